import { decideUnlessForced, type Rule } from '@rulewright/core';
import type { Effect } from '../content/pack.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { Resolution } from '../vocabulary/judgement.js';

function* settle(turn: JogTurn, { card, drawer }: Resolution, effects: readonly Effect[]): Rule<readonly Effect[]> {
  const settled: Effect[] = [];
  for (const effect of effects) {
    if (effect.op !== 'choose') {
      settled.push(effect);
      continue;
    }
    const option = yield* decideUnlessForced(turn, {
      by: drawer,
      kind: 'cardOption',
      rule: 'JOG-DECK-008',
      options: effect.options.map((_, i) => i),
      about: { card: card.id, options: effect.options.map(({ effects }) => effects) },
    });
    turn.emit({ type: 'CardOptionChosen', card: card.id, option }, 'JOG-DECK-008');
    settled.push(...(yield* settle(turn, { card, drawer } as Resolution, effect.options[option]?.effects ?? [])));
  }
  return settled;
}

/** The drawing player makes the card's choices before losses are added up; any option may be taken. */
export function* makeChoices(turn: JogTurn, resolution: Resolution): Rule {
  resolution.effects = yield* settle(turn, resolution, resolution.card.effects);
}
