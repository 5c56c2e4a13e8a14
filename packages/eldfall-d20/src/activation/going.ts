import type { Turn } from '@rulewright/core';
import type { Eld, Sequence } from '../vocabulary/index.js';

/** The sequence that is going on. Throws RangeError outside one. */
export const sequenceOf = ({ state: { sequence } }: Turn<Eld>): Sequence => {
  if (!sequence) throw new RangeError('no activation sequence is going on');
  return sequence;
};
