import { decideUnlessForced, type Rule } from '@rulewright/core';
import { centre, sameSquare } from '../match/village.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { Resolution } from '../vocabulary/judgement.js';
import { standsOn } from './resolution.js';

/** Characters that the card sends home are put on the Town Hall; this does not count as their move. */
export const relocate = (turn: JogTurn, { pack, effects }: Resolution): void => {
  for (const effect of effects) {
    if (effect.op !== 'sendHome') continue;
    for (const { role, at } of turn.state.characters) {
      if (sameSquare(at, centre) || !standsOn({ pack, state: turn.state }, role, effect.where)) continue;
      turn.emit({ type: 'TokenMoved', character: role, from: at, to: centre, how: 'card' }, [
        'JOG-DECK-010',
        'JOG-MOVE-005',
      ]);
    }
  }
};

/** All subsets of at most `most` out of `count` positions, smallest first. */
const choices = (count: number, most: number): readonly (readonly number[])[] => {
  const found: number[][] = [[]];
  for (let from = 0, size = 1; size <= Math.min(most, count); size++) {
    const before = found.slice(from);
    from = found.length;
    for (const some of before) {
      for (let next = (some.at(-1) ?? -1) + 1; next < count; next++) found.push([...some, next]);
    }
  }
  return found;
};

/**
 * Looking at the top of the judgement deck: everybody sees the cards, the drawing player may put some at the bottom,
 * and the others stay in their places. A Judgement Day among them was not drawn, so it does not count.
 */
export function* lookAhead(turn: JogTurn, { card, drawer, effects }: Resolution): Rule {
  for (const effect of effects) {
    if (effect.op !== 'scry') continue;
    const cards = turn.state.decks.judgement.cards.slice(0, effect.count);
    if (cards.length === 0) continue;
    turn.emit({ type: 'JudgementCardsSeen', cards }, 'JOG-DECK-009');
    const positions = yield* decideUnlessForced(turn, {
      by: drawer,
      kind: 'sink',
      rule: 'JOG-DECK-009',
      options: choices(cards.length, effect.mayBottom),
      about: { card: card.id, cards },
    });
    if (positions.length > 0) turn.emit({ type: 'JudgementCardsSunk', positions }, 'JOG-DECK-009');
  }
}
