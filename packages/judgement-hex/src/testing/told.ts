import type { Tally, TallyLine } from '@rulewright/core';

const lineText = ({ rule, amount, source, op, rejected }: TallyLine): string => {
  const caps: Partial<Record<TallyLine['op'], string>> = { base: '', atLeast: '>=', atMost: '<=' };
  const sign = caps[op] ?? (Number(amount) > 0 ? '+' : '');
  const why = rejected === undefined ? '' : ` (${rejected})`;
  return `${sign}${amount} ${source ?? ''} ${rule.replace('JHX-', '')}${why}`.replace('  ', ' ');
};

/** The lines of a tally as text, `+1 Backstab ABILITY-003`, without the bounds that change nothing. */
export const told = ({ lines }: Tally): string[] =>
  lines
    .filter(({ op, after }, at) => (op !== 'atLeast' && op !== 'atMost') || after !== (lines[at - 1]?.after ?? after))
    .map(lineText);
