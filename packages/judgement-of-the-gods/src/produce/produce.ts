import { type Rule, roll } from '@rulewright/core';
import type { Resource } from '../content/pack.js';
import { dieOf } from '../dice.js';
import { bare, type ChoiceOf, type TurnAction } from '../turn/action.js';
import { buildingUnder, playerOf, tableOf } from '../village.js';
import type { Acting, JogTurn } from '../vocabulary.js';
import { production, productionDice } from './production.js';

const choice: ChoiceOf<'produce'> = { do: 'produce' };

/**
 * Producing needs a building under the character; the Town Hall is one. Any number of characters may produce at one
 * building in a round (JOG-PROD-012).
 */
export const produce: TurnAction<ChoiceOf<'produce'>> = {
  read: bare(choice),
  candidates: () => [choice],
  whyNot: ({ state }, actor) =>
    buildingUnder(state, actor) === null ? { code: 'no-building', rule: 'JOG-PROD-001' } : undefined,
  *perform(turn: JogTurn, { pack, actor }: Acting): Rule {
    const table = tableOf(turn, pack);
    const count = productionDice(table, actor);
    const by = playerOf(turn.state, actor);
    const dice =
      count === 0
        ? []
        : yield* roll(turn, { die: dieOf(pack.productionDie), count, purpose: 'production', rule: 'JOG-PROD-009', by });
    const tallies = production(table, actor, dice);
    const change: { [R in Resource]?: number } = {};
    for (const { name, total } of tallies) change[name as Resource] = total;
    const rule = count === 0 ? 'JOG-PROD-010' : 'JOG-PROD-002';
    turn.emit({ type: 'PoolChanged', why: 'produce', change, tallies }, [rule, 'JOG-PROD-011']);
  },
};
