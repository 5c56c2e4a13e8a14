import { act, createMatch, history, type Match, step } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { reviseEdition } from '@rulewright/core/editions';
import { readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { anyAction, Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { judgementOfTheGods } from '../index.js';
import { changed, eventsOf, moved, square, village, wealthy } from '../testing/village.js';
import type { JogEdition } from '../vocabulary/edition.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import { numbersOf, withNumbers } from './numbers.js';
import { sheetEdition } from './sheet.js';

const sheet = sheetEdition(defaultContent);
const gameOf = (edition: JogEdition) => createGame(defaultContent, edition);

/** The farmer explores: the pack's deck shows a hill, which comes to lie to the south. */
const exploring = (edition: JogEdition): ReturnType<typeof eventsOf> => {
  const p = new Play(gameOf(edition), village({ turn: 'farmer', decks: { terrain: ['hill', 'plains'] } }));
  return eventsOf(p.choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('0,-1')));
};

test('one number changes: the price of exploring, and nothing else', () => {
  const cost = { food: 12, wood: 5, stone: 5 };
  const dear = reviseEdition(sheet, 'dear', { numbers: { explore: { cost: { value: cost } } } });
  const [paid, ...others] = exploring(sheet);
  expect(paid).toEqual(changed('explore', { food: -10, wood: -5, stone: -5 }));
  expect(exploring(dear)).toEqual([changed('explore', { food: -12, wood: -5, stone: -5 }), ...others]);
});

test('one step changes: the explorer stays where it is, and nothing else', () => {
  const remote = reviseEdition(sheet, 'remote', { procedures: { explore: [{ remove: 'move in' }] } });
  const move = moved('farmer', '0,0', '0,-1', 'explore');
  const before = exploring(sheet);
  expect(before).toContainEqual(move);
  expect(exploring(remote)).toEqual(before.filter(fact => fact.type !== 'TokenMoved'));
});

test('one step is added: a feast before every new round, and nothing else', () => {
  const feast = (turn: JogTurn): void =>
    turn.emit({ type: 'PoolChanged', why: 'card', change: { food: -1 } }, 'JOG-TURN-001');
  const festive = reviseEdition(sheet, 'festive', {
    procedures: {
      judgementPhase: [{ before: 'begin the next round', insert: step<Jog, unknown>('JOG-TURN-001', 'feast', feast) }],
    },
  });
  const round = (edition: JogEdition): ReturnType<typeof eventsOf> =>
    eventsOf(
      new Play(gameOf(edition), village({ phase: 'judgement', cards: { calm: [] }, decks: { judgement: ['calm'] } })),
    );
  const before = round(sheet);
  const at = before.findIndex(({ type }) => type === 'RoundBegan');
  expect(at).toBeGreaterThan(0);
  expect(round(festive)).toEqual(before.toSpliced(at, 0, changed('card', { food: -1 })));
});

/** A match in which characters pass where they may and everything else is random. */
const played = (match: Match<Jog>, seed: string): Match<Jog> => {
  const random = Random.fromSeed(seed);
  let now = match;
  while (!now.outcome) {
    const [decision] = now.decisions;
    const isTurn = decision?.kind === 'turn';
    now = act(
      now,
      isTurn ? { decision: decision.id, by: decision.by, choice: { do: 'pass' } } : anyAction(now, random),
    );
  }
  return now;
};
const records = (match: Match<Jog>) => history(match).flatMap(moment => moment.records);

test('a whole match with one more Judgement Day is the same match up to the day that ends it', () => {
  const lasting = gameOf(reviseEdition(sheet, 'lasting', { numbers: { end: { judgementDaysToLose: { value: 4 } } } }));
  const setup = wealthy(3, {}, 'lasting');
  const base = played(createMatch(judgementOfTheGods, { ...setup, seed: 'days' }), 'days');
  expect(base.outcome?.reason).toBe('third-judgement-day');
  let longer = createMatch(lasting, { ...setup, seed: 'days' });
  for (const record of records(base)) {
    if (record.kind !== 'action') continue;
    const { decision, by, choice } = record;
    longer = act(longer, { decision, by, choice });
  }
  const end = records(base).findIndex(record => record.kind === 'event' && record.event.type === 'GameEnded');
  expect(records(longer).slice(0, end)).toEqual(records(base).slice(0, end));
  expect(longer.outcome).toBeUndefined();
  expect(longer.state.judgementDays).toBe(3);
});

test('an edition that changes nothing plays the same match, and its log names it', () => {
  const twin = gameOf(reviseEdition(sheet, 'twin', {}));
  const setup = { ...wealthy(4, {}, 'twin'), seed: 'twin' };
  const [a, b] = [judgementOfTheGods, twin].map(game => toLog(played(createMatch(game, setup), 'twin')));
  if (!a || !b) throw new Error('two logs');
  const { edition, ...header } = b.header;
  expect(edition?.id).toBe('twin');
  expect({ ...b, header }).toEqual(a);
  expect(resume(twin, readLog(writeLog(b))).length).toBe(b.records.length);
  expect(() => replay(judgementOfTheGods, b)).toThrow('other-edition');
  expect(() => replay(twin, a)).toThrow('other-edition');
});

test('the sheet has the numbers of its pack, and every number of an edition reaches the pack that the rules read', () => {
  expect(withNumbers(defaultContent, sheet.numbers)).toEqual(defaultContent);
  expect(judgementOfTheGods.pack).toEqual(defaultContent);
  for (const [chapter, numbers] of Object.entries(sheet.numbers)) {
    for (const [name, { value }] of Object.entries<{ readonly value: unknown }>(numbers)) {
      const other =
        typeof value === 'number' ? value + 1 : Array.isArray(value) ? [7, 5] : { ...(value as object), food: 99 };
      const revised = reviseEdition(sheet, 'x', { numbers: { [chapter]: { [name]: { value: other } } } });
      const { pack } = gameOf(revised);
      expect(pack, `${chapter} ${name}`).not.toEqual(defaultContent);
      expect(numbersOf(pack), `${chapter} ${name}`).toEqual(revised.numbers);
    }
  }
});
