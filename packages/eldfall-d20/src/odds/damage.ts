import { hashJson, perform, type Rule, type Turn } from '@rulewright/core';
import { enumerate } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import { newAttack, newPool } from '../attacks/facts.js';
import { woundsOn } from '../match/wounds.js';
import { dieOf } from '../rolls/dice.js';
import { rollFacts } from '../rolls/roll.js';
import type { Attack, Eld, EldState, ModelId, Resolution } from '../vocabulary/index.js';
import type { Hits } from './hits.js';
import { policyOf } from './policy.js';
import { goesOn, matchOf, type Position, tableAt } from './position.js';
import { resolutionIn, stagesNamed } from './stages.js';

/** The chance of one loss of HP, not cut off at the HP that are left. */
export interface LossChance {
  readonly hp: number;
  readonly probability: Fraction;
}

/** The counter in which a model's losses are added up while nothing takes effect yet (ELD-ACT-018). */
const LOST = 'odds:lost';
const AFTER = ['fix Hits', 'roll for damage'];

/** The HP that a model loses by everything that a resolution has collected: its Wounds, and other losses (ELD-DAMAGE-011). */
const lostIn = (resolution: Resolution, model: ModelId, perWound: number): number => {
  const wounds = woundsOn(resolution, model).length * perWound;
  const others = resolution.consequences.flatMap(one => (one.model === model && 'losesHp' in one ? [one.losesHp] : []));
  return others.reduce((sum, hp) => sum + hp, wounds);
};

/** One Hit of an attack on a model, from the fixing of Hits to the Damage rolls, by the rules of play. */
function* oneHit(turn: Turn<Eld>, { game }: Position, attack: Attack, on: ModelId, critical: boolean): Rule {
  const { aim, attribute } = attack.pools[0] ?? newPool({ model: on }, 1);
  const resolution = resolutionIn(turn.state);
  const facts = rollFacts({ model: attack.attacker, attribute: 'OFF', purpose: 'attack', attack });
  const die = { ...dieOf(tableAt({ game, options: turn.options, state: turn.state }), facts, 20, 1), critical };
  // A Hit on anybody but the target is a stray shot.
  const stray = 'model' in aim && aim.model !== on ? on : null;
  const pool = { ...newPool(aim, 1), attribute, dice: [{ ...die, success: true, stray }] };
  resolution.attacks.push(newAttack(attack, [pool]));
  yield* perform(turn, stagesNamed(game.edition.procedures.resolution, AFTER), resolution);
  const by = lostIn(resolution, on, game.edition.numbers.damage.woundHp.value);
  if (by > 0) turn.emit({ type: 'CounterChanged', model: on, counter: LOST, by }, 'ELD-DAMAGE-001');
}

interface Reached {
  readonly state: EldState;
  readonly probability: Fraction;
}

const lostBy = ({ models }: EldState, on: ModelId): number => models.find(({ id }) => id === on)?.counters[LOST] ?? 0;

/** The HP that a model loses by so many Hits of an attack. Limits such as "once per turn" count over all of them. */
export const lossesBy = (
  position: Position,
  attack: Attack,
  on: ModelId,
  rerolls = false,
): ((hits: Hits) => readonly LossChance[]) => {
  // Cache: the states after one more Hit, by state and kind of Hit, and those after so many Hits.
  const steps = new Map<string, readonly Reached[]>();
  const known = new Map<string, readonly Reached[]>();

  const afterHit = (state: EldState, critical: boolean): readonly Reached[] => {
    const key = hashJson([state, critical]);
    const found =
      steps.get(key) ??
      enumerate(
        matchOf({ ...position, state }, turn => oneHit(turn, position, attack, on, critical)),
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

  const after = ({ plain, critical }: Hits): readonly Reached[] => {
    const key = `${plain} ${critical}`;
    const found = known.get(key) ?? computed({ plain, critical });
    known.set(key, found);
    return found;
  };

  const computed = ({ plain, critical }: Hits): readonly Reached[] => {
    if (plain + critical === 0) return [{ state: position.state, probability: fraction(1n, 1n) }];
    const before = critical > 0 ? after({ plain, critical: critical - 1 }) : after({ plain: plain - 1, critical });
    return merged(
      before.flatMap(({ state, probability }) =>
        afterHit(state, critical > 0).map(one => ({
          state: one.state,
          probability: multiply(probability, one.probability),
        })),
      ),
    );
  };

  return hits => after(hits).map(({ state, probability }) => ({ hp: lostBy(state, on), probability }));
};
