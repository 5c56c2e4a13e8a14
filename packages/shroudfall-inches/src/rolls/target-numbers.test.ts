import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { box } from '../testing/things.js';
import type { Change, Lasting, SfiTally } from '../vocabulary/index.js';
import { suffererOf } from './sufferer.js';
import { armourAgainst, type Compared, defenceAgainst } from './target-numbers.js';

const told = ({ total, lines }: SfiTally): readonly (string | number)[] => [
  total,
  ...lines
    .filter(({ op }) => op !== 'atLeast')
    .map(({ source, amount, rejected, rule }) => `${source} ${rejected ? rule : amount}`),
];
const lasting = (key: string, data: Change): Omit<Lasting, 'id'> => ({
  key,
  source: 'b',
  target: 'b',
  player: 'p2',
  data,
});

/** DEF and ARM of `b` against an attack of `A`. */
const against = (by: Partial<Compared> | null, lay: LaidOut = {}) => {
  const { table } = laidOut('A....b', lay);
  const compared: Compared | null = by && { attacker: 'A/1', type: 'melee', shape: 'single', ...by };
  return {
    DEF: compared && told(defenceAgainst(table, 'b/1', compared)),
    ARM: told(armourAgainst(table, 'b/1', compared)),
  };
};

describe('DEF and ARM of a model', () => {
  const plain = { DEF: [4, 'Fighter 4'], ARM: [4, 'Fighter 4'] };
  const ability = { attacker: 'A/1', type: 'arcane' } as const;

  test('are the printed ones without anything on the table', () => {
    expect(against({})).toEqual(plain);
  });

  test('are at least 1 [SFI-HIT-005]', () => {
    const effects = [
      lasting('Curse', { op: 'modify', what: 'DEF', by: -9 }),
      lasting('Rust', { op: 'modify', what: 'ARM', by: -9 }),
    ];
    expect(against({}, { effects })).toEqual({ DEF: [1, 'Fighter 4', 'Curse -9'], ARM: [1, 'Fighter 4', 'Rust -9'] });
  });

  test('Duellists have +2 DEF against enemy melee attacks, and against nothing else [SFI-PASSIVE-010]', () => {
    const cards: LaidOut['cards'] = { b: { passives: [{ id: 'duellist' }] } };
    expect(against({}, { cards })).toEqual({ ...plain, DEF: [6, 'Fighter 4', 'duellist 2'] });
    expect(against({ type: 'ranged' }, { cards })).toEqual(plain);
    expect(against({}, { cards, units: { b: { player: 'p1' } } }), 'friendly fire').toEqual(plain);
    const { table } = laidOut('A....b', { cards });
    expect(defenceAgainst(table, 'b/1', { attacker: 'A/1', type: 'melee' }).total, 'a roll of no attack').toBe(4);
    expect(defenceAgainst(table, 'b/1', { attacker: 'idol', type: 'melee', shape: 'single' }).total).toBe(4);
  });

  const pieces: LaidOut['pieces'] = {
    reeds: { def: 1, arm: 2, footprint: [box(11, 0, 4, 4)] },
    wall: { type: 'linear', def: 1, footprint: [box(10.5, 0, 0.5, 4)] },
  };
  test('all terrain counts that the model benefits from, and the rest says why not [SFI-TERRAIN-013, SFI-ATTACK-008]', () => {
    expect(against({ type: 'ranged' }, { pieces })).toEqual({
      DEF: [6, 'Fighter 4', 'reeds 1', 'wall 1'],
      ARM: [6, 'Fighter 4', 'reeds 2'],
    });
    expect(against({}, { pieces })).toEqual({
      DEF: [5, 'Fighter 4', 'reeds SFI-TERRAIN-004', 'wall 1'],
      ARM: [4, 'Fighter 4', 'reeds SFI-TERRAIN-004'],
    });
    const beam = against({ type: 'ranged', shape: 'beam' }, { pieces });
    expect(beam.DEF).toEqual([4, 'Fighter 4', 'reeds SFI-BEAM-008', 'wall SFI-BEAM-008']);
  });

  test('bonuses of two pieces with one name add up [SFI-TERRAIN-013]', () => {
    const wall = (x: number) => ({ name: 'Wall', type: 'linear', def: 1, footprint: [box(x, 0, 0.2, 4)] }) as const;
    expect(against({}, { pieces: { one: wall(10.6), other: wall(11) } }).DEF).toEqual([
      6,
      'Fighter 4',
      'Wall 1',
      'Wall 1',
    ]);
  });

  test('terrain counts against abilities too, and not against damage from within [SFI-TERRAIN-004, SFI-CONDITION-001]', () => {
    const { table } = laidOut('A....b', { pieces });
    expect(defenceAgainst(table, 'b/1', ability).total).toBe(6);
    expect(armourAgainst(table, 'b/1', { attacker: null, type: 'arcane' }).total).toBe(6);
    expect(armourAgainst(table, 'b/1', null).total).toBe(4);
  });

  test('changes for a type of attack or a foe count against it only', () => {
    const effects = [
      lasting('Shield', { op: 'modify', what: 'ARM', by: 1, attack: 'ranged' }),
      lasting('Fear', { op: 'modify', what: 'DEF', by: 1, against: { keyword: 'TEST' } }),
    ];
    expect(against({ type: 'ranged' }, { effects })).toEqual({
      DEF: [5, 'Fighter 4', 'Fear 1'],
      ARM: [5, 'Fighter 4', 'Shield 1'],
    });
    expect(against({ attacker: null }, { effects })).toEqual(plain);
  });
});

test('PREY has the DEF and ARM of its scenario card, whatever is on the table [SFI-SCENARIO-017, SFI-TERRAIN-016]', () => {
  const { table } = laidOut('A', {
    elements: { idol: { at: { x: inches(12), y: inches(2) }, keywords: ['PREY'], prey: { def: 3, arm: 5, hp: 4 } } },
    pieces: { reeds: { def: 1, arm: 2, footprint: [box(11, 0, 4, 4)] } },
  });
  const by = { attacker: 'A/1', type: 'ranged', shape: 'single' } as const;
  expect(told(defenceAgainst(table, 'idol', by))).toEqual([3, 'idol 3']);
  expect(told(armourAgainst(table, 'idol', by))).toEqual([5, 'idol 5']);
  expect(suffererOf(table, 'idol', by)).toEqual({ target: 'idol', player: null, hides: [], changes: [] });
});

test('damage that a model suffers: its hides, and effects of which one of each name counts [SFI-DAMAGE-005, SFI-STACK-001]', () => {
  const effects = [
    lasting('Ward', { op: 'modify', what: 'suffered', by: -1 }),
    lasting('Ward', { op: 'modify', what: 'suffered', by: -2 }),
    lasting('Parry', { op: 'modify', what: 'suffered', by: -1, attack: 'melee' }),
  ];
  const { table } = laidOut('A....b', { effects, cards: { b: { passives: [{ id: 'tough-hide' }] } } });
  const melee = suffererOf(table, 'b/1', { attacker: 'A/1', type: 'melee', shape: 'single' });
  const words = (all: typeof melee.changes) => all.map(one => `${one.source} ${one.rejected?.rule ?? one.amount}`);
  expect(words(melee.changes)).toEqual(['Ward SFI-STACK-001', 'Ward -2', 'Parry -1']);
  expect([melee.player, melee.hides]).toEqual(['p2', ['tough-hide']]);
  expect(words(suffererOf(table, 'b/1').changes)).toEqual(['Ward SFI-STACK-001', 'Ward -2']);
});
