import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { attack, type Declared, lines, resolving, scenario, told } from './scenario-words.js';

const dodge = { do: 'dodge' } as const;

/** `A` strikes b twice, face to face, and b dodges with AG 10. */
const against = (dice: readonly number[], more: Declared = {}) => {
  const { game, setup } = resolving('A\nb', { action: attack('bb'), reactions: { b: dodge }, ...more });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'one Agility roll avoids all Hits of the Attack that are not critical, and they have no effects',
  ['ELD-ACTION-011', 'ELD-ACTION-012', 'ELD-DAMAGE-008', 'ELD-ACTION-013'],
  play => {
    const list: string[] = [];
    const sources = { onHit: [() => void list.push('effect')] };
    expect(told(play(...against([5, 6, 10], { sources })).match)).toEqual([
      'A attack OFF 12 at b: 5 6',
      'b dodge AG 10: 10',
      'hit on b negated by dodge',
      'hit on b negated by dodge',
    ]);
    expect(list).toEqual([]);
    expect(told(play(...against([5, 6, 11, 20, 20])).match).slice(1, 4)).toEqual([
      'b dodge AG 10: 11-',
      'A hits b',
      'A hits b',
    ]);
  },
);

scenario('a successful Dodge does not avoid a Critical Hit', 'ELD-CRIT-007', play => {
  expect(told(play(...against([1, 6, 3, 20])).match).slice(2, 5)).toEqual([
    'hit on b negated by dodge',
    'A hits b critically',
    'damage to b: 20+0 against 10',
  ]);
});

scenario(
  'a reacting model that does not see the attacker dodges with half its Agility, rounded up',
  ['ELD-ACTION-014', 'ELD-ACTION-015', 'ELD-MOD-004'],
  play => {
    const behind = { facing: { b: { x: 0, y: 1 } } };
    const { match } = play(...against([5, 20, 5], behind));
    expect(told(match)[1]).toBe('b dodge AG 5: 5');
    expect(lines(match, 'b')).toEqual(['ELD-ACTION-014 1/2 unseen attacker']);
    // A Blinded model sees nobody.
    expect(told(play(...against([5, 20, 6, 20], { states: { b: ['blinded'] } })).match)[1]).toBe('b dodge AG 5: 6-');
    // Acute senses do not need to see.
    const sharp = {
      ...behind,
      sources: {
        immunities: [
          (_: unknown, __: unknown, harm: object) =>
            'rule' in harm && harm.rule === 'ELD-ACTION-014'
              ? ({ rule: 'ELD-TRAIT-003', source: 'acute-senses' } as const)
              : undefined,
        ],
      },
    };
    expect(told(play(...against([5, 20, 9], sharp)).match)[1]).toBe('b dodge AG 10: 9');
  },
);

scenario(
  'the activated model sees all round at a point of its route, and only its Front at the end of it',
  ['ELD-ACTION-015', 'ELD-LOS-007'],
  play => {
    const end = { x: 5000, y: 7620, z: 0 };
    const shot = (at: { leg: number; along: number } | null, dice: readonly number[]) => {
      const { game, setup } = resolving('b\nA', {
        action: dodge,
        at: { b: { x: 5000, y: 2540 }, A: end },
        from: { x: 5000, y: 6000 },
        facing: { b: { x: 0, y: 1 }, A: { x: 0, y: 1 } },
        profiles: { b: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
        movement: { kind: 'walk', route: [end], facing: { x: 0, y: 1 }, skills: [] },
        reactions: { b: { action: attack('A', { with: 'bow' }), at } },
      });
      return told(play(game, { ...setup, dice }).match).find(one => one.includes('dodge AG'));
    };
    // The dice of the active side come first.
    expect(shot({ leg: 1, along: 500 }, [3, 20])).toBe('A dodge AG 10: 3');
    expect(shot(null, [3, 20])).toBe('A dodge AG 5: 3');
  },
);

scenario(
  'a model that dodges rolls for each attack, and each roll avoids only its own',
  ['ELD-ACTION-023', 'ELD-ACTION-011', 'ELD-ROLL-015'],
  play => {
    const { game, setup } = resolving('.A\nbc', {
      pitch: 1.5,
      action: dodge,
      reactions: { b: attack('A'), c: attack('A') },
    });
    const { match } = play(game, { ...setup, dice: [4, 15, 5, 6, 20] });
    expect(told(match)).toEqual([
      'A dodge AG 10: 4',
      'A dodge AG 10: 15-',
      'b attack DEF 10 at A: 5',
      'c attack DEF 10 at A: 6',
      'hit on A negated by dodge',
      'c hits A',
      'damage to A: 20+2 against 10',
    ]);
  },
);

scenario('a Dodge without an attack needs no roll', 'ELD-ACTION-022', play => {
  expect(told(play(...against([], { action: { do: 'nothing' } })).match)).toEqual([]);
  // A strike that fails its requirements is no attack to dodge.
  const far = { at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 2540 + 3200 + inches(1) + 3 } } };
  expect(told(play(...against([], far)).match)).toEqual(['A fails: out-of-reach b']);
});

scenario(
  'a Dodge without an attack is rolled for a state that calls for it, and ends it',
  ['ELD-ACTION-020', 'ELD-STATE-052'],
  play => {
    const stuck: Declared = { action: { do: 'nothing' }, states: { b: ['immobilized'] } };
    const told1 = (dice: readonly number[], more: Declared) => {
      const going = play(...against(dice, more));
      return told(going.match.decisions[0]?.kind === 'attribute' ? going.choose('p2', 'AG').match : going.match);
    };
    expect(told1([10], stuck)).toEqual(['b dodge AG 10: 10', 'b is no longer immobilized']);
    expect(told1([11], stuck)).toEqual(['b dodge AG 10: 11-']);
    // Against an attack, the same roll serves both.
    expect(told1([5, 20, 7], { states: { b: ['immobilized'] } })).toContain('b is no longer immobilized');
  },
);

scenario(
  'a Confused and Crippled model that dodges an attacker out of sight has an eighth of its Agility, rounded up once',
  ['ELD-MOD-004', 'ELD-MOD-005', 'ELD-STATE-010', 'ELD-STATE-011', 'ELD-ACTION-014'],
  play => {
    const dodged = (AG: number) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        states: { b: ['confused', 'crippled'] },
        facing: { b: { x: 0, y: 1 } },
        profiles: { b: { stats: { AG } } },
        reactions: { b: { do: 'dodge' } },
      });
      return told(play(game, { ...setup, dice: [20, 3] }).match)[1];
    };
    expect([dodged(16), dodged(17)]).toEqual(['b dodge AG 2: 3-', 'b dodge AG 3: 3']);
  },
);

scenario(
  'an Engaged model dodges an enemy behind it with its whole Agility, and a Blinded one with half',
  ['ELD-STATE-008', 'ELD-STATE-032', 'ELD-ACTION-014'],
  play => {
    const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['A'] } as const;
    const dodged = (...more: readonly 'blinded'[]) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        states: { b: [engaged, ...more] },
        facing: { b: { x: 0, y: 1 } },
        reactions: { b: { do: 'dodge' } },
      });
      return told(play(game, { ...setup, dice: [20, 8] }).match)[1];
    };
    expect([dodged(), dodged('blinded')]).toEqual(['b dodge AG 10: 8', 'b dodge AG 5: 8-']);
  },
);
