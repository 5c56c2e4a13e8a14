import type { ColorRole, SceneBadge, SceneItem, SceneToken } from '@rulewright/core';
import type { TileKind } from '../content/pack.js';
import { sameSquare, tileKind } from '../match/village.js';
import { isCursed } from '../terrain/terrain.js';
import type { PlacedTile, SeenVillage } from '../vocabulary/index.js';
import type { Drawing } from './drawing.js';
import type { Grid } from './grid.js';
import { idOf } from './ids.js';

const grounds: { readonly [T in TileKind['terrain']]: ColorRole } = {
  townHall: 'terrain:town',
  forest: 'terrain:forest',
  plains: 'terrain:field',
  mountain: 'terrain:mountain',
  hill: 'terrain:sand',
  marsh: 'terrain:marsh',
};

type Mark = Required<Omit<SceneBadge, 'label'>> & { readonly label: string };

const marksOf = ({ pack, labels }: Drawing, village: SeenVillage, tile: PlacedTile): readonly Mark[] => {
  const { marks } = labels;
  const cursed = isCursed({ pack, state: village }, tile);
  const found: Mark[] = [];
  if (tileKind(pack, tile.kind).magical) found.push({ label: '★', color: 'series4', title: marks.magical });
  if (tile.hallowed) found.push({ label: '✓', color: 'good', title: marks.hallowed });
  if (cursed) found.push({ label: '!', color: 'danger', title: marks.cursed });
  return found;
};

/** A tile with its name, its place, its marks and what was built on it. */
const tileItems = (drawing: Drawing, village: SeenVillage, grid: Grid, tile: PlacedTile): readonly SceneItem[] => {
  const { names, labels, pack } = drawing;
  const { kind, at, building } = tile;
  const { unit } = grid;
  const { x, y } = grid.middle(at);
  const { terrain, magical } = tileKind(pack, kind);
  const marks = marksOf(drawing, village, tile);
  const standing = building === null || terrain === 'townHall' ? undefined : names.building(building);
  const where = labels.square(at);
  const name = names.tile(kind);
  const items: SceneItem[] = [
    {
      kind: 'cell',
      id: idOf.tile(at),
      title: labels.tile(
        name,
        where,
        standing,
        marks.map(({ title }) => title),
      ),
      at: { shape: 'square', x, y, size: 0.97 * unit },
      picture: `tile:${kind}`,
      fill: grounds[terrain],
      label: name,
      labelAt: 'top',
      ...(magical ? { outline: 'series4' as const } : {}),
    },
    { kind: 'text', x: x - 0.43 * unit, y: y + 0.39 * unit, text: where, size: 0.13 * unit, anchor: 'start' },
    ...marks.map(
      (mark, i): SceneToken => ({
        kind: 'token',
        x: x + (0.375 - 0.17 * i) * unit,
        y: y + 0.38 * unit,
        size: 0.16 * unit,
        ...mark,
      }),
    ),
  ];
  const pieces = village.statue.at && sameSquare(village.statue.at, at) ? village.statue.pieces : 0;
  const pill = { kind: 'token', form: 'pill', y: y - 0.175 * unit, size: 0.19 * unit } as const;
  if (standing !== undefined) {
    const aside = pieces > 0 ? 0.14 * unit : 0;
    items.push({ ...pill, id: idOf.building(at), title: standing, x: x - aside, label: standing, color: 'neutral' });
  }
  if (pieces > 0) {
    const all = pack.statue.pieces;
    const title = labels.statue(pieces, all);
    items.push({ ...pill, id: idOf.statue, title, x: x + 0.28 * unit, label: `${pieces}/${all}`, color: 'highlight' });
  }
  return items;
};

/** All tiles with what stands on them. */
export const boardItems = (drawing: Drawing, village: SeenVillage, grid: Grid): readonly SceneItem[] =>
  village.tiles.flatMap(tile => tileItems(drawing, village, grid, tile));
