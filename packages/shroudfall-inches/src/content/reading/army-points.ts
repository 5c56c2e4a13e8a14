import { type Tally, tally } from '@rulewright/core/tally';
import type { RuleId } from '../../rulebook/index.js';
import type { ArmyList } from '../../vocabulary/army.js';
import type { ContentPack } from '../../vocabulary/pack.js';

/** The points of an army list whose ids are those of the pack: its units, then its terrain cards. */
export const armyPoints = (
  pack: Pick<ContentPack, 'units' | 'terrain'>,
  { units, terrain }: Pick<ArmyList, 'units' | 'terrain'>,
): Tally<RuleId> => {
  const points = tally<RuleId, 'units' | 'terrain'>('army points', ['units', 'terrain']);
  for (const id of units) points.add('units', pack.units[id]?.points ?? 0, 'SFI-ARMY-002', id);
  for (const id of terrain) points.add('terrain', pack.terrain[id]?.points ?? 0, 'SFI-ARMY-011', id);
  return points.tally();
};
