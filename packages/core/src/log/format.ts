import * as v from 'valibot';
import { GameError, refuse } from '../match/errors.js';
import { notJson } from '../match/json.js';
import { needLog } from '../match/need.js';

/** The version of the log format that this library writes. */
export const FORMAT = 1;

const text = v.pipe(v.string(), v.maxLength(10_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const face = v.union([v.pipe(v.number(), v.finite()), text]);
const rules = v.union([text, v.array(text)]);

/** The first line of a log: everything that is fixed before the first event. */
export interface LogHeader {
  readonly rulewright: typeof FORMAT;
  readonly game: string;
  /** The version of the rules that played the match. */
  readonly version: string;
  readonly content?: { readonly id: string; readonly version: string; readonly hash: string };
  /** The revised edition that the match was played with; absent for the edition that the game's package brings. */
  readonly edition?: { readonly id: string; readonly hash: string };
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The first state of the match, if it is not the game's own start. */
  readonly position?: Readonly<Record<string, unknown>>;
}
/** An answer; `action` is the choice. */
export interface LoggedAction {
  readonly n: number;
  readonly action: unknown;
  readonly by: string;
  readonly decision: number;
  readonly secret?: true;
}
/** A player gave up: `concede` is the player. */
export interface LoggedConcession {
  readonly n: number;
  readonly concede: string;
}
/** A roll; `roll` holds the faces shown, or the order drawn. */
export interface LoggedRoll {
  readonly n: number;
  readonly roll: readonly (string | number)[];
  readonly die: string;
  readonly purpose: string;
  readonly rule: string;
  readonly by?: string;
  readonly needed?: string;
  readonly seenBy?: readonly string[];
  /** The decision, if a player made the roll and typed it in. */
  readonly decision?: number;
}
/** A fact and the rules that caused it. */
export interface LoggedEvent {
  readonly n: number;
  readonly event: { readonly type: string };
  readonly rule: string | readonly string[];
}
/** The end of a beat, with the hash of the state after it. */
export interface LoggedBeat {
  readonly n: number;
  readonly beat: string;
}
/** One line of a log, numbered by `n` from 0. */
export type Logged = LoggedAction | LoggedRoll | LoggedConcession | LoggedEvent | LoggedBeat;
/** The last line: the number of records, the hash of the state, and the state of the dice. */
export interface LogEnd {
  readonly end: number;
  readonly hash: string;
  readonly dice: unknown;
}

type Schema<T> = v.GenericSchema<unknown, T>;

const headerSchema = v.strictObject({
  rulewright: v.literal(FORMAT),
  game: text,
  version: text,
  content: v.optional(v.strictObject({ id: text, version: text, hash: text })),
  edition: v.optional(v.strictObject({ id: text, hash: text })),
  players: v.pipe(v.array(text), v.maxLength(1000)),
  options: v.record(v.string(), v.unknown()),
  seed: v.optional(text),
  position: v.optional(v.record(v.string(), v.unknown())),
}) as Schema<unknown> as Schema<LogHeader>;
const actionSchema = v.strictObject({
  n: count,
  action: v.unknown(),
  by: text,
  decision: count,
  secret: v.optional(v.literal(true)),
}) as Schema<unknown> as Schema<LoggedAction>;
const rollSchema = v.strictObject({
  n: count,
  roll: v.array(face),
  die: text,
  purpose: text,
  rule: text,
  by: v.optional(text),
  needed: v.optional(text),
  seenBy: v.optional(v.array(text)),
  decision: v.optional(count),
}) as Schema<unknown> as Schema<LoggedRoll>;
const eventSchema: Schema<LoggedEvent> = v.strictObject({
  n: count,
  event: v.looseObject({ type: text }),
  rule: rules,
});
const concessionSchema: Schema<LoggedConcession> = v.strictObject({ n: count, concede: text });
const beatSchema: Schema<LoggedBeat> = v.strictObject({ n: count, beat: text });
const endSchema: Schema<LogEnd> = v.strictObject({ end: count, hash: text, dice: v.unknown() });

/**
 * A match as plain JSON. `end` is absent when the log was cut off between two lines; such a log can be resumed: the
 * engine derives the records after its last action again.
 */
export interface Log {
  readonly header: LogHeader;
  readonly records: readonly Logged[];
  readonly end?: LogEnd;
}

const MAX_LINES = 1_000_000;

const parse = (line: string, path: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    refuse({ code: 'not-json', path });
  }
  const found = notJson(value);
  if (found) refuse({ ...found, path: found.path ? `${path}.${found.path}` : path });
  return value;
};

const shaped = <T>(schema: Schema<T>, value: unknown, path: string): T => {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const at = v.getDotPath(result.issues[0] as v.BaseIssue<unknown>);
  return refuse({ code: 'malformed', path: at ? `${path}.${at}` : path });
};

const schemaOf = (value: object): Schema<Logged> => {
  if ('action' in value) return actionSchema;
  if ('roll' in value) return rollSchema;
  if ('concede' in value) return concessionSchema;
  return 'event' in value ? eventSchema : beatSchema;
};

/**
 * Reads a log. Every line is checked before anything is done with it; refusals (RefusalError) name the line:
 * `empty-log`, `too-long`, `not-json`, `malformed`, `unknown-format`, `out-of-sequence`, `truncated` (records are
 * missing before the end line), `after-the-end`, and the codes for hostile JSON (`forbidden-key`, `nested-too-deep`).
 * Throws GameError for anything but a string.
 */
export const readLog = (source: string): Log => {
  if (typeof source !== 'string') {
    throw new GameError('the text of a log is no string: read its file with the encoding utf8');
  }
  const lines = source.split('\n').filter(line => line.trim() !== '');
  const [first, ...rest] = lines;
  if (first === undefined) return refuse({ code: 'empty-log', path: 'line 1' });
  if (rest.length > MAX_LINES) return refuse({ code: 'too-long', path: `line ${MAX_LINES + 1}` });
  const top = parse(first, 'line 1');
  const format = typeof top === 'object' && top !== null ? (top as { rulewright?: unknown }).rulewright : undefined;
  if (typeof format === 'number' && format !== FORMAT) refuse({ code: 'unknown-format', path: 'line 1.rulewright' });
  const header = shaped(headerSchema, top, 'line 1');
  const records: Logged[] = [];
  let end: LogEnd | undefined;
  for (const [i, line] of rest.entries()) {
    const path = `line ${i + 2}`;
    if (end) refuse({ code: 'after-the-end', path });
    const value = parse(line, path);
    if (typeof value !== 'object' || value === null) return refuse({ code: 'malformed', path });
    if ('end' in value) {
      end = shaped(endSchema, value, path);
      if (end.end !== records.length)
        refuse({ code: 'truncated', path, detail: { has: records.length, says: end.end } });
      continue;
    }
    const record = shaped(schemaOf(value), value, path);
    if (record.n !== i)
      refuse({ code: 'out-of-sequence', path: `${path}.n`, detail: { expected: i, found: record.n } });
    records.push(record);
  }
  return end ? { header, records, end } : { header, records };
};

/** A log as JSON Lines. */
export const writeLog = (log: Log): string => {
  needLog(log);
  const { header, records, end } = log;
  return [header, ...records, ...(end ? [end] : [])].map(line => `${JSON.stringify(line)}\n`).join('');
};
