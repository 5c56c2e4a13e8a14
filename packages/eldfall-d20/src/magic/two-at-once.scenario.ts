import { describe, expect } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { plainProfile } from '../testing/index.js';
import { areaAt, cast, caster, lasting, lies, spellAt, spellOn, story } from './scenario-words.js';

// Every attribute is 10 but OFF 12, STA 2, HP 2 and ARM 2. `b` stands four inches before `A`.

const bow: Declared['profiles'] = { b: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } };
const shot = attack('A', { with: 'bow' });
const at = { x: 5080, y: 15240, z: 0 };
const states = (p: ReturnType<ReturnType<typeof cast>>, model: string): readonly string[] =>
  modelIn(p, model).states.map(({ state }) => state);

describe('two effects in one sequence', () => {
  scenario(
    'a Spell that a model casts on itself counts for the shot that answers it only if it is a Sorcery: all others take effect together with the Wounds',
    ['ELD-ACT-018', 'ELD-SPELL-006', 'ELD-SPELLCRAFT-013', 'ELD-SPELLCRAFT-031', 'ELD-SPELLCRAFT-038'],
    play => {
      const answered = (spell: string, dice: readonly number[]) => {
        const p = cast(play)('A\n\nb', spellOn(spell, 'A'), dice, { profiles: bow, reactions: { b: shot } });
        return [story(p).at(-1), ...lasting(p)];
      };
      const damage = 'damage to A: 20+2 against 10';
      expect(answered('protective-barrier', [10, 10, 20])).toEqual([damage, 'protective-barrier on A']);
      expect(answered('arcane-shield', [10, 10, 20])).toEqual([damage, 'arcane-shield on A']);
      expect(answered('ward', [10, 10])[0]).toBe('hit on A negated by ward');
      // A Critical Hit goes through a Ward, and a casting that fails protects nobody.
      expect(answered('ward', [10, 1, 20])[0]).toBe('damage to A: 20+0 against 10');
      expect(answered('ward', [11, 10, 20])[0]).toBe(damage);
    },
  );

  scenario(
    'the HP that a caster regains and a Wound of the same sequence are added up, and it does not fall',
    ['ELD-DAMAGE-011', 'ELD-SPELLCRAFT-012'],
    play => {
      const p = cast(play)('A\n\nb', spellOn('curative-touch', 'A'), [10, 10, 8], {
        models: { A: { hp: 1 } },
        profiles: bow,
        reactions: { b: shot },
      });
      expect([modelIn(p, 'A').hp, states(p, 'A')]).toEqual([2, []]);
    },
  );

  scenario(
    'Redirect Damage turns every Attack upon its caster: an Enchantment, and a Spell without a target that hits others',
    ['ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-025', 'ELD-SPELLCRAFT-048', 'ELD-SPELLCRAFT-051'],
    play => {
      const answers = { b: spellAt('redirect-damage', 'A') };
      const agony = cast(play)('A\n\nb', spellAt('agony', 'b'), [9, 10], { reactions: answers });
      expect(lasting(agony)).toEqual(['agony on A']);
      const spot = { x: 5080, y: 5080, z: 0 };
      const embrace = { ...spellAt('rooting-embrace', ''), aims: [{ spot }] };
      const rooted = cast(play)('A\n\nb.c', embrace, [9, 10], { reactions: answers });
      expect(story(rooted)).toEqual([
        'A attack INT 10: 9',
        'b attack INT 10 at A: 10',
        'b hits A',
        'hit on b negated by redirect-damage',
        'hit on c negated by redirect-damage',
        'A hits A',
        'A is immobilized',
      ]);
      // Glacier Circle makes enemies Immobilized only, and its caster is none of its own.
      const circle = cast(play)('A\n\nb', areaAt('glacier-circle', at), [9, 10, 20], { reactions: answers });
      expect([story(circle).at(-1), states(circle, 'A')]).toEqual(['damage to A: 20+2 against 10', []]);
    },
  );

  scenario(
    'Redirect Damage that wins against an area: the circle is not placed, and its one success is one Hit on its caster',
    ['ELD-TEMPLATE-014', 'ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-036'],
    play => {
      const p = cast(play)('A\n\nb', areaAt('inferno', at, 'b'), [9, 10, 20], {
        at: { c: { x: 5080 + 3300, y: 15240 } },
        reactions: { b: spellAt('redirect-damage', 'A') },
      });
      expect(story(p)).toEqual([
        'A attack INT 10 at b: 9',
        'b attack INT 10 at A: 10',
        'A 9x against b 10: b',
        'b hits A',
        'A hits A',
        'damage to A: 20+2 against 10',
      ]);
    },
  );

  scenario(
    'of two circles at a model that shoots back only the one whose strike is beaten is not placed',
    ['ELD-TEMPLATE-014', 'ELD-TEMPLATE-015', 'ELD-SPELLCRAFT-014'],
    play => {
      const aim = { model: 'b', template: { template: 'circular-small', at } } as const;
      const light = { ...spellAt('blinding-light', ''), aims: [aim, aim] };
      const p = cast(play)('A\n\nb', light, [10, 4, 7], {
        at: { c: { x: 5080 + 3300, y: 15240 } },
        profiles: bow,
        reactions: { b: shot },
      });
      expect(story(p).slice(3)).toEqual([
        'A 10 4x against b 7x: A',
        'template on b, c',
        'A hits b',
        'A hits c',
        'b is blinded',
        'c is blinded',
      ]);
    },
  );

  scenario(
    'strikes of Ignite at one who shoots back and one who dodges: a Confrontation here, a Dodge there',
    ['ELD-STRIKE-008', 'ELD-STRIKE-010', 'ELD-SPELLCRAFT-001'],
    play => {
      const p = cast(play)('A..\n...\nb.c', spellAt('ignite', 'bc'), [9, 10, 8, 11, 20, 20], {
        profiles: bow,
        reactions: { b: shot, c: { do: 'dodge' } },
      });
      expect(story(p).slice(0, 7)).toEqual([
        'A attack INT 10 at b: 9',
        'A attack INT 10 at c: 10',
        'b attack ACC 10 at A: 8',
        'c dodge AG 10: 11-',
        'A 9 against b 8x: A',
        'A hits b',
        'A hits c',
      ]);
    },
  );

  scenario(
    'Arcane Shield halves the rolls of Burn as well, and with Resistance a quarter is left, rounded once',
    ['ELD-SPELLCRAFT-038', 'ELD-TRAIT-008', 'ELD-TRAIT-050', 'ELD-MOD-005'],
    play => {
      const effects = [lies('b', 'arcane-shield')];
      const burnt = cast(play)('A\n\nb', spellAt('ignite', 'b'), [10, 3, 6], { effects });
      expect(story(burnt).slice(2)).toEqual(['damage to b: 3+2 against 5', 'damage to b: 6+0 against 5', 'b -1 HP']);
      const resists = { id: 'resistance', to: { type: 'spell' } } as const;
      const both = cast(play)('A\n\nb', spellAt('arcane-bolt', 'b'), [10, 20], {
        effects,
        profiles: { b: { traits: [resists] } },
      });
      expect(story(both).at(-1)).toBe('damage to b: 20+2 against 3');
    },
  );

  scenario(
    'the creature of a caster that falls, and one that Dispel Magic removes, still carry out their shot of that sequence',
    ['ELD-MANA-014', 'ELD-MANA-013', 'ELD-SPELLCRAFT-028'],
    play => {
      const c = { summoned: { by: 'b', spell: 'summon-imp' }, original: false };
      const lay: Declared = {
        at: { c: { x: 5080 + 4000, y: 15240 } },
        models: { b: { hp: 1 }, c },
        profiles: { c: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
        reactions: { c: shot },
      };
      const fell = cast(play)('A\n\nb', spellAt('arcane-bolt', 'b'), [10, 9, 8, 8], lay);
      fell.choose('p1', { x: 0, y: 1 });
      expect(story(fell).slice(-4)).toEqual(['A -1 HP', 'b -1 HP', 'b is incapacitated', 'c removed: caster-fell']);
      const dispel = { ...areaAt('dispel-magic', at), mode: 'Remove creatures' } as const;
      const sent = cast(play)('A\n\nb', dispel, [10, 9, 8], lay);
      expect(story(sent).slice(-4)).toEqual([
        'c hits A',
        'damage to A: 8+2 against 10',
        'A -1 HP',
        'c removed: dispelled',
      ]);
    },
  );

  scenario(
    'a Point that Burning Resolve gives a caster without any is lost again to a Stagger of the same sequence',
    ['ELD-SPELLCRAFT-026', 'ELD-SPELLCRAFT-027'],
    play => {
      const p = cast(play)('A\n\nb', spellOn('burning-resolve', 'A'), [10, 10, 20], {
        models: { A: { points: 0 } },
        profiles: { b: caster('mana-burst') },
        reactions: { b: spellAt('mana-burst', 'A') },
      });
      expect([story(p).slice(-2), modelIn(p, 'A').points]).toEqual([['A 1 AP', 'A -1 AP'], 0]);
    },
  );

  scenario(
    'Spectral Blade and Burning Touch lie on one model, each with its traits, against an Arcane Shield',
    ['ELD-SPELL-010', 'ELD-SPELLCRAFT-039', 'ELD-SPELLCRAFT-041', 'ELD-SPELLCRAFT-038'],
    play => {
      const p = cast(play)('A\nb', attack('b'), [12, 5, 6], {
        pitch: 1.5,
        profiles: { A: { inventory: plainProfile.inventory } },
        effects: [lies('A', 'burning-touch', 'p1'), lies('A', 'spectral-blade', 'p1'), lies('b', 'arcane-shield')],
      });
      expect(story(p).slice(2)).toEqual([
        'damage to b: 5+0 against 5',
        'damage to b: 6+0 against 5',
        'b -1 HP',
        'b -1 AP',
      ]);
    },
  );
});
