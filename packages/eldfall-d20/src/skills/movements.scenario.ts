import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { at, judging } from '../movement/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { EldState, ModelState } from '../vocabulary/index.js';
import { skilled } from './scenario-words.js';

const nothing = { do: 'nothing' } as const;
/** The place from which a medium model touches a wall at 12 inches. */
const BESIDE = inches(12) - 1600;
const y = inches(10);
const tower = { tower: { boxes: [[12, 8, 4, 4]] as const, top: 8 } };

test('Climbing: a Climb goes as far as SPD, and only where the skill is declared [ELD-SKILL-015]', () => {
  const judge = judging({
    at: { A: { x: BESIDE, y } },
    profiles: { A: skilled('climbing', 'leap') },
    scenery: tower,
  });
  const up = (far: number) => [at(BESIDE, y, far)];
  const climbing = { skills: ['climbing'] } as const;
  expect(judge('climb', up(inches(6) + 2), climbing)).toMatchObject({ onWall: true });
  expect(judge('climb', up(inches(6) + 3), climbing)).toEqual(['too-far', 'ELD-MOVE-007']);
  expect(judge('climb', up(inches(3) + 2))).toMatchObject({ onWall: true });
  expect(judge('climb', up(inches(3) + 3))).toEqual(['too-far', 'ELD-MOVE-007']);
  expect(judge('climb', up(inches(4)), { skills: ['leap'] })).toEqual(['too-far', 'ELD-MOVE-007']);
});

scenario(
  'after a Climb with Climbing every action is open, and on the wall the model acts without a fall',
  'ELD-SKILL-015',
  play => {
    const climbed = (skills: readonly 'climbing'[]) => {
      const { game, setup } = laidOut('A\n.\nb', {
        at: { A: { x: BESIDE, y }, b: { x: BESIDE, y: y + inches(4) } },
        facing: { A: { x: 0, y: 1 } },
        profiles: { A: skilled('climbing') },
        models: { b: { points: 0 } },
        scenery: tower,
      });
      return play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { kind: 'climb', route: [at(BESIDE, y, inches(3))], facing: { x: 0, y: 1 }, skills });
    };
    const p = climbed(['climbing']).choose('p1', { do: 'dodge' });
    expect([modelIn(p, 'A').onWall, modelIn(p, 'A').at.z]).toEqual([true, inches(3)]);
    climbed([]).options('p1', [nothing]);
  },
);

test('Leap: a Jump is a Normal Movement over the whole SPD, where the skill is declared [ELD-SKILL-034]', () => {
  const top = inches(2);
  const roofs: NonNullable<LaidOut['scenery']> = {
    here: { boxes: [[8, 8, 4, 4]], top: 2 },
    there: { boxes: [[17, 8, 6, 4]], top: 2 },
  };
  const judge = judging({
    at: { A: { x: inches(11.5), y, z: top } },
    profiles: { A: skilled('leap') },
    scenery: roofs,
  });
  const over = (far: number) => [at(inches(11.5) + far, y, top)];
  expect(judge('jump', over(inches(6) + 2), { skills: ['leap'] })).toMatchObject({ route: over(inches(6) + 2) });
  expect(judge('jump', over(inches(6) + 2), { skills: ['leap'] })).not.toHaveProperty('falls');
  // Without the skill the model drops down after half of its SPD.
  expect(judge('jump', over(inches(6)))).toMatchObject({ falls: [{ leg: 2, drop: top }] });
  // A Jump that is longer than SPD ends there.
  expect(judge('jump', over(inches(8)), { skills: ['leap'] })).toMatchObject({ route: over(inches(6)) });
});

test('Leap: a Jump down further than half SPD is no fall, and the drop of one that is too short is [ELD-SKILL-034, ELD-MOVE-029, ELD-MOVE-014]', () => {
  const out = inches(12) + 1600;
  const jumped = (drop: number, skills: readonly 'leap'[]) => {
    const judge = judging({
      at: { A: { x: out - inches(2), y, z: inches(drop) } },
      profiles: { A: skilled('leap') },
      scenery: { tower: { boxes: [[8, 8, 4, 4]], top: drop } },
    });
    return judge('jump', [at(out, y, inches(drop)), at(out, y)], { skills });
  };
  // 2 inches out and 4 down are 6, the whole SPD; 3 inches down need no roll.
  expect(jumped(4, ['leap'])).toMatchObject({ kind: 'jump' });
  expect(jumped(4, ['leap'])).not.toHaveProperty('falls');
  expect(jumped(5, ['leap'])).toMatchObject({ falls: [{ leg: 3, drop: inches(1) }] });
  expect(jumped(4, [])).toMatchObject({ falls: [{ leg: 3, drop: inches(3) }] });
});

scenario('after a Jump with Leap every action is open', 'ELD-SKILL-034', play => {
  const jumped = (skills: readonly 'leap'[]) => {
    const { game, setup } = laidOut('A..b', { profiles: { A: skilled('leap') }, models: { b: { points: 0 } } });
    const jump = { kind: 'jump', route: [at(5080, 7000)], facing: { x: 1, y: 0 }, skills } as const;
    return play(game, setup).choose('p1', 'A').choose('p1', jump);
  };
  expect(jumped(['leap']).match.decisions[0]?.options).toContainEqual(swordAttack);
  jumped([]).options('p1', [nothing]);
});

const wall = (top: number): NonNullable<LaidOut['scenery']> => ({ wall: { boxes: [[11, 8, 1, 4]], top } });
const flicker = { skills: ['flicker'] } as const;

test('Flicker: a movement in one straight line through scenery and models, measured from start to end [ELD-SKILL-021]', () => {
  const lay: LaidOut = { profiles: { A: skilled('flicker') }, scenery: wall(8), at: { b: { x: inches(13), y } } };
  const judge = judging(lay, 'A.b');
  const beyond = [at(inches(16), y)];
  expect(judge('walk', beyond, flicker)).toMatchObject({ route: beyond });
  expect(judge('walk', beyond)).toEqual(['too-high', 'ELD-MOVE-023']);
  expect(judge('walk', [at(inches(16) + 3, y)], flicker)).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(judge('walk', [at(inches(13), inches(13)), ...beyond], flicker)).toEqual(['not-straight', 'ELD-SKILL-021']);
  expect(judge('run', [at(inches(22), y)], flicker)).toMatchObject({ kind: 'run' });
  expect(judging({ scenery: wall(8) })('walk', beyond, flicker)).toEqual(['not-its-skill', 'ELD-PROFILE-022']);
});

test('Flicker leads upwards too; the line through space is measured [ELD-SKILL-021]', () => {
  const judge = judging({ profiles: { A: skilled('flicker') }, scenery: tower });
  // 4 inches up and 4.4 along: 5.95 inches.
  expect(judge('walk', [at(inches(14.4), y, inches(4))], flicker)).toEqual(['in-the-way', 'ELD-SKILL-022']);
  const roof = judging({ profiles: { A: skilled('flicker') }, scenery: { low: { boxes: [[12, 8, 4, 4]], top: 4 } } });
  expect(roof('walk', [at(inches(14.4), y, inches(4))], flicker)).toMatchObject({ route: [{ z: inches(4) }] });
  expect(roof('walk', [at(inches(14.5), y, inches(4))], flicker)).toEqual(['too-far', 'ELD-MOVE-003']);
});

test('Flicker ends on no model: neither on a fallen one nor on the head of one that stands [ELD-SKILL-022, ELD-MOVE-022]', () => {
  const lay: LaidOut = { at: { b: { x: inches(14), y } }, profiles: { A: skilled('flicker') } };
  const fallen = judging({ ...lay, states: { b: ['dead'] } }, 'Ab');
  expect(fallen('walk', [at(inches(14), y)], flicker)).toEqual(['on-a-model', 'ELD-SKILL-022']);
  expect(fallen('walk', [at(inches(14), y)])).toMatchObject({ route: [at(inches(14), y)] });
  const standing = judging(lay, 'Ab');
  const above = (z: number) => standing('walk', [at(inches(14), y, z)], flicker);
  expect(above(4500)).toEqual(['on-a-model', 'ELD-SKILL-022']);
  expect(above(4503)).toMatchObject({ falls: [{ leg: 2, drop: 4503 }] });
});

test('Flicker ends neither on a model nor in an obstacle; in mid-air the model comes down and falls [ELD-SKILL-022]', () => {
  const lay: LaidOut = { profiles: { A: skilled('flicker') }, scenery: wall(8), at: { b: { x: inches(14), y } } };
  const judge = judging(lay, 'A.b');
  expect(judge('walk', [at(inches(11.5), y)], flicker)).toEqual(['in-the-way', 'ELD-SKILL-022']);
  expect(judge('walk', [at(inches(14), y + 3199)], flicker)).toEqual(['on-a-model', 'ELD-MOVE-021']);
  expect(judge('walk', [at(inches(14), y + 3200)], flicker)).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(10), y, inches(4))], flicker)).toMatchObject({
    route: [at(inches(10), y, inches(4)), at(inches(10), y)],
    falls: [{ leg: 2, drop: inches(4) }],
  });
});

test('Flicker leads from a wall onto its roof, where the model stands [ELD-SKILL-021, ELD-MOVE-009]', () => {
  const judge = judging({
    profiles: { A: skilled('flicker') },
    at: { A: { x: BESIDE, y, z: inches(6) } },
    models: { A: { onWall: true } },
    scenery: tower,
  });
  const roof = [at(inches(12), y, inches(8))];
  const up = judge('jump', roof, flicker);
  expect(up).toMatchObject({ kind: 'jump', route: roof });
  expect(up).not.toHaveProperty('onWall');
});

scenario(
  'to a movement with Flicker only those react that see its end, or in whose Awareness it ends',
  'ELD-SKILL-023',
  play => {
    const back = { x: 0, y: 1 };
    const asked = (far: number, facing: LaidOut['facing'], skills: readonly 'flicker'[] = ['flicker']) => {
      const { game, setup } = laidOut('A\nb', {
        at: { A: { x: 30000, y: 5000 }, b: { x: 30000 + far + 3200, y: 5000 + 12700 } },
        profiles: { A: skilled('flicker') },
        ...(facing ? { facing } : {}),
      });
      const p = play(game, setup).choose('p1', 'A');
      return open(p.choose('p1', { kind: 'walk', route: [at(30000, 5000 + 12700)], facing: back, skills }))[0];
    };
    // No Attack of Opportunity interrupts it.
    expect([asked(5000, {}), asked(5000, {}, [])]).toEqual(['p2 react', 'p2 opportunity']);
    // Looking away, only Awareness of 10 inches is left.
    expect([asked(25400 + 2, { b: { x: 1, y: 0 } }), asked(25400 + 3, { b: { x: 1, y: 0 } })]).toEqual([
      'p2 react',
      'p1 action',
    ]);
    // A Flicker from place to place within that Awareness meets it too, unless the option asks for a beginning outside.
    const inside = (from: number, flickerAwareness: 'within' | 'entered') => {
      const { game, setup } = laidOut('A\nb', {
        at: { A: { x: 30000, y: from }, b: { x: 30000, y: 55000 } },
        profiles: { A: skilled('flicker') },
        facing: { b: { x: 0, y: 1 } },
        options: { flickerAwareness },
      });
      const p = play(game, setup).choose('p1', 'A');
      return open(p.choose('p1', { kind: 'walk', route: [at(30000, 41000)], facing: back, skills: ['flicker'] }))[0];
    };
    expect([inside(40000, 'within'), inside(40000, 'entered')]).toEqual(['p2 react', 'p1 action']);
    // The reach of the Awareness is 10 inches from base to base.
    const edge = 55000 - 25400 - 3200;
    expect([inside(edge - 3, 'entered'), inside(edge, 'entered')]).toEqual(['p2 react', 'p1 action']);
    // The start alone was in sight.
    const { game, setup } = laidOut('A\nb', {
      at: { A: { x: 30000, y: 5000 }, b: { x: 30000, y: 45000 } },
      profiles: { A: skilled('flicker') },
      scenery: { screen: { boxes: [[14, 3, 20, 1]], top: null } },
    });
    const route = [at(40000, 5000)];
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', { kind: 'walk', route, facing: back, ...flicker });
    expect(open(p)).toEqual(['p1 action']);
  },
);

scenario(
  'an ally that saw only the start of a movement with Flicker may react to it, and an enemy may not',
  ['ELD-SKILL-023', 'ELD-REACT-019'],
  play => {
    const asked = (alliances: EldState['alliances']) => {
      const { game, setup } = laidOut('A\nb', {
        at: { A: { x: 30000, y: 5000 }, b: { x: 30000, y: 45000 } },
        profiles: { A: skilled('flicker') },
        scenery: { screen: { boxes: [[14, 3, 20, 1]], top: null } },
        state: { alliances },
      });
      const p = play(game, setup).choose('p1', 'A');
      return open(p.choose('p1', { kind: 'walk', route: [at(40000, 5000)], facing: { x: 0, y: 1 }, ...flicker }));
    };
    expect([asked([]), asked([['p1', 'p2']])]).toEqual([['p1 action'], ['p2 react']]);
  },
);

scenario(
  'Flight: the model takes off or lands in its Movement step, and takes no Fall Damage',
  'ELD-SKILL-024',
  play => {
    const flies = (lay: LaidOut, to: boolean, skills: readonly 'flight'[]) => {
      const { game, setup } = laidOut('A', { profiles: { A: skilled('flight') }, ...lay });
      const movement = { ...idle(), skills, stance: { state: 'flying', to, when: 'before' } } as const;
      return [play(game, setup).choose('p1', 'A'), movement] as const;
    };
    const no = { code: 'no-flight', rule: 'ELD-SKILL-024' } as const;
    const [up, takeOff] = flies({}, true, ['flight']);
    expect(modelIn(up.choose('p1', takeOff), 'A').states.map(({ state }) => state)).toEqual(['flying']);
    const [down, land] = flies({ states: { A: ['flying'] } }, false, ['flight']);
    expect(modelIn(down.choose('p1', land), 'A').states).toEqual([]);
    const [undeclared, without] = flies({}, true, []);
    undeclared.refuses('p1', without, no);
    const fall = (lay: LaidOut, dice: readonly number[]) => {
      const { game, setup } = laidOut('A', {
        at: { A: { x: inches(11.5), y, z: inches(7) } },
        scenery: { here: { boxes: [[8, 8, 4, 4]], top: 7 } },
        ...lay,
      });
      const walk = { kind: 'walk', route: [at(inches(14), y)], facing: { x: 1, y: 0 }, skills: [] } as const;
      return told(
        play(game, { ...setup, dice })
          .choose('p1', 'A')
          .choose('p1', walk)
          .choose('p1', nothing).match,
      );
    };
    expect(fall({ profiles: { A: skilled('flight') } }, [])).toEqual(['A -1 AP']);
    expect(fall({}, [10, 10])).toEqual(['A -1 AP', 'A fall AG 10: 10', 'A fall AG 10: 10']);
  },
);

const engaged: ModelState = { state: 'engaged', by: 'p2', source: 'engaged', about: ['b'] };
const retreating: LaidOut = {
  profiles: { A: skilled('hit-and-retreat') },
  at: { A: { x: 12700, y: 20320 }, b: { x: 12700, y: 24120 } },
  facing: { A: { x: 0, y: 1 } },
};

scenario('Hit and Retreat: a movement with it cancels Engaged without a roll', 'ELD-SKILL-027', play => {
  const lay: LaidOut = { ...retreating, states: { A: [engaged] }, models: { b: { points: 0 } } };
  const away = { ...going('walk'), route: [at(12700, 16000)], facing: { x: 0, y: -1 } };
  const to = (more: LaidOut = {}) => {
    const { game, setup } = laidOut('A\nb', { ...lay, ...more });
    return play(game, setup).choose('p1', 'A');
  };
  to().refuses('p1', away, { code: 'engaged', rule: 'ELD-STATE-028' });
  const p = to().choose('p1', { ...away, skills: ['hit-and-retreat'] });
  expect([modelIn(p, 'A').at.y, modelIn(p, 'A').states, events(p, 'RollMade')]).toEqual([16000, [], []]);
  const stays = to().choose('p1', { ...idle(), skills: ['hit-and-retreat'] });
  expect([modelIn(stays, 'A').states, open(stays)]).toEqual([[], ['p1 action']]);
  to({ profiles: {} }).refuses(
    'p1',
    { ...away, skills: ['hit-and-retreat'] },
    { code: 'not-its-skill', rule: 'ELD-PROFILE-022' },
  );
});

scenario(
  'Hit and Retreat: after an Attack in its Activation the model may walk, after the moves of reacting models',
  'ELD-SKILL-028',
  play => {
    const to = (lay: LaidOut, action: typeof swordAttack | typeof nothing, dice: readonly number[]) => {
      const { game, setup } = laidOut('A\nb', { ...retreating, ...lay });
      const p = play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle());
      p.choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' });
      return p.choose('p1', action);
    };
    const stay = { route: [], facing: { x: 0, y: -1 } };
    const p = to({}, swordAttack, [13, 14, 11]);
    expect(open(p)).toEqual(['p2 endMove']);
    p.choose('p2', stay).waitsFor({ by: 'p1', kind: 'endMove' });
    // A whole Walk of 6 inches.
    const back = (far: number) => ({ route: [at(12700, 20320 - far)], facing: { x: 0, y: -1 } });
    p.refuses('p1', back(inches(6) + 3), { code: 'too-far', rule: 'ELD-ACTION-016' });
    p.choose('p1', back(inches(6) + 2));
    expect(modelIn(p, 'A').at.y).toBe(20320 - inches(6) - 2);
    // No Attack, or no skill: no walk.
    expect(open(to({}, nothing, []).choose('p2', stay))).toEqual(['p1 activate']);
    expect(open(to({ profiles: {} }, swordAttack, [13, 14, 11]).choose('p2', stay))).toEqual(['p1 activate']);
  },
);
