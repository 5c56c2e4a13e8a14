import type { PlayerId, Tally, WindowChoices } from '@rulewright/core';
import {
  type Cell,
  distance,
  type Hex,
  type HexBoard,
  hexagonBoard,
  hexBoard,
  offBoard,
  type SightTable,
  sightTable,
} from '@rulewright/core/hex';
import type { SkirmishRule } from './rules.js';

/** A special ability of a kind of model, besides walking and hitting. */
export type Talent = 'steady-hand' | 'bodyguard' | 'jinx';
/** The numbers that all models of a kind share. */
export interface Profile {
  readonly speed: number;
  readonly dice: number;
  /** The range in hexes; 1 is hand to hand. */
  readonly range: number;
  readonly toughness: number;
  readonly talent?: Talent;
}
export type Kind = 'knight' | 'guard' | 'archer' | 'scout';
/** The profiles are data: a further kind needs no further code. */
export const PROFILES: Readonly<Record<Kind, Profile>> = {
  knight: { speed: 2, dice: 4, range: 1, toughness: 3, talent: 'steady-hand' },
  guard: { speed: 2, dice: 3, range: 1, toughness: 4, talent: 'bodyguard' },
  archer: { speed: 2, dice: 2, range: 3, toughness: 2 },
  scout: { speed: 3, dice: 2, range: 1, toughness: 2, talent: 'jinx' },
};

export type ModelId = string;
export interface Model {
  readonly id: ModelId;
  readonly owner: PlayerId;
  readonly kind: Kind;
  /** The model's cell; `offBoard` for a fallen model. */
  readonly at: Cell;
  readonly wounds: number;
  /** True once the model had its order in this round. */
  readonly spent: boolean;
}
/** The state. */
export interface Battle {
  readonly models: readonly Model[];
  readonly round: number;
  /** The player who gave the last order. */
  readonly last: PlayerId | null;
}

/** An order that a player may give to a model. */
export type Order =
  | { readonly model: ModelId; readonly do: 'move' | 'hold' }
  | { readonly model: ModelId; readonly do: 'attack'; readonly target: ModelId };

export type BattleEvent =
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'Ordered'; readonly order: Order }
  | { readonly type: 'Stepped'; readonly model: ModelId; readonly to: Cell }
  | {
      readonly type: 'Attacked';
      readonly attacker: ModelId;
      readonly target: ModelId;
      readonly pool: Tally<SkirmishRule>;
    }
  | { readonly type: 'DieRerolled'; readonly by: ModelId; readonly die: number; readonly face: number }
  | { readonly type: 'Redirected'; readonly from: ModelId; readonly to: ModelId }
  | { readonly type: 'Wounded'; readonly model: ModelId; readonly wounds: number }
  | { readonly type: 'Fell'; readonly model: ModelId };

/** All types of the skirmish. */
export interface Skirmish {
  readonly state: Battle;
  readonly event: BattleEvent;
  readonly rule: SkirmishRule;
  readonly options: object;
  readonly choices: { readonly order: Order; readonly step: Cell | 'stop' } & WindowChoices;
}

/** The battlefield, numbered row by row from the top, left to right. */
export const board: HexBoard = hexBoard([...hexagonBoard(3).hexes].sort((a, b) => a.r - b.r || a.q - b.q));
export const WOODS: readonly Hex[] = [
  { q: -2, r: 1 },
  { q: -1, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: -1 },
];
/** The lines of sight between all cells; only woods block them, models do not. */
export const sight: SightTable = sightTable(board, WOODS);
const woods: ReadonlySet<Cell> = new Set(WOODS.map(board.cellOf));
export const inWoods = (model: Model): boolean => woods.has(model.at);

/** A model by its id. */
export const modelOf = ({ models }: Battle, id: ModelId): Model => {
  const model = models.find(one => one.id === id);
  if (!model) throw new RangeError(`no model ${id}`);
  return model;
};
export const profileOf = (model: Model): Profile => PROFILES[model.kind];
export const standing = (model: Model): boolean => model.at !== offBoard;
/** The distance between two cells in hexes; infinity for a fallen model. */
export const apart = (a: Cell, b: Cell): number =>
  a === offBoard || b === offBoard ? Number.POSITIVE_INFINITY : distance(board.hexAt(a), board.hexAt(b));
export const isFree = ({ models }: Battle, cell: Cell): boolean =>
  cell !== offBoard && models.every(model => model.at !== cell);
/** Models of other players. */
export const enemiesOf = ({ models }: Battle, { owner }: Model): readonly Model[] =>
  models.filter(model => model.owner !== owner && standing(model));
/** Models of the same player, the model itself excepted. */
export const friendsOf = ({ models }: Battle, { owner, id }: Model): readonly Model[] =>
  models.filter(model => model.owner === owner && model.id !== id && standing(model));
