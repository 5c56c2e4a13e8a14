import type { UnitFragment, UnitGap } from '../../vocabulary/fragment.js';
import { gapsOf } from '../fragments/gaps.js';

/*
 * Shorthand for the facts known of printed cards. No card is known in full.
 */

/** The rulebook. */
export const book = 'beta rulebook 1.4';

/** A list of a public warband builder, which has the current cards: names, points, essence values and keywords. */
export const builder = (list: 'factions' | 'terrain' | 'scenarios'): string =>
  `Shroudfall Warband Builder, ${list}, current cards`;

/** A page of the publisher's site. */
export const site = (page: string): string => `shroudfall.com/${page}`;

/** The fragment of a unit card: its list of missing parts has all absent fields, and also the fields that are only partly known. */
export const card = ({
  partly = [],
  ...known
}: Omit<UnitFragment, 'missing'> & { partly?: readonly UnitGap[] }): UnitFragment => ({
  ...known,
  missing: [...new Set<UnitGap>([...gapsOf(known), ...partly])],
});
