import { centre } from '../match/village.js';
import type { PlacedTile, SeenVillage, Square } from '../vocabulary/index.js';
import type { Drawing } from './drawing.js';
import { stockInWords } from './gauge.js';
import { initials } from './names.js';

/** The columns of one square, with the space after it. */
const WIDTH = 13;

const fitted = (text: string): string => text.slice(0, WIDTH - 1).padEnd(WIDTH);

const isAt = (one: Square, at: Square): boolean => one.x === at.x && one.y === at.y;

/**
 * The village as lines of text: for each square its tile, its building with `*` where it is hallowed, and the signs of
 * the characters on it; below it the people, the stocks, the Judgement Days and the decks. Columns and rows have the names that stand
 * in those of squares, such as `2E` and `1N`; the north is above, as in pictures.
 */
export const textOf = ({ names, labels, pack }: Drawing, village: SeenVillage): string => {
  const { tiles, characters, pool, decks } = village;
  const squares = [centre, ...tiles.map(({ at }) => at)];
  const range = (values: readonly number[]): readonly number[] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return Array.from({ length: high - low + 1 }, (_, step) => low + step);
  };
  const columns = range(squares.map(({ x }) => x));
  const rows = range(squares.map(({ y }) => y));
  const named = (at: Square): string => labels.square(at) || '0';
  const signs = initials(characters.map(({ role }) => names.role(role)));
  const cell = (tile: PlacedTile | undefined, at: Square): readonly string[] => {
    if (!tile) return ['.', '', ''];
    const name = names.tile(tile.kind);
    const built = tile.building === null ? '' : names.building(tile.building);
    const star = tile.hallowed ? '*' : '';
    const there = characters.filter(one => isAt(one.at, at)).map(({ role }) => signs.get(names.role(role)));
    // The first tile has the name of its building.
    return [...(built === name ? [`${name}${star}`, ''] : [name, `${built}${star}`]), there.join(' ')];
  };
  const lines = rows.flatMap(y => {
    const cells = columns.map(x =>
      cell(
        tiles.find(tile => isAt(tile.at, { x, y })),
        { x, y },
      ),
    );
    return [0, 1, 2].map(at =>
      `${(at === 0 ? named({ x: 0, y }) : '').padStart(3)}  ${cells.map(one => fitted(one[at] ?? '')).join('')}`.trimEnd(),
    );
  });
  const people = characters.map(({ role, player }) => `${signs.get(names.role(role))} ${names.role(role)} (${player})`);
  const stocks = [...pack.basicResources, 'gold' as const].map(
    one => `${labels.resources[one]} ${stockInWords(pool[one])}`,
  );
  const piles = (['terrain', 'building', 'judgement'] as const).map(
    deck => `${labels.decks[deck]} ${decks[deck].size}`,
  );
  const below = [
    stocks.join(' · '),
    `${labels.judgementDays(village.judgementDays, pack.judgementDaysToLose)} · ${labels.card.left}: ${piles.join(', ')}`,
  ];
  return [
    `${' '.repeat(5)}${columns.map(x => fitted(named({ x, y: 0 }))).join('')}`.trimEnd(),
    ...lines,
    '',
    ...people,
    ...(tiles.some(({ hallowed }) => hallowed) ? [`* ${labels.marks.hallowed}`] : []),
    '',
    ...below,
  ].join('\n');
};
