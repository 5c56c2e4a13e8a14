import { completelyWithin, type Polygon } from '@rulewright/core/inches';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { radiusOfBase, standardBases } from '../../vocabulary/bases.js';
import type { GroundKind, SeenGround } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { AnyMap, Side, Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import { deploymentZone } from './deployment/zones.js';
import { areWithin, gapBetween, INCH } from './measure/distance.js';
import { isPlace, placeAt, pointOf } from './measure/place.js';
import type { SeenInches } from './seen.js';
import { SightCache } from './sight/sight-cache.js';
import type { InchesFeature } from './terrain/feature.js';
import type { InchesTerrain } from './terrain/survey.js';

/** A feature that is one round base, such as a Shrine, as something to measure from. */
const footingOf = ({ parts: [part] }: InchesFeature): Footing =>
  part && 'at' in part.outline ? { cells: [placeAt(part.outline.at)], radius: part.outline.radius } : { cells: [] };

/** A table in inches with its terrain. Matches and pictures lay different battlefields on it. */
export abstract class InchesGround implements SeenGround {
  readonly numbers: JhxNumbers;
  readonly features: readonly InchesFeature[];
  readonly listed = false;
  readonly shrines: readonly Footing[];
  readonly soulPits: readonly Place[];
  readonly monsterPits: readonly Place[];
  readonly sights: SightCache = new SightCache();
  /** Cache: the deployment zones. */
  readonly #zones: { [S in Side]?: Polygon } = {};

  constructor(
    readonly map: InchesMap,
    readonly terrain: InchesTerrain,
  ) {
    this.numbers = terrain.numbers;
    this.features = terrain.features;
    this.shrines = terrain.features.filter(({ kind }) => kind === 'shrine').map(footingOf);
    this.soulPits = terrain.soulPits;
    this.monsterPits = terrain.monsterPits;
  }

  has(place: Place): boolean {
    return isPlace(place) && completelyWithin({ at: pointOf(place), radius: 0 }, this.terrain.table, 0);
  }

  far(a: Footing, b: Footing): number {
    return gapBetween(a, b) / INCH;
  }

  within(lengths: number, a: Footing, b: Footing): boolean {
    return areWithin(lengths, a, b);
  }

  effigy(side: Side): Footing {
    const feature = this.features.find(one => one.side === side);
    return feature ? footingOf(feature) : { cells: [] };
  }

  /** The deployment zone of a side. */
  zone(side: Side): Polygon {
    this.#zones[side] ??= deploymentZone(this.map, side, this.numbers);
    return this.#zones[side];
  }

  abstract withTemplates(templates: readonly Template[]): InchesGround;
  abstract field(pieces: readonly Piece[]): SeenInches;
}

/**
 * A map as one in inches.
 *
 * @throws RangeError for a map of another kind.
 */
export const mapInInches = (map: AnyMap): InchesMap => {
  if ('table' in map) return map;
  throw new RangeError(`not a map in inches: ${map.id}`);
};

/** The radius of the round base of a model whose card gives none, by the sheet or by the options of the match. */
export const radiusInInches: NonNullable<GroundKind['radiusOf']> = (kind, { options }) =>
  radiusOfBase((options.v11BaseMm ?? standardBases)[kind]);
