import type { Rule, Turn } from '@rulewright/core';
import { armyOf, hasKeyword, modelOf, modelsOf, opponentOf, playerOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { hitPointsLeft } from '../../unit-cards/hit-points/hit-points.js';
import { checkAnnihilation } from '../../victory/annihilation.js';
import type { ModelId, Sfi, UnitId } from '../../vocabulary/index.js';
import { unitKeywords } from '../../vocabulary/words.js';
import { exhaustLast } from '../tokens/exhausted.js';

/**
 * A unit is destroyed with its last model (SFI-CARD-010). A weaver brings points to its opponent, whatever destroyed it
 * (SFI-SCENARIO-019), and its leadership ability ends with it (SFI-LEADER-005).
 */
const destroyUnit = (turn: Turn<Sfi>, id: UnitId): void => {
  const { state } = turn;
  const player = playerOf(state, id);
  turn.emit({ type: 'UnitDestroyed', unit: id, round: state.round }, 'SFI-CARD-010');
  const table = tableOf(turn);
  if (hasKeyword(table, unitOf(state, id), unitKeywords.weaver)) {
    const { value: points, rule } = table.numbers.scenario.weaver;
    turn.emit({ type: 'PointsScored', player: opponentOf(state, player), points, why: id }, rule);
  }
  if (armyOf(state, player).leadership?.weaver === id) {
    turn.emit({ type: 'LeadershipEnded', player }, 'SFI-LEADER-005');
  }
};

/** Removes destroyed models, all at the same moment (SFI-CARD-009, SFI-WIN-006). */
export function* destroyModels(turn: Turn<Sfi>, models: readonly ModelId[]): Rule {
  if (models.length === 0) return;
  const units = new Set<UnitId>();
  for (const id of models) {
    const { unit, at } = modelOf(turn.state, id);
    units.add(unit);
    turn.emit({ type: 'ModelDestroyed', model: id, unit, at }, 'SFI-CARD-009');
  }
  for (const id of units) if (modelsOf(turn.state, id).length === 0) destroyUnit(turn, id);
  exhaustLast(turn, 'SFI-ACTIVATE-009');
  yield* checkAnnihilation(turn);
}

/** Damage that a model suffers. */
export interface Suffered {
  readonly model: ModelId;
  readonly damage: number;
}

/**
 * Marks damage on models, each by itself (SFI-CARD-008), and removes those that have no hit points left, all at the same moment.
 * A model takes no more damage than it has hit points (SFI-DAMAGE-006).
 */
export function* markDamage(turn: Turn<Sfi>, all: readonly Suffered[], rule: RuleId): Rule {
  for (const { model, damage } of all) {
    const marked = Math.min(damage, hitPointsLeft(tableOf(turn), modelOf(turn.state, model)));
    if (marked > 0) turn.emit({ type: 'DamageMarked', model, damage: marked }, rule);
  }
  const hurt = [...new Set(all.map(({ model }) => model))];
  yield* destroyModels(
    turn,
    hurt.filter(id => hitPointsLeft(tableOf(turn), modelOf(turn.state, id)) <= 0),
  );
}

/** True while a unit is on the table. */
export const isThere = (turn: Turn<Sfi>, unit: UnitId): boolean => unitOf(turn.state, unit).where === 'on-table';
