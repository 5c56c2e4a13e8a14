import { expect, test, vi } from 'vitest';

test('the tour of README.md says what its comments say', async () => {
  const said: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(words));
  await import('./readme.js');
  log.mockRestore();
  expect(said).toEqual([
    [['6, ann: turn (JOG-TURN-004)']],
    [[{ do: 'explore', draw: 1 }, { do: 'produce' }, { do: 'pass' }]],
    ['not-a-hallower', 'JOG-HAL-002'],
    [25, 30],
    [true],
    [{ size: 20, top: [], bottom: [], unknown: expect.objectContaining({ forest: 3, hill: 3 }) }],
    [undefined],
  ]);
});
