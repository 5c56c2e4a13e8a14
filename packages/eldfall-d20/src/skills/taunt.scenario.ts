import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { events, going, idle } from '../activation/scenario-words.js';
import { scenario, told } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import { skilled } from './scenario-words.js';

const dodge = { do: 'dodge' } as const;

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
  'an enemy without Activation Points, without sight and Awareness, or immune, is not taunted',
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

scenario(
  'an enemy that cannot react need not: one that another model engages outside of its Awareness of the taunter',
  ['ELD-SKILL-042', 'ELD-STATE-031'],
  play => {
    const p = taunting(play, [11], {
      at: { A: { x: 25400, y: 7620 }, b: { x: 25400, y: 30480 }, B: { x: 29210, y: 30480 }, c: { x: 2540, y: 2540 } },
      models: { c: { points: 0 } },
      profiles: { A: skilled('taunt'), b: { stats: { AG: 3 } } },
      states: { b: ['engaged'] },
    });
    expect(told(p.match).slice(1)).toEqual(['b taunt INT 10: 11-']);
    p.waitsFor({ by: 'p1', kind: 'action' });
  },
);
