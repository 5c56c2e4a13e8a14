import { createMatch, procedure, step } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { areTouching, doOverlap } from '../battlefield/distance.js';
import { bodyOf, hitboxOf } from '../battlefield/hitbox.js';
import { quests } from '../content/book/quests.js';
import { restoringBalance } from '../content/book/restoring-balance.js';
import { bookEdition } from '../edition.js';
import { type LaidOut, laidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Eld, EldEdition, EldState, Going, Model } from '../vocabulary/index.js';
import type { Item, Weapon } from '../vocabulary/pack.js';
import { bringHostiles, placeThings } from './arrive.js';

const tiers = Object.fromEntries(
  [1, 2, 3, 4].map(tier => [
    `tier-${tier}`,
    { ...plainProfile, tier, behaviour: 'card', traits: tier === 3 ? [{ id: 'elemental' as const }] : [] },
  ]),
);

const arriving: EldEdition = {
  ...bookEdition,
  procedures: {
    ...bookEdition.procedures,
    upkeep: procedure<Eld, Going>('upkeep', [
      step('ELD-SETUP-002', 'arrive', turn => {
        placeThings(turn);
        bringHostiles(turn);
      }),
    ]),
  },
};

/** The state after the Hostiles and things of a Quest have come onto an empty field. */
const begun = (quest: string, lay: LaidOut = {}): EldState => {
  const { game, setup } = laidOut('A..a', {
    edition: arriving,
    ...lay,
    pack: { ...lay.pack, quests: { ...quests, ...restoringBalance }, profiles: { ...tiers, ...lay.pack?.profiles } },
    options: { quest, ...lay.options },
    state: { stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' }, ...lay.state },
  });
  return createMatch(game, { ...setup, seed: 'arrive' }).state;
};

const hostilesOf = ({ models }: EldState): readonly Model[] => models.filter(({ player }) => player === null);
const profiles = (quest: string, gameSize = 61): readonly string[] =>
  hostilesOf(begun(quest, { options: { gameSize } })).map(({ profile }) => profile);

test('Unexpected Encounter: two Tier III stand in the middle [ELD-QUEST-009]', () => {
  const found = hostilesOf(begun('unexpected-encounter'));
  expect(found.map(({ id, at: { x } }) => [id, x])).toEqual([
    ['hostile:tier-3', inches(15)],
    ['hostile:tier-3#2', inches(21)],
  ]);
});

test('a Hostile has one Item of each category equipped, and all parts of its body; by option everything [ELD-ITEM-002, ELD-ITEM-003]', () => {
  const names = ['sword', 'bow', 'claws', 'tail'];
  const part = (name: string): Item => ({ ...(plainItems.sword as Item), name, quantity: null, weight: null });
  const items = Object.fromEntries(
    names.slice(2).map(name => [name, { ...part(name), weapon: { ...(part(name).weapon as Weapon), natural: true } }]),
  ) as Record<string, Item>;
  const inventory = { space: 9, items: names.map(item => ({ item, quantity: 1 })) };
  const profile = { ...plainProfile, tier: 3, behaviour: 'card', inventory };
  const equipped = (options: LaidOut['options'] = {}) =>
    hostilesOf(
      begun('unexpected-encounter', {
        pack: { items: { ...plainItems, ...items }, profiles: { 'tier-3': profile } },
        options,
      }),
    )[0]?.equipped;
  expect(equipped()).toEqual(['sword', 'claws', 'tail']);
  expect(equipped({ hostileItems: 'all' })).toEqual(names);
});

test('a Hostile begins with full HP, no states and no Activation Points, and knows its starting place [ELD-HOSTILE-036]', () => {
  const [one] = hostilesOf(begun('unexpected-encounter'));
  expect(one).toMatchObject({ hp: 2, points: 0, states: [], home: one?.at, where: 'field' });
});

test.each([
  [60, 2],
  [61, 4],
  [120, 4],
  [180, 4],
  [181, 4],
])(
  'The Antechamber: Game Size %i has %i Hostiles of Tier I and II besides the Elemental [ELD-QUEST-041, ELD-QUEST-056, ELD-QUEST-060]',
  (size, count) => {
    const found = profiles('antechamber', size);
    expect([found[0], found.length]).toEqual(['tier-3', 1 + count]);
  },
);

test.each([
  ['breaking-in', 61, ['tier-2', 'tier-2', 'tier-1', 'tier-1']],
  ['great-hall', 61, ['tier-2', 'tier-2', 'tier-1', 'tier-1']],
  ['great-hall', 181, ['tier-2', 'tier-2', 'tier-1', 'tier-1', 'tier-2']],
  ['obelisk', 60, ['tier-4']],
  ['obelisk', 61, ['tier-4', 'tier-3', 'tier-3']],
  ['obelisk', 181, ['tier-4', 'tier-3', 'tier-3', 'tier-2', 'tier-2', 'tier-2', 'tier-2']],
])(
  '%s at Game Size %i has %j [ELD-QUEST-043, ELD-QUEST-049, ELD-QUEST-052, ELD-QUEST-065, ELD-QUEST-069]',
  (quest, size, expected) => {
    expect(profiles(quest, size)).toEqual(expected);
  },
);

test('The Great Hall: the Tier II Hostile that is added in the centre touches the Mechanism, which stands there [ELD-QUEST-052, ELD-QUEST-050]', () => {
  const state = begun('great-hall', { options: { gameSize: 181 } });
  const { table } = laidOut('', { pack: { profiles: tiers } });
  const [added, mechanism] = [hostilesOf(state).at(-1), state.things.find(({ kind }) => kind === 'mechanism')];
  if (!added || !mechanism) throw new Error('no Hostile or no Mechanism');
  expect(areTouching(table, hitboxOf(table, added), bodyOf(mechanism))).toBe(true);
});

test('the difficulty may count the points of all players together [ELD-QUEST-041]', () => {
  const all = (difficultyBasis: 'perPlayer' | 'total'): number =>
    hostilesOf(begun('obelisk', { options: { gameSize: 60, difficultyBasis } })).length;
  expect([all('perPlayer'), all('total')]).toEqual([1, 3]);
});

test('tokens and structures stand where the Quest says, with their numbers [ELD-QUEST-022, ELD-QUEST-033, ELD-QUEST-044, ELD-QUEST-066]', () => {
  const things = (quest: string) =>
    begun(quest).things.map(({ id, hp, armour, holds }) => [id, hp, armour, holds.length]);
  expect(things('treasure-hunt')).toEqual([
    ['cache-1', null, null, 1],
    ['intrigue-1', null, null, 0],
    ['cache-2', null, null, 1],
    ['intrigue-2', null, null, 0],
  ]);
  expect(things('breaking-in')).toEqual([
    ['gates-1', 5, 5, 0],
    ['exit-1', null, null, 0],
  ]);
  expect(things('obelisk')).toEqual([['obelisk-1', 5, 5, 0]]);
  expect(begun('obelisk').things[0]?.at).toEqual({ x: inches(18), y: inches(36) - 3000, z: 0 });
});

describe('respawn', () => {
  const dead: Model['states'] = [{ state: 'dead', by: 'p1', source: 'test' }];
  /** The Hostiles on the field after the turn of p2 has ended, with one Hostile Dead at its home. */
  const after = (quest: string, gameSize: number, tier: number, more: LaidOut = {}): readonly Model[] => {
    const at = { x: inches(18), y: inches(18), z: 0 };
    const { game, setup } = laidOut('1', {
      ...more,
      players: ['p1', 'p2'],
      pack: { quests: restoringBalance },
      profiles: { 1: { tier } },
      at: { 1: at, ...more.at },
      models: { 1: { home: at, states: dead, ...more.models?.['1'] } },
      options: { quest, gameSize, distanceEpsilon: 0 },
      state: { stage: { name: 'turn', active: 'p2', phase: 'end', step: '' }, round: 2 },
    });
    // The match goes on by itself, through rounds in which nobody can act, to the end of the last one.
    return hostilesOf(createMatch(game, { ...setup, seed: 'respawn' }).state).filter(({ where }) => where === 'field');
  };

  test.each([
    ['breaking-in', 60, 1, 0],
    ['breaking-in', 61, 1, 1],
    ['breaking-in', 61, 2, 0],
    ['breaking-in', 121, 2, 1],
    ['great-hall', 61, 2, 1],
    ['obelisk', 120, 3, 0],
    ['obelisk', 121, 3, 1],
  ])(
    '%s at Game Size %i: of a Dead Hostile of Tier %i, %i come back [ELD-QUEST-043, ELD-QUEST-048, ELD-QUEST-049, ELD-QUEST-069, ELD-HOSTILE-036]',
    (quest, size, tier, count) => {
      expect(after(quest, size, tier).filter(({ states }) => states.length === 0)).toHaveLength(count);
    },
  );

  test('where each Hostile comes back once, one that has come back does not [ELD-QUEST-060]', () => {
    const returned = { models: { 1: { counters: { returned: 1 } } } };
    expect(after('antechamber', 121, 1).filter(({ states }) => states.length === 0)).toHaveLength(1);
    expect(after('antechamber', 121, 1, returned).filter(({ states }) => states.length === 0)).toHaveLength(0);
  });

  test('a Hostile whose place is taken comes back in Base Contact, and keeps its starting place [ELD-QUEST-043, ELD-HOSTILE-036]', () => {
    const at = { x: inches(18), y: inches(18), z: 0 };
    const { game, setup } = laidOut('1a', {
      pack: { quests: restoringBalance },
      profiles: { 1: { tier: 1 } },
      at: { 1: at, a: at },
      models: { 1: { home: at, states: dead }, a: { points: 0 } },
      options: { quest: 'breaking-in', gameSize: 61, distanceEpsilon: 2 },
      state: { stage: { name: 'turn', active: 'p2', phase: 'end', step: '' }, round: 2 },
    });
    const match = createMatch(game, { ...setup, seed: 'respawn' });
    const table = { ...laidOut('1a').table, pack: game.pack, options: match.header.options, state: match.state };
    const [back] = hostilesOf(match.state).filter(({ where }) => where === 'field');
    const other = match.state.models.find(({ id }) => id === 'a');
    if (!back || !other) throw new Error('both are on the field');
    const [one, two] = [hitboxOf(table, back), hitboxOf(table, other)];
    expect([areTouching(table, one, two), doOverlap(one, two)]).toEqual([true, false]);
    expect(back.home).toEqual({ ...at, z: 0 });
  });
});
