import { createMatch, seeded } from '@rulewright/core';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { laidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { meansOf } from './means.js';
import { attack, type Declared, lines, resolving, scenario, told } from './scenario-words.js';

const armed = (...items: readonly string[]): Pick<Profile, 'inventory'> => ({
  inventory: { space: 6, items: items.map(item => ({ item, quantity: 1 })) },
});

const stats = (some: Partial<Profile['stats']>): Pick<Profile, 'stats'> => ({
  stats: { ...plainProfile.stats, ...some },
});

/** `A` attacks b, or b reacts with an attack on `A`, face to face; all dice fail. */
const first = (declared: Declared, dice = [19, 19]) => {
  const { game, setup } = resolving('A\nb', declared);
  return [game, { ...setup, dice }] as const;
};

scenario(
  'a melee attack uses OFF in the Active role and DEF in the Reactive role',
  ['ELD-MELEE-001', 'ELD-MELEE-002'],
  play => {
    expect(told(play(...first({ action: attack('bb') })).match)[0]).toBe('A attack OFF 12 at b: 19- 19-');
    expect(told(play(...first({ reactions: { b: attack('A') } }, [19])).match)[0]).toBe('b attack DEF 10 at A: 19-');
  },
);

scenario('a melee attack with a Spell uses INT in both roles', ['ELD-MELEE-003', 'ELD-SPELL-001'], play => {
  const touch = {
    name: 'Touch',
    element: 'fire',
    type: 'sorcery',
    weapon: { power: 9, reach: { distance: 1 }, strike: 1, kinds: ['melee'], traits: [] },
  } as const;
  const cast = { ...attack('b'), means: { spell: 'touch' } };
  const { match } = play(...first({ action: cast, pack: { spells: { touch } } }, [19]));
  expect(told(match)[0]).toBe('A attack INT 10 at b: 19-');
});

const hands = (attribute: 'T' | 'AG') => ({ ...attack('bb'), means: { natural: 'unarmed', attribute } as const });

scenario(
  'bare hands: T or AG less 3 as Power, Reach 0, Strike STA, and Unkeen',
  ['ELD-MELEE-004', 'ELD-CONTACT-003'],
  play => {
    const touching = { pitch: 1, at: { b: { x: 2540, y: 5740 } } };
    const brawl = (attribute: 'T' | 'AG') => {
      const { game, setup } = resolving('A\nb', {
        ...touching,
        action: hands(attribute),
        at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 5740 } },
        profiles: { A: stats({ T: 9, AG: 11 }) },
        sources: { prevention: [] },
      });
      return play(game, { ...setup, dice: [3, 19, 20] }).match;
    };
    expect(told(brawl('T'))).toContain('damage to b: 20+2 against 6');
    expect(told(brawl('AG'))).toContain('damage to b: 20+2 against 8');
    const { table } = laidOut('A');
    const offered = meansOf(table, modelOf(table.state, 'A')).filter(({ means }) => 'natural' in means);
    expect(offered.map(({ weapon }) => weapon.traits)).toEqual([[{ id: 'unkeen' }], [{ id: 'unkeen' }]]);
  },
);

scenario(
  'bare hands reach nobody who is 1/100 mm and the tolerance away',
  ['ELD-MELEE-004', 'ELD-RANGED-005'],
  play => {
    const at = (y: number) =>
      told(
        play(
          ...first(
            { action: hands('T'), at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y } } },
            y <= 5742 ? [19, 19] : [],
          ),
        ).match,
      )[0];
    expect(at(5742)).toBe('A attack OFF 12 at b: 19- 19-');
    expect(at(5743)).toBe('A fails: out-of-reach b');
  },
);

const bash = { ...attack('b'), means: { natural: 'shield-bash' } as const };

scenario('a Shield strikes with Power T, Reach 0, Strike 1, Knockback 1 and Unkeen', 'ELD-MELEE-005', play => {
  const { table } = laidOut('A', { profiles: { A: armed('sword', 'shield') } });
  const means = meansOf(table, modelOf(table.state, 'A'));
  expect(means.find(({ weapon }) => weapon.name === 'shield-bash')?.weapon).toMatchObject({
    power: { attribute: 'T' },
    reach: { distance: 0 },
    strike: 1,
    traits: [{ id: 'knockback', x: 1 }, { id: 'unkeen' }],
  });
  expect(means.map(({ weapon }) => weapon.name)).toEqual(['Sword', 'unarmed', 'unarmed', 'shield-bash']);
  // The row of a Shield card is not a weapon of its own: the table of the Shield Bash counts.
  const shield = plainItems.shield && { ...plainItems.shield, weapon: plainItems.sword?.weapon };
  const carded = laidOut('A', {
    profiles: { A: armed('sword', 'shield') },
    pack: { items: shield?.weapon ? { shield: { ...shield, weapon: shield.weapon } } : {} },
  }).table;
  expect(meansOf(carded, modelOf(carded.state, 'A'))).toHaveLength(4);
  const without = laidOut('A', { profiles: { A: armed('sword') } }).table;
  expect(meansOf(without, modelOf(without.state, 'A')).map(({ weapon }) => weapon.name)).not.toContain('shield-bash');
  const { game, setup } = resolving('A\nb', {
    action: bash,
    at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 5740 } },
    profiles: { A: armed('sword', 'shield') },
  });
  expect(told(play(game, { ...setup, dice: [19] }).match)[0]).toBe('A attack OFF 12 at b: 19-');
});

scenario('a Melee Attack on the Front of a Shield has -3, whatever attribute it uses', 'ELD-MELEE-007', play => {
  const guarded = { action: attack('bb'), profiles: { b: armed('sword', 'shield') } };
  const front = play(...first(guarded)).match;
  expect(told(front)[0]).toBe('A attack OFF 9 at b: 19- 19-');
  expect(lines(front, 'A')).toEqual(['ELD-MELEE-007 -3 shield']);
  // From behind, the Shield does not count.
  expect(told(play(...first({ ...guarded, facing: { b: { x: 0, y: 1 } } })).match)[0]).toContain('OFF 12');
  // A shot is no Melee Attack.
  const shot = {
    ...guarded,
    profiles: { ...guarded.profiles, A: armed('bow') },
    action: attack('bb', { with: 'bow' }),
  };
  expect(told(play(...first(shot)).match)[0]).toContain('ACC 10');
});

scenario('a Shield with a number of its own for Melee Attacks has it in place of -3', 'ELD-MELEE-007', play => {
  const offense = (kind: 'melee' | 'ranged', by: number) => {
    const changes = [{ op: 'roll', by, attack: { side: 'suffered', kind, front: true } }] as const;
    const { shield } = plainItems;
    if (!shield) throw new RangeError('no shield');
    return told(
      play(
        ...first({
          action: attack('bb'),
          profiles: { b: armed('sword', 'shield') },
          pack: { items: { ...plainItems, shield: { ...shield, changes } } },
        }),
      ).match,
    )[0];
  };
  expect(offense('melee', -2)).toContain('OFF 10');
  expect(offense('melee', -4)).toContain('OFF 8');
  expect(offense('ranged', -2)).toContain('OFF 9');
});

scenario('Ignore Shield takes the -3 away', ['ELD-MELEE-007', 'ELD-TRAIT-035'], play => {
  const guarded = {
    action: attack('bb'),
    profiles: { b: armed('sword', 'shield') },
    sources: { hitTraits: [() => [{ id: 'ignore-shield' } as const]] },
  };
  expect(told(play(...first(guarded)).match)[0]).toContain('OFF 12');
});

scenario(
  'a Shield costs its wearer a strike with a weapon of Reach above 0, at least 1 is left',
  ['ELD-MELEE-008', 'ELD-STRIKE-005'],
  play => {
    const knife = { ...plainItems.sword, weapon: { ...plainItems.sword?.weapon, reach: { distance: 0 } } };
    const told1 = (STA: number, item: string) =>
      told(
        play(
          ...first(
            {
              action: attack('bbb', { with: item }),
              at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 5740 } },
              profiles: { A: { ...stats({ STA }), ...armed(item, 'shield') } },
              pack: { items: { knife: knife as NonNullable<typeof plainItems.sword> } },
            },
            Array<number>(item === 'knife' || STA > 2 ? STA - (item === 'knife' ? 0 : 1) : 1).fill(19),
          ),
        ).match,
      )[0];
    expect(told1(3, 'sword')).toBe('A attack OFF 12 at b: 19- 19-');
    expect(told1(1, 'sword')).toBe('A attack OFF 12 at b: 19-');
    // Not a weapon with Reach 0.
    expect(told1(3, 'knife')).toBe('A attack OFF 12 at b: 19- 19- 19-');
  },
);

test('a Shield Bash keeps its strike [ELD-MELEE-006]', () => {
  const { game, setup } = resolving('A\nb', {
    action: bash,
    at: { A: { x: 2540, y: 2540 }, b: { x: 2540, y: 5740 } },
    profiles: { A: armed('sword', 'shield') },
    // An ability adds a strike: a penalty of the Shield would take it away again.
    sources: { strikes: [() => [{ rule: 'ELD-CLASS-004', source: 'armsmaster', add: 1 }]] },
  });
  const two = { ...bash, aims: [{ model: 'b' }, { model: 'b' }] };
  const sequence = setup.position.sequence && { ...setup.position.sequence, action: two };
  const match = createMatch(game, { ...setup, position: { ...setup.position, sequence }, dice: seeded('bash') });
  expect(told(match)[0]).toMatch(/A attack OFF 12 at b: \S+ \S+$/);
});
