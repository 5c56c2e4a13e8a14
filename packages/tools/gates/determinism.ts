/**
 * Refuses code that could give different results on two machines or in two runs: `npm run check:determinism`. Clocks and randomness
 * have no place in any package; functions whose result the language leaves to the engine have none in rules, dice or
 * measurement.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';

toolArgs(import.meta.url);

/** Sources that only draw: they may use any mathematics, but no clock and no randomness. */
const pictures: readonly RegExp[] = [/^packages\/viewer\/src\//, /^packages\/[^/]+\/src\/presentation\//];

/** Sources outside the rule: they run in a terminal or a page, make a file before the build, or belong to the tests. */
const free: readonly RegExp[] = [
  /\.(?:test|scenario|twin)\.ts$/,
  /\/generate-[^/]+\.ts$/,
  /^packages\/cli\/src\//,
  /^packages\/core\/src\/testing\/clock\.ts$/,
  /^packages\/core\/src\/match\/checked-by-default\.ts$/,
  /^packages\/viewer\/src\/client\//,
  /^packages\/viewer\/src\/testing\/draw-failures\.ts$/,
];

/** The functions of `Math` that every engine computes alike, bit for bit. */
const exactMath: ReadonlySet<string> = new Set([
  'abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc',
]); // biome-ignore format: a list to read

/** Globals that read the clock, wait, give random numbers, or depend on the location and language of the machine. */
const unsteadyGlobals: ReadonlySet<string> = new Set([
  'globalThis', 'Date', 'Temporal', 'performance', 'crypto', 'Intl', 'process', 'navigator', 'setTimeout', 'setInterval',
  'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'WeakRef', 'FinalizationRegistry',
]); // biome-ignore format: a list to read

/** Methods whose result depends on the language of the machine. */
const unsteadyMethods: ReadonlySet<string> = new Set([
  'localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'toLocaleDateString', 'toLocaleTimeString',
]); // biome-ignore format: a list to read

/** True if an identifier is used as a global value: not a member's name, a key, a type, or something declared here. */
const readsGlobal = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent)) return false;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name !== node;
  if (ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent)) return false;
  return true;
};

/** The complaint about one node; undefined if there is none. */
const complaint = (node: ts.Node, drawing: boolean): string | undefined => {
  if (ts.isIdentifier(node) && readsGlobal(node)) {
    if (unsteadyGlobals.has(node.text)) return `\`${node.text}\` differs between runs or machines`;
    if (node.text === 'Math' && !ts.isPropertyAccessExpression(node.parent)) {
      return '`Math` must be used as `Math.<function>`, so that this check can see which';
    }
  }
  if (ts.isPropertyAccessExpression(node)) {
    const { name, expression } = node;
    if (unsteadyMethods.has(name.text)) return `\`${name.text}\` depends on the machine's language`;
    if (ts.isIdentifier(expression) && expression.text === 'Math') {
      if (name.text === 'random') return '`Math.random` differs between runs: draw from the match’s dice';
      if (!drawing && !exactMath.has(name.text)) return `\`Math.${name.text}\` is not exact on every engine`;
    }
  }
  const power = ts.SyntaxKind.AsteriskAsteriskToken;
  if (!drawing && (node.kind === power || node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken)) {
    return '`**` is not exact on every engine: multiply';
  }
  return undefined;
};

/** The names and the sign that complaints are about. A source without them, its comments included, need not be parsed. */
const suspect = new RegExp([...unsteadyGlobals, ...unsteadyMethods, 'Math', '(?<!/)\\*\\*'].join('|'));

/** The complaints about a source, each with its place. */
const complaints = (file: string, drawing: boolean): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  if (!suspect.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const problem = complaint(node, drawing);
    if (problem !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${problem}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const checks = new Checks();
const sources = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .map(name => `packages/${name}`)
  .filter(name => /^packages\/[^/]+\/src\/.*\.ts$/.test(name))
  .sort();
for (const file of sources) {
  if (free.some(pattern => pattern.test(file))) continue;
  const drawing = pictures.some(pattern => pattern.test(file));
  const found = complaints(file, drawing);
  checks.check(file, found.length === 0, found.join('\n'));
}
checks.close();
