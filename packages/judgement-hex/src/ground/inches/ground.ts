import { completelyWithin, gap, type Polygon } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { radiusOfBase, standardBases } from '../../vocabulary/bases.js';
import type { Ground, GroundFacts, GroundKind } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Side, Template } from '../../vocabulary/map.js';
import type { Motion } from '../../vocabulary/motion.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import { InchesBattlefield } from './battlefield.js';
import { EQUAL, far, INCH, within } from './measure/distance.js';
import { discsOf } from './measure/footing.js';
import { isPlace, placeAt, pointOf } from './measure/place.js';
import { lengthOf, sweptOn } from './movement/leg.js';
import type { InchesFeature } from './terrain/feature.js';
import { type InchesTerrain, inchesTerrainOf } from './terrain/survey.js';
import { withTemplates } from './terrain/template.js';

/** The deployment zone of a side of a map. */
export type ZoneOf = (map: InchesMap, side: Side) => Polygon;

/** The facts of a table besides its terrain. */
interface TableFacts {
  readonly map: InchesMap;
  readonly zoneOf: ZoneOf;
  /** The inches within which things are adjacent (JV11-BASE-010). */
  readonly adjacentInches: number;
}

/** A feature that is one round base, such as a Shrine, as something to measure from. */
const footingOf = ({ parts: [part] }: InchesFeature): Footing =>
  part && 'at' in part.outline ? { cells: [placeAt(part.outline.at)], radius: part.outline.radius } : { cells: [] };

/** A table in inches with its terrain. */
export class InchesGround implements Ground {
  readonly numbers: JhxNumbers;
  readonly features: readonly InchesFeature[];
  readonly listed = false;
  readonly shrines: readonly Footing[];
  readonly soulPits: readonly Place[];
  readonly monsterPits: readonly Place[];
  /** The inches within which things are adjacent (JV11-BASE-010). */
  readonly adjacentInches: number;

  constructor(
    readonly terrain: InchesTerrain,
    private readonly facts: TableFacts,
  ) {
    this.numbers = terrain.numbers;
    this.features = terrain.features;
    this.shrines = terrain.features.filter(({ kind }) => kind === 'shrine').map(footingOf);
    this.soulPits = terrain.soulPits;
    this.monsterPits = terrain.monsterPits;
    this.adjacentInches = facts.adjacentInches;
  }

  has(place: Place): boolean {
    return isPlace(place) && completelyWithin({ at: pointOf(place), radius: 0 }, this.terrain.table, 0);
  }

  far(a: Footing, b: Footing): number {
    return far(a, b) / INCH;
  }

  within(lengths: number, a: Footing, b: Footing): boolean {
    return within(lengths, a, b);
  }

  adjacent(a: Footing, b: Footing): boolean {
    return within(this.adjacentInches, a, b);
  }

  /**
   * True if a base comes from outside to within so many inches of something: by a Place or Throw where that ends, by any
   * other movement anywhere on its leg.
   */
  entersArea(lengths: number, of: Footing, mover: Footing, from: Place, to: Place, motion?: Motion): boolean {
    const at = (cell: Place): Footing => ({ ...mover, cells: [cell] });
    if (!isPlace(to) || (isPlace(from) && within(lengths, of, at(from)))) return false;
    const jumps = motion === 'place' || motion === 'throw' || motion === 'recall' || !isPlace(from);
    if (jumps) return within(lengths, of, at(to));
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
    return this.facts.zoneOf(this.facts.map, side);
  }

  sideOf(thing: Footing): Side | 'centre' {
    const to = (side: Side): number => Math.min(...discsOf(thing).map(base => gap(base, this.zone(side))));
    const nearer = to('lower') - to('upper');
    return Math.abs(nearer) <= EQUAL || Number.isNaN(nearer) ? 'centre' : nearer < 0 ? 'lower' : 'upper';
  }

  withTemplates(templates: readonly Template[]): Ground {
    return groundOf(this.facts)(withTemplates(this.terrain, templates));
  }

  field(pieces: readonly Piece[]): InchesBattlefield {
    return new InchesBattlefield(this, pieces);
  }
}

const groundOf = /* @__PURE__ */ rememberEach((facts: TableFacts) =>
  rememberEach((terrain: InchesTerrain) => new InchesGround(terrain, facts)),
);

const isInchesMap = (map: object): map is InchesMap => 'table' in map;

/** Cache: the facts of a table by its map and the options of the match. */
const factsOf = /* @__PURE__ */ rememberEach((zoneOf: ZoneOf) =>
  rememberEach((map: InchesMap) =>
    rememberEach(({ v11AdjacentInches: adjacentInches = 1 }: GroundFacts['options']): TableFacts => {
      return { map, zoneOf, adjacentInches };
    }),
  ),
);

/** The ground of editions in inches, by their deployment zones. */
export const inchesGround = (zoneOf: ZoneOf): GroundKind => ({
  id: 'inches',
  survey: (map, { numbers, options }) => {
    if (!isInchesMap(map)) throw new RangeError('a map of hexes on a table in inches');
    const terrain = inchesTerrainOf(map, numbers, options.v11BaseMm);
    return groundOf(factsOf(zoneOf)(map)(options))(terrain);
  },
  radiusOf: (kind, mm, { options }) => radiusOfBase(mm ?? (options.v11BaseMm ?? standardBases)[kind]),
});
