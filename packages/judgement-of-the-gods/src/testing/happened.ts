import type { Play } from '@rulewright/core/testing';
import type { Jog, VillageEvent } from '../vocabulary/index.js';
import { eventsOf } from './village.js';

/** All events of one type in a match under test, from its beginning. */
export const happened = <T extends VillageEvent['type']>(
  play: Play<Jog>,
  type: T,
): readonly Extract<VillageEvent, { readonly type: T }>[] =>
  eventsOf(play).filter((event): event is Extract<VillageEvent, { readonly type: T }> => event.type === type);
