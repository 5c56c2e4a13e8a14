import { act, createMatch, explain, type GameTypes, type Match, refused } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { games, presentations } from './web-table/games.js';

/** The first moments of a match at which each kind of question has grey answers. */
const greyMoments = (start: Match<GameTypes>, actions: number): ReadonlyMap<string, Match<GameTypes>> => {
  const found = new Map<string, Match<GameTypes>>();
  const bot = randomBot('grey');
  let match = start;
  for (let i = 0; i < actions && !match.outcome; i++) {
    const [decision] = match.decisions;
    if (!decision) break;
    if (!found.has(decision.kind) && refused(match, decision).length > 0) found.set(decision.kind, match);
    match = act(match, bot.answer(match, decision));
  }
  return found;
};

test.each([
  ['judgement-hex', ['action', 'hero']],
  ['judgement-of-the-gods', ['turn']],
  ['shroudfall-inches', ['act', 'activate']],
  ['eldfall-d20', ['action', 'activate']],
])('%s names the rule that forbids each answer that looks possible and is not', async (game, kinds) => {
  const served = await games[game]?.load();
  const words = (await presentations[game]?.())?.words;
  if (!served || !words) throw new Error(`no game ${game}`);
  const moments = greyMoments(
    createMatch(served.game, { players: 2, seed: 'grey', options: served.options ?? {} }),
    120,
  );
  expect([...moments.keys()].sort()).toEqual(expect.arrayContaining(kinds));
  for (const match of moments.values()) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    for (const { choice, refusal } of refused(match, decision)) {
      expect(refusal.rule).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+-\d+$/);
      expect(refusalInWords(words, refusal, match.state).length).toBeGreaterThan(5);
      expect(explain(match, { decision: decision.id, by: decision.by, choice })).toEqual(refusal);
      expect(decision.options).not.toContainEqual(choice);
    }
  }
});
