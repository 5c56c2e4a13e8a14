import type { PlayerId, WindowChoice } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { bookCard } from '../../testing/book-card.js';
import type { Sfi } from '../../vocabulary/index.js';
import type { Unit } from '../../vocabulary/pack.js';

/** The card of a unit that the rulebook shows, with one of its abilities alone. */
export const cardWith = (id: string, ability: string): Unit => {
  const card = bookCard(id);
  return { ...card, abilities: card.abilities.filter(one => one.id === ability) };
};

/** Uses the first ability on offer in the open window, or takes the first of other answers. */
export const accept = (p: Play<Sfi>, by: PlayerId): Play<Sfi> => {
  const [first] = p.match.decisions.find(decision => decision.by === by)?.options ?? [];
  if (first === undefined) throw new RangeError(`${by} has nothing to accept`);
  return p.choose(by, first);
};

/** The abilities that the open window offers to a player, each by its unit or model. */
export const offeredTo = (p: Play<Sfi>, by: PlayerId): readonly string[] => {
  const asked = p.match.decisions.find(decision => decision.by === by && decision.kind === 'window');
  const options = (asked?.options ?? []) as readonly WindowChoice[];
  return options.flatMap(option => (option === 'pass' ? [] : [option.source]));
};
