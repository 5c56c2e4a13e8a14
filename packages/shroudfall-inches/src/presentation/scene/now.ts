import type { View } from '@rulewright/core';
import type { Sfi, SfiEvent } from '../../vocabulary/index.js';

type Of<T extends SfiEvent['type']> = Extract<SfiEvent, { readonly type: T }>;

/** The events after which a move or an attack is no longer shown. */
const over: readonly SfiEvent['type'][] = [
  'UnitActivated',
  'ActionBegan',
  'ActivationEnded',
  'StageReached',
  'AbilityUsed',
];

/** The events that end a move or an attack without words: the picture stays until the next event with a sentence. */
const silent: readonly SfiEvent['type'][] = ['AttackEnded', 'ModelDone', 'ActionEnded', 'ActivationEnding', 'Used'];

/** The move or the attack that a picture shows. */
export interface Now {
  readonly move?: Of<'ModelMoved'>;
  readonly attack?: Of<'AttackDeclared'>;
}

/** The latest move or attack, or the running attack that contains others, from the records of a view. */
export const nowOf = ({ records }: Pick<View<Sfi>, 'records'>): Now => {
  // The cast is safe: nothing of an event of this game is hidden.
  const events = records.flatMap(record => (record.kind === 'event' ? [record.event as SfiEvent] : [])).reverse();
  const told = events.slice(events.findIndex(({ type }) => !silent.includes(type)));
  let ended = 0;
  for (const event of told) {
    if (over.includes(event.type)) return {};
    if (event.type === 'AttackEnded') ended++;
    if (ended === 0 && event.type === 'ModelMoved') return { move: event };
    if (event.type === 'AttackDeclared' && ended-- === 0) return { attack: event };
  }
  return {};
};
