import { scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { type Nim, game as nim } from '../src/nim.js';

const scenario = scenarios<Nim['rule']>(test);
const players = ['ann', 'bob'];

scenario('the player who takes the last counter wins', ['NIM-1', 'NIM-2', 'NIM-3'], play => {
  play(nim, { players, dice: [1, 1, 1] })
    .choose('ann', { heap: 2, count: 1 })
    .options('bob', [
      { heap: 0, count: 1 },
      { heap: 1, count: 1 },
    ])
    .refuses('bob', { heap: 2, count: 1 }, { code: 'not-an-option', rule: 'NIM-2' })
    .choose('bob', { heap: 0, count: 1 })
    .choose('ann', { heap: 1, count: 1 })
    .events(
      { type: 'HeapsRolled', heaps: [1, 1, 1] },
      { type: 'Took', heap: 2, count: 1 },
      { type: 'Took', heap: 0, count: 1 },
      { type: 'Took', heap: 1, count: 1 },
    )
    .ends({ reason: 'last-counter', winners: ['ann'] });
});

scenario('under the other ruling the last counter loses', 'NIM-3', play => {
  const position = { heaps: [0, 1, 0], next: 0 };
  play(nim, { players, position, options: { lastOne: 'loses' } })
    .choose('ann', { heap: 1, count: 1 })
    .ends({ reason: 'last-counter', winners: ['bob'] });
});
