import type { Deed } from '../vocabulary/index.js';
import type { Names } from './names.js';

type Tellers = {
  readonly [D in Deed['deed']]: (deed: Extract<Deed, { readonly deed: D }>, names: Names) => string;
};

/** The sentences for deeds that no other event mentions; all other deeds have an empty one. */
const tellers: Tellers = {
  turn: () => '',
  sequence: () => '',
  wound: () => '',
  incapacitated: () => '',
  dead: () => '',
  removed: () => '',
  gone: () => '',
  deathblow: ({ by, on }, { model }) => `${model(by)} has struck ${model(on)} down for good.`,
  attack: () => '',
  aided: () => '',
  thing: ({ thing: id, how, by }, { thing }) => `${thing(id)} is ${how}${by === null ? '' : ` by ${by}`}.`,
  moved: () => '',
  'hp-lost': () => '',
  left: () => '',
  'broke-alliance': () => '',
  points: () => '',
};

/** A deed that Schemes and rewards count, in words; empty where another event mentions it. */
export const deedInWords = (deed: Deed, names: Names): string =>
  // The cast is safe: every teller stays under the name of its deed.
  (tellers[deed.deed] as (deed: Deed, names: Names) => string)(deed, names);
