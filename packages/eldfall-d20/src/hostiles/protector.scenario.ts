import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import { told } from '../attacks/scenario-words.js';
import { collectedContent } from '../content/index.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';

const scenario = scenarios<RuleId>(test);
const { behaviours, profiles, items: all } = collectedContent;
const items = { 'fists-of-stone': all['fists-of-stone'] as NonNullable<(typeof all)[string]> };
const golem = { ...profiles.golem, behaviour: 'golem' };
const x = inches(18);
/** The radius of the base of a Golem, of 50 mm, and of a plain one, in 1/100 mm. */
const [LARGE, SMALL] = [2500, 1600];

/** `A` shoots at the Hostile 2, beside which the Golem 1 stands so many inches apart. */
const shot = (play: Plays, gap: number, more: LaidOut = {}, dice: readonly number[] = [20, 20]) => {
  const { game, setup } = laidOut('', {
    pack: { behaviours, items },
    at: {
      A: { x, y: inches(4) },
      1: { x: x + SMALL + LARGE + inches(gap), y: inches(16) },
      2: { x, y: inches(16) },
    },
    ...more,
    options: { distanceEpsilon: 2, ...more.options },
    profiles: {
      A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } },
      1: golem,
      2: { ...plainProfile, tier: 1 },
      ...more.profiles,
    },
  });
  const p = play(game, { ...setup, dice })
    .choose('p1', 'A')
    .choose('p1', idle());
  p.choose('p1', { do: 'attack', means: { item: 'bow' }, kind: 'ranged' });
  for (let left = 2; left > 0 && open(p).includes('p1 aim'); left--) p.choose('p1', { model: '2' });
  return p;
};

scenario(
  'a Golem whose card says that it uses Protector moves into Base Contact with the Hostile that is attacked, and is the target',
  ['ELD-HOSTILE-012', 'ELD-SKILL-035', 'ELD-SKILL-037'],
  play => {
    const p = shot(play, 2);
    expect(events(p, 'AbilityUsed').map(({ model, ability, target }) => [model, ability, target])).toEqual([
      ['1', 'protector', '2'],
    ]);
    expect(modelIn(p, '1').at.x - x - SMALL - LARGE).toBeLessThanOrEqual(2);
    expect(modelIn(p, '1').points).toBe(1);
    expect(told(p.match).filter(one => one.includes('attack'))).toEqual(['A attack ACC 10 at 1: 20- 20-']);
    // Half of SPD 3 is 2 inches, rounded up.
    expect(events(shot(play, 2.1), 'AbilityUsed')).toEqual([]);
  },
);

scenario(
  'a Hostile with Protector protects nobody where its card does not say so, or without a point',
  ['ELD-HOSTILE-012', 'ELD-SKILL-035'],
  play => {
    const silent = { ...behaviours.golem, uses: [] } as NonNullable<typeof behaviours.golem>;
    expect(events(shot(play, 1, { pack: { behaviours: { golem: silent }, items } }), 'AbilityUsed')).toEqual([]);
    expect(events(shot(play, 1, { models: { 1: { points: 0 } } }), 'AbilityUsed')).toEqual([]);
    // The Golem faces away, and the attacker is beyond its Awareness, so that it could not react.
    const away: LaidOut = { facing: { 1: { x: 0, y: 1 } } };
    expect(events(shot(play, 1, away), 'AbilityUsed').map(({ model }) => model)).toEqual(['1']);
    expect(events(shot(play, 1, { ...away, options: { protectorSight: 'needed' } }), 'AbilityUsed')).toEqual([]);
  },
);
