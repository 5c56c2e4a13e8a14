import { RefusalError, refuse } from './errors.js';
import { copyJson, freeze, isObject, readJson, sameJson } from './json.js';

/** One documented reading: an option of a match, with its possible values and its default. */
export interface Ruling<V> {
  readonly rule: string;
  readonly default: V;
  /** The possible values; or a test, for numbers and inline data. */
  readonly values: readonly V[] | ((value: unknown) => boolean);
}
/** A game's rulings, by option name. An option whose type is optional may have no ruling: then no match has it. */
export type Rulings<O extends object> = { readonly [K in keyof O]: Ruling<Exclude<O[K], undefined>> };

/** Ways to write a ruling. The first value of a list is the default. */
export interface Readings<Id extends string> {
  /** One of the listed values. */
  readonly oneOf: <const V extends string | boolean>(rule: Id, values: readonly [V, ...V[]]) => Ruling<V>;
  /** True or false. */
  readonly yesOrNo: (rule: Id, standard: boolean) => Ruling<boolean>;
  /** Every value that passes a test, such as numbers or inline data. */
  readonly where: <V>(rule: Id, standard: V, passes: (value: unknown) => boolean) => Ruling<V>;
}

/**
 * Ways to write the rulings of a game whose rules have some ids: with `readings<RuleId>()`, a rule that the rulebook does
 * not have fails to compile.
 */
export const readings = <Id extends string = string>(): Readings<Id> => ({
  oneOf: (rule, values) => ({ rule, default: values[0], values }),
  yesOrNo: (rule, standard) => ({ rule, default: standard, values: [standard, !standard] }),
  where: (rule, standard, passes) => ({ rule, default: standard, values: passes }),
});

const NONE: object = /* @__PURE__ */ Object.freeze({});

/** A copy of the wanted values. A value that no match can hold is refused with the rule of its ruling. */
const wantedOf = (
  given: unknown,
  known: Readonly<Record<string, Ruling<unknown>>>,
): Readonly<Record<string, unknown>> => {
  try {
    return readJson(given ?? {}, 'options') as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { path = '' } = error.refusal;
    const leadsThere = (name: string): boolean => /^(?:$|\.|\[)/.test(path.slice(`options.${name}`.length));
    const name = Object.keys(known).find(one => path.startsWith(`options.${one}`) && leadsThere(one));
    const ruling = name === undefined ? undefined : known[name];
    return refuse(ruling ? { ...error.refusal, rule: ruling.rule } : error.refusal);
  }
};

/**
 * The options of a match, complete with defaults. Refuses `unknown-option` and `bad-option` with the path of the field
 * and the rule of the ruling.
 */
export const withDefaults = <O extends object>(rulings: Rulings<O> | undefined, given: unknown): O => {
  if (rulings === undefined && given === undefined) return NONE as O;
  if (given !== undefined && !isObject(given)) refuse({ code: 'malformed', path: 'options' });
  const known = (rulings ?? {}) as Readonly<Record<string, Ruling<unknown>>>;
  const wanted = wantedOf(given, known);
  for (const name of Object.keys(wanted)) {
    if (!Object.hasOwn(known, name))
      refuse({ code: 'unknown-option', path: `options.${name}`, detail: { known: Object.keys(known) } });
  }
  const options: Record<string, unknown> = {};
  for (const [name, ruling] of Object.entries(known)) {
    const value = wanted[name] === undefined ? ruling.default : wanted[name];
    const { values } = ruling;
    const listed = typeof values !== 'function';
    if (!(listed ? values.some(v => sameJson(v, value)) : values(value))) {
      refuse({ code: 'bad-option', rule: ruling.rule, path: `options.${name}`, ...(listed && { detail: { values } }) });
    }
    options[name] = value;
  }
  return freeze(copyJson(options)) as O;
};
