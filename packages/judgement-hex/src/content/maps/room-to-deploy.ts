import type { Cell } from '@rulewright/core/hex';
import { deploymentZone } from '../../ground/hexes/board/zones.js';
import { terrainOf } from '../../ground/hexes/terrain/terrain.js';
import type { BattlefieldMap, EffigyFootprint, Side } from '../../vocabulary/map.js';

/** The hexes of a side's deployment zone where nothing stands as a match begins (JHX-DEPLOY-003). */
export const roomToDeploy = (map: BattlefieldMap, side: Side, footprint: EffigyFootprint): readonly Cell[] => {
  const { monsterPits, featuresAt } = terrainOf(map, footprint);
  const isTaken = (cell: Cell): boolean =>
    monsterPits.includes(cell) || featuresAt(cell).some(({ kind, solid }) => solid || kind === 'wall');
  return deploymentZone(map, side).filter(cell => !isTaken(cell));
};
