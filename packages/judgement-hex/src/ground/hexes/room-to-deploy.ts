import type { Cell } from '@rulewright/core/hex';
import type { BattlefieldMap, EffigyFootprint, Side } from '../../vocabulary/map.js';
import { deploymentZone } from './board/zones.js';
import { terrainOf } from './terrain/terrain.js';

/** The hexes of a side's deployment zone where nothing stands as a match begins (JHX-DEPLOY-003). */
export const roomToDeploy = (map: BattlefieldMap, side: Side, footprint: EffigyFootprint): readonly Cell[] => {
  const { monsterPits, featuresAt } = terrainOf(map, footprint);
  const isTaken = (cell: Cell): boolean =>
    monsterPits.includes(cell) || featuresAt(cell).some(({ kind, solid }) => solid || kind === 'wall');
  return deploymentZone(map, side).filter(cell => !isTaken(cell));
};
