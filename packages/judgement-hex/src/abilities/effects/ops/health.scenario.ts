import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { suffers } from '../../../match/lasting.js';
import { modelOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { happened, type LaidOut, laidOut, plainHero, suffering } from '../../../testing/index.js';
import type { Effect } from '../../../vocabulary/ability.js';
import type { Applying } from '../../../vocabulary/applying.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);

const drawing = 'A     b\n   C     d';
const armoured: LaidOut = {
  cards: { heroes: { armoured: { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } } } },
  models: { b: { card: 'armoured' } },
};

scenario(
  'RES lessens the damage of an effect, unless that is Armour Piercing or True Damage',
  ['JHX-DAMAGE-005', 'JHX-DAMAGE-006', 'JHX-ABILITY-001'],
  play => {
    const taken = (effect: Effect): number => {
      const laid = laidOut(drawing, armoured);
      return modelOf(play(applied(laid, effect), laid.setup).state, 'b').damage;
    };
    expect([
      taken({ op: 'damage', amount: 4 }),
      taken({ op: 'damage', amount: 4, piercing: 1 }),
      taken({ op: 'damage', amount: 4, true: true }),
    ]).toEqual([2, 3, 4]);
  },
);

scenario('dice are rolled once for all models that the damage happens to', ['JHX-GEN-009', 'JHX-DEATH-013'], play => {
  const laid = laidOut(drawing);
  const effect: Effect = { op: 'damage', amount: { die: 'D3', count: 1, plus: 1 } };
  const { state } = play(applied(laid, effect, { targets: ['b', 'd'] }), { ...laid.setup, dice: [5] });
  expect([modelOf(state, 'b').damage, modelOf(state, 'd').damage, modelOf(state, 'C').damage]).toEqual([4, 4, 0]);
});

scenario('without a target an effect happens to the card’s own model', 'JHX-GEN-001', play => {
  const laid = laidOut(drawing, { models: { A: { damage: 5 }, b: { damage: 5 } } });
  const { self, ability }: Applying = { self: 'A', ability: { id: 'rest', name: 'Rest' } };
  const game = applied(laid, { op: 'heal', amount: 2 }, { self, ability });
  expect(modelOf(play(game, laid.setup).state, 'b').damage).toBe(3);
  const alone = laidOut(drawing, { models: { A: { damage: 5 }, b: { damage: 5 } } });
  const { state } = play(applied(alone, { op: 'heal', amount: 2 }, { targets: ['A'] }), alone.setup);
  expect([modelOf(state, 'A').damage, modelOf(state, 'b').damage]).toEqual([3, 5]);
});

scenario(
  'healing stops at the maximum, and does nothing for a model with Mortal Wounds',
  ['JHX-DAMAGE-009', 'JHX-ABILITY-035'],
  play => {
    const laid = laidOut(drawing, { models: { b: { damage: 5 } } });
    const p = play(
      applied(laid, [
        { op: 'heal', amount: 2 },
        { op: 'heal', amount: 'all' },
      ]),
      laid.setup,
    );
    expect(happened(p, 'ModelHealed').map(({ by }) => by)).toEqual([2, 3]);
    const wounded = laidOut(drawing, { models: { b: { damage: 5 } } });
    const wounds: Effect = { op: 'gain', ability: { id: 'mortal-wounds' } };
    const { state } = play(applied(wounded, [wounds, { op: 'heal', amount: 2 }]), wounded.setup);
    expect(modelOf(state, 'b').damage).toBe(5);
  },
);

scenario(
  'temporary health of one ability is one pool, of two abilities two',
  ['JHX-DAMAGE-013', 'JHX-ORDER-007'],
  play => {
    const laid = laidOut(drawing, { active: 'A' });
    const braced: Effect = { op: 'temporaryHealth', amount: 4, until: 'source-activation-start' };
    const pools = (more: Partial<Applying>) =>
      play(applied(laid, [{ ...braced, amount: 2 }, braced], more), laid.setup).state.effects.map(
        ({ key, until, data }) => [key, until, data.kind === 'temporary-health' && data.left],
      );
    expect(pools({})).toEqual([['temporary-health:Trick', "start of A's activation", 4]]);
  },
);

scenario('the model with the ability has a kill by it', 'JHX-DEATH-012', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 11 } }, active: 'A' });
  const p = play(applied(laid, { op: 'damage', amount: 1 }), laid.setup);
  expect(happened(p, 'ModelDied').map(({ model, killer }) => [model, killer])).toEqual([['b', 'A']]);
});

scenario('later effects find no model where the target died', ['JHX-GEN-001', 'JHX-ORDER-006'], play => {
  const laid = laidOut(drawing, { models: { b: { damage: 11 } }, active: 'A' });
  const effects: readonly Effect[] = [
    { op: 'damage', amount: 1 },
    { op: 'condition', condition: 'pin' },
    { op: 'push', hexes: 1, direction: 'any' },
  ];
  const p = play(applied(laid, effects), laid.setup);
  expect([p.state.effects, happened(p, 'ModelMoved')]).toEqual([[], []]);
});

scenario('a condition belongs to the card’s own model', ['JHX-COND-003', 'JHX-COND-001'], play => {
  const laid = laidOut(drawing);
  const { state } = play(applied(laid, { op: 'condition', condition: 'poison' }), laid.setup);
  expect(state.effects.map(({ key, source, target }) => [key, source, target])).toEqual([
    ['condition:poison', 'A', 'b'],
  ]);
});

const three = ['stun', 'pin', 'poison'] as const;
const ailing: LaidOut = { effects: three.map(one => suffering('b', one, 'A')) };

scenario('conditions are taken off by the choice of the model’s owner', 'JHX-ACTION-007', play => {
  const laid = laidOut(drawing, ailing);
  const p = play(applied(laid, { op: 'cleanse', count: 1 }), laid.setup);
  p.waitsFor({ by: 'p2', kind: 'condition' }).options('p2', ['stun', 'pin', 'poison']).choose('p2', 'pin');
  expect(three.map(one => suffers(p.state, 'b', one))).toEqual([true, false, true]);
});

scenario(
  'conditions are taken off by choice of the ability’s player, by the option `cleanseChoice`',
  'JHX-ACTION-007',
  play => {
    const laid = laidOut(drawing, { ...ailing, options: { cleanseChoice: 'user' } });
    const p = play(applied(laid, { op: 'cleanse', count: 1 }), laid.setup);
    p.waitsFor({ by: 'p1', kind: 'condition' }).options('p1', ['stun', 'pin', 'poison']).choose('p1', 'stun');
    expect(three.map(one => suffers(p.state, 'b', one))).toEqual([false, true, true]);
  },
);

scenario('all conditions that the effect names are taken off', 'JHX-ACTION-007', play => {
  const laid = laidOut(drawing, ailing);
  const p = play(applied(laid, { op: 'cleanse', count: 'all', of: ['pin', 'poison', 'fear'] }), laid.setup);
  expect(three.map(one => suffers(p.state, 'b', one))).toEqual([true, false, false]);
});

scenario(
  'an ability heals direct damage of an Effigy and deals it none',
  ['JHX-EFFIGY-020', 'JHX-EFFIGY-010'],
  play => {
    const laid = laidOut('   %\n%     %\n   .\nA     b\n   .\n@     @\n   @', {
      warbands: { p1: { effigy: { damage: 3, decay: 0 } } },
    });
    const effects: readonly Effect[] = [
      { op: 'heal', amount: 2 },
      { op: 'damage', amount: 2 },
    ];
    const { state } = play(applied(laid, effects, { target: 'effigy:p1' }), laid.setup);
    expect(state.warbands[0].effigy.damage).toBe(1);
  },
);

scenario(
  'by the option `diceForSeveral` dice are rolled for each model that the damage happens to',
  'JHX-GEN-009',
  play => {
    const D3 = { die: 'D3', count: 1 } as const;
    const each = (effect: Effect, dice: readonly number[], lay: LaidOut = {}) => {
      const laid = laidOut(drawing, { ...lay, options: { diceForSeveral: 'each' } });
      return play(applied(laid, effect, { targets: ['b', 'd'] }), { ...laid.setup, dice }).state;
    };
    const damaged = each({ op: 'damage', amount: D3 }, [5, 2]);
    expect(['b', 'd'].map(id => modelOf(damaged, id).damage)).toEqual([3, 1]);
    const healed = each({ op: 'heal', amount: D3 }, [5, 2], { models: { b: { damage: 9 }, d: { damage: 9 } } });
    expect(['b', 'd'].map(id => modelOf(healed, id).damage)).toEqual([6, 8]);
    const hardy = each({ op: 'temporaryHealth', amount: D3, until: 'round' }, [5, 2]);
    expect(hardy.effects.map(({ data }) => data)).toMatchObject([{ left: 3 }, { left: 1 }]);
  },
);
