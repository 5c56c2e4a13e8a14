import { expect, test } from 'vitest';
import { repeatedCitations } from './repeated-citations.js';
import { readSource } from './source-comments.js';

const ids = (text: string): readonly string[] => repeatedCitations(readSource('a.ts', text)).map(({ id }) => id);

test.each([
  "/** A price (AB-PAY-001). */\nexport const pay = () => refuse('AB-PAY-001');",
  "/** A price (AB-PAY-001). */\nfunction* pay() {\n  yield* roll({ rule: 'AB-PAY-001' });\n}",
  "const pay = () => {\n  // AB-PAY-001: none is left.\n  const left = 0;\n  return refuse('AB-PAY-001');\n};",
  "const pay = () => {\n  const left = 0; // none (AB-PAY-001)\n  return refuse('AB-PAY-001');\n};",
  "const pay = () => all.map(one => {\n  // Nothing (AB-PAY-001).\n  return one;\n}, 'AB-PAY-001');",
  "const menu = {\n  /** A price (AB-PAY-001). */\n  pay: { rule: 'AB-PAY-001' },\n};",
  "const lines = [\n  // A price (AB-PAY-001).\n  { amount: 1, rule: 'AB-PAY-001' },\n];",
  "/** A price (AB-PAY-001). */\nconst pay = step(`AB-PAY-001`, 'pay');",
])('a comment that names the rule of its code is found: %s', text => {
  expect(ids(text)).toEqual(['AB-PAY-001']);
});

test.each([
  "/** A price (AB-PAY-002). */\nexport const pay = () => refuse('AB-PAY-001');",
  "/** A price (AB-PAY-001). */\nexport const price = 1;\nexport const pay = () => refuse('AB-PAY-001');",
  "const menu = {\n  /** A price (AB-PAY-001). */\n  price: 1,\n  pay: { rule: 'AB-PAY-001' },\n};",
  "/** A price (AB-PAY-001). */\ninterface Price {\n  amount: number;\n}\nconst rule = 'AB-PAY-001';",
  "const lines = ['AB-PAY-001'];\n// The end (AB-PAY-001).\n",
  "const text = '/* AB-PAY-001 */ AB-PAY-001';",
])('a comment that names another rule, or one that stands elsewhere, is accepted: %s', text => {
  expect(ids(text)).toEqual([]);
});

test('rules from one to another are repeated where the code names them all', () => {
  const code = (...rules: readonly string[]): string =>
    `/** A price (AB-PAY-001 to AB-PAY-003). */\nconst pay = [${rules.map(rule => `'${rule}'`).join()}];`;
  expect(ids(code('AB-PAY-001', 'AB-PAY-003'))).toEqual([]);
  expect(ids(code('AB-PAY-001', 'AB-PAY-002', 'AB-PAY-003'))).toEqual(['AB-PAY-001 to AB-PAY-003']);
});

test('a citation is found on its own line', () => {
  const text = "const a = 1;\n\n/**\n * A price.\n * No credit (AB-PAY-001).\n */\nconst pay = 'AB-PAY-001';\n";
  expect(repeatedCitations(readSource('a.ts', text))).toEqual([{ line: 5, id: 'AB-PAY-001' }]);
});
