import type { CardId } from './state.js';

/** The moment at which a Scheme scores (ELD-SCHEME-040). */
export type SchemeTiming = 'at-once' | 'revealed' | 'end-of-game';

/** A Scheme. Its rules are code, by the name of a function that the game was given; the numbers are data. */
export interface Scheme {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly timing: SchemeTiming;
  readonly points: number;
  /** The most Victory Points that it gives; null without a maximum. */
  readonly most: number | null;
  readonly code: string;
}

/** The bands of Game Size that select the difficulty of a Quest (ELD-QUEST-041). */
export const bands = ['low', 'default', 'high', 'highest'] as const;
/** A band of Game Size. */
export type Band = (typeof bands)[number];

/** A place on the field of a Quest: inches from the middle, or the middle of the edge opposite a shared Deployment Zone. */
export type QuestPlace = readonly [x: number, y: number] | 'far-edge';

/**
 * A Quest (ELD-SETUP-002). Its numbers are data; the rules that only it has are code, by the name of a function that
 * the game was given.
 */
export interface Quest {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  /** The numbers of players that it is for. */
  readonly players: { readonly min: number; readonly max: number };
  /** `opposite`: Deployment Zones at several edges; `shared`: all parties begin at one edge. */
  readonly zones: 'opposite' | 'shared';
  readonly schemes: boolean;
  /** The most Victory Points of a player (ELD-QUEST-001). */
  readonly most: number;
  readonly alliance: boolean;
  readonly morale: boolean;
  readonly duels: boolean;
  /** The Recruitment Points of each player, where the Quest states them. */
  readonly gameSize?: number;
  /** The Upgrades that each model may have, where the Quest states them (ELD-QUEST-036). */
  readonly upgrades?: number;
  /** The Quest before this one, whose state carries over (ELD-QUEST-040). */
  readonly after?: CardId;
  /** In the order in which they come onto the field. */
  readonly hostiles: readonly QuestHostile[];
  /** The Hostiles that come back, by the band of Game Size. */
  readonly respawn?: { readonly [B in Band]?: readonly Respawn[] };
  /** Tokens and structures. */
  readonly things: readonly QuestThing[];
  readonly environment?: string;
  /** The rewards and penalties, by the names that its code uses: Victory Points. */
  readonly rewards: Readonly<Record<string, number>>;
  readonly code: string;
  /** Further numbers and charts of the Quest that its code reads. */
  readonly with?: Readonly<Record<string, number | string | readonly CardId[]>>;
}

/** A Hostile of a Quest. */
export interface QuestHostile {
  readonly tier: number;
  /** Absent: the first Hostile of this Tier in the pack, in the order of the pack. */
  readonly profile?: CardId;
  /** Only a Hostile with this trait, if the Quest asks for one. */
  readonly trait?: string;
  readonly at: QuestPlace;
  /**
   * A direction to look in, or the place in the turn order of the player whose Deployment Zone it looks at; absent:
   * towards the first edge.
   */
  readonly facing?: readonly [x: number, y: number] | { readonly zoneOf: number };
  /** The profile that takes its place in the harder mode of the option `gladiatrixMode` (ELD-QUEST-035). */
  readonly boss?: CardId;
  /** The bands of Game Size in which it is there; absent: all (ELD-QUEST-041). */
  readonly bands?: readonly Band[];
}

/** Hostiles of one Tier that come back when they are Dead. */
export interface Respawn {
  readonly tier: number;
  readonly when: 'next-hostiles-turn' | 'end-of-turn';
  /** True if each comes back only once. */
  readonly once?: true;
}

/** A token or a structure of a Quest. */
export interface QuestThing {
  readonly kind: string;
  readonly at: QuestPlace;
  /** In millimetres: the radius, and the height. */
  readonly radius: number;
  readonly height: number;
  /** HP and ARM of a structure that can be destroyed (ELD-DAMAGE-009). */
  readonly hp?: number;
  readonly armor?: number;
  /** True for a token without HP that Attacks may aim at (ELD-QUEST-034). */
  readonly target?: true;
  /** The Items that lie in it. */
  readonly holds?: readonly CardId[];
}
