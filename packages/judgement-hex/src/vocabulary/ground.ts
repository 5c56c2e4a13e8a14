import type { ContentProblem } from '@rulewright/core/content';
import type { RuleId } from '../rulebook/index.js';
import type { JhxNumbers } from '../rulebook/numbers.js';
import type { Battlefield, SeenBattlefield } from './battlefield.js';
import type { Facing, OpenGround } from './facing.js';
import type { Feature } from './feature.js';
import type { JhxOptions } from './index.js';
import type { AnyMap, Side, Template } from './map.js';
import type { Motion } from './motion.js';
import type { Piece } from './piece.js';
import type { Footing, Place } from './place.js';

/** The facts of a match, besides its map, that the ground depends on. */
interface GroundFacts {
  readonly numbers: JhxNumbers;
  readonly options: JhxOptions;
}

/** The kind of ground of an edition: hexes, or a table in inches. */
export interface GroundKind {
  readonly id: 'hexes' | 'inches';
  /**
   * The ground of a map, without templates and models: the same object each time for the same map and facts.
   *
   * @throws RangeError for a map of another kind, or one with something off the board.
   */
  survey(map: AnyMap, facts: GroundFacts): Ground;
  /**
   * The number of models that find room to deploy side by side as a match begins (JHX-DEPLOY-003); on hexes the number of free
   * hexes.
   *
   * @param radii of the bases of the models that deploy, in 1/100 mm; 0 on hexes
   */
  roomToDeploy(map: AnyMap, side: Side, facts: GroundFacts, radii: readonly number[]): number;
  /** The first thing of a map that has no room with the options of a match; absent where options do not matter. */
  readonly mapProblem?: (map: AnyMap, facts: GroundFacts) => ContentProblem<RuleId> | undefined;
  /**
   * A map of open ground with places for two models that face one another.
   *
   * @throws RefusalError `too-far` for a distance beyond its limit, `no-soft-cover` on hexes.
   */
  openGround(facing: Facing): OpenGround;
  /**
   * The radius in 1/100 mm of the round base of a model whose card gives none (JV11-BASE-004); absent on hexes, where
   * models have no bases.
   */
  readonly radiusOf?: (kind: Piece['kind'], facts: GroundFacts) => number;
}

/**
 * All questions of rules about the ground that do not depend on the models on it. Lengths are whole numbers: hexes on hexes, inches on a
 * table. Places are opaque: see {@link Place}.
 */
export interface Ground {
  readonly numbers: JhxNumbers;
  /** All features, those of the map first. */
  readonly features: readonly Feature[];
  /** True where the places of a question can be listed, as on hexes; false where they are proposed and checked. */
  readonly listed: boolean;
  /** The Shrines of the map, in its order. */
  readonly shrines: readonly Footing[];
  readonly soulPits: readonly Place[];
  readonly monsterPits: readonly Place[];
  /** True if there is such a place. */
  has(place: Place): boolean;
  /** The distance between the nearest parts of two things, in lengths: 0 where they share a hex or touch. */
  far(a: Footing, b: Footing): number;
  /** The things of a list that are nearest to something: several where they are equally far. */
  nearest<F extends Footing>(to: Footing, among: readonly F[]): readonly F[];
  /**
   * True if two things are at most `lengths` from each other, in any direction and around corners. On hexes things
   * are adjacent within 1, and each thing is adjacent to itself (JHX-DEF-001, JHX-EFFIGY-026).
   */
  within(lengths: number, a: Footing, b: Footing): boolean;
  /** True if one step takes a base from outside to within `lengths` of something (JHX-MOVE-018). */
  entersArea(lengths: number, of: Footing, mover: Footing, from: Place, to: Place, motion?: Motion): boolean;
  /** The length of a path from its first to its last place. */
  lengthOf(path: readonly Place[]): number;
  /** The Effigy at the edge of a side. */
  effigy(side: Side): Footing;
  /** The side that a thing belongs to, by the nearer deployment zone; `centre` if it is as far from both. */
  sideOf(thing: Footing): Side | 'centre';
  /** True if a model is in the deployment zone of a side (JHX-SOUL-034). */
  isInZone(side: Side, thing: Footing): boolean;
  /** The ground with Terrain Templates on it: the same one each time for the same list. */
  withTemplates(templates: readonly Template[]): Ground;
  /** The ground with models on it. The list must not change afterwards. */
  field(pieces: readonly Piece[]): Battlefield;
}

/** The questions that only rules ask of a ground. */
type OfRules = 'nearest' | 'entersArea' | 'lengthOf' | 'sideOf' | 'isInZone';

/** A ground for pictures: its battlefields know sight and cover, but no movements. */
export interface SeenGround extends Omit<Ground, 'withTemplates' | 'field' | OfRules> {
  withTemplates(templates: readonly Template[]): SeenGround;
  field(pieces: readonly Piece[]): SeenBattlefield;
}

/** A kind of ground for pictures alone. */
export interface SeenGroundKind extends Pick<GroundKind, 'id' | 'radiusOf'> {
  survey(map: AnyMap, facts: GroundFacts): SeenGround;
}
