import { type Ability, defineAbility, type Offer, type Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { redirect } from '../../combat/declare/redirect.js';
import { place } from '../../combat/walking/walk.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { onBoard, standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { once } from '../../special-rules/timing/limits.js';
import { asOwnAction } from '../../special-rules/timing/own-action.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { interrupt, mayInterrupt } from './interrupts.js';

/** The hex next to a guardian on the straight line to its Ward; undefined if it is not free (JHX-MOVE-014). */
const towardsWard = (table: Table, id: ModelId): Place | undefined => {
  const guardian = onBoard(table.state, id);
  const ward = guardian?.ward && onBoard(table.state, guardian.ward);
  const piece = pieceOf(table, id);
  if (!guardian || !ward || !piece || !hasCommon(table, guardian, 'ward')) return undefined;
  return fieldOf(table).placeAlong(piece, 'towards', footingOf(table, ward), table.numbers.distances.wardPlace.value);
};

/** At the start of its activation the guardian may be Placed 1 hex towards its Ward. */
const closeIn: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'ward-place',
  rule: 'JHX-ABILITY-089',
  window: windows['start-of-activation'],
  offers(turn, { of }) {
    const by = onBoard(turn.state, of)?.player ?? null;
    return by === null || towardsWard(tableOf(turn), of) === undefined ? [] : [{ by, source: of }];
  },
  *use(turn, _, { source }) {
    const to = towardsWard(tableOf(turn), source);
    if (to !== undefined) yield* asOwnAction(turn, place(turn, { model: source, to, motion: 'place', by: source }));
  },
});

/**
 * The guardians that could help an attacked model now: those next to it, if no guardian has helped in this attack
 * (JHX-ABILITY-092). By the option `wardAfterRedirect`, a model that the attack was redirected to may have no guardians.
 */
const guardians = (turn: Turn<Jhx>, attack: Attack, perRound: Limit<Jhx>): readonly Offer[] => {
  if (attack.cancelled || attack.blow === null || attack.resistance !== null) return [];
  if (attack.target !== attack.declared && !turn.options.wardAfterRedirect) return [];
  const ward = onBoard(turn.state, attack.target);
  if (!ward) return [];
  const table = tableOf(turn);
  const ground = groundOf(table);
  const { ward: near } = table.numbers.distances;
  const warded = footingOf(table, ward);
  return standing(turn.state).flatMap(one =>
    one.ward === ward.id &&
    one.player !== null &&
    hasCommon(table, one, 'ward') &&
    ground.within(near.value, footingOf(table, one), warded) &&
    mayInterrupt(turn, one.id, perRound)
      ? [{ by: one.player, source: one.id }]
      : [],
  );
};

/** An Interrupt by which a guardian helps its Ward against the Basic Attack that hits it, once per round. */
const guarding = (
  id: string,
  rule: RuleId,
  help: (turn: Turn<Jhx>, attack: Attack, guardian: ModelId) => void,
): Ability<Jhx> => {
  const perRound = once('round', id, rule);
  return defineAbility<Jhx, Moment>({
    id,
    rule,
    window: windows['dice-chosen'],
    offers: (turn, { attack }) => (attack ? guardians(turn, attack, perRound) : []),
    use(turn, { attack }, { source }) {
      if (!attack) return;
      interrupt(turn, source, perRound);
      help(turn, attack, source);
    },
  });
};

/** Ward (Interrupt): the guardian takes the attack. */
const standIn = guarding('ward-stand-in', 'JHX-ABILITY-090', (turn, attack, guardian) =>
  redirect(turn, attack, guardian, 'JHX-ABILITY-090'),
);

/** Ward (Interrupt): the guardian sets the RES of its Ward for the damage of the attack. */
const shield = guarding('ward-shield', 'JHX-ABILITY-091', (turn, attack) => {
  attack.resistance = tableOf(turn).numbers.attackDamage.wardRES.value;
});

/** Ward: the move towards the Ward, and the two Interrupts, of which an attack allows one (JHX-ABILITY-092). */
export const ward: readonly Ability<Jhx>[] = [closeIn, standIn, shield];
