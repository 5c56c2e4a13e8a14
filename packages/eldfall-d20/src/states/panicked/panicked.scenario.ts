import { suggest } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../../activation/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut } from '../../testing/index.js';

const scenario = scenarios<RuleId>(test);
const dodge = { do: 'dodge' } as const;
const nothing = { do: 'nothing' } as const;

scenario(
  'a Panicked model that fails its roll runs to the nearest edge and does Nothing',
  ['ELD-STATE-054', 'ELD-STATE-055', 'ELD-ACT-010'],
  play => {
    const at = { A: { x: 40000, y: 45720 } };
    const { game, setup } = laidOut('A......b', {
      at,
      states: { A: ['panicked', 'crouched'] },
      models: { b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [11] }).choose('p1', 'A');
    // Twelve inches to the left, upright.
    // A full Run of twelve inches to the left, on the grid.
    expect(modelIn(p, 'A').at.x - (40000 - 12 * 2540)).toBeLessThanOrEqual(2);
    expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['panicked']);
    p.options('p1', [nothing]);
  },
);

scenario('a Panicked model that passes its roll acts normally and stays Panicked', 'ELD-STATE-060', play => {
  const { game, setup } = laidOut('A......b', { states: { A: ['panicked'] }, models: { b: { points: 0 } } });
  const p = play(game, { ...setup, dice: [10] }).choose('p1', 'A');
  expect([open(p), modelIn(p, 'A').states.map(({ state }) => state)]).toEqual([['p1 movement'], ['panicked']]);
});

scenario('a Panicked model whose Run would pass the edge is removed', ['ELD-STATE-057', 'ELD-ACT-023'], play => {
  const at = { A: { x: 20000, y: 45720 } };
  const { game, setup } = laidOut('A.B.C.D.....b', { at, states: { A: ['panicked'] }, models: { b: { points: 0 } } });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', nothing);
  expect(events(p, 'ModelRemoved').map(({ model, why }) => [model, why])).toEqual([['A', 'fled']]);
});

scenario(
  'of equally near edges the player of a Panicked model picks one, and an Immobilized model stays',
  ['ELD-STATE-056', 'ELD-STATE-058'],
  play => {
    const at = { A: { x: 45720, y: 45720 } };
    const lay: LaidOut = { at, models: { b: { points: 0 } } };
    const free = laidOut('A......b', { ...lay, states: { A: ['panicked'] } });
    play(free.game, { ...free.setup, dice: [11] })
      .choose('p1', 'A')
      .options('p1', ['left', 'right', 'top', 'bottom']);
    const held = laidOut('A......b', { ...lay, states: { A: ['panicked', 'immobilized'] } });
    const p = play(held.game, { ...held.setup, dice: [11] })
      .choose('p1', 'A')
      .options('p1', [nothing]);
    expect(modelIn(p, 'A').at).toMatchObject(at.A);
  },
);

scenario(
  'a Crouched and Panicked model that fails its roll stays where it is if a model above leaves it no room to get up',
  ['ELD-STATE-055', 'ELD-STATE-058', 'ELD-MOVE-021'],
  play => {
    // C stands on a ledge 1 inch high, and its base reaches over the border of it.
    const low = (by: number) => {
      const x = 40000;
      const { game, setup } = laidOut('A......b', {
        at: { A: { x, y: 45720 }, C: { x: x + 3200 - by, y: 45720, z: 2540 } },
        scenery: { ledge: { boxes: [[(x + 1700) / 2540, 17, 4, 4]], top: 1 } },
        states: { A: ['panicked', 'crouched'] },
        models: { b: { points: 0 } },
      });
      const p = play(game, { ...setup, dice: [11] })
        .choose('p1', 'A')
        .options('p1', [nothing]);
      const { at, states } = modelIn(p, 'A');
      return [at.x === x, states.map(({ state }) => state)];
    };
    expect([low(0), low(1)]).toEqual([
      [false, ['panicked']],
      [true, ['panicked', 'crouched']],
    ]);
  },
);

scenario('a Panicked model that fails the roll of a Reaction may only Dodge or do Nothing', 'ELD-STATE-059', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1.5, states: { b: ['panicked'] } });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  p.options('p2', [nothing, dodge]);
  expect(modelIn(p, 'b').points).toBe(1);
});

scenario(
  'the Dodge of a model that failed the roll of a Reaction leads towards the nearest edge, or nowhere',
  'ELD-STATE-059',
  play => {
    const far = { x: 0, y: -1 };
    const dodges = (die: number) => {
      const at = { A: { x: 20000, y: 40000 }, b: { x: 20000, y: 44000 } };
      const { game, setup } = laidOut('A\nb', { at, states: { b: ['panicked'] } });
      const p = play(game, { ...setup, dice: [die] })
        .choose('p1', 'A')
        .choose('p1', idle());
      return p.choose('p2', { model: 'b' }).choose('p2', dodge).choose('p1', nothing);
    };
    const to = (x: number, y: number) => ({ route: [{ x, y, z: 0 }], facing: far });
    // The left edge is nearest: a step to any other side does not lead towards it.
    dodges(11)
      .refuses('p2', to(20001, 44000), { code: 'not-to-the-edge', rule: 'ELD-STATE-059' })
      .refuses('p2', to(20000, 47000), { code: 'not-to-the-edge', rule: 'ELD-STATE-059' })
      .choose('p2', to(19999, 47000));
    const stays = dodges(11).choose('p2', { route: [], facing: far });
    expect(modelIn(stays, 'b').at).toEqual({ x: 20000, y: 44000, z: 0 });
    const passed = dodges(10).choose('p2', to(22000, 44000));
    expect(modelIn(passed, 'b').at.x).toBe(22000);
    const suggested = dodges(11);
    const [decision] = suggested.match.decisions;
    const moves = decision ? suggest(suggested.match, decision, 20) : [];
    expect(moves.length).toBeGreaterThan(1);
  },
);

scenario(
  'a Panicked model that flees over an edge falls as in every Run',
  ['ELD-STATE-055', 'ELD-MOVE-029', 'ELD-FALL-007'],
  play => {
    // A roof of two and a half inches, which is less than half of the SPD of six: no roll, but a fall all the same.
    const { game, setup } = laidOut('A......b', {
      at: { A: { x: 40000, y: 45720, z: 6350 } },
      scenery: { roof: { boxes: [[14, 15, 6, 6]], top: 2.5 } },
      states: { A: ['panicked'] },
      models: { b: { points: 0 } },
    });
    const p = play(game, { ...setup, dice: [11] }).choose('p1', 'A');
    const [declared] = events(p, 'MovementDeclared');
    expect(declared?.movement.falls).toEqual([{ leg: 2, drop: 6350 }]);
    expect(modelIn(p, 'A').at.z).toBe(0);
  },
);

scenario(
  'a Panicked model flees over a high edge, too, but never from a wall',
  ['ELD-STATE-058', 'ELD-FALL-007'],
  play => {
    const at = { A: { x: 33020, y: 25400, z: 25400 } };
    const scenery = { tower: { boxes: [[12, 8, 4, 4]] as const, top: 10 } };
    const lay: LaidOut = { at, scenery, states: { A: ['panicked'] }, models: { b: { points: 0 } } };
    const high = laidOut('.......b', { ...lay, profiles: { A: { stats: { HP: 9 } } } });
    const p = play(high.game, { ...high.setup, dice: [11, 11, 11, 11] })
      .choose('p1', 'A')
      .choose('p1', nothing);
    // The roof ends two inches before the base, and the edge of the field lies within the Run.
    expect(events(p, 'MovementDeclared')[0]?.movement.falls).toEqual([{ leg: 2, drop: 25400 }]);
    expect(events(p, 'RollMade').filter(({ roll }) => roll.purpose === 'fall')).toHaveLength(3);
    expect(events(p, 'ModelRemoved').map(({ why }) => why)).toEqual(['fled']);
    const hanging = laidOut('.......b', {
      ...lay,
      at: { A: { x: 28880, y: 25400, z: 10160 } },
      models: { A: { onWall: true }, b: { points: 0 } },
    });
    const held = play(hanging.game, { ...hanging.setup, dice: [11] }).choose('p1', 'A');
    expect(modelIn(held, 'A')).toMatchObject({ at: { x: 28880, y: 25400, z: 10160 }, onWall: true });
  },
);

scenario(
  'the Run of a Panicked model that just reaches the edge stays on the field, and a longer one passes it',
  'ELD-STATE-057',
  play => {
    const runs = (x: number) => {
      const { game, setup } = laidOut('A.B.C.D.....b', {
        at: { A: { x, y: 45720 } },
        states: { A: ['panicked'] },
        models: { b: { points: 0 } },
      });
      return play(game, { ...setup, dice: [11] })
        .choose('p1', 'A')
        .choose('p1', nothing);
    };
    // Twelve inches from the place at the left edge, and one hundredth of a millimetre less.
    const whole = 1600 + 12 * 2540;
    expect([whole, whole - 1].map(x => events(runs(x), 'ModelRemoved').length)).toEqual([0, 1]);
  },
);

scenario(
  'a Panicked model flees from an enemy that engages it, up the field to the nearest edge, but not with too great a burden',
  ['ELD-STATE-055', 'ELD-STATE-058'],
  play => {
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['b'] } as const;
    const lay: LaidOut = {
      at: { A: { x: 45720, y: 40000 }, b: { x: 45720, y: 44000 } },
      states: { A: ['panicked', engaged] },
      models: { b: { points: 0 } },
    };
    const flees = (more: LaidOut) => {
      const { game, setup } = laidOut('A.b', { ...lay, ...more });
      return modelIn(play(game, { ...setup, dice: [11] }).choose('p1', 'A'), 'A').at;
    };
    const { y, ...end } = flees({});
    expect(end).toEqual({ x: 45720, z: 0 });
    expect([y - (40000 - 12 * 2540) >= 0, y - (40000 - 12 * 2540) <= 2]).toEqual([true, true]);
    const low = flees({ at: { A: { x: 45720, y: 52000 }, b: { x: 45720, y: 48000 } } });
    expect(52000 + 12 * 2540 - low.y).toBeLessThanOrEqual(2);
    const inventory = [{ item: 'sword', quantity: 9, acquired: true }];
    const loaded = { models: { A: { inventory, equipped: [] }, b: { points: 0 } } };
    expect(flees(loaded)).toMatchObject({ x: 45720, y: 40000 });
  },
);

scenario(
  'a Panicked model that interrupts a movement and fails its roll has the rest of the menu, and no Attack of Opportunity',
  ['ELD-STATE-059', 'ELD-REACT-008'],
  play => {
    const { game, setup } = laidOut('A....\nb', { pitch: 1.5, states: { b: ['panicked'] } });
    const p = play(game, { ...setup, dice: [11] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [6, 1.5]))
      .choose('p2', { model: 'b' })
      .options('p2', [nothing, dodge])
      .choose('p2', nothing);
    expect(p.state.sequence?.reactions.map(({ model, opportunity }) => [model, opportunity])).toEqual([['b', false]]);
  },
);

scenario(
  'a Panicked model whose flight is cut short on the field stays there, and one whose flight is not leaves it',
  ['ELD-STATE-057', 'ELD-SKILL-032', 'ELD-STATE-073'],
  play => {
    const at = { A: { x: 12700, y: 45720 }, b: { x: 7000, y: 45720 + 3200 + 1000 } };
    const lay: LaidOut = { at, states: { A: ['panicked'] }, profiles: { b: { skills: [{ id: 'impede' }] } } };
    const { game, setup } = laidOut('Ab', lay);
    const fleeing = (dice: readonly number[]) => play(game, { ...setup, dice }).choose('p1', 'A');
    const off = fleeing([15]).choose('p2', 'pass').choose('p2', 'pass').choose('p1', { do: 'nothing' });
    const held = fleeing([15, 20]).choose('p2', { model: 'b' }).choose('p2', swordAttack);
    held.choose('p2', { leg: 1, along: 5700 }).choose('p2', true).choose('p1', { do: 'nothing' });
    expect([modelIn(off, 'A').where, modelIn(held, 'A').where, modelIn(held, 'A').at.x]).toEqual([
      'removed',
      'field',
      7000,
    ]);
    // So does the contact with a Hidden enemy.
    const met = laidOut('Ab', { at: { ...at, b: { x: 7000, y: 45720 } }, states: { ...lay.states, b: ['hidden'] } });
    const p = play(met.game, { ...met.setup, dice: [15] }).choose('p1', 'A');
    while (p.match.decisions.some(({ by }) => by === 'p2')) p.choose('p2', 'pass');
    p.choose('p1', { do: 'nothing' });
    const shown = modelIn(p, 'b').states.map(({ state }) => state);
    expect([modelIn(p, 'A').where, shown]).toEqual(['field', ['engaged']]);
  },
);

scenario(
  'a Panicked model flees over a surface that is narrower than its base as far as the Run reaches there',
  ['ELD-STATE-055', 'ELD-MOVE-024'],
  play => {
    const fled = (scenery: LaidOut['scenery'] = {}) => {
      const { game, setup } = laidOut('A......b', {
        at: { A: { x: 40000, y: 45720 } },
        states: { A: ['panicked'] },
        models: { b: { points: 0 } },
        scenery,
      });
      const p = play(game, { ...setup, dice: [11] }).choose('p1', 'A');
      return (40000 - modelIn(p, 'A').at.x) / 2540;
    };
    expect(fled()).toBeCloseTo(12, 2);
    // The Run is 12 inches long; the plank begins 1.118 inches before the model and costs double.
    const plank = { boxes: [[1, 17.5, 13, 1]], top: 0.5, kind: 'narrow' } as const;
    expect(fled({ plank })).toBeCloseTo(1.118 + (12 - 1.118) / 2, 2);
  },
);

scenario(
  'a model that flees past the edge is shot on its way before it is removed',
  ['ELD-STATE-057', 'ELD-REACT-009', 'ELD-ACT-023'],
  play => {
    const bow = { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } };
    const at = { A: { x: 20000, y: 45720 }, b: { x: 20000, y: 52000 } };
    const { game, setup } = laidOut('A.B.C.D.....b', { at, states: { A: ['panicked'] }, profiles: { b: bow } });
    const p = play(game, { ...setup, dice: [11, 5, 8] })
      .choose('p1', 'A')
      .choose('p2', { model: 'b' });
    p.choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' }).choose('p2', { leg: 0, along: 0 });
    p.choose('p1', nothing).choose('p1', { x: 0, y: 1 });
    expect(events(p, 'HpChanged').map(({ model, by }) => [model, by])).toEqual([['A', -1]]);
    expect(events(p, 'ModelRemoved').map(({ model, why }) => [model, why])).toEqual([['A', 'fled']]);
  },
);
