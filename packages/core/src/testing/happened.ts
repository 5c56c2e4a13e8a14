import { history } from '../match/rewind.js';
import type { GameTypes } from '../match/types.js';
import type { Play } from './play.js';

/** All events of a match under test, from its beginning. */
export const eventsOf = <G extends GameTypes>({ match }: Pick<Play<G>, 'match'>): readonly G['event'][] =>
  history(match).flatMap(({ records }) => records.flatMap(one => (one.kind === 'event' ? [one.event] : [])));

/** All events of one type in a match under test, from its beginning. */
export const happened = <G extends GameTypes, T extends G['event']['type']>(
  play: Pick<Play<G>, 'match'>,
  type: T,
): readonly Extract<G['event'], { readonly type: T }>[] =>
  eventsOf(play).filter((event): event is Extract<G['event'], { readonly type: T }> => event.type === type);
