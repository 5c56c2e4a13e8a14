import { view } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import type { Eld } from '../vocabulary/index.js';

/** Expects two matches to give a player the same view, byte for byte. */
export const looksAlike = (one: Play<Eld>, other: Play<Eld>, viewer = 'p2'): void => {
  const [a, b] = [one, other].map(({ match }) => JSON.stringify(view(match, viewer))) as [string, string];
  // The first comparison only serves to name the difference.
  if (a !== b) expect(JSON.parse(b)).toEqual(JSON.parse(a));
  expect(b === a).toBe(true);
};

/** Gives two matches the same answers, and expects them to look alike to the other player before, between and after. */
export const playedAlike = (
  one: Play<Eld>,
  other: Play<Eld>,
  ...answers: readonly (readonly [by: string, choice: Parameters<Play<Eld>['choose']>[1]])[]
): void => {
  looksAlike(one, other);
  for (const [by, choice] of answers) looksAlike(one.choose(by, choice), other.choose(by, choice));
};
