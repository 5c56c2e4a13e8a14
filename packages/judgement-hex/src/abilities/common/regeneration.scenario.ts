import { expect } from 'vitest';
import { happened, type LaidOut, plainMonster, suffering } from '../../testing/index.js';
import { hurt, scenario, table } from './scenario-words.js';

const drawing = `
      %     .
   %     %
      .     .
   A     b
      .     .
   @     @
      @     .
`;
const communion: LaidOut = {
  active: null,
  state: { round: 2, stage: { name: 'communion', step: 1, queue: null } },
};
const two = { A: [{ id: 'regeneration', amount: 2 }] } as const;

scenario('the model heals X at the start of the Communion Phase', ['JHX-ABILITY-050', 'JHX-COMMUNION-002'], play => {
  const laid = table(drawing, two, { ...communion, models: { A: { damage: 5 }, b: { damage: 5 } } });
  expect(hurt(play(laid.game, laid.setup), 'A', 'b')).toEqual([3, 5]);
});

scenario(
  'the model heals at most the damage that it has, and nothing while it burns',
  ['JHX-ABILITY-050', 'JHX-DAMAGE-009', 'JHX-COND-017'],
  play => {
    const scratched = table(drawing, two, { ...communion, models: { A: { damage: 1 } } });
    expect(hurt(play(scratched.game, scratched.setup), 'A')).toEqual([0]);
    const burning = table(drawing, two, {
      ...communion,
      models: { A: { damage: 5 } },
      effects: [suffering('A', 'burn')],
    });
    expect(hurt(play(burning.game, burning.setup), 'A')).toEqual([5]);
  },
);

scenario('the later of two Regenerations counts', ['JHX-ABILITY-050', 'JHX-ORDER-008'], play => {
  const own = { A: [...two.A, { id: 'regeneration', amount: 3 }] } as const;
  const laid = table(drawing, own, { ...communion, models: { A: { damage: 5 } } });
  expect(hurt(play(laid.game, laid.setup), 'A')).toEqual([2]);
});

scenario('each of several models heals once', ['JHX-ABILITY-050', 'JHX-ORDER-005'], play => {
  const both = { ...two, b: [{ id: 'regeneration', amount: 1 }] } as const;
  const laid = table(drawing, both, { ...communion, models: { A: { damage: 9 }, b: { damage: 9 } } });
  expect(hurt(play(laid.game, laid.setup), 'A', 'b')).toEqual([7, 8]);
});

scenario('an unhurt model brings no question of order', ['JHX-ABILITY-050', 'JHX-ROUND-008'], play => {
  const both = { ...two, B: [{ id: 'regeneration', amount: 1 }] } as const;
  const laid = table(drawing.replace('b', 'B'), both, { ...communion, models: { A: { damage: 9 } } });
  expect(hurt(play(laid.game, laid.setup), 'A')).toEqual([7]);
});

scenario('dead models do not regenerate', 'JHX-ABILITY-050', play => {
  const laid = table(drawing.replace('A', '.'), two, {
    ...communion,
    away: { A: { damage: 12, diedIn: 2 } },
  });
  expect(happened(play(laid.game, laid.setup), 'ModelHealed')).toEqual([]);
});

scenario('a Monster regenerates too', 'JHX-ABILITY-050', play => {
  const laid = table(
    drawing,
    {},
    {
      ...communion,
      models: { b: { kind: 'monster', card: 'troll', damage: 4 } },
      cards: { monsters: { troll: { ...plainMonster, hunter: false, common: [{ id: 'regeneration', amount: 3 }] } } },
    },
  );
  expect(hurt(play(laid.game, laid.setup), 'b')).toEqual([1]);
});
