import { act, createMatch, type GameTypes, type Match } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { anyAction } from '@rulewright/core/testing';
import { type ReplayOptions, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { findGame } from '../games.js';

type Found = Awaited<ReturnType<typeof findGame>>;

/** Everything that the page of a match shows, as one text. */
const pageOf = ({ presentation }: Found, match: Match<GameTypes>, options: ReplayOptions = {}): string => {
  if (!presentation) throw new Error(`${match.game.id} has no presentation`);
  return JSON.stringify(replayOf(match, presentation, options));
};

/** The match after an answer to its first question. */
const answer = (match: Match<GameTypes>, choice: unknown): Match<GameTypes> => {
  const [asked] = match.decisions;
  return act(match, { decision: asked?.id ?? 0, by: asked?.by ?? '', choice });
};

/** The match at its first question that two players answer unseen, with at least two answers for the first of them. */
const atUnseenAnswers = (begun: Match<GameTypes>, random: Random): Match<GameTypes> => {
  let match = begun;
  for (let tries = 0; tries < 50; tries++) {
    const [one, two] = match.decisions;
    if (one && two && one.by !== two.by && (one.options?.length ?? 0) > 1) return match;
    match = act(match, anyAction(match, random));
  }
  throw new Error('no question is answered unseen');
};

test.each([
  ['judgement-hex', undefined],
  ['judgement-hex', 'v11'],
  ['shroudfall-inches', undefined],
])('pages of %s (edition %s) hide an answer that is given unseen from all but its player', async (id, edition) => {
  const found = await findGame(id, edition);
  const match = atUnseenAnswers(createMatch(found.game, { players: 2, seed: 'unseen' }), Random.fromSeed('unseen'));
  const [asked] = match.decisions;
  if (!asked) throw new Error('no question');
  const [real, twin] = [answer(match, asked.options?.[0]), answer(match, asked.options?.[1])];
  const other = match.decisions.find(({ by }) => by !== asked.by)?.by ?? '';
  for (const options of [{}, { viewer: other }])
    expect(pageOf(found, twin, options)).toBe(pageOf(found, real, options));
  expect(pageOf(found, twin, { viewer: asked.by })).not.toBe(pageOf(found, real, { viewer: asked.by }));
});

test('pages of Judgement of the Gods hide the order of the decks', async () => {
  const found = await findGame('judgement-of-the-gods', undefined);
  const { state, header } = createMatch(found.game, { players: 2, seed: 'decks' });
  const random = Random.fromSeed('decks');
  const shuffled = found.game.resample?.(state, 'p1', n => random.below(n), state);
  const after = (position: object): Match<GameTypes> => {
    const begun = createMatch(found.game, { players: header.players, seed: 'decks', position });
    return answer(answer(begun, begun.decisions[0]?.options?.[0]), { do: 'produce' });
  };
  const [real, twin] = [after(state as object), after(shuffled as object)];
  for (const options of [{}, ...real.header.players.map(viewer => ({ viewer }))])
    expect(pageOf(found, twin, options)).toBe(pageOf(found, real, options));
  expect(pageOf(found, twin, { everything: true })).not.toBe(pageOf(found, real, { everything: true }));
});
