import {
  type Ability,
  defineAbility,
  type Procedure,
  perform,
  procedure,
  type Rule,
  step,
  type Turn,
  timingWindow,
  type Window,
} from '@rulewright/core';
import { gridPoint, type Point, stepsOf } from '@rulewright/core/inches';
import { type Bout, beaten, type Duel, enemyOf, type FighterId, fighterOf, only, type Path } from './bout.js';
import { blowOf, reaches, strike } from './fight.js';
import { isClear, walking } from './space.js';

// #region stretch
/** A part of a walk, up to the next point at which something may happen. */
export interface Stretch {
  readonly walker: FighterId;
  /** The corners on the way; the last of them is the end of the stretch. */
  readonly along: Path;
  /** True if the stretch ends at the point where the walker comes within reach. */
  readonly meets: boolean;
  halted: boolean;
}
const endOf = ({ along }: Stretch): Point => only(along.at(-1));

/** The moment a walker comes within reach of its enemy: the walker stands on a point of its path. */
export const comesWithinReach: Window<Duel, Stretch> = timingWindow('a walker comes within reach', {
  rule: 'DU-MEET-1',
  order: ({ state }, { walker }) => [enemyOf(state, walker).owner],
  about: (_, stretch) => ({ walker: stretch.walker, at: endOf(stretch) }),
});

/** One stretch of a walk. */
export const stretch: Procedure<Duel, Stretch> = procedure('stretch', [
  step('DU-WALK-1', 'walk on', (turn, { walker, along }) =>
    turn.emit({ type: 'Walked', fighter: walker, along }, 'DU-WALK-1'),
  ),
  comesWithinReach,
]);
// #endregion

/**
 * DU-MEET-1: a path in stretches, each but the last of which ends where the walker comes within reach. The walker goes
 * from grid point to grid point; rounded points at which its base would overlap something are left out.
 */
export const stretchesOf = (bout: Bout, walker: FighterId, path: Path, options: Duel['options']): Stretch[] => {
  const space = walking(bout, walker, options);
  const found: Stretch[] = [];
  let along: Point[] = [];
  let from = fighterOf(bout, walker).at;
  let near = reaches(bout, walker, from);
  for (const to of path) {
    const steps = stepsOf(from, to);
    for (let step = 1; step <= steps; step++) {
      const point = gridPoint(from, to, step);
      if (!isClear(space, point, point)) continue;
      const within = reaches(bout, walker, point);
      const meets = within && !near;
      near = within;
      if (meets || step === steps) along.push(point);
      if (!meets) continue;
      found.push({ walker, along, meets, halted: false });
      along = [];
    }
    from = to;
  }
  return along.length > 0 ? [...found, { walker, along, meets: false, halted: false }] : found;
};

// #region ability
/** DU-MEET-1, DU-MEET-2: every fighter has this ability. Within the walk of one fighter the other makes a whole strike. */
const strikeOnTheWay = defineAbility<Duel, Stretch>({
  id: 'strike-on-the-way',
  rule: 'DU-MEET-1',
  window: comesWithinReach,
  limit: ({ source }) => `strike on the way of ${source}`,
  offers: ({ state }, { walker, meets }) => {
    const { id, owner } = enemyOf(state, walker);
    return meets ? [{ by: owner, source: id }] : [];
  },
  *use(turn, data, { source }) {
    const blow = blowOf(source, 'DU-STRIKE-2');
    yield* perform(turn, strike, blow);
    if (blow.face < 6) return;
    data.halted = true;
    turn.emit({ type: 'Halted', fighter: data.walker }, 'DU-MEET-2');
  },
});
// #endregion
export const abilities: readonly Ability<Duel>[] = [strikeOnTheWay];

/** Carries out a walk, stretch by stretch, until it ends, is halted, or the walker is beaten. */
export function* walk(turn: Turn<Duel>, walker: FighterId, path: Path): Rule {
  for (const part of stretchesOf(turn.state, walker, path, turn.options)) {
    yield* perform(turn, stretch, part);
    if (part.halted || beaten(turn.state)) return;
  }
}
