import type { Rule, Turn } from '@rulewright/core';
import type { Moment, Sfi } from '../vocabulary/index.js';

/** The abilities of moments inside each other. A match does not come near it; the call stack holds many times as many. */
const DEEPEST = 30;

/** The uses of one ability for one model inside another ability, where each use is for an event of its own. */
const MOST_USES = 100;

/** The uses of all abilities inside one: cards that set each other off use each of their abilities many times. */
const MOST_IN_ALL = 500;

/** The abilities of moments that are being carried out. */
interface Going {
  depth: number;
  inAll: number;
  /** The uses by name since the outermost ability began. */
  readonly uses: Map<string, number>;
}

/** By the turn in which they are carried out. A turn that runs again does so from its beginning, with a new object. */
const goingIn = /* @__PURE__ */ new WeakMap<Turn<Sfi>, Going>();

/** The name of an ability of one source at the moments of one model. */
export const nameInside = (source: string, ability: string, { of }: Pick<Moment, 'of'>): string =>
  [source, ability, of].join(' ');

/**
 * True if an ability of a moment would act in the middle of itself without end: cards could make it act on what it does,
 * e.g. by an action at the end of an action, or by a reaction that costs nothing and answers itself. A manifestation acts
 * once on a model (SFI-MANIFEST-007), and other abilities act so many times that only a chain without end is cut off.
 */
export const isEndless = (turn: Turn<Sfi>, name: string, most: number = MOST_USES): boolean => {
  const going = goingIn.get(turn);
  if (going === undefined) return false;
  return going.depth >= DEEPEST || going.inAll >= MOST_IN_ALL || (going.uses.get(name) ?? 0) >= most;
};

/** Carries out an ability of a moment, and counts it for the abilities inside it. */
export function* actInside(turn: Turn<Sfi>, name: string, act: Rule): Rule {
  const going = goingIn.get(turn) ?? { depth: 0, inAll: 0, uses: new Map<string, number>() };
  goingIn.set(turn, going);
  going.depth++;
  going.inAll++;
  going.uses.set(name, (going.uses.get(name) ?? 0) + 1);
  yield* act;
  going.depth--;
  if (going.depth === 0) goingIn.delete(turn);
}
