import { type Decision, nearest } from '@rulewright/core';
import { type Bot, randomBot } from '@rulewright/core/bots';
import type { ActionChoice, Jhx, JhxState } from '@rulewright/judgement-hex';

/** True if a player has a Soul, Bound or Banked. */
const holdsSoul = ({ models, warbands }: JhxState, by: string): boolean =>
  models.some(({ player, souls }) => player === by && souls > 0) ||
  warbands.some(({ player, banked }) => player === by && banked > 0);

/** The Soul that a player goes to: of several the first for `p1`, and the last for the other player. */
const wanted = ({ souls }: JhxState, by: string): string | undefined => (by === 'p1' ? souls[0] : souls.at(-1))?.id;

/**
 * A bot that hurts nobody: its Heroes go to a Soul and harvest it, until the player holds one. Then only the first Soul
 * of the match can break the tie between the players.
 */
export const gatheringBot = (seed: string): Bot<Jhx> => {
  const random = randomBot<Jhx>(seed);
  const action = (options: readonly ActionChoice[], { state }: { readonly state: JhxState }, by: string) => {
    const find = (what: ActionChoice['do']): ActionChoice | undefined => options.find(one => one.do === what);
    const idle = find('end') ?? find('summoned-done') ?? find('summoned-acts');
    if (holdsSoul(state, by)) return idle;
    const spent = Object.values(state.activation?.budgets ?? {}).some(budget => budget.spent > 0);
    return find('soul-harvest') ?? (spent || wanted(state, by) === undefined ? idle : find('advance')) ?? idle;
  };
  return {
    name: 'gathering',
    answer(match, decision: Decision<Jhx>) {
      const { by, id } = decision;
      const soul = wanted(match.state, by);
      const choice =
        decision.kind === 'action'
          ? action(decision.options ?? [], match, by)
          : decision.kind === 'step'
            ? ((soul && nearest(match, decision, soul)) ?? 'stop')
            : undefined;
      return choice === undefined ? random.answer(match, decision) : { decision: id, by, choice };
    },
  };
};
