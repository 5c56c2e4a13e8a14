import type { Turn } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems, plainQuest } from '../testing/index.js';
import type { Eld, ModelState, Stage } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;
const strategic = (active: string | null = 'p1'): { readonly stage: Stage } => ({
  stage: { name: 'turn', active, phase: 'strategic', step: '' },
});
const states = (p: Parameters<typeof modelIn>[0], id: string) => modelIn(p, id).states.map(({ state }) => state);
const lasting = (until: ModelState['until'], state: ModelState['state'], by = 'p2'): ModelState => ({
  state,
  by,
  source: 'test',
  ...(until ? { until } : {}),
});

scenario(
  'a turn goes through its four phases, and all players get Activation Points',
  ['ELD-TURN-002', 'ELD-TURN-003', 'ELD-TURN-006', 'ELD-TURN-007', 'ELD-ACT-001'],
  play => {
    const { game, setup } = laidOut('A..b', { models: { A: { points: 5 }, b: { points: 0 } }, state: strategic() });
    const p = play(game, setup);
    expect([modelIn(p, 'A').points, modelIn(p, 'b').points, open(p)]).toEqual([2, 2, ['p1 activate']]);
    p.choose('p1', 'end');
    const phases = events(p, 'StageReached').map(({ stage }) =>
      stage.name === 'turn' ? `${stage.active} ${stage.phase}` : '',
    );
    expect([...new Set(phases)]).toEqual([
      'p1 strategic',
      'p1 upkeep',
      'p1 tactical',
      'p1 end',
      'p2 strategic',
      'p2 upkeep',
      'p2 tactical',
    ]);
  },
);

scenario(
  'the End phase ends what lasts until then, and then everybody loses the Activation Points that are left',
  ['ELD-TURN-011', 'ELD-TURN-012', 'ELD-TURN-014', 'ELD-TURN-015', 'ELD-STATE-003', 'ELD-STATE-047'],
  play => {
    const { game, setup } = laidOut('AB..b', {
      states: { A: [lasting('end-phase', 'slowed')], B: ['incapacitated', lasting(undefined, 'weakened')] },
      models: { B: { hp: 0 } },
    });
    const p = play(game, setup);
    expect(modelIn(p, 'B').points).toBe(2);
    p.choose('p1', 'end');
    expect(events(p, 'PointsDiscarded').map(({ models }) => models)).toEqual([['A', 'B', 'b']]);
    expect([states(p, 'A'), states(p, 'B').slice(0, 2)]).toEqual([[], ['incapacitated', 'weakened']]);
  },
);

scenario(
  'an effect that lasts until a Strategic phase ends in that of its player, or of its model',
  ['ELD-STATE-004', 'ELD-STATE-005', 'ELD-STATE-035', 'ELD-STATE-034'],
  play => {
    const lay: LaidOut = {
      states: {
        A: [
          lasting('strategic-phase', 'slowed', 'p1'),
          lasting('strategic-phase', 'crippled', 'p2'),
          lasting('own-strategic-phase', 'fatigued'),
        ],
        b: [lasting('own-strategic-phase', 'fatigued')],
      },
      models: { A: { points: 0 }, b: { points: 0 } },
    };
    const { game, setup } = laidOut('A..b', { ...lay, state: strategic() });
    const p = play(game, setup);
    expect([states(p, 'A'), states(p, 'b')]).toEqual([['crippled'], ['fatigued']]);
    // The Fatigued model of the other player has got no Activation Points in this Upkeep.
    expect([modelIn(p, 'A').points, modelIn(p, 'b').points]).toEqual([2, 0]);
  },
);

scenario(
  'a state from two sources lasts until the later one ends, and is there once',
  ['ELD-STATE-001', 'ELD-STATE-002'],
  play => {
    const twice = [
      lasting('end-phase', 'slowed'),
      { ...lasting('strategic-phase', 'slowed', 'p1'), source: 'other' },
      lasting(undefined, 'weakened'),
    ];
    const { game, setup } = laidOut('A..b', { states: { A: twice } });
    const p = play(game, setup).choose('p1', 'end');
    expect(states(p, 'A')).toEqual(['slowed', 'weakened']);
  },
);

scenario(
  'the same effect of two players ends for each of them in the own phase of that player',
  ['ELD-STATE-002', 'ELD-STATE-004'],
  play => {
    const both = [lasting('strategic-phase', 'panicked', 'p2'), lasting('strategic-phase', 'panicked', 'p3')];
    const { game, setup } = laidOut('A..bc', {
      players: ['p1', 'p2', 'p3'],
      models: { c: { player: 'p3' } },
      states: { A: both },
    });
    const p = play(game, setup).choose('p1', 'end');
    expect(modelIn(p, 'A').states.map(({ by }) => by)).toEqual(['p3']);
    p.choose('p2', 'end');
    expect(states(p, 'A')).toEqual([]);
  },
);

scenario('a state without an end is there once, from however many sources', 'ELD-STATE-002', play => {
  const knocks = {
    ...plainItems.sword,
    weapon: { ...plainItems.sword?.weapon, power: 2, traits: [{ id: 'knockdown' }] },
  };
  const struck = (...before: readonly ReturnType<typeof lasting>[]) => {
    const { game, setup } = laidOut('A\nb', {
      pitch: 1.5,
      // The cast is safe: a sword with another Power and trait.
      pack: { items: { sword: knocks as Item } },
      states: { b: before },
      models: { b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [5, 6, 20, 20] })
      .choose('p1', 'A')
      .choose('p1', idle());
    p.choose('p1', { do: 'attack', means: { item: 'sword' }, kind: 'melee' }).choose('p2', { x: 0, y: -1 });
    return modelIn(p, 'b').states.flatMap(({ state, until }) => (state === 'crouched' ? [until ?? 'no end'] : []));
  };
  const none = ['no end'];
  expect([struck(), struck(lasting(undefined, 'crouched'))]).toEqual([none, none]);
  expect(struck(lasting('end-phase', 'crouched'))).toEqual(none);
});

scenario(
  'Bleeding and Poisoned models roll Toughness in their own Strategic phase',
  ['ELD-STATE-006', 'ELD-STATE-007', 'ELD-STATE-061', 'ELD-TURN-005'],
  play => {
    const lay: LaidOut = { states: { A: ['bleeding'], B: ['poisoned'], b: ['bleeding'] }, state: strategic() };
    const { game, setup } = laidOut('AB..b', lay);
    const lost = play(game, { ...setup, dice: [11, 5] });
    expect([modelIn(lost, 'A').hp, modelIn(lost, 'B').hp, states(lost, 'A')]).toEqual([1, 1, ['bleeding']]);
    const held = play(game, { ...setup, dice: [10, 4] });
    expect([modelIn(held, 'A').hp, modelIn(held, 'B').hp, states(held, 'B')]).toEqual([2, 2, ['poisoned']]);
  },
);

scenario(
  'the parts of the Strategic phase are done in any order, and rolls that are made early are not made again',
  ['ELD-TURN-004', 'ELD-TURN-005'],
  play => {
    const lay: LaidOut = {
      profiles: { A: { stratagems: ['stand'] } },
      pack: { stratagems: { stand: { name: 'Stand', kind: 'authority', changes: [] } } },
      states: { A: ['bleeding'], B: ['bleeding'] },
      state: strategic(),
    };
    const { game, setup } = laidOut('AB..b', lay);
    const rolls = (model: string) => ({ do: 'rolls', model }) as const;
    const stand = [
      { do: 'stratagem', stratagem: 'stand' },
      { do: 'stratagem', stratagem: null },
    ] as const;
    const p = play(game, { ...setup, dice: [11, 10] });
    p.options('p1', [rolls('A'), rolls('B'), ...stand, { do: 'done' }]).choose('p1', rolls('B'));
    p.options('p1', [rolls('A'), ...stand, { do: 'done' }]).choose('p1', stand[0]);
    p.waitsFor({ by: 'p1', kind: 'activate' });
    expect([modelIn(p, 'A').hp, modelIn(p, 'B').hp]).toEqual([2, 1]);
  },
);

scenario(
  'Weakened halves the Toughness that the poison has left, and nothing left fails without a die',
  ['ELD-STATE-062', 'ELD-STATE-063'],
  play => {
    const weak = laidOut('AB..b', { states: { A: ['poisoned', 'weakened'] }, state: strategic() });
    expect(modelIn(play(weak.game, { ...weak.setup, dice: [3] }), 'A').hp).toBe(1);
    expect(modelIn(play(weak.game, { ...weak.setup, dice: [2] }), 'A').hp).toBe(2);
    const stats = { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 6, ARM: 2, HP: 2, M: 10 };
    const none = laidOut('AB..b', { profiles: { A: { stats } }, states: { A: ['poisoned'] }, state: strategic() });
    expect(modelIn(play(none.game, none.setup), 'A').hp).toBe(1);
  },
);

scenario(
  'a model that a state wounds falls at once, and one that had fallen dies',
  ['ELD-STATE-045', 'ELD-STATE-050'],
  play => {
    const lay: LaidOut = {
      states: { A: ['bleeding'], B: ['bleeding', 'incapacitated'] },
      models: { A: { hp: 1 }, B: { hp: 0 } },
      state: strategic(),
    };
    const { game, setup } = laidOut('ABCDEF..b', lay);
    const p = play(game, { ...setup, dice: [20, 20] });
    expect([states(p, 'A'), states(p, 'B')]).toEqual([
      ['bleeding', 'incapacitated'],
      ['bleeding', 'dead'],
    ]);
  },
);

scenario(
  'an Incapacitated model with HP gets up at the close of its own Strategic phase, perhaps Crouched',
  ['ELD-STATE-048', 'ELD-STATE-049'],
  play => {
    const lay: LaidOut = {
      states: { A: ['incapacitated'], B: ['incapacitated'], b: ['incapacitated'] },
      models: { A: { hp: 1, points: 0 }, B: { hp: 0, points: 0 } },
      state: strategic(),
    };
    const { game, setup } = laidOut('ABCDEF..bcd', lay);
    const p = play(game, setup).waitsFor({ by: 'p1', kind: 'yes' }).choose('p1', true);
    expect([states(p, 'A'), states(p, 'B'), states(p, 'b')]).toEqual([
      ['crouched'],
      ['incapacitated'],
      ['incapacitated'],
    ]);
    // The model stands before the Upkeep.
    expect([modelIn(p, 'A').points, modelIn(p, 'B').points]).toEqual([2, 0]);
    const upright = play(game, setup).choose('p1', false);
    expect([states(upright, 'A'), modelIn(upright, 'A').points]).toEqual([[], 2]);
  },
);

scenario('the Quest ends before the turn of a player whose models have all fallen', 'ELD-TURN-013', play => {
  const { game, setup } = laidOut('A..bc', {
    states: { b: ['incapacitated'] },
    models: { b: { hp: 0 }, c: { where: 'removed' } },
  });
  play(game, setup)
    .choose('p1', 'end')
    .ends({ reason: 'party-fallen', winners: ['p1', 'p2'] });
  const left = laidOut('A..bc', { states: { b: ['incapacitated'] }, models: { b: { hp: 0 } } });
  const p = play(left.game, left.setup).choose('p1', 'end');
  expect(p.match.outcome).toBeUndefined();
});

scenario(
  'models that left by an exit do not count for the fall of their party, but by the option it has not fallen',
  'ELD-TURN-013',
  play => {
    const reason = (leftParty?: 'passedOver' | 'goesOn') => {
      const { game, setup } = laidOut('A..bc', {
        options: leftParty === undefined ? {} : { leftParty },
        states: { b: ['incapacitated'] },
        models: { b: { hp: 0 }, c: { where: 'left' } },
      });
      return play(game, setup).choose('p1', 'end').match.outcome?.reason;
    };
    expect([reason(), reason('passedOver'), reason('goesOn')]).toEqual(['party-fallen', 'party-fallen', undefined]);
  },
);

scenario('a player who is alone and whose party falls has not won, but by the option', 'ELD-END-002', play => {
  const winners = { lost: [], points: ['p1'] };
  for (const fallenAlone of ['lost', 'points'] as const) {
    const { game, setup } = laidOut('A', {
      players: ['p1'],
      options: { fallenAlone },
      states: { A: ['incapacitated'] },
      models: { A: { hp: 0 } },
    });
    play(game, setup).ends({ reason: 'party-fallen', winners: winners[fallenAlone] });
  }
});

scenario(
  'a party is Panicked while at most half of its original models are left',
  ['ELD-MORALE-001', 'ELD-MORALE-002', 'ELD-MORALE-004'],
  play => {
    const lay: LaidOut = { states: { a: ['incapacitated'] }, models: { a: { hp: 0 } } };
    const half = laidOut('A\n.\n.\n.\nabc', lay);
    const p = play(half.game, half.setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', 'pass')
      .choose('p1', nothing);
    // Two of three are left, more than half of three rounded down.
    expect([events(p, 'MoraleBroken'), states(p, 'b')]).toEqual([[], []]);
    const broken = laidOut('A\n.\n.\n.\nabc', {
      states: { a: ['incapacitated'], b: ['dead'] },
      models: { a: { hp: 0 }, b: { hp: 0 }, c: { points: 0 } },
    });
    const q = play(broken.game, broken.setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    expect([events(q, 'MoraleBroken').map(({ player }) => player), states(q, 'c')]).toEqual([['p2'], ['panicked']]);
  },
);

scenario('morale recovers with the models, and Panicked from elsewhere stays', 'ELD-MORALE-003', play => {
  const panicked = { state: 'panicked', until: 'game', by: 'p1', source: 'broken-morale' } as const;
  const { game, setup } = laidOut('ABC..b', {
    states: { A: [panicked], B: [panicked, lasting(undefined, 'panicked')] },
    parties: { p1: { broken: true } },
    models: { b: { points: 0 } },
  });
  const p = play(game, setup).choose('p1', 'C').choose('p1', idle()).choose('p1', nothing);
  expect([states(p, 'A'), states(p, 'B')]).toEqual([[], ['panicked']]);
});

scenario(
  'Activation Points beyond those that a model has are lost, and the next Upkeep is not smaller for it',
  'ELD-ACT-006',
  play => {
    const beginnings = [
      (turn: Turn<Eld>, model: string) => {
        turn.emit({ type: 'PointsChanged', model, by: -5, why: 'test' }, 'ELD-ACT-006');
        return undefined;
      },
    ];
    const { game, setup } = laidOut('A..b', { sources: { beginnings }, models: { b: { points: 0 } } });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    // The turn of `p2` has begun, and its Upkeep gives everybody the whole STA.
    expect([open(p), modelIn(p, 'A').points]).toEqual([['p2 activate'], 2]);
    const lost = events(p, 'PointsChanged').map(({ by }) => by);
    expect(lost).toEqual([-1, -5]);
  },
);

scenario('a Weakened model without Stamina gets no Activation Points, and not fewer than none', 'ELD-ACT-006', play => {
  const stats = { STA: 1, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 };
  const lay: LaidOut = { profiles: { A: { stats } }, states: { A: ['weakened'] }, state: strategic() };
  const { game, setup } = laidOut('AB..b', lay);
  expect(modelIn(play(game, setup), 'A').points).toBe(0);
});

scenario(
  'a Dead model makes no rolls, and one that dies of the first makes no other',
  ['ELD-TURN-005', 'ELD-STATE-050'],
  play => {
    const dead = laidOut('ABCD..b', { states: { A: ['dead', 'bleeding', 'poisoned'] }, state: strategic() });
    expect(events(play(dead.game, dead.setup), 'RollMade')).toEqual([]);
    const twice = laidOut('ABCD..b', {
      states: { A: ['incapacitated', 'bleeding', 'poisoned'] },
      models: { A: { hp: 0 } },
      state: strategic(),
    });
    const rolled = (dice: readonly number[]) => {
      const p = play(twice.game, { ...twice.setup, dice });
      return [events(p, 'RollMade').map(({ roll }) => roll.about), states(p, 'A').includes('dead')];
    };
    expect(rolled([11])).toEqual([['bleeding'], true]);
    expect(rolled([10, 5])).toEqual([['bleeding', 'poisoned'], true]);
  },
);

scenario(
  'a model that gets up low is not asked, and gives its party Morale again at once',
  ['ELD-STATE-049', 'ELD-MORALE-003', 'ELD-MORALE-004'],
  play => {
    const panicked = { state: 'panicked', until: 'game', by: 'p1', source: 'broken-morale' } as const;
    const { game, setup } = laidOut('AB..b', {
      states: { A: ['incapacitated', 'crouched'], B: [panicked] },
      models: { A: { hp: 1, points: 0 } },
      parties: { p1: { broken: true } },
      state: strategic(),
    });
    const p = play(game, setup);
    expect([open(p), states(p, 'A'), states(p, 'B')]).toEqual([['p1 activate'], ['crouched'], []]);
  },
);

scenario(
  'models that left by an exit of the Quest have not fallen, and some Quests know no Morale',
  ['ELD-MORALE-001', 'ELD-MORALE-002'],
  play => {
    const fallen: LaidOut = { states: { B: ['incapacitated'] }, models: { B: { hp: 0 }, b: { points: 0 } } };
    const broken = (more: LaidOut) => {
      const { game, setup } = laidOut('ABC..b', { ...fallen, ...more, models: { ...fallen.models, ...more.models } });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
      return events(p, 'MoraleBroken').length;
    };
    expect([broken({ models: { C: { where: 'removed' } } }), broken({ models: { C: { where: 'left' } } })]).toEqual([
      1, 0,
    ]);
    const quests = { 'open-hostilities': { ...plainQuest, morale: false } };
    expect(broken({ models: { C: { where: 'removed' } }, pack: { quests } })).toBe(0);
  },
);

scenario(
  'Broken Morale keeps a model Panicked when another cause of it is over',
  ['ELD-MORALE-001', 'ELD-STATE-002'],
  play => {
    const { game, setup } = laidOut('AB......b', {
      states: { A: [lasting('end-phase', 'panicked')], B: ['dead'] },
      models: { B: { hp: 0 }, b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [10] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', nothing)
      .choose('p1', 'end');
    expect(states(p, 'A')).toEqual(['panicked']);
  },
);
