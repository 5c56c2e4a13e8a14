import { id, list, type Read, text } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { ArmyList } from '../../vocabulary/army.js';

/** The shape of an army list; the number of its cards is for the rules of army lists. */
export const armyShape: Read<ArmyList> = v.strictObject({
  name: text,
  faction: id,
  units: list(id, 0, 100),
  scenarios: list(id, 0, 100),
  terrain: list(id, 0, 100),
});
