import { type Procedure, perform, type Rule, type Turn } from '@rulewright/core';
import type { Eld, Going } from '../vocabulary/index.js';

/**
 * Performs one step of a procedure as a separate beat; the state keeps the name of the step. Returns the next step: the
 * same one if it is not over, null after the last one. An empty name means the first step.
 *
 * @throws RangeError if the procedure has no step of this name.
 */
export function* stepOf(
  turn: Turn<Eld>,
  { name, parts }: Procedure<Eld, Going>,
  step: string,
): Rule<Procedure<Eld, Going>['parts'][number] | null> {
  const at = step === '' ? 0 : parts.findIndex(one => one.name === step);
  const part = parts[at];
  if (!part) {
    if (step === '') return null;
    throw new RangeError(`no step "${step}" in ${name}`);
  }
  const going: Going = { goesOn: false };
  yield* perform(turn, { name, parts: [part] }, going);
  return going.goesOn ? part : (parts[at + 1] ?? null);
}
