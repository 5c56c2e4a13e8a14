import { eventsOf as allEventsOf, type Play } from '@rulewright/core/testing';
import type { Jhx, JhxEvent } from '../vocabulary/index.js';

type Of<T extends JhxEvent['type']> = Extract<JhxEvent, { readonly type: T }>;

/** All events of a match under test, from its beginning. */
export const eventsOf = (play: Play<Jhx>): readonly JhxEvent[] => allEventsOf(play);

/** All events of one type in a match under test, from its beginning. */
export const happened = <T extends JhxEvent['type']>(play: Play<Jhx>, type: T): readonly Of<T>[] =>
  eventsOf(play).filter((event): event is Of<T> => event.type === type);

/** The attacks of a match under test, in order: `m at A with teeth`. */
export const attacks = (play: Play<Jhx>): readonly string[] =>
  happened(play, 'AttackDeclared').map(({ attacker, target, weapon }) => `${attacker} at ${target} with ${weapon}`);
