import { isObject, type Refusal, RefusalError } from '@rulewright/core';
import { type Place, replaced, ScenarioError, valueAt, without } from '@rulewright/core/testing';

/** The facts that are lists. */
const LISTS: readonly string[] = ['effects', 'things'];

/** The facts that may be neither lists nor names with values. */
const PLAIN: readonly string[] = [
  'active',
  'ap',
  'done',
  'judgementDays',
  'map',
  'moved',
  'phase',
  'pitch',
  'players',
  'roles',
  'turn',
];

/** The facts that give names with values for each thing. */
const OF_THINGS: readonly string[] = [
  'armies',
  'elements',
  'heroes',
  'manifestations',
  'models',
  'monsters',
  'others',
  'parties',
  'pieces',
  'profiles',
  'scenery',
  'summoned',
  'units',
  'warbands',
];

type Facts = Readonly<Record<string, unknown>>;
type Kind = 'Array' | 'Object';

const wrongKind = (place: Place, expected: Kind): Refusal => ({
  code: 'wrong-type',
  path: place.join('.'),
  detail: { expected },
});

const isA = (kind: Kind, value: unknown): boolean => (kind === 'Array' ? Array.isArray(value) : isObject(value));

/** The refusal of a fact that should be a list or names with values and is not; undefined if there is none. */
export const factOfWrongKind = (facts: Facts): Refusal | undefined => {
  for (const [name, fact] of Object.entries(facts)) {
    if (PLAIN.includes(name)) continue;
    const kind = LISTS.includes(name) ? 'Array' : 'Object';
    if (!isA(kind, fact)) return wrongKind([name], kind);
    if (!OF_THINGS.includes(name) || !isObject(fact)) continue;
    const [thing] = Object.entries(fact).find(([, value]) => !isObject(value)) ?? [];
    if (thing !== undefined) return wrongKind([name, thing], 'Object');
  }
  return undefined;
};

/** True for an error that the testing kit did not throw on purpose: it could not read a fact. */
const isRaw = (error: unknown): boolean => !(error instanceof ScenarioError || error instanceof RefusalError);

/**
 * The refusal of the fact that a testing kit cannot read: the innermost part without which the table can be laid, and
 * the kind of value that should stand there if another one helps. Several such facts are tried one by one, the plain
 * ones first, and the first one is refused. Undefined if the kit cannot read the table without any fact, either.
 */
export const unreadFact = (given: Facts, lay: (facts: Facts) => unknown): Refusal | undefined => {
  const isRead = (tried: unknown): boolean => {
    try {
      lay(tried as Facts);
      return true;
    } catch (error) {
      return !isRaw(error);
    }
  };
  // Without a plain fact, such as the active Hero, the kit reads fewer of the other facts.
  const plainLast = (names: readonly string[]): readonly string[] => [
    ...names.filter(name => !PLAIN.includes(name)),
    ...names.filter(name => PLAIN.includes(name)),
  ];
  const culprit = (facts: Facts, place: Place): string | undefined => {
    const part = valueAt(facts, place);
    const names = isObject(part) || Array.isArray(part) ? Object.keys(part) : [];
    return plainLast(names).find(name => isRead(without(facts, [...place, name])));
  };
  /** The facts up to the first one with which the kit reads no more. */
  const untilUnread = (): Facts => {
    let some: Facts = {};
    for (const name of plainLast(Object.keys(given)).toReversed()) {
      some = { ...some, [name]: given[name] };
      if (!isRead(some)) return some;
    }
    return some;
  };
  const facts = culprit(given, []) === undefined ? untilUnread() : given;
  let place: Place = [];
  for (;;) {
    const key = culprit(facts, place);
    if (key === undefined) break;
    place = [...place, key];
  }
  if (place.length === 0) return undefined;
  const value = valueAt(facts, place);
  const kinds: readonly (readonly [Kind, unknown])[] = [
    ['Array', []],
    ['Object', {}],
  ];
  // A plain fact is neither.
  const [expected] = PLAIN.includes(place.join('.'))
    ? []
    : (kinds.find(([kind, other]) => !isA(kind, value) && isRead(replaced(facts, place, other))) ?? []);
  return expected ? wrongKind(place, expected) : { code: 'unreadable', path: place.join('.') };
};
