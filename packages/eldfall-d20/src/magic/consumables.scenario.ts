import { describe, expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { items } from '../content/book/items.js';
import { plainProfile } from '../testing/index.js';
import type { DeclaredAction, Thing } from '../vocabulary/index.js';
import { bookSpells, cast, menu } from './scenario-words.js';

describe('Consumables', () => {
  const scroll: Declared = {
    pack: { spells: bookSpells, items },
    profiles: {
      A: {
        inventory: {
          space: 5,
          items: [
            { item: 'scroll-of-superior-mending', quantity: 1 },
            { item: 'earthbreaker-bomb', quantity: 1 },
          ],
        },
      },
    },
  };
  scenario('a Scroll of Superior Mending restores a Construct, without a roll', 'ELD-QUEST-062', play => {
    const hp = (traits: (typeof plainProfile)['traits']) =>
      modelIn(
        cast(play)('AB\n\nb', { do: 'assist', means: { item: 'scroll-of-superior-mending' }, targets: ['B'] }, [], {
          ...scroll,
          models: { B: { hp: 1 } },
          profiles: { ...scroll.profiles, B: { traits, stats: { ...plainProfile.stats, HP: 4 } } },
        }),
        'B',
      ).hp;
    expect([hp([{ id: 'construct' }]), hp([])]).toEqual([4, 1]);
  });

  test('a Scroll of Superior Mending is no means of an Attack, while a bomb is one [ELD-ACTION-028, ELD-QUEST-062]', () => {
    const attacks = (item: string) =>
      menu('A\n\nb', scroll).some(one => JSON.stringify(one).includes(`"do":"attack","means":{"item":"${item}"`));
    expect([attacks('earthbreaker-bomb'), attacks('scroll-of-superior-mending')]).toEqual([true, false]);
  });

  test('an Item that a model carries in two lots, one of them found, is offered once [ELD-ACTION-006]', () => {
    const item = 'scroll-of-superior-mending';
    const found = { item, quantity: 1, acquired: true, found: true } as const;
    const inventory = [{ item, quantity: 1, acquired: false }, found];
    const choice = { do: 'assist', means: { item } };
    const offered = menu('AB\n\nb', { ...scroll, models: { A: { inventory } } });
    expect(offered.filter(one => JSON.stringify(one) === JSON.stringify(choice))).toEqual([choice]);
  });

  test('an Assist that two rules of a model give is offered once [ELD-ACTION-006]', () => {
    const change = { op: 'assist', name: 'Soothe', effects: [{ op: 'heal', amount: 1 }] } as const;
    const special = (name: string) => ({ name, changes: [change] });
    const profiles = { A: { specials: [special('Healer'), special('Friend')] } };
    const choice = { do: 'assist', means: { ability: 'Soothe' } };
    const offered = menu('AB\n\nb', { ...scroll, profiles });
    expect(offered.filter(one => JSON.stringify(one) === JSON.stringify(choice))).toEqual([choice]);
  });

  scenario('an Earthbreaker Bomb destroys a structure that it damages', 'ELD-QUEST-063', play => {
    const gates = (armour: number): Thing => ({
      id: 'gates',
      kind: 'gates',
      at: { x: 5080, y: 10160, z: 0 },
      radius: 1000,
      height: 5000,
      hp: 9,
      armour,
      holds: [],
      marks: [],
    });
    const sword = attack('b');
    const bomb = {
      ...sword,
      means: { item: 'earthbreaker-bomb' },
      kind: 'ranged',
      aims: [{ thing: 'gates' }],
    } as const;
    const left = (armour: number, action: DeclaredAction, dice: readonly number[]) =>
      cast(play)('A\n\nb', action, dice, { ...scroll, things: [gates(armour)], at: { b: { x: 30000, y: 30000 } } })
        .state.things.length;
    expect([left(4, bomb, [10, 12]), left(4, bomb, [10, 20])]).toEqual([0, 1]);
  });
});
