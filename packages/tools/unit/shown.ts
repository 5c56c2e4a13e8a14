import { type GameTypes, history, type Match, type Presentation, view } from '@rulewright/core';
import { type ReplayOptions, replayOf } from '@rulewright/viewer';

/** The cards of one moment in eight are told: cards take most of the time, and change little from moment to moment. */
const every = 8;

/** The cards of all things that are drawn or listed at a moment, and the pictures of what lies around them. */
const cardsAt = <G extends GameTypes>(
  moment: Match<G>,
  { scene, card, around }: Presentation<G>,
): readonly unknown[] => {
  const now = view(moment);
  const { items, panels = [] } = scene(now);
  const ids = new Set([...items, ...panels.flatMap(({ rows }) => rows)].flatMap(({ id }) => id ?? []));
  return [...ids].flatMap(id => [card?.(now, id), around?.(now, id)]);
};

/** Everything that a presentation says and draws of a match: its page without cards, and the cards of some of its moments. */
export const shownOf = <G extends GameTypes>(
  match: Match<G>,
  presentation: Presentation<G>,
  options: ReplayOptions = {},
): { readonly page: ReturnType<typeof replayOf>; readonly cards: readonly unknown[] } => ({
  page: replayOf(match, presentation, { ...options, cards: false }),
  cards: history(match)
    .filter((_, i) => i % every === 0)
    .flatMap(moment => cardsAt(moment, presentation)),
});
