import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { Icon, Model } from '../../vocabulary/index.js';
import { attributeValue } from '../attributes/attribute.js';
import { changesOn } from './changes.js';
import { hasCommon } from './common.js';

const calm: InnateAbility = {
  id: 'calm',
  name: 'Calm',
  kind: 'innate',
  target: { side: 'friend', within: 1, every: true, not: ['defender'] },
  effects: [
    { op: 'gain', ability: { id: 'steady' } },
    { op: 'modify', what: 'AGI', by: 1 },
  ],
};
const heroes = {
  calm: { ...plainHero, abilities: [calm] },
  guard: { ...plainHero, common: [{ id: 'defender' }] as const },
};
const bearer: LaidOut = { models: { A: { card: 'calm' } }, cards: { heroes } };

const steady = (lay: LaidOut, drawing: string, id: string): boolean => {
  const { table, model } = laidOut(drawing, lay);
  return hasCommon(table, model(id), 'steady');
};

describe('an ability always in force around a model', () => {
  test('serves its friends near it, itself among them, and no enemy [JHX-ATTR-014, JHX-DEF-003]', () => {
    const drawing = 'A     .     C\n   B     .\nd     .';
    expect(['A', 'B', 'C', 'd'].map(id => steady(bearer, drawing, id))).toEqual([true, true, false, false]);
  });

  test('spares those it does not name [JHX-ATTR-014]', () => {
    const lay = { ...bearer, models: { ...bearer.models, B: { card: 'guard' } } };
    expect(steady(lay, 'A\n   B', 'B')).toBe(false);
  });

  test('ends when its model is off the board [JHX-ATTR-014]', () => {
    expect(steady({ ...bearer, models: {}, away: { A: { card: 'calm', diedIn: 1 } } }, 'B', 'B')).toBe(false);
  });

  test('changes numbers, once however many have it [JHX-ORDER-008]', () => {
    const two: Readonly<Record<string, Partial<Model>>> = { A: { card: 'calm' }, C: { card: 'calm' } };
    const { table, model } = laidOut('A     C\n   B', { ...bearer, models: two });
    expect(attributeValue(table, model('B'), 'AGI')).toBe(4);
  });
});

test('an Icon’s ability reaches the friends of its owner, and two Icons of a name do not add up [JHX-TOKEN-008]', () => {
  const banner = (id: string, at: number): Icon => ({ id, token: 'banner', at, owner: 'A', player: 'p1' });
  const { table, model, cell } = laidOut('A     1     .     D\n   b     2     .');
  const state = { ...table.state, icons: [banner('one', cell('1')), banner('two', cell('2'))] };
  const mel = (id: string): number | null => attributeValue({ ...table, state }, model(id), 'MEL');
  expect(['A', 'b', 'D'].map(mel)).toEqual([6, 5, 5]);
  expect(changesOn({ ...table, state }, model('A')).map(({ source }) => source)).toEqual(['Colours']);
});
