import { act, createMatch, type Match } from '@rulewright/core';
import { type Jog, judgementOfTheGods, type TurnChoice } from '@rulewright/judgement-of-the-gods';

type Deed = TurnChoice['do'];

/** The actions that builders like, best first, each with the amount of every basic resource that it needs. */
const wishes: readonly (readonly [deed: Deed, least: number])[] = [
  ['statue', 1],
  ['build', 36],
  ['hallow', 35],
  ['explore', 26],
  ['produce', 0],
  ['pass', 0],
];

/** The answer of a builder: the first wish that the village can afford, else the first option. */
const answer = ({ state, decisions }: Match<Jog>): { decision: number; by: string; choice: unknown } => {
  const [decision] = decisions;
  if (!decision) throw new Error('the match is over');
  const { id, by, options = [] } = decision;
  if (decision.kind !== 'turn') return { decision: id, by, choice: options[0] };
  const { food, wood, stone, magic } = state.pool;
  const least = Math.min(food, wood, stone, magic);
  const can = (wish: Deed): unknown => decision.options?.find(choice => choice.do === wish);
  // Builders want some free land, but not much of it.
  const built = state.tiles.filter(({ building }) => building !== null).length;
  const enough = state.tiles.length >= 2 * built + 2;
  const wish = wishes.find(([deed, need]) => least >= need && !(deed === 'explore' && enough) && can(deed));
  return { decision: id, by, choice: (wish && can(wish[0])) ?? options[0] };
};

/** A match between builders, at the moment when `until` first holds, or at its end. */
export const builders = (seed: string, until: (match: Match<Jog>) => boolean): Match<Jog> => {
  let match = createMatch(judgementOfTheGods, { players: ['Ann', 'Bob', 'Cy', 'Dee'], seed });
  while (!match.outcome && !until(match)) match = act(match, answer(match));
  return match;
};
