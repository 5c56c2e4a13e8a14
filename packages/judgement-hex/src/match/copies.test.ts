import type { OptionalKeysOf } from 'type-fest';
import { expect, expectTypeOf, test } from 'vitest';
import { laidOut, suffering } from '../testing/index.js';
import type { Activation, JhxState, Lasting, Model, Warband } from '../vocabulary/index.js';
import { activationWith, lastingWith, modelWith, stateWith, warbandWith } from './copies.js';

const { table } = laidOut('A', { active: 'A', models: { A: { fresh: 1 } }, effects: [suffering('A', 'burn')] });
const { state } = table;
const [a] = state.models as readonly [Model];
const [p1] = state.warbands;
const [burn] = state.effects as readonly [Lasting];
const activation = state.activation as Activation;

test('a copy has all fields of the original, and the new values', () => {
  expect(stateWith(state, { round: 9 })).toEqual({ ...state, round: 9 });
  expect(modelWith(a, { at: null, fresh: 0 })).toEqual({ ...a, at: null, fresh: 0 });
  expect(modelWith(a, {})).toEqual(a);
  expect(warbandWith(p1, { fate: 9 })).toEqual({ ...p1, fate: 9 });
  expect(activationWith(activation, { acted: true })).toEqual({ ...activation, acted: true });
  expect(lastingWith({ ...burn, afterNext: true, master: 'A' }, { id: 9 })).toEqual({
    ...burn,
    afterNext: true,
    master: 'A',
    id: 9,
  });
});

test('absent fields stay absent', () => {
  const { fresh: _, ...settled } = a;
  expect(Object.keys(modelWith(settled, {}))).not.toContain('fresh');
  const { until: __, ...endless } = burn;
  expect(Object.keys(lastingWith(endless, {})).sort()).toEqual(['data', 'id', 'key', 'source', 'target']);
});

test('no other field may be absent, or a copy would lose it', () => {
  expectTypeOf<OptionalKeysOf<Model>>().toEqualTypeOf<'fresh'>();
  expectTypeOf<OptionalKeysOf<Lasting>>().toEqualTypeOf<'until' | 'afterNext' | 'master'>();
  expectTypeOf<OptionalKeysOf<JhxState> | OptionalKeysOf<Warband> | OptionalKeysOf<Activation>>().toBeNever();
});
