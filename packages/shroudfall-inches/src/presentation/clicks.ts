import type { Click, Targets, Wishes } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import type { ActivationChoice, Sfi, SfiChoices, SfiState } from '../vocabulary/index.js';
import { thingOfUnit } from './scene/panels.js';

/** True for the id of anything on the table or in a panel. */
const isDrawn = (state: SfiState, id: string): boolean =>
  [...state.models, ...state.elements, ...state.manifestations, ...state.units, ...state.terrain].some(
    one => one.id === id,
  );

/** The drawn thing of a model, a unit or anything else with an id; none for other texts. */
const thing = (state: SfiState, id: unknown): readonly string[] => {
  if (typeof id !== 'string' || !isDrawn(state, id)) return [];
  return [state.units.some(unit => unit.id === id) ? thingOfUnit({ state }, id) : id];
};

const act = (choice: ActivationChoice, state: SfiState): readonly string[] =>
  choice.do === 'interact' ? [...thing(state, choice.model), ...thing(state, choice.element)] : [];

const used = (choice: SfiChoices['window'], state: SfiState): readonly string[] =>
  choice === 'pass' ? [] : [...thing(state, choice.source), ...thing(state, choice.with)];

/** The drawn things of the answers: units by their first models, models by their bases. An answer that names no thing is a button. */
export const targets: Targets<Sfi> = {
  leadership: ({ weaver }, _, { state }) => thing(state, weaver),
  deployUnit: (id, _, { state }) => thing(state, id),
  activate: (id, _, { state }) => thing(state, id),
  act: (choice, _, { state }) => act(choice, state),
  nextModel: (id, _, { state }) => thing(state, id),
  attack: (choice, _, { state }) => (choice === 'done' ? [] : thing(state, choice.target)),
  model: (id, _, { state }) => thing(state, id),
  unit: (id, _, { state }) => thing(state, id),
  piece: (id, _, { state }) => thing(state, id),
  order: (id, _, { state }) => thing(state, id),
  window: (choice, _, { state }) => used(choice, state),
};

/** The point of a click on the grid, or the place of the thing that was hit. */
const wish = ({ item, at }: Click, { models, elements, manifestations }: SfiState): Point | undefined =>
  at
    ? { x: Math.round(at.x), y: Math.round(at.y) }
    : [...models, ...elements, ...manifestations].find(({ id }) => id === item)?.at;

/** A click is a wish for the point that was hit, or else for the place of the thing. */
export const wishes: Wishes<Sfi> = {
  terrainPlace: (click, _, { state }) => wish(click, state),
  elementShift: (click, _, { state }) => wish(click, state),
  deployModels: (click, _, { state }) => wish(click, state),
  move: (click, _, { state }) => wish(click, state),
  place: (click, _, { state }) => wish(click, state),
  push: (click, _, { state }) => wish(click, state),
};
