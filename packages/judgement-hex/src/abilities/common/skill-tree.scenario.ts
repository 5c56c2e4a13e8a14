import { expect } from 'vitest';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { gainLevel, learnLevels } from '../../hero-cards/levels/levels.js';
import { doing, laidOut, plainHero } from '../../testing/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { scenario } from './scenario-words.js';

const climber: Hero = {
  ...plainHero,
  common: [{ id: 'skill-tree' }],
  levelling: {
    kind: 'trees',
    trees: [
      { name: 'Oak', levels: [{ attributes: { MEL: 1 } }, { attributes: { MEL: 1 } }] },
      { name: 'Ash', levels: [{ attributes: { AGI: 1 } }, { attributes: { AGI: 2 } }] },
    ],
  },
};

scenario('one of two trees is picked at level 2, and level 3 comes from the same tree', 'JHX-ABILITY-058', play => {
  const laid = laidOut('A     .\n   b', { models: { A: { card: 'climber' } }, cards: { heroes: { climber } } });
  const numbers = (state: typeof laid.table.state): readonly (number | null)[] => {
    const [model] = state.models;
    return model ? (['MEL', 'AGI'] as const).map(which => attributeValue({ ...laid.table, state }, model, which)) : [];
  };
  const p = play(
    doing(laid, function* (turn) {
      yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
      yield* learnLevels(turn);
    }),
    laid.setup,
  );
  p.options('p1', [0, 1]).choose('p1', 1).waitsFor();
  expect(numbers(p.state)).toEqual([5, 4]);
  // At the next level there is nothing to choose.
  const next = doing(laid, function* (turn) {
    yield* gainLevel(turn, 'A', 'JHX-LEVEL-001');
    yield* learnLevels(turn);
  });
  const q = play(next, { ...laid.setup, position: p.state }).waitsFor();
  expect([q.state.models[0]?.level, ...numbers(q.state)]).toEqual([3, 5, 6]);
});
