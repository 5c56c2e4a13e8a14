import type { Decision, GameTypes, Match, Presentation, SeenRecord } from '@rulewright/core';
import { story, view } from '@rulewright/core';
import { styled, type Terminal, wrap } from './terminal.js';

/** The sentence of a record, the rules behind it, and whether it is a player's doing. */
const sentence = (
  { words }: Presentation<GameTypes>,
  record: SeenRecord,
  asked: ReadonlyMap<number, Decision>,
  state: unknown,
): { readonly text: string; readonly rules: readonly string[] } => {
  if (record.kind === 'roll') {
    const { purpose, rule, by, needed, order } = record.request;
    const who = by === undefined ? '' : `${by} `;
    const faces = order ? `${record.faces.length} shuffled` : `[${record.faces.join('] [')}]`;
    return { text: `${who}${purpose}: ${faces}${needed === undefined ? '' : `, needed ${needed}`}`, rules: [rule] };
  }
  if (record.kind === 'event') {
    const say = words.events[record.event.type] as ((event: unknown, state: unknown) => string) | undefined;
    return { text: say ? say(record.event, state) : JSON.stringify(record.event), rules: [record.rule].flat() };
  }
  const decision = asked.get(record.decision);
  const choice = decision ? words.choice(decision, record.choice, state) : JSON.stringify(record.choice);
  return { text: `${record.by}: ${choice}`, rules: decision ? [decision.rule] : [] };
};

const MARKS = { action: '›', roll: '⚄', event: '·' } as const;

/** Tells the records of a match from `since` on, as somebody watching hears them. */
export const tellStory = (
  terminal: Terminal,
  presentation: Presentation<GameTypes>,
  match: Match<GameTypes>,
  asked: ReadonlyMap<number, Decision>,
  since: number,
): void => {
  const { state } = view(match);
  for (const record of story(match, undefined, since)) {
    const { text, rules } = sentence(presentation, record, asked, state);
    const citation = rules.length > 0 ? ` (${rules.join(', ')})` : '';
    const lines = wrap(`${MARKS[record.kind]} ${text}${citation}`, terminal.width - 2, 2);
    const style = record.kind === 'action' ? 'cyan' : record.kind === 'roll' ? 'yellow' : undefined;
    for (const line of lines) terminal.out(`  ${style ? styled(terminal, style, line) : line}`);
  }
};
