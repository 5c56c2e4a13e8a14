import type { Die } from '@rulewright/core';
import { d6, sided } from '@rulewright/core/dice';

export const dieOf = ({ sides }: { readonly sides: number }): Die<number> => (sides === 6 ? d6 : sided(sides));
