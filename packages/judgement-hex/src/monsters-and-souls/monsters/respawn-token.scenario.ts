import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { column, doing, happened, laidOut, moving } from '../../testing/index.js';
import { spawnMonsters } from './spawning.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'a Monster that dies as it comes out of its pit gets its token in the next step 4, not in the same one',
  ['JHX-MONSTER-030', 'JHX-MONSTER-032'],
  play => {
    const drawing = column('?1', '.', '.', 'b', '.', '.', '.');
    const { cell } = laidOut(drawing);
    const laid = laidOut(drawing, {
      cards: { monsters: { frail: moving(3, { health: 1 }) } },
      map: { monsterPits: [{ at: [1, 1], monster: 'frail' }] },
      state: {
        round: 3,
        pits: [{ at: cell('1'), token: true }],
        icons: [{ id: 'icon-1', token: 'snare', at: cell('1'), owner: 'b', player: 'p2' }],
      },
    });
    const game = doing(laid, spawnMonsters);
    const third = play(game, laid.setup);
    expect(happened(third, 'ModelDied').map(({ model }) => model)).toEqual(['monster-100']);
    expect(third.state.pits.map(({ token }) => token)).toEqual([false]);
    const fourth = play(game, { ...laid.setup, position: { ...third.state, round: 4 } });
    expect(fourth.state.pits.map(({ token }) => token)).toEqual([true]);
  },
);
