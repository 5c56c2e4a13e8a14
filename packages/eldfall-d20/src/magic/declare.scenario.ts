import { describe, expect, test } from 'vitest';
import { spellsOf } from '../attacks/means.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import type { ActionChoice } from '../vocabulary/index.js';
import type { Item, Spell } from '../vocabulary/pack.js';
import { bookSpells, cast, caster, casting, menu, refused, spellAt, story } from './scenario-words.js';

const attackWith = (spell: string, kind: 'melee' | 'ranged' = 'ranged'): ActionChoice => ({
  do: 'attack',
  means: { spell },
  kind,
});
const assistWith = (spell: string): ActionChoice => ({ do: 'assist', means: { spell } });
const knows = (...spells: readonly string[]): Declared => ({ profiles: { A: caster(...spells) } });

describe('the models that may cast a Spell', () => {
  test('a Spell is an Attack on enemies or an Assist for allies, as its type says [ELD-SPELL-004]', () => {
    const spells = (more: Declared) =>
      menu('AB\n\nb', more).flatMap(one => {
        const { do: what, means } = one as { do: string; means?: { spell?: string } };
        return means?.spell ? [`${what} ${means.spell}`] : [];
      });
    expect(spells(knows('ignite', 'arcane-shield', 'purgation', 'ward', 'raise-wall'))).toEqual([
      'assist arcane-shield',
      'assist purgation',
      'assist ward',
      'assist raise-wall',
      'attack ignite',
      'attack arcane-shield',
      'attack purgation',
      'attack purgation',
    ]);
  });

  test('one Spell is cast in an action, but a Ritual may cast several [ELD-SPELL-002]', () => {
    const rituals = menu('A\n\nb', { ...knows('summon-imp', 'call-owl'), models: { A: { mana: 2 } }, ...creatures });
    const spells = rituals.flatMap(one =>
      (one as ActionChoice).do === 'ritual' ? [(one as { spells: string[] }).spells] : [],
    );
    expect(spells).toContainEqual(['summon-imp', 'call-owl']);
    expect(refused('A\n\nb', attackWith('ignite'), knows('ignite'))).toBe('allowed');
  });

  test('both hands full: a Shield and a weapon, or a Two-Handed weapon, forbid to cast [ELD-SPELL-003]', () => {
    const { weapon, ...sword } = plainItems.sword as Item;
    const claws: Item = { ...sword, ...(weapon ? { weapon: { ...weapon, natural: true } } : {}) };
    const amulet: Item = { ...(plainItems.shield as Item), category: 'accessory' };
    const armed = (...items: readonly string[]): Declared => ({
      profiles: {
        A: { ...caster('ignite'), inventory: { space: 9, items: items.map(item => ({ item, quantity: 1 })) } },
      },
      pack: { spells: bookSpells, items: { claws, amulet } },
    });
    const cannot = 'ELD-SPELL-003 hands-full';
    const may = (...items: readonly string[]) => refused('A\n\nb', attackWith('ignite'), armed(...items));
    expect([may('sword', 'shield'), may('bow'), may('sword', 'sword')]).toEqual([cannot, cannot, cannot]);
    expect([may('sword'), may('sword', 'amulet'), may('claws', 'shield'), may()]).toEqual(Array(4).fill('allowed'));
  });

  test('Healing and Enchantments are cast in the Active role only, a Sorcery in both [ELD-SPELL-006, ELD-SPELL-007, ELD-SPELL-008]', () => {
    const reacting = (choice: ActionChoice, spell: string) =>
      refused('A\n\nb', choice, { by: 'b', active: 'p2', profiles: { A: caster(spell) } }, { role: 'reactive' });
    expect(reacting(assistWith('purgation'), 'purgation')).toBe('ELD-SPELL-007 active-only');
    expect(reacting(attackWith('arcane-shield'), 'arcane-shield')).toBe('ELD-SPELL-008 active-only');
    expect([reacting(attackWith('ignite'), 'ignite'), reacting(assistWith('ward'), 'ward')]).toEqual([
      'allowed',
      'allowed',
    ]);
    expect(refused('A\n\nb', assistWith('purgation'), knows('purgation'))).toBe('allowed');
  });

  test('an option that makes a Spell an Enchantment lets it be cast in the Active role only [ELD-SPELL-008, ELD-SPELLCRAFT-049]', () => {
    const cast = (otherInferno: 'sorcery' | 'enchantment', role: 'active' | 'reactive') =>
      refused(
        'A\n\nb',
        attackWith('other-inferno'),
        {
          profiles: { A: caster('other-inferno') },
          models: { A: { mana: 1 } },
          options: { otherInferno },
          ...(role === 'reactive' ? { by: 'b', active: 'p2' } : {}),
        },
        { role },
      );
    expect([cast('sorcery', 'reactive'), cast('enchantment', 'active')]).toEqual(['allowed', 'allowed']);
    expect(cast('enchantment', 'reactive')).toBe('ELD-SPELL-008 active-only');
  });

  test('a Spell of two types is declared as one of them [ELD-SPELL-020]', () => {
    const kinds = menu('A\n\nb', knows('flare')).flatMap(one => {
      const choice = one as ActionChoice;
      return choice.do === 'attack' && 'spell' in choice.means ? [choice.kind] : [];
    });
    expect(kinds).toEqual(['ranged', 'melee']);
    expect(
      menu('A\n\nb', knows('ignite')).filter(
        one => (one as ActionChoice).do === 'attack' && JSON.stringify(one).includes('ignite'),
      ),
    ).toHaveLength(1);
  });

  test('Spells of no chart belong to models that name them, which still need the Affinity [ELD-SPELLCRAFT-056, ELD-TRAIT-005]', () => {
    const craft = {
      name: 'Craft',
      spells: [
        { spell: 'ignite', level: 1 },
        { spell: 'inferno', level: 2 },
      ],
    };
    const known = (spells: readonly string[], elements: readonly ('fire' | 'water')[], level?: number) => {
      const { table } = laidOut('A', {
        pack: { spells: bookSpells, spellcrafts: { craft } },
        profiles: {
          A: {
            spells,
            spellcrafts: level === undefined ? [] : [{ craft: 'craft', level }],
            traits: elements.map(element => ({ id: 'affinity', element })),
          },
        },
      });
      return spellsOf(table, modelOf(table.state, 'A'));
    };
    expect(known(['glacier-circle'], ['water'])).toEqual(['glacier-circle']);
    expect(known(['glacier-circle'], ['fire'])).toEqual([]);
    expect(known([], ['water', 'fire'], 1)).toEqual(['ignite']);
    expect(known([], ['water', 'fire'], 2)).toEqual(['ignite', 'inferno']);
  });

  const curse: Spell = {
    ...plainSpell,
    type: 'enchantment',
    weapon: { ...plainSpell.weapon, power: null },
    changes: [{ op: 'attribute', attribute: 'DEF', by: -2 }],
  };

  scenario(
    'an Enchantment does not end with its caster, but in the Strategic phase of its player',
    'ELD-SPELL-013',
    play => {
      const { game, setup } = casting('A.B\n\nb', spellAt('curse', 'b'), {
        pack: { spells: { ...bookSpells, curse } },
        reactions: { b: { do: 'nothing' } },
        effects: [
          {
            key: 'curse',
            source: 'A',
            target: 'B',
            data: { kind: 'enchantment', changes: [], ends: 'strategic-phase', by: 'p1', card: 'curse' },
          },
        ],
        models: { A: { hp: 0 } },
      });
      const run = play(game, { ...setup, dice: [20] });
      expect(run.state.models.find(({ id }) => id === 'A')?.states.map(({ state }) => state)).toEqual([
        'incapacitated',
      ]);
      expect(run.state.effects).toHaveLength(1);
      run.choose('p1', 'end');
      expect(run.state.effects).toHaveLength(1);
      run.choose('p2', 'end');
      expect(run.state.effects).toEqual([]);
    },
  );

  scenario(
    'an Enchantment with the star gives the attacks of its model the Spell type',
    ['ELD-SPELL-011', 'ELD-SPELL-005', 'ELD-SPELL-021'],
    play => {
      const blade = (key: string) =>
        ({
          key,
          source: 'A',
          target: 'A',
          data: { kind: 'enchantment', changes: [], ends: 'strategic-phase', by: 'p1', card: key },
        }) as const;
      const sword: Declared = {
        pitch: 1.5,
        profiles: {
          A: { inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } },
          b: { traits: [{ id: 'resistance', to: { type: 'spell' } }] },
        },
      };
      const strike = {
        do: 'attack',
        means: { item: 'sword' },
        kind: 'melee',
        aims: [{ model: 'b' }],
        skills: [],
      } as const;
      const last = (effects: Declared['effects']) =>
        story(cast(play)('A\nb', strike, [12, 20], { ...sword, ...(effects ? { effects } : {}) })).at(-1);
      // Resistance to Spells halves the Power of the sword, which stays T; the roll stays OFF.
      expect(last([blade('spectral-blade')])).toBe('damage to b: 20+2 against 5');
      expect(last([blade('arcane-shield')])).toBe('damage to b: 20+2 against 10');
      expect(story(cast(play)('A\n\nb', spellAt('ignite', 'b'), [10, 20], sword)).at(-1)).toBe(
        'damage to b: 20+2 against 5',
      );
    },
  );

  scenario(
    'a model is bound to an Enchantment by an Item that it wears, and nothing but its loss ends it',
    'ELD-TRAIT-054',
    play => {
      const charm: Item = {
        ...(plainItems.shield as Item),
        category: 'accessory',
        traits: [{ id: 'spellbound', spell: 'arcane-shield' }],
      };
      const run = (equipped: readonly string[], dice: readonly number[]) =>
        story(
          cast(play)('A\n\nb', spellAt('ignite', 'b'), dice, {
            pack: { spells: bookSpells, items: { charm } },
            profiles: { b: { inventory: { space: 6, items: [{ item: 'charm', quantity: 1 }] } } },
            models: { b: { equipped } },
            effects: [
              {
                key: 'arcane-shield',
                source: 'b',
                target: 'b',
                data: {
                  kind: 'enchantment',
                  changes: bookSpells['arcane-shield']?.changes ?? [],
                  ends: 'end-phase',
                  by: 'p2',
                  card: 'arcane-shield',
                },
              },
            ].slice(equipped.length > 1 ? 0 : 1) as Declared['effects'] & object,
          }),
        ).at(-1);
      expect(run(['charm'], [10, 20])).toBe('damage to b: 20+2 against 5');
      expect(run([], [10, 20])).toBe('damage to b: 20+2 against 10');
    },
  );
});

const creatures: Declared = {
  pack: { spells: bookSpells, profiles: { imp: { ...plainProfile, tier: 1 } } },
};
