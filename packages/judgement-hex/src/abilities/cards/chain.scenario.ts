import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { dealDamage } from '../../combat/damage/damage.js';
import { carryOut } from '../../combat/declare/carry-out.js';
import { place } from '../../combat/walking/walk.js';
import type { RuleId } from '../../rulebook/index.js';
import { attacks, column, doing, faces, happened, laidOut } from '../../testing/index.js';
import { having, innate, used } from './window-words.js';

const scenario = scenarios<RuleId>(test);

const strikesBack = innate(
  { when: { window: 'attack-ended', of: 'self' }, effects: [{ op: 'attack', at: 'attacker' }] },
  'strikes-back',
);

scenario('two models that strike back at each other do so once each', 'JHX-INTERRUPT-008', play => {
  const laid = laidOut(column('A', 'b'), having({ A: [strikesBack], b: [strikesBack] }, { active: 'A' }));
  const game = doing(laid, turn =>
    carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 }),
  );
  const p = play(game, { ...laid.setup, dice: faces('......') });
  // The blow that A strikes back meets b, whose own blow back is still going on.
  expect(attacks(p)).toEqual(['A at b with blade', 'b at A with blade', 'A at b with blade']);
});

scenario('two throwers play a model to each other once', ['JHX-INTERRUPT-008', 'JHX-ORDER-005'], play => {
  const throws = innate(
    { when: { window: 'entering-hex', of: 'enemy', within: 1 }, effects: [{ op: 'throw', hexes: 2, to: 'trigger' }] },
    'throws',
  );
  const laid = laidOut(
    column('A', '1', '2', '3', 'B', '.', '.', 'c'),
    having({ A: [throws], B: [throws] }, { active: 'A' }),
  );
  const game = doing(laid, turn => place(turn, { model: 'c', to: laid.cell('1'), motion: 'place', by: 'A' }));
  const p = play(game, laid.setup);
  // A throws c beside B, and B throws c back beside A, which is still throwing c.
  expect(used(p)).toEqual(['A throws', 'B throws']);
  expect(happened(p, 'ModelMoved').map(({ model, to }) => `${model} ${to === laid.cell('1')}`)).toEqual([
    'c true',
    'c false',
    'c true',
  ]);
});

scenario(
  'an ability that a death sets off is set off again by the further deaths that it brings',
  ['JHX-INTERRUPT-008', 'JHX-DEATH-013'],
  play => {
    const bursts = innate(
      {
        when: { window: 'death', of: 'enemy' },
        target: { side: 'enemy', within: 3, every: true, unseen: true },
        effects: [{ op: 'damage', amount: 1, true: true }],
      },
      'bursts',
    );
    const laid = laidOut(
      column('A', 'b', 'c', 'd', '.', 'e'),
      having({ A: [bursts] }, { active: 'A', models: { b: { damage: 11 }, c: { damage: 11 }, d: { damage: 10 } } }),
    );
    const game = doing(laid, turn =>
      dealDamage(turn, { target: 'b', amount: 1, true: true, cause: 'ability', by: 'A' }),
    );
    const p = play(game, laid.setup);
    expect(happened(p, 'ModelDied').map(({ model }) => model)).toEqual(['b', 'c', 'd']);
    expect(used(p)).toEqual(['A bursts', 'A bursts']);
  },
);

scenario(
  'two models that heal each other at the price of their own health both come to rest',
  ['JHX-INTERRUPT-008', 'JHX-INTERRUPT-018'],
  play => {
    const gives = innate(
      {
        when: { window: 'zero-health', of: 'other-friend' },
        effects: [
          { op: 'damage', amount: 1, true: true, to: 'self' },
          { op: 'heal', amount: 1, to: 'trigger' },
        ],
      },
      'gives',
    );
    const laid = laidOut(
      column('A', 'B', '.', 'c'),
      having({ A: [gives], B: [gives] }, { active: 'A', models: { A: { damage: 11 }, B: { damage: 11 } } }),
    );
    const game = doing(laid, turn =>
      dealDamage(turn, { target: 'A', amount: 1, true: true, cause: 'ability', by: 'c' }),
    );
    const p = play(game, laid.setup);
    // B gives its last health for A, which is itself at zero and can give none; then A has it.
    expect(used(p)).toEqual(['B gives', 'A gives']);
  },
);

scenario('by `chainsOfAbilities` other abilities set an ability off once in an action', 'JHX-INTERRUPT-008', play => {
  const stings = innate(
    {
      when: { window: 'entering-hex', of: 'enemy' },
      effects: [{ op: 'damage', amount: 1, true: true, to: 'trigger' }],
    },
    'stings',
  );
  const shoves = innate(
    {
      when: { window: 'attack-ended', of: 'enemy' },
      effects: [{ op: 'push', hexes: 3, direction: 'away', to: 'trigger' }],
    },
    'shoves',
  );
  const stung = (chainsOfAbilities: 'no-loop' | 'once-an-action'): number => {
    const laid = laidOut(
      column('A', 'b', '.', '.', '1', '.'),
      having({ A: [stings, shoves] }, { active: 'A', options: { chainsOfAbilities } }),
    );
    const game = doing(laid, turn =>
      carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 0 }),
    );
    const p = play(game, { ...laid.setup, dice: faces('..') }).choose('p1', laid.cell('1'));
    return used(p).filter(use => use === 'A stings').length;
  };
  expect([stung('no-loop'), stung('once-an-action')]).toEqual([3, 1]);
});
