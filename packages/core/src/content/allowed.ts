import type * as v from 'valibot';
import { isObject } from '../match/json.js';
import type { ContentProblem } from './problem.js';

/** The parts of a schema of Valibot that lead to the schemas in it. */
interface Part {
  readonly kind: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly getter?: (input: unknown) => Part;
  /** The discriminating field of a union. */
  readonly key?: unknown;
  readonly options?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly value?: Part;
  readonly literal?: unknown;
}

/** True if a value can belong to this alternative: the discriminating field holds the alternative's own literal. */
const mayBe = ({ entries }: Part, key: unknown, input: unknown): boolean => {
  const mark = typeof key === 'string' ? entries?.[key] : undefined;
  const names = mark?.literal === undefined ? mark?.options : [mark.literal];
  return names === undefined || !isObject(input) || names.includes(input[String(key)] as Part);
};

/** The schemas that apply to a value, without wrappers, pipes, and alternatives to which it cannot belong. */
const opened = (part: Part, input: unknown): readonly Part[] => {
  const { pipe, wrapped, getter, options, key } = part;
  if (pipe) return pipe.flatMap(one => (one.kind === 'schema' ? opened(one, input) : []));
  if (wrapped) return opened(wrapped, input);
  if (getter) return opened(getter(input), input);
  if (!options?.every(one => isObject(one))) return [part];
  return options.filter(one => mayBe(one, key, input)).flatMap(one => opened(one, input));
};

/** The fields that an object may have at the place of an issue. */
const fieldsAt = (shape: Part, path: readonly v.IssuePathItem[]): readonly string[] => {
  let parts: readonly Part[] = [shape];
  for (const [i, { input, key }] of path.entries()) {
    const here = parts.flatMap(part => opened(part, input));
    if (i === path.length - 1) {
      return [...new Set(here.flatMap(({ entries = {} }) => Object.keys(entries)))];
    }
    parts = here.flatMap(({ entries, item, items, value }) => {
      const next = entries?.[String(key)] ?? item ?? items?.[Number(key)] ?? value;
      return next ? [next] : [];
    });
  }
  return [];
};

/** The allowed names, as a schema of names or kinds lists them in `expected`. */
const namesIn = (expected: string | null): readonly string[] =>
  expected?.match(/"[^"]*"/g)?.map(name => name.slice(1, -1)) ?? [];

/** The most and the least of a schema, by the type of its issue. */
const bounds: Readonly<Record<string, string>> = {
  min_value: 'least',
  min_length: 'least',
  max_value: 'most',
  max_length: 'most',
};

/** The values that may stand at the place of an issue: the known names, the least or the most, or the kind of value. */
export const allowedAt = (shape: unknown, code: string, issue: v.BaseIssue<unknown>): ContentProblem['detail'] => {
  const { input, expected, requirement, path = [] } = issue;
  if (code === 'unknown-field') {
    const known = fieldsAt(shape as Part, path);
    return known.length > 0 ? { known: [...known] } : undefined;
  }
  if (code.startsWith('unknown-')) {
    const known = namesIn(expected);
    if (known.length === 0) return undefined;
    return typeof input === 'string' ? { name: input, known: [...known] } : { known: [...known] };
  }
  const bound = Object.hasOwn(bounds, issue.type) ? bounds[issue.type] : undefined;
  if (bound !== undefined && typeof requirement === 'number') return { [bound]: requirement };
  return code === 'wrong-type' && expected !== null ? { expected } : undefined;
};
