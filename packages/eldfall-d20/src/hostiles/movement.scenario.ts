import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import { behaviours } from '../content/training/behaviours.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, plainProfile } from '../testing/index.js';
import type { Behaviour, HostileMovement } from '../vocabulary/hostile.js';
import type { Place } from '../vocabulary/index.js';
import { apart, hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const x = inches(10);
const y = inches(10);
/** A Hostile at one place and an enemy so far above it. */
const at = (far: number) => ({ 1: { x, y }, a: { x, y: y + far } });
const up = { facing: { 1: { x: 0, y: 1 } } };
const engaged = { states: { 1: [{ state: 'engaged', by: null, source: 'test', about: ['a'] }] } } as const;
const line = (does: HostileMovement, when: Behaviour<HostileMovement>['when'] = [{ is: 'always' }]) => ({ when, does });

scenario(
  'the sample card: an Engaged Hostile walks into Base Contact with the model that engages it',
  ['ELD-HOSTILE-027', 'ELD-HOSTILE-012'],
  play => {
    const lay = { cards: { 1: 'sample' }, ...up, ...engaged } as const;
    const beside = hostilesTurn('1a', { ...lay, at: at(apart(1)) });
    const p = play(beside.game, { ...beside.setup, dice: [20, 20] });
    expect([modelIn(p, '1').at.y, events(p, 'MovementDeclared')[0]?.movement.kind]).toEqual([y + inches(1), 'walk']);
    // Without the state the second line is carried out.
    const free = hostilesTurn('1a', { ...lay, states: {}, at: at(apart(3)) });
    const q = play(free.game, { ...free.setup, dice: [20, 20] });
    expect(modelIn(q, '1').at.y).toBe(y + inches(2));
  },
);

scenario(
  'the sample card: towards an enemy in sight at most 6 inches beyond its Reach, up to 1 inch',
  ['ELD-HOSTILE-028', 'ELD-HOSTILE-012'],
  play => {
    const lay = { cards: { 1: 'sample' }, ...up, profiles: { 1: { skills: [{ id: 'taunt' }] } } } as const;
    // The sword reaches 1 inch, so 7 inches are near; players' models have no Activation Points, so a Taunt makes nobody roll.
    const near = hostilesTurn('1a', { ...lay, at: at(apart(7)) });
    const p = play(near.game, { ...near.setup, dice: [20, 20] });
    expect(events(p, 'MovementDeclared')[0]?.movement).toMatchObject({ kind: 'walk', skills: ['taunt'] });
    expect(modelIn(p, '1').at.y).toBe(y + inches(6));
    const far = hostilesTurn('1a', { ...lay, at: at(apart(7, 1)) });
    const q = play(far.game, far.setup);
    expect(events(q, 'MovementDeclared')[0]?.movement).toMatchObject({ kind: 'run', skills: ['taunt'] });
  },
);

scenario(
  'a Hostile that is as near as its card wants stays, with its Skills',
  ['ELD-HOSTILE-028', 'ELD-HOSTILE-014'],
  play => {
    const lay = { cards: { 1: 'sample' }, ...up, profiles: { 1: { skills: [{ id: 'taunt' }] } } } as const;
    const { game, setup } = hostilesTurn('1a', { ...lay, at: at(apart(1)) });
    const p = play(game, { ...setup, dice: [20, 20] });
    expect(events(p, 'MovementDeclared')[0]?.movement).toMatchObject({ kind: 'idle', route: [], skills: ['taunt'] });
  },
);

const stats = { ...plainProfile.stats, SPD: 8 };
const colossus = { size: 'colossal', traits: [{ id: 'trample' }], stats } as const;
const tall = 4000;

scenario(
  'the sample card: a Run over as many enemies as possible into Base Contact, and no action',
  'ELD-HOSTILE-029',
  play => {
    // The direct way to the farthest enemy b leads past a; the way over a is a little longer.
    const places = {
      1: { x, y },
      a: { x: x + inches(4), y: y + inches(9) },
      b: { x, y: y + tall + 1600 + inches(11) },
    };
    const lay = {
      cards: { 1: 'sample' },
      ...up,
      at: places,
      profiles: { 1: colossus },
      options: { distanceEpsilon: 2 },
    } as const;
    const { game, setup } = hostilesTurn('1ab', lay);
    // One Damage roll for each model that was trampled.
    const p = play(game, { ...setup, dice: [20, 20] });
    expect(events(p, 'HitScored').map(({ on }) => on)).toEqual(['a', 'b']);
    const { route } = events(p, 'MovementDeclared')[0]?.movement ?? { route: [] };
    expect(route[0]).toMatchObject({ x: x + inches(4), y: y + inches(9) });
    expect(events(p, 'ActionDeclared').map(({ action }) => action.do)).toEqual(['nothing']);
  },
);

scenario(
  'a Crouched Hostile stands up and runs over as many enemies, and a token on the direct way does not lure it',
  ['ELD-HOSTILE-029', 'ELD-HOSTILE-022', 'ELD-HOSTILE-021'],
  play => {
    const a = { x: x + inches(4), y: y + inches(9) };
    const first = (states: LaidOut['states'] & object, c: number, dice: readonly number[]) => {
      const { game, setup } = hostilesTurn('1abc', {
        cards: { 1: 'sample' },
        ...up,
        at: { 1: { x, y }, a, b: { x, y: y + tall + 1600 + inches(11) }, c: { x, y: y + inches(c) } },
        profiles: { 1: colossus },
        options: { distanceEpsilon: 2 },
        states,
      });
      const [declared] = events(play(game, { ...setup, dice }), 'MovementDeclared');
      return [declared?.movement.kind, declared?.movement.route[0]];
    };
    const overA = ['run', { ...a, z: 0 }];
    expect(first({ c: ['shrouded'] }, 6, [])).toEqual(overA);
    // A Damage roll for each of a and b; c is behind the Hostile.
    expect(first({ 1: ['crouched'] }, -6, [20, 20])).toEqual(overA);
  },
);

scenario('a Run over enemies is not so long that Base Contact is lost', 'ELD-HOSTILE-029', play => {
  const places = {
    1: { x, y },
    a: { x: x + inches(9), y: y + inches(7) },
    c: { x: x + inches(9), y: y + inches(9) },
    b: { x, y: y + tall + 1600 + inches(11) },
  };
  const { game, setup } = hostilesTurn('1abc', {
    cards: { 1: 'sample' },
    ...up,
    at: places,
    profiles: { 1: colossus },
  });
  const p = play(game, { ...setup, dice: [20] });
  expect(events(p, 'HitScored').map(({ on }) => on)).toEqual(['b']);
});

scenario('a Hostile that skips its action does so even after a Run with Dash', 'ELD-HOSTILE-029', play => {
  const skips = (skipAction: boolean) => {
    const does: HostileMovement = { do: 'run-over', ...(skipAction ? { skipAction } : {}) };
    const { game, setup } = hostilesTurn('1a', {
      cards: {
        1: {
          movement: [{ ...line(does), skills: ['dash'] }],
          action: [{ when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee' } }],
        },
      },
      profiles: { 1: { skills: [{ id: 'dash' }] } },
      at: at(apart(9)),
      ...up,
    });
    const p = play(game, { ...setup, dice: skipAction ? [] : [20] });
    return events(p, 'ActionDeclared').map(({ action }) => action.do);
  };
  expect([skips(true), skips(false)]).toEqual([['nothing'], ['attack']]);
});

scenario('the sample card: without an enemy in sight it turns by 180 degrees', 'ELD-HOSTILE-030', play => {
  const lay = { cards: { 1: 'sample' }, at: at(apart(5)) } as const;
  const behind = hostilesTurn('1a', { ...lay, facing: { 1: { x: 3, y: -4 } } });
  const p = play(behind.game, behind.setup);
  expect([modelIn(p, '1').at.y, modelIn(p, '1').facing]).toEqual([y, { x: -3, y: 4 }]);
  const ahead = hostilesTurn('1a', { ...lay, ...up });
  expect(modelIn(play(ahead.game, { ...ahead.setup, dice: [20, 20] }), '1').at.y).toBeGreaterThan(y);
});

scenario('a Hostile takes the shortest path round an obstacle', 'ELD-HOSTILE-020', play => {
  const run = (boxes: readonly (readonly [number, number, number, number])[]) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
      profiles: { 1: { stats: { ...plainProfile.stats, SPD: 20 } } },
      at: at(apart(6)),
      ...up,
      scenery: { wall: { boxes, top: 4 } },
    });
    const p = play(game, setup);
    return { to: modelIn(p, '1').at, route: events(p, 'MovementDeclared')[0]?.movement.route ?? [] };
  };
  // The wall stands more to the left than to the right, and then the other way round.
  const [right, left] = [run([[6, 13, 5, 1]]), run([[9, 13, 5, 1]])];
  expect(right.route.every(one => one.x >= x)).toBe(true);
  expect(left.route.every(one => one.x <= x)).toBe(true);
  expect(right.to.y).toBeGreaterThan(inches(14));
  // Without a wall the way is straight.
  expect(run([[20, 20, 1, 1]]).route).toEqual([{ x, y: y + inches(6), z: 0 }]);
});

scenario(
  'of equally short routes of a Hostile the 1st Player picks one, and nobody is asked where one is shorter by a hundredth of a millimetre',
  ['ELD-HOSTILE-020', 'ELD-HOSTILE-010'],
  play => {
    const going = (shift: number) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
        profiles: { 1: { stats: { ...plainProfile.stats, SPD: 20 } } },
        at: { ...at(apart(6)), 1: { x: x + shift, y } },
        ...up,
        scenery: { wall: { boxes: [[8, 13, 4, 1]], top: 4 } },
      });
      return play(game, setup);
    };
    const p = going(0);
    const [decision] = p.waitsFor({ by: 'p1', kind: 'place' }).match.decisions;
    const [one, other] = (decision?.options ?? []) as readonly {
      readonly x: number;
      readonly y: number;
      readonly z: number;
    }[];
    if (!one || !other) throw new RangeError('no two ways');
    expect([one.x + other.x, one.y - other.y, decision?.options?.length]).toEqual([2 * x, 0, 2]);
    p.choose('p1', other);
    expect(events(p, 'MovementDeclared')[0]?.movement.route[0]).toEqual(other);
    // The way to the right is shorter by more than the tolerance, which is 0 here.
    expect(events(going(1), 'MovementDeclared')[0]?.movement.route[0]?.x).toBeGreaterThan(x);
  },
);

scenario(
  'two equally short routes round an obstacle are two, also where both lead through one doorway behind it',
  'ELD-HOSTILE-020',
  play => {
    const options = (...walls: readonly (readonly [number, number, number, number])[]) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
        profiles: { 1: { stats: { ...plainProfile.stats, SPD: 30 } } },
        at: at(inches(10)),
        ...up,
        scenery: { walls: { boxes: walls, top: 4 } },
      });
      const [decision] = play(game, setup).match.decisions;
      return decision?.kind === 'place' ? decision.options?.length : 0;
    };
    // The base fits through the doorway in the middle.
    const half = (1600 + 4) / 2540;
    const door = [
      [0, 15, 10 - half, 1],
      [10 + half, 15, 20, 1],
    ] as const;
    expect(options([8, 12, 4, 1], ...door)).toBe(2);
    // The first wall leaves a shorter way on one side.
    expect(options([8.5, 12, 4, 1], ...door)).toBe(0);
    // Of two walls behind each other, which end at one line, several corners lie on one and the same way.
    expect(options([8, 12, 20, 1], [8, 15, 20, 1])).toBe(0);
  },
);

scenario(
  'a Hostile walks up to an enemy on a low platform at any angle, and stops at its distance from it there',
  ['ELD-HOSTILE-020', 'ELD-HOSTILE-028'],
  play => {
    const end = (stopAt: number) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line({ do: 'walk-towards', stopAt })] } },
        profiles: { 1: { stats: { ...plainProfile.stats, SPD: 12 } } },
        at: { 1: { x, y }, a: { x: x + inches(5) + 7, y: y + inches(8) + 3, z: inches(1) } },
        ...up,
        scenery: { platform: { boxes: [[12, 14, 8, 8]], top: 1 } },
      });
      const p = play(game, setup);
      const [one, enemy] = [modelIn(p, '1').at, modelIn(p, 'a').at];
      const far = Math.sqrt((one.x - enemy.x) * (one.x - enemy.x) + (one.y - enemy.y) * (one.y - enemy.y));
      return { level: one.z, isThere: Math.abs(far - apart(stopAt)) < 5 };
    };
    // In contact, and 2 inches away, as far as the grid lets it.
    const there = { level: inches(1), isThere: true };
    expect([end(0), end(2)]).toEqual([there, there]);
  },
);

scenario('a Hostile goes up to a high platform by the step beside it', 'ELD-HOSTILE-020', play => {
  const end = (step: readonly (readonly [number, number, number, number])[]) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
      profiles: { 1: { stats: { ...plainProfile.stats, SPD: 30 } } },
      at: { 1: { x, y }, a: { x, y: inches(16), z: inches(3) } },
      ...up,
      scenery: { platform: { boxes: [[8, 14, 6, 6]], top: 3 }, step: { boxes: step, top: 1.5 } },
    });
    return modelIn(play(game, setup), '1').at;
  };
  // The step is behind the platform; a step that stands alone leads nowhere, so the Hostile goes straight on to the wall.
  expect(end([[8, 20, 3, 3]]).z).toBe(inches(3));
  expect(end([[25, 25, 3, 3]])).toMatchObject({ x, z: 0 });
  expect(end([[25, 25, 3, 3]]).y).toBeGreaterThan(inches(13));
});

scenario(
  'a Hostile goes down a drop that harms it only where no other way leads to its target, and by the option never',
  ['ELD-HOSTILE-020', 'ELD-MOVE-029'],
  play => {
    const level = (
      hostileFalls: 'ifNeeded' | 'never',
      falls: boolean,
      lay: Partial<typeof engaged> = {},
      step = 30,
    ) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
        at: { 1: { x, y, z: inches(5) }, a: { x, y: inches(14) } },
        ...up,
        ...lay,
        options: { hostileFalls },
        scenery: { tower: { boxes: [[8, 6, 4, 5]], top: 5 }, step: { boxes: [[step, 6, 3, 5]], top: 2 } },
      });
      // The Damage roll of a fall fails.
      return modelIn(play(game, { ...setup, dice: falls ? [20] : [] }), '1').at.z;
    };
    expect([level('ifNeeded', true), level('never', false)]).toEqual([0, inches(5)]);
    expect([level('ifNeeded', true, engaged), level('never', false, engaged)]).toEqual([0, inches(5)]);
    // The step beside the tower is 3 inches lower, half the SPD of the Hostile, so nobody rolls for a fall.
    expect(level('ifNeeded', false, {}, 12)).toBe(0);
  },
);

/** A tower 3 inches high with a Ladder in the middle of its right side, and an enemy of the Hostile. */
const atTower = (
  does: HostileMovement,
  hostile: { readonly x: number; readonly y: number; readonly z?: number },
  more: object = {},
) =>
  hostilesTurn('1a', {
    cards: { 1: { movement: [line(does)] } },
    ...up,
    scenery: {
      tower: { boxes: [[8, 8, 4, 4]], top: 3 },
      ladder: { boxes: [[12, 9.5, 0.5, 1]], top: 3, kind: 'ladder' },
    },
    at: { 1: hostile, a: { x: inches(9), y, z: inches(3) } },
    ...more,
  });

scenario('a Hostile goes up a Ladder to an enemy above, where its movement is long enough', 'ELD-HOSTILE-020', play => {
  const foot = inches(12.5) + 1600;
  const moved = (does: HostileMovement, from: number, SPD: number) => {
    const { game, setup } = atTower(
      does,
      { x: inches(from), y },
      { profiles: { 1: { stats: { ...plainProfile.stats, SPD } } } },
    );
    const p = play(game, setup);
    return [modelIn(p, '1').at, events(p, 'MovementDeclared')[0]?.movement.route];
  };
  // A Run of 12 inches: 3 to the Ladder less the base, 6 up, and the rest on the roof up to the enemy.
  const [end, route] = moved({ do: 'run-over' }, 15, 6) as [Place, readonly Place[]];
  expect(route.slice(0, 2)).toEqual([
    { x: foot, y, z: 0 },
    { x: foot, y, z: inches(3) },
  ]);
  expect([end.z, end.x < inches(11), end.x >= inches(9) + 3200]).toEqual([inches(3), true, true]);
  // A Walk of 6 inches ends before the Ladder, and the next one cannot pass it either: it stays beneath the enemy, as without a Ladder.
  expect(moved({ do: 'run-over' }, 24, 6)[0]).toEqual({ x: foot, y, z: 0 });
  expect((moved({ do: 'walk-towards' }, 13.5, 7)[0] as Place).z).toBe(inches(3));
  expect((moved({ do: 'walk-towards' }, 13.5, 6)[0] as Place).z).toBe(0);
});

scenario('a Hostile goes down by a Ladder rather than over an edge that harms it', 'ELD-HOSTILE-020', play => {
  const { game, setup } = atTower(
    { do: 'run-over' },
    { x: inches(11), y },
    {
      scenery: {
        tower: { boxes: [[8, 8, 4, 4]], top: 4 },
        ladder: { boxes: [[12, 9.5, 0.5, 1]], top: 4, kind: 'ladder' },
      },
      at: { 1: { x: inches(11), y, z: inches(4) }, a: { x: inches(9), y: inches(20) } },
      profiles: { 1: { stats: { ...plainProfile.stats, SPD: 5 } } },
    },
  );
  // The drop of 4 inches is more than half of SPD; nobody rolls for a fall.
  const p = play(game, setup);
  const foot = { x: inches(12.5) + 1600, y, z: 0 };
  const { route } = events(p, 'MovementDeclared')[0]?.movement ?? { route: [] };
  expect(route.slice(0, 3)).toEqual([{ ...foot, x: foot.x - 1602, z: inches(4) }, { ...foot, z: inches(4) }, foot]);
  expect(modelIn(p, '1').at.z).toBe(0);
});

scenario(
  'a Flying Hostile goes straight above scenery, but round what has no upper end',
  ['ELD-HOSTILE-020', 'ELD-STATE-038'],
  play => {
    const route = (top: number | null) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
        at: at(apart(6)),
        ...up,
        states: { 1: ['flying'] },
        scenery: { wall: { boxes: [[9, 12, 5, 1]], top } },
      });
      return events(play(game, setup), 'MovementDeclared')[0]?.movement.route ?? [];
    };
    expect(route(6)).toEqual([{ x, y: y + inches(6), z: 0 }]);
    expect(route(null)[0]?.x).toBeLessThan(x);
  },
);

scenario('a Hostile ends beside an ally that stands in its way', 'ELD-HOSTILE-020', play => {
  const { game, setup } = hostilesTurn('12a', {
    cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
    at: { ...at(apart(8)), 2: { x, y: y + inches(5) } },
    ...up,
  });
  // 6 inches of movement would end on the ally, which it may pass: it stops before it, in contact.
  expect(modelIn(play(game, setup), '1').at.y).toBe(y + inches(5) - 3200);
});

scenario('an Immobilized Hostile declares Idle as it stands', 'ELD-HOSTILE-014', play => {
  const { game, setup } = hostilesTurn('1a', {
    cards: { 1: { movement: [line({ do: 'walk-towards' })] } },
    at: at(apart(5)),
    facing: { 1: { x: 1, y: 1 } },
    states: { 1: ['immobilized'] },
  });
  // The Agility roll of its Dodge fails.
  const p = play(game, { ...setup, dice: [20] }).choose('p1', 'AG');
  expect(events(p, 'MovementDeclared').map(({ movement }) => movement)).toEqual([
    { kind: 'idle', route: [], facing: { x: 1, y: 1 }, skills: [] },
  ]);
});

scenario(
  'the sample card: a Hostile that should run and cannot does not skip its action, and an Immobilized one dodges',
  ['ELD-HOSTILE-023', 'ELD-HOSTILE-014', 'ELD-HOSTILE-029'],
  play => {
    const held = (states: readonly 'immobilized'[], dice: readonly number[]) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: 'sample' },
        at: at(apart(9)),
        facing: { 1: { x: 1, y: 1 } },
        states: { 1: states },
        profiles: { 1: { skills: [{ id: 'taunt' }] } },
      });
      const p = play(game, { ...setup, dice });
      if (dice.length > 0) p.choose('p1', 'AG');
      const [moved] = events(p, 'MovementDeclared').map(({ movement: { kind, skills } }) => [kind, ...skills]);
      return [moved, events(p, 'ActionDeclared').map(({ action }) => action.do)];
    };
    expect(held(['immobilized'], [20])).toEqual([['idle', 'taunt'], ['dodge']]);
    expect(held([], [])).toEqual([['run', 'taunt'], ['nothing']]);
  },
);

scenario('a Crouched Hostile stands up in its next Movement step', 'ELD-HOSTILE-022', play => {
  const rises = (does: HostileMovement) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: { movement: [line(does)] } },
      at: at(apart(9)),
      ...up,
      states: { 1: ['crouched'] },
    });
    const p = play(game, setup);
    return [modelIn(p, '1').states, modelIn(p, '1').at.y - y];
  };
  // The Hostile stands up first, so that it has its whole SPD.
  expect(rises({ do: 'walk-towards' })).toEqual([[], inches(6)]);
  expect(rises({ do: 'idle' })).toEqual([[], 0]);
});

scenario('two Brawlers advance side by side, and one alone runs', ['ELD-HOSTILE-024', 'ELD-HOSTILE-012'], play => {
  const kind = (gap?: number) => {
    const far = { x: 5080, y: 5080 + apart(15) };
    const pair = gap === undefined ? {} : { 2: { x: 5080 + apart(gap), y: far.y } };
    const { game, setup } = hostilesTurn(gap === undefined ? 'a.1' : 'a.12', {
      at: { a: { x: 5080, y: 5080 }, 1: far, ...pair },
      cards: { 1: behaviours.brawler ?? {} },
      models: gap === undefined ? {} : { 2: { points: 0 } },
    });
    return events(play(game, setup), 'MovementDeclared').map(({ movement }) => movement.kind);
  };
  expect([kind(3), kind(3.25), kind()]).toEqual([['walk'], ['run'], ['run']]);
});

scenario(
  'a Hostile whose way leads over a surface that is narrower than its base goes as far as its SPD reaches there',
  ['ELD-HOSTILE-020', 'ELD-MOVE-024'],
  play => {
    const walked = (width: number, SPD: number, does: HostileMovement = { do: 'walk-towards' }) => {
      const plank = { boxes: [[10 - width / 2, 12, width, 16]], top: 0.5, kind: 'narrow' } as const;
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: { movement: [line(does)] } },
        at: { 1: { x, y }, a: { x, y: inches(30) } },
        profiles: { 1: { stats: { ...plainProfile.stats, SPD } } },
        scenery: { plank },
        ...up,
      });
      return (modelIn(play(game, setup), '1').at.y - y) / 2540;
    };
    expect(walked(2, 6)).toBe(6);
    // 1.37 inches up to the plank, and half of the remaining 4.63 along it.
    expect(walked(1, 6)).toBeCloseTo(1.37 + 4.63 / 2, 2);
    expect(walked(1, 3, { do: 'run-over' })).toBeCloseTo(1.37 + 4.63 / 2, 2);
  },
);
