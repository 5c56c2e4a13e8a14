import { completelyWithin, gap, type Polygon } from '@rulewright/core/inches';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { radiusOfBase, standardBases } from '../../vocabulary/bases.js';
import type { GroundKind, SeenGround } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { AnyMap, Side, Template } from '../../vocabulary/map.js';
import type { Motion } from '../../vocabulary/motion.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import { deploymentZone } from './deployment/zones.js';
import { areWithin, EQUAL, gapBetween, INCH } from './measure/distance.js';
import { discsOf } from './measure/footing.js';
import { isPlace, placeAt, pointOf } from './measure/place.js';
import { lengthOf, sweptOn } from './movement/leg.js';
import type { SeenInches } from './seen.js';
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
  /** Cache: the deployment zones. */
  readonly #zones: { [S in Side]?: Polygon } = {};
  /** Cache: the sides that the Shrines belong to. */
  readonly #sides = new Map<Footing, Side | 'centre'>();

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

  /** As far as distances are told apart (JV11-BASE-006). */
  nearest<F extends Footing>(to: Footing, among: readonly F[]): readonly F[] {
    const gaps = among.map(one => gapBetween(one, to));
    const least = Math.min(...gaps);
    return among.filter((_, at) => (gaps[at] ?? least) - least <= EQUAL);
  }

  within(lengths: number, a: Footing, b: Footing): boolean {
    return areWithin(lengths, a, b);
  }

  /**
   * True if a base comes from outside to within `lengths` inches of something: by a Place or Throw at its end, by any
   * other movement anywhere on its leg.
   */
  entersArea(lengths: number, of: Footing, mover: Footing, from: Place, to: Place, motion?: Motion): boolean {
    const at = (cell: Place): Footing => ({ ...mover, cells: [cell] });
    if (!isPlace(to) || (isPlace(from) && areWithin(lengths, of, at(from)))) return false;
    const jumps = motion === 'place' || motion === 'throw' || motion === 'recall' || !isPlace(from);
    if (jumps) return areWithin(lengths, of, at(to));
    const swept = sweptOn({ from: pointOf(from), to: pointOf(to), radius: mover.radius ?? 0 });
    return discsOf(of).some(base => gap(base, swept) <= lengths * INCH + EQUAL);
  }

  lengthOf(path: readonly Place[]): number {
    return lengthOf(path);
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

  sideOf(thing: Footing): Side | 'centre' {
    if (!this.shrines.includes(thing)) return this.#nearerSide(thing);
    const known = this.#sides.get(thing) ?? this.#nearerSide(thing);
    this.#sides.set(thing, known);
    return known;
  }

  /** A Shrine at equal distances from both zones, within the tolerance, is on the centre line (JV11-BASE-006, JHX-SHRINE-008). */
  #nearerSide(thing: Footing): Side | 'centre' {
    const to = (side: Side): number => Math.min(...discsOf(thing).map(base => gap(base, this.zone(side))));
    const nearer = to('lower') - to('upper');
    return Math.abs(nearer) <= EQUAL || Number.isNaN(nearer) ? 'centre' : nearer < 0 ? 'lower' : 'upper';
  }

  /** True if a model stands in the zone with its whole base, as it does when it is deployed. */
  isInZone(side: Side, thing: Footing): boolean {
    const bases = discsOf(thing);
    return bases.length > 0 && bases.every(base => completelyWithin(base, this.zone(side), 0));
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
