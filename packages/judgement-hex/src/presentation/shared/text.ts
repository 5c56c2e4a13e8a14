import type { JhxState } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** A letter for every model on the board: capitals for the first player, small ones for the second, Monsters from the end. */
export const lettered = (
  { players }: JhxState,
  pieces: readonly Piece[],
): readonly (readonly [letter: string, piece: Piece])[] => {
  const taken = new Set<string>();
  return pieces
    .filter(({ kind }) => kind !== 'effigy' && kind !== 'soul')
    .map(piece => {
      const letters = piece.player === null ? [...alphabet].reverse() : [...alphabet];
      const own = piece.player === players[0] ? letters.map(one => one.toUpperCase()) : letters;
      // A table that is laid by hand calls its models by the signs of its drawing.
      const letter = piece.id.length === 1 ? piece.id : (own.find(one => !taken.has(one)) ?? '&');
      taken.add(letter);
      return [letter, piece] as const;
    });
};

/** Entries side by side, at most N in a line. */
export const wrapped = (entries: readonly string[], inLine: number): readonly string[] => {
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += inLine) {
    lines.push(
      entries
        .slice(at, at + inLine)
        .map(one => one.padEnd(Math.floor(78 / inLine)))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
};
