/** The reason for a forbidden answer without the thing at its end that the answer names already: `out of reach: the Wisp (RULE-1)`. */
export const withoutNamed = (answer: string, reason: string): string => {
  const [, why, name = '', rule = ''] = /^(.+): (.+?)( \([A-Z\d]+-[A-Z\d-]+\))?$/.exec(reason) ?? [];
  return why !== undefined && answer.includes(name) ? `${why}${rule}` : reason;
};
