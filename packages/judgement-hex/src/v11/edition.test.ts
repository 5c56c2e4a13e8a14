import { createMatch } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { Play, refusalOf } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { hexEdition } from '../edition.js';
import { createGame } from '../game.js';
import { inches } from '../ground/inches/ground.js';
import { placeAt } from '../ground/inches/measure/place.js';
import { whyPool } from '../numbers/index.js';
import { happened, told } from '../testing/index.js';
import type { JhxEdition, JhxNumberChanges } from '../vocabulary/edition.js';
import type { InchesMap, InchOutline } from '../vocabulary/inches-map.js';
import type { Side } from '../vocabulary/map.js';
import { v11Content } from './content/index.js';
import { v11Edition } from './edition.js';
import { convertedMaps } from './maps/index.js';
import { v11OnHexes } from './scenario-words.js';
import { laidOut } from './testing/laid-out.js';

const INCH = 2540;
const revised = (numbers: JhxNumberChanges, base = v11Edition): JhxEdition =>
  reviseEdition(base, 'revised', { numbers });

test('one number changes: a wall covers from farther away [JV11-COV-001]', () => {
  const covered = (gap: number, edition: JhxEdition): readonly string[] => {
    const at = { A: [4 * INCH - 1500 - 200, INCH / 2], b: [4 * INCH + 1500 + gap, INCH / 2] } as const;
    const { table } = laidOut('A . . | . . . b .', { at, edition });
    const pool = whyPool(table, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 });
    return told(pool).filter(line => line.includes('wall'));
  };
  const far = revised({ sheet: { coverReach: { value: 2, rule: 'JV11-COV-001' } } });
  const near = [0, INCH, INCH + 3];
  expect(near.map(gap => covered(gap, v11Edition).length)).toEqual([1, 1, 0]);
  expect([...near, 2 * INCH, 2 * INCH + 3].map(gap => covered(gap, far).length)).toEqual([1, 1, 1, 1, 0]);
});

test('one number changes: default zones begin elsewhere, and models deploy there [JHX-DEPLOY-002]', () => {
  const [map] = convertedMaps;
  if (!map) throw new RangeError('no map');
  const { options } = laidOut('A . b').table;
  const isIn = (y: number, { numbers }: JhxEdition): boolean =>
    inches
      .survey(map, { numbers, options })
      .isInZone('lower', { cells: [placeAt({ x: 6 * INCH, y: y * INCH })], radius: INCH / 2 });
  const half = map.table.height / 2;
  const closer = revised({ sheet: { zone3v3: { value: 2, rule: 'JV11-BASE-014' } } });
  expect([half - 3.5, half - 3, half - 2.5, half - 2].map(y => isIn(y, v11Edition))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([half - 3.5, half - 3, half - 2.5, half - 2].map(y => isIn(y, closer))).toEqual([true, true, true, false]);
  const other = revised({ sheet: { zone5v5: { value: 2, rule: 'JV11-BASE-014' } } });
  expect(isIn(half - 2.5, other)).toBe(false);

  const begin = (zone: number): unknown => {
    const edition = revised({ sheet: { zone3v3: { value: zone, rule: 'JV11-BASE-014' } } });
    const game = createGame({ pack: v11Content, maps: [map], edition });
    return refusalOf(() => createMatch(game, { players: 2, seed: 'zones', options: { mode: '3v3' } }));
  };
  expect([begin(3), begin(2)]).toEqual([undefined, undefined]);
  expect(begin(half - 1)).toMatchObject({ code: 'too-few', rule: 'JHX-DEPLOY-003' });
});

test('numbers of the terrain of an edition count where models deploy [JHX-DEPLOY-003]', () => {
  const { options } = laidOut('A . b').table;
  const [first] = convertedMaps;
  if (!first) throw new RangeError('no map');
  const { width, height } = first.table;
  const lower: InchOutline = [[0, 0], [width, 0], [width, height / 2], [0, height / 2]]; // biome-ignore format: one line
  const map: InchesMap = { ...first, terrain: [{ kind: 'rough', outlines: [lower] }] };
  const { value } = v11Edition.numbers.terrain.rough;
  const solid = revised({ terrain: { rough: { value: { ...value, solid: true }, rule: 'JHX-TERRAIN-009' } } });
  const room = ({ numbers }: JhxEdition, side: Side): number =>
    inches.roomToDeploy(map, side, { numbers, options }, [1500, 1500]);
  expect([room(v11Edition, 'lower'), room(solid, 'lower'), room(solid, 'upper')]).toEqual([2, 0, 2]);
});

test('one number changes: a recall heals more, or by another die [JV11-ACT-015]', () => {
  const open = Array.from({ length: 9 }, () => '. . . . . . . . .').join('\n');
  const effigies = { lower: { at: [2, 6] }, upper: { at: [7, 7] } } as const;
  const healed = (edition: JhxEdition, die: number): number => {
    const at = { A: [9000, 4000], b: [19000, 4000] } as const;
    const laid = laidOut(open, { active: 'A', at, map: { effigies }, models: { A: { damage: 9 } }, edition });
    const p = new Play(laid.game, { ...laid.setup, dice: [die] }).choose('p1', { do: 'effigy-recall', model: 'A' });
    p.choose('p1', laid.exactly(2 * INCH, 6 * INCH - 4000));
    return happened(p, 'ModelHealed').reduce((sum, { by }) => sum + by, 0);
  };
  const more = revised({ sheet: { recallBonus: { value: 3, rule: 'JV11-ACT-015' } } });
  const coin = revised({ sheet: { recallDie: { value: 'D6', rule: 'JV11-ACT-015' } } });
  expect([1, 6].map(die => healed(v11Edition, die))).toEqual([2, 4]);
  expect([1, 6].map(die => healed(more, die))).toEqual([4, 6]);
  expect([1, 6].map(die => healed(coin, die))).toEqual([2, 7]);
});

test('an edition without numbers of the sheet is not played in inches, and that of the book has none', () => {
  expect(hexEdition.numbers.sheet).toBeUndefined();
  expect(v11OnHexes.numbers.sheet).toBe(v11Edition.numbers.sheet);
  expect(() => reviseEdition(hexEdition, 'x', { numbers: { sheet: {} } })).toThrow('hex has no numbers called "sheet"');
  expect(() => laidOut('A . b', { edition: { ...hexEdition, ground: inches }, active: 'A' })).toThrow(RangeError);
});
