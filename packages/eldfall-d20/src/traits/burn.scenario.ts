import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import type { Trait } from '../vocabulary/traits.js';
import { afterHit, swordWith } from './scenario-words.js';

scenario('Burn (X): X more Damage rolls against no Armor for each Wound', 'ELD-TRAIT-008', play => {
  const burn: Trait = { id: 'burn', x: 2 };
  expect(afterHit(play)([burn], [5, 8, 10, 11]).slice(0, 4)).toEqual([
    'damage to b: 8+2 against 10',
    'damage to b: 10+0 against 10',
    'damage to b: 11+0 against 10',
    'b -2 HP',
  ]);
  expect(afterHit(play)([burn], [5, 9])).toEqual(['damage to b: 9+2 against 10']);
  expect(afterHit(play)([burn], [5, 8], { profiles: { b: { traits: [{ id: 'construct' }] } } }).slice(1)).toEqual([
    'b -1 HP',
  ]);
});

scenario('the attacking player may do without the rolls of Burn where they harm a friend', ['ELD-TRAIT-008'], play => {
  const swept = (burns: boolean, dice: readonly number[]) => {
    const { game, setup } = resolving('A\nb', {
      action: attack('b'),
      at: { A: { x: 10000, y: 10000 }, b: { x: 10000, y: 13200 }, C: { x: 13000, y: 11200 } },
      profiles: { C: { stats: { HP: 5 } } },
      pack: { items: { sword: swordWith({ id: 'sweep', level: 1 }, { id: 'burn', x: 1 }) } },
    });
    // The Sweep hits b and C; the Damage roll against b fails, so that only C burns.
    const p = play(game, { ...setup, dice }).choose('p1', burns);
    return told(p.match).filter(one => one.includes(' C'));
  };
  const wounded = ['A hits C', 'damage to C: 8+2 against 10'];
  // The second die is the Morale roll of C.
  expect(swept(true, [5, 10, 20, 8, 10])).toEqual([...wounded, 'damage to C: 10+0 against 10']);
  expect(swept(false, [5, 10, 20, 8])).toEqual(wounded);
});

scenario('by option the attacking player may do without the rolls against an enemy too', ['ELD-TRAIT-008'], play => {
  const burning = (dice: readonly number[], hp: number, more: Declared = {}) => {
    const { game, setup } = resolving('A\nb', {
      action: attack('b'),
      models: { b: { hp } },
      pack: { items: { sword: swordWith({ id: 'burn', x: 1 }) } },
      options: { burnRolls: 'alwaysAsked' },
      ...more,
    });
    return play(game, { ...setup, dice });
  };
  const damage = (p: ReturnType<typeof burning>) => told(p.match).filter(one => one.startsWith('damage'));
  const first = 'damage to b: 8+2 against 10';
  expect(damage(burning([5, 8], 2).choose('p1', false))).toEqual([first]);
  expect(damage(burning([5, 8, 11], 2).choose('p1', true))).toEqual([first, 'damage to b: 11+0 against 10']);
});

scenario(
  'of several Burns of one Hit the one with the highest number counts, wherever they come from',
  ['ELD-TRAIT-008', 'ELD-MOD-014'],
  play => {
    const burns = (weapon: number, lent: number): number => {
      const changes = [{ op: 'hits-have', traits: [{ id: 'burn', x: lent }] }] as const;
      const A = { specials: [{ name: 'Lit', changes }] };
      const dice = [5, 8, ...Array<number>(Math.max(weapon, lent)).fill(11)];
      const lines = afterHit(play)([{ id: 'burn', x: weapon }], dice, { profiles: { A } });
      return lines.filter(one => one === 'damage to b: 11+0 against 10').length;
    };
    expect([burns(1, 3), burns(3, 1), burns(2, 2)]).toEqual([3, 3, 2]);
  },
);

scenario('a model that a Burn Wound would make Dead is removed', 'ELD-TRAIT-009', play => {
  const states = { b: ['incapacitated'] } as const;
  const models = { b: { hp: 0 } };
  const last = (dice: readonly number[]) => afterHit(play)([{ id: 'burn', x: 1 }], dice, { states, models }).slice(-1);
  expect([last([5, 8, 10]), last([5, 8, 11])]).toEqual([['b removed: burned'], ['b is dead']]);
  // By option the Wounds beyond the last HP kill: one of them is that of the Burn.
  const options = { excessWoundsKill: true };
  const excess = (hp: number) =>
    afterHit(play)([{ id: 'burn', x: 1 }], [5, 8, 10], { models: { b: { hp } }, options }).slice(-1);
  expect([excess(1), excess(2)]).toEqual([['b removed: burned'], ['b is incapacitated']]);
});

scenario(
  'a Burn Wound of a Finishing Strike removes a model like any other one',
  ['ELD-TRAIT-009', 'ELD-SKILL-019'],
  play => {
    const again = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;
    // The first Hit wounds and does not burn; the Damage roll of the Burn of the second Hit is the last die.
    const last = (hp: number, burning: number, more: Declared = {}) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        profiles: { A: { skills: [{ id: 'finishing-strike' }] } },
        models: { b: { hp } },
        pack: { items: { sword: swordWith({ id: 'burn', x: 1 }) } },
        ...more,
      });
      return told(play(game, { ...setup, dice: [5, 8, 11, 6, 8, burning] }).choose('p1', again).match).at(-1);
    };
    const states = { b: ['incapacitated'] } as const;
    expect([last(0, 10, { states }), last(0, 11, { states })]).toEqual(['b removed: burned', 'b is dead']);
    const excess = { options: { excessWoundsKill: true } };
    expect([last(2, 10, excess), last(2, 11, excess)]).toEqual(['b removed: burned', 'b is incapacitated']);
    const finishing = { options: { finishingKills: true } };
    expect([last(1, 10, finishing), last(1, 11, finishing)]).toEqual(['b removed: burned', 'b is dead']);
    expect(last(2, 10, finishing)).toBe('b is incapacitated');
    expect(last(1, 10)).toBe('b is incapacitated');
  },
);

scenario(
  'a Finishing Strike that does not burn itself makes a model Dead that burned before, and leaves it on the field',
  ['ELD-TRAIT-009', 'ELD-SKILL-019'],
  play => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      options: { finishingKills: true },
      profiles: { A: { skills: [{ id: 'finishing-strike' }] } },
      models: { b: { hp: 1 } },
      pack: { items: { sword: swordWith({ id: 'burn', x: 1 }) } },
    });
    const p = play(game, { ...setup, dice: [5, 8, 10, 6, 8, 11] });
    p.choose('p1', { do: 'attack', means: { item: 'sword' }, kind: 'melee' });
    expect(told(p.match).at(-1)).toBe('b is dead');
  },
);
