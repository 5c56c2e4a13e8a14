import type { SceneShape } from '@rulewright/core';
import { INCH } from '../../ground/inches/measure/distance.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { Piece } from '../../vocabulary/piece.js';

/** A disc around a moving model that contains every end of its next leg: its radius is the remaining length of the Move (JV11-BASE-013). */
export const reachOf = (going: { readonly mover: Piece; readonly left: number } | undefined): readonly SceneShape[] => {
  const [at] = going?.mover.cells ?? [];
  if (!going || at === undefined) return [];
  return [{ shape: 'disc', ...pointOf(at), radius: Math.ceil(going.left * INCH) }];
};
