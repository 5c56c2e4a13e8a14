import { expect } from 'vitest';
import { plainProfile } from '../testing/index.js';
import type { Sources } from '../vocabulary/index.js';
import type { ExtraAttack } from './attack-with.js';
import { attackWith } from './attack-with.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';

/** After the first Hit, B makes one more attack on b. */
const following = (dodge: ExtraAttack['dodge'], attacker = 'B'): Partial<Sources> => ({
  afterHits: [
    function* (turn, resolution) {
      if (resolution.hits.length === 0) return;
      const { kind, means, skills } = attack('b');
      yield* attackWith(turn, resolution, {
        attacker,
        declared: { kind, means, skills },
        by: 'chain-attack',
        aim: { model: 'b' },
        strikes: 1,
        dodge,
      });
    },
  ],
});

const chained = (dice: readonly number[], more: Declared) => {
  const { game, setup } = resolving('AB\nb.', { pitch: 1.5, action: attack('bb'), ...more });
  return [game, { ...setup, dice }] as const;
};
const { stats } = plainProfile;
const tough = { profiles: { b: { stats: { ...stats, HP: 5 } } } };

scenario(
  'an attack that an ability adds has its own dice and Hits before the Damage rolls, and no Confrontation',
  ['ELD-SKILL-004', 'ELD-SKILL-007', 'ELD-CONFRONT-001'],
  play => {
    const { match } = play(
      ...chained([9, 20, 8, 5, 20, 20], { sources: following('new'), reactions: { b: attack('A') }, ...tough }),
    );
    expect(told(match)).toEqual([
      'A attack OFF 12 at b: 9 20-',
      'b attack DEF 10 at A: 8',
      'A 9 20- against b 8x: A',
      'A hits b',
      'B attack OFF 12 at b: 5',
      'B hits b',
      'damage to b: 20+2 against 10',
      'damage to b: 20+2 against 10',
    ]);
  },
);

scenario('a model that dodges rolls again against an attack that an ability adds', 'ELD-SKILL-007', play => {
  const dodging: Declared = { sources: following('new'), reactions: { b: { do: 'dodge' } }, ...tough };
  // The Dodge against A fails, the one against B succeeds.
  expect(told(play(...chained([9, 20, 15, 5, 4, 20], dodging)).match)).toEqual([
    'A attack OFF 12 at b: 9 20-',
    'b dodge AG 10: 15-',
    'A hits b',
    'B attack OFF 12 at b: 5',
    'b dodge AG 10: 4',
    'hit on b negated by dodge',
    'damage to b: 20+2 against 10',
  ]);
});

scenario('a Dodge that has succeeded covers a further attack of the same attacker', 'ELD-SKILL-020', play => {
  const dodging: Declared = { sources: following('covers', 'A'), reactions: { b: { do: 'dodge' } }, ...tough };
  // The Critical Hit is not avoided, so that the next attack follows; that one is.
  expect(told(play(...chained([1, 20, 4, 5, 20], dodging)).match)).toEqual([
    'A attack OFF 12 at b: 1! 20-',
    'b dodge AG 10: 4',
    'A hits b critically',
    'A attack OFF 12 at b: 5',
    'hit on b negated by dodge',
    'damage to b: 20+0 against 10',
  ]);
});

scenario('an attack that an ability adds needs Reach like any other attack', 'ELD-SKILL-008', play => {
  const far = { at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 6350 }, B: { x: 20000, y: 2540 } } };
  const { match } = play(...chained([9, 20, 20], { sources: following('new'), ...far }));
  expect(told(match)).toContain('B fails: out-of-reach b');
});
