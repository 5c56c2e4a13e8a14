import { expect, test } from 'vitest';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import { type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';
import { controllersOf, shrinesOf } from './control.js';
import { isOnCentreLine, kindOfHolders, rewardOf } from './reward.js';

const cards = {
  heroes: { ghoul: { ...plainHero, common: [{ id: 'soulless' }] } },
  units: {
    crew: {
      name: 'Crew',
      source: 'original',
      commander: plainHero,
      members: [{ ...plainHero, id: 'mate', health: 6 }],
    },
  },
} as const satisfies LaidOut['cards'];

/** The Heroes that control the Shrine of a drawing, for each player. */
const control = (drawing: string, lay: LaidOut = {}): readonly (readonly string[])[] => {
  const { table } = laidOut(drawing, { cards, ...lay });
  const [shrine] = shrinesOf(table);
  if (!shrine) throw new RangeError('no Shrine was drawn');
  return table.state.players.map(player => controllersOf(table, shrine, player).map(({ id }) => id));
};
const alone = 'A     .     b\n   $     .';
const both = 'A     b\n   $';
const ghouls = (...ids: readonly string[]): LaidOut => ({
  models: Object.fromEntries(ids.map(id => [id, { card: 'ghoul' }])),
});

test('a Shrine is controlled by the Heroes next to it, without enemies there [JHX-SHRINE-003, JHX-SHRINE-004]', () => {
  expect(control(alone)).toEqual([['A'], []]);
  expect(control(both)).toEqual([[], []]);
  expect(control('A     B\n   $')).toEqual([['A', 'B'], []]);
  expect(control('.     .     b\n   $     A')).toEqual([[], []]);
});

test('a Monster contests a Shrine [JHX-SHRINE-004]', () => {
  expect(control(both, { models: { b: { kind: 'monster' } } })).toEqual([[], []]);
});

test('Summoned models neither control nor contest a Shrine [JHX-SHRINE-005]', () => {
  expect(control(both, { models: { b: { kind: 'summoned' } } })).toEqual([['A'], []]);
  expect(control(alone, { models: { A: { kind: 'summoned' } } })).toEqual([[], []]);
});

test('of all conditions only curse keeps a Hero from controlling a Shrine [JHX-SHRINE-006, JHX-COND-010]', () => {
  const fit = ['knock-down', 'stun', 'pin'] as const;
  expect(control(alone, { effects: fit.map(condition => suffering('A', condition)) })).toEqual([['A'], []]);
  expect(control(both, { effects: fit.map(condition => suffering('b', condition)) })).toEqual([[], []]);
  expect(control(alone, { effects: [suffering('A', 'curse')] })).toEqual([[], []]);
  expect(control(both, { effects: [suffering('b', 'curse')] })).toEqual([['A'], []]);
});

test('Soulless Heroes control a Shrine but do not contest it, so that it can be controlled by both players [JHX-ABILITY-065, JHX-ABILITY-077]', () => {
  expect(control(both, ghouls('b'))).toEqual([['A'], []]);
  expect(control(alone, ghouls('A'))).toEqual([['A'], []]);
  expect(control(both, ghouls('A', 'b'))).toEqual([['A'], ['b']]);
});

test('a Shrine with an ordinary Hero beside it is not held by Soulless Heroes alone [JHX-ABILITY-076]', () => {
  const held = (lay: LaidOut) => {
    const { table } = laidOut('A     B\n   $', { cards, ...lay });
    return shrinesOf(table).map(shrine => kindOfHolders(table, shrine, 'p1'));
  };
  expect([held({}), held(ghouls('A')), held(ghouls('A', 'B'))]).toEqual([['others'], ['others'], ['soulless']]);
  expect(held({ models: { A: { kind: 'summoned' }, B: { kind: 'summoned' } } })).toEqual(['nobody']);
});

test('models of a unit control a Shrine only in cohesion [JHX-UNIT-021]', () => {
  const models = { A: { card: 'crew', unit: 'B', member: 'mate' }, B: { card: 'crew', unit: 'B' } };
  expect(control('A     .     .\n   $     B', { models })).toEqual([['A'], []]);
  expect(control('A     .     B\n   $     .', { models })).toEqual([[], []]);
});

test('a Shrine is impassable, 2 high, and no model [JHX-SHRINE-001, JHX-SHRINE-002]', () => {
  const { table, piece } = laidOut(alone);
  const field = fieldOf(table);
  expect([hexNumbers.terrain.shrine.value.height, hexNumbers.terrain.shrine.value.solid]).toEqual([2, true]);
  const [shrine] = shrinesOf(table);
  expect(field.piecesOn(shrine?.footing ?? { cells: [] })).toEqual([]);
  expect(pieceOf(table, 'shrine-1')).toBeUndefined();
  expect(field.entryRefusal(piece('A'), shrine?.footing.cells[0] ?? -1, 'advance')?.rule).toBe('JHX-SHRINE-002');
});

/** Zones at both ends of a corridor of seven hexes. */
const zones = { deployment: { lower: [[1, 1]], upper: [[7, 1]] } } as const;
const corridor = (at: number): string =>
  [0, 1]
    .map(line => [0, 1, 2, 3, 4, 5, 6].map(q => (q % 2 === line ? (q === at ? '$  ' : '.  ') : '   ')).join(''))
    .join('\n');
const rewards = (at: number, more: LaidOut['map'] = {}) => {
  const { table } = laidOut(corridor(at), {
    map: { ...zones, ...more },
    warbands: { p1: { side: 'lower' }, p2: { side: 'upper' } },
  });
  return shrinesOf(table).map(shrine => ({
    centre: isOnCentreLine(table, shrine),
    fate: ['p1', 'p2'].map(player => rewardOf(table, shrine, player).fate),
  }));
};

test('a Shrine as far from both zones gives D3, one on the own side 1, one on the enemy side 2 [JHX-SHRINE-008, JHX-FATE-005, JHX-FATE-006, JHX-FATE-007]', () => {
  expect(rewards(3)).toEqual([{ centre: true, fate: ['D3', 'D3'] }]);
  expect(rewards(2)).toEqual([{ centre: false, fate: [1, 2] }]);
  expect(rewards(4)).toEqual([{ centre: false, fate: [2, 1] }]);
});

test('a map may give a Shrine another amount of Fate [JHX-SHRINE-010]', () => {
  expect(rewards(2, { shrines: [{ at: [3, 1], fate: 4, character: 'wellin' }] })[0]?.fate).toEqual([4, 4]);
  expect(rewards(2, { shrines: [{ at: [3, 1], fate: 'D3' }] })[0]?.fate).toEqual(['D3', 'D3']);
});
