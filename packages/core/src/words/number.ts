import type { NumberReason, ShownNumber } from '../card.js';
import { isObject } from '../match/json.js';
import type { GameTypes } from '../match/types.js';
import type { Words } from '../presentation.js';
import type { Tally, TallyLine } from '../tally/tally.js';
import type { SeenState } from '../view/secrets.js';
import { amountInWords } from './tally.js';

const reasonOf = <G extends GameTypes>(
  { numbers }: Pick<Words<G>, 'numbers'>,
  line: TallyLine,
  state: SeenState<G> | undefined,
): NumberReason => {
  const { op, rule, rejected } = line;
  const isCap = op === 'atLeast' || op === 'atMost';
  const name = isCap ? '' : (numbers?.reason(line, state) ?? line.source ?? line.stage);
  const amount = isCap && numbers?.cap ? numbers.cap(line) : amountInWords(line);
  const text = [amount, name].filter(Boolean).join(' ');
  if (rejected === undefined) return { text, rule };
  return { text, rule, rejected: numbers?.rejected?.(rejected) ?? rejected.replaceAll('-', ' ') };
};

/**
 * A number with its reasons in the words of a game; caps that change nothing are left out. Without words, the names
 * come from the tally itself.
 */
export const numberInWords = <G extends GameTypes>(
  words: Pick<Words<G>, 'numbers'>,
  tally: Tally,
  state?: SeenState<G>,
): ShownNumber => {
  let before = 0;
  const lines = tally.lines.filter(line => {
    const changes = line.after !== before || (line.op !== 'atLeast' && line.op !== 'atMost');
    before = line.after;
    return changes;
  });
  return {
    label: words.numbers?.label(tally, state) ?? tally.name,
    value: tally.total,
    reasons: lines.map(line => reasonOf(words, line, state)),
  };
};

const isTally = (value: object): value is Tally =>
  'name' in value && 'total' in value && 'lines' in value && Array.isArray(value.lines);

/** All tallies inside a value, such as an event. */
export const talliesIn = (value: unknown): readonly Tally[] => {
  if (Array.isArray(value)) return value.flatMap(talliesIn);
  if (!isObject(value)) return [];
  return isTally(value) ? [value] : Object.values(value).flatMap(talliesIn);
};
