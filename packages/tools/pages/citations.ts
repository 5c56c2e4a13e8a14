import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Rulebook } from './rulebook.js';

/** The places where rules of one package are named: files by rule id, relative to the package. */
export interface Citations {
  readonly code: ReadonlyMap<string, readonly string[]>;
  /** Only tests and scenarios that say that they are about the rule. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** Ids that no rulebook of the package has, each with a file that names it. */
  readonly unknown: readonly (readonly [id: string, file: string])[];
}

/** Files that are neither rules nor tests: those generated from the rulebook, and the tables that tests lay. */
const neither: readonly RegExp[] = [/\.gen\.ts$/, /(?:^|\/)rulebook\/index\.ts$/, /(?:^|\/)testing(?:\.ts$|\/)/];
const isTest = (file: string): boolean => /\.(?:test|scenario)\.ts$/.test(file);

/** Reads every source of a package for the ids of its rules. */
export const citations = ({ folder, rules, isId }: Rulebook): Citations => {
  const known = new Set(rules.map(({ id }) => id));
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const unknown: (readonly [string, string])[] = [];
  const files = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name}`)
    .filter(name => name.endsWith('.ts') && !neither.some(pattern => pattern.test(name)))
    .sort();
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const named = idsIn(text).filter(isId);
    if (named.length === 0) continue;
    for (const id of named) if (!known.has(id)) unknown.push([id, file]);
    const places = isTest(file) ? tests : code;
    for (const id of isTest(file) ? idsIn(subjects(file, text)).filter(isId) : named) {
      const there = places.get(id);
      if (there) there.push(file);
      else places.set(id, [file]);
    }
  }
  return { code, tests, unknown };
};

const idsIn = (text: string): readonly string[] => [...new Set(text.match(/[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/g))];

/**
 * The subjects of the tests in a file: the titles and lists of ids before the function of each `test(…)`, `describe(…)`
 * or `scenario(…)`. An id elsewhere in a test, such as the rule of an expected refusal, is not its subject.
 */
const subjects = (file: string, text: string): string => {
  const said: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title, ...others] = node.arguments;
      const body = others.at(-1);
      const titled = title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (titled && body !== undefined && (ts.isArrowFunction(body) || ts.isFunctionExpression(body))) {
        said.push(...node.arguments.slice(0, -1).map(argument => argument.getText()));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  return said.join('\n');
};
