import { type GameTypes, isObject } from '@rulewright/core';

/** The most characters of a part of an event that a message shows. */
const LONGEST = 80;

/** A value as JSON. */
export const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** An event in the form in which a case names it: a tally by its total, and without long lists. */
export const showEvent = (event: GameTypes['event']): string => {
  const short = Object.entries(event).map(([name, value]) => {
    if (isObject(value) && Array.isArray(value.lines)) return [name, { total: value.total }];
    return [name, show(value).length > LONGEST ? '…' : value];
  });
  return show(Object.fromEntries(short));
};

/** The fields by which a path names an item of a list. */
const NAMES = ['id', 'player', 'role'] as const;

/** The part of a state at a path such as `models.A.damage`: an item of a list by its number, or by its id, player or role. */
export const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (!Array.isArray(part)) return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
    return part.find(one => isObject(one) && NAMES.some(key => one[key] === name)) ?? part[Number(name)];
  }, value);

/** The names at the first step of a path that a state does not have: `; models has no b, only A/1, b/1`. */
export const missingAt = (state: unknown, path: string): string => {
  const steps = path.split('.');
  const at = steps.findIndex((_, i) => partAt(state, steps.slice(0, i + 1).join('.')) === undefined);
  if (at < 0) return '';
  const where = steps.slice(0, at).join('.');
  const parent = at === 0 ? state : partAt(state, where);
  const known = Array.isArray(parent)
    ? parent.flatMap(one =>
        isObject(one) ? (NAMES.map(key => one[key]).find(name => typeof name === 'string') ?? []) : [],
      )
    : isObject(parent)
      ? Object.keys(parent)
      : [];
  return `; ${where || 'the state'} has no ${steps[at]}${known.length === 0 ? '' : `, only ${known.join(', ')}`}`;
};
