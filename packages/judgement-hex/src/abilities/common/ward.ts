import { type Ability, defineAbility, type Offer, type Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { redirect } from '../../combat/eligibility/redirect.js';
import { place } from '../../combat/walking/walk.js';
import { placeAlong, straightLine } from '../../ground/movement/directed.js';
import { hasCommon } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import type { Attack } from '../../match/attack-data.js';
import { onBoard, standing } from '../../match/models.js';
import { type Table, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Moment } from '../../special-rules/timing/moment.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { interrupt, mayInterrupt } from './interrupts.js';

/** The hex next to a guardian on the straight line to its Ward; undefined if it is not free (JHX-MOVE-014). */
const towardsWard = (table: Table, id: ModelId): Cell | undefined => {
  const guardian = onBoard(table.state, id);
  const ward = guardian?.ward && onBoard(table.state, guardian.ward);
  const piece = pieceOf(table, id);
  if (!guardian || !ward || !piece || !hasCommon(table, guardian, 'ward')) return undefined;
  const field = fieldOf(table);
  return placeAlong(field, piece, straightLine(field.ground.board, guardian.at, 'towards', ward.at, 1));
};

/** At the start of its activation the guardian may be Placed 1 hex towards its Ward (JHX-ABILITY-089). */
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
    if (to !== undefined) yield* place(turn, { model: source, to, motion: 'place', by: source });
  },
});

/**
 * The guardians that could help an attacked model now: next to it, and nobody has helped it in this attack (JHX-ABILITY-092).
 * A model that the attack was redirected to has its guardians too, unless the option `wardAfterRedirect` says no.
 */
const guardians = (turn: Turn<Jhx>, attack: Attack, id: string): readonly Offer[] => {
  if (attack.cancelled || attack.blow === null || attack.resistance !== null) return [];
  if (attack.target !== attack.declared && !turn.options.wardAfterRedirect) return [];
  const ward = onBoard(turn.state, attack.target);
  if (!ward) return [];
  const table = tableOf(turn);
  const { board } = fieldOf(table).ground;
  return standing(turn.state).flatMap(one =>
    one.ward === ward.id &&
    one.player !== null &&
    hasCommon(table, one, 'ward') &&
    board.distance(one.at, ward.at) === 1 &&
    mayInterrupt(turn, one.id, `${id} ${one.id}`)
      ? [{ by: one.player, source: one.id }]
      : [],
  );
};

/** An Interrupt by which a guardian helps its Ward against the Basic Attack that hits it, once per round. */
const guarding = (
  id: string,
  rule: RuleId,
  help: (turn: Turn<Jhx>, attack: Attack, guardian: ModelId) => void,
): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id,
    rule,
    window: windows['dice-chosen'],
    offers: (turn, { attack }) => (attack ? guardians(turn, attack, id) : []),
    use(turn, { attack }, { source }) {
      if (!attack) return;
      interrupt(turn, source, `${id} ${source}`, rule);
      help(turn, attack, source);
    },
  });

/** Ward (Interrupt): the guardian takes the attack (JHX-ABILITY-090). */
const standIn = guarding('ward-stand-in', 'JHX-ABILITY-090', (turn, attack, guardian) =>
  redirect(turn, attack, guardian, 'JHX-ABILITY-090'),
);

/** The RES that a guardian gives its Ward (JHX-ABILITY-091). */
const shielded = 2;

/** Ward (Interrupt): the guardian sets the RES of its Ward for the damage of the attack (JHX-ABILITY-091). */
const shield = guarding('ward-shield', 'JHX-ABILITY-091', (_, attack) => {
  attack.resistance = shielded;
});

/** Ward: to come closer, and the two Interrupts, of which one attack sees only one (JHX-ABILITY-092). */
export const ward: readonly Ability<Jhx>[] = [closeIn, standIn, shield];
