import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { hitPointsOfPrey, type Prey, preyNamed } from '../../battlefield/prey.js';
import { thingOf } from '../../battlefield/things.js';
import {
  armyOf,
  baseOf,
  hasKeyword,
  modelNamed,
  modelOf,
  modelsOf,
  opponentOf,
  playerOf,
  unitOf,
} from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { scoreDeed } from '../../scenario/scoring.js';
import { openForEach } from '../../timing/windows.js';
import { hitPointsLeft } from '../../unit-cards/hit-points/hit-points.js';
import { checkAnnihilation } from '../../victory/annihilation.js';
import type { Attack, Gone, Model, ModelId, Sfi, UnitId } from '../../vocabulary/index.js';
import { unitKeywords } from '../../vocabulary/words.js';
import { exhaustLast } from '../tokens/exhausted.js';

/**
 * A unit is destroyed with its last model. A destroyed weaver gives points to the opponent, whatever the cause
 * (SFI-SCENARIO-019), and its leadership ability ends.
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

/** Removes PREY without hit points. Its destruction scores for the player who caused it. */
const removePrey = (turn: Turn<Sfi>, { element }: Prey, player: PlayerId | null): Gone => {
  const { id: model } = element;
  const { base } = thingOf(tableOf(turn), model);
  turn.emit({ type: 'ElementRemoved', element: model }, 'SFI-SCENARIO-017');
  if (player !== null) scoreDeed(turn, { player, element, per: 'destroyed' });
  return { model, unit: null, base, element };
};

/** The events of the destruction of models and PREY. */
function* openDestroyed(turn: Turn<Sfi>, all: readonly Gone[], attack: Attack | undefined): Rule {
  const moments = all.map(gone => ({ of: gone.model, gone, ...(attack ? { attack } : {}) }));
  yield* openForEach(turn, 'destroyed', moments);
}

/**
 * Removes destroyed models, all at the same moment (SFI-WIN-006). The match may end with them (SFI-WIN-005). If it does not, the
 * destruction of each model is an event of its own (SFI-ABILITY-REACTIVE-004) for its last place (SFI-ABILITY-REACTIVE-012).
 *
 * @param attack the attack that destroys the models, if one does
 * @param prey PREY that was removed at the same moment, an enemy model for both players (SFI-SCENARIO-002)
 */
export function* destroyModels(
  turn: Turn<Sfi>,
  models: readonly ModelId[],
  attack?: Attack,
  prey: readonly Gone[] = [],
): Rule {
  if (models.length === 0) return yield* openDestroyed(turn, prey, attack);
  const gone: (Gone & { readonly unit: UnitId })[] = [];
  for (const model of models) {
    const one = modelOf(turn.state, model);
    const { unit, at } = one;
    gone.push({ model, unit, base: baseOf(tableOf(turn), one) });
    turn.emit({ type: 'ModelDestroyed', model, unit, at }, 'SFI-CARD-009');
  }
  for (const id of new Set(gone.map(({ unit }) => unit))) {
    if (modelsOf(turn.state, id).length === 0) destroyUnit(turn, id);
  }
  exhaustLast(turn, 'SFI-ACTIVATE-009');
  yield* checkAnnihilation(turn);
  yield* openDestroyed(turn, [...gone, ...prey], attack);
}

/** Damage that a model or PREY suffers. */
export interface Suffered {
  readonly model: ModelId;
  readonly damage: number;
}

/** Damage that is marked at one moment. */
export interface Marking {
  readonly all: readonly Suffered[];
  /** Damage of a damage roll, or set damage (SFI-DAMAGE-008). */
  readonly harm: 'rolled' | 'set';
  /** The player whose attack or ability inflicts the damage; null for conditions, terrain and manifestations. */
  readonly by: PlayerId | null;
  readonly rule: RuleId;
  readonly attack?: Attack;
}

/**
 * Marks damage on PREY, which scores for the player who caused it (SFI-SCENARIO-017); INDESTRUCTIBLE PREY records all of it
 * (SFI-SCENARIO-018).
 */
const markPrey = (turn: Turn<Sfi>, prey: Prey, damage: number, { rule, by: player }: Marking): void => {
  const { element } = prey;
  const marked = Math.min(damage, hitPointsOfPrey(tableOf(turn), prey) ?? damage);
  if (marked === 0) return;
  turn.emit({ type: 'ElementDamaged', element: element.id, damage: marked }, rule);
  if (player !== null) scoreDeed(turn, { player, element, per: 'damage', damage: marked });
};

/** Marks damage on a model, at most as much as the model has hit points left. The damage stays (SFI-DAMAGE-012). */
const markModel = (turn: Turn<Sfi>, model: Model, damage: number, { rule }: Marking): void => {
  const marked = Math.min(damage, hitPointsLeft(tableOf(turn), model));
  if (marked > 0) turn.emit({ type: 'DamageMarked', model: model.id, damage: marked }, [rule, 'SFI-DAMAGE-006']);
};

/**
 * Marks damage on models and PREY, each by itself (SFI-CARD-008), and removes those that have no hit points left, all
 * at the same moment (SFI-ATTACK-034). The events of the destroyed models follow at once, and after them those of the
 * damaged survivors. A model that has left the table before takes no damage (SFI-ATTACK-038).
 */
export function* markDamage(turn: Turn<Sfi>, marking: Marking): Rule {
  for (const { model: id, damage } of marking.all) {
    const model = modelNamed(turn.state, id);
    const prey = preyNamed(tableOf(turn), id);
    if (model) markModel(turn, model, damage, marking);
    else if (prey) markPrey(turn, prey, damage, marking);
  }
  const table = tableOf(turn);
  const hurt = [...new Set(marking.all.flatMap(({ model, damage }) => (damage > 0 ? [model] : [])))];
  const { attack, harm, by } = marking;
  const fallen = hurt.flatMap(id => {
    const prey = preyNamed(table, id);
    return prey && hitPointsOfPrey(table, prey) === 0 ? [removePrey(turn, prey, by)] : [];
  });
  const doomed = hurt.filter(id => {
    const model = modelNamed(turn.state, id);
    return model !== undefined && hitPointsLeft(table, model) <= 0;
  });
  yield* destroyModels(turn, doomed, attack, fallen);
  // A model that suffers damage twice, as one in the place of another may, has two moments (SFI-ABILITY-REACTIVE-004).
  const isThere = (of: ModelId): boolean => modelNamed(turn.state, of) !== undefined;
  const moments = marking.all.flatMap(({ model: of, damage }) =>
    damage > 0 && isThere(of) ? [{ of, harm, ...(attack ? { attack } : {}) }] : [],
  );
  yield* openForEach(turn, 'damage-marked', moments, ({ of }) => of !== null && isThere(of));
}

/** True while a unit is on the table. */
export const isThere = (turn: Turn<Sfi>, unit: UnitId): boolean => unitOf(turn.state, unit).where === 'on-table';
