import { type Procedure, perform, procedure, type Rule, roll, step } from '@rulewright/core';
import type { Resource } from '../content/pack.js';
import { dieOf } from '../match/dice.js';
import { proceduresOf } from '../match/procedures.js';
import { buildingUnder, playerOf, tableOf } from '../match/village.js';
import { readBareChoice } from '../turn/reading.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Producing } from '../vocabulary/procedures.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';
import { production as produced, productionDice } from './production.js';

const choice: ChoiceOf<'produce'> = { do: 'produce' };

function* rollDice(turn: JogTurn, producing: Producing): Rule {
  const { pack, actor } = producing;
  const count = productionDice(tableOf(turn, pack), actor);
  if (count === 0) return;
  const by = playerOf(turn.state, actor);
  const die = dieOf(pack.productionDie);
  producing.dice = yield* roll(turn, { die, count, purpose: 'production', rule: 'JOG-PROD-009', by });
}

const addToPool = (turn: JogTurn, { pack, actor, dice }: Producing): void => {
  const tallies = produced(tableOf(turn, pack), actor, dice);
  const change: { [R in Resource]?: number } = {};
  for (const { name, total } of tallies) change[name as Resource] = total;
  const rule = dice.length === 0 ? 'JOG-PROD-010' : 'JOG-PROD-002';
  turn.emit({ type: 'PoolChanged', why: 'produce', change, tallies }, [rule, 'JOG-PROD-011']);
};

/** Producing, step by step. */
export const production: Procedure<Jog, Producing> = procedure<Jog, Producing>('produce', [
  step('JOG-PROD-009', 'roll the dice', rollDice),
  step('JOG-PROD-002', 'add to the pool', addToPool),
]);

/**
 * Producing needs a building under the character; the Town Hall is one. Any number of characters may produce at one
 * building in a round (JOG-PROD-012).
 */
export const produce: TurnAction<ChoiceOf<'produce'>> = {
  read: readBareChoice(choice),
  candidates: () => [choice],
  whyNot: ({ state }, actor) =>
    buildingUnder(state, actor) === null ? { code: 'no-building', rule: 'JOG-PROD-001' } : undefined,
  perform: (turn, acting) => perform(turn, proceduresOf(turn).produce, { ...acting, dice: [] }),
};
