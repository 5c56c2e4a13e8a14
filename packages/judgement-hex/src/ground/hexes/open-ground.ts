import { refuse } from '@rulewright/core';
import type { Facing, OpenGround } from '../../vocabulary/facing.js';
import type { BattlefieldMap } from '../../vocabulary/map.js';
import { openMap } from '../open-map.js';
import { boardOf } from './board/board.js';

/** The most hexes from one model to the other. */
const MOST = 12;

/**
 * One column of hexes with the first model on the lowest hex and the second one on the highest. A wall that covers the
 * second model stands between the two, or beside them, next to both, where no hex is between (JHX-COVER-016).
 *
 * @throws RefusalError `too-far` for other distances than 1 to 12 hexes, `no-soft-cover`.
 */
export const openGround = ({ lengths, cover }: Facing): OpenGround => {
  if (!Number.isSafeInteger(lengths) || lengths < 1 || lengths > MOST) {
    return refuse({ code: 'too-far', path: 'distance', detail: { most: MOST } });
  }
  if (cover === 'soft') return refuse({ code: 'no-soft-cover', path: 'cover' });
  const beside = cover !== undefined && lengths === 1;
  const map: BattlefieldMap = {
    ...openMap,
    grid: { columns: [{ rows: lengths + 1, base: -2 }, ...(beside ? [{ rows: 1, base: -1 }] : [])] },
    terrain: cover ? [{ kind: 'wall', hexes: [beside ? [2, 1] : [1, lengths]] }] : [],
    // Open ground has no sides, and so no Effigies.
    effigies: {} as BattlefieldMap['effigies'],
  };
  const board = boardOf(map.grid);
  return { map, places: [board.cellAt([1, 1]), board.cellAt([1, lengths + 1])] };
};
