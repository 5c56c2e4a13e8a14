import type { Scene } from '@rulewright/core';

/**
 * The tokens to look at, by their ids, the best group first: those that a question is about, with those that act and
 * without them; one of them with those that act; one of them; those that have changed since the scene before; those
 * that act; and, for a window that is too small for more, one of the first group. After a jump most tokens have
 * changed, so the group of changed ones is left out.
 */
export function focusOf(
  { items }: Scene,
  before?: Scene,
  about: ReadonlySet<string> = new Set(),
): readonly (readonly string[])[] {
  const tokens = items.flatMap(item => (item.kind === 'token' && item.id !== undefined ? [item] : []));
  const known = new Set<unknown>(before?.items);
  const changed = before ? tokens.filter(token => !known.has(token)) : [];
  const isStep = changed.length <= Math.max(2, tokens.length / 2);
  const acting = tokens.filter(({ active }) => active === true);
  const asked = tokens.filter(({ id }) => id !== undefined && about.has(id));
  const others = acting.filter(token => !asked.includes(token));
  const eachWithOthers = asked.map(token => [token, ...others]);
  const withAsked = asked.length > 0 ? [[...asked, ...others], asked, ...eachWithOthers, asked.slice(0, 1)] : [];
  const groups = [...withAsked, isStep ? changed : [], acting].filter(group => group.length > 0);
  return [...groups, ...groups.slice(0, 1).map(group => group.slice(0, 1))].map(group =>
    group.flatMap(({ id }) => id ?? []),
  );
}

/**
 * The token around which most tokens stand, by its id; of several the one nearest to its neighbours. Neighbours are at most `reach`
 * away, across and down, in board units. Undefined where there is no token.
 */
export function crowdOf({ items }: Scene, reach: number): string | undefined {
  const tokens = items.flatMap(item => (item.kind === 'token' && item.id !== undefined ? [item] : []));
  const crowds = tokens.map(({ id, x, y }) => {
    const near = tokens.filter(one => Math.abs(one.x - x) <= reach && Math.abs(one.y - y) <= reach);
    const far = near.reduce((sum, one) => sum + Math.abs(one.x - x) + Math.abs(one.y - y), 0);
    return { id, size: near.length, far };
  });
  return crowds.sort((a, b) => b.size - a.size || a.far - b.far)[0]?.id;
}

/** One side of a box in a window that scrolls. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The distance to scroll so that a span is seen: none if all of it is inside the window, else so that its middle is in the middle. */
export function scrollFor(span: Span, window: Span, margin: number): number {
  if (span.from >= window.from + margin && span.to <= window.to - margin) return 0;
  return (span.from + span.to - window.from - window.to) / 2;
}
