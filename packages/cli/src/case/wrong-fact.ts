import { isObject, type Refusal, RefusalError } from '@rulewright/core';
import { valueAt } from '@rulewright/core/testing';
import { messageOf } from '../files.js';
import { meantInstead } from '../near.js';
import { refusedInWords } from '../refused.js';
import { type Case, stepsOf } from './read-case.js';
import { CaseError } from './read-step.js';

/** The names of a kind of things that a game has, e.g. its conditions. */
type Names = Readonly<Record<string, readonly string[]>>;

const NAMES = ['id', 'player', 'role'] as const;

/** A path of a position in the names of the case: `position.models[0].hp` is `models.A.hp`. */
const inNames = (path: string, position: unknown): string => {
  const named: string[] = [];
  const steps = stepsOf(path.replace(/^position\.?/, ''));
  for (const [i, step] of steps.entries()) {
    const item = valueAt(position, steps.slice(0, i + 1));
    const name =
      /^\d+$/.test(step) && isObject(item)
        ? NAMES.map(key => item[key]).find(one => typeof one === 'string')
        : undefined;
    named.push(typeof name === 'string' ? name : step);
  }
  return named.join('.');
};

/**
 * A path of a judgement deck in the names of the case, whose cards follow the Judgement Days:
 * `judgementDeck.cards[1].effects[0]` is `cards.woe[0]`.
 */
const inCards = (path: string, { cards }: Case['facts']): string =>
  path.replace(/^(?:options\.)?judgementDeck\.cards\[(\d+)\]\.effects/, (whole, number: string) => {
    const id = isObject(cards) ? Object.keys(cards)[Number(number) - 1] : undefined;
    return id === undefined ? whole : `cards.${id}`;
  });

/** The places of a case in which the fact of a path may stand: kits name cards after the models that have them. */
const places = (path: string): readonly string[] => [
  path.replace('.own-', '.'),
  path.replace(/^units\./, 'cards.'),
  path.replace(/^units\./, 'others.'),
  path.replace(/^models\./, 'damage.'),
  path.replace(/^models\.([^.]+)\.at/, 'at.$1'),
  path.replace(/^models\.([^.]+)\.facing/, 'facing.$1'),
  path.replace(/^activation\.budgets\.[^.]+\.ap$/, 'ap'),
  path.replace(/^terrain\./, 'pieces.'),
  `cards.${path}`,
  `pack.${path}`,
];

/** The number of steps of a path that stand in the facts. */
const depth = (facts: unknown, path: string): number => {
  const steps = stepsOf(path);
  const found = steps.findIndex((_, i) => valueAt(facts, steps.slice(0, i + 1)) === undefined);
  return found < 0 ? steps.length : found;
};

/** The allowed names at the place where a position has a wrong one, as the detail of a refusal. */
const aboutPosition = ({ code, path = '' }: Refusal, position: unknown, names: Names): Refusal['detail'] => {
  const at = path.replace(/^position\.?/, '');
  if (code === 'unknown-field') {
    const [field, ...parents] = stepsOf(at).toReversed();
    const like = valueAt(position, parents.toReversed());
    return isObject(like) ? { known: Object.keys(like).filter(name => name !== field) } : undefined;
  }
  const kind = code.replace(/^unknown-/, '');
  const name = valueAt(position, stepsOf(at));
  const known = Object.hasOwn(names, kind) ? names[kind] : undefined;
  return typeof name === 'string' ? { name, ...(known ? { known: [...known] } : {}) } : undefined;
};

/** A message of a kit that ends with all names of a kind: those near the wrong name stand in their place. */
const withNearNames = (message: string): string =>
  message.replace(
    /(\S+?)(: there is no such field| is not on the board)?; there are:? (.+)$/,
    (_, wrong: string, how: string | undefined, names: string) =>
      `${wrong}${how ?? ''}; ${meantInstead(wrong.split('.').at(-1) ?? wrong, names.split(', '))}`,
  );

/**
 * The mistake of a fact of a case, from the error that its kit or the start of the match has thrown: the line, and what
 * to write instead.
 */
export const wrongFact = (
  one: Case,
  error: unknown,
  { position, names = {} }: { readonly position?: unknown; readonly names?: Names } = {},
): CaseError => {
  const { facts, lines } = one;
  if (error instanceof RefusalError) {
    const path = error.refusal.path ?? '';
    const told = path.startsWith('position') ? inNames(path, position) : inCards(path, facts);
    const lacking = (place: string): number => stepsOf(place).length - depth(facts, place);
    const found =
      places(told).toSorted((a, b) => lacking(a) - lacking(b) || depth(facts, b) - depth(facts, a))[0] ?? told;
    // A path of a single step, such as `cards`, is the place where the fact is missing, which helps nobody.
    const at = depth(facts, found) > 1 || found === 'ap' ? found : told;
    const detail = error.refusal.detail ?? aboutPosition(error.refusal, position, names);
    // A missing fact becomes `undefined` in the position, which is no JSON.
    const isMissing = error.refusal.code === 'not-json' && valueAt(facts, stepsOf(at)) === undefined;
    const code = isMissing ? 'missing-field' : error.refusal.code;
    return new CaseError(
      lines.fact(at),
      `with: ${refusedInWords({ ...error.refusal, code, path: at, ...(detail ? { detail } : {}) })}`,
    );
  }
  const message = withNearNames(messageOf(error));
  const drawn = /in line (\d+)/.exec(message);
  if (drawn) return new CaseError(lines.table + Number(drawn[1]), message);
  const [, first = '', second = ''] = /^([\w./-]+): ?([\w./-]*)/.exec(message) ?? [];
  const [at] = [`${first}.${second}`, first]
    .filter(path => depth(facts, path) > 0)
    .toSorted((a, b) => depth(facts, b) - depth(facts, a));
  if (at !== undefined) return new CaseError(lines.fact(at), `with: ${message}`);
  const named = Object.keys(facts).find(name => message.includes(name));
  return new CaseError(named === undefined ? lines.table : lines.fact(named), message);
};
