import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A plain number at the level of a module. */
const ownNumber = /^(?:export )?const (\w+)(?:: \w+)? = -?[\d_.]+;$/gm;

/** A source file of a package: its path below `src`, and its text. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of a package that hold rules. Tests read them, since no match reaches every number.
 *
 * @param url the URL of a file beside the chapters
 * @param notRules the paths of files without rules, besides tests and the words of scenarios
 */
export const rulesOf = (url: string, notRules: RegExp): readonly Source[] => {
  const source = fileURLToPath(new URL('.', url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      name => name.endsWith('.ts') && !/\.(?:test|scenario|twin)\.ts$|-words\.ts$/.test(name) && !notRules.test(name),
    )
    .map(name => ({ name, text: readFileSync(`${source}${name}`, 'utf8') }));
};

/** The plain numbers at the level of modules, as `<path> <name>`: a rule reads the numbers of the book from the edition instead. */
export const ownNumbers = (rules: readonly Source[]): readonly string[] =>
  rules.flatMap(({ name, text }) => [...text.matchAll(ownNumber)].map(([, constant]) => `${name} ${constant}`)).sort();

const numbersOf = (node: ts.Node): readonly number[] => {
  if (ts.isLiteralTypeNode(node)) return [];
  if (ts.isNumericLiteral(node)) return Number(node.text) > 2 ? [Number(node.text)] : [];
  const within: number[] = [];
  ts.forEachChild(node, child => {
    within.push(...numbersOf(child));
  });
  return within;
};

/**
 * The numbers above 2 that stand inside of code, as `<path> <numbers>`: sizes in an object, or the length of a part of a list. Module
 * constants, which `ownNumbers` lists, and the numbers of types do not count.
 */
export const numbersInCode = (rules: readonly Source[]): readonly string[] =>
  rules
    .flatMap(({ name, text }) => {
      const code = ts.createSourceFile(name, text.replaceAll(ownNumber, ''), ts.ScriptTarget.Latest);
      const found = numbersOf(code);
      return found.length > 0 ? [`${name} ${found.join(' ')}`] : [];
    })
    .sort();
