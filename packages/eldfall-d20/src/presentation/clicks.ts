import type { Click, Targets, Wishes } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import type { ActionChoice, Aim, Eld } from '../vocabulary/index.js';
import { placeOf, type SeenEld } from './seen.js';

/** True for the id of a model or a thing on the field, or of a model in a panel. */
const isDrawn = (state: SeenEld, id: string): boolean => [...state.models, ...state.things].some(one => one.id === id);

/** The drawn thing of an id; none for other texts. */
const drawn = (state: SeenEld, ...ids: readonly unknown[]): readonly string[] =>
  ids.flatMap(id => (typeof id === 'string' && isDrawn(state, id) ? [id] : []));

const aimed = (aim: Aim): string | undefined => ('model' in aim ? aim.model : 'thing' in aim ? aim.thing : undefined);

const acted = (choice: ActionChoice): string | undefined => {
  if (choice.do === 'perceive' || choice.do === 'deathblow') return choice.target;
  if (choice.do === 'trade') return choice.with;
  return choice.do === 'interact' ? choice.thing : undefined;
};

/** The drawn things of the answers. An answer that names no thing is a button. */
export const targets: Targets<Eld> = {
  strategic: (choice, _, { state }) =>
    'model' in choice ? drawn(state, choice.model, 'target' in choice ? choice.target : undefined) : [],
  activate: (choice, _, { state }) =>
    drawn(state, typeof choice === 'string' ? choice : 'mana' in choice ? choice.mana : undefined),
  opportunity: (choice, _, { state }) => (choice === 'pass' ? [] : drawn(state, choice.model)),
  react: (choice, _, { state }) => (choice === 'pass' ? [] : drawn(state, choice.model)),
  action: (choice, _, { state }) => drawn(state, acted(choice)),
  change: (choice, _, { state }) => (choice === 'keep' ? [] : drawn(state, acted(choice))),
  aim: (choice, _, { state }) => drawn(state, aimed(choice)),
  targets: (choice, _, { state }) => drawn(state, ...choice),
  model: (choice, _, { state }) => drawn(state, choice),
  models: (choice, _, { state }) => drawn(state, ...choice),
  thing: (choice, _, { state }) => drawn(state, choice),
  order: (choice, _, { state }) => drawn(state, choice),
};

/** The point of a click on the field, or the place of the model or thing that was hit. */
const wish = ({ item, at }: Click, { models, things }: SeenEld): Point | undefined => {
  if (at) return { x: Math.round(at.x), y: Math.round(at.y) };
  const model = models.find(({ id }) => id === item);
  const place = model ? placeOf(model) : things.find(({ id }) => id === item)?.at;
  return place && { x: place.x, y: place.y };
};

/** The wish of a click: the point that was hit, or for an aim the model that was hit. */
export const wishes: Wishes<Eld> = {
  deploy: (click, _, { state }) => wish(click, state),
  movement: (click, _, { state }) => wish(click, state),
  endMove: (click, _, { state }) => wish(click, state),
  place: (click, _, { state }) => wish(click, state),
  push: (click, _, { state }) => wish(click, state),
  turnTo: (click, _, { state }) => wish(click, state),
  aim: (click, _, { state }) => click.item ?? wish(click, state),
  moment: (click, _, { state }) => wish(click, state),
};
