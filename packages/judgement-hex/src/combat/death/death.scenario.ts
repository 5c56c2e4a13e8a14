import { type Ability, defineAbility } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { moments } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { windows } from '../../special-rules/timing/windows.js';
import { doing, faces, happened, type Laid, laidOut } from '../../testing/index.js';
import type { Jhx, JhxOptions, Lasting, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { dealDamage, dealDamageTogether, type Harm } from '../damage/damage.js';
import { heal } from '../damage/healing.js';
import { carryOut } from '../declare/carry-out.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
     .
  A     b
     .
  .     d
     c
`;
/** `b` has one health left, `c` and `d` too. */
const weak = { b: { damage: 11 }, c: { damage: 11 }, d: { damage: 11 } };

const harm = (target: ModelId, by: ModelId | null, amount = 1): Harm => ({ target, amount, cause: 'ability', by });
const harming = (laid: Laid, one: Harm) => doing(laid, turn => dealDamage(turn, one));

/** Something that acts at zero health or at a death of `b`. */
const acting = (
  id: string,
  window: 'zero-health' | 'death',
  source: ModelId,
  use: Ability<Jhx, Moment>['use'],
  optional = false,
): Ability<Jhx> =>
  defineAbility<Jhx, Moment>({
    id,
    rule: 'JHX-DEATH-001',
    window: windows[window],
    compulsory: !optional,
    offers: (_, { of }) => (of === 'b' ? [{ by: source === 'A' ? 'p1' : 'p2', source }] : []),
    use,
  });
const nothing = (): void => {};
/** `b` gets up again with 3 health. */
const saved = acting('saved', 'zero-health', 'b', turn => {
  heal(turn, 'b', 3, 'JHX-DEATH-001');
});

scenario(
  'at zero health a model dies, and the model that took the last of its health has the kill',
  ['JHX-DEATH-003', 'JHX-DEATH-012', 'JHX-ATTR-017'],
  play => {
    const laid = laidOut(drawing, { models: weak, active: 'A' });
    const at = laid.cell('b');
    const p = play(harming(laid, harm('b', 'A')), laid.setup);
    const killed = modelOf(p.state, 'b');
    expect([killed.at, killed.diedIn]).toEqual([null, 2]);
    expect(modelOf(p.state, 'A').souls).toBe(1);
    expect(happened(p, 'ModelDied')).toEqual([{ type: 'ModelDied', model: 'b', at, killer: 'A' }]);
  },
);

scenario('a model with one health left stands', 'JHX-DEATH-003', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 10 } }, active: 'A' });
  const p = play(harming(laid, harm('b', 'A')), laid.setup);
  expect(onBoard(p.state, 'b')?.damage).toBe(11);
});

scenario(
  'a model that is raised above zero first does not die',
  ['JHX-DEATH-001', 'JHX-DEATH-002', 'JHX-INTERRUPT-018'],
  play => {
    const laid = laidOut(drawing, { models: weak, active: 'A', abilities: [saved] });
    const p = play(harming(laid, harm('b', 'A')), laid.setup);
    expect(onBoard(p.state, 'b')?.damage).toBe(9);
    expect(modelOf(p.state, 'A').souls).toBe(0);
  },
);

scenario('after the target is raised above zero the attack goes on with manoeuvres at it', 'JHX-DEATH-002', play => {
  const laid = laidOut('A\n   b\n      .', { models: { b: weak.b }, active: 'A', abilities: [saved] });
  const game = doing(laid, turn =>
    carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 }),
  );
  const p = play(game, { ...laid.setup, dice: faces('bh') });
  p.choose('p1', [0, 1]).waitsFor({ by: 'p1', kind: 'manoeuvre' });
  expect(p.match.decisions[0]?.options).toContainEqual('none');
});

scenario(
  'abilities that depend on zero health act before those that depend on death',
  ['JHX-DEATH-001', 'JHX-DEATH-003'],
  play => {
    const told: string[] = [];
    const at = (window: 'zero-health' | 'death') =>
      acting(window, window, 'A', turn => {
        told.push(`${window}: ${onBoard(turn.state, 'b') ? 'stands' : 'gone'}`);
      });
    const laid = laidOut(drawing, { models: weak, abilities: [at('death'), at('zero-health')] });
    const { match } = play(harming(laid, harm('b', null)), laid.setup);
    expect(match.outcome).toMatchObject({ reason: 'done' });
    expect(told.slice(0, 2)).toEqual(['zero-health: stands', 'death: gone']);
  },
);

scenario(
  'the active player says in which order things happen at zero health',
  ['JHX-DEATH-004', 'JHX-ORDER-005'],
  play => {
    for (const window of ['zero-health', 'death'] as const) {
      const laid = laidOut(drawing, {
        models: weak,
        active: 'A',
        abilities: [acting('one', window, 'b', nothing), acting('two', window, 'A', nothing)],
      });
      const p = play(harming(laid, harm('b', null)), laid.setup);
      p.options('p1', [
        { ability: 'one', source: 'b' },
        { ability: 'two', source: 'A' },
      ]).choose('p1', { ability: 'two', source: 'A' });
      expect(onBoard(p.state, 'b')).toBeUndefined();
    }
  },
);

scenario(
  'abilities that wait for zero health are dropped as soon as the model is above it',
  ['JHX-ORDER-006', 'JHX-DEATH-002'],
  play => {
    const laid = laidOut(drawing, {
      models: weak,
      active: 'A',
      abilities: [saved, acting('late', 'zero-health', 'A', nothing, true)],
    });
    play(harming(laid, harm('b', null)), laid.setup).waitsFor();
  },
);

scenario('a killer harvests before the Souls of the dead are lost', 'JHX-DEATH-005', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 11, souls: 2 } }, active: 'A' });
  const p = play(harming(laid, harm('b', 'A')), laid.setup);
  const types = p.match.records.flatMap(one => (one.kind === 'event' ? [one.event.type] : []));
  expect(types).toEqual(['ModelDamaged', 'ModelDied', 'SoulBound', 'LevelGained', 'SoulsLost']);
  expect(modelOf(p.state, 'b').souls).toBe(0);
});

const state = `
        %
     %     %
        .
     A     b
        .
     @     @
        @
`;

scenario(
  'an Effigy captured by the harvest ends the match before the Souls of the dead are lost',
  'JHX-DEATH-005',
  play => {
    // The Effigy of p2 has 4 left, that of p1 has 4 that b’s three Souls took and 0 without them.
    const laid = laidOut(state, {
      models: { b: { damage: 11, souls: 3 } },
      warbands: { p2: { effigy: { damage: 12, decay: 0 } } },
      active: 'A',
    });
    const p = play(harming(laid, harm('b', 'A')), laid.setup);
    p.ends({ reason: 'effigy-captured', winners: ['p1'] });
    expect(modelOf(p.state, 'b').souls).toBe(3);
  },
);

const on = (target: ModelId, source: ModelId, key: string): Omit<Lasting, 'id'> => ({
  key,
  source,
  target,
  data: { kind: 'marker' },
});

scenario(
  'death removes the tokens on a model; those that it has in play elsewhere stay',
  ['JHX-DEATH-006', 'JHX-DEATH-007'],
  play => {
    const laid = laidOut(drawing, {
      models: { b: { damage: 11, counters: { 'shadow-mist': 2 } } },
      effects: [on('b', 'A', 'hexed'), on('b', 'b', 'blessed'), on('A', 'b', 'haunted')],
      state: { icons: [{ id: 'orb', token: 'shadow-orb', at: 0, owner: 'b', player: 'p2' }] },
    });
    const { state } = play(harming(laid, harm('b', null)), laid.setup);
    expect(state.effects.map(({ key }) => key)).toEqual(['haunted']);
    expect(modelOf(state, 'b').counters).toEqual({});
    expect(state.icons.map(({ id }) => id)).toEqual(['orb']);
  },
);

scenario('levels, Artefacts and marks stay through death', 'JHX-DEATH-010', play => {
  const held = [{ artefact: 'boots', deck: 'p2' }];
  const laid = laidOut(drawing, {
    models: { A: { marked: 'b' }, b: { damage: 15, level: 3, artefacts: held, marked: 'A', picks: [1] } },
    cards: {
      artefacts: {
        boots: { name: 'Boots', source: 'original', kind: 'deck', slot: 'defensive', cost: 1, bonus: {} },
      },
    },
  });
  const { state } = play(harming(laid, harm('b', null)), laid.setup);
  expect(modelOf(state, 'b')).toMatchObject({ level: 3, artefacts: held, marked: 'A', picks: [1], at: null });
  expect(modelOf(state, 'A').marked).toBe('b');
});

scenario('a Monster is removed and leaves no Soul', 'JHX-DEATH-011', play => {
  const laid = laidOut(drawing, { models: { b: { kind: 'monster', damage: 7 } }, active: 'A' });
  const { state } = play(harming(laid, harm('b', 'A')), laid.setup);
  expect(state.models.map(({ id }) => id)).toEqual(['A', 'd', 'c']);
  expect([modelOf(state, 'A').souls, state.souls]).toEqual([0, []]);
});

scenario('with its Master die the models it summoned', 'JHX-SUMMON-015', play => {
  const laid = laidOut(drawing, { models: { ...weak, c: { kind: 'summoned', master: 'b' } } });
  const { state } = play(harming(laid, harm('b', null)), laid.setup);
  expect(state.models.map(({ id, at }) => [id, at === null])).toEqual([
    ['A', false],
    ['b', true],
    ['d', false],
  ]);
});

scenario(
  'the active player says who of several at zero by one effect dies next',
  ['JHX-DEATH-013', 'JHX-DEATH-012'],
  play => {
    const laid = laidOut(drawing, { models: weak, active: 'A' });
    const game = doing(laid, turn => dealDamageTogether(turn, [harm('b', null), harm('c', 'A'), harm('d', null)]));
    const p = play(game, laid.setup);
    expect(['b', 'c', 'd'].map(id => onBoard(p.state, id)?.damage)).toEqual([12, 12, 12]);
    p.options('p1', ['b', 'c', 'd']).choose('p1', 'c');
    expect(onBoard(p.state, 'c')).toBeUndefined();
    expect(modelOf(p.state, 'A').souls).toBe(1);
    p.options('p1', ['b', 'd']).choose('p1', 'd').waitsFor();
    expect(onBoard(p.state, 'b')).toBeUndefined();
  },
);

scenario('damage that kills none of several models asks for no order', ['JHX-DEATH-013', 'JHX-DEATH-012'], play => {
  const laid = laidOut(drawing, { models: { b: { damage: 11 } }, active: 'A' });
  const game = doing(laid, turn => dealDamageTogether(turn, [harm('c', 'A'), harm('b', null), harm('b', 'A')]));
  const p = play(game, laid.setup).waitsFor();
  // The point that was b’s last came of nobody; the one after it had no effect.
  expect([onBoard(p.state, 'b'), onBoard(p.state, 'c')?.damage, modelOf(p.state, 'A').souls]).toEqual([
    undefined,
    1,
    0,
  ]);
});

scenario(
  'effects that last until the next activation of the dead one stay in play, or by the option `effectsOfTheDead` end with it',
  ['JHX-DEATH-007', 'JHX-TOKEN-012'],
  play => {
    const marked = (target: ModelId, until: string): Omit<Lasting, 'id'> => ({
      key: `modify:mark:${until}`,
      source: 'b',
      target,
      until,
      data: { kind: 'modify', what: 'MEL', by: -1 },
    });
    const effects = [
      marked('A', moments.startOf('b')),
      marked('A', moments.endOf('b')),
      marked('A', moments.endOf('A')),
      marked('d', moments.round),
    ];
    const icon = { id: 'icon-1', token: 'snare', at: 0, owner: 'b', player: 'p2', until: moments.startOf('b') };
    const left = (options: Partial<JhxOptions>): readonly unknown[] => {
      const laid = laidOut(drawing, { effects, models: weak, options, active: 'A', state: { icons: [icon] } });
      const { state } = play(harming(laid, harm('b', 'A')), laid.setup);
      return [...state.effects.map(({ id }) => id), ...state.icons.map(({ id }) => id)];
    };
    expect(left({})).toEqual([1, 2, 3, 4, 'icon-1']);
    expect(left({ effectsOfTheDead: 'stay' })).toEqual([1, 2, 3, 4, 'icon-1']);
    expect(left({ effectsOfTheDead: 'end' })).toEqual([3, 4]);
  },
);
