import { expect, test } from 'vitest';
import { guarded, programIn, styled } from './terminal.js';

test('the program is named as the person calls it', () => {
  expect(programIn({})).toBe('rulewright');
  expect(programIn({ npm_lifecycle_event: 'start', npm_package_name: 'rulewright' })).toBe('npm start --');
  expect(programIn({ npm_lifecycle_event: 'npx' })).toBe('npx @rulewright/cli');
  expect(programIn({ npm_lifecycle_event: 'play', npm_package_name: 'my-game' })).toBe('npx @rulewright/cli');
});

test.each([true, false])('text of strangers does not steer a terminal, with colours: %s', async color => {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  const terminal = guarded({
    width: 80,
    color,
    out: write,
    err: write,
    progress: write,
    ask: async prompt => void write(prompt),
    choose: async (message, entries) => void [message, ...entries.map(({ label }) => label)].forEach(write),
  });
  const hostile = 'a\u001b[2J\u009b1m\u0007\u001b[8m\u202eb\u2066\u2028c';
  terminal.out(hostile);
  terminal.err(hostile);
  terminal.progress(hostile);
  await terminal.ask(hostile);
  await terminal.choose?.(hostile, [{ value: hostile, label: hostile }]);
  expect(written).toEqual(new Array(6).fill('a [2J 1m  [8m b c'));
  terminal.out(`${styled(terminal, 'bold', 'one')}\ntwo`);
  expect(written.at(-1)).toBe(color ? '\u001b[1mone\u001b[22m\ntwo' : 'one\ntwo');
});
