import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { plainItems } from '../testing/index.js';
import type { Change } from '../vocabulary/effect.js';
import { attackFacts } from './facts.js';
import { reachOf } from './range.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';

/** `A` stands between b and c, sees both, and has these changes by a Special. */
const between = (changes: readonly Change[], more: Declared = {}): Declared => ({
  at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 8200 }, c: { x: 5000, y: 1800 } },
  facing: { c: { x: 0, y: 1 } },
  ...more,
  profiles: { A: { traits: [{ id: 'vigilance' }], specials: [{ name: 'Own', changes }] }, ...more.profiles },
});

scenario(
  'a trait of the Hits on models like one is that of each such Hit, however the strikes are split',
  'ELD-PROFILE-020',
  play => {
    const changes: readonly Change[] = [
      { op: 'hits-have', traits: [{ id: 'ignore-armor' }], attack: { on: { class: 'soldier' } } },
    ];
    const profiles = { b: { classes: ['soldier' as const] } };
    const { game, setup } = resolving(
      'Abc',
      between(changes, { action: attack('bc'), profiles: { ...between(changes).profiles, ...profiles } }),
    );
    const lines = told(play(game, { ...setup, dice: [5, 5, 20, 20] }).match).filter(line => line.startsWith('damage'));
    expect(lines).toEqual(['damage to b: 20+0 against 10', 'damage to c: 20+2 against 10']);
  },
);

scenario(
  'Ignore Shield that a change gives takes all effects of a Shield away',
  ['ELD-TRAIT-035', 'ELD-ITEM-008'],
  play => {
    const armour = (traits: readonly ('ignore-shield' | 'bleed')[]) => {
      const changes: readonly Change[] = [{ op: 'hits-have', traits: traits.map(id => ({ id })) }];
      const carrying = (item: string) => ({ inventory: { space: 9, items: [{ item, quantity: 1 }] } });
      const shield = plainItems.shield;
      if (!shield) throw new RangeError('no shield');
      const guard: Change = {
        op: 'roll',
        by: 3,
        attribute: 'ARM',
        attack: { side: 'suffered', kind: 'ranged', front: true },
      };
      const { game, setup } = resolving('A\n.\nb', {
        pack: { items: { ...plainItems, shield: { ...shield, changes: [guard] } } },
        profiles: { A: { ...carrying('bow'), specials: [{ name: 'Own', changes }] }, b: carrying('shield') },
        action: attack('b', { with: 'bow' }),
      });
      return told(play(game, { ...setup, dice: [5, 20] }).match).find(line => line.startsWith('damage'));
    };
    expect(armour(['bleed'])).toBe('damage to b: 20+5 against 10');
    expect(armour(['ignore-shield'])).toBe('damage to b: 20+2 against 10');
  },
);

test('a change of Reach counts in the role that it names [ELD-MOD-010]', () => {
  const reach = (attacker: 'A' | 'b', role?: 'active' | 'reactive') => {
    const changes: readonly Change[] = [{ op: 'reach', by: 2, ...(role ? { attack: { role } } : {}) }];
    const specials = [{ name: 'Own', changes }];
    const { table } = resolving('A\nb', { profiles: { A: { specials }, b: { specials } } });
    const facts = attackFacts(table, { attacker, declared: attack(attacker === 'A' ? 'b' : 'A') });
    const model = modelOf(table.state, attacker);
    return [facts, undefined].map(by => reachOf(table, model, facts.weapon, by)?.[0]?.to);
  };
  expect([reach('A'), reach('A', 'active'), reach('A', 'reactive')]).toEqual([
    [3, 3],
    [3, 3],
    [1, 1],
  ]);
  expect([reach('b', 'active'), reach('b', 'reactive')]).toEqual([
    [1, 1],
    [3, 3],
  ]);
});
