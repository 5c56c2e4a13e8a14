import type { ConditionId } from '../vocabulary/words.js';

/** The keywords of terrain that harms models in it (SFI-TKEY-001). */
export const harmfulKeywords: readonly ['blazing', 'dangerous-terrain', 'electrified', 'toxic'] = [
  'blazing',
  'dangerous-terrain',
  'electrified',
  'toxic',
];

export type HarmfulKeyword = (typeof harmfulKeywords)[number];

/** The condition that a unit gains in a piece with a keyword; none by dangerous terrain, which damages its models (SFI-TKEY-006). */
export const conditionOf: Readonly<Partial<Record<HarmfulKeyword, ConditionId>>> = {
  blazing: 'burning',
  electrified: 'shocked',
  toxic: 'poisoned',
};
