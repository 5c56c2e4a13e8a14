import { hashJson, perform, type Rule, type Turn } from '@rulewright/core';
import { enumerate } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import { woundsOn } from '../match/wounds.js';
import type { Attack, Eld, EldState, ModelId, Resolution } from '../vocabulary/index.js';
import type { Hits } from './hits.js';
import { policyOf } from './policy.js';
import { goesOn, matchOf, type Position, tableAt } from './position.js';
import { scoring } from './scoring.js';
import { resolutionIn, stagesNamed } from './stages.js';

/** The chance of one loss of HP, which may be more than the remaining HP. */
export interface LossChance {
  readonly hp: number;
  readonly probability: Fraction;
}

/** The name of the counter that adds up a model's losses before they take effect (ELD-ACT-018). */
const LOST = 'odds:lost';
const AFTER = ['fix Hits', 'roll for damage'];
const none: Hits = { plain: 0, critical: 0 };

/** The HP that a model loses by a resolution: its Wounds and all other losses (ELD-DAMAGE-011). */
const lostIn = (resolution: Resolution, model: ModelId, perWound: number): number => {
  const wounds = woundsOn(resolution, model).length * perWound;
  const others = resolution.consequences.flatMap(one => (one.model === model && 'losesHp' in one ? [one.losesHp] : []));
  return others.reduce((sum, hp) => sum + hp, wounds);
};

/** One Hit of an attack on a model, from the fixing of Hits to the Damage rolls, by the rules of play. */
function* oneHit(turn: Turn<Eld>, { game }: Position, attack: Attack, on: ModelId, critical: boolean): Rule {
  const resolution = resolutionIn(turn.state);
  resolution.attacks.push(scoring(tableAt({ game, options: turn.options, state: turn.state }), attack, on, critical));
  yield* perform(turn, stagesNamed(game.edition.procedures.resolution, AFTER), resolution);
  const by = lostIn(resolution, on, game.edition.numbers.damage.woundHp.value);
  if (by > 0) turn.emit({ type: 'CounterChanged', model: on, counter: LOST, by }, 'ELD-DAMAGE-001');
}

interface Reached {
  readonly state: EldState;
  readonly probability: Fraction;
}

const lostBy = ({ models }: EldState, on: ModelId): number => models.find(({ id }) => id === on)?.counters[LOST] ?? 0;

/**
 * The HP that a model loses by a number of Hits of an attack, and of a Chain Attack that follows it. Limits such as
 * "once per turn" count over all of them.
 */
export const lossesBy = (
  position: Position,
  attack: Attack,
  on: ModelId,
  rerolls = false,
  chain?: Attack,
): ((hits: Hits, chained?: Hits) => readonly LossChance[]) => {
  // Cache: the states after one more Hit, by state and kind of Hit, and those after a number of Hits.
  const steps = new Map<string, readonly Reached[]>();
  const known = new Map<string, readonly Reached[]>();

  const afterHit = (state: EldState, by: Attack, critical: boolean): readonly Reached[] => {
    const key = hashJson([state, by.by, critical]);
    const found =
      steps.get(key) ??
      enumerate(
        matchOf({ ...position, state }, turn => oneHit(turn, position, by, on, critical)),
        policyOf(rerolls),
        match => goesOn(match.state),
      ).map(({ value, probability }) => ({ state: value, probability }));
    steps.set(key, found);
    return found;
  };

  const merged = (all: readonly Reached[]): readonly Reached[] => {
    const found = new Map<string, Reached>();
    for (const one of all) {
      const key = hashJson(one.state);
      const same = found.get(key);
      found.set(key, same ? { ...same, probability: add(same.probability, one.probability) } : one);
    }
    return [...found.values()];
  };

  const stepped = (before: readonly Reached[], by: Attack, critical: boolean): readonly Reached[] =>
    merged(
      before.flatMap(({ state, probability }) =>
        afterHit(state, by, critical).map(one => ({
          state: one.state,
          probability: multiply(probability, one.probability),
        })),
      ),
    );

  const computed = (hits: Hits, chained: Hits): readonly Reached[] => {
    const { plain, critical } = hits;
    if (chain && chained.critical > 0) return stepped(after(hits, none), chain, true);
    if (chain && chained.plain > 0) return stepped(after(hits, none), chain, false);
    if (critical > 0) return stepped(after({ plain, critical: critical - 1 }, none), attack, true);
    if (plain > 0) return stepped(after({ plain: plain - 1, critical }, none), attack, false);
    return [{ state: position.state, probability: fraction(1n, 1n) }];
  };

  const after = (hits: Hits, chained: Hits): readonly Reached[] => {
    const key = [hits.plain, hits.critical, chained.plain, chained.critical].join(' ');
    const found = known.get(key) ?? computed(hits, chained);
    known.set(key, found);
    return found;
  };

  return (hits, chained = none) =>
    after(hits, chained).map(({ state, probability }) => ({ hp: lostBy(state, on), probability }));
};
