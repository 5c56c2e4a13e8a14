import { isObject } from '@rulewright/core';
import type { Scripted } from '@rulewright/core/testing';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml';
import { meantInstead } from '../near.js';
import { CaseError, readStep, STEPS, type Step } from './read-step.js';

/** A case: a table laid out by hand, the dice, the answers, and what must happen. */
export interface Case {
  readonly title: string;
  readonly game: string;
  readonly edition?: string;
  /** The ids of the rules that the case is about, each with its line. */
  readonly rules: readonly { readonly id: string; readonly line: number }[];
  /** The drawing of the table; absent where the game has none. */
  readonly table?: string;
  /** Facts that a drawing does not show, by the names of the game's testing kit, each with its line. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: {
    readonly game: number;
    readonly edition: number;
    readonly table: number;
    readonly dice: number;
    readonly steps: number;
    /** The line of a fact by its path, such as `profiles.A.spells[0]`, or of the longest part of the path that stands in the case. */
    fact(path: string): number;
  };
  /** Faces in the letters of the game, or one by one. */
  readonly dice: string | readonly Scripted[];
  readonly steps: readonly Step[];
}

/** The names and numbers of a path such as `profiles.A.spells[0]`. */
export const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(name => name !== '');

const KEYS = ['title', 'game', 'edition', 'rules', 'table', 'with', 'dice', 'steps'] as const;

/** Remedies for mistakes in YAML that people make easily, by words of its message. */
const remedies: readonly (readonly [sign: string, remedy: string])[] = [
  ['Nested mappings are not allowed', 'a text with a colon in it stands in quotes'],
  ['Maximum call stack', 'it is nested too deep'],
  ['same column', 'lines that belong together begin in the same column'],
  ['block sequence may not', 'the dashes of a list stand in the same column'],
  ['multiple documents', 'a file has one case, and no line --- in it'],
  ['reserved character', "a place stands in quotes, such as '@1'"],
];

/** A mistake in YAML and its place in the text. */
interface Broken {
  readonly message: string;
  readonly pos: readonly [number, ...number[]];
}

/** The first key that a map has twice. The library compares each key with all others, which takes minutes for a large map. */
const repeatedKey = (document: Document): Broken | undefined => {
  let found: Broken | undefined;
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (known.has(name)) {
          found = { message: 'Map keys must be unique', pos: [(key as Node).range?.[0] ?? 0] };
          return visit.BREAK;
        }
        known.add(name);
      }
      return undefined;
    },
  });
  return found;
};

/** Reads a case file. Throws {@link CaseError} at the first line that is no case. */
export const readCase = (text: string): Case => {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  const broken = document.errors[0] ?? repeatedKey(document);
  if (broken) {
    const remedy = remedies.find(([sign]) => broken.message.includes(sign))?.[1];
    const message = `no YAML: ${remedy ?? broken.message}`;
    throw new CaseError(counter.linePos(broken.pos[0]).line, message);
  }
  const lineOf = (node: unknown): number => {
    const [start] = (node as Node | null)?.range ?? [0];
    return counter.linePos(start).line;
  };
  const dataOf = (node: unknown): unknown => {
    try {
      // Aliases could blow a small file up to any size.
      return (node as Node | null)?.toJS(document, { maxAliasCount: 0 }) ?? null;
    } catch {
      throw new CaseError(lineOf(node), 'a case has no aliases');
    }
  };
  const { contents } = document;
  if (!isMap(contents)) throw new CaseError(1, `a case has the keys ${KEYS.join(', ')}`);
  const parts = new Map<string, { readonly line: number; readonly node: unknown }>();
  for (const pair of contents.items) {
    const name = String(dataOf(pair.key));
    if (!KEYS.some(key => key === name)) {
      throw new CaseError(lineOf(pair.key), `a case has no key ${name}; ${meantInstead(name, KEYS)}`);
    }
    parts.set(name, { line: lineOf(pair.key), node: pair.value });
  }
  const lineAt = (name: string): number => parts.get(name)?.line ?? 1;
  const textAt = (name: string): string | undefined => {
    const value = dataOf(parts.get(name)?.node);
    if (value === null) return undefined;
    if (typeof value !== 'string') throw new CaseError(lineAt(name), `${name} is text`);
    return value;
  };
  const needed = (name: string): string => {
    const found = textAt(name);
    if (found === undefined) throw new CaseError(lineAt(name), `a case has a ${name}`);
    return found;
  };
  const itemsOf = (name: string): readonly unknown[] => {
    const node = parts.get(name)?.node;
    if (node === undefined || (isScalar(node) && node.value === null)) return [];
    if (!isSeq(node)) throw new CaseError(lineAt(name), `${name} is a list`);
    return node.items;
  };

  const stepOf = (item: unknown): Step => {
    const line = lineOf(item);
    if (!isMap(item) || item.items.length === 0) throw new CaseError(line, STEPS);
    const [first, ...others] = item.items as readonly Pair[];
    const more = Object.fromEntries(others.map(pair => [String(dataOf(pair.key)), dataOf(pair.value)]));
    return readStep({ line, verb: String(dataOf(first?.key)), value: dataOf(first?.value), more });
  };

  const factsNode = parts.get('with')?.node;
  const facts = dataOf(factsNode) ?? {};
  if (!isObject(facts)) throw new CaseError(lineAt('with'), 'with: wants names with values');
  const factLine = (path: string): number => {
    let line = lineAt('with');
    let node: unknown = factsNode;
    for (const name of stepsOf(path)) {
      if (isMap(node)) {
        const pair = node.items.find(one => String(dataOf(one.key)) === name);
        if (!pair) break;
        line = lineOf(pair.key);
        node = pair.value;
      } else if (isSeq(node) && node.items[Number(name)] !== undefined) {
        node = node.items[Number(name)];
        line = lineOf(node);
      } else break;
    }
    return line;
  };
  const diceNode = parts.get('dice')?.node;
  const dice = dataOf(diceNode) ?? [];
  if (typeof dice !== 'string' && !Array.isArray(dice)) throw new CaseError(lineAt('dice'), 'dice are text or a list');
  const table = textAt('table');
  const edition = textAt('edition');
  return {
    title: needed('title'),
    game: needed('game'),
    ...(edition === undefined ? {} : { edition }),
    rules: itemsOf('rules').map(item => ({ id: String(dataOf(item)), line: lineOf(item) })),
    ...(table === undefined ? {} : { table }),
    facts,
    lines: {
      game: lineAt('game'),
      edition: lineAt('edition'),
      table: lineAt('table'),
      dice: lineAt('dice'),
      steps: lineAt('steps'),
      fact: factLine,
    },
    dice: dice as string | readonly Scripted[],
    steps: itemsOf('steps').map(stepOf),
  };
};
