import type { Op } from '../../../vocabulary/effect-op.js';

/** A manifestation comes onto the table. */
export const manifestation: Op<'manifestation'> = () => {
  throw new RangeError('places are not there yet');
};

/** A unit comes onto the table. */
export const summon: Op<'summon'> = () => {
  throw new RangeError('places are not there yet');
};
