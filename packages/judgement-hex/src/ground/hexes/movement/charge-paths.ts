import { type Cell, type Direction, everyDirection, offBoard } from '@rulewright/core/hex';
import type { Advancing, ChargeAim } from '../../../vocabulary/battlefield.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { allowance, fliesIn, ignoresPenalties } from '../../own-movement.js';
import { distanceBetween, type Field } from '../models/field.js';
import { entryRefusal } from './entering.js';
import { landingRefusal } from './landing.js';
import { penaltyAt, penaltyOf } from './penalty.js';

const turned = (direction: Direction, by: 1 | -1): Direction => everyDirection[(direction + by + 6) % 6] ?? direction;

/**
 * The directions that may alternate with the first step of a line: the same one (straight, JHX-CHARGE-009), or one of
 * its two neighbours (slalom).
 */
const seconds = (first: Direction): readonly Direction[] => [first, turned(first, 1), turned(first, -1)];

/**
 * True if a step takes a sidestep onto a wall back: the wall would not be cleared (JHX-CHARGE-014). No other step of a
 * Charge leads to the hex that it came from. A flying model ignores walls.
 */
const isBackFromWall = ({ terrain }: Field, charging: Advancing, path: readonly Cell[], next: Cell): boolean =>
  next === path[path.length - 2] &&
  terrain.featuresAt(path[path.length - 1] ?? offBoard).some(({ kind }) => kind === 'wall') &&
  !fliesIn(charging.mover, 'charge', charging);

/** A path under construction. */
interface Run {
  readonly path: readonly Cell[];
  /** The directions of the path as the digits of one number. Even the longest Charge fits into a number. */
  readonly turns: number;
  /** The highest terrain penalty to MOV on the path without its last hex. */
  readonly slowed: number;
}

/** Cache: the answer to a question about each cell of the board. */
const perCell = <T>(ask: (cell: Cell) => T): ((cell: Cell) => T) => {
  const answers: (T | undefined)[] = [];
  return cell => {
    const known = answers[cell];
    if (known !== undefined) return known;
    const answer = ask(cell);
    answers[cell] = answer;
    return answer;
  };
};

/**
 * The most hexes that a Charge along a path may have (JHX-CHARGE-007): terrain reduces MOV, but not the hexes that a
 * Charge adds to it; so also for frozen models (JHX-CHARGE-008, JHX-COND-023).
 */
export const chargeAllowance = ({ terrain }: Field, charging: Advancing, path: readonly Cell[]): number =>
  allowance(terrain, charging, penaltyOf(terrain, charging.mover, path, 'charge', charging)?.hexes) +
  terrain.numbers.moves.charge.value;

/**
 * Every path that a Charge may take, whatever its target: straight or slalom, after a first step in any direction that
 * is one of its hexes (JHX-CHARGE-011, JHX-CHARGE-012), over hexes that it may enter (JHX-CHARGE-013, JHX-CHARGE-014)
 * to one where it may stop. Each path is listed once, from the start to the end, both included; shorter ones first.
 *
 * @param short the least number of hexes from a cell to one where the Charge may end. Only paths to cells with 0 are
 *   searched. Default: 0 for every cell.
 */
export const chargePaths = (
  field: Field,
  charging: Advancing,
  short: (cell: Cell) => number = () => 0,
): readonly (readonly Cell[])[] => {
  const { mover } = charging;
  const { terrain } = field;
  const { board, numbers } = terrain;
  const [start = offBoard] = mover.cells;
  const shortAt = perCell(short);
  const isOpen = perCell(cell => entryRefusal(field, mover, cell, 'charge', charging) === undefined);
  const canEnd = perCell(cell => shortAt(cell) <= 0 && landingRefusal(field, mover, cell, 'charge') === undefined);
  const found: ((readonly Cell[])[] | undefined)[] = [];
  const kept = new Set<number>();
  /** Paths of one start are the same if their directions are. */
  const keep = ({ path, turns }: Run): void => {
    if (kept.has(turns) || !canEnd(path[path.length - 1] ?? offBoard)) return;
    kept.add(turns);
    found[path.length] ??= [];
    found[path.length]?.push(path);
  };
  const neverSlowed = ignoresPenalties(mover, 'charge', charging);
  /**
   * The path with one more step; undefined where the step is blocked or leads too far. Costs of the last hex alone are
   * not counted yet.
   */
  const longer = ({ path, turns, slowed: before }: Run, direction: Direction): Run | undefined => {
    const last = path[path.length - 1] ?? offBoard;
    const next = board.neighbour(last, direction);
    if (next === offBoard || !isOpen(next) || isBackFromWall(field, charging, path, next)) return undefined;
    const slowed = neverSlowed ? 0 : Math.max(before, penaltyAt(terrain, last)?.hexes ?? 0);
    const left = allowance(terrain, charging, slowed) + numbers.moves.charge.value - path.length;
    if (left < 0 || shortAt(next) > left) return undefined;
    return { path: [...path, next], turns: turns * 7 + direction + 1, slowed };
  };
  const run = (begun: Run, first: Direction): void => {
    const one = longer(begun, first);
    if (!one) return;
    keep(one);
    for (const second of seconds(first)) {
      let line = longer(one, second);
      for (let step = 2; line; step++) {
        keep(line);
        line = longer(line, step % 2 === 1 ? second : first);
      }
    }
  };
  const here: Run = { path: [start], turns: 0, slowed: 0 };
  const sidesteps = everyDirection.flatMap(direction => longer(here, direction) ?? []);
  for (const begun of [here, ...sidesteps]) for (const direction of everyDirection) run(begun, direction);
  const paths: (readonly Cell[])[] = [];
  for (const equal of found) if (equal) paths.push(...equal);
  return paths;
};

const directionOf = (field: Field, from: Cell, to: Cell): Direction | undefined =>
  to === offBoard ? undefined : everyDirection.find(direction => field.terrain.board.neighbour(from, direction) === to);

/** True if steps in these directions are straight or slalom. */
const isLine = (directions: readonly Direction[]): boolean => {
  const [first, second = first] = directions;
  if (first === undefined || second === undefined) return true;
  const fits = second === first || second === turned(first, 1) || second === turned(first, -1);
  return fits && directions.every((direction, at) => direction === (at % 2 === 0 ? first : second));
};

/**
 * The reason why a path is not one of a Charge; undefined if it is one:
 *
 * - `not-from-here`: the path does not start where the model is; `no-step`: two of its hexes are no neighbours;
 * - `no-line`: the path is neither straight (JHX-CHARGE-009) nor slalom, even without its first hex (JHX-CHARGE-011);
 * - a refusal of `entryRefusal` for a hex on the way, or of `landingRefusal` for the last one;
 * - `wall-not-cleared`: a sidestep onto a wall is taken back;
 * - `too-far`.
 */
export const chargePathRefusal = (
  field: Field,
  charging: Advancing,
  path: readonly Cell[],
): BoardRefusal | undefined => {
  const { mover } = charging;
  if (path[0] !== mover.cells[0] || path.length < 2) return { code: 'not-from-here', rule: 'JHX-MOVE-001' };
  const directions: Direction[] = [];
  for (const [at, cell] of path.entries()) {
    const before = path[at - 1];
    if (before === undefined) continue;
    const direction = directionOf(field, before, cell);
    if (direction === undefined) return { code: 'no-step', rule: 'JHX-MOVE-001', detail: { cell } };
    directions.push(direction);
  }
  if (!isLine(directions) && !isLine(directions.slice(1))) return { code: 'no-line', rule: 'JHX-CHARGE-010' };
  for (const [at, cell] of path.entries()) {
    if (at === 0) continue;
    const refusal = entryRefusal(field, mover, cell, 'charge', charging);
    if (refusal) return refusal;
    if (isBackFromWall(field, charging, path.slice(0, at), cell)) {
      return { code: 'wall-not-cleared', rule: 'JHX-CHARGE-014', detail: { cell } };
    }
  }
  const landing = landingRefusal(field, mover, path[path.length - 1] ?? offBoard, 'charge');
  if (landing) return landing;
  const most = chargeAllowance(field, charging, path);
  const hexes = path.length - 1;
  return hexes > most
    ? { code: 'too-far', rule: field.terrain.numbers.moves.charge.rule, detail: { most, hexes } }
    : undefined;
};

/** The number of hexes that a cell is away from the nearest one from which a target is in reach. */
export const shortOf =
  ({ terrain: { board } }: Field, aims: readonly ChargeAim[]) =>
  (cell: Cell): number =>
    Math.min(...aims.map(({ target, reach }) => distanceBetween(board, [cell], target.cells) - reach));
