import { completelyWithin, gap } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import { type BaseSizes, basesChosen } from '../../vocabulary/bases.js';
import type { Ground, GroundKind } from '../../vocabulary/ground.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Side, Template } from '../../vocabulary/map.js';
import type { Motion } from '../../vocabulary/motion.js';
import { isSameList, isSamePiece, type Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import { InchesBattlefield } from './battlefield.js';
import { overlapProblem } from './deployment/overlap-problem.js';
import { roomToDeploy } from './deployment/room-to-deploy.js';
import { InchesGround, mapInInches, radiusInInches } from './inches-ground.js';
import { areWithin, EQUAL, gapBetween, INCH } from './measure/distance.js';
import { discsOf } from './measure/footing.js';
import { isPlace, pointOf } from './measure/place.js';
import { lengthOf, sweptOn } from './movement/leg.js';
import { openGround } from './open-ground.js';
import { type InchesTerrain, inchesTerrainOf } from './terrain/survey.js';
import { withTemplates } from './terrain/template.js';

/** The most tables that a ground keeps, for all matches that are played on it by turns. */
const MOST_TABLES = 8;

/** A table in inches on which matches are played. */
export class PlayedInches extends InchesGround implements Ground {
  /** Cache: the last tables, the latest first. A question about Charges looks at the real position and at one for each end. */
  #tables: readonly InchesBattlefield[] = [];
  /** Cache: the sides that the Shrines belong to. */
  readonly #sides = new Map<Footing, Side | 'centre'>();

  /** As far as distances are told apart (JV11-BASE-006). */
  nearest<F extends Footing>(to: Footing, among: readonly F[]): readonly F[] {
    const gaps = among.map(one => gapBetween(one, to));
    const least = Math.min(...gaps);
    return among.filter((_, at) => (gaps[at] ?? least) - least <= EQUAL);
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

  withTemplates(templates: readonly Template[]): PlayedInches {
    const terrain = withTemplates(this.terrain, templates);
    return terrain === this.terrain ? this : groundOf(this.map)(terrain);
  }

  /** The same table object for the same facts of all models: changes of wounds, AP and Fate do not invalidate its caches. */
  field(pieces: readonly Piece[]): InchesBattlefield {
    const known = this.#tables.find(one => isSameList(one.pieces, pieces, isSamePiece));
    const table = known ?? new InchesBattlefield(this, pieces);
    if (table !== this.#tables[0])
      this.#tables = [table, ...this.#tables.filter(one => one !== table)].slice(0, MOST_TABLES);
    return table;
  }
}

/** The ground of a map with some terrain on it: the same one each time. */
const groundOf: (map: InchesMap) => (terrain: InchesTerrain) => PlayedInches = /* @__PURE__ */ rememberEach(map =>
  rememberEach((terrain: InchesTerrain) => new PlayedInches(map, terrain)),
);

/** Cache: the first thing of each map that has no room. Every match asks, and most have the same numbers and diameters. */
const overlaps = /* @__PURE__ */ rememberEach((map: InchesMap) =>
  rememberEach((numbers: JhxNumbers) =>
    rememberEach((bases: BaseSizes) => ({ problem: overlapProblem(map, { numbers, bases }) })),
  ),
);

/** The ground of editions in inches: a table, round bases and real distances (JV11-BASE-003). */
export const inches: GroundKind = {
  id: 'inches',
  survey(any, { numbers, options }) {
    const map = mapInInches(any);
    return groundOf(map)(inchesTerrainOf(map, numbers, basesChosen(options.v11BaseMm)));
  },
  openGround,
  roomToDeploy: (map, side, { numbers, options }, radii) =>
    roomToDeploy(mapInInches(map), side, { numbers, bases: basesChosen(options.v11BaseMm) }, radii).length,
  mapProblem: (map, { numbers, options: { v11BaseMm } }) =>
    v11BaseMm ? overlaps(mapInInches(map))(numbers)(basesChosen(v11BaseMm)).problem : undefined,
  radiusOf: radiusInInches,
};
