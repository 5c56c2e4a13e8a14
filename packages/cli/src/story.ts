import type { GameTypes, Match, PlayerId, Presentation, Retold, SeenRecord } from '@rulewright/core';
import { CONCESSION, retell, view } from '@rulewright/core';
import { choiceInWords, eventInWords, questionInWords } from '@rulewright/core/words';
import { styled, type Terminal, wrap } from './terminal.js';

interface Told {
  readonly text: string;
  readonly rules: readonly string[];
}

/** The sentence that tells a record, and the rules behind the record. */
const sentence = (
  { words }: Presentation<GameTypes>,
  { record, before, after, whole: { decision } }: Retold<GameTypes>,
): Told => {
  if (record.kind === 'roll') {
    const { rule, by, needed, order, die } = record.request;
    const purpose = words.roll?.(record.request, after) ?? record.request.purpose;
    const who = by === undefined ? '' : `${by} `;
    const shown = record.faces.map(face => words.face?.(die.name, face) ?? face);
    const faces = order ? `${shown.length} shuffled` : `[${shown.join('] [')}]`;
    return { text: `${who}${purpose}: ${faces}${needed === undefined ? '' : `, needed ${needed}`}`, rules: [rule] };
  }
  if (record.kind === 'event') {
    return { text: eventInWords(words, record.event, after, before), rules: [record.rule].flat() };
  }
  if (record.kind === 'concession') return { text: `${record.by} concedes the match`, rules: [CONCESSION] };
  if (!decision) return { text: `${record.by}: ${JSON.stringify(record.choice)}`, rules: [] };
  const question = questionInWords(words, decision, record.choice, after);
  const prompt = question === '' ? ':' : `, ${question}${/[?:.!](?: \([^()]*\))?$/.test(question) ? '' : ':'}`;
  return {
    text: `${record.by}${prompt} ${choiceInWords(words, decision, record.choice, after)}`,
    rules: [decision.rule],
  };
};

const MARKS = { action: '›', concession: '›', roll: '⚄', event: '·', remark: '×' } as const;

interface Line extends Told {
  readonly kind: SeenRecord<GameTypes>['kind'] | 'remark';
  /** The chapter that begins with this line. */
  readonly chapter?: string;
}

/** The part of a match to print, and the seat for which it is printed. */
export interface Telling {
  /** The `length` of the view up to which everything has been printed; by default 0. */
  readonly since?: number;
  /** The chapter that an earlier call has begun. */
  readonly begun?: string | undefined;
  /** The records of the line that an earlier call has printed last. */
  readonly joined?: readonly SeenRecord<GameTypes>[];
  /** The player for whom it is printed; by default a spectator. */
  readonly viewer?: PlayerId | undefined;
}

/** The part of a match that has been printed: the next call goes on from there. */
export type Printed = Required<Omit<Telling, 'viewer'>>;

/** The part of a match that counts as printed when a person goes on from a moment. */
export const printedUpTo = (
  match: Match<GameTypes>,
  { begun, viewer }: Pick<Telling, 'begun' | 'viewer'>,
): Printed => ({ since: view(match, viewer, match.length).length, begun, joined: [] });

/**
 * Prints the records of a match, with a heading where a chapter begins. A record with an empty text gets no line: it joins the
 * line before it.
 */
export const tellStory = (
  terminal: Terminal,
  presentation: Presentation<GameTypes>,
  match: Match<GameTypes>,
  { since = 0, begun, joined = [], viewer }: Telling = {},
): Printed => {
  const seen = view(match, viewer, match.length);
  const lines: Line[] = [];
  let chapter = begun;
  let records = joined;
  for (const retold of retell(match, viewer, since)) {
    const { text, rules } = sentence(presentation, retold);
    records = text === '' ? [...records, retold.record] : retold.lately;
    const now = { ...seen, state: retold.after, records };
    if (text === '') {
      const at = lines.findLastIndex(({ kind }) => kind !== 'remark');
      const last = lines[at];
      if (last) lines[at] = { ...last, rules: [...new Set([...last.rules, ...rules])] };
    } else {
      const part = presentation.chapter?.(now) ?? chapter;
      lines.push({
        kind: retold.record.kind,
        text,
        rules: [...new Set(rules)],
        ...(part === undefined || part === chapter ? {} : { chapter: part }),
      });
      chapter = part;
    }
    const remarks = presentation.remarks?.(now) ?? [];
    lines.push(...remarks.map(remark => ({ kind: 'remark' as const, text: remark, rules: [] })));
  }
  for (const line of lines) write(terminal, line);
  return { since: seen.length, begun: chapter, joined: records };
};

const write = (terminal: Terminal, { kind, text, rules, chapter }: Line): void => {
  if (chapter !== undefined) terminal.out(`\n${styled(terminal, 'bold', chapter)}`);
  const citation = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  const style = kind === 'action' ? 'cyan' : kind === 'roll' ? 'yellow' : undefined;
  for (const line of wrap(`${MARKS[kind]} ${text}${citation}`, terminal.width - 2, 2)) {
    terminal.out(`  ${style ? styled(terminal, style, line) : line}`);
  }
};
