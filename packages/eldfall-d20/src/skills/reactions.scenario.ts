import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { hostilesTurn } from '../hostiles/scenario-words.js';
import { type LaidOut, laidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { DeclaredMovement, ModelState } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import { armed, skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;
const dodge = { do: 'dodge' } as const;
const { sword } = plainItems;
if (!sword?.weapon) throw new RangeError('no sword');
const lance: Item = { ...sword, name: 'Lance', weapon: { ...sword.weapon, reach: { distance: 4 } } };

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

const foreseeing: LaidOut = { profiles: { b: skilled('foresight') } };

scenario(
  'Foresight: a model that has become the target of an Attack declares its Reaction after the Action step',
  'ELD-SKILL-026',
  play => {
    const to = (lay: LaidOut, dice: readonly number[], targets: readonly string[] = []) => {
      const { game, setup } = laidOut('A.\nbc', { pitch: 1.5, ...lay });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle())
        .choose('p2', 'pass');
      p.choose('p1', swordAttack);
      for (const model of targets) p.choose('p1', { model });
      return p;
    };
    const p = to(foreseeing, [5, 20, 4], ['b', 'b']);
    p.options('p2', ['pass', { model: 'b' }])
      .choose('p2', { model: 'b' })
      .choose('p2', dodge);
    expect([modelIn(p, 'b').points, told(p.match)]).toEqual([
      1,
      ['A -1 AP', 'b -1 AP', 'A attack OFF 12 at b: 5 20-', 'b dodge AG 10: 4', 'hit on b negated by dodge'],
    ]);
    // Not the target, no skill, no Action Point.
    expect(open(to(foreseeing, [20, 20], ['c', 'c']))).not.toContain('p2 react');
    expect(open(to({}, [20, 20], ['b', 'b']))).not.toContain('p2 react');
    expect(open(to({ ...foreseeing, models: { b: { points: 0 } } }, [20, 20], ['b', 'b']))).not.toContain('p2 react');
    expect(told(to(foreseeing, [20, 20], ['b', 'b']).choose('p2', 'pass').match).at(-1)).toContain('A attack');
  },
);

scenario('a model that has reacted already does not react again by Foresight', 'ELD-SKILL-026', play => {
  const { game, setup } = laidOut('A\nb', { pitch: 1.5, ...foreseeing });
  const p = play(game, { ...setup, dice: [20, 20] })
    .choose('p1', 'A')
    .choose('p1', idle());
  p.choose('p2', { model: 'b' }).choose('p2', nothing).choose('p1', swordAttack);
  expect(events(p, 'ReactionDeclared').length).toBe(1);
});

/** `A` walks past b, which attacks it on the way. */
const passing = (play: Plays, lay: LaidOut, leg: number, along: number, dice: readonly number[] = []) => {
  const { game, setup } = laidOut('A.......\n\n...b', { pitch: 1, ...lay });
  const p = play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', going('walk', [7, 1]));
  p.choose('p2', { model: 'b' });
  p.choose('p2', lay.profiles?.b?.inventory ? { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } : swordAttack);
  return p.choose('p2', { leg, along });
};
const impeding: LaidOut = { profiles: { b: skilled('impede') } };
const states = (p: Parameters<typeof modelIn>[0]) => modelIn(p, 'A').states.map(({ state, about }) => [state, about]);

scenario(
  'Impede: an Attack of Opportunity ends the movement at its point, and a Melee Attack engages at once',
  ['ELD-SKILL-032', 'ELD-SKILL-033'],
  play => {
    const p = passing(play, impeding, 1, 7620);
    expect([modelIn(p, 'A').at.x, states(p), open(p)]).toEqual([10160, [['engaged', ['b']]], ['p1 action']]);
    // The Engaged model shoots nobody in this sequence, and no other skill stops it.
    expect([modelIn(passing(play, {}, 1, 7620), 'A').at.x, states(passing(play, {}, 1, 7620))]).toEqual([17780, []]);
  },
);

scenario(
  'a model that Impede stops goes down where it stops, as it declared for the end of its movement',
  ['ELD-STATE-018', 'ELD-SKILL-032'],
  play => {
    const stopped = (stance: DeclaredMovement['stance'] & object, lay: LaidOut = {}) => {
      const { game, setup } = laidOut('A.b', {
        at: { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 6350 } },
        ...impeding,
        ...lay,
      });
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { ...going('walk', [5, 1]), stance });
      p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 });
      return [modelIn(p, 'A').at.x, modelIn(p, 'A').states.map(({ state }) => state)];
    };
    expect(stopped({ state: 'crouched', to: true, when: 'after' })).toEqual([10160, ['crouched', 'engaged']]);
    const crawler = {
      states: { A: ['crouched'] },
      profiles: { ...impeding.profiles, A: { stats: { SPD: 8 } } },
    } as const;
    expect(stopped({ state: 'crouched', to: false, when: 'after' }, crawler)).toEqual([10160, ['engaged']]);
    // Beneath a low beam it has no room to get up.
    const beam = { beam: { boxes: [[0, 0, 4.2, 2]] as const, base: 1, top: 3 } };
    const low = stopped({ state: 'crouched', to: false, when: 'after' }, { ...crawler, scenery: beam });
    expect(low).toEqual([10160, ['crouched', 'engaged']]);
  },
);

scenario(
  'an Attack of Opportunity with Impede meets the model before it goes down',
  ['ELD-REACT-009', 'ELD-COVER-006'],
  play => {
    const archer = { ...skilled('impede'), ...armed('bow') };
    const { game, setup } = laidOut('A.b', {
      at: { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 12700 } },
      profiles: { b: archer },
    });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', { ...going('walk', [4.5, 1]), stance: { state: 'crouched', to: true, when: 'after' } });
    p.choose('p2', { model: 'b' }).choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
    p.choose('p2', { leg: 1, along: 7620 }).choose('p1', { do: 'nothing' });
    expect(told(p.match).find(one => one.includes('attack'))).toBe('b attack ACC 10 at A: 20-');
  },
);

scenario('a model that Impede stops where it stands has not moved', ['ELD-SKILL-032', 'ELD-SCHEME-013'], play => {
  const stopped = (along: number) => {
    const { game, setup } = laidOut('A....\nb', { pitch: 1.5, profiles: { b: skilled({ id: 'impede' }) } });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [4, 1.5]));
    p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along });
    p.choose('p1', nothing);
    const moved = p.state.deeds.filter(({ deed }) => deed === 'moved');
    return [events(p, 'ModelMoved').length, moved.length, events(p, 'RequirementFailed').length];
  };
  expect([stopped(0), stopped(1)]).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
});

scenario('outside Reach the movement goes on', 'ELD-SKILL-033', play => {
  // The Reach of the sword is 1 inch, and the bodies have a radius of 16 mm.
  const away = (units: number) => {
    const lay = { ...impeding, at: { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 2540 + 3200 + 2540 + units } } };
    const p = passing(play, lay, 1, 7620);
    return [modelIn(p, 'A').at.x, states(p).length];
  };
  expect([away(2), away(3)]).toEqual([
    [10160, 1],
    [17780, 0],
  ]);
});

scenario('a ranged Attack of Opportunity stops the model and does not engage it', 'ELD-SKILL-033', play => {
  const p = passing(play, { profiles: { b: { ...skilled('impede'), ...armed('bow') } } }, 1, 7620);
  expect([modelIn(p, 'A').at.x, states(p)]).toEqual([10160, []]);
});

scenario('an Attack of Opportunity at a point that the stopped model never reaches fails', 'ELD-REACT-010', play => {
  const at = { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 6350 }, c: { x: 15240, y: 6350 } };
  const { game, setup } = laidOut('Abc', { ...impeding, at });
  const p = play(game, { ...setup, dice: [20] })
    .choose('p1', 'A')
    .choose('p1', going('walk', [7, 1]));
  // c would strike farther on than b, and is asked first.
  p.choose('p2', { model: 'c' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 12700 });
  p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 });
  p.choose('p1', { do: 'nothing' });
  expect(modelIn(p, 'A').at.x).toBe(10160);
  expect(told(p.match).filter(one => / fails: | attack /.test(one))).toEqual([
    'c fails: not-reached A',
    'b attack DEF 10 at A: 20-',
  ]);
});

scenario(
  'of two models with Impede of different players, the one whose point lies beyond the nearer stop does not engage',
  ['ELD-SKILL-033', 'ELD-REACT-010', 'ELD-REACT-007'],
  play => {
    const engaged = (far: number) => {
      const at = { A: { x: 2540, y: 2540 }, b: { x: 15240, y: 6350 }, c: { x: 10160, y: 6350 } };
      const impeder = skilled({ id: 'impede' });
      const { game, setup } = laidOut('Abc', {
        at,
        players: ['p1', 'p2', 'p3'],
        models: { c: { player: 'p3' } },
        profiles: { b: { ...impeder, ...armed('lance') }, c: impeder },
        pack: { items: { lance } },
        state: { order: ['p1', 'p2', 'p3'] },
      });
      const strike = { do: 'attack', means: { item: 'lance' }, kind: 'melee' } as const;
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', going('walk', [7, 1]));
      p.choose('p2', { model: 'b' }).choose('p2', strike).choose('p2', { leg: 1, along: far });
      p.choose('p3', { model: 'c' }).choose('p3', swordAttack).choose('p3', { leg: 1, along: 7620 });
      const { about = [] } = modelIn(p, 'A').states.find(({ state }) => state === 'engaged') ?? {};
      return [modelIn(p, 'A').at.x, about];
    };
    expect(engaged(12700)).toEqual([10160, ['c']]);
    // The lance of `b` reaches the point at which `c` stops the model, too.
    expect(engaged(7620)).toEqual([10160, ['b', 'c']]);
  },
);

scenario(
  'a model that Impede has stopped is Engaged once, by all enemies that reach it in the end',
  ['ELD-SKILL-033', 'ELD-STATE-023', 'ELD-STATE-033'],
  play => {
    const at = { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 6350 }, c: { x: 13600, y: 4000 } };
    const { game, setup } = laidOut('Abc', { at, profiles: { b: skilled('impede') }, facing: { c: { x: 0, y: 1 } } });
    const p = play(game, { ...setup, dice: [20] })
      .choose('p1', 'A')
      .choose('p1', going('walk', [4.5, 1]));
    p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 });
    p.choose('p2', 'pass');
    expect(states(p)).toEqual([['engaged', ['b']]]);
    while (open(p)[0] === 'p2 react') p.choose('p2', 'pass');
    p.choose('p1', nothing);
    expect(states(p)).toEqual([['engaged', ['b', 'c']]]);
  },
);

scenario('a model that is stopped in the air drops straight down', ['ELD-SKILL-032', 'ELD-MOVE-014'], play => {
  const [x, y, z] = [25400, 25400, 5080];
  const { stats } = plainProfile;
  const archer = { ...skilled('impede'), ...armed('bow') };
  const { game, setup } = laidOut('Ab', {
    profiles: { A: { stats: { ...stats, SPD: 8 } }, b: archer },
    at: { A: { x, y, z }, b: { x: 29210, y: 60000 } },
    scenery: { roof: { boxes: [[8, 8, 2.25, 4]], top: 2 } },
  });
  const route = [
    { x: x + 5080, y, z },
    { x: x + 5080, y, z: 0 },
  ];
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', { ...going('jump'), route });
  p.choose('p2', { model: 'b' }).choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
  p.choose('p2', { leg: 1, along: 3810 });
  expect(modelIn(p, 'A')).toMatchObject({ at: { x: x + 3810, y, z: 0 }, onWall: false });
  expect(p.state.sequence?.movement?.falls).toEqual([{ leg: 2, drop: z }]);
});

scenario('a model that is stopped on a wall hangs there', ['ELD-SKILL-032', 'ELD-MOVE-009'], play => {
  const [x, y] = [inches(12) - 1600, 25400];
  const archer = { ...skilled('impede'), ...armed('bow') };
  const { game, setup } = laidOut('Ab', {
    profiles: { b: archer },
    at: { A: { x, y }, b: { x, y: 60000 } },
    scenery: { tower: { boxes: [[12, 8, 4, 4]], top: 4 } },
  });
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', { ...going('climb'), route: [{ x, y, z: 7620 }] });
  p.choose('p2', { model: 'b' }).choose('p2', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
  p.choose('p2', { leg: 1, along: 2540 });
  expect(modelIn(p, 'A')).toMatchObject({ at: { x, y, z: 2540 }, onWall: true });
});

scenario('a model that is Engaged already is not stopped', 'ELD-SKILL-032', play => {
  const engaged: ModelState = { state: 'engaged', by: 'p2', source: 'engaged', about: ['c'] };
  const { game, setup } = laidOut('A.\n\nbc', {
    ...impeding,
    at: { A: { x: 5000, y: 5000 }, b: { x: 7500, y: 8500 }, c: { x: 10000, y: 5000 } },
    states: { A: [engaged] },
  });
  const p = play(game, setup).choose('p1', 'A');
  p.choose('p1', { ...going('walk'), route: [{ x: 6500, y: 5000, z: 0 }] }).choose('p2', { model: 'b' });
  p.choose('p2', swordAttack).choose('p2', { leg: 1, along: 100 }).choose('p2', 'pass');
  expect(modelIn(p, 'A').at.x).toBe(6500);
});

/** `A` taunts and stays; b and c stand 4 and 12 inches away. */
const taunting = (play: Plays, dice: readonly number[], lay: LaidOut = {}, skills = true) => {
  const { game, setup } = laidOut('A\n.\nb\n.\n.\n.\nc', {
    profiles: { A: skilled('taunt') },
    facing: { A: { x: 0, y: 1 } },
    ...lay,
  });
  const p = play(game, { ...setup, dice }).choose('p1', 'A');
  return p.choose('p1', { ...idle(), skills: skills ? ['taunt'] : [] });
};
const apart = { at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 12700 }, c: { x: 12700, y: 2540 } } };

scenario(
  'Taunt: every enemy that sees the model rolls Intellect, and one that fails must react',
  'ELD-SKILL-042',
  play => {
    const p = taunting(play, [11, 10], apart);
    expect(told(p.match).slice(1)).toEqual(['b taunt INT 10: 11-', 'c taunt INT 10: 10']);
    p.options('p2', [{ model: 'b' }]).choose('p2', { model: 'b' });
    p.choose('p2', dodge).options('p2', ['pass', { model: 'c' }]);
    // The skill was not declared.
    taunting(play, [], apart, false).options('p2', ['pass', { model: 'b' }, { model: 'c' }]);
  },
);

scenario(
  'an enemy without Action Points, without sight and Awareness, or immune, is not taunted',
  'ELD-SKILL-042',
  play => {
    const away = { x: 0, y: 1 };
    const rolled = (dice: readonly number[], lay: LaidOut = {}) =>
      events(taunting(play, dice, { ...apart, ...lay }), 'RollMade').map(({ roll }) => roll.model);
    expect(rolled([10, 10])).toEqual(['b', 'c']);
    expect(rolled([10], { models: { b: { points: 0 } } })).toEqual(['c']);
    expect(rolled([10], { states: { b: ['incapacitated'] } })).toEqual(['c']);
    // Looking away, b is aware of the model within 10 inches, and no farther.
    const back = (units: number) => ({
      facing: { b: away, c: { x: 1, y: 0 } },
      at: { ...apart.at, b: { x: 2540, y: 2540 + 3200 + 25400 + units } },
    });
    expect([rolled([10, 10], back(2)), rolled([10], back(3))]).toEqual([['b', 'c'], ['c']]);
    const immune: LaidOut = {
      sources: {
        immunities: [
          (_, { id }, harm) =>
            'skill' in harm && harm.skill === 'taunt' && id === 'b'
              ? { rule: 'ELD-DEF-002', source: 'calm' }
              : undefined,
        ],
      },
    };
    expect(rolled([10], immune)).toEqual(['c']);
  },
);

scenario(
  'Taunt without sight: being in the Awareness of an enemy is enough, or by option the model has to come into it',
  ['ELD-SKILL-042', 'ELD-AWARE-005'],
  play => {
    // The Awareness of b, which looks away, reaches the model at 16 inches of the y-axis, and not before.
    const meets = (from: number, way: readonly number[], tauntAwareness: 'within' | 'entered', rolled: boolean) => {
      const { game, setup } = laidOut('', {
        profiles: { A: skilled('taunt') },
        at: { A: { x: inches(10), y: inches(from) }, b: { x: inches(10), y: inches(26) + 3200 } },
        facing: { b: { x: 0, y: 1 } },
        options: { tauntAwareness },
      });
      const movement = way.length > 0 ? going('walk', ...way.map(y => [10, y] as const)) : idle();
      const p = play(game, { ...setup, dice: rolled ? [10] : [] })
        .choose('p1', 'A')
        .choose('p1', { ...movement, skills: ['taunt'] });
      expect([from, way, told(p.match)]).toEqual([from, way, ['A -1 AP', ...(rolled ? ['b taunt INT 10: 10'] : [])]]);
    };
    for (const [from, way, within, entered] of [
      [16, [], true, false],
      [16, [18], true, false],
      [15, [18], true, true],
      [15, [15.9], false, false],
      // The model leaves the Awareness and comes back.
      [16, [15, 17], true, true],
      [16, [15], true, false],
    ] as const) {
      meets(from, way, 'within', within);
      meets(from, way, 'entered', entered);
    }
  },
);

const { stats } = plainProfile;

scenario(
  'Stealth I: an enemy that does not see the model at any moment may not react, whatever its Awareness',
  'ELD-SKILL-039',
  play => {
    const away = { x: 0, y: 1 };
    const asked = (skill: boolean, facing: LaidOut['facing']) => {
      const { game, setup } = laidOut('A\n.\nb', {
        profiles: { A: skill ? skilled('stealth') : { stats } },
        ...(facing ? { facing } : {}),
      });
      return play(game, setup).choose('p1', 'A').choose('p1', idle());
    };
    expect([open(asked(true, { b: away })), open(asked(false, { b: away })), open(asked(true, {}))]).toEqual([
      ['p1 action'],
      ['p2 react'],
      ['p2 react'],
    ]);
  },
);
