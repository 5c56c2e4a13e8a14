import type { SceneShape } from '@rulewright/core';
import { INCH } from '../../ground/inches/measure/distance.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { Piece } from '../../vocabulary/piece.js';

/** The disc around a model that goes on, which holds every end of its next leg: as far as its Move is long (JV11-BASE-013). */
export const reachOf = (going: { readonly mover: Piece; readonly left: number } | undefined): readonly SceneShape[] => {
  const [at] = going?.mover.cells ?? [];
  if (!going || at === undefined) return [];
  return [{ shape: 'disc', ...pointOf(at), radius: Math.ceil(going.left * INCH) }];
};
