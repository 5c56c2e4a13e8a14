import { expect, test } from 'vitest';
import { programIn } from './terminal.js';

test('the program is named as the person calls it', () => {
  expect(programIn({})).toBe('rulewright');
  expect(programIn({ npm_lifecycle_event: 'start', npm_package_name: 'rulewright' })).toBe('npm start --');
  expect(programIn({ npm_lifecycle_event: 'npx' })).toBe('npx @rulewright/cli');
  expect(programIn({ npm_lifecycle_event: 'play', npm_package_name: 'my-game' })).toBe('npx @rulewright/cli');
});
