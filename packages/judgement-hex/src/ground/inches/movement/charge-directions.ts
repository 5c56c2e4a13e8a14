import { type Disc, type Point, squareBetween } from '@rulewright/core/inches';
import { INCH } from '../measure/distance.js';
import { comparePart, cornersOf, type Part } from '../terrain/part.js';
import type { Direction } from './blocked-sectors.js';
import { type Border, bordersAround, bordersOfTable, crossings, type Take } from './border.js';
import { chargeLength } from './charge.js';
import type { Surroundings } from './charge-surroundings.js';

/** Takes the directions to both sides of a point, seen from another one, that pass it at a distance. */
const tangentsPast = (from: Point, at: Point, room: number, take: Take): void => {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  // Right beside something, a base leaves it along the line that touches both.
  if (square <= room * room) {
    take(-dy, dx);
    take(dy, -dx);
    return;
  }
  const along = Math.sqrt(square - room * room);
  take(dx * along - dy * room, dy * along + dx * room);
  take(dx * along + dy * room, dy * along - dx * room);
};

/** The room between a base and a thing that a critical direction leaves, for rounding: 1/100 mm. */
const HAIR = 1;

/** Turns that differ by less lead to the same places: over 48" a turn of so much leads aside by less than 1/100 mm. */
const SAME = 1e-12;

/**
 * The directions beside the one straight to the target in which a best end can lie: past the corners of everything near that
 * shapes the way, to the points where a border before which no end lies crosses one behind which none lies, and the middles
 * between all these. Between two neighbours nothing changes. Only open ones, and those that turn aside the least come first.
 *
 * No end lies before the ring of reach, nor on a thing that the charger passes. None lies behind the length of the Charge, the
 * edge of the table, and the things that stop the charger.
 */
export const directionsBeside = (
  around: Surroundings,
  target: Disc,
  ring: number,
  isOpen: (direction: Direction) => boolean,
): readonly Direction[] => {
  const { base, table, charging, blocking, standing, slowing } = around;
  const { at: from, radius } = base;
  const ahead = { x: target.at.x - from.x, y: target.at.y - from.y };
  const gap = Math.sqrt(squareBetween(from, target.at));
  const found: Direction[] = [];
  const take = (x: number, y: number): void => {
    const size = Math.sqrt(x * x + y * y);
    const dot = (x * ahead.x + y * ahead.y) / size;
    const cross = (ahead.x * y - ahead.y * x) / size;
    // All other directions miss the ring of reach.
    if (size < 1e-9 || (gap > ring && (dot < 0 || Math.abs(cross) > ring))) return;
    found.push({ x: x / size, y: y / size, turn: cross >= 0 ? 1 - dot / gap : dot / gap - 1 });
  };
  // All ends lie in the ring of reach.
  const toward = (x: number, y: number): void => {
    if (squareBetween(target.at, { x, y }) <= (ring + HAIR) * (ring + HAIR)) take(x - from.x, y - from.y);
  };
  tangentsPast(from, target.at, Math.max(0, ring - 2 * HAIR), take);
  const stopping = new Set(blocking.map(({ outline }) => outline));
  const shapes = new Map<Part['outline'], Part>();
  for (const part of [...blocking, ...standing, ...slowing.map(one => one.part)]) shapes.set(part.outline, part);
  const passed = new Set<Part['outline']>();
  for (const { outline } of standing) if (!stopping.has(outline)) passed.add(outline);
  const most = [...new Set([0, ...slowing.map(one => one.penalty)])];
  const behind: Border[] = most.map(penalty => ({ at: from, radius: chargeLength(table, charging, penalty) * INCH }));
  behind.push(...bordersOfTable(table.terrain.corner, radius));
  const before: Border[] = [{ at: target.at, radius: ring }];
  for (const [outline, part] of shapes) {
    const { corners, radius: own } = cornersOf(outline);
    for (const corner of corners) tangentsPast(from, corner, radius + own + HAIR, take);
    // The borders of things farther from the ring of reach cross nothing in it.
    if (comparePart(part, { at: target.at, radius: ring }, radius + HAIR) > 0) continue;
    const borders = [...bordersAround(outline, radius + HAIR)];
    behind.push(...borders);
    if (passed.has(outline)) before.push(...borders);
  }
  for (const one of before) for (const other of behind) crossings(one, other, toward);
  // From the right of the straight one to its left. Hexes side by side share corners, so that many directions are the same.
  const apart = [...found]
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }, i, all) => i === 0 || turn > (all[i - 1] as Direction).turn + SAME);
  found.splice(0, found.length, ...apart);
  for (let i = 1; i < apart.length; i++) {
    const [one, next] = [apart[i - 1] as Direction, apart[i] as Direction];
    take(one.x + next.x, one.y + next.y);
  }
  return found.filter(isOpen).sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn));
};
