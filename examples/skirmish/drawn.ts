import { type Cell, drawnHexes } from '@rulewright/core/hex';
import { type Battle, board, inWoods, type Kind, type Model, type ModelId } from './battle.js';

const KINDS: Readonly<Record<string, Kind>> = { s: 'scout', k: 'knight', g: 'guard', a: 'archer' };

/** A table laid out by hand: the models, and the cells that the drawing names. */
export interface Drawn {
  readonly position: Battle;
  /** The cell of a digit or of a model in the drawing. */
  cell(name: string): Cell;
}

/**
 * Reads a drawing of the field, row by row: `.` is free, `*` are woods, `S K G A` are models of the first player,
 * `s k g a` of the second, digits are free cells with a name. Throws RangeError for an impossible drawing.
 */
export const drawn = (text: string, changes: Readonly<Record<ModelId, Partial<Model>>> = {}): Drawn => {
  const marks = drawnHexes(text, { layout: 'double-width', pitch: 1 }).map(({ signs }) => signs);
  if (marks.length !== board.size) throw new RangeError(`${marks.length} cells drawn of ${board.size}`);
  const cell = (name: string): Cell => {
    const at = marks.indexOf(name);
    if (at < 0) throw new RangeError(`nobody drew ${name}`);
    return at;
  };
  const models: Model[] = [];
  marks.forEach((mark, at) => {
    const kind = KINDS[mark.toLowerCase()];
    const model: Model = {
      id: mark,
      owner: mark === mark.toLowerCase() ? 'p2' : 'p1',
      kind: kind ?? 'scout',
      at,
      wounds: 0,
      spent: false,
      ...changes[mark],
    };
    if (kind) models.push(model);
    else if (mark === '.' || mark === '*') {
      if (inWoods(model) !== (mark === '*')) throw new RangeError(`the woods are elsewhere than at ${at}`);
    } else if (!/^[0-9]$/.test(mark)) throw new RangeError(`nobody is called ${mark}`);
  });
  return { position: { models, round: 1, last: null }, cell };
};
