import { type Cell, drawHexes } from '@rulewright/core/hex';
import type { HexFeature } from '../ground/hexes/terrain/feature.js';
import type { Terrain } from '../ground/hexes/terrain/terrain.js';
import type { Piece } from '../vocabulary/piece.js';
import { otherSigns, pitch, terrainSigns } from './symbols.js';

/** The letter of every model that is drawn as one: its id, if that is a letter, else the next that is not taken. */
const lettersOf = (pieces: readonly Piece[]): ReadonlyMap<Piece, string> => {
  const models = pieces.filter(({ kind }) => kind !== 'effigy' && kind !== 'soul');
  const taken = new Set(models.map(({ id }) => id));
  const [first] = models.flatMap(({ player }) => player ?? []);
  const next = (from: string): string => {
    const letter = [...from].find(one => !taken.has(one)) ?? '&';
    taken.add(letter);
    return letter;
  };
  const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return new Map(
    models.map(piece => [
      piece,
      /^[A-Za-z]$/.test(piece.id) ? piece.id : next(piece.player === first ? capitals : capitals.toLowerCase()),
    ]),
  );
};

const signOf = ({ kind, side, template }: HexFeature): string => {
  if (kind === 'effigy') return side === 'upper' ? otherSigns.upper : otherSigns.lower;
  return (template ? otherSigns.template : '') + terrainSigns[kind];
};

/**
 * A board as text, with its models, in the form that {@link parseBoard} reads. The text leaves out heights and cover
 * that differ from those of the kind, and which hexes belong to one template.
 */
export const draw = (terrain: Terrain, pieces: readonly Piece[] = []): string => {
  const { board } = terrain;
  const letters = lettersOf(pieces);
  const textOf = (cell: Cell): string => {
    const standing = pieces.filter(({ cells }) => cells.includes(cell));
    const text = [
      ...terrain.featuresAt(cell).map(signOf),
      ...terrain.gates.filter(({ porting }) => porting === cell).map(() => otherSigns.porting),
      ...terrain.soulPits.filter(pit => pit === cell).map(() => otherSigns.soulPit),
      ...terrain.monsterPits.filter(pit => pit === cell).map(() => otherSigns.monsterPit),
      ...standing.map(piece => (piece.kind === 'soul' ? otherSigns.soul : (letters.get(piece) ?? ''))),
    ].join('');
    return text || otherSigns.clear;
  };
  const drawn = board.hexes.map((_, cell) => {
    const [col] = board.coordinateOf(cell);
    return { signs: textOf(cell), col, row: -board.riseOf(cell) };
  });
  return drawHexes(drawn, { pitch });
};
