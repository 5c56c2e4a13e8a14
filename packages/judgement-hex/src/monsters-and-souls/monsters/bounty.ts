import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { holdRefusal } from '../../beside-table/artefacts/holding.js';
import { trade } from '../../beside-table/artefacts/shop.js';
import { changeFate } from '../../beside-table/fate/pool.js';
import { artefactCard, monsterCard } from '../../hero-cards/reading/cards.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { heroesOf, isOnBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { ArtefactId, Monster } from '../../vocabulary/pack.js';
import type { Footing } from '../../vocabulary/place.js';

/** A Monster that a player's model has killed. */
interface Slain {
  readonly bounty: Monster['bounty'];
  readonly at: number;
  /** The base of the Monster where it died. */
  readonly dead: Footing;
  /** The Hero or Summoned model that has the kill. */
  readonly killer: Model & { readonly player: string };
  /** True if a Summoned model killed it that is gone by now: its Master has the kill. */
  readonly byServant: boolean;
}

const slain = (turn: Turn<Jhx>, { victim, at, by, servant }: Moment): Slain | undefined => {
  const killer = turn.state.models.find(({ id }) => id === by);
  if (victim?.kind !== 'monster' || at === undefined || !killer || killer.player === null) return undefined;
  const table = tableOf(turn);
  const { bounty } = monsterCard(table, victim.card);
  const dead = footingOf(table, { ...victim, at });
  return { bounty, at, dead, killer: { ...killer, player: killer.player }, byServant: servant !== undefined };
};

/**
 * The Heroes of the killer's player next to the hex where the Monster died, the killer among them (JHX-MONSTER-007);
 * models of a unit in cohesion only (JHX-UNIT-020). Summoned models collect nothing, but a Hero next to the victim of
 * one may (JHX-MONSTER-011).
 */
const collectors = (turn: Turn<Jhx>, { dead, killer: { player } }: Slain): readonly Model[] => {
  const table = tableOf(turn);
  const ground = groundOf(table);
  const { bounty } = table.numbers.distances;
  return heroesOf(turn.state, player)
    .filter(isOnBoard)
    .filter(hero => ground.within(bounty.value, footingOf(table, hero), dead) && inCohesion(table, hero));
};

/**
 * The Fate of a Monster's bounty: one Hero may collect it (JHX-MONSTER-008) at the Monster's death, after the damage
 * and before manoeuvres (JHX-MONSTER-010), whether a model or another cause killed the Monster. Then the Hero may buy,
 * sell and trade Artefacts where it stands. Collecting does not count as the one Interrupt of an action.
 */
const fate: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'monster-bounty',
  rule: 'JHX-MONSTER-007',
  window: windows.death,
  limit: (_, { of }) => `bounty of ${of}`,
  offers: (turn, moment) => {
    const dead = slain(turn, moment);
    if (!dead) return [];
    return collectors(turn, dead).map(({ id }) => ({ by: dead.killer.player, source: id }));
  },
  *use(turn, moment, { by, source }) {
    const dead = slain(turn, moment);
    if (!dead) return;
    changeFate(turn, by, dead.bounty.fate, 'bounty', 'JHX-MONSTER-009');
    yield* trade(turn, { model: source, free: true, anywhere: true });
  },
});

/** The Artefact of a bounty as its killer could take it. */
interface Spoil {
  readonly artefact: ArtefactId;
  /** The Artefact that the killer has to discard for it. */
  readonly discard?: ArtefactId;
}

/**
 * The Artefact that the killer can take into its free slot, or in place of the Artefact in that slot; undefined if it
 * can take none.
 */
const spoilOf = (turn: Turn<Jhx>, { bounty: { artefact }, killer, byServant }: Slain): Spoil | undefined => {
  const table = tableOf(turn);
  if (artefact === undefined || byServant || !isOnBoard(killer)) return undefined;
  const refused = (without: readonly ArtefactId[]): boolean =>
    holdRefusal(table, killer, artefact, { deck: null, without }) !== undefined;
  if (!refused([])) return { artefact };
  const { slot } = artefactCard(table, artefact);
  const discard = killer.artefacts.find(held => artefactCard(table, held.artefact).slot === slot)?.artefact;
  return discard === undefined || refused([discard]) ? undefined : { artefact, discard };
};

/**
 * The unique Artefact of a Monster's bounty: only the Hero that killed the Monster may take it, if the Hero's slot is
 * free or emptied for it, and if its Warband has no such Artefact. The Master of a Summoned model that killed takes none
 * (JHX-MONSTER-011).
 */
const artefact: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'monster-artefact',
  rule: 'JHX-MONSTER-012',
  window: windows.death,
  offers: (turn, moment) => {
    const dead = slain(turn, moment);
    const spoil = dead && spoilOf(turn, dead);
    if (!spoil) return [];
    const offer = { by: dead.killer.player, source: dead.killer.id };
    return [spoil.discard === undefined ? offer : { ...offer, with: { discard: spoil.discard } }];
  },
  use: (turn, moment, { source }) => {
    const dead = slain(turn, moment);
    const spoil = dead && spoilOf(turn, dead);
    if (!spoil) return;
    const { artefact, discard } = spoil;
    if (discard !== undefined)
      turn.emit({ type: 'ArtefactReturned', model: source, artefact: discard }, 'JHX-MONSTER-012');
    turn.emit({ type: 'ArtefactTaken', model: source, held: { artefact, deck: null } }, 'JHX-MONSTER-012');
  },
});

/** The bounties of a slain Monster; the killer's player orders them. */
export const bounties: readonly Ability<Jhx>[] = [fate, artefact];
