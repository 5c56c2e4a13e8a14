import type { Cell } from '@rulewright/core/hex';
import type { Piece } from '../../../vocabulary/piece.js';
import type { Field } from '../models/field.js';
import { landingRefusal } from './landing.js';

/**
 * Where a model may be Placed by the gate that it stands in: the porting hexes of other gates on which nothing stands
 * (JHX-TERRAIN-024). The movement is a Place, and so no Parting Blow is provoked (JHX-TERRAIN-025). None if the model is
 * on no porting hex, or there is no other free one.
 */
export const gateExits = (field: Field, mover: Piece): readonly Cell[] => {
  const { gates } = field.terrain;
  const here = gates.find(({ porting }) => mover.cells.includes(porting));
  if (!here) return [];
  return gates
    .filter(gate => gate !== here && landingRefusal(field, mover, gate.porting, 'place') === undefined)
    .map(({ porting }) => porting);
};
