import { act, createMatch, type Match, nearest, suggest } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { plainQuest } from '../testing/index.js';
import type { Eld, Place } from '../vocabulary/index.js';
import type { FieldCard, Upgrade } from '../vocabulary/pack.js';
import { answer, party, refused, until } from './scenario-words.js';

test('parties come first, then the field, and both present together and in secret [ELD-SETUP-001, ELD-SETUP-003, ELD-PARTY-009]', () => {
  const first = until('party', []);
  expect(first.decisions.map(({ kind, by, secret }) => [kind, by, secret])).toEqual([
    ['party', 'p1', true],
    ['party', 'p2', true],
  ]);
  const field = until('card', []);
  expect(field.state.parties.map(({ leader, original }) => [leader, original])).toEqual([
    ['p1:2', 2],
    ['p2:2', 2],
  ]);
  expect(field.decisions[0]?.options).toEqual(['hill', 'none']);
});

test('a Quest that the pack lacks, or for other players, is refused [ELD-SETUP-002, ELD-SETUP-017]', () => {
  expect(() => until('party', [], {}, { options: { quest: 'nowhere' } })).toThrow(/unknown-quest/);
  const alone = { quests: { 'open-hostilities': { ...plainQuest, players: { min: 2, max: 2 } } } };
  expect(() => until('party', [], {}, { players: 3, pack: alone })).toThrow(/players-of-the-quest/);
  expect(() => until('party', [], {}, { players: 1, pack: alone })).toThrow(/players-of-the-quest/);
  expect(until('party', [], {}, { players: 4 }).decisions).toHaveLength(4);
});

test('the Environment is that of the Quest, or else the one that the players have agreed on [ELD-ENV-001]', () => {
  const environment = (option: 'none' | 'toxic', own?: string) => {
    const quest = { ...plainQuest, ...(own ? { environment: own } : {}) };
    const pack = { quests: { 'open-hostilities': quest } };
    return until('party', [], {}, { options: { environment: option }, pack }).state.environment;
  };
  expect([environment('none'), environment('toxic'), environment('toxic', 'desert')]).toEqual([
    null,
    'toxic',
    'desert',
  ]);
});

const rolls = ({ records }: Match<Eld>) =>
  records.flatMap(one => (one.kind === 'event' && one.event.type === 'InitiativeRolled' ? [one.event.totals] : []));

test('the die and the printed Morale of the Leader decide; ties roll again [ELD-SETUP-004, ELD-LEADER-004]', () => {
  const plain = (by: string) => (by === 'p1' ? { ...party('plain'), upgrades: [] } : party('other'));
  const match = until('initiative', [10, 6, 3, 1], { party: plain });
  expect(rolls(match).map(totals => [totals.p1?.total, totals.p2?.total])).toEqual([
    [20, 20],
    [13, 15],
  ]);
  expect(match.decisions[0]?.by).toBe('p2');
  expect(until('initiative', [10, 5], { party: plain }).decisions[0]?.by).toBe('p1');
});

test('Double Time is removed for 6 more on the result [ELD-UPGRADE-042, ELD-SETUP-014]', () => {
  const match = until('initiative', [1, 6], { yes: by => by === 'p1' });
  expect(rolls(match).map(totals => [totals.p1?.total, totals.p2?.total])).toEqual([[21, 20]]);
  expect(match.state.parties.map(({ upgrades }) => upgrades.includes('double'))).toEqual([false, true]);
});

test('by option Double Time is removed when the dice of all players lie, and again when tied players have rolled [ELD-UPGRADE-042]', () => {
  const options = { doubleTime: 'afterDie' } as const;
  const asked = until('yes', [1, 6], {}, { options });
  expect([rolls(asked), asked.records.filter(({ kind }) => kind === 'roll').length]).toEqual([[], 2]);
  const match = until('initiative', [1, 7, 9, 3], { yes: by => by === 'p1' }, { options });
  expect(rolls(match).map(totals => [totals.p1?.total, totals.p2?.total])).toEqual([[29, 17]]);
});

test.each([
  ['position', 'p1', 'p2'],
  ['order', 'p2', 'p1'],
] as const)(
  'the winner takes the %s, the opponent the other one [ELD-SETUP-005, ELD-SETUP-006, ELD-SETUP-007]',
  (initiative, zones, first) => {
    const dice = [9, 1];
    const answers = { party: party('plain'), initiative };
    expect(until('zones', dice, answers).decisions[0]?.by).toBe(zones);
    expect(until('deployment', dice, answers).decisions[0]?.by).toBe(zones);
    expect(until('firstPlayer', dice, answers).decisions[0]).toMatchObject({ by: first, options: ['p1', 'p2'] });
    const deploy = until('deploy', dice, { ...answers, firstPlayer: 'p2' });
    expect([deploy.decisions[0]?.by, deploy.state.order]).toEqual(['p2', ['p2', 'p1']]);
  },
);

test('with more players the highest result chooses first, and the others follow by theirs [ELD-SETUP-008]', () => {
  const answers = { party: party('plain'), initiative: 'position', zones: 0 } as const;
  const zones = until('zones', [5, 9, 1], { party: party('plain'), initiative: 'position' }, { players: 3 });
  expect(zones.decisions[0]?.by).toBe('p2');
  const first = until('firstPlayer', [5, 9, 1], { ...answers, zones: by => (by === 'p2' ? 0 : 2) }, { players: 3 });
  expect(first.decisions[0]).toMatchObject({ by: 'p1', options: ['p2', 'p1', 'p3'] });
});

test('by option more than two players go by their results alone, and two do not [ELD-SETUP-008]', () => {
  const options = { choicesOfMore: 'results' } as const;
  const several = { party: party('plain'), zones: (by: string) => (by === 'p2' ? 0 : 2) };
  // The winner chooses a zone first, and how models are deployed; neither of the two rights is taken.
  for (const right of ['initiative', 'firstPlayer'] as const) {
    expect(until(right, [5, 9, 1], several, { players: 3, options }).state.stage.name).toBe('turn');
  }
  for (const kind of ['zones', 'deployment'] as const) {
    expect(until(kind, [5, 9, 1], several, { players: 3, options }).decisions[0]?.by).toBe('p2');
  }
  expect(until('deploy', [5, 9, 1], several, { players: 3, options }).state.order).toEqual(['p2', 'p1', 'p3']);
  expect(until('initiative', [5, 9], { party: party('plain') }, { options }).decisions[0]?.by).toBe('p2');
});

const boxOf = (match: Match<Eld>, player: number) => {
  const corners = match.state.parties[player]?.zone?.corners ?? [];
  const [ys, xs] = [corners.map(({ y }) => y), corners.map(({ x }) => x)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(one => one / 2540);
};

test('zones are strips of 8 inches at opposite edges, 13 with a Tactician, at one edge where the Quest says so [ELD-SETUP-009, ELD-TRAIT-074, ELD-UPGRADE-033]', () => {
  const lists = (by: string) => (by === 'p1' ? party('captain') : party('plain'));
  const match = until('deploy', [9, 1], { party: lists, initiative: 'position', zones: 1 });
  expect([boxOf(match, 0), boxOf(match, 1)]).toEqual([
    [0, 23, 36, 36],
    [0, 0, 36, 8],
  ]);
  const expertise: Upgrade = {
    name: 'Expertise',
    faction: 'neutral',
    cost: 3,
    limit: 1,
    changes: [{ op: 'grant', traits: [{ id: 'tactician' }] }],
  };
  const bought = (by: string) => ({ ...party('plain'), upgrades: by === 'p1' ? ['expertise'] : ['tool'] });
  const learned = until(
    'deploy',
    [9, 1],
    { party: bought, initiative: 'position', zones: 1 },
    {
      pack: { upgrades: { expertise, tool: { name: 'Tool', faction: 'neutral', cost: 1, limit: null, changes: [] } } },
    },
  );
  expect([boxOf(learned, 0), boxOf(learned, 1)]).toEqual([
    [0, 23, 36, 36],
    [0, 0, 36, 8],
  ]);
  const shared = { quests: { 'open-hostilities': { ...plainQuest, zones: 'shared' as const } } };
  const one = until('deploy', [9, 1], { party: party('plain'), initiative: 'position' }, { pack: shared });
  expect([boxOf(one, 0), boxOf(one, 1)]).toEqual([
    [0, 0, 36, 8],
    [0, 0, 36, 8],
  ]);
});

test.each([
  ['whole', ['p1', 'p1', 'p2', 'p2']],
  ['alternate', ['p1', 'p2', 'p1', 'p2']],
] as const)('deployment %s [ELD-SETUP-006]', (deployment, wanted) => {
  let match = until('deploy', [9, 1], { party: party('plain', 'other'), deployment, firstPlayer: 'p1' });
  const came: string[] = [];
  for (let [decision] = match.decisions; decision?.kind === 'deploy'; [decision] = match.decisions) {
    came.push(decision.by);
    match = answer(match, suggest(match, decision, 1)[0]);
  }
  expect(came).toEqual(wanted);
});

const facing = { x: 0, y: 1 };
const deploying = (...models: readonly string[]) =>
  until('deploy', [9, 1], {
    party: { ...party(...models), upgrades: ['pouch', 'tool', 'mage'] },
    initiative: 'position',
    zones: 0,
    firstPlayer: 'p1',
  });
const at = (x: number, y: number, z = 0) => ({ x, y, z });
/** A deployment of the model at a place of the list of p1. */
const put = (number: 1 | 2, place: object, more: object = {}) => ({
  model: `p1:${number}`,
  at: place,
  facing,
  ...more,
});

test('a model stands wholly in its zone, to the last hundredth of a millimetre [ELD-SETUP-010]', () => {
  const match = deploying('plain', 'other');
  const edge = inches(8) - 1600;
  expect(refused(match, put(1, at(inches(20), edge)))).toBeUndefined();
  expect(refused(match, put(1, at(inches(20), edge + 1)))).toEqual(['out-of-the-zone', 'ELD-SETUP-010']);
  expect(refused(match, put(1, at(1599, edge)))).toEqual(['off-the-field', 'ELD-SETUP-010']);
});

test('Infiltration reaches to the middle line, and from level II on to every place outside of the enemy zone [ELD-SKILL-030, ELD-SKILL-031]', () => {
  const match = deploying('scout', 'spy');
  const middle = inches(18) - 1600;
  expect(refused(match, put(1, at(inches(20), middle)))).toBeUndefined();
  expect(refused(match, put(1, at(inches(20), middle + 1)))?.[0]).toBe('out-of-the-zone');
  const enemy = inches(28) - 1600;
  expect(refused(match, put(2, at(inches(20), enemy)))).toBeUndefined();
  expect(refused(match, put(2, at(inches(20), enemy + 1)))?.[0]).toBe('out-of-the-zone');
});

test('models do not overlap [ELD-SETUP-015]', () => {
  const match = answer(deploying('plain', 'other'), put(1, at(inches(20), inches(4))));
  expect(refused(match, put(2, at(inches(20) + 3200, inches(4))))).toBeUndefined();
  expect(refused(match, put(2, at(inches(20) + 3199, inches(4))))).toEqual(['not-free', 'ELD-SETUP-015']);
});

test('half of the base lies on the surface [ELD-SETUP-011]', () => {
  const match = deploying('plain', 'other');
  const roof = inches(2);
  expect(refused(match, put(1, at(inches(8), inches(4), roof)))).toBeUndefined();
  expect(refused(match, put(1, at(inches(8) + 1, inches(4), roof)))).toEqual(['no-support', 'ELD-SETUP-011']);
  expect(refused(match, put(1, at(inches(20), inches(4), roof)))).toEqual(['not-on-a-surface', 'ELD-SETUP-011']);
  expect(refused(match, put(1, at(inches(6), inches(4))))).toEqual(['not-free', 'ELD-SETUP-015']);
});

test('a zone that scenery fills is deployed in on top of that scenery [ELD-SETUP-010, ELD-SETUP-011]', () => {
  const on = (
    ...scenery: readonly (readonly [id: string, top: number, outline: readonly (readonly [number, number])[]])[]
  ) => {
    const terrace: FieldCard = {
      name: 'Terrace',
      width: 36,
      depth: 36,
      scenery: scenery.map(([id, top, outline]) => ({ id, parts: [{ outline, top }] })),
    };
    const asked = until(
      'deploy',
      [9, 1],
      { party: party('plain'), initiative: 'position', zones: 0, firstPlayer: 'p1', card: 'terrace' },
      { pack: { fields: { terrace } } },
    );
    const [decision] = asked.decisions;
    const choice = decision && suggest(asked, decision, 1)[0];
    const wished = decision && nearest(asked, decision, { x: inches(3), y: inches(3) });
    return [decision?.by, [choice, wished].map(one => (one as { at?: Place } | undefined)?.at?.z)];
  };
  const strip = (from: number, to: number) =>
    [
      [from, 0],
      [to, 0],
      [to, 10],
      [from, 10],
    ] as const;
  expect(on(['terrace', 2, strip(0, 36)])).toEqual(['p1', [inches(2), inches(2)]]);
  // Of two surfaces, one has no room for a base.
  expect(on(['ledge', 1, strip(0, 0.2)], ['terrace', 2, strip(0.2, 36)])).toEqual(['p1', [inches(2), inches(2)]]);
});

test('two surfaces of one height carry a base together, and two of different heights do not [ELD-SETUP-011]', () => {
  const over = (height: number) => {
    const twins: FieldCard = {
      name: 'Twins',
      width: 36,
      depth: 36,
      // The gap between the surfaces and the rest beside them leave a third of a base to each.
      scenery: [
        { id: 'left', parts: [{ outline: [[4, 2], [7.9, 2], [7.9, 6], [4, 6]], top: 2 }] },
        { id: 'right', parts: [{ outline: [[8.1, 2], [12, 2], [12, 6], [8.1, 6]], top: height }] },
      ],
    }; // biome-ignore format: corners in lines
    const asked = until(
      'deploy',
      [9, 1],
      { party: party('plain'), initiative: 'position', zones: 0, firstPlayer: 'p1', card: 'twins' },
      { pack: { fields: { twins } } },
    );
    return refused(asked, put(1, at(inches(8), inches(4), inches(2))));
  };
  expect(over(2)).toBeUndefined();
  expect(over(1)).toEqual(['no-support', 'ELD-SETUP-011']);
});

test('a model comes Crouched as it likes, and Shrouded only with Stealth II [ELD-SETUP-012, ELD-SKILL-040, ELD-STATE-073]', () => {
  const match = deploying('spy', 'plain');
  const place = at(inches(20), inches(4));
  const crouched = answer(match, put(2, place, { crouched: true }));
  expect(crouched.state.models[1]?.states.map(({ state }) => state)).toEqual(['crouched']);
  expect(refused(match, put(2, place, { secret: 'shrouded' }))).toEqual(['no-ability', 'ELD-SKILL-040']);
  expect(refused(match, put(1, place, { secret: 'hidden' }))).toEqual(['no-ability', 'ELD-STATE-073']);
  const hidden = answer(match, put(1, place, { secret: 'shrouded' }));
  expect(hidden.state.models[0]?.states.map(({ state }) => state)).toEqual(['shrouded']);
});

test('Upgrades are given with the deployment: one to a model, two with a Pouch, only to whom they fit [ELD-SETUP-014, ELD-UPGRADE-003, ELD-UPGRADE-005, ELD-UPGRADE-006]', () => {
  const match = deploying('plain', 'other');
  const place = at(inches(20), inches(4));
  const given = (...upgrades: readonly string[]) => put(1, place, { upgrades });
  expect(refused(match, given('mage'))).toEqual(['not-for-this-model', 'ELD-UPGRADE-005']);
  expect(refused(match, given('tool', 'tool'))).toEqual(['not-bought', 'ELD-SETUP-014']);
  const both = answer(match, given('pouch', 'tool'));
  expect(both.state.models[0]).toMatchObject({ upgrades: ['pouch', 'tool'], equipped: ['sword'] });
  expect(both.state.models[0]?.inventory.map(({ item }) => item)).toEqual(['sword', 'bow']);
  expect(both.state.parties[0]?.upgrades).toEqual(['mage']);
});

test('after deployment the lists are shown, and Upgrades without a model are lost [ELD-SETUP-013, ELD-SETUP-014]', () => {
  const match = until('turn', [9, 1, 9, 1], {
    party: { ...party('plain'), upgrades: ['mage'] },
    initiative: 'position',
  });
  expect(match.state.parties.map(({ revealed, upgrades }) => [revealed, upgrades])).toEqual([
    [true, []],
    [true, []],
  ]);
  expect([match.state.round, match.state.stage.name]).toEqual([1, 'turn']);
});

test('a Quest with Schemes has each player draw and keep one [ELD-SETUP-001]', () => {
  const game = createGame({ pack: defaultContent });
  let match = createMatch<Eld>(game, { players: 2, seed: 'schemes', options: { quest: 'treasure-hunt' } });
  while (match.state.stage.name === 'set-up') {
    const [decision] = match.decisions;
    if (!decision) break;
    match = act(match, { decision: decision.id, by: decision.by, choice: suggest(match, decision, 1)[0] });
  }
  expect(match.state.parties.map(({ schemes }) => schemes.length)).toEqual([1, 1]);
  expect(match.state.things.map(({ kind }) => kind)).toEqual(['cache', 'intrigue', 'cache', 'intrigue']);
});
