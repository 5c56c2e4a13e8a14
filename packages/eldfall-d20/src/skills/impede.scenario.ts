import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { events, going, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { DeclaredMovement, ModelState } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import { armed, skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;
const { sword } = plainItems;
if (!sword?.weapon) throw new RangeError('no sword');
const lance: Item = { ...sword, name: 'Lance', weapon: { ...sword.weapon, reach: { distance: 4 } } };

/** `A` walks past b, which attacks it on the way, and uses Impede or does without it. */
const passing = (play: Plays, lay: LaidOut, along: number, uses = true) => {
  const { game, setup } = laidOut('A.......\n\n...b', { pitch: 1, ...lay });
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', going('walk', [7, 1]));
  p.choose('p2', { model: 'b' });
  p.choose('p2', lay.profiles?.b?.inventory ? { do: 'attack', means: { item: 'bow' }, kind: 'ranged' } : swordAttack);
  p.choose('p2', { leg: 1, along });
  return open(p)[0] === 'p2 yes' ? p.choose('p2', uses) : p;
};
const impeding: LaidOut = { profiles: { b: skilled('impede') } };
const states = (p: Parameters<typeof modelIn>[0]) => modelIn(p, 'A').states.map(({ state, about }) => [state, about]);

scenario(
  'Impede: an Attack of Opportunity ends the movement at its point, and a Melee Attack engages at once',
  ['ELD-SKILL-032', 'ELD-SKILL-033'],
  play => {
    const p = passing(play, impeding, 7620);
    expect([modelIn(p, 'A').at.x, states(p), open(p)]).toEqual([10160, [['engaged', ['b']]], ['p1 action']]);
    // Without the Skill nothing stops it.
    expect([modelIn(passing(play, {}, 7620), 'A').at.x, states(passing(play, {}, 7620))]).toEqual([17780, []]);
  },
);

scenario(
  'the player of a model with Impede may do without it, and is asked only where it would stop the movement',
  ['ELD-PROFILE-022', 'ELD-SKILL-032', 'ELD-SKILL-033'],
  play => {
    const asking = (lay: LaidOut, dice: readonly number[] = []) => {
      const { game, setup } = laidOut('A.......\n\n...b', { pitch: 1, ...lay });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', going('walk', [7, 1]));
      p.choose('p2', { model: 'b' });
      if (open(p)[0] === 'p2 equip') p.choose('p2', 'keep');
      return p.choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 });
    };
    expect(asking(impeding).match.decisions).toMatchObject([
      { by: 'p2', kind: 'yes', options: [true, false], about: { ability: 'impede', model: 'b', target: 'A' } },
    ]);
    // The Attack of Opportunity is made at its point all the same.
    const p = asking(impeding, [20]).choose('p2', false).choose('p1', nothing);
    expect([modelIn(p, 'A').at.x, told(p.match).at(-1)]).toEqual([17780, 'b attack DEF 10 at A: 20-']);
    expect(states(passing(play, impeding, 7620, false))).toEqual([]);
    // A Shrouded model is shown by its Attack, and then the question may name its Skill.
    const hidden = asking({ ...impeding, states: { b: ['shrouded'] } });
    expect([open(hidden), modelIn(hidden, 'b').states]).toEqual([['p2 yes'], []]);
    expect(open(asking({}))).toEqual(['p1 action']);
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
      p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 }).choose('p2', true);
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
    p.choose('p2', { leg: 1, along: 7620 }).choose('p2', true).choose('p1', nothing);
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
    p.choose('p2', true).choose('p1', nothing);
    const moved = p.state.deeds.filter(({ deed }) => deed === 'moved');
    return [events(p, 'ModelMoved').length, moved.length, events(p, 'RequirementFailed').length];
  };
  expect([stopped(0), stopped(1)]).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
});

scenario('an Attack of Opportunity with Impede that is out of Reach lets the movement go on', 'ELD-SKILL-033', play => {
  // The Reach of the sword is 1 inch, and the bodies have a radius of 16 mm.
  const away = (units: number) => {
    const lay = { ...impeding, at: { A: { x: 2540, y: 2540 }, b: { x: 10160, y: 2540 + 3200 + 2540 + units } } };
    const p = passing(play, lay, 7620);
    return [modelIn(p, 'A').at.x, states(p).length];
  };
  expect([away(2), away(3)]).toEqual([
    [10160, 1],
    [17780, 0],
  ]);
});

scenario('a ranged Attack of Opportunity with Impede stops the model and does not engage it', 'ELD-SKILL-033', play => {
  const p = passing(play, { profiles: { b: { ...skilled('impede'), ...armed('bow') } } }, 7620);
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
  p.choose('p2', true).choose('p1', nothing);
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
      p.choose('p2', { model: 'b' }).choose('p2', strike).choose('p2', { leg: 1, along: far }).choose('p2', true);
      p.choose('p3', { model: 'c' }).choose('p3', swordAttack).choose('p3', { leg: 1, along: 7620 }).choose('p3', true);
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
    p.choose('p2', true).choose('p2', 'pass');
    expect(states(p)).toEqual([['engaged', ['b']]]);
    while (open(p)[0] === 'p2 react') p.choose('p2', 'pass');
    p.choose('p1', nothing);
    expect(states(p)).toEqual([['engaged', ['b', 'c']]]);
  },
);

scenario('a model that Impede stops in the air drops straight down', ['ELD-SKILL-032', 'ELD-MOVE-014'], play => {
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
  p.choose('p2', { leg: 1, along: 3810 }).choose('p2', true);
  expect(modelIn(p, 'A')).toMatchObject({ at: { x: x + 3810, y, z: 0 }, onWall: false });
  expect(p.state.sequence?.movement?.falls).toEqual([{ leg: 2, drop: z }]);
});

scenario('a model that Impede stops on a wall hangs there', ['ELD-SKILL-032', 'ELD-MOVE-009'], play => {
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
  p.choose('p2', { leg: 1, along: 2540 }).choose('p2', true);
  expect(modelIn(p, 'A')).toMatchObject({ at: { x, y, z: 2540 }, onWall: true });
});

scenario('Impede does not stop a model that is Engaged already', 'ELD-SKILL-032', play => {
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

scenario(
  'an Attack of Opportunity with Impede over an ally is made there, and the stopped model goes back to the last free point',
  ['ELD-SKILL-032', 'ELD-REACT-010', 'ELD-MOVE-021'],
  play => {
    const stopped = (options: LaidOut['options'] & object = {}) => {
      const at = { A: { x: 2540, y: 2540 }, C: { x: 10160, y: 2540 }, b: { x: 9000, y: 7500 } };
      const { game, setup } = laidOut('', { at, ...impeding, options });
      const p = play(game, { ...setup, dice: [20] })
        .choose('p1', 'A')
        .choose('p1', going('walk', [6.5, 1]));
      p.choose('p2', { model: 'b' }).choose('p2', swordAttack).choose('p2', { leg: 1, along: 7620 }).choose('p2', true);
      expect([modelIn(p, 'A').at, states(p)]).toEqual([{ x: 6960, y: 2540, z: 0 }, [['engaged', ['b']]]]);
      p.choose('p1', nothing);
      return told(p.match).filter(one => / fails: | attack /.test(one));
    };
    expect(stopped()).toEqual(['b attack DEF 10 at A: 20-']);
    expect(stopped({ takenEnd: 'beside' })).toEqual(['b attack DEF 10 at A: 20-']);
  },
);

scenario(
  'a Crouched model stops the movement and engages nobody; a Flying one engages, and is struck back at',
  ['ELD-SKILL-033', 'ELD-STATE-015', 'ELD-STATE-041'],
  play => {
    const stopped = (state: 'crouched' | 'flying') => {
      const p = passing(play, { ...impeding, states: { b: [state] } }, inches(3));
      expect(modelIn(p, 'A').at.x).toBe(inches(4));
      return p;
    };
    expect(states(stopped('crouched'))).toEqual([]);
    const p = stopped('flying').has('p1', swordAttack);
    expect(states(p)).toEqual([['engaged', ['b']]]);
  },
);

scenario(
  'a melee Spell with Impede engages at once beyond the Reach of the weapon, up to the End step, or by option not at all',
  ['ELD-SKILL-033', 'ELD-STATE-025', 'ELD-STATE-030'],
  play => {
    const lash = { ...plainSpell, weapon: { ...plainSpell.weapon, kinds: ['melee' as const] } };
    const stopped = (impedeBeyondReach: 'engaged' | 'free', more: LaidOut = {}, dice: readonly number[] = []) => {
      const mage = { ...skilled('impede'), traits: [{ id: 'affinity', element: 'fire' }], spells: ['lash'] } as const;
      const { game, setup } = laidOut('A.......\n\n\n\n\n...b', {
        pitch: 1,
        pack: { spells: { lash } },
        options: { impedeBeyondReach },
        ...more,
        profiles: { b: mage, ...more.profiles },
      });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', going('walk', [7, 1]));
      p.choose('p2', { model: 'b' }).choose('p2', { do: 'attack', means: { spell: 'lash' }, kind: 'melee' });
      return p.choose('p2', { leg: 1, along: 7620 }).choose('p2', true);
    };
    const p = stopped('engaged', {}, [20]);
    expect([modelIn(p, 'A').at.x, states(p)]).toEqual([10160, [['engaged', ['b']]]]);
    p.refuses('p1', { do: 'trade' }, { code: 'engaged', rule: 'ELD-STATE-030' }).choose('p1', nothing);
    expect(states(p)).toEqual([]);
    expect(states(stopped('free'))).toEqual([]);
    // A Crouched model engages nobody, with Impede or without.
    expect(states(stopped('engaged', { states: { b: ['crouched'] } }))).toEqual([]);
  },
);
