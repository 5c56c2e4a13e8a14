import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { placementOf, whyNotPlaced } from './placement.js';

const [x, y] = [inches(10), inches(10)];
const radius = mm(16);

/** Judges places of a new base that must touch B, which stands 10 inches from both edges. */
const placing = (lay: LaidOut = {}, drawing = 'B') => {
  const { table } = laidOut(drawing, { ...lay, at: { B: { x, y }, ...lay.at } });
  const touching = { at: { x, y, z: lay.at?.B?.z ?? 0 }, radius };
  const placement = placementOf(table, { model: null, radius, touching });
  return (choice: unknown) => {
    const refusal = whyNotPlaced(placement, choice);
    return refusal && [refusal.code, refusal.rule];
  };
};
const beside = (far: number, z = 0) => ({ x: x + far, y, z });

test('a model is placed in Base Contact, on any legal free spot that touches [ELD-CONTACT-004]', () => {
  const judge = placing();
  expect([judge(beside(3200)), judge(beside(3202))]).toEqual([undefined, undefined]);
  expect(judge(beside(3203))).toEqual(['not-in-contact', 'ELD-CONTACT-004']);
  expect(judge(beside(3199))).toEqual(['not-free', 'ELD-MOVE-021']);
  expect(judge(beside(3200, 1))).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
  const other = placing({ at: { C: { x: x + 5000, y } } }, 'BC');
  expect(other(beside(3200))).toEqual(['not-free', 'ELD-MOVE-021']);
  expect(other(beside(-3200))).toBeUndefined();
});

test('where nothing that touches is free, the model is placed on the nearest legal spot [ELD-CONTACT-004]', () => {
  // A ring of walls around B.
  const walls = [
    [8.9, 8.9, 2.2, 0.2],
    [8.9, 10.9, 2.2, 0.2],
    [8.9, 9, 0.2, 2],
    [10.9, 9, 0.2, 2],
  ] as const;
  const { table } = laidOut('B', { at: { B: { x, y } }, scenery: { walls: { boxes: walls, top: 5 } } });
  const placement = placementOf(table, { model: null, radius, touching: { at: { x, y, z: 0 }, radius } });
  expect(placement.otherwise).toBeDefined();
  expect(whyNotPlaced(placement, { ...placement.otherwise, z: 0 })).toBeUndefined();
  expect(whyNotPlaced(placement, beside(3200))).toMatchObject({ code: 'not-the-nearest', rule: 'ELD-CONTACT-004' });
});

test('a place is on the field [ELD-MOVE-027]', () => {
  const at = { B: { x: radius, y } };
  const { table } = laidOut('B', { at });
  const touching = { at: { ...at.B, z: 0 }, radius };
  const placement = placementOf(table, { model: null, radius, touching });
  const place = (far: number) => whyNotPlaced(placement, { x: radius + far, y: y + 3200, z: 0 })?.code;
  expect([place(0), place(-1)]).toEqual([undefined, 'off-the-field']);
});

test('on a high ledge without room a place is one that is carried, or else the nearest one below [ELD-CONTACT-004, ELD-MOVE-016]', () => {
  const at = { B: { x, y, z: inches(3) } };
  const touching = { at: at.B, radius };
  const on = (width: number) => {
    const boxes = [[10 - width / 2, 9.9, width, 0.2]] as const;
    const { table } = laidOut('B', { at, scenery: { ledge: { boxes, top: 3 } } });
    return placementOf(table, { model: null, radius, touching });
  };
  // Beside the model nothing carries a base, but along the ledge there is room.
  const long = on(6);
  expect(long.otherwise).toBeUndefined();
  expect(whyNotPlaced(long, beside(3200, inches(3)))).toBeUndefined();
  expect(whyNotPlaced(long, { x, y: y + 3200, z: 0 })?.code).toBe('not-on-a-surface');
  // The ledge ends under the model: the nearest legal place is on the ground.
  const short = on(0.4);
  expect(short.otherwise?.z).toBe(0);
  expect(whyNotPlaced(short, short.otherwise)).toBeUndefined();
  expect(whyNotPlaced(short, beside(3200, 0))).toMatchObject({ code: 'not-the-nearest', rule: 'ELD-CONTACT-004' });
});

test('a creature that comes onto the field has room for its whole height, at each level on which it may stand [ELD-CONTACT-004, ELD-MOVE-021]', () => {
  const edge = inches(11.5);
  // C stands on the edge of a roof of 2 inches, and B on the ground.
  const placed = (touched: 'B' | 'C', height: number, shift = 0) => {
    const at = { B: { x, y, z: 0 }, C: { x: edge, y: y + shift, z: inches(2) } };
    const { table } = laidOut('BC', { at, scenery: { roof: { boxes: [[11.5, 8, 4, 4]], top: 2 } } });
    const touching = { at: at[touched], radius };
    return placementOf(table, { model: null, radius, arrives: { height, player: 'p1' }, touching });
  };
  const beyond = (far: number) => ({ x: edge - radius, y: y + far, z: 0 });
  expect(whyNotPlaced(placed('B', inches(2)), beyond(2315))).toBeUndefined();
  expect(whyNotPlaced(placed('B', inches(2) + 1), beyond(2315))?.code).toBe('not-free');
  // Beside C, the creature may stand on the ground, but not in B.
  const high = placed('C', inches(2), -1500);
  expect([1272, -4272].map(far => whyNotPlaced(high, beyond(far))?.code)).toEqual(['not-free', undefined]);
});

test('a creature does not come where a Hidden model of its own player is, and a Hidden enemy does not betray its place [ELD-STATE-073]', () => {
  const lay: LaidOut = {
    at: { B: { x, y }, C: { x: x + 5000, y }, d: { x: x - 5000, y } },
    states: { C: ['hidden'], d: ['hidden'] },
  };
  const { table } = laidOut('BC\n\nd', lay);
  const arrives = { height: inches(1), player: 'p1' };
  const placement = placementOf(table, { model: null, radius, arrives, touching: { at: { x, y, z: 0 }, radius } });
  expect([3200, -3200].map(far => whyNotPlaced(placement, beside(far))?.code)).toEqual(['not-free', undefined]);
});
