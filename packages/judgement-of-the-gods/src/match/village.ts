import { GameError, type PlayerId } from '@rulewright/core';
import type { AnyBuilding, ContentPack, Role, RoleId, TileKind, TileKindId } from '../content/pack.js';
import type { Character, JogTurn, OpenVillage, PlacedTile, Square, Table } from '../vocabulary/index.js';

/** The centre, where the Town Hall lies. */
export const centre: Square = Object.freeze({ x: 0, y: 0 });

/** True if two squares are the same one. */
export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** The table at this point of a turn. */
export const tableOf = (turn: JogTurn, pack: ContentPack): Table => ({ pack, state: turn.state });

/** The tile on a square. */
export const tileAt = (state: OpenVillage, at: Square): PlacedTile | undefined =>
  state.tiles.find(tile => sameSquare(tile.at, at));

/** The facts of a kind of tile. Throws GameError for a kind that is not in the pack. */
export const tileKind = (pack: ContentPack, id: TileKindId): TileKind => {
  const kind = pack.tiles.find(one => one.id === id);
  if (!kind) throw new GameError(`${pack.id}: no kind of tile is called ${id}`);
  return kind;
};

/** The facts of a role. Throws GameError for a role that is not in the pack. */
export const roleOf = (pack: ContentPack, id: RoleId): Role => {
  const role = Object.hasOwn(pack.roles, id) ? pack.roles[id] : undefined;
  if (!role) throw new GameError(`${pack.id}: no role is called ${id}`);
  return role;
};

/** The character of a role in play. Throws GameError when the role is not in play. */
export const characterOf = (state: OpenVillage, role: RoleId): Character => {
  const character = state.characters.find(one => one.role === role);
  if (!character) throw new GameError(`${role} is not in play`);
  return character;
};

/** The tile a character stands on. */
export const tileOf = (state: OpenVillage, role: RoleId): PlacedTile => {
  const { at } = characterOf(state, role);
  const tile = tileAt(state, at);
  if (!tile) throw new GameError(`${role} stands on no tile (${at.x}, ${at.y})`);
  return tile;
};

/** The building on the tile a character stands on. */
export const buildingUnder = (state: OpenVillage, role: RoleId): AnyBuilding | null => tileOf(state, role).building;

/** The player of a character. */
export const playerOf = (state: OpenVillage, role: RoleId): PlayerId => characterOf(state, role).player;

/** The seats in turn order: clockwise from the starting seat, which never changes (JOG-TURN-002). */
export const seats = ({ players, rulings }: OpenVillage): readonly PlayerId[] => [
  ...players.slice(rulings.startingSeat),
  ...players.slice(0, rulings.startingSeat),
];

/** The tile kind that starts on the table. */
export const townHall = (pack: ContentPack): TileKind => {
  const kind = pack.tiles.find(one => one.terrain === 'townHall');
  if (!kind) throw new GameError(`${pack.id}: no tile is the Town Hall`);
  return kind;
};
