import type { PlayerId, Refusal, Turn } from '@rulewright/core';
import { abilitiesOf, artefactCard } from '../../hero-cards/reading/cards.js';
import { isChampion } from '../../hero-cards/reading/champions.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { heroesOf, warbandOf } from '../../match/models.js';
import type { Held, Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { ArtefactId } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';

/** An Artefact that would come into the hands of a Hero. A Hero that dies keeps its Artefacts (JHX-ARTEFACT-011). */
interface Taking {
  /** The player whose deck the Artefact comes from; null for a Monster's bounty. */
  readonly deck: Held['deck'];
  /** The Artefacts that the Hero gives away in exchange. */
  readonly without?: readonly ArtefactId[];
}

/**
 * The reason why a model cannot hold an Artefact; undefined if it can (JHX-ACTION-031):
 *
 * - `summoned`, `not-the-commander`; `no-hero` for Monsters;
 * - `not-a-champion`: the Artefact is Sacred; `defender`: its card denies it to Defenders;
 * - `slot-full`: a Hero holds one offensive and one defensive Artefact (JHX-ARTEFACT-012);
 * - `second-copy`: the Warband has a copy, and the Artefact is not out of the opponent's deck (JHX-ARTEFACT-005).
 */
export const holdRefusal = (
  table: Table,
  model: Model,
  id: ArtefactId,
  { deck, without = [] }: Taking,
): Refusal | undefined => {
  const { kind, slot, notForDefenders } = artefactCard(table, id);
  const { player } = model;
  const detail = { model: model.id, artefact: id };
  if (model.kind === 'summoned') return { code: 'summoned', rule: 'JHX-SUMMON-012', detail };
  if (model.kind === 'monster' || player === null) return { code: 'no-hero', rule: 'JHX-ARTEFACT-003', detail };
  if (model.member !== null) return { code: 'not-the-commander', rule: 'JHX-UNIT-002', detail };
  if (kind === 'sacred' && !isChampion(table, model)) return { code: 'not-a-champion', rule: 'JHX-GOD-010', detail };
  if (notForDefenders && hasCommon(table, model, 'defender')) {
    return { code: 'defender', rule: 'JHX-ABILITY-004', detail };
  }
  const keeps = ({ artefact }: Held): boolean => !without.includes(artefact);
  if (model.artefacts.some(one => keeps(one) && artefactCard(table, one.artefact).slot === slot)) {
    return { code: 'slot-full', rule: 'JHX-ARTEFACT-002', detail: { model: model.id, artefact: id, slot } };
  }
  const own = (one: Held): boolean => one.artefact === id && (one.deck === null || one.deck === player);
  if (!own({ artefact: id, deck })) return undefined;
  const copies = table.state.models.some(one => one.player === player && one.artefacts.some(own));
  return copies ? { code: 'second-copy', rule: 'JHX-ARTEFACT-004', detail } : undefined;
};

/**
 * The Heroes whose uses of an ability count for its bearer: the bearer and, of an Artefact's ability, those of the player that
 * have it no more. The limit of such an ability belongs to the Artefact, which may have changed hands (JHX-ARTEFACT-010).
 */
export const bearersOf = (
  table: Table,
  { id, player }: Pick<Model, 'id' | 'player'>,
  ability: string,
  artefact: ArtefactId | undefined,
): readonly ModelId[] => {
  if (artefact === undefined || player === null) return [id];
  const has = (hero: Model): boolean => abilitiesOf(table, hero).some(one => one.ability.id === ability);
  return [id, ...heroesOf(table.state, player).flatMap(hero => (has(hero) ? [] : [hero.id]))];
};

/** True if a player has used up the one use of an Artefact in this game, whichever Hero holds the Artefact now. */
export const isSpent = (table: Table, player: PlayerId, id: ArtefactId): boolean =>
  artefactCard(table, id).oneUse === true && warbandOf(table.state, player).spentArtefacts.includes(id);

/** The one use of a one-use Artefact is made; nothing for all others. */
export const spendArtefact = (turn: Turn<Jhx>, table: Pick<Table, 'pack'>, player: PlayerId, id: ArtefactId): void => {
  if (artefactCard(table, id).oneUse) turn.emit({ type: 'ArtefactSpent', player, artefact: id }, 'JHX-ARTEFACT-010');
};
