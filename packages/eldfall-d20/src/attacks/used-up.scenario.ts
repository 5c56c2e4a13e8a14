import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { plainItems } from '../testing/index.js';
import type { Item } from '../vocabulary/pack.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';

const weapon = { power: 6, reach: { distance: 0 }, strike: 1, kinds: ['melee' as const], traits: [] };
const knives: Item = {
  name: 'Knives',
  category: 'weapon',
  weapon: { ...weapon, traits: [{ id: 'throwing' }] },
  traits: [],
  changes: [],
  quantity: 3,
  weight: 1,
};
const flask: Item = {
  ...knives,
  name: 'Flask',
  category: 'consumable',
  weapon: { ...weapon, reach: { distance: 8 }, kinds: ['ranged'] },
};
const pack = { items: { ...plainItems, knives, flask } };
const carrying = (item: string, quantity: number): Declared => ({
  pack,
  profiles: { A: { inventory: { space: 6, items: [{ item, quantity }] } } },
});

/** `A` throws knives at b, which is so many units away. */
const throwing = (targets: string, quantity: number, gap: number, dice: readonly number[]) => {
  const { game, setup } = resolving('A\nb', {
    ...carrying('knives', quantity),
    at: { A: { x: 5000, y: 2540 }, b: { x: 5000, y: 2540 + 3200 + gap } },
    action: { ...attack(targets), kind: 'ranged', means: { thrown: 'knives' } },
  });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'a thrown Item flies T inches with ACC, has a strike for each copy, and its copies are gone even on a miss',
  ['ELD-TRAIT-064', 'ELD-TRAIT-065', 'ELD-TRAIT-066'],
  play => {
    const two = play(...throwing('bb', 3, inches(10) + 2, [15, 16]));
    expect(told(two.match)).toEqual(['A attack ACC 10 at b: 15- 16-']);
    expect(two.state.models[0]?.inventory).toMatchObject([{ item: 'knives', quantity: 1 }]);
    expect(two.state.models[0]?.equipped).toEqual(['knives']);
    // There are no more strikes than copies, and no further than T.
    const last = play(...throwing('bb', 1, inches(10), [15]));
    expect(told(last.match)).toEqual(['A attack ACC 10 at b: 15-']);
    expect([last.state.models[0]?.inventory, last.state.models[0]?.equipped]).toEqual([[], []]);
    const far = play(...throwing('b', 3, inches(10) + 3, []));
    expect(told(far.match)).toEqual(['A fails: out-of-reach b']);
    expect(far.state.models[0]?.inventory).toMatchObject([{ item: 'knives', quantity: 2 }]);
  },
);

scenario('the Power of a thrown Item is that of the Item', 'ELD-TRAIT-064', play => {
  expect(told(play(...throwing('b', 3, inches(5), [5, 20])).match)).toContain('damage to b: 20+2 against 6');
});

scenario(
  'a Consumable is used up by one copy, whether or not the action succeeds',
  ['ELD-ITEM-011', 'ELD-ITEM-012'],
  play => {
    const use = (quantity: number, action: Declared['action']) => {
      const { game, setup } = resolving('A\n.\nb', { ...carrying('flask', quantity), ...(action ? { action } : {}) });
      return play(game, { ...setup, dice: action?.do === 'attack' ? [15] : [] }).state.models[0]?.inventory;
    };
    const thrown = { ...attack('b'), kind: 'ranged', means: { item: 'flask' } } as const;
    expect(use(2, thrown)).toMatchObject([{ item: 'flask', quantity: 1 }]);
    expect(use(1, thrown)).toEqual([]);
    expect(use(2, { do: 'assist', means: { item: 'flask' }, targets: ['A'] })).toMatchObject([{ quantity: 1 }]);
    expect(use(2, { do: 'nothing' })).toMatchObject([{ quantity: 2 }]);
  },
);
