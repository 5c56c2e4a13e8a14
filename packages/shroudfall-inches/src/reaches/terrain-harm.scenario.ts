import { inches, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import { takeGenerated } from '../round/actions/take.js';
import type { RuleId } from '../rulebook/index.js';
import { codeAbility, eventsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { ActionRules, SfiState } from '../vocabulary/index.js';
import type { ConditionId, PlainTerrainKeywordId } from '../vocabulary/words.js';
import { applyReaches } from './reaches.js';
import { type Step, shift, shifting } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);

/**
 * The unit A stands at 2, 2 and the enemy c far away. A pit of 4 by 4 inches begins 4 inches farther right than A; the bases have a
 * radius of 1500 units, so at `brink` A just touches the pit.
 */
const pit = rectangle({ x: inches(6), y: 0 }, inches(4), inches(4));
const brink = inches(6) - 1500;
const at = (x: number, y: number = inches(2)): Point => ({ x, y });
/** The models of A at some points, and the enemy. */
const standing = (...points: readonly Point[]): Pick<SfiState, 'models'> => ({
  models: [
    ...points.map((place, i) => ({ id: `A/${i + 1}`, unit: 'A', at: place, damage: 0 })),
    { id: 'c/1', unit: 'c', at: at(inches(30)), damage: 0 },
  ],
});
const withPit = (keyword: PlainTerrainKeywordId, lay: LaidOut = {}) =>
  laidOut('A         c', { ...lay, pieces: { pit: { keywords: [keyword], footprint: [pit] }, ...lay.pieces } });

/** The conditions of A and the damage on A/1 after changes of place. */
const after = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  steps: readonly Step[],
  laid: LaidOut = {},
  keyword: PlainTerrainKeywordId = 'blazing',
) => {
  const { game, setup } = withPit(keyword, { ...laid, abilities: [shifting(...steps), ...(laid.abilities ?? [])] });
  const p = play(game, setup);
  return { p, burns: unitOf(p.state, 'A').conditions.includes('burning'), damage: p.state.models[0]?.damage ?? null };
};

scenario(
  'a model that moves so that its base overlaps the piece has moved into it',
  ['SFI-TKEY-001', 'SFI-TKEY-005'],
  play => {
    expect(after(play, [{ to: at(brink + 1) }]).burns).toBe(true);
    expect(after(play, [{ to: at(brink) }]).burns).toBe(false);
    expect(after(play, [{ to: at(brink) }], { options: { 'terrain.touchIsWithin': true } }).burns).toBe(true);
  },
);

/** A strip of an inch from A over the corner of the pit, overlapping it by so many units, to a place beyond it. */
const past = (overlap: number, how: 'move' | 'push' = 'move'): Step => ({
  to: at(inches(12), inches(6)),
  how,
  path: rectangle({ x: inches(2), y: inches(4) - overlap }, inches(10), inches(1)),
});

scenario('the path of a move counts as well as its end, unless an option says otherwise', 'SFI-TKEY-001', play => {
  expect(after(play, [past(1)]).burns).toBe(true);
  expect(after(play, [past(0)]).burns).toBe(false);
  expect(after(play, [past(0)], { options: { 'terrain.touchIsWithin': true } }).burns).toBe(true);
  expect(after(play, [past(1)], { options: { 'terrain.crossingCountsAsMovingInto': false } }).burns).toBe(false);
});

scenario('a push counts as a move, unless an option says otherwise', 'SFI-TKEY-001', play => {
  const into = { to: at(brink + 1), how: 'push' } as const;
  expect([after(play, [into]).burns, after(play, [past(1, 'push')]).burns]).toEqual([true, true]);
  const options = { 'terrain.pushCountsAsMovingInto': false };
  expect([after(play, [into], { options }).burns, after(play, [past(1, 'push')], { options }).burns]).toEqual([
    false,
    false,
  ]);
});

scenario('a model that stood in the piece does not move into it', 'SFI-TKEY-001', play => {
  const inside = standing(at(brink + 1));
  const step = [{ to: at(brink + 300) }];
  expect(after(play, step, { state: inside }).burns).toBe(false);
  const beside = standing(at(brink));
  expect(after(play, step, { state: beside }).burns).toBe(true);
});

scenario('a place brings a model into the piece only with its new base', 'SFI-TKEY-002', play => {
  expect(after(play, [{ to: at(brink + 1), how: 'place' }]).burns).toBe(true);
  expect(after(play, [{ to: at(brink), how: 'place' }]).burns).toBe(false);
  const options = { 'terrain.pushCountsAsMovingInto': false, 'terrain.crossingCountsAsMovingInto': false };
  expect(after(play, [{ to: at(brink + 1), how: 'place' }], { options }).burns).toBe(true);
});

scenario('dangerous terrain does a point of set damage, each time that a model moves into it', 'SFI-TKEY-006', play => {
  const [inside, outside] = [{ to: at(brink + 1) }, { to: at(brink) }];
  expect(after(play, [inside], {}, 'dangerous-terrain').damage).toBe(1);
  expect(after(play, [outside], {}, 'dangerous-terrain').damage).toBe(0);
  expect(after(play, [inside, outside, inside], {}, 'dangerous-terrain').damage).toBe(2);
});

scenario('a piece of two parts is moved into once', 'SFI-TKEY-001', play => {
  const parts = [pit, rectangle({ x: inches(10), y: 0 }, inches(2), inches(4))];
  const pieces = { pit: { keywords: ['dangerous-terrain'], footprint: parts } } as const;
  const path = rectangle({ x: inches(2), y: inches(1) }, inches(9), inches(1));
  expect(after(play, [{ to: at(inches(11)), path }], { pieces }).damage).toBe(1);
});

scenario(
  'each of two harmful pieces acts, in the order of the active player',
  ['SFI-TKEY-001', 'SFI-PRIORITY-003'],
  play => {
    const pieces = { swamp: { keywords: ['toxic'], footprint: [pit] } } as const;
    const { p } = after(play, [{ to: at(brink + 1) }], { pieces });
    p.choose('p1', { ability: 'entered:toxic', source: 'swamp' });
    expect(happened(p, 'ConditionGained').map(({ condition }) => condition)).toEqual(['poisoned', 'burning']);
  },
);

const gains = (
  play: Parameters<Parameters<typeof scenario>[2]>[0],
  keyword: PlainTerrainKeywordId,
  condition: ConditionId,
): void => {
  const conditions = (lay: LaidOut, choice?: 'shake' | 'end') => {
    const { game, setup } = withPit(keyword, lay);
    const p = play(game, setup);
    if (choice) p.choose('p1', { do: choice });
    return unitOf(p.state, 'A').conditions;
  };
  const inside = standing(at(brink + 1));
  const outside = standing(at(brink));
  const quiet = { active: 'A', cards: { A: { essence: {} } } } as const;
  expect(conditions({ abilities: [shifting({ to: at(brink + 1) })] })).toEqual([condition]);
  expect(conditions({ abilities: [shifting({ to: at(brink + 1), how: 'place' })] })).toEqual([condition]);
  expect(conditions({ ...quiet, state: inside }, 'end')).toEqual([condition]);
  expect(conditions({ ...quiet, state: outside }, 'end')).toEqual([]);
  expect(conditions({ ...quiet, state: outside }, 'shake')).toEqual([]);
  expect(conditions({ ...quiet, state: inside })).toEqual([]);
};

scenario('blazing terrain sets the unit on fire at each of four occasions', 'SFI-TKEY-005', play =>
  gains(play, 'blazing', 'burning'),
);
scenario('electrified terrain shocks the unit at the same occasions', 'SFI-TKEY-008', play =>
  gains(play, 'electrified', 'shocked'),
);
scenario('toxic terrain poisons the unit at the same occasions', 'SFI-TKEY-009', play =>
  gains(play, 'toxic', 'poisoned'),
);

const move: ActionRules = {
  rule: 'SFI-ACTION-006',
  *next() {
    return 'done';
  },
};
/** Two models in the pit and one outside. */
const three = (keyword: PlainTerrainKeywordId, lay: LaidOut = {}) => {
  const cards = { A: { essence: {}, hp: 4, ...lay.cards?.A } };
  return withPit(keyword, {
    active: 'A',
    actions: { move },
    ...lay,
    cards,
    state: { ...standing(at(brink + 1), at(inches(8)), at(brink)), ...lay.state },
  });
};

scenario(
  'each model that stands in the piece takes the action there, before anything of the action',
  'SFI-TKEY-003',
  play => {
    const { game, setup } = three('dangerous-terrain');
    const p = play(game, setup).choose('p1', { do: 'disengage' });
    expect(p.state.models.map(({ damage }) => damage)).toEqual([1, 1, 0, 0]);
    const types = eventsOf(p).map(({ type }) => type);
    expect(types.indexOf('DamageMarked')).toBeLessThan(types.indexOf('EffectBegan'));
  },
);

scenario(
  'a move action does no damage by its beginning, but gives conditions',
  ['SFI-TKEY-007', 'SFI-TKEY-005'],
  play => {
    const { game, setup } = three('dangerous-terrain');
    const p = play(game, setup).choose('p1', { do: 'move' });
    expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 0, 0, 0]);
    const blazing = three('blazing');
    const burning = play(blazing.game, blazing.setup).choose('p1', { do: 'move' });
    expect(unitOf(burning.state, 'A').conditions).toEqual(['burning']);
  },
);

scenario('an action that an ability generates counts as well', 'SFI-TKEY-003', play => {
  const more = codeAbility(
    'more',
    'p1',
    'activation-start',
    turn => takeGenerated(turn, 'A', 'disengage'),
    (_, { of }) => of === 'A',
  );
  const { game, setup } = three('dangerous-terrain', { abilities: [more], state: { activation: null } });
  expect(play(game, setup).state.models.map(({ damage }) => damage)).toEqual([1, 1, 0, 0]);
});

scenario('an action that is sacrificed or forfeited is not taken', ['SFI-ACTION-015', 'SFI-TKEY-003'], play => {
  const elements = {
    vault: { at: at(inches(6), inches(3)), keywords: ['ACTION INTERACT'], interaction: { effects: [] } },
  } as const;
  const effects = [{ op: 'damage', amount: 1 }] as const;
  const storm = { at: at(inches(30), inches(30)), on: ['completed'], reach: 40, effects } as const;
  const { game, setup } = three('dangerous-terrain', {
    elements,
    manifestations: { storm },
  });
  const p = play(game, setup).choose('p1', { do: 'interact', model: 'A/1', element: 'vault' });
  expect(happened(p, 'ActionSpent').map(({ how }) => how)).toEqual(['sacrificed']);
  expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 0, 0, 0]);
  // An action that is taken meets both; with it the activation ends, and the ground harms once more.
  p.choose('p1', { do: 'disengage' });
  expect(p.state.models.map(({ damage }) => damage)).toEqual([3, 3, 1, 0]);
});

scenario(
  'by an option terrain and manifestations act on a sacrificed action, when what it pays for is done',
  ['SFI-ACTION-015', 'SFI-TKEY-003'],
  play => {
    const effects = [{ op: 'damage', amount: 1 }] as const;
    const vault = { at: at(inches(6), inches(3)), keywords: ['ACTION INTERACT'], interaction: { effects } } as const;
    const storm = { at: at(inches(30), inches(30)), on: ['completed'], reach: 40, effects } as const;
    const options = { 'actions.sacrificedIsTaken': true };
    const { game, setup } = three('dangerous-terrain', { elements: { vault }, manifestations: { storm }, options });
    const p = play(game, setup).choose('p1', { do: 'interact', model: 'A/1', element: 'vault' });
    // The first two models stand in the pit, and the storm is around all three; the first model opens the vault.
    expect(p.state.models.map(({ damage }) => damage)).toEqual([3, 2, 1, 0]);
    // A forfeited action stays one that is not taken: at the end of the activation only the ground harms.
    p.choose('p1', { do: 'end' });
    expect(p.state.models.map(({ damage }) => damage)).toEqual([3, 1, 0]);
  },
);

scenario(
  'by the option terrain and manifestations act after a reaction that an action pays for',
  'SFI-ACTION-015',
  play => {
    const dig = {
      id: 'dig',
      name: 'Dig',
      kind: 'reactive',
      cost: { action: 'A' },
      when: { window: 'activation-start', of: 'self' },
      effects: [{ op: 'modify', what: 'hit', by: 1, until: 'round' }],
    } as const;
    const options = { 'actions.sacrificedIsTaken': true };
    const { game, setup } = withPit('dangerous-terrain', {
      cards: { A: { hp: 2, abilities: [dig] } },
      options,
      state: standing(at(brink + 1)),
    });
    const p = play(game, setup).choose('p1', { ability: 'A:dig', source: 'A' });
    expect(p.state.models.map(({ damage }) => damage)).toEqual([1, 0]);
  },
);

scenario('a unit that terrain destroys as it begins an action takes no action', 'SFI-TKEY-006', play => {
  const cards = { A: { hp: 1 } };
  const { game, setup } = withPit('dangerous-terrain', { active: 'A', cards, state: standing(at(brink + 1)) });
  const p = play(game, setup);
  p.choose('p1', { do: 'disengage' });
  expect(happened(p, 'EffectBegan')).toEqual([]);
  p.ends({ reason: 'annihilation', winners: ['p2'] });
});

scenario(
  'the place at the end of the activation counts, and the harm is one of the effects of the end',
  ['SFI-TKEY-004', 'SFI-TKEY-006'],
  play => {
    const { game, setup } = three('dangerous-terrain');
    const p = play(game, setup).choose('p1', { do: 'end' });
    expect(p.state.models.map(({ damage }) => damage)).toEqual([1, 1, 0, 0]);
    const types = eventsOf(p).map(({ type }) => type);
    expect(types.indexOf('ActivationEnding')).toBeLessThan(types.indexOf('DamageMarked'));
    expect(types.indexOf('DamageMarked')).toBeLessThan(types.indexOf('TokenPlaced'));
    // An effect of the same moment that carries a model out of the piece does not save it.
    const saving = codeAbility('save', 'p1', 'activation-end', turn =>
      shift(turn, { to: at(inches(2)), how: 'place' }),
    );
    const late = three('dangerous-terrain', { abilities: [saving] });
    const q = play(late.game, late.setup).choose('p1', { do: 'end' }).choose('p1', { ability: 'save', source: 'save' });
    expect(q.state.models.map(({ damage }) => damage)).toEqual([1, 1, 0, 0]);
  },
);

scenario('terrain does nothing to a flying unit', 'SFI-PASSIVE-016', play => {
  const cards = { A: { passives: [{ id: 'flying' }] } } as const;
  expect(after(play, [{ to: at(brink + 1) }], { cards }).burns).toBe(false);
  const { game, setup } = three('dangerous-terrain', { cards });
  const p = play(game, setup).choose('p1', { do: 'disengage' }).choose('p1', { do: 'end' });
  expect(p.state.models.map(({ damage }) => damage)).toEqual([0, 0, 0, 0]);
});

scenario('a scenario element that is pushed into a pit suffers nothing', 'SFI-SCENARIO-003', play => {
  const elements = { boar: { at: at(brink - 1000), keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 3 } } } as const;
  const arriving = codeAbility(
    'arriving',
    'p1',
    'activation-start',
    turn => applyReaches(turn, { model: 'boar', before: null, how: 'push' }),
    (_, { of }) => of === 'A',
  );
  const { game, setup } = withPit('dangerous-terrain', { elements, abilities: [arriving] });
  expect(play(game, setup).state.elements[0]?.damage).toBe(0);
});
