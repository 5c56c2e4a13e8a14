import type { PlayerId, WindowChoices } from '@rulewright/core';
import type { Disc, Point } from '@rulewright/core/inches';
import type { DuelRule } from './rules.js';

/** All lengths are whole numbers of 1/10 mm, so that the largest product on the table, about 1.3e15, is below 2^53. */
export const TABLE = 6000;
export const BASE = 160;
export const STRIDE = 1500;
export const RANGE = 2000;
/** The reach of a strike, from centre to centre: both bases and what lies between them. */
export const REACH: number = 2 * BASE + 250;
export const LEGS = 4;
export const WOUNDS = 3;
export const TURNS = 24;

export type FighterId = string;
export interface Fighter {
  readonly id: FighterId;
  readonly owner: PlayerId;
  readonly at: Point;
  readonly wounds: number;
  readonly knives: number;
}
export interface Pillar extends Disc {
  readonly id: string;
}
/** The state. */
export interface Bout {
  readonly fighters: readonly Fighter[];
  readonly pillars: readonly Pillar[];
  /** The number of turns that were taken. */
  readonly turns: number;
}

export type BoutEvent =
  | { readonly type: 'Walked'; readonly fighter: FighterId; readonly along: readonly Point[] }
  | { readonly type: 'Halted'; readonly fighter: FighterId }
  | { readonly type: 'Struck'; readonly fighter: FighterId; readonly face: number }
  | { readonly type: 'Threw'; readonly fighter: FighterId; readonly at: Point; readonly meets: boolean }
  | { readonly type: 'Wounded'; readonly fighter: FighterId; readonly wounds: number }
  | { readonly type: 'TurnEnded' };

/** The end points of the legs of a walk; empty for a fighter that stands still. */
export type Path = readonly Point[];
/** All types of the duel. */
export interface Duel {
  readonly state: Bout;
  readonly event: BoutEvent;
  readonly rule: DuelRule;
  /** The reading of DU-TOUCH-1: a base that only touches a body either `passes` or `crosses` it. */
  readonly options: { readonly touching: 'passes' | 'crosses' };
  readonly choices: {
    readonly path: Path;
    readonly act: 'strike' | 'throw' | 'rest';
    readonly throw: Point;
  } & WindowChoices;
  readonly proposals: {
    readonly path: { readonly fighter: FighterId; readonly from: Point; readonly stride: number };
    readonly throw: { readonly fighter: FighterId; readonly from: Point; readonly range: number };
  };
  readonly about: { readonly window: { readonly walker: FighterId; readonly at: Point } };
}

/** A value that must exist; throws RangeError for `undefined`. */
export const only = <T>(found: T | undefined): T => {
  if (!found) throw new RangeError('a fighter or a point is missing');
  return found;
};
/** A fighter by its id. */
export const fighterOf = ({ fighters }: Bout, id: FighterId): Fighter => only(fighters.find(one => one.id === id));
export const enemyOf = ({ fighters }: Bout, id: FighterId): Fighter => only(fighters.find(one => one.id !== id));
export const beaten = ({ fighters }: Bout): boolean => fighters.some(({ wounds }) => wounds >= WOUNDS);
