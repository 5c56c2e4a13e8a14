import { expect } from 'vitest';
import { going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { hostilesTurn } from '../hostiles/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import { skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;
const dodge = { do: 'dodge' } as const;

/** `A` activates and stays; then b reacts, and if there is a Charm it is used. */
const reacting = (play: Plays, lay: LaidOut, dice: readonly number[], drawing = 'A\n.\n.\n.\n.\nb', uses = true) => {
  const { game, setup } = laidOut(drawing, { pitch: 2, ...lay });
  const p = play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  return open(p)[0] === 'p1 yes' ? p.choose('p1', uses) : p;
};
const charming = (level: number): LaidOut => ({ profiles: { A: skilled({ id: 'charm', level }) } });

scenario(
  'Charm I: an enemy that reacts rolls Intellect first, and on a failure declares Nothing; its point is spent',
  ['ELD-SKILL-009', 'ELD-SKILL-011'],
  play => {
    const p = reacting(play, charming(1), [11]);
    expect(told(p.match)).toEqual(['A -1 AP', 'b -1 AP', 'b charm INT 10: 11-']);
    expect([p.state.sequence?.reactions.map(({ action }) => action), open(p)]).toEqual([[nothing], ['p1 action']]);
    expect([modelIn(p, 'b').points, modelIn(p, 'b').at.y]).toEqual([1, 30480]);
    // The roll succeeds, the model is not charming, or an ally or a Construct reacts: the menu is open.
    expect(open(reacting(play, charming(1), [10]))).toEqual(['p2 action']);
    expect(open(reacting(play, {}, []))).toEqual(['p2 action']);
    const construct = { profiles: { ...charming(1).profiles, b: { traits: [{ id: 'construct' as const }] } } };
    expect(open(reacting(play, construct, []))).toEqual(['p2 action']);
    expect(open(reacting(play, { ...charming(1), state: { alliances: [['p1', 'p2']] } }, []))).toEqual(['p2 action']);
  },
);

scenario('the player of a model with Charm may do without it', ['ELD-SKILL-009', 'ELD-PROFILE-022'], play => {
  const { game, setup } = laidOut('A\n.\n.\nbc', charming(2));
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', { model: 'b' });
  expect(p.match.decisions).toMatchObject([
    { by: 'p1', kind: 'yes', options: [true, false], about: { ability: 'charm', model: 'A', target: 'b' } },
  ]);
  p.choose('p1', false).choose('p2', dodge);
  // Each enemy that reacts brings the question anew.
  p.choose('p2', { model: 'c' }).choose('p1', true);
  expect(p.state.sequence?.reactions.map(({ model, action }) => [model, action])).toEqual([
    ['b', dodge],
    ['c', nothing],
  ]);
});

scenario(
  'Charm meets every enemy that reacts, or by option the first one alone against which it is used',
  ['ELD-SKILL-009', 'ELD-PROFILE-023'],
  play => {
    const charmed = (dice: readonly number[], options: LaidOut['options'] = {}, uses = [true]) => {
      const { game, setup } = laidOut('A\n.\n.\nbc', { ...charming(1), options });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle());
      const answers = [...uses];
      for (const model of ['b', 'c']) {
        p.choose('p2', { model });
        if (open(p)[0] === 'p1 yes') p.choose('p1', answers.shift() ?? true);
        if (open(p)[0] === 'p2 action') p.choose('p2', dodge);
      }
      return p.state.sequence?.reactions.map(({ action }) => action);
    };
    const once = { charmUses: 'oncePerSequence' } as const;
    expect(charmed([11, 11])).toEqual([nothing, nothing]);
    expect(charmed([11], once)).toEqual([nothing, dodge]);
    expect(charmed([10], once)).toEqual([dodge, dodge]);
    // A Charm that its player does without is not used.
    expect(charmed([11], once, [false, true])).toEqual([dodge, nothing]);
  },
);

scenario('a Hostile uses its Charm', 'ELD-SKILL-009', play => {
  const { game, setup } = hostilesTurn('1\n.\n.\nb', {
    cards: { 1: { movement: [{ when: [{ is: 'always' }], does: { do: 'idle' } }] } },
    profiles: { 1: skilled({ id: 'charm' }) },
    models: { b: { points: 1 } },
  });
  const p = play(game, { ...setup, dice: [11] }).choose('p2', { model: 'b' });
  expect(told(p.match)).toEqual(['1 -1 AP', 'b -1 AP', 'b charm INT 10: 11-']);
});

scenario('Charm II: on a failure the enemy also walks its whole SPD towards the charmer', 'ELD-SKILL-010', play => {
  const at = (lay: LaidOut, die: number) => modelIn(reacting(play, lay, [die]), 'b').at.y;
  expect(at(charming(2), 11)).toBe(30480 - 6 * 2540);
  expect(at(charming(2), 10)).toBe(30480);
  const slowed = (state: 'crippled' | 'immobilized') => at({ ...charming(2), states: { b: [state] } }, 11);
  expect([slowed('crippled'), slowed('immobilized')]).toEqual([30480 - 3 * 2540, 30480]);
  // The walk ends at the first model on its way.
  const p = reacting(play, charming(2), [11], 'A\n.\n.\nC\n.\nb');
  expect(modelIn(p, 'b').at.y).toBe(20320 + 3202);
});

scenario(
  'the Walk of Charm II is a Walk: it passes allies, goes over low scenery and, in the air, above all scenery',
  ['ELD-SKILL-010', 'ELD-MOVE-018', 'ELD-MOVE-023', 'ELD-STATE-038'],
  play => {
    const end = (lay: LaidOut, drawing?: string) => {
      const { x, y, z } = modelIn(reacting(play, { ...charming(2), ...lay }, [11], drawing), 'b').at;
      return [x, 30480 - y, z];
    };
    const whole = 6 * 2540;
    expect(end({ models: { c: { points: 0 } } }, 'A\n.\n.\nc\n.\nb')).toEqual([5080, whole, 0]);
    // No Walk ends on an ally.
    const taken = { at: { c: { x: 5080, y: 30480 - whole } }, models: { c: { points: 0 } } };
    expect(end(taken, 'A\n.\n.\nc\n.\nb')[1]).toBeLessThanOrEqual(whole - 3200);
    const wall = (top: number) => ({ scenery: { wall: { boxes: [[1, 8, 2, 1]] as const, top } } });
    expect(end(wall(1))).toEqual([5080, whole, 0]);
    expect(end(wall(2))).toEqual([5080, 3 * 2540 - 1600, 0]);
    expect(
      end({ ...wall(2), states: { b: ['flying'] }, profiles: { ...charming(2).profiles, b: { stats: { SPD: 3 } } } }),
    ).toEqual([5080, whole, 0]);
  },
);

scenario('a charmed model that walks off a roof is rolled for in the End step', 'ELD-FALL-007', play => {
  const roof = { boxes: [[1, 11, 2, 2]] as const, top: 7 };
  const b = { x: 5080, y: 30480, z: 7 * 2540 };
  const lay = { ...charming(2), at: { b }, scenery: { roof }, models: { b: { hp: 2 } } };
  const p = reacting(play, lay, [11, 20, 20]);
  expect([modelIn(p, 'b').at.z, modelIn(p, 'b').hp]).toEqual([0, 2]);
  p.choose('p1', { do: 'nothing' });
  expect([modelIn(p, 'b').hp, modelIn(p, 'b').states.map(({ state }) => state)]).toEqual([0, ['incapacitated']]);
});

scenario(
  'a charmed model that walks off a roof and falls counts for the charmer, or by option for nobody',
  ['ELD-SKILL-010', 'ELD-HOSTILE-035'],
  play => {
    const felled = (options: LaidOut['options'] = {}) => {
      const roof = { boxes: [[1, 11, 2, 2]] as const, top: 7 };
      const b = { x: 5080, y: 30480, z: 7 * 2540 };
      const lay = { ...charming(2), at: { b }, scenery: { roof }, models: { b: { hp: 2 } }, options };
      const p = reacting(play, lay, [11, 20, 20]).choose('p1', nothing);
      return p.state.deeds.flatMap(one => (one.deed === 'incapacitated' ? [[one.by, one.model]] : []));
    };
    expect([felled(), felled({ charmedFalls: 'nobody' })]).toEqual([[['p1', 'A']], [[null, null]]]);
  },
);

scenario(
  'a movement whose end a charmed enemy has taken meanwhile ends at the last free point of its route, or by option beside its end',
  ['ELD-MOVE-021', 'ELD-SKILL-010'],
  play => {
    const ends = (options: LaidOut['options'] & object) => {
      const at = { b: { x: 3810, y: 3810 + 3200 + 2540 } };
      const { game, setup } = laidOut('A\nb', { pitch: 1.5, ...charming(2), at, options });
      const p = play(game, { ...setup, dice: [11] })
        .choose('p1', 'A')
        .choose('p1', {
          ...going('run'),
          route: [
            { x: 12000, y: 3810, z: 0 },
            { x: 3810, y: 5200, z: 0 },
          ],
        });
      p.choose('p2', { model: 'b' }).choose('p1', true);
      // b stands next to the place where A began, over the end of the route.
      expect([modelIn(p, 'b').at.y, open(p)]).toEqual([3810 + 3202, ['p1 action']]);
      return modelIn(p, 'A').at;
    };
    const { x, y } = ends({});
    const square = (x - 3810) * (x - 3810) + (y - 7012) * (y - 7012);
    expect([square >= 3200 * 3200, square < 3201 * 3201]).toEqual([true, true]);
    expect(ends({ takenEnd: 'beside' })).toEqual({ x: 3810, y: 3812, z: 0 });
  },
);

scenario('a charmed model is asked for no Attack of Opportunity either', 'ELD-SKILL-009', play => {
  const { game, setup } = laidOut('A....\nb', { pitch: 1.5, ...charming(1) });
  const p = play(game, { ...setup, dice: [11] })
    .choose('p1', 'A')
    .choose('p1', going('walk', [6, 1.5]));
  p.choose('p2', { model: 'b' }).choose('p1', true);
  expect([open(p), modelIn(p, 'b').points]).toEqual([['p1 action'], 1]);
});

scenario(
  'a charmed enemy that walks into the way of the charmer stops it, also where the end of its movement is free',
  ['ELD-SKILL-010', 'ELD-MOVE-019', 'ELD-MOVE-020'],
  play => {
    const ends = (from: { readonly x: number; readonly y: number }, skills: readonly 'flicker'[] = []) => {
      const { game, setup } = laidOut('', {
        at: { A: { x: 10160, y: 10160 }, b: from },
        facing: { b: { x: 0, y: -1 } },
        profiles: { A: skilled({ id: 'charm', level: 2 }, 'flicker'), b: { stats: { SPD: 5 } } },
      });
      const p = play(game, { ...setup, dice: [11] })
        .choose('p1', 'A')
        .choose('p1', { ...going('walk', [4, 9]), skills });
      // To a Flicker nobody reacts before its end.
      if (open(p)[0] === 'p2 opportunity' && skills.length > 0) p.choose('p2', 'pass');
      p.choose('p2', { model: 'b' }).choose('p1', true);
      while (open(p)[0] === 'p2 opportunity' || open(p)[0] === 'p2 react') p.choose('p2', 'pass');
      return [modelIn(p, 'b').at.y, modelIn(p, 'A').at.y];
    };
    // The enemy comes from beyond the end of the movement, walks past it, and stands in the way.
    expect(ends({ x: 10160, y: 26900 })).toEqual([26900 - 5 * 2540, 26900 - 5 * 2540 - 3200]);
    expect(ends({ x: 20320, y: 10160 })[1]).toBe(22860);
  },
);

scenario(
  'a charmed model makes no Chain Attack until the end of the sequence; one that has passed the roll does',
  ['ELD-SKILL-009', 'ELD-SKILL-005'],
  play => {
    // c hits A, so that b, which has reacted before, could make its Chain Attack.
    const chaining = (roll: number) => {
      const towards = { x: 0, y: 1 };
      const { game, setup } = laidOut('bc\nA', {
        pitch: 1.4,
        facing: { b: towards, c: towards },
        profiles: { A: { ...skilled('charm'), stats: { HP: 5 } }, b: skilled('chain-attack') },
      });
      const p = play(game, { ...setup, dice: roll > 10 ? [roll, 5, 20] : [roll, 5] })
        .choose('p1', 'A')
        .choose('p1', idle({ x: 0, y: -1 }));
      p.choose('p2', { model: 'b' }).choose('p1', true).chooseIfAsked('p2', nothing);
      return p.choose('p2', { model: 'c' }).choose('p1', false).choose('p2', swordAttack).choose('p1', nothing);
    };
    expect(open(chaining(11))).toEqual(['p1 turnTo']);
    chaining(10).options('p2', [nothing, swordAttack]);
  },
);
