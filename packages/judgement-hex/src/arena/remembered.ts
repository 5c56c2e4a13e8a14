import type { Piece } from '../board/piece.js';
import type { Attribute } from '../content/words.js';
import type { Model } from '../vocabulary/index.js';
import { inForceOn } from './auras.js';
import type { GivenAbility } from './cards.js';
import type { Change } from './changes.js';
import type { Table } from './table.js';

/** What was worked out of a model, for as long as neither it changes nor anything that is in force on it. */
interface Remembered {
  readonly pack: Table['pack'];
  readonly options: Table['options'];
  readonly warbands: Table['state']['warbands'];
  readonly effects: Table['state']['effects'];
  readonly inForce: ReturnType<typeof inForceOn>;
  readonly attributes: Map<Attribute, number | null>;
  common?: readonly GivenAbility[];
  changes?: readonly Change[];
  piece?: Piece;
}
const known = new WeakMap<Model, Remembered>();

/** Where to look first, and to keep what had to be worked out. It is empty again when anything has changed. */
export const remembered = (table: Table, model: Model): Remembered => {
  const { pack, options, state } = table;
  const { warbands, effects } = state;
  const inForce = inForceOn(table, model);
  const found = known.get(model);
  if (
    found?.inForce === inForce &&
    found.effects === effects &&
    found.warbands === warbands &&
    found.pack === pack &&
    found.options === options
  ) {
    return found;
  }
  const made: Remembered = { pack, options, warbands, effects, inForce, attributes: new Map() };
  known.set(model, made);
  return made;
};
