import { type Action, attempt, type Decision, type Match, suggest, view } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { expect, test } from 'vitest';
import {
  answered,
  anyList,
  begin,
  nextAction,
  type Pair,
  playPair,
  secretAnswers,
  setupOf,
  TOKEN,
} from '../testing/pairs.js';
import type { Eld } from '../vocabulary/index.js';

/** The number of pairs of tables: set `ELDFALL_PAIRS=10000` for a long search. */
const pairs = Number(process.env.ELDFALL_PAIRS ?? 4);
/** The first pair: a long search can be cut into parts. */
const first = Number(process.env.ELDFALL_FIRST_PAIR ?? 0);

/** Expects two values to be equal, byte for byte. */
const same = (what: string, one: unknown, two: unknown): void => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  // The first comparison only serves to name the difference.
  if (a !== b) expect({ [what]: two }).toEqual({ [what]: one });
  expect(b === a).toBe(true);
};

/** Both tables give the enemy and spectators the same view. */
const looksAlike = ({ real, twin }: Pair, before?: Pair): void => {
  for (const viewer of ['p2', undefined]) {
    const since = before ? view(before.real, viewer, before.real.length).length : 0;
    same(`view of ${viewer}`, view(real, viewer, since), view(twin, viewer, since));
  }
};

/** Answers of p2 that name the token, and others that are not legal: both tables refuse them in the same words. */
const provocations = ({ state }: Match<Eld>, { kind }: Decision<Eld>): readonly unknown[] => {
  const at = state.models.find(({ id }) => id === TOKEN)?.at;
  switch (kind) {
    case 'action':
      return [
        { do: 'perceive', target: TOKEN },
        { do: 'deathblow', target: TOKEN },
        { do: 'interact', thing: TOKEN },
      ];
    case 'aim':
      return [{ model: TOKEN }];
    case 'targets':
      return [[TOKEN]];
    case 'movement':
      return ['walk', 'run', 'jump'].map(how => ({ kind: how, route: [at], facing: { x: 0, y: 1 }, skills: [] }));
    case 'activate':
      return [TOKEN, { mana: TOKEN }];
    default:
      return [];
  }
};

/** Both tables ask p2 the same, suggest the same, and refuse in the same words. */
const asksAlike = ({ real, twin }: Pair, random: Random): void => {
  for (const decision of real.decisions) {
    const { id, by, kind } = decision;
    const other = twin.decisions.find(one => one.id === id);
    if (by !== 'p2' || !other) continue;
    if (!decision.options && random.below(2) === 0) {
      same(`suggestions for ${kind}`, suggest(real, decision, 3), suggest(twin, other, 3));
    }
    for (const choice of provocations(real, decision)) {
      const action: Action = { decision: id, by, choice };
      same(`refusal of ${kind}`, attempt(real, action).refusal, attempt(twin, action).refusal);
    }
  }
};

/** Plays a pair until p2 may know of a secret, or can tell nothing after many answers. Gives the number of answers. */
const playAlike = (number: number): number => {
  const { answers, last } = playPair(number, {
    refused: ({ real, twin }, action) => same('refusal', attempt(real, action).refusal, attempt(twin, action).refusal),
    answered: (pair, before, random) => {
      looksAlike(pair, before);
      asksAlike(pair, random);
    },
  });
  looksAlike(last);
  return answers;
};

test('tables that differ in a secret model, its Upgrades and Items, and in Schemes give the enemy equal views, questions, suggestions and refusals [ELD-DEF-018, ELD-STATE-064, ELD-SETUP-013, ELD-SCHEME-001]', () => {
  const answers = Array.from({ length: pairs }, (_, at) => playAlike(first + at));
  const all = answers.reduce((sum, one) => sum + one, 0);
  // The search must not end before the secret exists.
  expect(all / pairs).toBeGreaterThan(15);
  if (process.env.ELDFALL_PAIRS) process.stdout.write(`${pairs} pairs, ${all} answers\n`);
}, 36_000_000);

test('lists of any models and Upgrades look alike until the first model is deployed [ELD-DEF-018, ELD-PARTY-009]', () => {
  let compared = 0;
  for (let number = 0; number < 10 * pairs; number++) {
    const random = Random.fromSeed(`lists ${number}`);
    const setup = setupOf(random);
    let pair: Pair | undefined = begin(setup, `lists ${number}`);
    while (pair) {
      const [decision] = pair.real.decisions;
      if (decision?.kind === 'deploy' && decision.by === 'p1') break;
      const isList = decision?.kind === 'party' && decision.by === 'p1';
      const mine = isList
        ? [anyList(setup, random), anyList(setup, random)].map(choice => ({ decision: decision.id, by: 'p1', choice }))
        : secretAnswers(pair, setup);
      if (mine === 'over') break;
      pair = answered(pair, mine?.[0] ?? nextAction(pair, random), mine?.[1]);
      if (!pair) break;
      looksAlike(pair);
      asksAlike(pair, random);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(pairs * 20);
});
