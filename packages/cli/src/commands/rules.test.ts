import { describe, expect, test } from 'vitest';
import { run } from '../notebook.js';

describe('rules', () => {
  test('a rule is shown with its option values, code, tests and cases', async () => {
    const { code, out } = await run(['rules', 'judgement-of-the-gods', 'jog-spc-019']);
    expect(code).toBe(0);
    expect(out).toMatch(/^JOG-SPC-019 {2}/);
    expect(out).toMatch(/\n {2}options {3}\w+=/);
    expect(out).toContain('packages/judgement-of-the-gods/src/special/trade.ts');
    expect(out).toContain('packages/judgement-of-the-gods/src/special/trade.scenario.ts');
    expect(out).toMatch(/cases {5}.*trade/i);
    expect(out).toContain('https://github.com/rulewright/rulewright/blob/main/');
  });

  test('a word searches the names of code, tests, options and cases', async () => {
    const found = async (...words: readonly string[]) => (await run(['rules', 'judgement-of-the-gods', ...words])).out;
    expect(await found('trade.scenario')).toContain('JOG-SPC-019');
    expect(await found('refused', 'Trade', 'may')).toContain('JOG-SPC-019');
    expect(await found('belowZero')).toContain('JOG-END-003');
  });

  test('an unknown word, and an id with a wrong number, find nothing', async () => {
    const titles = (await run(['rules', 'eldfall-d20', 'dodge'])).out.split('\n').filter(line => line !== '');
    const named = titles.map(line => /dodge/i.test(line));
    expect(named.indexOf(false)).toBe(named.lastIndexOf(true) + 1);
    expect(named.filter(Boolean).length).toBeGreaterThan(10);
    expect(await run(['rules', 'judgement-of-the-gods', 'unicorn'])).toMatchObject({ code: 1, out: '' });
    expect((await run(['rules', 'judgement-of-the-gods', 'JOG-SPC-999'])).err).toContain('did you mean JOG-SPC-');
  });
});
