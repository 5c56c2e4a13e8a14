import type { View } from '@rulewright/core';
import type { Sfi, SfiEvent } from '../../vocabulary/index.js';

type Of<T extends SfiEvent['type']> = Extract<SfiEvent, { readonly type: T }>;

/** The events after which a move or an attack is no longer shown. */
const over: readonly SfiEvent['type'][] = [
  'UnitActivated',
  'ActionBegan',
  'ActionEnded',
  'ActivationEnded',
  'StageReached',
];

/** The move or the attack that a picture shows. */
export interface Now {
  readonly move?: Of<'ModelMoved'>;
  readonly attack?: Of<'AttackDeclared'>;
}

/** The latest move, or the attack that goes on, as far as the records of a view tell. */
export const nowOf = ({ records }: Pick<View<Sfi>, 'records'>): Now => {
  let ended = 0;
  for (const record of [...records].reverse()) {
    if (record.kind !== 'event') continue;
    // The cast is safe: nothing of an event of this game is hidden.
    const event = record.event as SfiEvent;
    if (over.includes(event.type)) return {};
    if (event.type === 'AttackEnded') ended++;
    if (ended === 0 && event.type === 'ModelMoved') return { move: event };
    if (event.type === 'AttackDeclared' && ended-- === 0) return { attack: event };
  }
  return {};
};
