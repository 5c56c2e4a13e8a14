import { type GameTypes, isObject } from '@rulewright/core';
import { meantInstead } from '../../near.js';
import { show } from '../shown.js';

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'any';

/** The parts of a thing by their names; a word that may stand in place of a thing is `true`. */
interface Parts {
  readonly [name: string]: Part;
}

/** The values that a part of an event may have: a kind, or the names of its own parts or words. */
type Part = Kind | true | Parts;

/** The parts of all events of a game, by the type of event. */
export type Events = Readonly<Record<string, Parts>>;

type PartOf<T> = [T] extends [string]
  ? string extends T
    ? 'text'
    : { readonly [W in T]: true }
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [readonly unknown[]]
        ? 'list'
        : [T] extends [object]
          ? 'object' | PartsOf<T>
          : 'any';

type PartsOf<T> = { readonly [F in Exclude<keyof T, 'type'>]-?: PartOf<NonNullable<T[F]>> };

/** The parts of events of a game, complete: the compiler refuses a table that lacks an event, a part or a word. */
export type EventsOf<E extends GameTypes['event']> = {
  readonly [T in E['type']]: PartsOf<Extract<E, { readonly type: T }>>;
};

/** The words of which a part of an event is one. */
export const words = <const W extends string>(...all: readonly W[]): { readonly [K in W]: true } =>
  Object.fromEntries(all.map(word => [word, true])) as { readonly [K in W]: true };

/** The parts of a number with its reasons. */
export const tally = { name: 'text', total: 'number', lines: 'list' } as const;

const isA: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: value => typeof value === 'string',
  number: value => typeof value === 'number',
  boolean: value => typeof value === 'boolean',
  list: Array.isArray,
  object: isObject,
  any: () => true,
};

const wrongPart = (path: string, part: Part, value: unknown): string | undefined => {
  if (value === null || part === true) return undefined;
  if (typeof part === 'string') {
    if (isA[part](value)) return undefined;
    const quoted = part === 'text' && typeof value === 'number' ? `: write '${value}'` : '';
    return `${path}: ${part} is wanted, not ${show(value)}${quoted}`;
  }
  if (isObject(value)) return wrongParts(path, part, value);
  if (typeof value === 'string' && Object.hasOwn(part, value) && part[value] === true) return undefined;
  return `${path} cannot be ${show(value)}; ${meantInstead(String(value), Object.keys(part))}`;
};

const wrongParts = (path: string, parts: Parts, given: Readonly<Record<string, unknown>>): string | undefined => {
  for (const [name, value] of Object.entries(given)) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined || part === true) return `${path} has no ${name}; ${meantInstead(name, Object.keys(parts))}`;
    const wrong = wrongPart(`${path}.${name}`, part, value);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/** The mistake in the pattern of an event that no event of the game can fit, in words; undefined if there is none. */
export const wrongEvent = (
  events: Events,
  { type, ...given }: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (type === undefined) {
    const all = Object.values(events);
    if (all.some(parts => wrongParts('', parts, given) === undefined)) return undefined;
    return (
      wrongParts('the event', Object.assign({ type: 'text' }, ...all), given) ??
      'no event has all these parts: name its type'
    );
  }
  const parts = typeof type === 'string' && Object.hasOwn(events, type) ? events[type] : undefined;
  if (parts) return wrongParts(String(type), parts, given);
  return `no event is called ${typeof type === 'string' ? type : show(type)}; ${meantInstead(String(type), Object.keys(events))}`;
};
