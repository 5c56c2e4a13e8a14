import type { ReplayFrame } from '@rulewright/core';

/** The text of a step ends in a place of two numbers, such as `4,8`. */
const STEP = /^(.*\s)(\d+,\d+)\.?$/;

const plain = ({ kind, dice, numbers = [], remarks = [] }: ReplayFrame): boolean =>
  kind === 'event' && dice === undefined && numbers.length === 0 && remarks.length === 0;

const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase();

/**
 * The frames to list below the first one of a part, without repetitions: an event that only repeats the decision is
 * left out, and a movement in single steps is one line.
 */
export function linesBelow(first: ReplayFrame, others: readonly ReplayFrame[]): readonly ReplayFrame[] {
  const decided = bare(first.text);
  const lines: ReplayFrame[] = [];
  for (const frame of others) {
    if (frame.text === '') continue;
    const said = bare(frame.text);
    if (plain(frame) && (said === decided || said.endsWith(`: ${decided}`))) continue;
    const before = lines.at(-1);
    const [, way, place] = STEP.exec(frame.text) ?? [];
    if (before && way !== undefined && plain(frame) && plain(before) && before.text.startsWith(way)) {
      const steps = before.text.slice(way.length).replace(/\.$/, '');
      if (/^\d+,\d+( → \d+,\d+)*$/.test(steps)) {
        lines[lines.length - 1] = { ...before, text: `${way}${steps} → ${place}.` };
        continue;
      }
    }
    lines.push(frame);
  }
  return lines;
}
