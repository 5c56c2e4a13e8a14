/** Eldfall Chronicles for the commands of `rulewright`, as long as its package is not published: `npm start -- play eldfall-d20`. */
export { eldfallD20 as game } from '@rulewright/eldfall-d20';
export { evaluate } from '@rulewright/eldfall-d20/evaluation';
export { presentation } from '@rulewright/eldfall-d20/presentation';
export { catalogue } from '@rulewright/eldfall-d20/rules';
