import type { Piece } from '../board/piece.js';
import type { Attribute } from '../content/words.js';
import type { Arena, Model } from '../vocabulary/index.js';
import { type Aura, aurasNow } from './auras.js';
import type { GivenAbility } from './cards.js';
import type { Change } from './changes.js';
import type { InForce } from './in-force.js';
import type { Table } from './table.js';

/** What was worked out of a model, and from what: for as long as neither it nor any of that changes. */
interface Remembered extends Pick<Table, 'pack' | 'options'>, Pick<Arena, 'warbands' | 'effects'> {
  readonly auras: readonly Aura[];
  readonly attributes: Map<Attribute, number | null>;
  inForce?: readonly InForce[];
  common?: readonly GivenAbility[];
  changes?: readonly Change[];
  piece?: Piece;
}
const known = new WeakMap<Model, Remembered>();

/** Where to look first, and to keep what had to be worked out. It is empty again when anything has changed. */
export const remembered = (table: Table, model: Model): Remembered => {
  const { pack, options, state } = table;
  const { warbands, effects } = state;
  const auras = aurasNow(table);
  const found = known.get(model);
  if (
    found?.auras === auras &&
    found.effects === effects &&
    found.warbands === warbands &&
    found.pack === pack &&
    found.options === options
  ) {
    return found;
  }
  const made: Remembered = { pack, options, warbands, effects, auras, attributes: new Map() };
  known.set(model, made);
  return made;
};
