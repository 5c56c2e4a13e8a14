import { afterEach, describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.js';
import { beat, go, mistake, play, type Toy, toy } from '../fixtures/toy.js';
import { openWindow } from '../procedure/open-window.js';
import { perform, procedure, step } from '../procedure/procedure.js';
import { defineAbility, timingWindow } from '../procedure/window.js';
import { createMatch } from './create-match.js';
import { GameError } from './errors.js';
import type { Game } from './game.js';
import { roll, shuffle } from './roll.js';
import { decide, decideTogether, type Rule, type Turn } from './turn.js';

function* counted(turn: Turn<Toy>): Rule {
  yield* decide(turn, go());
}
const begun = timingWindow<Toy, object>('begun', { rule: 'TOY-1', order: turn => turn.players });
const asyncAbility = defineAbility<Toy, object>({
  id: 'waits',
  rule: 'TOY-1',
  window: begun,
  compulsory: true,
  offers: turn => [{ by: turn.players[0] as string, source: 'x' }],
  use: (async () => {}) as never,
});
const twoSteps = procedure<Toy, object>('two steps', [
  step('TOY-1', 'first', () => undefined),
  step('TOY-1', 'second', turn => {
    turn.emit({ type: 'Counted', by: new Date(0) }, 'TOY-1');
  }),
]);

describe('checked mode finds', () => {
  const forgotten = (name: string): string => `${name} was called and never ran: write \`yield* ${name}\``;

  test.each<[string, Partial<Game<Toy>>, string]>([
    [
      'an option twice',
      beat(turn => decide(turn, go([{ a: 1, b: 2 }, 1, { b: 2, a: 1 }])) as Rule),
      'decision go (TOY-1) has an option twice, at options[0] and options[2]',
    ],
    [
      'no options',
      beat(turn => decide(turn, go([])) as Rule),
      'a decision of kind go (TOY-1) has no options: ask only where there is a choice',
    ],
    [
      'a decision of a stranger',
      beat(turn => decide(turn, go([1], 'eve')) as Rule),
      'decision go (TOY-1) is asked of "eve", who does not play',
    ],
    [
      'the step in which it happened',
      beat(function* (turn) {
        yield* perform(turn, twoSteps, {});
      }),
      'event Counted is not plain JSON: Date at event.by; write null, booleans, numbers, texts, lists or plain objects (in two steps: second, TOY-1)',
    ],
    [
      'a decide without yield*',
      beat(function* (turn) {
        decide(turn, go());
      }),
      forgotten("decide(turn, { kind: 'go', … })"),
    ],
    [
      'a decideTogether without yield*',
      beat(function* (turn) {
        decideTogether(turn, [go()]);
      }),
      forgotten('decideTogether(turn, …)'),
    ],
    [
      'a roll without yield*',
      beat(function* (turn) {
        roll(turn, { die: d6, purpose: 'luck', rule: 'TOY-1' });
      }),
      forgotten("roll(turn, { purpose: 'luck', … })"),
    ],
    [
      'a shuffle without yield*',
      beat(function* (turn) {
        shuffle(turn, { count: 2, purpose: 'deck', rule: 'TOY-1' });
      }),
      forgotten("shuffle(turn, { purpose: 'deck', … })"),
    ],
    [
      'a perform without yield*',
      beat(function* (turn) {
        perform(turn, twoSteps, {});
      }),
      forgotten('perform(turn, two steps, …)'),
    ],
    [
      'an openWindow without yield*',
      beat(function* (turn) {
        openWindow(turn, begun, {});
      }),
      forgotten('openWindow(turn, begun, …)'),
    ],
    [
      'the forgotten yield* behind another error',
      beat(function* (turn) {
        const chosen = decide(turn, go()) as unknown as { readonly card: { readonly id: number } };
        turn.emit({ type: 'Counted', by: chosen.card.id }, 'TOY-1');
      }),
      "Cannot read properties of undefined (reading 'id'); decide(turn, { kind: 'go', … }) was called and had not run by then",
    ],
    [
      'a yield without its star',
      beat(function* (turn) {
        yield decide(turn, go()) as never;
      }),
      "`yield` without its star: write `yield* decide(turn, { kind: 'go', … })`",
    ],
    [
      'an async beat',
      { beat: (async () => undefined) as never },
      'beat returns a promise or an async rule: write it as `function*`, without async',
    ],
    [
      'a yield of a rule of the game without its star',
      beat(function* (turn) {
        yield counted(turn) as never;
      }),
      '`yield` without its star: write `yield*` before the call of a rule',
    ],
    [
      'an async step',
      beat(function* (turn) {
        yield* perform(turn, procedure<Toy, object>('waits', [step('TOY-1', 'first', (async () => {}) as never)]), {});
      }),
      'the step returns a promise or an async rule: write it as `function*`, without async (in waits: first, TOY-1)',
    ],
    [
      'an async ability',
      {
        ...beat(function* (turn) {
          yield* openWindow(turn, begun, {});
        }),
        abilities: [asyncAbility],
      },
      'ability waits returns a promise or an async rule: write it as `function*`, without async',
    ],
    ['an async generator', { beat: async function* () {} as never }, 'beat returns a promise or an async rule'],
    ['a beat that is no rule', { beat: () => undefined as never }, 'beat returns undefined: write it as `function*`'],
  ])('%s', (_, changed, message) => {
    const error = mistake(changed);
    expect(error).toBeInstanceOf(GameError);
    expect((error as Error).message).toContain(`toy: ${message}`);
  });

  test('nothing in a game without mistakes, and nothing where rules are kept and run later', () => {
    expect(mistake({})).toBeUndefined();
    const later = beat(function* (turn) {
      const asks = turn.players.map(by => decide(turn, go([1, 2], by)));
      for (const ask of asks) turn.emit({ type: 'Counted', by: yield* ask }, 'TOY-1');
    });
    expect(mistake(later)).toBeUndefined();
  });
});

test('JSON.stringify of a match says how to save it', () => {
  const match = createMatch(toy(), { players: 2 });
  expect(() => JSON.stringify({ match })).toThrow('save it as its log, writeLog(toLog(match))');
});

describe('checked mode is on', () => {
  const before = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = before;
  });
  const checked = (given?: boolean): boolean =>
    createMatch(toy(), { players: 2, ...(given === undefined ? {} : { checked: given }) }).checked;

  test('unless NODE_ENV is production, or unless the setup says otherwise', () => {
    expect([checked(), checked(false)]).toEqual([true, false]);
    process.env.NODE_ENV = 'production';
    expect([checked(), checked(true)]).toEqual([false, true]);
  });

  test('only where it is wanted: without it a forgotten yield* passes', () => {
    const silent = beat(function* (turn) {
      decide(turn, go());
    });
    expect(() => play(toy(silent), false)).not.toThrow();
  });
});
