import { eventsOf as allEventsOf, type Play } from '@rulewright/core/testing';
import type { Eld, EldEvent } from '../vocabulary/index.js';

type Of<T extends EldEvent['type']> = Extract<EldEvent, { readonly type: T }>;

/** All events of a match under test, from its beginning. */
export const eventsOf = (play: Play<Eld>): readonly EldEvent[] => allEventsOf(play);

/** All events of one type in a match under test, from its beginning. */
export const happened = <T extends EldEvent['type']>(play: Play<Eld>, type: T): readonly Of<T>[] =>
  eventsOf(play).filter((event): event is Of<T> => event.type === type);
