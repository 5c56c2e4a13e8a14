import type { PlayerId } from '@rulewright/core';
import { type Disc, inches } from '@rulewright/core/inches';
import { armyOf } from '../match/lookups.js';
import type { EssenceByHalf } from '../vocabulary/effect.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Half } from '../vocabulary/options.js';
import type { Table } from '../vocabulary/table.js';
import type { ByColour } from '../vocabulary/words.js';
import { thingOf } from './things.js';

/** The distance from the middle line in units: below 0 in the half at the table edge of a player. */
const beyondMiddle = (table: Table, player: PlayerId, y: number): number => {
  const { edge } = armyOf(table.state, player);
  if (edge === null) throw new RangeError(`${player} has no table edge yet`);
  const distance = y - inches(table.numbers.setUp.tableWidth.value) / 2;
  return edge === 'low' ? distance : -distance;
};

/**
 * The half of the table that contains the centre of a thing, as a player sees it. A centre on the middle line is in neither half
 * (SFI-UNIT-006).
 */
export const halfOfCentre = (table: Table, player: PlayerId, id: ModelId): Half => {
  const beyond = beyondMiddle(table, player, thingOf(table, id).base.at.y);
  if (beyond === 0) return 'middle';
  return beyond < 0 ? 'own' : 'opponent';
};

/** The half in which an element lies as a whole, as a player sees it. A base that straddles the middle line is on it (SFI-SCENARIO-023). */
const halfOfBase = (table: Table, player: PlayerId, { at, radius }: Disc): Half => {
  const beyond = beyondMiddle(table, player, at.y);
  if (Math.abs(beyond) < radius) return 'middle';
  return beyond < 0 ? 'own' : 'opponent';
};

/** The essence that a scenario element gives a player, by the half in which the element lies (SFI-SCENARIO-023). */
export const essenceOfElement = (table: Table, player: PlayerId, element: Disc, gain: EssenceByHalf): ByColour => {
  const half = halfOfBase(table, player, element);
  return 'option' in gain ? { [table.options[gain.option][half]]: 1 } : gain[half];
};
