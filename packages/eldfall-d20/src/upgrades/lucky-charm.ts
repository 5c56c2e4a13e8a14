import { decide, type Rule, type Turn } from '@rulewright/core';
import { activePlayer, hasState, isAlly, isOnField, modelNamed, modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { attackerOf } from '../traits/of-hit.js';
import type { Eld, ModelId, RollFacts, Sources, ThingId } from '../vocabulary/index.js';
import { codedUpgrade } from './coded.js';

const CHARM = 'lucky-charm';
/** The name of the Luck counters of a model. */
export const LUCK = 'luck';

const luckOf = ({ counters }: { readonly counters: Readonly<Record<string, number>> }): number => counters[LUCK] ?? 0;

/** In its Strategic phase a model with a Lucky Charm gains a Luck counter, up to three. */
export const gainLuck = (turn: Turn<Eld>): void => {
  const by = activePlayer(turn.state);
  const { numbers } = tableOf(turn);
  for (const model of turn.state.models) {
    if (model.player !== by || !isOnField(model) || hasState(model, 'dead')) continue;
    if (codedUpgrade(tableOf(turn), model, CHARM) === undefined) continue;
    if (luckOf(model) >= numbers.upgrades.luckyCharm.value) continue;
    turn.emit({ type: 'CounterChanged', model: model.id, counter: LUCK, by: 1 }, 'ELD-UPGRADE-017');
  }
};

const spend = (turn: Turn<Eld>, model: ModelId, count: number): void =>
  turn.emit({ type: 'CounterChanged', model, counter: LUCK, by: -count }, 'ELD-UPGRADE-018');

/**
 * True if a model spends a Luck counter to throw a die of its own action again that is not thrown against an attribute,
 * such as that of a Cache. The player has seen its face.
 */
export function* throwsAgain(turn: Turn<Eld>, id: ModelId, target: ThingId, face: number): Rule<boolean> {
  const model = modelOf(turn.state, id);
  if (luckOf(model) === 0 || model.player === null) return false;
  const about = { ability: CHARM, model: id, target, face };
  const by = model.player;
  const again = yield* decide(turn, { by, kind: 'yes', rule: 'ELD-UPGRADE-018', options: [true, false], about });
  if (again) spend(turn, id, 1);
  return again;
}

/** The rolls of an action of the model itself. */
const actions: readonly RollFacts['purpose'][] = ['attack', 'cast', 'dodge', 'perceive', 'uncover', 'interact'];

/**
 * Each Luck counter re-rolls one die of an action of the model, its Damage rolls included, or by option of any roll of the model in a
 * sequence; or a Damage roll of an enemy that attacks it.
 */
export const luckyCharm: Pick<Sources, 'rerolls' | 'damageRerolls'> = {
  rerolls: [
    (turn, { model: id, purpose }) => {
      const dice = luckOf(modelOf(turn.state, id));
      const counts = turn.options.luckyCharmDice === 'ownRolls' || actions.includes(purpose);
      if (dice === 0 || turn.state.sequence === null || !counts) return [];
      return [
        {
          rule: 'ELD-UPGRADE-018',
          source: CHARM,
          by: 'roller',
          dice,
          use: (at, count) => spend(at, id, count),
        },
      ];
    },
  ],
  damageRerolls: [
    ({ state }, hit) => {
      const model = modelNamed(state, hit.on);
      const attacker = modelNamed(state, attackerOf({ state }, hit).id);
      if (!attacker) return [];
      const suffers = model && !isAlly(state, model, attacker) ? [model] : [];
      // The reactive side declares first (ELD-ROLL-011).
      const both = roleOf(state, attacker) === 'active' ? [...suffers, attacker] : [attacker, ...suffers];
      return both
        .filter(one => luckOf(one) > 0)
        .map(({ id }) => ({ rule: 'ELD-UPGRADE-018', source: CHARM, by: id, use: at => spend(at, id, 1) }));
    },
  ],
};
