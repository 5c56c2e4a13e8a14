import type { View } from '@rulewright/core';
import type { Sfi, SfiEvent } from '../../vocabulary/index.js';

type Of<T extends SfiEvent['type']> = Extract<SfiEvent, { readonly type: T }>;

/** The events that end the moment of a move or an attack, so that its picture goes. */
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

/** The latest move or attack of the action that goes on, as far as the records of a view tell. */
export const nowOf = ({ records }: Pick<View<Sfi>, 'records'>): Now => {
  for (const record of [...records].reverse()) {
    if (record.kind !== 'event') continue;
    // The cast is safe: nothing of an event of this game is hidden.
    const event = record.event as SfiEvent;
    if (event.type === 'ModelMoved') return { move: event };
    if (event.type === 'AttackDeclared') return { attack: event };
    if (over.includes(event.type)) return {};
  }
  return {};
};
