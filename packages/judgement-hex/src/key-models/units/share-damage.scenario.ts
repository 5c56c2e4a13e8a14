import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { carryOut } from '../../combat/declare/carry-out.js';
import { modelOf, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import {
  attacks,
  band,
  bandCards,
  column,
  directions,
  doing,
  faces,
  happened,
  type LaidOut,
  laidOut,
  plainHero,
  suffering,
  withTemporaryHealth,
} from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { AttackKind, Jhx, JhxChoices } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

/** `d` next to `B`; `B`, the Commander `A` and `C` of the same unit are within 3 hexes of one another. */
const drawing = `
d     .     A
   B     C
`;
const cards = bandCards();
const models = band('A', 'B', 'C');
const use = { ability: 'share-damage', source: 'B' } as const;

/**
 * `d` strikes `B` a Solid Blow of 3 damage; the match then waits for the next decision after the choice of the dice.
 */
const struck = (lay: LaidOut = {}, kind: AttackKind = 'action', by = drawing) => {
  const laid = laidOut(by, { cards, active: 'd', ...lay, models: { ...models, ...lay.models } });
  const game = doing(laid, turn => carryOut(turn, { attacker: 'd', target: 'B', weapon: 'blade', kind, ap: 1 }));
  return { ...laid, game, setup: { ...laid.setup, dice: [...faces('hh')] } };
};
const solid = [0, 1];
const asked = ({ match }: Play<Jhx>): readonly (string | undefined)[] => match.decisions.map(({ kind }) => kind);
const to = (id: string, amount: number): JhxChoices['share'][number] => ({ to: id, amount });

const shared = (play: Play<Jhx>, parts: JhxChoices['share']): Play<Jhx> =>
  play.choose('p2', solid).choose('p1', use).choose('p1', parts);

scenario(
  'a model that survives a blow passes on any part of the damage, and heals as much',
  ['JHX-UNIT-012', 'JHX-UNIT-015', 'JHX-INTERRUPT-017'],
  play => {
    const laid = struck();
    const p = play(laid.game, laid.setup).choose('p2', solid);
    p.waitsFor({ by: 'p1', kind: 'window' }).options('p1', [use, 'pass']).choose('p1', use);
    p.options('p1', [
      [to('A', 1)],
      [to('A', 2)],
      [to('A', 3)],
      [to('C', 1)],
      [to('C', 2)],
      [to('C', 3)],
      [to('A', 1), to('C', 1)],
      [to('A', 1), to('C', 2)],
      [to('A', 2), to('C', 1)],
    ]);
    p.choose('p1', [to('A', 1), to('C', 1)]);
    expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).damage)).toEqual([1, 1, 1]);
    expect(happened(p, 'ModelDamaged').map(({ model, damage, cause, by }) => [model, damage, cause, by])).toEqual([
      ['B', 3, 'attack', 'd'],
      ['A', 1, 'shared', 'd'],
      ['C', 1, 'shared', 'd'],
    ]);
  },
);

scenario('the model may keep all damage', 'JHX-UNIT-012', play => {
  const laid = struck();
  const p = play(laid.game, laid.setup).choose('p2', solid).choose('p1', 'pass');
  expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).damage)).toEqual([0, 3, 0]);
});

scenario('damage is shared before the manoeuvre, and as True Damage', ['JHX-UNIT-015', 'JHX-UNIT-012'], play => {
  const armoured = bandCards({ commander: { attributes: { ...plainHero.attributes, RES: 2 } } });
  const laid = struck({ cards: armoured });
  const p = play(laid.game, { ...laid.setup, dice: [...faces('bb')] });
  shared(p, [to('A', 3)]).waitsFor({ by: 'p2', kind: 'manoeuvre' });
  expect(['A', 'B'].map(id => modelOf(p.state, id).damage)).toEqual([3, 0]);
});

scenario('without damage there is nothing to share', 'JHX-UNIT-012', play => {
  const laid = struck();
  const p = play(laid.game, { ...laid.setup, dice: [...faces('..')] });
  expect(asked(p)).toEqual([]);
});

scenario('a dead model shares nothing', 'JHX-UNIT-012', play => {
  for (const [damage, question] of [
    [4, ['window']],
    [5, []],
  ] as const) {
    const laid = struck({ models: { ...models, B: { ...models.B, damage } } });
    expect(asked(play(laid.game, laid.setup).choose('p2', solid))).toEqual(question);
  }
});

scenario('a model out of cohesion cannot share', 'JHX-UNIT-012', play => {
  const far = struck({}, 'action', 'd     .     A\n   B     C');
  expect(asked(play(far.game, far.setup).choose('p2', solid))).toEqual(['window']);
  const farther = struck({}, 'action', 'd     .     .\n   B     C     A');
  expect(asked(play(farther.game, farther.setup).choose('p2', solid))).toEqual([]);
});

scenario('models out of cohesion cannot take a part', 'JHX-UNIT-013', play => {
  // C is 2 hexes from B and 4 from the Commander.
  const laid = struck({}, 'action', '.     .     d     .     A\n   C     .     B     .');
  const p = play(laid.game, laid.setup).choose('p2', solid).choose('p1', use);
  p.options('p1', [[to('A', 1)], [to('A', 2)], [to('A', 3)]]);
  const all = struck(
    { options: { shareDamageWith: 'unit' } },
    'action',
    '.     .     d     .     A\n   C     .     B     .',
  );
  shared(play(all.game, all.setup), [to('C', 2)]);
});

scenario('nobody is given more than its health, temporary health included', 'JHX-UNIT-014', play => {
  const weak = { models: { ...models, A: { ...models.A, damage: 11 }, C: { ...models.C, damage: 6 } } };
  const laid = struck(weak);
  const p = play(laid.game, laid.setup).choose('p2', solid).choose('p1', use);
  p.options('p1', [[to('A', 1)], [to('C', 1)], [to('C', 2)], [to('A', 1), to('C', 1)], [to('A', 1), to('C', 2)]]);
  const bolstered = struck({ ...weak, effects: [withTemporaryHealth('A', 1)] });
  const q = play(bolstered.game, bolstered.setup).choose('p2', solid).choose('p1', use);
  q.options('p1', [
    [to('A', 1)],
    [to('A', 2)],
    [to('C', 1)],
    [to('C', 2)],
    [to('A', 1), to('C', 1)],
    [to('A', 1), to('C', 2)],
    [to('A', 2), to('C', 1)],
  ]);
});

scenario('no more can be passed on than can be healed', ['JHX-UNIT-012', 'JHX-DAMAGE-011'], play => {
  const laid = struck({ effects: [withTemporaryHealth('B', 2)] });
  const p = play(laid.game, laid.setup).choose('p2', solid).choose('p1', use);
  p.options('p1', [[to('A', 1)], [to('C', 1)]]);
  const whole = struck({ effects: [withTemporaryHealth('B', 3)] });
  expect(asked(play(whole.game, whole.setup).choose('p2', solid))).toEqual([]);
});

scenario('the attacker has the kill of a model that its part brings to 0', ['JHX-UNIT-016', 'JHX-UNIT-026'], play => {
  const laid = struck({ models: { ...models, C: { ...models.C, damage: 6 } } });
  const p = shared(play(laid.game, laid.setup), [to('C', 2)]);
  expect(onBoard(p.state, 'C')).toBeUndefined();
  expect(happened(p, 'ModelDied').map(({ model, killer }) => [model, killer])).toEqual([['C', 'd']]);
  expect([modelOf(p.state, 'd').level, modelOf(p.state, 'd').souls, modelOf(p.state, 'B').damage]).toEqual([2, 0, 1]);
});

scenario('a burning model can share', 'JHX-UNIT-017', play => {
  const laid = struck({ effects: [suffering('B', 'burn')] });
  const p = shared(play(laid.game, laid.setup), [to('A', 3)]);
  expect(['A', 'B'].map(id => modelOf(p.state, id).damage)).toEqual([3, 0]);
});

scenario('by the option `shareDamageIsHealing` a burning model cannot share', 'JHX-UNIT-017', play => {
  const options = { shareDamageIsHealing: true };
  const burning = struck({ options, effects: [suffering('B', 'burn')] });
  expect(asked(play(burning.game, burning.setup).choose('p2', solid))).toEqual([]);
  const well = struck({ options });
  const p = shared(play(well.game, well.setup), [to('A', 3)]);
  expect(['A', 'B'].map(id => modelOf(p.state, id).damage)).toEqual([3, 0]);
});

scenario('damage by a Monster can be shared, damage by a friend cannot', 'JHX-UNIT-012', play => {
  const monster = struck({
    models: { d: { kind: 'monster', card: 'brute' } },
    cards: { ...cards, ...brute },
    active: 'A',
  });
  const p = play(monster.game, monster.setup).choose('p1', use);
  expect(asked(p)).toEqual(['share']);
  const friend = struck({ models: { d: { player: 'p1' } } });
  expect(asked(play(friend.game, friend.setup).choose('p1', solid))).toEqual([]);
});
const brute = {
  monsters: {
    brute: {
      name: 'Brute',
      source: 'original',
      attributes: plainHero.attributes,
      health: 8,
      weapons: plainHero.weapons,
      common: [],
      abilities: [],
      tier: 1,
      bounty: { fate: 1, level: true },
    },
  },
} as const;

scenario(
  'in an action of the enemy a model shares once; in its own turn each time',
  ['JHX-UNIT-015', 'JHX-INTERRUPT-002', 'JHX-INTERRUPT-003'],
  play => {
    const twice = (active: string) => {
      const laid = laidOut(drawing, { cards, models, active });
      const blow = { attacker: 'd', target: 'B', weapon: 'blade', kind: 'parting-blow', ap: 0 } as const;
      const game = doing(laid, function* (turn) {
        yield* carryOut(turn, blow);
        yield* carryOut(turn, blow);
      });
      const p = play(game, { ...laid.setup, dice: [...faces('hh.'), ...faces('hh.')] });
      return asked(shared(p, [to('A', 1)]).choose('p2', solid));
    };
    expect([twice('d'), twice('A')]).toEqual([[], ['window']]);
  },
);

scenario(
  'the strike of a Monster after the action is an action of its own, or by the option part of that action',
  ['JHX-MONSTER-046', 'JHX-INTERRUPT-002'],
  play => {
    for (const [monsterStrikeIs, again] of [
      ['own-action', ['window']],
      ['same-action', ['action']],
    ] as const) {
      const laid = laidOut(column('A', 'd', 'B', '1', 'm'), {
        cards,
        models: { ...only('AB', models), m: { kind: 'monster' } },
        active: 'd',
        options: { monsterStrikeIs },
      });
      const p = play(laid.game, { ...laid.setup, dice: faces('bh.') });
      p.choose('p2', { do: 'attack', model: 'd', weapon: 'blade', target: 'B' }).choose('p2', [0]);
      p.choose('p1', use).choose('p1', [to('A', 1)]);
      p.choose('p2', { push: { target: { hexes: 1, direction: directions.N } } });
      expect(attacks(p)).toEqual(['d at B with blade', 'm at B with teeth']);
      expect(asked(p)).toEqual(again);
    }
  },
);

const ability = (own: Partial<ActiveAbility>): ActiveAbility => ({
  id: 'blast',
  name: 'Blast',
  kind: 'active',
  cost: { ap: 1 },
  target: { side: 'enemy', within: 6, every: true },
  effects: [{ op: 'damage', amount: 2 }],
  ...own,
});
const mage = (own: Partial<ActiveAbility> = {}): LaidOut => ({
  cards: { ...cards, heroes: { mage: { ...plainHero, abilities: [ability(own)] } } },
  models: { ...models, d: { card: 'mage' } },
  active: 'd',
});
const blast = { do: 'ability', model: 'd', ability: 'blast' } as const;
const ofAbility = (source: string) => ({ ability: 'share-damage-of-abilities', source }) as const;

scenario('damage by an Active Ability can be shared, by each model that it hurts', 'JHX-UNIT-012', play => {
  const { game, setup } = laidOut(drawing, mage());
  const p = play(game, setup).choose('p2', blast);
  p.options('p1', [...['A', 'B', 'C'].map(ofAbility), 'pass']);
  p.choose('p1', ofAbility('B')).choose('p1', [to('A', 2)]);
  p.options('p1', [...['A', 'C'].map(ofAbility), 'pass']).choose('p1', 'pass');
  expect(['A', 'B', 'C'].map(id => modelOf(p.state, id).damage)).toEqual([4, 0, 2]);
});

scenario('dead models do not share, and damage by conditions is not shared', ['JHX-UNIT-012', 'JHX-UNIT-015'], play => {
  const lay = mage({ target: { side: 'enemy', within: 1 } });
  const aimed = { ...blast, target: 'B' } as const;
  for (const [damage, question] of [
    [5, 'window'],
    [6, 'action'],
  ] as const) {
    const laid = laidOut(drawing, { ...lay, models: { ...lay.models, B: { ...models.B, damage } } });
    expect(asked(play(laid.game, laid.setup).choose('p2', aimed))).toEqual([question]);
  }
  const burning = laidOut(drawing, { cards, models, active: 'B', effects: [suffering('B', 'burn', 'd')] });
  const p = play(burning.game, burning.setup).choose('p1', { do: 'end' });
  expect([modelOf(p.state, 'B').damage, asked(p)]).toEqual([3, ['action']]);
});

scenario('damage by any other ability is not shared', 'JHX-UNIT-012', play => {
  const laid = laidOut(drawing, { cards, models, active: 'd' });
  const dealt = (more: Pick<Applying, 'active'>) => {
    const by = { self: 'd', ability: { id: 'spikes', name: 'Spikes' }, target: 'B', ...more };
    return asked(
      play(
        doing(laid, turn => applyEffects(turn, [{ op: 'damage', amount: 2 }], by)),
        laid.setup,
      ),
    );
  };
  expect([dealt({}), dealt({ active: true })]).toEqual([[], ['window']]);
});
