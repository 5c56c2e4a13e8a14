import type { TallyLine } from '@rulewright/core';
import { tallyInWords as reasons, titled } from '@rulewright/core/words';
import type { RuleId } from '../../rulebook/index.js';
import type { JhxTally } from '../../vocabulary/index.js';
import type { Names } from './names.js';

/** The names of tally lines by their rule, where their source is no name. */
const causes: Readonly<Partial<Record<RuleId, string>>> = {
  'JHX-ATTACK-022': 'Ganging Up',
  'JHX-ATTACK-024': 'Distracted',
  'JHX-ABILITY-043': 'Distracted',
  'JHX-ATTACK-033': 'Firing Into Melee',
  'JHX-ATTACK-035': 'Firing Into Melee',
  'JHX-COVER-006': 'cover',
  'JHX-COVER-007': 'cover',
  'JHX-CHARGE-019': 'Stand Your Ground',
  'JHX-ACTION-020': 'helpers',
  'JV11-MEL-002': 'Ganging Up',
  'JV11-MEL-004': 'Distracted',
  'JV11-MEL-005': 'cover',
  'JV11-MEL-006': 'Stand Your Ground',
  'JV11-RNG-005': 'Firing Into Melee',
  'JV11-RNG-006': 'soft cover',
  'JV11-RNG-007': 'hard cover',
  'JV11-MAG-001': 'Firing Into Melee',
  'JV11-MAG-002': 'hard cover',
};

/** `modify:Pep Talk:dice` as `Pep Talk`; a model by its name; words as they are. */
export const sourceInWords = (source: string, { model, state }: Names): string => {
  if (state?.models.some(({ id }) => id === source) || source.startsWith('effigy:')) return model(source);
  const [first, second] = source.split(':');
  if (second !== undefined && (first === 'modify' || first === 'ability')) return titled(second);
  return /^[a-z]+(-[a-z]+)+$/.test(source) ? titled(source) : source;
};

/** The name of the reason of a number: the cause that its rule has, or the source. */
export const reasonInWords = ({ rule, source = 'dice' }: Pick<TallyLine, 'rule' | 'source'>, names: Names): string =>
  // The cast is safe: a rule without a cause is simply not found.
  causes[rule as RuleId] ?? sourceInWords(source, names);

/** The reasons of a number: `4 MEL, −1 AGI, +2 charge`. Empty where the number is its only reason. */
export const tallyInWords = (tally: JhxTally, names: Names): string =>
  reasons(tally, line => reasonInWords(line, names));
