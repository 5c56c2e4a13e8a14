import { history } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import type { Sfi, SfiEvent } from '../vocabulary/index.js';

type Of<T extends SfiEvent['type']> = Extract<SfiEvent, { readonly type: T }>;

/** All events of a match under test, from its beginning. */
export const eventsOf = ({ match }: Play<Sfi>): readonly SfiEvent[] =>
  history(match).flatMap(({ records }) => records.flatMap(one => (one.kind === 'event' ? [one.event] : [])));

/** All events of one type in a match under test, from its beginning. */
export const happened = <T extends SfiEvent['type']>(play: Play<Sfi>, type: T): readonly Of<T>[] =>
  eventsOf(play).filter((event): event is Of<T> => event.type === type);
