import { offBoard } from '@rulewright/core/hex';
import { describe, expect, test } from 'vitest';
import { parseBoard, type Unsaid } from '../../../board/parse-board.js';
import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { Motion, OwnMotion } from '../../../vocabulary/motion.js';
import { battlefield } from '../models/field.js';
import { withTemplates } from '../terrain/terrain.js';
import { entryRefusal } from './entering.js';
import { landingRefusal } from './landing.js';

/** Reads what stands above A, and asks A to step there. */
const table = (sign: string, pieces: Unsaid['pieces'] = {}) => {
  const drawn = parseBoard(
    `
    ${sign}
       .
    A
  `,
    { pieces },
  );
  const a = drawn.piece('A');
  return { ...drawn, a, ahead: drawn.field.terrain.board.neighbour(a.cells[0] ?? offBoard, 5) };
};

type Answer = readonly [code: string, rule: string] | 'yes';
const answer = (refusal: { readonly code: string; readonly rule: string } | undefined): Answer =>
  refusal ? [refusal.code, refusal.rule] : 'yes';

const enters = (
  sign: string,
  pieces: Unsaid['pieces'] = {},
  motion: OwnMotion = 'advance',
  rulings: MovementRulings = {},
): Answer => {
  const { field, a, ahead } = table(sign, pieces);
  return answer(entryRefusal(field, a, ahead, motion, rulings));
};

const lands = (sign: string, motion: Motion = 'advance', pieces: Unsaid['pieces'] = {}): Answer => {
  const { field, a, ahead } = table(sign, pieces);
  return answer(landingRefusal(field, a, ahead, motion));
};

const small = { height: 1, traits: ['small'] } as const;
const incorporeal = { traits: ['incorporeal'] } as const;
const pathfinder = { traits: ['pathfinder'] } as const;
const fly = { traits: ['fly'] } as const;
const monster = { kind: 'monster', player: null } as const;

describe('passable ground', () => {
  test('is entered and stood on, whatever it does [JHX-TERRAIN-004, JHX-TERRAIN-032]', () => {
    for (const sign of ['.', '^', '~', ':', '!', '~!', '+', '?']) {
      expect([sign, enters(sign), lands(sign)]).toEqual([sign, 'yes', 'yes']);
    }
  });
});

describe('impassable ground', () => {
  test('nobody enters impassable terrain, a Shrine or the solid hex of a gate [JHX-TERRAIN-022, JHX-TERRAIN-023, JHX-SHRINE-002]', () => {
    const everybody: Unsaid['pieces'][] = [{}, { A: incorporeal }, { A: pathfinder }, { A: small }, { A: monster }];
    for (const pieces of everybody) {
      expect(enters('#', pieces)).toEqual(['impassable', 'JHX-TERRAIN-022']);
      expect(enters('$', pieces)).toEqual(['impassable', 'JHX-SHRINE-002']);
    }
    const { field, cell, piece } = parseBoard(`
         <
      1     >
         A
    `);
    const { board } = field.terrain;
    const [a] = piece('A').cells;
    expect(answer(entryRefusal(field, piece('A'), board.neighbour(a ?? -1, 5), 'advance'))).toEqual([
      'impassable',
      'JHX-TERRAIN-023',
    ]);
    expect(entryRefusal(field, piece('A'), cell('1'), 'advance')).toBeUndefined();
    expect(entryRefusal(field, piece('A'), board.neighbour(a ?? -1, 0), 'advance')).toBeUndefined();
  });

  test('the edge of the board stops everybody, in the air too [JHX-MAP-006, JHX-TERRAIN-022]', () => {
    const { field, a } = table('.', { A: fly });
    expect(answer(entryRefusal(field, a, offBoard, 'charge'))).toEqual(['off-the-board', 'JHX-MAP-006']);
    expect(answer(landingRefusal(field, a, offBoard, 'push'))).toEqual(['off-the-board', 'JHX-MAP-006']);
  });

  test('an Effigy that is nobody’s is impassable [JHX-TERRAIN-022]', () => {
    const { field, a, ahead } = table('@');
    const empty = battlefield(field.terrain, [a]);
    expect(answer(entryRefusal(empty, a, ahead, 'advance'))[0]).toBe('impassable');
  });

  test('refusals name the obstacle and its hex [JHX-TERRAIN-022, JHX-MOVE-002, JHX-MOVE-003, JHX-TERRAIN-029]', () => {
    const details = (sign: string): unknown[] => {
      const { field, a, ahead } = table(sign);
      const where = ahead;
      return [entryRefusal(field, a, ahead, 'advance'), landingRefusal(field, a, ahead, 'advance')].map(refusal =>
        refusal?.detail?.cell === where ? (refusal.detail.piece ?? refusal.detail.feature) : refusal,
      );
    };
    expect(details('b')).toEqual(['b', 'b']);
    expect(details('#')).toEqual(['impassable-1', 'impassable-1']);
    expect(details('=')).toEqual([undefined, 'wall-1']);
  });

  test('a model passes its own Effigy and does not end there; the other one is impassable [JHX-MOVE-004, JHX-TERRAIN-022]', () => {
    expect([enters('@'), lands('@')]).toEqual(['yes', ['occupied', 'JHX-MOVE-004']]);
    expect(enters('%')).toEqual(['enemy-effigy', 'JHX-TERRAIN-022']);
    expect(enters('%', { A: incorporeal })).toEqual(['enemy-effigy', 'JHX-TERRAIN-022']);
    expect(enters('@', { A: monster })).toEqual(['enemy-effigy', 'JHX-TERRAIN-022']);
  });
});

describe('walls', () => {
  test('a wall as tall as the model is impassable to it, so height 1 stops Small and knocked-down models [JHX-TERRAIN-027, JHX-ABILITY-061]', () => {
    expect(enters('=')).toBe('yes');
    expect(enters('=', { A: small })).toEqual(['wall-too-high', 'JHX-TERRAIN-027']);
    expect(enters('=', { A: { height: 1 } })).toEqual(['wall-too-high', 'JHX-TERRAIN-027']);
  });

  test('no model ends on a wall, or is put there [JHX-TERRAIN-029, JHX-TERRAIN-031]', () => {
    expect(lands('=')).toEqual(['on-a-wall', 'JHX-TERRAIN-029']);
    expect([lands('=', 'place'), lands('=', 'throw')]).toEqual([
      ['on-a-wall', 'JHX-TERRAIN-031'],
      ['on-a-wall', 'JHX-TERRAIN-031'],
    ]);
  });

  test('a Charge crosses a wall only with Pathfinder or in the air, a Small Pathfinder not at all [JHX-CHARGE-014, JHX-ABILITY-041]', () => {
    expect(enters('=', {}, 'charge')).toEqual(['wall-in-charge', 'JHX-CHARGE-014']);
    expect(enters('=', { A: pathfinder }, 'charge')).toBe('yes');
    expect(enters('=', { A: fly }, 'charge')).toBe('yes');
    expect(enters('=', { A: { height: 1, traits: ['small', 'pathfinder'] } }, 'charge')).toEqual([
      'wall-too-high',
      'JHX-TERRAIN-027',
    ]);
  });
});

test('a tall Pathfinder charges over a wall of height 1, not over a higher one [JHX-ABILITY-041]', () => {
  const { field, a, ahead } = table('.', { A: { ...pathfinder, height: 3 } });
  const over = (height: number): Answer => {
    const terrain = withTemplates(field.terrain, [{ id: 'wall-1', kind: 'wall', cells: [ahead], height }]);
    return answer(entryRefusal(battlefield(terrain, [a]), a, ahead, 'charge'));
  };
  expect([over(1), over(2)]).toEqual(['yes', ['wall-in-charge', 'JHX-ABILITY-041']]);
});

describe('models', () => {
  test('friend and foe are in the way [JHX-MOVE-003, JHX-MOVE-002]', () => {
    expect(enters('B')).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
    expect(enters('b')).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
    expect(enters('m', { m: monster })).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
    expect([lands('B'), lands('b', 'push')]).toEqual([
      ['occupied', 'JHX-MOVE-002'],
      ['occupied', 'JHX-MOVE-002'],
    ]);
  });

  test('Souls are not in the way, but nobody ends on one [JHX-SOUL-005, JHX-SOUL-004]', () => {
    expect([enters('*'), lands('*'), lands('*', 'place')]).toEqual([
      'yes',
      ['occupied', 'JHX-SOUL-004'],
      ['occupied', 'JHX-SOUL-004'],
    ]);
    const { field, piece, a } = table('*');
    expect(entryRefusal(field, piece('soul-1'), a.cells[0] ?? offBoard, 'advance')).toBeUndefined();
  });

  test('Incorporeal models pass and are passed, but not through impassable terrain [JHX-ABILITY-025]', () => {
    expect([enters('b', { A: incorporeal }), enters('b', { b: incorporeal })]).toEqual(['yes', 'yes']);
    expect(lands('b', 'advance', { b: incorporeal })).toEqual(['occupied', 'JHX-MOVE-002']);
  });

  test('friends pass a Small model and it passes them; enemies do not [JHX-ABILITY-060]', () => {
    expect([enters('B', { A: small }), enters('B', { B: small })]).toEqual(['yes', 'yes']);
    expect(enters('b', { b: small })).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
  });

  test('a model’s own hex is free to it [JHX-GEN-011]', () => {
    const { field, a } = table('.');
    expect(landingRefusal(field, a, a.cells[0] ?? offBoard, 'advance')).toBeUndefined();
  });

  test('a Place on an occupied hex is refused, whatever lies between [JHX-MOVE-012, JHX-MOVE-013]', () => {
    expect([lands('b', 'place'), lands('B', 'recall'), lands('@', 'place')]).toEqual([
      ['occupied', 'JHX-MOVE-013'],
      ['occupied', 'JHX-MOVE-013'],
      ['occupied', 'JHX-MOVE-013'],
    ]);
    expect(lands('#', 'place')).toEqual(['impassable', 'JHX-TERRAIN-022']);
  });
});

describe('in the air', () => {
  test('a flying charger ignores models and all terrain on its way, and ends where others may [JHX-ABILITY-018]', () => {
    for (const sign of ['#', '$', '=', 'b', '%'])
      expect([sign, enters(sign, { A: fly }, 'charge')]).toEqual([sign, 'yes']);
    expect(lands('b', 'charge', { A: fly })).toEqual(['occupied', 'JHX-MOVE-002']);
    expect(lands('#', 'charge', { A: fly })).toEqual(['impassable', 'JHX-TERRAIN-022']);
  });

  test('Fly does not change an Advance, unless the option `flyAppliesToAdvance` says so [JHX-ABILITY-020]', () => {
    expect(enters('b', { A: fly })).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
    expect(enters('b', { A: fly }, 'advance', { flyAppliesToAdvance: true })).toBe('yes');
    expect(enters('b', {}, 'advance', { flyAppliesToAdvance: true })).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
  });

  test('a flying Monster hunts over everything, and advances so too [JHX-ABILITY-021, JHX-ABILITY-020]', () => {
    expect(enters('#', { A: { ...monster, ...fly } }, 'advance')).toBe('yes');
    expect(enters('#', { A: { ...monster, ...fly } }, 'hunt')).toBe('yes');
    expect(enters('b', { A: monster }, 'hunt')).toEqual(['model-in-the-way', 'JHX-MOVE-003']);
  });
});
