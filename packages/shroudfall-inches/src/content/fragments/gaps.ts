import type { UnitFragment, UnitGap } from '../../vocabulary/fragment.js';

/** The fields of a unit card, which a fragment either has or says to lack. */
export const unitGaps: readonly UnitGap[] = [
  ...(['keywords', 'points', 'models', 'mov', 'def', 'arm', 'hp', 'base', 'hits', 'weapons'] as const),
  ...(['essence', 'passives', 'abilities'] as const),
];

/** The fields of a unit card that a fragment lacks. */
export const gapsOf = (fragment: Omit<UnitFragment, 'missing'>): readonly UnitGap[] =>
  unitGaps.filter(gap => fragment[gap] === undefined);
