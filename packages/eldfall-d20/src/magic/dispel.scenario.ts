import { describe, expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import type { DeclaredAction, Ongoing, SceneryPiece } from '../vocabulary/index.js';
import { areaAt, cast, caster, lasting, lies, menu, refused, spellOn } from './scenario-words.js';

describe('Dispel Magic', () => {
  const at = { x: 5080, y: 15240, z: 0 };
  const dispel = (mode: string): DeclaredAction => ({ ...areaAt('dispel-magic', at), mode }) as DeclaredAction;

  scenario('Dispel Magic removes all Enchantments and Sorceries under the template', 'ELD-SPELLCRAFT-028', play => {
    const ward: Omit<Ongoing, 'id'> = {
      ...lies('b', 'ward'),
      data: { ...lies('b', 'ward').data, kind: 'effect', ends: 'game' },
    };
    const run = (mode: string, dice: readonly number[]) =>
      cast(play)('A.\n..\n..\nbc', dispel(mode), dice, {
        at: { b: at, c: { x: 5080 + 6000 + 1601, y: 15240 } },
        effects: [lies('b', 'agony'), ward, lies('c', 'agony')],
      });
    expect(lasting(run('Remove Spells', [10]))).toEqual(['agony on c']);
    expect(lasting(run('Remove Spells', [11]))).toHaveLength(3);
    expect(lasting(run('Cancel Shrouded', [10]))).toHaveLength(3);
  });

  scenario(
    'a state that is an Enchantment, as of Confuse Target, ends with it; states of other sources stay',
    ['ELD-SPELLCRAFT-028', 'ELD-SPELLCRAFT-029', 'ELD-SPELLCRAFT-007'],
    play => {
      const confused = (source: string) => ({ state: 'confused', until: 'end-phase', by: 'p2', source }) as const;
      const states = [
        confused('Confuse Target'),
        confused('potion'),
        { ...confused('Blinding Light'), state: 'blinded' },
      ] as const;
      const left = (options: Declared['options'] = {}) =>
        modelIn(
          cast(play)('A.\n..\n..\nb.', dispel('Remove Spells'), [10], {
            at: { b: at },
            states: { b: states },
            options,
          }),
          'b',
        ).states.map(({ source }) => source);
      expect(left()).toEqual(['potion', 'Blinding Light']);
      expect(left({ dispelledStates: 'kept' })).toEqual(['Confuse Target', 'potion', 'Blinding Light']);
      // Purgation removes as many Enchantments as its player likes.
      const purged = (answer: boolean) =>
        modelIn(
          cast(play)('AB\n\nb', spellOn('purgation', 'B'), [10], {
            states: { B: [confused('Confuse Target')] },
          }).choose('p1', answer),
          'B',
        ).states.length;
      expect([purged(true), purged(false)]).toEqual([0, 1]);
    },
  );

  scenario(
    'Dispel Magic removes Transmutations that its template touches',
    ['ELD-SPELLCRAFT-028', 'ELD-SPELL-014'],
    play => {
      const outline = {
        corners: [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 100 },
          { x: 0, y: 100 },
        ].map(({ x, y }) => ({ x: x + 5080 + 6000, y: y + 15240 })),
      };
      const wall = (placedBy: SceneryPiece['placedBy']): SceneryPiece => ({
        id: 'raise-wall-1',
        kind: 'solid',
        cover: null,
        placedBy,
        parts: [{ outline, base: 0, top: 5000 }],
      });
      const left = (piece: SceneryPiece, mode = 'Remove Spells') =>
        cast(play)('A.\n..\n..\n..', dispel(mode), [10], { state: { scenery: [piece] } }).state.scenery.length;
      const own = wall({ by: 'A', spell: 'raise-wall' });
      expect([left(own), left(wall(null)), left(own, 'Remove creatures')]).toEqual([0, 1, 1]);
    },
  );

  scenario('a Transmutation must stand near enough to the level of the template', 'ELD-TEMPLATE-010', play => {
    const corners = [0, 1, 2, 3].map(i => ({ x: at.x + (i % 3 === 0 ? 0 : 100), y: at.y + (i < 2 ? 0 : 100) }));
    const left = (base: number, options: Declared['options'] = {}) => {
      const piece: SceneryPiece = {
        id: 'raise-wall-1',
        kind: 'solid',
        cover: null,
        placedBy: { by: 'A', spell: 'raise-wall' },
        parts: [{ outline: { corners }, base, top: base + 5000 }],
      };
      return cast(play)('A.\n..\n..\n..', dispel('Remove Spells'), [10], { state: { scenery: [piece] }, options }).state
        .scenery.length;
    };
    // The template has a diameter of 120 mm and lies on the ground.
    expect([left(12000), left(12001), left(12001, { templateHeight: 'unlimited' })]).toEqual([0, 1, 0]);
  });

  scenario(
    'Dispel Magic removes summoned creatures, or shows Shrouded models',
    ['ELD-SPELLCRAFT-028', 'ELD-MANA-006'],
    play => {
      const run = (mode: string) => {
        const p = cast(play)('A.\n..\n..\nbc', dispel(mode), [10], {
          at: { b: at, c: { x: 8280, y: 15240 } },
          models: { b: { summoned: { by: 'c', spell: 'summon-imp' } } },
          states: { c: ['shrouded'] },
        });
        return [modelIn(p, 'b').where, modelIn(p, 'c').states.length];
      };
      expect([run('Remove creatures'), run('Cancel Shrouded'), run('Remove Spells')]).toEqual([
        ['removed', 0],
        ['field', 0],
        ['field', 0],
      ]);
    },
  );

  scenario(
    'Dispel Magic that removes creatures removes the Familiars of a caster, unless the option keeps them',
    ['ELD-TRAIT-029', 'ELD-SPELLCRAFT-028'],
    play => {
      const familiar = (spell: string, target: string): Omit<Ongoing, 'id'> => ({
        key: spell,
        source: target,
        target,
        data: { kind: 'familiar', changes: [], ends: 'game', by: 'p2', card: spell },
      });
      const left = (mode: string, options: Declared['options'] = {}) =>
        lasting(
          cast(play)('A.\n..\n..\nbc', dispel(mode), [10], {
            at: { b: at, c: { x: 5080 + 6000 + 1601, y: 15240 } },
            effects: [familiar('call-owl', 'b'), familiar('call-hawk', 'b'), familiar('call-owl', 'c')],
            options,
          }),
        );
      expect(left('Remove creatures')).toEqual(['call-owl on c']);
      expect(left('Remove creatures', { dispelledFamiliars: 'kept' })).toHaveLength(3);
      expect(left('Remove Spells')).toHaveLength(3);
    },
  );

  test('one mode is named at the declaration [ELD-SPELLCRAFT-028]', () => {
    const knows: Declared = { profiles: { A: caster('dispel-magic') } };
    const modes = menu('A\n\nb', knows).flatMap(one =>
      'mode' in (one as object) ? [(one as { mode: string }).mode] : [],
    );
    expect(modes).toEqual(['Remove Spells', 'Remove creatures', 'Cancel Shrouded']);
    const plain = { do: 'attack', means: { spell: 'dispel-magic' }, kind: 'ranged' } as const;
    expect(refused('A\n\nb', plain, knows)).toBe('ELD-SPELLCRAFT-028 no-such-mode');
    expect(refused('A\n\nb', { ...plain, mode: 'Remove Spells' }, knows)).toBe('allowed');
  });
});
