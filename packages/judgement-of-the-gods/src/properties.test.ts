import { act, createMatch, explain, type Game, history, legal, type Match, view } from '@rulewright/core';
import { imagine } from '@rulewright/core/bots';
import { Random } from '@rulewright/core/dice';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { rerun } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Resource } from './content/pack.js';
import { judgementOfTheGods } from './index.js';
import { faceDown, reshuffleUnknown, seenDeck } from './match/decks.js';
import { resample } from './secrets.js';
import { checkInvariants } from './testing/invariants.js';
import { wealthy } from './testing/village.js';
import type { Jog, JogOptions, TurnChoice } from './vocabulary/index.js';

const game = judgementOfTheGods;

/** Options that mix all kinds of rulings. */
const options: fc.Arbitrary<Partial<JogOptions>> = fc.record({
  startingSeat: fc.constantFrom(0, 1),
  leaders: fc.constantFrom('both', 'chieftain', 'shaman'),
  startDice: fc.constantFrom('perResource', 'single'),
  twoCharacterOrder: fc.constantFrom('together', 'twoLaps'),
  adjacency: fc.constantFrom('orthogonal', 'king'),
  explorePlacement: fc.constantFrom('revealThenPlace', 'placeThenReveal'),
  curseSuppresses: fc.constantFrom('produce', 'produceAndStatue', 'none'),
  hallowActor: fc.constantFrom('self', 'present'),
  buildReturnOrder: fc.constantFrom('drawn', 'chosen'),
  alchemyResources: fc.constantFrom('basic', 'withGold'),
  statueCost: fc.constantFrom('perPiece', 'whole'),
  lossThreshold: fc.constantFrom('zero', 'belowZero'),
  tradeOnMarshDraw: fc.boolean(),
  lastPiece: fc.constantFrom('lossFirst', 'wins'),
  marshDraws: fc.constantFrom('placed', 'revealed'),
  otherLeader: fc.constantFrom('mayCome', 'comesLast'),
  tradeLimit: fc.constantFrom('asNeeded', 'once'),
  tradeConsent: fc.constantFrom('unanimous', 'unanimousOnce', 'anyPlayer'),
});

/**
 * Plays at random, but avoids answers that lose at once and prefers actions that are rarely possible, so that matches
 * get as far as temples and gold.
 */
const playOut = (start: Match<Jog>, random: Random, most: number): Match<Jog> => {
  let match = start;
  for (let i = 0; i < most && !match.outcome; i++) {
    const [decision] = match.decisions;
    const fatal = decision?.marks?.fatal ?? [];
    const all = legal(match);
    const safe = all.filter((_, at) => !fatal.includes(at));
    const rare = safe.filter(({ choice }) =>
      ['build', 'hallow', 'statue', 'explore'].includes((choice as TurnChoice).do),
    );
    const from = rare.length > 0 && random.below(2) === 0 ? rare : safe.length > 0 ? safe : all;
    match = act(match, random.pick(from));
  }
  return match;
};

interface Recipe {
  readonly players: number;
  readonly seed: string;
  readonly options: Partial<JogOptions>;
  readonly rich: boolean;
}
const recipes: fc.Arbitrary<Recipe> = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.string(),
  options,
  rich: fc.boolean(),
});

/** A match played by the recipe. */
const played = ({ players, seed, options, rich }: Recipe, game: Game<Jog> = judgementOfTheGods): Match<Jog> => {
  const setup = rich ? wealthy(players, options, seed) : { players, options };
  return playOut(createMatch(game, { ...setup, seed, checked: true }), Random.fromSeed(seed), 150);
};

test('the pool changes only as it is said, and nothing is lost or made [JOG-COMP-002, JOG-COMP-006, JOG-COMP-009, JOG-BLD-007, JOG-JUDG-005, JOG-TURN-006]', () => {
  fc.assert(
    fc.property(recipes, recipe => {
      const match = played(recipe);
      checkInvariants(match);
      const { tiles, decks, shown, drawnCards } = match.state;
      expect(tiles.length + decks.terrain.cards.length + shown.tiles.length).toBe(21);
      const built = tiles.filter(tile => tile.building !== null && tile.building !== 'townHall');
      expect(built.length + decks.building.cards.length + shown.buildings.length).toBe(8);
      expect(decks.judgement.cards.length + drawnCards.length).toBe(40);
      for (const { records } of history(match)) {
        for (const record of records) {
          if (record.kind !== 'event' || record.event.type !== 'PoolChanged') continue;
          for (const { name, total } of record.event.why === 'produce' ? (record.event.tallies ?? []) : []) {
            expect(record.event.change[name as Resource]).toBe(total);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** Turn choices that are legal on some table. */
const wishes: readonly TurnChoice[] = [
  { do: 'pass' },
  { do: 'produce' },
  { do: 'hallow' },
  { do: 'build' },
  { do: 'advancedAlchemy' },
  { do: 'statue' },
  { do: 'mineAlchemy' },
  ...[0, 1, 2, 3].map(draw => ({ do: 'explore', draw }) as const),
  ...[-1, 0, 1, 2].flatMap(x => [-1, 0, 1].map(y => ({ do: 'move', to: { x, y } }) as const)),
  ...(['food', 'magic', 'gold'] as const).flatMap(give =>
    (['wood', 'food', 'gold'] as const).flatMap(receive => [
      { do: 'merchant', give, receive } as TurnChoice,
      ...[1, 4, 12, 16, 17].map(amount => ({ do: 'templeAlchemy', amount, give, receive }) as const),
    ]),
  ),
  ...['farmer', 'chieftain', 'nobody'].map(character => ({ do: 'rollCall', character, to: { x: 0, y: 0 } }) as const),
];

test('every choice outside the options is refused with a rule, and every option is accepted [JOG-TURN-004]', () => {
  fc.assert(
    fc.property(recipes, recipe => {
      const match = played(recipe);
      for (const moment of history(match)) {
        const [decision] = moment.decisions;
        if (decision?.kind !== 'turn') continue;
        const listed = new Set(decision.options?.map(option => JSON.stringify(option)));
        expect(listed.size).toBe(decision.options?.length);
        for (const choice of wishes) {
          const refusal = explain(moment, { decision: decision.id, by: decision.by, choice });
          if (listed.has(JSON.stringify(choice))) expect(refusal).toBeUndefined();
          else expect(refusal?.rule).toMatch(/^JOG-/);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('saved, loaded, forked, rewound and replayed, a match stays the same', () => {
  fc.assert(
    fc.property(recipes, recipe => {
      const match = played(recipe);
      const log = readLog(writeLog(toLog(match)));
      const again = replay(game, log);
      expect(again.drift).toBeUndefined();
      expect(again.match.state).toEqual(match.state);
      expect(fold(game, log).at(-1)).toEqual(match.state);
    }),
    { numRuns: 20 },
  );
  for (const seed of ['a', 'b', 'c']) {
    rerun(playOut(createMatch(game, { players: 3, seed }), Random.fromSeed(seed), 25));
  }
});

test('no player can tell the order of unseen cards, and no resampling changes a player’s view [JOG-TURN-009]', () => {
  let tries = 0;
  const counting: Game<Jog> = {
    ...game,
    resample: (...given) => {
      tries++;
      return resample(...given);
    },
  };
  fc.assert(
    fc.property(recipes, fc.string(), (recipe, seed) => {
      const random = Random.fromSeed(seed);
      for (const moment of history(played(recipe, counting))) {
        const [decision] = moment.decisions;
        if (!decision) continue;
        tries = 0;
        // `imagine` gives a world only when the player's view of that world equals the view of the real match.
        const world = imagine(moment, decision.by, random).world();
        expect([tries, world === undefined]).toEqual([1, false]);
        for (const deck of ['judgement', 'terrain', 'building'] as const) {
          const real = moment.state.decks[deck];
          expect(world && seenDeck(world.state.decks[deck])).toEqual(seenDeck(real));
        }
        expect(view(moment, decision.by, moment.length).state).not.toHaveProperty('decks.terrain.cards');
      }
    }),
    { numRuns: 20 },
  );
});

test('resampling reaches every order of the unseen cards, and keeps cards that were shown since', () => {
  const deck = faceDown(['a', 'b', 'c', 'd', 'e', 'f']);
  const now = { ...deck, cards: ['c', 'd', 'e', 'f'], knownTop: 1, taken: 2 };
  const random = Random.fromSeed('orders');
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++)
    seen.add(reshuffleUnknown({ ...deck, knownBottom: 1 }, now, n => random.below(n)).cards.join(''));
  expect([...seen].sort()).toEqual(['abcdef', 'abcedf']);
});
