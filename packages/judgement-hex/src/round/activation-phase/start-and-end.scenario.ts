import { history } from '@rulewright/core';
import { expect } from 'vitest';
import { having, innate } from '../../abilities/cards/window-words.js';
import { compelled } from '../../combat/attack/scenario-words.js';
import { moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { changed, faces, happened, type LaidOut, laidOut, suffering } from '../../testing/index.js';
import type { Lasting } from '../../vocabulary/index.js';
import { activating, column, options, scenario, story } from '../actions/scenario-words.js';

const says = (name: string) =>
  (['start-of-activation', 'end-of-activation'] as const).map(window =>
    compelled(
      window,
      (turn, { of }) => turn.emit({ type: 'AbilityUsed', model: of, ability: `${name} ${window}` }, 'JHX-ACT-006'),
      `${name} ${window}`,
    ),
  );

scenario(
  'abilities at the start of an activation act before any AP is spent, in the order of the active player',
  ['JHX-ACT-006', 'JHX-ACT-007', 'JHX-TOKEN-011'],
  play => {
    const mark: Omit<Lasting, 'id'> = {
      key: 'test',
      source: 'b',
      target: 'A',
      until: moments.startOf('A'),
      data: { kind: 'marker' },
    };
    const { game, setup } = laidOut(column('A', 'C', '.', '.', 'b'), {
      abilities: [...says('one'), ...says('two')],
      effects: [mark],
    });
    const p = play(game, setup).choose('p1', 'A');
    p.waitsFor({ by: 'p1', kind: 'window' }).uses('p1', 'expiry');
    expect(p.state.effects).toEqual([]);
    p.choose('p1', options(p)[1] as never);
    expect(happened(p, 'AbilityUsed').map(({ ability }) => ability)).toEqual([
      'two start-of-activation',
      'one start-of-activation',
    ]);
    p.waitsFor({ by: 'p1', kind: 'action' });
    expect(p.state.activation).toMatchObject({ part: 'actions', acted: false });
  },
);

const home = `
     .
  A     1
     @
  @     @
     .
  .     .
     .
  .     .
     b
`;

scenario(
  'the end of an activation: effects and burn as the active player orders them, Souls lost at home, expiry, Monsters',
  ['JHX-ACT-013', 'JHX-ACT-014', 'JHX-ACTION-015', 'JHX-SOUL-034'],
  play => {
    const drawing = `
         @
      @     @
         .
      C     A
         m
      .     .
         .
      .     b
    `;
    const { game, setup, table } = activating(drawing, {
      models: { m: { kind: 'monster' }, A: { souls: 2 }, C: { activated: true, souls: 1 } },
      effects: [suffering('A', 'burn', 'b'), suffering('A', 'poison', 'b')],
      abilities: [...says('one')],
      map: {
        deployment: {
          lower: [
            [1, 1],
            [3, 1],
            [3, 2],
            [3, 3],
            [3, 4],
            [2, 4],
            [1, 2],
            [1, 3],
            [2, 3],
          ],
          upper: [],
        },
      },
    });
    expect(table.state.warbands[0].side).toBe('lower');
    const p = play(game, { ...setup, dice: faces('..') }).choose('p1', { do: 'end' });
    p.waitsFor({ by: 'p1', kind: 'window' }).skip();
    const abilities = (options(p) as readonly { readonly ability: string }[]).map(({ ability }) => ability);
    expect(abilities).toEqual(expect.arrayContaining(['burning', 'one end-of-activation']));
    p.choose('p1', { ability: 'burning', source: 'A' });
    const types = story(p);
    const order = types.slice(types.indexOf('ModelDamaged'), types.indexOf('ActivationEnded') + 1);
    expect(order.filter(type => !type.startsWith('Dice') && type !== 'PoolCounted')).toEqual([
      'ModelDamaged',
      // Burn is over with its damage.
      'EffectsEnded',
      'AbilityUsed',
      'SoulsLost',
      // Poison.
      'EffectsEnded',
      'AttackDeclared',
      'AttackEnded',
      'ActivationEnded',
    ]);
    // Souls of others at home stay where they are.
    expect(modelOf(p.state, 'C').souls).toBe(1);
    expect(modelOf(p.state, 'A')).toMatchObject({ souls: 0, activated: true });
    expect(p.state.effects).toEqual([]);
  },
);

scenario(
  'Souls that were Banked before are safe, and so are those away from home',
  ['JHX-SOUL-035', 'JHX-ACTION-015'],
  play => {
    const souls = (at: LaidOut, bank = 0): readonly number[] => {
      const laid = activating(home, { models: { A: { souls: 2 } }, ...at });
      const p = play(laid.game, laid.setup);
      if (bank > 0) p.choose('p1', { do: 'bank-soul', model: 'A', souls: bank });
      p.choose('p1', { do: 'end' });
      return [modelOf(p.state, 'A').souls, p.state.warbands[0].banked];
    };
    const zone = (...lower: (readonly [number, number])[]): LaidOut => ({ map: { deployment: { lower, upper: [] } } });
    expect(souls(zone([1, 3], [1, 4], [1, 5]), 1)).toEqual([0, 1]);
    expect(souls(zone([3, 1]))).toEqual([2, 0]);
  },
);

scenario(
  'if the active Hero dies its activation is over, and the turn passes',
  ['JHX-ACT-012', 'JHX-ACT-011'],
  play => {
    const { game, setup, cell } = activating(column('A', '!1', '.', '.', '.', 'b'), { models: { A: { damage: 11 } } });
    const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', cell('1'));
    expect(modelOf(p.state, 'A').at).toBeNull();
    expect(happened(p, 'ActivationEnded')).toHaveLength(1);
    expect(p.state.activation?.hero).toBe('b');
    const rules = history(p.match).flatMap(({ records }) =>
      records.flatMap(one => (one.kind === 'event' && one.event.type === 'ActivationPartReached' ? [one.rule] : [])),
    );
    expect(rules[0]).toBe('JHX-ACT-012');
    expect(happened(p, 'ApGained')).toEqual([]);
  },
);

scenario('a Hero that dies at the start of its activation does nothing in it', 'JHX-ACT-012', play => {
  const { game, setup } = laidOut(column('A', 'C', '.', '.', 'b'), {
    abilities: [
      compelled('start-of-activation', (turn, { of }) =>
        turn.emit({ type: 'ModelDied', model: of, at: 0, killer: null }, 'JHX-ACT-012'),
      ),
    ],
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(happened(p, 'ActivationEnded').map(({ hero }) => hero)).toContain('A');
});

scenario(
  'where something acts for several models whose activation ends, the active player orders them',
  ['JHX-ACT-014', 'JHX-ORDER-005', 'JHX-SUMMON-007'],
  play => {
    const { game, setup } = activating(column('A', 'S', '.', '.', '.', 'b'), {
      models: { S: { kind: 'summoned', master: 'A' } },
      effects: [suffering('A', 'burn', 'b'), suffering('S', 'burn', 'b')],
    });
    const p = play(game, setup).choose('p1', { do: 'end' });
    p.waitsFor({ by: 'p1', kind: 'model' }).options('p1', ['A', 'S']).choose('p1', 'S');
    expect(happened(p, 'ModelDamaged').map(({ model }) => model)).toEqual(['S', 'A']);
  },
);

scenario(
  'an effect that lasts until a model begins to activate ends also where that model dies as another one of its group begins',
  ['JHX-TOKEN-011', 'JHX-ACT-007', 'JHX-SUMMON-007'],
  play => {
    const { game, setup } = laidOut(column('A', 'S', '.', 'B', '.', 'b'), {
      active: 'A',
      activation: { part: 'start' },
      models: { S: { kind: 'summoned', master: 'A' } },
      effects: [{ ...changed('B', 'RES', 1), key: 'hide', source: 'A', until: moments.startOf('S') }],
      abilities: [
        compelled('start-of-activation', (turn, { of }) => {
          if (of === 'A') turn.emit({ type: 'ModelDied', model: 'S', at: 0, killer: null }, 'JHX-ACT-012');
        }),
      ],
    });
    const p = play(game, setup).options('p1', ['A', 'S']);
    expect(p.state.effects).toHaveLength(1);
    p.choose('p1', 'A');
    expect([happened(p, 'ModelDied').length, p.state.effects]).toEqual([1, []]);
  },
);

scenario(
  'an effect for the action of a Monster that strikes as an activation begins does not last for the first action',
  ['JHX-TOKEN-011', 'JHX-MONSTER-046', 'JHX-GEN-005'],
  play => {
    const leads = innate({
      when: { window: 'start-of-activation', of: 'self' },
      target: { side: 'friend', within: 2, not: ['self'], every: true },
      effects: [{ op: 'push', hexes: 1, direction: 'away' }],
    });
    const ducks = innate({
      when: { window: 'attack-declared', of: 'self' },
      effects: [{ op: 'modify', what: 'AGI', by: 1, until: 'action' }],
    });
    const laid = laidOut(column('A', 'C', '1', 'm', '.', 'b'), {
      ...having({ A: [leads], C: [ducks] }, { models: { m: { kind: 'monster' } } }),
      active: 'A',
      activation: { part: 'start' },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('.') }).choose('p1', laid.cell('1'));
    expect(happened(p, 'PoolCounted').map(({ pool }) => pool.total)).toEqual([1]);
    p.waitsFor({ by: 'p1', kind: 'action' });
    expect(p.state.effects).toEqual([]);
  },
);
