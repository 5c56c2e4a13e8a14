import { describe, expect, test } from 'vitest';
import { kuhnPoker } from '../../../../examples/kuhn-poker/kuhn-poker.js';
import { pig } from '../../../../examples/pig/pig.js';
import { d6 } from '../dice/die.js';
import { Random } from '../dice/random.js';
import { bidding } from '../fixtures/bidding.js';
import { view } from '../view/view.js';
import { act, choose } from './act.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import type { Game } from './game.js';
import { imagine } from './imagine.js';
import type { Match } from './match.js';
import { roll } from './roll.js';
import { decide, type Rule, type Turn } from './turn.js';

/** One beat: a hidden roll for each player, then questions about it; only the beat knows the dice, never the state. */
interface Liars {
  readonly state: { readonly said: readonly number[] };
  readonly event:
    | { readonly type: 'Said'; readonly number: number }
    | { readonly type: 'Revealed'; readonly sum: number };
  readonly rule: 'LIE-1';
  readonly options: object;
  readonly choices: { readonly say: number };
}
const liars: Game<Liars> = {
  id: 'liars',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: () => ({ said: [] }),
  *beat(turn: Turn<Liars>): Rule {
    let sum = 0;
    for (const by of turn.players) {
      const [face = 0] = yield* roll(turn, { die: d6, purpose: `${by}'s die`, rule: 'LIE-1', seenBy: [by] });
      sum += face;
    }
    for (const by of turn.players) {
      const number = yield* decide(turn, { by, kind: 'say', rule: 'LIE-1', options: [0, 6, 12], secret: by === 'p1' });
      if (by === 'p2') turn.emit({ type: 'Said', number }, 'LIE-1');
    }
    turn.emit({ type: 'Revealed', sum }, 'LIE-1');
  },
  evolve: (state, event) => ({ said: [...state.said, event.type === 'Said' ? event.number : event.sum] }),
  outcome: ({ said }) => (said.length < 2 ? undefined : { winners: [], reason: 'said', rule: 'LIE-1' }),
};

/** Many worlds of one imagination. */
const worlds = <T>(many: number, world: () => T | undefined): T[] =>
  Array.from({ length: many }, world).filter(one => one !== undefined);

describe('imagine', () => {
  test('gives matches that are not in checked mode, whatever the real one is', () => {
    const match = createMatch(kuhnPoker, { players: 2, seed: 'deal', checked: true });
    const world = imagine(match, 'p1', Random.fromSeed('w')).world();
    expect([match.checked, world?.checked, world && choose(world, 'bet').checked]).toEqual([true, false, false]);
  });

  test('deals hidden cards again and keeps the own one', () => {
    const match = createMatch(kuhnPoker, { players: 2, seed: 'deal' });
    const { open, world } = imagine(match, 'p1', Random.fromSeed('w'));
    const own = match.state.hands.p1;
    const found = worlds(40, world);
    expect(open).toBe(false);
    expect(found).toHaveLength(40);
    expect(new Set(found.map(({ state }) => state.hands.p1))).toEqual(new Set([own]));
    expect(new Set(found.map(({ state }) => state.hands.p2)).size).toBe(2);
  });

  test('every world looks like the real match to its player, and tells no seed', () => {
    let match: Match<typeof bidding extends Game<infer G> ? G : never> = createMatch(bidding, {
      players: 3,
      seed: 'b',
    });
    const random = Random.fromSeed('r');
    for (let i = 0; i < 12 && !match.outcome; i++) {
      for (const { by } of match.decisions) {
        const seen = view(match, by);
        for (const one of worlds(5, imagine(match, by, random).world)) {
          const { state, options } = view(one, by);
          expect({ state, options }).toEqual({ state: seen.state, options: seen.options });
          expect(one.decisions.filter(open => open.by === by)).toEqual(match.decisions.filter(open => open.by === by));
          expect(one.header.seed).toBeUndefined();
          expect(one.previous).toBeUndefined();
        }
      }
      const [decision] = match.decisions;
      if (!decision) break;
      const choice = decision.options?.[0] ?? { points: 1 };
      match = act(match, { decision: decision.id, by: decision.by, choice });
    }
  });

  test('refuses a match that is over, in which nobody has to think', () => {
    const over = concede(createMatch(bidding, { players: 2, seed: 'b' }), 'p1');
    expect(() => imagine(over, 'p2', Random.fromSeed('r'))).toThrow('bidding: nothing is asked');
  });

  test('forgets the answers of others to a question that is still open', () => {
    const start = createMatch(bidding, { players: 2, seed: 'b' });
    const [first, second] = start.decisions;
    if (!first || !second) throw new Error('two bids are open');
    const held = act(start, { decision: first.id, by: first.by, choice: 2 });
    const world = imagine(held, second.by, Random.fromSeed('r')).world();
    expect(world?.decisions.map(({ by }) => by)).toEqual([first.by, second.by]);
    const own = imagine(held, first.by, Random.fromSeed('r')).world();
    expect(own?.decisions.map(({ by }) => by)).toEqual([second.by]);
    expect(own && view(own, first.by).decisions).toHaveLength(1);
  });

  test('draws again the rolls that only the other player saw, and the answers given in secret', () => {
    const match = choose(createMatch(liars, { players: 2, seed: 'liars' }), 12);
    const { open, world } = imagine(match, 'p2', Random.fromSeed('r'));
    expect(open).toBe(false);
    const found = worlds(60, world);
    const faces = (at: 0 | 1): Set<unknown> => new Set(found.map(one => (one.turn.inputs[at] as readonly number[])[0]));
    expect(faces(0).size).toBe(6);
    expect(faces(1).size).toBe(1);
    expect(new Set(found.map(one => one.turn.inputs[2]))).toEqual(new Set([0, 6, 12]));
  });

  test('in an open game there is one world, whose dice fall differently each time', () => {
    const match = createMatch(pig, { players: 2, seed: 'pig' });
    const { open, world } = imagine(match, 'p1', Random.fromSeed('r'));
    expect(open).toBe(true);
    const one = world();
    if (!one) throw new Error('an open game always has a world');
    expect(world()).toBe(one);
    const after = Array.from({ length: 40 }, () => JSON.stringify(choose(one, 'roll').state));
    expect(new Set(after).size).toBeGreaterThan(3);
    expect(match.state).toEqual(one.state);
  });

  test('gives up when every dealt world looks different to the player', () => {
    const cheat = {
      ...kuhnPoker,
      resample: (table: never) => ({ ...(table as object), bets: ['bet', 'bet'] }) as never,
    };
    const match = createMatch(cheat, { players: 2, seed: 'deal' });
    expect(imagine(match, 'p1', Random.fromSeed('r')).world()).toBeUndefined();
  });
});
