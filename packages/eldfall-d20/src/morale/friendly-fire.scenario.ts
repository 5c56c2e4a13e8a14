import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { attackFacts } from '../attacks/facts.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { hasState, modelOf } from '../match/lookups.js';
import { plainProfile } from '../testing/index.js';
import type { Place, Sources } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';

const blast = (power: number | null): Spell => ({
  name: 'Blast',
  element: 'fire',
  type: 'sorcery',
  weapon: { power, reach: { distance: 16, template: 'circular-small' }, strike: 2, kinds: ['ranged'], traits: [] },
});
const spot: Place = { x: 5000, y: 12700, z: 0 };
const aim = { model: 'b', template: { template: 'circular-small', at: spot } } as const;

/** `A` casts a Blast with two strikes at `b`; the ally `B` stands under the template as well. */
const cast = (dice: readonly number[], more: Declared = {}, power: number | null = 8) => {
  const { game, setup } = resolving('A\nbB', {
    at: { A: { x: 5000, y: inches(1) }, b: spot, B: { x: spot.x + 3300, y: spot.y } },
    pack: { spells: { blast: blast(power) } },
    action: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims: [aim, aim] },
    ...more,
  });
  return [game, { ...setup, dice }] as const;
};
const rolls = (lines: readonly string[]): readonly string[] => lines.filter(line => line.includes('friendly-fire'));

scenario(
  'an ally that a Hit could damage rolls Morale, and is Panicked until its next Strategic phase if it fails',
  'ELD-MORALE-005',
  play => {
    // One strike hits `b` and `B`: 11 is above the Morale of 10, and no Damage roll succeeds.
    const failed = play(...cast([10, 11, 11, 20, 20]));
    expect(rolls(told(failed.match))).toEqual(['B friendly-fire M 10: 11-']);
    expect(modelOf(failed.state, 'B').states).toEqual([
      { state: 'panicked', until: 'own-strategic-phase', by: 'p1', source: 'friendly-fire' },
    ]);
    const passed = play(...cast([10, 11, 10, 20, 20]));
    expect([rolls(told(passed.match)), hasState(modelOf(passed.state, 'B'), 'panicked')]).toEqual([
      ['B friendly-fire M 10: 10'],
      false,
    ]);
    failed.choose('p2', { x: 0, y: 1 }).choose('p1', { x: 0, y: 1 });
    // The next Strategic phase of `p1` comes after the turn of `p2`.
    failed.choose('p1', 'end').choose('p2', 'end');
    expect(hasState(modelOf(failed.state, 'B'), 'panicked')).toBe(false);
  },
);

scenario('Friendly Fire: enemies, and allies that the Hit cannot damage, do not roll', 'ELD-MORALE-005', play => {
  // The Hit of a Spell without Power does nothing to its target.
  expect(rolls(told(play(...cast([10, 11], {}, null)).match))).toEqual([]);
  const apart = { at: { A: { x: 5000, y: inches(1) }, b: spot, B: { x: spot.x + 9000, y: spot.y } } };
  expect(rolls(told(play(...cast([10, 11, 20], apart)).match))).toEqual([]);
  // A Fearless model cannot be Panicked.
  const fearless = { profiles: { B: { traits: [{ id: 'fearless' }] } } } as const;
  expect(rolls(told(play(...cast([10, 11, 20, 20], fearless)).match))).toEqual([]);
  const fallen = { states: { B: ['incapacitated'] } } as const;
  expect(rolls(told(play(...cast([10, 11, 20, 20], fallen)).match))).toEqual([]);
});

scenario(
  'Friendly Fire: one roll for each ally and Attack, and none for a Hit that a Dodge avoids',
  'ELD-MORALE-006',
  play => {
    // Both strikes hit both models.
    const twice = play(...cast([9, 10, 10, 20, 20, 20, 20]));
    expect(rolls(told(twice.match))).toEqual(['B friendly-fire M 10: 10']);
    const ally = { profiles: { B: { stats: { ...plainProfile.stats, AG: 12 } } } };
    const dodged = play(
      ...cast([9, 11, 12, 20], {
        ...ally,
        models: { B: { player: 'p3' } },
        facing: { B: { x: 0, y: -1 } },
        players: ['p1', 'p2', 'p3'],
        state: { alliances: [['p1', 'p3']] },
        reactions: { B: { do: 'dodge' } },
      }),
    );
    expect(rolls(told(dodged.match))).toEqual([]);
  },
);

scenario(
  'Friendly Fire: a Hit that was negated takes no roll away from the next one of its Attack',
  'ELD-MORALE-006',
  play => {
    const negations: Sources['negations'] = [
      (_, hit, { hits }) => {
        if (hit.on !== 'B' || hits.some(({ negated }) => negated)) return;
        hit.negated = { rule: 'ELD-SKILL-023', source: 'test' };
      },
    ];
    expect(rolls(told(play(...cast([9, 10, 10, 20, 20, 20], { sources: { negations } })).match))).toEqual([
      'B friendly-fire M 10: 10',
    ]);
  },
);

scenario('Friendly Fire: each Attack has a roll of its own', 'ELD-MORALE-006', play => {
  const second: Sources['moreAttacks'][number] = table => [
    attackFacts(table, {
      attacker: 'D',
      declared: { ...attack(''), kind: 'ranged', means: { spell: 'blast' }, aims: [aim] },
      by: 'test',
    }),
  ];
  const more: Declared = {
    at: { A: { x: 5000, y: inches(1) }, b: spot, B: { x: spot.x + 3300, y: spot.y }, D: { x: 9000, y: inches(1) } },
    sources: { moreAttacks: [second] },
  };
  expect(rolls(told(play(...cast([9, 11, 10, 10, 10, 20, 20, 20, 20], more)).match))).toEqual([
    'B friendly-fire M 10: 10',
    'B friendly-fire M 10: 10',
  ]);
});
