import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A file beside this one that is never written. */
const file = fileURLToPath(new URL('hover.example.ts', import.meta.url));
const source = `
import { createMatch, view } from '../index.js';
import { bidding } from '../fixtures/bidding.js';
const match = createMatch(bidding, { players: ['ann', 'bob'], seed: 'hover' });
export const seen = view(match, 'ann');
export const state = seen.state;
export const [decision] = match.decisions;
`;

test('an editor shows one name for the state in a view, for a view and for a decision', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...more);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = program.getSourceFile(file);
  const symbol = module && checker.getSymbolAtLocation(module);
  const shown = (symbol ? checker.getExportsOfModule(symbol) : []).map(one => [
    one.name,
    checker.typeToString(checker.getTypeOfSymbol(one)),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    seen: 'View<Bidding>',
    state: 'RedactedState<Bidding>',
    decision: 'Decision<Bidding>',
  });
});
