import { createMatch } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { conformance, fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { createGame } from '../game.js';
import { judgementHex } from '../index.js';
import { checkInvariants } from '../testing/invariants.js';
import type { Jhx, V11Options } from '../vocabulary/index.js';
import { v11OnHexes } from './scenario-words.js';

const parts = { pack: defaultContent, maps: [...skirmishMaps, ...battleMaps] };
const game = createGame({ ...parts, edition: v11OnHexes });

/** Every ruling of the sheet that is not its default. */
const others: Partial<V11Options> = {
  v11SoulTargets: 'heroesAndSummoned',
  v11BaseFloor: false,
  v11AimForbids: 'asHexEdition',
  v11HinderSummoned: false,
  v11AdjacentInches: 2,
  v11ForestStealth: true,
};

conformance(test, game, {
  setups: [{ players: 2, options: { ...others, mode: '3v3', roundLimit: 2 } }],
  matches: 1,
});

test('matches by the sheet on boards of hexes end, and break no invariant on the way', () => {
  const { reasons } = fuzz<Jhx>(game, {
    setup: { players: 2, options: { mode: '3v3' } },
    matches: 2,
    seed: 'v11 on hexes',
    maxActions: 10_000,
    invariant: checkInvariants,
  });
  expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
});

test('a match by the sheet has its options, and a match of the hex edition has none of them [JV11-BASE-001]', () => {
  const options = (one: typeof game) => createMatch(one, { players: 2, seed: 'options' }).header.options;
  const sheet = ['v11AdjacentInches', 'v11AimForbids', 'v11BaseFloor', 'v11BaseMm', 'v11ForestStealth'];
  expect(
    Object.keys(options(game))
      .filter(name => name.startsWith('v11'))
      .sort(),
  ).toEqual([...sheet, 'v11HinderSummoned', 'v11SoulTargets']);
  expect(Object.keys(options(judgementHex)).filter(name => name.startsWith('v11'))).toEqual([]);
  expect([options(game), options(judgementHex)].map(one => one.conditionOwnActivationExpires)).toEqual([
    'current',
    'next',
  ]);
  const wrong = { v11AdjacentInches: 0.3 };
  expect(() => createMatch(game, { players: 2, seed: 'options', options: wrong })).toThrow('bad-option');
});

test('an edition made from that of the sheet keeps its options [JV11-BASE-001]', () => {
  const longer = createGame({ ...parts, edition: reviseEdition(v11OnHexes, 'longer', {}) });
  const match = createMatch(longer, { players: 2, seed: 'longer', options: { v11BaseFloor: false } });
  expect(match.header.options.v11BaseFloor).toBe(false);
  const log = writeLog(toLog(match));
  expect(replay(longer, readLog(log)).drift).toBeUndefined();
  expect(() => replay(game, readLog(log))).toThrow('other-edition');
});
