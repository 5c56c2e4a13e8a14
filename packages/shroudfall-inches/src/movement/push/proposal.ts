import type { Proposal } from '@rulewright/core';
import { type Point, samePoint, squareBetween } from '@rulewright/core/inches';
import { remember, rememberEach } from '@rulewright/core/remember';
import type { PushAsked, Sfi, SfiOptions, SfiState } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type Facts, wishedPoint } from '../wishes.js';
import { type Pushed, pushedOf, whyNotDirection, whyNotPushed } from './pushed.js';

/** Sixteen directions around, the one straight ahead first, then in turn to both sides. */
const around: readonly Point[] = [
  [24, 0], [22, 9], [22, -9], [17, 17], [17, -17], [9, 22], [9, -22], [0, 24], [0, -24],
  [-9, 22], [-9, -22], [-17, 17], [-17, -17], [-22, 9], [-22, -9], [-24, 0],
].map(([x = 0, y = 0]) => ({ x, y })); // biome-ignore format: a point each

const turned = (ahead: Point, by: Point): Point => ({
  x: ahead.x * by.x - ahead.y * by.y + 0,
  y: ahead.y * by.x + ahead.x * by.y + 0,
});

/** A vector of the same direction with numbers small enough for a rotation. */
const shortened = ({ x, y }: Point): Point => {
  const by = Math.max(1, Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / 5000));
  return { x: Math.round(x / by) + 0, y: Math.round(y / by) + 0 };
};

/** The direction straight away or straight towards; for a plain push, to the right. */
const straight = ({ base, from, asked }: Pushed): Point => {
  if (!from) return { x: 1, y: 0 };
  const away = { x: base.at.x - from.at.x, y: base.at.y - from.at.y };
  return asked.direction === 'towards' ? { x: 0 - away.x, y: 0 - away.y } : away;
};

/** Legal directions, those nearest to a wished one first; the direction straight ahead is always legal. */
const legal = (pushed: Pushed, wished: Point): readonly Point[] => {
  const ahead = shortened(wished);
  const all = around.map(by => turned(ahead, by));
  const exact = samePoint(wished, { x: 0, y: 0 }) ? [] : [wished];
  const some = samePoint(ahead, { x: 0, y: 0 }) ? around : [...exact, ...all.slice(1)];
  const found = some.filter(direction => !whyNotDirection(pushed, direction));
  return found.length > 0 ? found : [straight(pushed)].filter(direction => !whyNotDirection(pushed, direction));
};

/** The size of the vectors that are drawn. */
const DRAWN = 1000;
const TRIES = 8;

/** Judges and finds the answers to the question about the direction of a push (SFI-PUSH-010). */
export const pushProposal = ({ pack, numbers }: Facts): Proposal<Sfi, 'push'> => {
  // Cache: the facts of the latest question in each state.
  const facts = rememberEach((state: SfiState) =>
    remember(
      (options: SfiOptions, asked: PushAsked): { readonly table: Table; readonly pushed: Pushed | undefined } => {
        const table = { pack, numbers, options, state };
        return { table, pushed: pushedOf(table, asked) };
      },
    ),
  );
  const factsIn = ({ state, setup, parameters }: Parameters<Proposal<Sfi, 'push'>['check']>[0]) =>
    facts(state)(setup.options, parameters);
  return {
    check(asked, choice) {
      const { pushed } = factsIn(asked);
      return pushed ? whyNotPushed(pushed, asked.parameters.optional, choice) : { code: 'cannot-push', path: 'choice' };
    },
    sample(asked, below) {
      const { pushed } = factsIn(asked);
      for (let i = 0; pushed && i < TRIES; i++) {
        const direction = { x: below(2 * DRAWN + 1) - DRAWN, y: below(2 * DRAWN + 1) - DRAWN };
        if (!whyNotPushed(pushed, false, direction)) return direction;
      }
      return asked.parameters.optional ? 'none' : undefined;
    },
    suggest(asked, most) {
      const { pushed } = factsIn(asked);
      const found: (Point | 'none')[] = pushed ? legal(pushed, straight(pushed)).slice(0, most) : [];
      return found.length < most && asked.parameters.optional ? [...found, 'none'] : found;
    },
    nearest(asked, wish) {
      if (wish === 'none' && asked.parameters.optional) return 'none';
      const { table, pushed } = factsIn(asked);
      const point = wishedPoint(table, wish);
      if (!pushed || !point) return undefined;
      const { at } = pushed.base;
      return legal(pushed, { x: point.x - at.x, y: point.y - at.y })[0];
    },
    region(asked) {
      const { pushed } = factsIn(asked);
      if (!pushed) return [];
      const ends = around.filter(direction => !whyNotDirection(pushed, direction)).map(pushed.end);
      const far = ends.filter(end => squareBetween(end, pushed.base.at) > 0);
      const { radius } = pushed.base;
      return far.map(({ x, y }) => ({ shape: 'disc', x, y, radius }));
    },
  };
};
