import { defineAbility, type Rule, type Turn } from '@rulewright/core';
import { fliesIn } from '../../ground/own-movement.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { actionIn } from '../../special-rules/timing/own-action.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { nowhere } from '../../vocabulary/place.js';
import { dealDamage } from '../damage/damage.js';

/** The key that the damage spends in an action; a Monster's strike is an action of its own (JHX-MONSTER-046). */
const once = (turn: Pick<Turn<Jhx>, 'spent' | 'state'>, model: ModelId): string =>
  `treacherous ground ${model}${actionIn(turn)}`;

/**
 * 1 damage with Armour Piercing 1 (JHX-TERRAIN-013). The kill belongs to the model that moved the victim
 * (JHX-TERRAIN-019), and to nobody if the victim moved by itself (JHX-TERRAIN-018).
 */
function* harm(turn: Turn<Jhx>, target: ModelId, by: ModelId | null): Rule {
  const source = 'treacherous ground';
  const { damage, piercing } = tableOf(turn).numbers.treacherousGround;
  const harmed = { target, amount: damage.value, piercing: piercing.value, cause: 'terrain', by } as const;
  yield* dealDamage(turn, { ...harmed, rule: damage.rule, source });
}

/** True if the step that has just been taken is the one with which treacherous ground deals its damage. */
const strikesNow = (turn: Turn<Jhx>, { of, move }: Moment): boolean => {
  const table = tableOf(turn);
  const piece = pieceOf(table, of);
  if (!piece || !move?.path || move.motion === undefined) return false;
  // The model comes into play here: resurrected or summoned (JHX-DEF-007).
  if (move.from === nowhere && table.options.terrainOnEntering === 'none') return false;
  // Where an Advance in the air will end is not known yet: see `touchDown`.
  if (move.motion === 'advance' && fliesIn(piece, 'advance', table.options)) return false;
  return fieldOf(table).treacherousStep(piece, move.path, move.motion, table.options) === move.step;
};

/**
 * Treacherous ground acts at the moment when a hex is entered, once in an action; `treacherousStep` gives the step
 * (JHX-TERRAIN-013, JHX-TERRAIN-015). It is compulsory, so it does not count as the one Interrupt of a model
 * (JHX-INTERRUPT-009).
 */
export const treacherousGround: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id: 'treacherous-ground',
  rule: 'JHX-TERRAIN-016',
  window: windows['entering-hex'],
  compulsory: true,
  offers: (turn, moment) => {
    const by = onBoard(turn.state, moment.of)?.player ?? turn.state.order[0];
    return strikesNow(turn, moment) && !turn.spent(once(turn, moment.of)) ? [{ by, source: moment.of }] : [];
  },
  *use(turn, { of, by }) {
    if (turn.once(once(turn, of))) yield* harm(turn, of, by ?? null);
  },
});

/** A model that was in the air comes down where it is (JHX-TERRAIN-021). */
export function* touchDown(turn: Turn<Jhx>, id: ModelId): Rule {
  const table = tableOf(turn);
  const model = onBoard(turn.state, id);
  if (!model || model.kind === 'monster' || !fieldOf(table).isTreacherous(footingOf(table, model))) return;
  if (turn.once(once(turn, id))) yield* harm(turn, id, null);
}
