import { describe, expect } from 'vitest';
import { attack, type Declared, scenario } from '../attacks/scenario-words.js';
import { plainItems, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Item } from '../vocabulary/pack.js';
import { bookSpells, cast, caster, spellAt, story } from './scenario-words.js';

describe('Redirect Damage', () => {
  const sword = { inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] } };
  /** The active `A` attacks `b`, which redirects. */
  const redirected = (targets: string): Declared => ({
    pitch: 1.5,
    pack: { spells: bookSpells },
    profiles: { A: { ...sword, stats: { ...plainProfile.stats, HP: 9 } }, b: caster('redirect-damage') },
    reactions: { b: spellAt('redirect-damage', 'A', 'melee') },
    action: attack(targets),
  });

  scenario(
    'plain Hits of the target are cancelled, and it suffers one for each plain success, counted before the Confrontation',
    ['ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-036'],
    play => {
      const run = (dice: readonly number[]) => story(cast(play)('A\nb', attack('bb'), dice, redirected('bb')));
      // The 10 of b beats the 9 and the 4, which count all the same.
      expect(run([9, 4, 10, 8, 9])).toEqual([
        'A attack OFF 12 at b: 9 4',
        'b attack INT 10 at A: 10',
        'A 9x 4x against b 10: b',
        'b hits A',
        'A hits A',
        'A hits A',
        'damage to A: 8+2 against 10',
        'damage to A: 9+2 against 10',
        'A -1 HP',
      ]);
      // A die of A that is not beaten would hit b, and is cancelled; but here it beats the Spell.
      expect(run([12, 4, 10, 20])).toContain('A hits b');
      // Critical Hits stay, and are not counted.
      expect(run([1, 20, 1, 20]).filter(line => line.includes('hits'))).toEqual([
        'b hits A critically',
        'A hits b critically',
      ]);
    },
  );

  scenario('Hits on others are cancelled, too', 'ELD-SPELLCRAFT-034', play => {
    const lay: Declared = { ...redirected('c'), facing: { A: { x: 0, y: 1 } } };
    const lines = story(
      cast(play)('A.\nbc', attack('c'), [12, 10, 20], {
        ...lay,
        at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 8200 }, c: { x: 8000, y: 6000 } },
      }),
    );
    expect(lines).toContain('hit on c negated by redirect-damage');
    expect(lines).toContain('A hits A');
  });

  scenario('a Redirect Damage that is negated cancels nothing', ['ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-013'], play => {
    const barrier = bookSpells['protective-barrier']?.changes ?? [];
    const run = (effects: Declared['effects'] & object) => {
      const p = cast(play)('A\n\nbc', spellAt('agony', 'c'), [10, 10], {
        profiles: { A: caster('agony'), b: caster('redirect-damage') },
        reactions: { b: spellAt('redirect-damage', 'A') },
        facing: { A: { x: 0, y: 1 } },
        effects,
      });
      return [...story(p).slice(2, 4), ...p.state.effects.map(({ key, target }) => `${key} on ${target}`)];
    };
    const on = { key: 'protective-barrier', source: 'A', target: 'A' };
    const data = { kind: 'enchantment', changes: barrier, ends: 'strategic-phase', by: 'p1', card: on.key } as const;
    expect(run([{ ...on, data }])).toEqual(['hit on A negated by protective-barrier', 'A hits c', 'agony on c']);
    // Otherwise the caster suffers its own Spell.
    expect(run([])).toEqual(['b hits A', 'hit on c negated by redirect-damage', 'agony on A']);
  });

  scenario('models in Base Contact with the target do not hinder it', 'ELD-SPELLCRAFT-035', play => {
    const at = { b: { x: 5080, y: 15240 }, B: { x: 5080, y: 15240 + 3200 } };
    const first = (spell: string) => story(cast(play)('AB\n\nb', spellAt(spell, 'b'), [11], { at }))[0];
    expect([first('redirect-damage'), first('mana-burst')]).toEqual([
      'A attack INT 10 at b: 11-',
      'A attack INT 6 at b: 11-',
    ]);
  });

  scenario(
    'two Redirect Damage that are cast at each other redirect nothing but themselves',
    ['ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-036'],
    play => {
      const run = (dice: readonly number[]) =>
        story(
          cast(play)('A\n\nb', spellAt('redirect-damage', 'b'), dice, {
            profiles: { A: caster('redirect-damage'), b: caster('redirect-damage') },
            reactions: { b: spellAt('redirect-damage', 'A') },
          }),
        ).slice(2);
      // The loser suffers its own Spell, which has no Power.
      expect(run([9, 5])).toEqual(['A 9 against b 5x: A', 'A hits b', 'b hits b']);
      expect(run([1, 1])).toEqual(['A 1! against b 1!: A, b', 'A hits b critically', 'b hits A critically']);
    },
  );
  const chains = { skills: [{ id: 'chain-attack' as const }] };
  const hammer = { ...(plainItems.sword as Item), name: 'Hammer', traits: [{ id: 'knockdown' as const }] };
  const strong = { stats: { ...plainProfile.stats, HP: 9 } };
  /** `A` strikes d twice with a hammer that knocks down, and b strikes `A`; the models beside them have Chain Attack. */
  const chained = (play: Plays, dice: readonly number[], more: Declared) =>
    cast(play)('dAb\n.cB', attack('dd', { with: 'hammer' }), dice, {
      pitch: 1.5,
      facing: { A: { x: 0, y: 1 }, b: { x: -1, y: 0 }, c: { x: 0, y: -1 }, B: { x: -1, y: -1 }, d: { x: 1, y: 0 } },
      ...more,
      pack: { spells: bookSpells, items: { hammer } },
      profiles: {
        A: { ...strong, inventory: { space: 6, items: [{ item: 'hammer', quantity: 1 }] } },
        d: strong,
        b: strong,
        ...more.profiles,
      },
    });
  const crouched = (p: ReturnType<typeof chained>) =>
    p.state.models.filter(({ states }) => states.some(({ state }) => state === 'crouched')).map(({ id }) => id);

  scenario(
    'by a Chain Attack it takes back the plain Hits that its target has scored before, with everything they would bring',
    ['ELD-SPELLCRAFT-034', 'ELD-SKILL-004'],
    play => {
      const run = (dice: readonly number[]) => {
        const p = chained(play, dice, {
          reactions: { b: attack('A') },
          profiles: { c: { ...caster('redirect-damage'), ...chains } },
        });
        p.choose('p2', { do: 'attack', means: { spell: 'redirect-damage' }, kind: 'melee' });
        return [story(p).slice(2), crouched(p)];
      };
      expect(run([5, 7, 5, 10, 20, 19, 18])).toEqual([
        [
          'A hits d',
          'A hits d',
          'b hits A',
          'c attack INT 10 at A: 10',
          'c hits A',
          'hit on d negated by redirect-damage',
          'hit on d negated by redirect-damage',
          'A hits A',
          'A hits A',
          'damage to A: 20+2 against 10',
          'damage to A: 19+2 against 10',
          'damage to A: 18+2 against 10',
          'A is crouched',
          'A is crouched',
        ],
        ['A'],
      ]);
      // A Critical Hit stays, with its Knockdown, and a Spell that misses takes nothing back.
      expect(run([1, 7, 5, 10, 20, 19, 18])).toEqual([
        [
          'A hits d critically',
          'A hits d',
          'b hits A',
          'c attack INT 10 at A: 10',
          'c hits A',
          'hit on d negated by redirect-damage',
          'A hits A',
          'damage to d: 20+0 against 10',
          'damage to A: 19+2 against 10',
          'damage to A: 18+2 against 10',
          'd is crouched',
          'A is crouched',
        ],
        ['d', 'A'],
      ]);
      expect(run([5, 7, 5, 11, 20, 19, 18])).toEqual([
        [
          'A hits d',
          'A hits d',
          'b hits A',
          'c attack INT 10 at A: 11-',
          'damage to d: 20+2 against 10',
          'damage to d: 19+2 against 10',
          'damage to A: 18+2 against 10',
          'd is crouched',
          'd is crouched',
        ],
        ['d'],
      ]);
    },
  );

  scenario(
    'Redirect Damage that takes a Hit back leaves what that Hit did before: a Protective Barrier is gone, and a Rogue has rolled',
    ['ELD-SPELLCRAFT-034', 'ELD-SPELLCRAFT-013', 'ELD-CLASS-018'],
    play => {
      const p = chained(play, [5, 7, 5, 1, 10, 20, 19, 18], {
        reactions: { b: attack('A') },
        profiles: {
          A: { ...strong, classes: ['rogue'], inventory: { space: 6, items: [{ item: 'hammer', quantity: 1 }] } },
          c: { ...caster('redirect-damage'), ...chains },
        },
        enchantments: { d: ['protective-barrier'] },
      });
      p.choose('p2', 0).choose('p1', true);
      p.choose('p2', { do: 'attack', means: { spell: 'redirect-damage' }, kind: 'melee' });
      expect(story(p).slice(2, 9)).toEqual([
        'hit on d negated by protective-barrier',
        'A hits d',
        'A rogue AG 10: 1',
        'b hits A',
        'c attack INT 10 at A: 10',
        'c hits A',
        'hit on d negated by redirect-damage',
      ]);
      expect(crouched(p)).toEqual(['A']);
      expect(p.state.effects).toEqual([]);
    },
  );

  scenario(
    'the plain Hit of a Chain Attack by its target is cancelled, and the target suffers it as well',
    ['ELD-SPELLCRAFT-034', 'ELD-SKILL-004'],
    play => {
      const run = (dice: readonly number[]) => {
        const p = chained(play, dice, {
          action: attack('b', { with: 'hammer' }),
          reactions: { b: spellAt('redirect-damage', 'B', 'melee') },
          profiles: { b: { ...strong, ...caster('redirect-damage') }, B: { ...strong, ...sword, ...chains } },
        });
        p.choose('p1', { do: 'attack', means: { item: 'sword' }, kind: 'melee' });
        return story(p).filter(line => /hit|damage/.test(line));
      };
      expect(run([5, 10, 4, 20, 20])).toEqual([
        'b hits B',
        'A hits b',
        'hit on b negated by redirect-damage',
        'B hits B',
        'damage to b: 20+2 against 10',
        'damage to B: 20+2 against 10',
      ]);
      // A Critical Hit is neither cancelled nor counted.
      const both = (armour: number) => ['damage to b: 20+2 against 10', `damage to b: 20+${armour} against 10`];
      expect(run([5, 10, 1, 20, 20])).toEqual(['b hits B', 'A hits b', 'B hits b critically', ...both(0)]);
      expect(run([5, 11, 4, 20, 20])).toEqual(['A hits b', 'B hits b', ...both(2)]);
    },
  );
});
