import type { PlayerId, Turn } from '@rulewright/core';
import { unitCard } from '../../hero-cards/reading/cards.js';
import { warbandOf } from '../../match/models.js';
import { newModel } from '../../match/new-model.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { ArtefactId, ContentPack, GodId, HeroId } from '../../vocabulary/pack.js';

/**
 * The models of a Hero at the start: level 1, unhurt, with no Artefacts, tokens or Souls (JHX-SETUP-020); of a Hero unit
 * all of them, its Commander first (JHX-UNIT-001).
 */
export const modelsOfHero = (pack: ContentPack, player: PlayerId, card: HeroId): readonly Model[] => {
  const id = `${player}:${card}`;
  const hero = { id, kind: 'hero', card, player } as const;
  const unit = unitCard(pack, card);
  if (!unit) return [newModel(hero)];
  return [
    newModel({ ...hero, unit: id }),
    ...unit.members.map(({ id: member }) => newModel({ ...hero, id: `${id}/${member}`, unit: id, member })),
  ];
};

/**
 * A Warband's Artefact deck: one of each that is neither Sacred nor a Monster's bounty, and its god's Sacred Artefact
 * (JHX-ARTEFACT-001, JHX-GOD-004).
 */
const deckOf = (pack: ContentPack, god: GodId | null): readonly ArtefactId[] => {
  const sacred = god === null ? undefined : pack.gods[god]?.sacredArtefact;
  return Object.keys(pack.artefacts).filter(id => pack.artefacts[id]?.kind === 'deck' || id === sacred);
};

/** The picked Heroes are the player's Warband (JHX-DRAFT-001). */
export const formWarband = (turn: Turn<Jhx>, player: PlayerId, rule: RuleId): void => {
  const { pack, state } = tableOf(turn);
  const { picked, god } = warbandOf(state, player);
  const models = picked.flatMap(card => modelsOfHero(pack, player, card));
  turn.emit({ type: 'WarbandFormed', player, models, deck: deckOf(pack, god) }, [rule, 'JHX-SETUP-020']);
};
