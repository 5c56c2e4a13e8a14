import { GameError } from '../match/errors.js';
import { needFields, needKind } from '../match/need.js';
import { checkedCall, type Rule, type Turn } from '../match/turn.js';
import type { GameTypes } from '../match/types.js';
import { openWindow } from './open-window.js';
import type { Window } from './window.js';

/** One step of the rulebook: its rule, its name, and its function. */
export interface Step<G extends GameTypes, D> {
  readonly rule: G['rule'];
  readonly name: string;
  run(turn: Turn<G>, data: D): Rule | void;
}

/** A part of a procedure: a step, or a moment at which abilities may act. */
export type Part<G extends GameTypes, D> = Step<G, D> | Window<G, D>;

/** A sequence of the rulebook, as a list that can be read, printed, and changed part by part by an edition. */
export interface Procedure<G extends GameTypes, D> {
  readonly name: string;
  readonly parts: readonly Part<G, D>[];
}

/** Makes a step of a procedure. */
export const step = <G extends GameTypes, D>(
  rule: G['rule'],
  name: string,
  run: (turn: Turn<G>, data: D) => Rule | void,
): Step<G, D> => {
  needKind(
    `the function of step ${name}`,
    run,
    'a function',
    'it carries the step out, for a turn and the data of the procedure',
  );
  return { rule, name, run };
};

/**
 * Makes a procedure, in the rulebook's order. Part names are unique, so that an edition can name the part that it
 * replaces.
 */
export const procedure = <G extends GameTypes, D>(name: string, parts: readonly Part<G, D>[]): Procedure<G, D> => {
  needKind(`the list of parts of procedure ${name}`, parts, 'an array', 'step and timingWindow make its parts');
  const names = parts.map(part => part.name);
  const twice = names.find((part, i) => names.indexOf(part) !== i);
  if (twice !== undefined) throw new GameError(`procedure ${name}: two parts are called "${twice}"`);
  return { name, parts };
};

/**
 * Carries a procedure out, part by part: `yield*` it. `data` is shared by the parts; it lives as long as the procedure and is never
 * stored. A part that returns early ends only itself; `until` is asked between parts, and between the uses of abilities
 * in a window, whether to stop.
 */
export const perform = <G extends GameTypes, D>(
  turn: Turn<G>,
  procedure: Procedure<G, D>,
  data: D,
  until?: (turn: Turn<G>, data: D) => boolean,
): Rule => checkedCall(turn, performing(turn, procedure, data, until), 'perform(turn, #, …)', procedure?.name);

function* performing<G extends GameTypes, D>(
  turn: Turn<G>,
  sequence: Procedure<G, D>,
  data: D,
  until?: (turn: Turn<G>, data: D) => boolean,
): Rule {
  if (turn.checks) needFields('procedure', sequence, ['name', 'parts'], 'procedure makes one');
  const { name, parts } = sequence;
  for (const part of parts) {
    if (until?.(turn, data)) return;
    turn.checks?.steps.push(`${name}: ${part.name}, ${part.rule}`);
    if ('order' in part) yield* openWindow(turn, part, data, until);
    else {
      const going = part.run(turn, data);
      if (going) {
        turn.checks?.running(going, 'the step');
        yield* going;
      }
    }
    turn.checks?.steps.pop();
  }
}
