import { expect, test } from 'vitest';
import { type Bot, greedyBot, mctsBot, playOut, randomBot, selfPlay, settle } from './bots/index.js';
import { clicksOn, drawnIds, sketchOf, wishHint, wishOf, wishOfText } from './clicks/index.js';
import { contentProblem, readContent } from './content/index.js';
import { d6 } from './dice/index.js';
import { revise, reviseEdition, reviseNumbers } from './editions/index.js';
import { enumerate, outcomes, pendingRoll } from './enumerate/index.js';
import { type Bidding, bidding } from './fixtures/bidding.js';
import { toLog } from './log/index.js';
import { createMatch } from './match/create-match.js';
import { GameError } from './match/errors.js';
import { hashJson } from './match/hash.js';
import type { Decision } from './match/types.js';
import {
  add,
  atLeast,
  atMost,
  compare,
  divide,
  equals,
  fraction,
  fromProbabilities,
  multiply,
  percent,
  subtract,
  sumOf,
  toNumber,
  toText,
} from './odds/index.js';
import type { Words } from './presentation.js';
import { procedure } from './procedure/procedure.js';
import { view } from './view/view.js';
import {
  choiceGroup,
  choiceInWords,
  eventInWords,
  printedCards,
  questionInWords,
  refusalInWords,
} from './words/index.js';

const match = createMatch(bidding, { players: ['ann', 'bob'], seed: 'wrong' });
const bot: Bot<Bidding> = randomBot('wrong');
const no = undefined as never;
const seen = view(match, 'ann');
const asked = match.decisions[0] as Decision<Bidding>;
const words = { decision: () => 'bid', choices: {}, events: {} } as unknown as Words<Bidding>;
const endless: unknown[] = [];
endless.push(endless);

test.each<[title: string, call: () => unknown, message: RegExp]>([
  ['toLog, null for options', () => toLog(match, null as never), /^options is null: .* \{ events: false \}$/],
  ['hashJson, an endless list', () => hashJson(endless), /^value is no plain JSON, .*: hash match.state, not a match$/],
  ['playOut, no match', () => playOut(no, { ann: bot }), /^match is undefined: createMatch/],
  ['playOut, no bots', () => playOut(match, no), /^bots is undefined: the bot of each player, such as/],
  ['playOut, one bot', () => playOut(match, bot as never), /^nobody answers for ann: /],
  ['playOut, a number', () => playOut(match, { ann: bot, bob: bot }, 5 as never), /^options is a number: /],
  ['selfPlay, no setup', () => selfPlay(bidding, no).next(), /^setup is undefined: such as \{ players: 2, /],
  ['selfPlay, no bot', () => selfPlay(bidding, { players: 2, seed: 'a', matches: 1 } as never).next(), /field bot: /],
  ['settle, no match', () => settle(no, () => undefined), /^match is undefined: /],
  ['settle, no function', () => settle(match, no), /^obvious is undefined: the answer to a decision/],
  ['greedyBot, options first', () => greedyBot({ seed: 'a' } as never, no), /^evaluate is an object: the value of/],
  ['greedyBot, no options', () => greedyBot(() => 0, no), /^options is undefined: such as \{ seed: 'a' \}$/],
  ['mctsBot, a seed', () => mctsBot('a' as never), /^options is a string: such as \{ seed: 'a' \}$/],
  ['pendingRoll, no match', () => pendingRoll(no), /^match is undefined: /],
  ['outcomes, a decision', () => outcomes(match.decisions[0] as never), /^match has no field decisions: /],
  ['enumerate, no policy', () => enumerate(match, no, () => 0), /^policy is undefined: the answer of a player/],
  ['revise, a name', () => revise('attack' as never, 'mine', []), /^base is a string: a procedure/],
  [
    'revise, one change',
    () => revise(procedure('a', []), 'b', { remove: 'c' } as never),
    /^changes is an object: such/,
  ],
  [
    'reviseEdition, a game',
    () => reviseEdition(bidding as never, 'mine', {}),
    /^base has no field numbers: the edition/,
  ],
  ['reviseNumbers, nothing', () => reviseNumbers(no, 'mine', {} as never), /^base is undefined: the edition/],
  ['readContent, content first', () => readContent({ id: 'pack' } as never, no), /^kind has no field shape: such as/],
  ['contentProblem, no kind', () => contentProblem(no, {}), /^kind is undefined: such as \{ shape, problem/],
  ['choiceInWords, a presentation', () => choiceInWords({ words } as never, asked, 1), /^words has no field choices: /],
  ['choiceInWords, no decision', () => choiceInWords(words, no, 1), /^decision is undefined: take one of/],
  ['choiceGroup, null', () => choiceGroup(null as never, asked, 1), /^words is null: the field words of/],
  ['questionInWords, a kind', () => questionInWords(words, 'bid' as never, 1, {} as never), /^decision is a string: /],
  ['eventInWords, a record', () => eventInWords(words, { kind: 'event' } as never), /^event has no field type: /],
  [
    'refusalInWords, an attempt',
    () => refusalInWords(words, { match } as never),
    /^refusal has no field code: explain/,
  ],
  ['printedCards, no terms', () => printedCards(bidding, no), /^terms is undefined: the field terms of/],
  ['printedCards, no game', () => printedCards(no, []), /^game is undefined: a module exports a game/],
  ['clicksOn, no presentation', () => clicksOn(no, seen), /^presentation is undefined: the presentation of/],
  ['clicksOn, a match', () => clicksOn({}, match as never), /^view has no field players: view\(match, player\)/],
  ['clicksOn, one id', () => clicksOn({}, seen)('a' as never), /^clicked is a string: the ids of all clicks/],
  ['wishOf, an id', () => wishOf({}, seen, 'a' as never), /^click is a string: such as \{ item \}/],
  ['wishOfText, no text', () => wishOfText({}, seen, asked, no), /^text is undefined: the text that/],
  ['sketchOf, no decision', () => sketchOf({}, seen, no, 1), /^decision is undefined: /],
  ['wishHint, no presentation', () => wishHint(no, asked), /^presentation is undefined: /],
  ['drawnIds, a view', () => drawnIds(seen as never), /^scene has no field items: the function scene/],
])('%s: the message names the argument and says what to write', (_, call, message) => {
  expect(call).toThrow(GameError);
  expect(call).toThrow(message);
});

test('odds of something that is no source say what one is', () => {
  for (const source of [undefined, null, 6, 'd6', {}, [1, 2]]) {
    expect(() => atLeast(source as never, 3)).toThrow('source must be a die, such as sided(6), or a distribution');
    expect(() => sumOf(source as never, 2)).toThrow('source must be a die, such as sided(6), or a distribution');
  }
});

test('a fraction that is none, and a bound that is none, are refused: they gave errors of JavaScript, or odds of 0', () => {
  const half = fraction(1, 2);
  for (const strange of [undefined, null, 0.5, '1/2', {}, { n: 1, d: 2 }]) {
    const one = strange as never;
    const calls = [
      ...[add, subtract, multiply, divide, compare, equals].flatMap(of => [() => of(half, one), () => of(one, half)]),
      ...[toNumber, toText, percent].map(of => () => of(one)),
      () => fromProbabilities([[1, one]]),
    ];
    for (const call of calls) expect(call).toThrow(/^a fraction is needed, such as fraction\(1, 2\), not /);
  }
  for (const strange of [undefined, null, Number.NaN, '3']) {
    expect(() => atLeast(d6, strange as never)).toThrow(/^the bound must be a number, not /);
    expect(() => atMost(d6, strange as never)).toThrow(/^the bound must be a number, not /);
  }
});
