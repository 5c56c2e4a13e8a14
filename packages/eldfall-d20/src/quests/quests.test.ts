import { act, createMatch, type Match } from '@rulewright/core';
import { expect, test } from 'vitest';
import { quests } from '../content/book/quests.js';
import { restoringBalance } from '../content/book/restoring-balance.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Deed, Eld, EldState } from '../vocabulary/index.js';

/** The state of a match that begins with some deeds, at its first question or its end. */
const after = (quest: string, deeds: readonly Deed[], lay: LaidOut = {}, drawing = 'AB..ab1'): EldState => {
  const { game, setup } = laidOut(drawing, {
    ...lay,
    options: { quest, ...lay.options },
    pack: { quests, ...lay.pack },
    state: { deeds, stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' }, ...lay.state },
  });
  return createMatch(game, { ...setup, seed: 'quest' }).state;
};

const pointsIn = ({ parties }: EldState): readonly number[] => parties.map(({ points }) => points);
const points = (...args: Parameters<typeof after>): readonly number[] => pointsIn(after(...args));
const fell = (deed: 'incapacitated' | 'dead', of: string, by: string | null = 'p1'): Deed => ({
  deed,
  of,
  by,
  model: null,
});

/** The Victory Points that the rules of a Quest still promise for the fall of a model. */
const forFall = (quest: string, id: string, lay: LaidOut = {}): number | undefined => {
  const { game, setup } = laidOut('AB..ab1', { pack: { quests }, ...lay, options: { quest, ...lay.options } });
  const table = tableIn(createMatch<Eld>(game, { ...setup, seed: 'quest' }));
  return game.quests[quest]?.forFall?.(table, modelOf(table.state, id));
};

test.each([
  [16, 1],
  [17, 2],
  [21, 2],
  [22, 3],
])(
  'Open Hostilities: an enemy of cost %i that falls is worth %i VP [ELD-QUEST-005, ELD-QUEST-006, ELD-QUEST-007]',
  (cost, worth) => {
    const lay: LaidOut = { profiles: { b: { cost } } };
    expect(points('open-hostilities', [fell('incapacitated', 'b')], lay)).toEqual([worth, 0]);
    expect(points('open-hostilities', [fell('dead', 'b')], lay)).toEqual([worth, 0]);
  },
);

test('Open Hostilities: a summoned creature is worth as much as its profile costs, but by the option nothing [ELD-QUEST-071]', () => {
  const creature = { summoned: { by: 'a', spell: 'spark' }, original: false } as const;
  for (const creatureCost of ['none', 'printed'] as const) {
    const lay: LaidOut = { profiles: { b: { cost: 17 } }, models: { b: creature }, options: { creatureCost } };
    const worth = creatureCost === 'printed' ? 2 : 0;
    expect(points('open-hostilities', [fell('incapacitated', 'b')], lay)).toEqual([worth, 0]);
    expect(forFall('open-hostilities', 'b', lay)).toBe(worth);
  }
});

test('Open Hostilities: the enemy Leader is worth 1 VP more [ELD-QUEST-008]', () => {
  expect(points('open-hostilities', [fell('dead', 'a')])).toEqual([2, 0]);
});

test.each([
  ['open-hostilities', 'b', ['incapacitated']],
  ['open-hostilities', 'a', ['dead']],
  ['unexpected-encounter', '1', ['incapacitated', 'dead']],
  ['antechamber', '1', ['incapacitated']],
] as const)(
  '%s: the Victory Points that are still to be had for %s are those that its fall scores [ELD-QUEST-003]',
  (quest, of, how) => {
    const lay: LaidOut = {
      profiles: { 1: { tier: 3 }, b: { cost: 22 } },
      pack: { quests: { ...quests, ...restoringBalance } },
    };
    const [scored] = points(
      quest,
      how.map(deed => fell(deed, of)),
      lay,
    );
    expect(scored).toBeGreaterThan(0);
    expect(forFall(quest, of, lay)).toBe(scored);
    expect(forFall(quest, of, { ...lay, states: { [of]: ['dead'] } })).toBe(0);
  },
);

test('Unexpected Encounter: a Tier III Hostile that is Incapacitated is still worth its death [ELD-QUEST-020]', () => {
  const lay: LaidOut = { profiles: { 1: { tier: 3 } }, states: { 1: ['incapacitated'] } };
  expect(forFall('unexpected-encounter', '1', lay)).toBe(3);
  expect(forFall('unexpected-encounter', 'a', lay)).toBe(0);
});

test('a model is worth its reward once, however often it falls [ELD-QUEST-003]', () => {
  expect(
    points('open-hostilities', [fell('incapacitated', 'b'), fell('incapacitated', 'b'), fell('dead', 'b')]),
  ).toEqual([1, 0]);
});

test('a model that falls by several players rewards the first one, or by the option each one once [ELD-QUEST-003]', () => {
  const deeds = [fell('incapacitated', 'b'), fell('incapacitated', 'b', 'p3'), fell('dead', 'b', 'p3')];
  const earned = (rewardsOfModel: 'once' | 'perPlayer') =>
    points('open-hostilities', deeds, { players: ['p1', 'p2', 'p3'], options: { rewardsOfModel } });
  expect([earned('once'), earned('perPlayer')]).toEqual([
    [1, 0, 0],
    [1, 0, 1],
  ]);
});

test('nobody earns for falls that nobody is credited with, and none for allies [ELD-HOSTILE-035, ELD-QUEST-017]', () => {
  expect(points('open-hostilities', [fell('dead', 'b', null), fell('dead', 'B')])).toEqual([0, 0]);
  expect(points('open-hostilities', [{ ...fell('dead', 'b'), allied: true } as Deed])).toEqual([0, 0]);
});

test('Unexpected Encounter: Tier III gives 2 VP Incapacitated and 3 VP Dead, each once [ELD-QUEST-020, ELD-QUEST-003]', () => {
  const tier = (three: number): LaidOut => ({ profiles: { 1: { tier: three } } });
  expect(points('unexpected-encounter', [fell('incapacitated', '1')], tier(3))).toEqual([2, 0]);
  expect(points('unexpected-encounter', [fell('incapacitated', '1'), fell('dead', '1')], tier(3))).toEqual([5, 0]);
  expect(points('unexpected-encounter', [fell('dead', '1')], tier(2))).toEqual([0, 0]);
});

test('Unexpected Encounter: by the option Tier III gives at most 3 VP, whoever kills it afterwards [ELD-QUEST-020]', () => {
  const earned = (tier3Rewards: 'both' | 'higher', ...deeds: readonly Deed[]) =>
    points('unexpected-encounter', deeds, { profiles: { 1: { tier: 3 } }, options: { tier3Rewards } });
  const both = [fell('incapacitated', '1'), fell('dead', '1')];
  expect([earned('both', ...both), earned('higher', ...both)]).toEqual([
    [5, 0],
    [3, 0],
  ]);
  expect([earned('higher', fell('incapacitated', '1')), earned('higher', fell('dead', '1'))]).toEqual([
    [2, 0],
    [3, 0],
  ]);
  expect(earned('higher', fell('incapacitated', '1'), fell('dead', '1', 'p2'))).toEqual([2, 3]);
  const worth = (states: LaidOut['states'] & object) =>
    forFall('unexpected-encounter', '1', { profiles: { 1: { tier: 3 } }, states, options: { tier3Rewards: 'higher' } });
  expect([worth({}), worth({ 1: ['incapacitated'] })]).toEqual([3, 1]);
});

test('Unexpected Encounter: an enemy party member that falls costs 1 VP, a creature nothing [ELD-QUEST-021, ELD-DEF-011]', () => {
  expect(points('unexpected-encounter', [fell('incapacitated', 'a'), fell('dead', 'a')])).toEqual([-1, 0]);
  expect(points('unexpected-encounter', [fell('dead', 'a')], { models: { a: { original: false } } })).toEqual([0, 0]);
});

test.each(['unexpected-encounter', 'breaking-in', 'great-hall', 'antechamber', 'obelisk'])(
  '%s: by the option a creature is a party member, and its fall costs 1 VP as well [ELD-DEF-011, ELD-QUEST-021]',
  quest => {
    const creature = { summoned: { by: 'b', spell: 'spark' }, original: false } as const;
    const lost = (partyMemberIncludesSummons: boolean) =>
      points(quest, [fell('incapacitated', 'a')], {
        pack: { quests: { ...quests, ...restoringBalance } },
        models: { a: creature },
        options: { partyMemberIncludesSummons },
      });
    expect([lost(false), lost(true)]).toEqual([
      [0, 0],
      [-1, 0],
    ]);
  },
);

const ended = (lay: LaidOut, deeds: readonly Deed[] = []): EldState =>
  after('unexpected-encounter', deeds, { profiles: { 1: { tier: 3 } }, ...lay });

test('Unexpected Encounter: the game is over when every Tier III Hostile is Dead [ELD-QUEST-019, ELD-END-003]', () => {
  expect(ended({}).ending).toBeNull();
  expect(ended({ states: { 1: ['incapacitated'] } }).ending).toBeNull();
  expect(ended({ states: { 1: ['dead'] } }).ending).toEqual({ reason: 'quest', winners: ['p1', 'p2'] });
});

test('Unexpected Encounter: a Tier III Hostile that has fled holds nothing up, but by the option the Quest goes on [ELD-QUEST-019]', () => {
  const reason = (deed: 'gone' | 'removed', fledHostiles: 'countAsDead' | 'goOn') =>
    ended({ models: { 1: { where: 'removed' } }, options: { fledHostiles } }, [
      { deed, of: '1', by: null, model: null },
    ]).ending?.reason;
  expect([reason('gone', 'countAsDead'), reason('gone', 'goOn')]).toEqual(['quest', undefined]);
  expect([reason('removed', 'countAsDead'), reason('removed', 'goOn')]).toEqual(['quest', 'quest']);
});

test('a total is at most 10 and at least 0 at the end [ELD-QUEST-001, ELD-QUEST-002]', () => {
  const parties = { p1: { points: 12 }, p2: { points: -2 } };
  const { ending, parties: after } = ended({ states: { 1: ['dead'] }, parties });
  expect([ending?.winners, after.map(one => one.points)]).toEqual([['p1'], [10, 0]]);
});

test('by option a total below 0 stays, and the higher one of two wins [ELD-QUEST-002, ELD-END-002]', () => {
  const result = (pointsBelowZero: boolean) => {
    const parties = { p1: { points: -2 }, p2: { points: -5 } };
    const { ending, parties: all } = ended({ states: { 1: ['dead'] }, parties, options: { pointsBelowZero } });
    return [ending?.winners, all.map(one => one.points)];
  };
  expect(result(false)).toEqual([
    ['p1', 'p2'],
    [0, 0],
  ]);
  expect(result(true)).toEqual([['p1'], [-2, -5]]);
});

test('the maximum counts at the end, or by option whenever points are won [ELD-QUEST-001]', () => {
  const deeds = [fell('dead', '1'), fell('dead', 'a')];
  const total = (vpCapTiming: 'finalScoring' | 'always') =>
    pointsIn(ended({ states: { 1: ['dead'] }, parties: { p1: { points: 9 } }, options: { vpCapTiming } }, deeds))[0];
  expect([total('finalScoring'), total('always')]).toEqual([10, 9]);
});

test('allies have half of their sum each, rounded down, before the limits [ELD-QUEST-014, ELD-QUEST-015, ELD-QUEST-018]', () => {
  const state = { alliances: [['p1', 'p2']] as const };
  const share = (p1: number, p2: number): readonly number[] =>
    pointsIn(ended({ states: { 1: ['dead'] }, parties: { p1: { points: p1 }, p2: { points: p2 } }, state }));
  expect(share(12, 5)).toEqual([8, 8]);
  expect(share(12, -1)).toEqual([5, 5]);
  expect(share(18, 7)).toEqual([10, 10]);
  expect(share(1, -2)).toEqual([0, 0]);
});

test('Schemes are scored before allies share their sum [ELD-QUEST-018, ELD-QUEST-015]', () => {
  const schemes = {
    commander: { name: 'commander', code: 'virtuous-commander', timing: 'end-of-game', points: 2, most: 4 },
  } as const;
  const { game, setup } = laidOut('AB..ab1', {
    profiles: { 1: { tier: 3 } },
    states: { 1: ['dead'] },
    options: { quest: 'unexpected-encounter' },
    pack: { quests, schemes },
    parties: { p1: { schemes: ['commander'] } },
    state: { alliances: [['p1', 'p2']], stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
  });
  expect(pointsIn(createMatch(game, { ...setup, seed: 'share' }).state)).toEqual([2, 2]);
});

test('the most VP win, and equal VP are a draw [ELD-END-002]', () => {
  const winners = (p1: number, p2: number) =>
    ended({ states: { 1: ['dead'] }, parties: { p1: { points: p1 }, p2: { points: p2 } } }).ending?.winners;
  expect([winners(3, 2), winners(2, 3), winners(3, 3)]).toEqual([['p1'], ['p2'], ['p1', 'p2']]);
});

test('hidden Schemes are revealed and scored at the end, one that had to be revealed gives nothing, and one that counts others comes last [ELD-SCHEME-001, ELD-SCHEME-007, ELD-SCHEME-039, ELD-SCHEME-040]', () => {
  const cards = (p1: string, p2: string): readonly number[] => {
    const scheme = (code: string, timing: 'at-once' | 'revealed' | 'end-of-game', worth: number, most: number) => ({
      name: code,
      code,
      timing,
      points: worth,
      most,
    });
    const { game, setup } = laidOut('AB..ab1', {
      profiles: { 1: { tier: 3 } },
      states: { 1: ['dead'] },
      options: { quest: 'unexpected-encounter' },
      pack: {
        quests,
        schemes: {
          commander: scheme('virtuous-commander', 'end-of-game', 1, 1),
          manipulation: scheme('opportunistic-manipulation', 'at-once', 1, 3),
          ground: scheme('stand-your-ground', 'revealed', 1, 3),
        },
      },
      parties: { p1: { schemes: [p1] }, p2: { schemes: [p2] } },
      state: { stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
    });
    const match: Match<Eld> = createMatch(game, { ...setup, seed: 'schemes' });
    expect(match.state.ending).not.toBeNull();
    return pointsIn(match.state);
  };
  expect(cards('commander', 'ground')).toEqual([1, 0]);
  expect(cards('manipulation', 'commander')).toEqual([1, 1]);
  expect(cards('manipulation', 'manipulation')).toEqual([0, 0]);
});

test('deeds are scored once, not in every phase [ELD-QUEST-003]', () => {
  const { game, setup } = laidOut('AB..ab', {
    options: { quest: 'open-hostilities' },
    pack: { quests },
    state: { deeds: [fell('dead', 'b')], stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
  });
  let match = createMatch(game, { ...setup, seed: 'once' });
  const [decision] = match.decisions;
  if (decision) match = act(match, { decision: decision.id, by: decision.by, choice: 'end' });
  expect(pointsIn(match.state)).toEqual([1, 0]);
});
