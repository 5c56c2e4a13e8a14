import type { PlayerId, Refusal, Turn } from '@rulewright/core';
import { artefactCard } from '../../hero-cards/reading/cards.js';
import { isChampion } from '../../hero-cards/reading/champions.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { warbandOf } from '../../match/models.js';
import type { Held, Jhx, Model } from '../../vocabulary/index.js';
import type { ArtefactId } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';

/** What an Artefact would meet in a Hero's hands, who keeps it through death (JHX-ARTEFACT-011). */
interface Taking {
  /** Whose deck it comes from; null for a Monster's bounty. */
  readonly deck: Held['deck'];
  /** What the Hero gives away for it. */
  readonly without?: readonly ArtefactId[];
}

/**
 * Why a model cannot hold an Artefact; undefined if it can (JHX-ACTION-031):
 *
 * - `summoned` (JHX-SUMMON-012), `not-the-commander` (JHX-UNIT-002), `no-hero` for Monsters;
 * - `not-a-champion`: a Sacred Artefact (JHX-GOD-010); `defender`: its card denies it to Defenders (JHX-ABILITY-004);
 * - `slot-full`: one offensive, one defensive (JHX-ARTEFACT-002, JHX-ARTEFACT-012);
 * - `second-copy`: its Warband has one (JHX-ARTEFACT-004), unless it is out of the opponent's deck (JHX-ARTEFACT-005).
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

/** Whether a player has used up the one use of an Artefact in this game, whoever holds it now (JHX-ARTEFACT-010). */
export const isSpent = (table: Table, player: PlayerId, id: ArtefactId): boolean =>
  artefactCard(table, id).oneUse === true && warbandOf(table.state, player).spentArtefacts.includes(id);

/** The one use of a one-use Artefact is made (JHX-ARTEFACT-010); nothing for all others. */
export const spendArtefact = (turn: Turn<Jhx>, table: Pick<Table, 'pack'>, player: PlayerId, id: ArtefactId): void => {
  if (artefactCard(table, id).oneUse) turn.emit({ type: 'ArtefactSpent', player, artefact: id }, 'JHX-ARTEFACT-010');
};
