import { withDefaults } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { rulings } from '../../rulings.js';
import { packWith } from '../../testing/cards.js';
import { v11Edition } from '../../v11/edition.js';
import { drawnNumbers } from '../../v11/testing/drawn-table.js';
import type { Battlefield } from '../../vocabulary/battlefield.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { JhxOptions } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import { nowhere, pointAt } from '../../vocabulary/place.js';
import { InchesBattlefield, onInches } from './battlefield.js';
import { inches, PlayedInches } from './ground.js';
import { placeAt, pointOf } from './measure/place.js';

const at = (x: number, y: number) => placeAt({ x: x * 2540, y: y * 2540 });

const map: InchesMap = {
  id: 'yard',
  name: 'Yard',
  mode: '3v3',
  table: { width: 24, height: 24 },
  terrain: [
    { kind: 'impassable', outlines: [[[10, 10], [14, 10], [14, 11], [10, 11]]] },
    { kind: 'treacherous', outlines: [[[4, 10], [6, 10], [6, 12], [4, 12]]] },
    { kind: 'wall', outlines: [[[18, 10], [20, 10], [20, 11], [18, 11]]] },
  ],
  gates: [
    { impassable: [[0, 12], [1, 12], [1, 13], [0, 13]], porting: [[1, 12], [2, 12], [2, 13], [1, 13]] },
    { impassable: [[23, 12], [24, 12], [24, 13], [23, 13]], porting: [[22, 12], [23, 12], [23, 13], [22, 13]] },
  ],
  shrines: [{ at: [12, 16] }],
  soulPits: [[12, 12.5]],
  monsterPits: [{ at: [6, 16], tiers: [1] }],
  effigies: { lower: { at: [12, 2] }, upper: { at: [12, 22] } },
}; // biome-ignore format: corners

const options = withDefaults<JhxOptions>(rulings(packWith(), [], v11Edition), {});
const facts = { numbers: drawnNumbers, options };
const groundOf = (more: Partial<JhxOptions> = {}): PlayedInches => {
  const surveyed = inches.survey(map, { ...facts, options: { ...options, ...more } });
  if (surveyed instanceof PlayedInches) return surveyed;
  throw new TypeError('not a table in inches');
};
const ground = groundOf();

const model = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => {
  return {
    id,
    kind: 'hero',
    player: 'p1',
    height: 2,
    meleeReach: 1,
    traits: [],
    cells: [at(x, y)],
    radius: 1500,
    ...more,
  };
};

describe('the ground in inches', () => {
  test('is surveyed once for a map and the facts of a match', () => {
    expect(groundOf({ v11ForestStealth: true })).toBe(ground);
    expect(ground.listed).toBe(false);
  });

  test('gives every kind of model its base, by the ruling [JV11-BASE-004]', () => {
    const radii = (more: Partial<JhxOptions>) =>
      (['hero', 'summoned', 'monster', 'soul', 'effigy'] as const).map(kind =>
        inches.radiusOf?.(kind, { ...facts, options: { ...options, ...more } }),
      );
    expect(radii({})).toEqual([1500, 1500, 2000, 1250, 2500]);
    const larger = { v11BaseMm: { hero: 32, summoned: 30, monster: 40, soul: 25, effigy: 60, shrine: 40 } };
    expect(radii(larger)).toEqual([1600, 1500, 2000, 1250, 3000]);
    const surveyed = groundOf(larger);
    expect([surveyed.effigy('lower').radius, surveyed.shrines[0]?.radius]).toEqual([3000, 2000]);
  });

  test('has room to deploy in its zones, where a model stands with its whole base [JV11-BASE-014]', () => {
    expect(inches.roomToDeploy(map, 'lower', facts, [1500, 1500, 1500, 1500, 1500])).toBe(5);
    // The zone of a Skirmish map ends 3" before the centre line.
    const isIn = (y: number) => ground.isInZone('lower', model('x', 0, 0, { cells: [placeAt({ x: 7620, y })] }));
    expect([9 * 2540 - 1500, 9 * 2540 - 1499].map(isIn)).toEqual([true, false]);
    expect(ground.isInZone('lower', pointAt(nowhere))).toBe(false);
  });

  test('knows its Shrines, pits, Effigies and sides', () => {
    expect(ground.shrines).toEqual([{ cells: [at(12, 16)], radius: 2500 }]);
    expect([ground.soulPits, ground.monsterPits]).toEqual([[at(12, 12.5)], [at(6, 16)]]);
    expect(ground.effigy('upper')).toEqual({ cells: [at(12, 22)], radius: 2500 });
    expect([pointAt(at(1, 5)), pointAt(at(1, 12)), pointAt(at(1, 20))].map(thing => ground.sideOf(thing))).toEqual(['lower', 'centre', 'upper']); // biome-ignore format: one line
    expect([at(0, 0), at(24, 24), at(24.1, 1), nowhere].map(place => ground.has(place))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('measures in inches [JV11-BASE-005, JV11-BASE-013]', () => {
    const [a, b] = [model('a', 2, 2), model('b', 2 + 3000 / 2540 + 1.5, 2)];
    expect(ground.far(a, b)).toBe(1.5);
    expect([1, 1.5, 2].map(lengths => ground.within(lengths, a, b))).toEqual([false, true, true]);
    expect(ground.lengthOf([at(2, 2), at(5, 6), at(5, 7)])).toBe(6);
  });

  test('an area is entered anywhere on the path of a base, but by a Place only where it ends [JV11-BASE-013]', () => {
    const [area, mover] = [pointAt(at(12, 5)), model('a', 2, 5)];
    const enters = (to: number, motion: 'advance' | 'place') =>
      ground.entersArea(2, area, mover, at(2, 5), at(to, 5), motion);
    expect([enters(22, 'advance'), enters(22, 'place'), enters(11, 'place'), enters(5, 'advance')]).toEqual([true, false, true, false]); // biome-ignore format: one line
    expect(ground.entersArea(2, area, mover, at(11, 5), at(12, 5))).toBe(false);
    expect(ground.entersArea(2, area, mover, nowhere, at(11, 5))).toBe(true);
  });

  test('takes templates, and is the same ground for the same list', () => {
    const templates = [{ id: 't', kind: 'smoke', cells: [at(3, 3)] }] as const;
    expect(ground.withTemplates(templates)).toBe(ground.withTemplates(templates));
    expect(ground.withTemplates(templates).features).toHaveLength(ground.features.length + 1);
    expect(ground.withTemplates([])).toBe(ground);
  });
});

describe('a battlefield in inches answers every question of rules', () => {
  const [a, b, c] = [model('a', 12, 7), model('b', 12, 14, { player: 'p2' }), model('c', 15, 7, { player: 'p2' })];
  const field: Battlefield = ground.field([a, b, c]);

  test('about sight, cover and Stealth', () => {
    expect([field.sees(a, c), field.sees(a, b)]).toEqual([true, false]);
    expect(field.coverFrom(b, model('a', 12, 9, {}))).toEqual({ feature: 'impassable-1', grade: 'hard' });
    expect([field.hasStealth(a), field.isHiddenFrom(a, c)]).toEqual([false, false]);
    const inches = onInches(field);
    expect(inches.lineOfSight(a, b)).toEqual({ clear: false, blockers: ['impassable-1'] });
    expect(inches.coverLine(b, model('a', 12, 9), { feature: 'impassable-1', grade: 'hard' })).toBeDefined();
  });

  test('about standing and going', () => {
    expect(field.piecesOn(a).map(({ id }) => id)).toEqual(['a']);
    expect(field.featuresOn(model('x', 5, 11)).map(({ id }) => id)).toEqual(['treacherous-1']);
    expect([field.isTreacherous(model('x', 5, 11)), field.isTreacherous(a), field.isTreacherous(pointAt(nowhere))]).toEqual([true, false, false]); // biome-ignore format: one line
    expect(field.landingRefusal(a, at(12, 10.5), 'advance')?.code).toBe('impassable');
    expect(field.entryRefusal(a, at(12, 14), 'advance')?.code).toBe('impassable');
    const advancing = { mover: a, mov: 4 };
    expect(field.steps(advancing, [at(12, 7)])).toBeUndefined();
    expect(field.advanceRefusal(advancing, [at(12, 7), at(12, 3)])?.code).toBe('impassable');
    expect(field.advanceRefusal(advancing, [at(12, 7), at(8, 7)])).toBeUndefined();
    const walker = model('w', 5, 8);
    expect(field.penaltyOf(walker, [at(5, 8), at(5, 10)], 'advance')?.hexes).toBe(2);
    expect(field.penaltiesOn(walker, [at(5, 8), at(5, 10)]).map(({ feature }) => feature)).toEqual(['treacherous-1']);
    expect(field.treacherousStep(walker, [at(5, 8), at(5, 10)], 'advance')).toBe(1);
    const path = onInches(field).moveTowards(advancing, at(8, 7));
    expect(path).toEqual([at(12, 7), at(8, 7)]);
  });

  test('about Charges and Pushes', () => {
    const charging = { mover: a, mov: 3 };
    const [path] = field.chargePaths(charging, [{ target: c, reach: 1 }]);
    expect(path && field.chargePathRefusal(charging, path)).toBeUndefined();
    expect(path && field.chargeAllowance(charging, path)).toBe(6);
    expect(field.pushRoutesInAnyDirection(a, 2)).toEqual([{ direction: nowhere, cells: [nowhere, nowhere] }]);
    expect(field.pushRoutesInAnyDirection(a, 0)).toEqual([]);
    expect(field.pushRoutes(a, 'away', c, 2)[0]?.cells).toEqual([at(11, 7), at(10, 7)]);
    expect(field.pushStep(a, at(2, 7), { path: [at(12, 7)], lengths: 2 })).toBe(at(11, 7));
    expect(field.placeAlong(a, 'away', c, 3)).toBe(at(9, 7));
  });

  test('about paths and places', () => {
    const routing = { mover: a, motion: 'hunt', aroundOccupied: true } as const;
    const gone = { path: [at(12, 7)], lengths: 1 };
    expect(field.stepsTowards(routing, c, gone)).toEqual([at(13, 7)]);
    expect(field.stepsAway(routing, c, gone)).toEqual([at(11, 7)]);
    const where = { within: { lengths: 2, of: [c] }, landing: { mover: a, motion: 'place' } } as const;
    const places = field.places(where);
    expect([places.length > 0, field.hasPlace(where)]).toEqual([true, true]);
    const inches = onInches(field);
    expect(places.every(place => inches.isPlaceOf(where, place))).toBe(true);
    expect(inches.nearestPlace(where, at(15, 7))).toBeDefined();
    expect(inches.samplePlace(where, () => 0)).toBeDefined();
    expect(inches.outlineOfPlaces(where).length).toBeGreaterThan(0);
  });

  test('about gates: a model in one can be Placed in the middle of the other, or near to it', () => {
    const porter = model('g', 1.7, 12.5);
    expect(field.gateExits(a)).toEqual([]);
    const [exit = nowhere] = ground.field([porter]).gateExits(porter);
    // The middle of the ground is too near to the solid part for the base: it stands right beside that.
    expect(pointOf(exit)).toEqual({ x: 23 * 2540 - 1500, y: 12.5 * 2540 });
  });

  test('is not taken for a battlefield of another ground', () => {
    expect(onInches(field)).toBeInstanceOf(InchesBattlefield);
    expect(() => onInches({ ...field, places: field.places } as never)).toThrow('not a battlefield in inches');
  });
});

test('a table stays the same object for the same facts of all models, and the one before it is kept too', () => {
  const near = ground.field([model('a', 5, 5), model('b', 8, 5)]);
  expect(ground.field([model('a', 5, 5), model('b', 8, 5)])).toBe(near);
  const changes: readonly Partial<Piece>[] = [
    { cells: [at(8, 6)] },
    { traits: ['fly'] },
    { height: 1 },
    { radius: 1600 },
    { meleeReach: 2 },
    { player: 'p2' },
  ];
  for (const change of changes) {
    expect(ground.field([model('a', 5, 5), model('b', 8, 5, change)])).not.toBe(near);
    expect(ground.field([model('a', 5, 5), model('b', 8, 5)])).toBe(near);
  }
  expect(ground.field([model('a', 5, 5)])).not.toBe(near);
});
