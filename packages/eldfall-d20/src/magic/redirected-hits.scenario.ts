import { expect } from 'vitest';
import { modelIn, open } from '../activation/scenario-words.js';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { plainItems, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { EldOptions } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';
import { bookSpells, cast, caster, casting, spellAt, story } from './scenario-words.js';

/** The sword with traits, and with as many strikes as its bearer has Stamina. */
const swordOf = (...traits: readonly Trait[]): Item => {
  const { weapon, ...item } = plainItems.sword as Item;
  return { ...item, ...(weapon ? { weapon: { ...weapon, traits } } : {}) };
};
/** `A` strikes twice at `b`, which answers with Redirect Damage and wins the Confrontation: both Hits are on `A`. */
const redirected = (
  play: Plays,
  damage: readonly number[],
  { HP = 2, traits = [], ...more }: Declared & { readonly HP?: number; readonly traits?: readonly Trait[] } = {},
) =>
  cast(play)('A\nb', attack('bb'), [9, 4, 10, ...damage], {
    pitch: 1.5,
    pack: { spells: bookSpells, items: { sword: swordOf(...traits) } },
    profiles: {
      A: {
        inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] },
        stats: { ...plainProfile.stats, HP },
      },
      b: caster('redirect-damage'),
    },
    reactions: { b: spellAt('redirect-damage', 'A', 'melee') },
    ...more,
  });
const ofTarget = { options: { redirectedHits: 'ofTarget' } as Partial<EldOptions> };

scenario(
  'a model that its own redirected Hits fell counts for the caster, in Reaction, or by option for nobody',
  ['ELD-SPELLCRAFT-034', 'ELD-HOSTILE-035', 'ELD-SCHEME-025'],
  play => {
    const deeds = (more: Declared = {}) =>
      redirected(play, [8, 8], more).state.deeds.flatMap(one =>
        one.deed === 'wound' ? [[one.by, one.reaction]] : one.deed === 'incapacitated' ? [[one.by, one.model]] : [],
      );
    expect(deeds()).toEqual([
      ['b', true],
      ['b', true],
      ['p2', 'b'],
    ]);
    expect(deeds(ofTarget)).toEqual([
      ['A', false],
      ['A', false],
      [null, 'A'],
    ]);
  },
);

scenario(
  'Bleeding from a redirected Hit is that of the player of the caster',
  ['ELD-SPELLCRAFT-034', 'ELD-TRAIT-007', 'ELD-HOSTILE-035'],
  play => {
    const givers = (more: Declared = {}) =>
      modelIn(redirected(play, [8, 20], { ...more, traits: [{ id: 'bleed' }] }), 'A').states.map(({ by }) => by);
    expect([givers(), givers(ofTarget)]).toEqual([['p2'], ['p1']]);
  },
);

scenario(
  'the caster chooses where a redirected Knockback leads, away from itself, or by option the target from its own place',
  ['ELD-SPELLCRAFT-034', 'ELD-TRAIT-038', 'ELD-TRAIT-040'],
  play => {
    const pushed = (more: Declared = {}) =>
      redirected(play, [20, 20], { ...more, traits: [{ id: 'knockback', x: 1 }] });
    // `b` stands below `A` on the drawing, which is at the greater y.
    const p = pushed().refuses('p2', { x: 0, y: 1 }, { code: 'comes-nearer', rule: 'ELD-TRAIT-040' });
    p.choose('p2', { x: 0, y: -1 }).choose('p2', { x: 0, y: -1 });
    expect(modelIn(p, 'A').at.y).toBe(1600);
    const own = pushed(ofTarget);
    expect(open(own)).toEqual(['p1 push']);
  },
);

scenario(
  'nobody is asked whether redirected Hits burn: their target is no friend of the caster',
  ['ELD-SPELLCRAFT-034', 'ELD-TRAIT-008'],
  play => {
    const burnt = (more: Declared = {}) =>
      redirected(play, more.options ? [8, 20] : [8, 20, 8], { ...more, HP: 9, traits: [{ id: 'burn', x: 1 }] });
    expect([modelIn(burnt(), 'A').hp, open(burnt(ofTarget))]).toEqual([7, ['p1 yes']]);
  },
);

scenario(
  'the size of the caster decides about a redirected Stagger, and the art of the target kills for the caster',
  ['ELD-SPELLCRAFT-034', 'ELD-TRAIT-055', 'ELD-ART-005'],
  play => {
    const staggers = { traits: [{ id: 'stagger' }] } as const;
    const points = (size: 'large' | 'huge') =>
      redirected(play, [20, 20], {
        ...staggers,
        profiles: {
          A: { size, inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } },
          b: caster('redirect-damage'),
        },
        at: { b: { x: 3810, y: 3810 + 3500 + 600 } },
      }).state.models.map(one => one.points)[0];
    expect([points('large'), points('huge')]).toEqual([0, 2]);
    const art = { id: 'assassination', level: 5 } as const;
    const killed = redirected(play, [8, 20], {
      action: attack('bb', { art }),
      profiles: {
        A: { arts: [art], inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } },
        b: caster('redirect-damage'),
      },
    }).choose('p1', { x: 0, y: 1 });
    expect(killed.state.deeds).toContainEqual({ deed: 'dead', by: 'p2', of: 'A', model: 'b' });
  },
);

scenario(
  'a redirected Wound is one that the caster deals: a Demon frightens with it, and Life Leech heals',
  ['ELD-SPELLCRAFT-034', 'ELD-TRAIT-017', 'ELD-SPELLCRAFT-053'],
  play => {
    const bearer = { inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } };
    const traits = [...(caster().traits ?? []), { id: 'demon' as const }];
    const p = redirected(play, [8, 20, 11], {
      profiles: { A: bearer, b: { ...caster('redirect-damage'), traits } },
      enchantments: { b: ['life-leech'] },
      models: { b: { hp: 1 } },
    });
    expect(modelIn(p, 'A').states.map(({ state, by }) => [state, by])).toEqual([['panicked', 'p2']]);
    expect([modelIn(p, 'A').hp, modelIn(p, 'b').hp]).toEqual([1, 2]);
    // The Demon that is hit by its own Hits is not afraid of itself, nor does it feed on them.
    const own = redirected(play, [8, 20], {
      profiles: { A: { ...bearer, traits: [{ id: 'demon' }] }, b: caster('redirect-damage') },
      enchantments: { A: ['life-leech'] },
    });
    expect([modelIn(own, 'A').states, modelIn(own, 'A').hp]).toEqual([[], 1]);
  },
);

scenario(
  'a Luck counter of the target makes a redirected Damage roll again, and its Rogue tries nothing on itself',
  ['ELD-SPELLCRAFT-034', 'ELD-UPGRADE-018', 'ELD-CLASS-018'],
  play => {
    const sword = { inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } };
    const p = redirected(play, [8, 20, 20], {
      profiles: { A: { ...sword, classes: ['rogue'] }, b: caster('redirect-damage') },
      models: { A: { upgrades: ['lucky-charm'], counters: { luck: 1 } } },
    });
    // The dice of its own Attack can be thrown again as well.
    p.choose('p1', 'pass').choose('p1', true);
    expect([modelIn(p, 'A').counters.luck, modelIn(p, 'A').hp]).toEqual([0, 2]);
  },
);

scenario(
  'the Finishing Strike of the target, which a Critical Hit has brought, is turned on it as well',
  ['ELD-SPELLCRAFT-034', 'ELD-SKILL-019'],
  play => {
    const { game, setup } = casting('A\nb', attack('b'), {
      pitch: 1.5,
      pack: { spells: bookSpells },
      profiles: {
        A: {
          skills: [{ id: 'finishing-strike' }],
          inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] },
        },
        b: caster('redirect-damage'),
      },
      reactions: { b: spellAt('redirect-damage', 'A', 'melee') },
    });
    // Both dice are critical; the Wound of `b` brings a Finishing Strike, whose plain Hit wounds `A`.
    const p = play(game, { ...setup, dice: [1, 1, 8, 9, 8] });
    p.choose('p1', { do: 'attack', means: { item: 'sword' }, kind: 'melee' });
    expect(story(p).slice(-6)).toEqual([
      'A attack OFF 12 at b: 9',
      'hit on b negated by redirect-damage',
      'A hits A',
      'damage to A: 8+2 against 10',
      'A -1 HP',
      'b -1 HP',
    ]);
  },
);
