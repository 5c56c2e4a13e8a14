import { expect, expectTypeOf, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Activation, Army, Model, SfiState, Unit } from '../vocabulary/index.js';
import { activationWith, armyWith, modelWith, stateWith, unitWith } from './copies.js';

type OptionalKeysOf<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];

const { state } = laidOut('A', { active: 'A' }).table;
const [army] = state.armies;
const [unit] = state.units as readonly [Unit];
const [model] = state.models as readonly [Model];
const activation = state.activation as Activation;

test('a copy has all fields of the original, and the new values', () => {
  expect(stateWith(state, { round: 9 })).toEqual({ ...state, round: 9 });
  expect(armyWith(army, { points: 9 })).toEqual({ ...army, points: 9 });
  expect(unitWith(unit, { exhausted: true })).toEqual({ ...unit, exhausted: true });
  expect(modelWith(model, { damage: 9 })).toEqual({ ...model, damage: 9 });
  expect(activationWith(activation, { moves: 9 })).toEqual({ ...activation, moves: 9 });
});

test('no field may be absent, or a copy would have another shape', () => {
  expectTypeOf<OptionalKeysOf<SfiState> | OptionalKeysOf<Army> | OptionalKeysOf<Unit>>().toBeNever();
  expectTypeOf<OptionalKeysOf<Model> | OptionalKeysOf<Activation>>().toBeNever();
});
