import { expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { Aim, StandingAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { Change, Lasting } from '../../vocabulary/index.js';
import { weaponOf } from '../card.js';
import type { Contribution } from '../effects/stacking.js';
import { armourOf, defenceOf, rangeOf } from './characteristic.js';
import { movOf } from './mov.js';

const passive = (name: string, effects: readonly Effect[], more: Partial<StandingAbility> = {}): StandingAbility => ({
  id: name,
  name,
  kind: 'passive',
  effects,
  ...more,
});
const by = (what: 'DEF' | 'ARM' | 'MOV' | 'RNG', amount: number, more: object = {}) =>
  ({ op: 'modify', what, by: amount, ...more }) as const;
const lasting = (key: string, data: Change, target = 'A'): Omit<Lasting, 'id'> => ({
  key,
  source: 'c',
  target,
  player: 'p2',
  data,
});
/** Unit A with abilities and lasting effects, and its only model. */
const withA = (abilities: readonly StandingAbility[], effects: LaidOut['effects'] = [], lay: LaidOut = {}) => {
  const { table } = laidOut('A B c', { ...lay, cards: { ...lay.cards, A: { abilities, ...lay.cards?.A } }, effects });
  return { table, model: modelOf(table.state, 'A/1') };
};
const armour = (abilities: readonly StandingAbility[], effects: LaidOut['effects'] = [], lay: LaidOut = {}): number => {
  const { table, model } = withA(abilities, effects, lay);
  return armourOf(table, model).total;
};

test('DEF and ARM are those of the card [SFI-CARD-004, SFI-CARD-006]', () => {
  const { table, model } = withA([], [], { cards: { A: { def: 5, arm: 3 } } });
  expect([defenceOf(table, model).total, armourOf(table, model).total]).toEqual([5, 3]);
});

test('DEF and ARM do not fall below 1 [SFI-CARD-005, SFI-CARD-007]', () => {
  const { table, model } = withA([], [lasting('Rust', by('ARM', -9)), lasting('Daze', by('DEF', -9))]);
  expect([defenceOf(table, model).total, armourOf(table, model).total]).toEqual([1, 1]);
  expect(armour([], [lasting('Rust', by('ARM', -3))])).toBe(1);
  expect(armour([], [lasting('Rust', by('ARM', -2))])).toBe(2);
});

test('RNG does not fall below 1 inch [SFI-CARD-015]', () => {
  const range = (less: number): number => {
    const { table, model } = withA([], [lasting('Fog', by('RNG', less))]);
    const [unit] = table.state.units;
    const bow = unit && weaponOf(table, unit, 'bow');
    return bow ? rangeOf(table, model, bow).total : -1;
  };
  expect([range(-4), range(-11), range(-12)]).toEqual([8, 1, 1]);
});

test('set-to effects come before additions, whatever came first [SFI-CARD-021]', () => {
  const { table, model } = withA(
    [],
    [lasting('Bark', by('ARM', 2)), lasting('Stone', { op: 'set', what: 'ARM', value: 8 })],
  );
  const tally = armourOf(table, model);
  expect(tally.total).toBe(10);
  expect(tally.lines.map(({ op, amount }) => [op, amount])).toEqual([
    ['base', 4],
    ['base', 8],
    ['add', 2],
    ['atLeast', 1],
  ]);
});

test('of several effects that set a value the best for the player counts, whichever came first [SFI-STACK-003, SFI-STACK-007]', () => {
  const set = (name: string, value: number) => lasting(name, { op: 'set', what: 'ARM', value });
  const armour = (...effects: readonly ReturnType<typeof lasting>[]): number => {
    const { table, model } = withA([], effects);
    return armourOf(table, model).total;
  };
  const [rust, stone] = [set('Rust', 2), set('Stone', 8)];
  expect([armour(rust, stone), armour(stone, rust), armour(rust)]).toEqual([8, 8, 2]);
});

test('a passive ability is always on, for its own unit [SFI-CARD-018]', () => {
  const bark = passive('Bark', [by('ARM', 1)]);
  expect(armour([bark])).toBe(5);
  const { table } = withA([bark]);
  expect(armourOf(table, modelOf(table.state, 'B/1')).total).toBe(4);
  const moment = passive('Bark', [by('ARM', 1)], { when: { window: 'round-end' } });
  expect(armour([moment])).toBe(4);
});

test('an aura reaches the friends in its range, and keeps to its keyword [SFI-CARD-018, SFI-CARD-019]', () => {
  const aura = (aim: object): StandingAbility =>
    passive('Aura', [by('ARM', 1)], { aim: { how: 'every', what: 'unit', side: 'friend', ...aim } });
  // The bases of A and B are 4 inches less 30 mm apart.
  const at = (aim: object, model: string): number => {
    const { table } = withA([aura(aim)]);
    return armourOf(table, modelOf(table.state, model)).total;
  };
  expect([at({ within: 3 }, 'B/1'), at({ within: 2.5 }, 'B/1'), at({ within: 20 }, 'c/1')]).toEqual([5, 4, 4]);
  expect([at({ other: true }, 'A/1'), at({ keyword: 'TEST' }, 'B/1'), at({ keyword: 'OTHER' }, 'B/1')]).toEqual([
    4, 5, 4,
  ]);
});

test('a change against some attacks counts only there [SFI-CARD-021]', () => {
  const { table, model } = withA(
    [passive('Shield', [by('ARM', 2, { attack: 'melee' }), by('ARM', 1, { against: { keyword: 'BIG' } })])],
    [],
    {
      cards: { c: { keywords: ['TEST', 'BIG'] } },
    },
  );
  expect(armourOf(table, model).total).toBe(4);
  expect(armourOf(table, model, { attack: 'melee' }).total).toBe(6);
  expect(armourOf(table, model, { attack: 'ranged', foe: 'c/1' }).total).toBe(5);
  expect(armourOf(table, model, { attack: 'ranged', foe: 'B/1' }).total).toBe(4);
});

test('effects of one name do not stack, and the best one counts [SFI-STACK-001, SFI-STACK-003, SFI-STACK-007]', () => {
  const { table, model } = withA(
    [],
    [lasting('Bark', by('ARM', 1)), lasting('Bark', by('ARM', 2)), lasting('Bark', by('ARM', 1))],
  );
  const tally = armourOf(table, model);
  expect(tally.total).toBe(6);
  expect(tally.lines.filter(({ rejected }) => rejected).map(({ amount, rule }) => [amount, rule])).toEqual([
    [1, 'SFI-STACK-001'],
    [1, 'SFI-STACK-001'],
  ]);
});

test('effects of different names add up [SFI-STACK-005]', () => {
  expect(
    armour([], [lasting('Bark', by('ARM', 1)), lasting('Stone', by('ARM', 2)), lasting('Rust', by('ARM', -1))]),
  ).toBe(6);
});

test('by an option abilities that do the same count once, whatever their names [SFI-STACK-002]', () => {
  const once = (...effects: NonNullable<LaidOut['effects']>) =>
    armour([], effects, { options: { 'stacking.sameBonus': 'once' } });
  expect(armour([], [lasting('Bark', by('ARM', 1)), lasting('Stone', by('ARM', 1))])).toBe(6);
  expect(once(lasting('Bark', by('ARM', 1)), lasting('Stone', by('ARM', 1)))).toBe(5);
  expect(once(lasting('Bark', by('ARM', 1)), lasting('Stone', by('ARM', 2)))).toBe(7);
  const more = by('ARM', 1, { stacks: true });
  expect(once(lasting('Bark', more), lasting('Stone', more), lasting('Hide', by('ARM', 1)))).toBe(7);
});

test('harmful effects of one name count once, the milder one [SFI-STACK-006]', () => {
  expect(armour([], [lasting('Rust', by('ARM', -2)), lasting('Rust', by('ARM', -1))])).toBe(3);
});

test('effects marked (+X) add up, even with one name [SFI-STACK-004]', () => {
  const more = by('ARM', 1, { stacks: true });
  expect(armour([], [lasting('Bark', more), lasting('Bark', more), lasting('Bark', by('ARM', 1))])).toBe(7);
});

const mov = (effects: LaidOut['effects'], steps: readonly Contribution[] = [], lay: LaidOut = {}): string => {
  const { table, model } = withA([], effects, lay);
  return movOf(table, model, { steps });
};
const fast = { name: 'fast', source: 'road', rule: 'SFI-TKEY-010', by: 1 } as const;
const rough = { name: 'rough', source: 'wood', rule: 'SFI-TKEY-016', by: -1 } as const;

test('MOV is that of the card, and effects change it [SFI-CARD-003]', () => {
  expect(mov([])).toBe('M');
  expect([mov([lasting('Haste', by('MOV', 1))]), mov([lasting('Mud', by('MOV', -1))])]).toEqual(['L', 'S']);
});

test('MOV stays between S and L [SFI-MOVE-026]', () => {
  const long = { cards: { A: { mov: 'L' as const } } };
  expect(mov([], [fast], long)).toBe('L');
  expect(mov([], [rough], { cards: { A: { mov: 'S' } } })).toBe('S');
});

test('a step longer comes before a step shorter, and a MOV that is set to S overrides both [SFI-MOVE-027]', () => {
  const long = { cards: { A: { mov: 'L' as const } } };
  expect(mov([], [fast, rough])).toBe('M');
  expect(mov([], [rough, fast], long)).toBe('M');
  expect(mov([], [fast, fast])).toBe('L');
  expect(mov([lasting('Mire', { op: 'setMOV', tool: 'S' })], [fast])).toBe('S');
});

test('a longer MOV that is set stands for the printed one, and terrain changes it [SFI-CARD-021, SFI-MOVE-027]', () => {
  const stride = lasting('Stride', { op: 'setMOV', tool: 'L' });
  expect([mov([stride]), mov([stride], [rough])]).toEqual(['L', 'M']);
  const short = { cards: { A: { mov: 'S' as const } } };
  const march = lasting('March', { op: 'setMOV', tool: 'M' });
  expect([mov([march], [], short), mov([march], [fast], short), mov([march], [rough], short)]).toEqual(['M', 'L', 'S']);
  expect(mov([lasting('Mire', { op: 'setMOV', tool: 'S' }), stride])).toBe('S');
  expect([mov([march, stride]), mov([stride, march])]).toEqual(['L', 'L']);
});

test('Frostbite makes MOV S, whatever increases it [SFI-CONDITION-006]', () => {
  expect(mov([lasting('Haste', by('MOV', 1))], [fast], { units: { A: { conditions: ['frostbite'] } } })).toBe('S');
});

const leading: StandingAbility = { id: 'lead', name: 'Lead', kind: 'leadership', effects: [by('ARM', 1)] };
const led = (lay: LaidOut, model: string): number => {
  const { table } = withA([leading], [], lay);
  return armourOf(table, modelOf(table.state, model)).total;
};
const declared = { p1: { leadership: { weaver: 'A', ability: 'lead' } } };

test('a leadership ability does nothing unless it was declared [SFI-LEADER-001]', () => {
  expect(led({}, 'A/1')).toBe(4);
  expect(led({ armies: { p1: { leadership: { weaver: 'A', ability: 'other' } } } }, 'A/1')).toBe(4);
});

test('a leadership ability applies to every unit of its army, and only to them [SFI-LEADER-004]', () => {
  expect(['A/1', 'B/1', 'c/1'].map(model => led({ armies: declared }, model))).toEqual([5, 5, 4]);
});

test('an ability on units around counts for all models of a unit by its closest one, one on models for the near ones only [SFI-MEASURE-012]', () => {
  const defences = (what: Aim['what']): readonly number[] => {
    const aim: Aim = { how: 'every', what, side: 'friend', within: 2, other: true };
    const aura: StandingAbility = {
      id: 'aura',
      name: 'Aura',
      kind: 'passive',
      aim,
      effects: [{ op: 'modify', what: 'DEF', by: 1 }],
    };
    const { table } = laidOut('A.B...B', { pitch: 1.5, cards: { A: { abilities: [aura] } } });
    return table.state.models.map(model => defenceOf(table, model).total);
  };
  expect([defences('unit'), defences('model')]).toEqual([
    [4, 5, 5],
    [4, 5, 4],
  ]);
});
