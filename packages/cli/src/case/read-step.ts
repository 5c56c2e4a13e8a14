import { isObject, type PlayerId } from '@rulewright/core';
import { meantInstead, namesNear } from '../near.js';

/** A mistake in a case file, with the line in which it stands, counted from 1. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** One step of a case: an answer, or something that must hold at that moment. */
export type Step = { readonly line: number } & (
  | { readonly by: PlayerId; readonly answers: unknown }
  | { readonly by: PlayerId; readonly cannot: unknown; readonly code?: string; readonly rule?: string }
  | { readonly by: PlayerId; readonly can: readonly unknown[]; readonly only: boolean }
  | { readonly by: PlayerId; readonly asked: string }
  /** All players pass until the player is asked that kind of question. */
  | { readonly passUntil: PlayerId; readonly kind: string }
  | { readonly happened: Readonly<Record<string, unknown>>; readonly not: boolean }
  | { readonly state: Readonly<Record<string, unknown>> }
  | { readonly told: string }
  | { readonly over: Readonly<Record<string, unknown>> }
);

/** The forms of a step, for messages. */
export const STEPS: string =
  'a step is one of: SEAT: answer · SEAT cannot: answer (with code:, rule:) · SEAT can: [answers] · SEAT can only: [answers] · ' +
  'SEAT is asked: kind · pass until SEAT is asked: kind · happened: {type: …} · not happened: {…} · state: {path: value} · told: words · over: {reason:, winners:}';

/** A step as it is written. */
interface Written {
  readonly line: number;
  /** The first key, such as `p1 cannot`. */
  readonly verb: string;
  readonly value: unknown;
  /** The other keys with their values. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** The names near a wrong one, or the forms of a step. */
const nearOr = (name: string, known: readonly string[]): string =>
  namesNear(name, known).length > 0 ? meantInstead(name, known) : STEPS;

/** Reads a step. Throws {@link CaseError} for one that has no known form. */
export const readStep = ({ line, verb, value, more }: Written): Step => {
  const allowed = (...names: readonly string[]): void => {
    for (const [name, words] of Object.entries(more)) {
      if (!names.includes(name)) {
        throw new CaseError(line, `"${name}" does not go with "${verb}"; ${nearOr(name, names)}`);
      }
      if (typeof words !== 'string') throw new CaseError(line, `"${name}" wants words`);
    }
  };
  const objectOf = (): Readonly<Record<string, unknown>> => {
    if (!isObject(value)) throw new CaseError(line, `"${verb}" wants names with values`);
    return value;
  };
  const textOf = (): string => {
    if (typeof value !== 'string') throw new CaseError(line, `"${verb}" wants words`);
    return value;
  };
  const seat = /^([\w-]+)(?: (cannot|can|can only|is asked))?$/.exec(verb);
  if (seat?.[2] === 'cannot') {
    allowed('code', 'rule');
    return { line, by: String(seat[1]), cannot: value, ...more };
  }
  allowed();
  switch (verb) {
    case 'happened':
    case 'not happened':
      return { line, happened: objectOf(), not: verb !== 'happened' };
    case 'state':
      return { line, state: objectOf() };
    case 'over':
      return { line, over: objectOf() };
    case 'told':
      return { line, told: textOf() };
    default:
  }
  const [, waited] = /^pass until ([\w-]+) is asked$/.exec(verb) ?? [];
  if (waited !== undefined) return { line, passUntil: waited, kind: textOf() };
  const by = seat?.[1];
  if (by === undefined) {
    const [first = ''] = verb.split(' ');
    const forms = ['cannot', 'can', 'can only', 'is asked'].map(form => `${first} ${form}`);
    throw new CaseError(line, `"${verb}" is no step; ${nearOr(verb, forms)}`);
  }
  if (seat?.[2] === 'is asked') return { line, by, asked: textOf() };
  if (seat?.[2] === undefined) return { line, by, answers: value };
  if (!Array.isArray(value)) throw new CaseError(line, `"${verb}" wants a list of answers`);
  return { line, by, can: value as readonly unknown[], only: seat[2] === 'can only' };
};
