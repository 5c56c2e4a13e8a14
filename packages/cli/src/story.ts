import type {
  Decision,
  GameTypes,
  LogRecord,
  Match,
  PlayerId,
  Presentation,
  SeenRecord,
  SeenState,
} from '@rulewright/core';
import { CONCESSION, isLeftOut, isObject, seenState, story, view } from '@rulewright/core';
import { choiceInWords, eventInWords, questionInWords } from '@rulewright/core/words';
import { styled, type Terminal, wrap } from './terminal.js';

interface Told {
  readonly text: string;
  readonly rules: readonly string[];
}

/** The sentence that tells a record, and the rules behind the record. */
const sentence = (
  { words }: Presentation<GameTypes>,
  record: SeenRecord<GameTypes>,
  asked: ReadonlyMap<number, Decision>,
  state: SeenState<GameTypes>,
  before: SeenState<GameTypes>,
): Told => {
  if (record.kind === 'roll') {
    const { rule, by, needed, order, die } = record.request;
    const purpose = words.roll?.(record.request, state) ?? record.request.purpose;
    const who = by === undefined ? '' : `${by} `;
    const shown = record.faces.map(face => words.face?.(die.name, face) ?? face);
    const faces = order ? `${shown.length} shuffled` : `[${shown.join('] [')}]`;
    return { text: `${who}${purpose}: ${faces}${needed === undefined ? '' : `, needed ${needed}`}`, rules: [rule] };
  }
  if (record.kind === 'event') {
    return { text: eventInWords(words, record.event, state, before), rules: [record.rule].flat() };
  }
  if (record.kind === 'concession') return { text: `${record.by} concedes the match`, rules: [CONCESSION] };
  const decision = asked.get(record.decision);
  if (!decision) return { text: `${record.by}: ${JSON.stringify(record.choice)}`, rules: [] };
  const question = questionInWords(words, decision, record.choice, state);
  const prompt = question === '' ? ':' : `, ${question}${/[?:.!]$/.test(question) ? '' : ':'}`;
  return {
    text: `${record.by}${prompt} ${choiceInWords(words, decision, record.choice, state)}`,
    rules: [decision.rule],
  };
};

const MARKS = { action: '›', concession: '›', roll: '⚄', event: '·', remark: '×' } as const;

/** The moment at which a match had `since` records, or none before its beginning, and all records after that moment. */
const sinceThen = (match: Match<GameTypes>, since: number) => {
  const after: (readonly LogRecord<GameTypes>[])[] = [];
  let then: Match<GameTypes> | undefined = match;
  for (; then && then.length > since; then = then.previous) after.push(then.records);
  return { then, after: after.reverse().flat() };
};

/** The number of the first record after a moment in the view of a viewer. */
const numberAfter = (moment: Match<GameTypes> | undefined, viewer: PlayerId | undefined): number =>
  moment ? view(moment, viewer, moment.length).length : 0;

/** The number, in the view of a viewer, of the first record of the beat that was under way before record `since` of the match. */
const beatBefore = (match: Match<GameTypes>, since: number, viewer: PlayerId | undefined): number => {
  for (let at: Match<GameTypes> | undefined = match; at; at = at.previous) {
    const { length, records, previous }: Match<GameTypes> = at;
    const first = length - records.length;
    const beat = records.findLastIndex(({ kind }, i) => kind === 'beat' && first + i < since);
    if (beat < 0) continue;
    const earlier = records.slice(0, beat).filter(record => !isLeftOut(match, record, viewer));
    return (previous ? numberAfter(previous, viewer) : first) + earlier.length;
  }
  return 0;
};

interface Line extends Told {
  readonly kind: SeenRecord<GameTypes>['kind'] | 'remark';
  /** The chapter that begins with this line. */
  readonly chapter?: string;
}

/** True for an answer that an earlier call has printed as it is told now: one that is still hidden, or the viewer's own. */
const isToldAlready = (record: SeenRecord<GameTypes>, from: number, viewer: PlayerId | undefined): boolean =>
  record.seq < from &&
  record.kind === 'action' &&
  (record.by === viewer || (isObject(record.choice) && 'hidden' in record.choice));

/** The part of a match to print, and the seat for which it is printed. */
export interface Telling {
  /** The first record; by default that of the beginning. */
  readonly since?: number;
  /** The chapter that an earlier call has begun. */
  readonly begun?: string | undefined;
  /** The player for whom it is printed; by default a spectator. */
  readonly viewer?: PlayerId | undefined;
}

/**
 * Prints the records of a match, with a heading where a chapter begins. Returns the last chapter. A record with an
 * empty text gets no line: its rules are added to those of the line before it.
 */
export const tellStory = (
  terminal: Terminal,
  presentation: Presentation<GameTypes>,
  match: Match<GameTypes>,
  asked: ReadonlyMap<number, Decision>,
  { since = 0, begun, viewer }: Telling = {},
): string | undefined => {
  const { game, header } = match;
  const seen = view(match, viewer, match.length);
  const lines: Line[] = [];
  let chapter = begun;
  const { then, after: happened } = sinceThen(match, since);
  const from = numberAfter(then, viewer);
  let state: GameTypes['state'] =
    then?.state ?? header.position ?? game.start({ players: header.players, options: header.options });
  // Remarks depend on all records since the beat began, some of which an earlier call may have printed.
  const records = presentation.remarks ? story(match, viewer, beatBefore(match, since, viewer)) : [];
  const told = story(match, viewer, from);
  const rest = happened.values();
  for (const [i, record] of told.entries()) {
    if (isToldAlready(record, from, viewer)) continue;
    const before = seenState(game, state, viewer);
    // The story leaves out hidden fields and events, so the state is computed from the records of the match.
    for (const one of rest) {
      if (one.kind === 'event') state = game.evolve(state, one.event);
      if (one.kind !== 'beat' && !isLeftOut(match, one, viewer)) break;
    }
    const after = seenState(game, state, viewer);
    const { text, rules } = sentence(presentation, record, asked, after, before);
    if (text === '') {
      const at = lines.findLastIndex(({ kind }) => kind !== 'remark');
      const last = lines[at];
      if (last) lines[at] = { ...last, rules: [...new Set([...last.rules, ...rules])] };
    } else {
      const now = presentation.chapter?.({ ...seen, state: after, records: told.slice(0, i + 1) }) ?? chapter;
      lines.push({
        kind: record.kind,
        text,
        rules: [...new Set(rules)],
        ...(now === undefined || now === chapter ? {} : { chapter: now }),
      });
      chapter = now;
    }
    const until = records.filter(({ seq }) => seq <= record.seq);
    const remarks = presentation.remarks?.({ ...seen, state: after, records: until }) ?? [];
    lines.push(...remarks.map(remark => ({ kind: 'remark' as const, text: remark, rules: [] })));
  }
  for (const line of lines) write(terminal, line);
  return chapter;
};

const write = (terminal: Terminal, { kind, text, rules, chapter }: Line): void => {
  if (chapter !== undefined) terminal.out(`\n${styled(terminal, 'bold', chapter)}`);
  const citation = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  const style = kind === 'action' ? 'cyan' : kind === 'roll' ? 'yellow' : undefined;
  for (const line of wrap(`${MARKS[kind]} ${text}${citation}`, terminal.width - 2, 2)) {
    terminal.out(`  ${style ? styled(terminal, style, line) : line}`);
  }
};
