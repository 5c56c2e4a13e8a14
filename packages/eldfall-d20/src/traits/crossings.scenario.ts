import { expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { enchantments } from '../content/book/enchantments.js';
import { items as bookItems } from '../content/book/items.js';
import { modelOf } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { ModelState } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';
import { afterHit, swordWith } from './scenario-words.js';

const { stats } = plainProfile;
const tough = { stats: { ...stats, HP: 5 } };
const of = (...traits: readonly Trait[]) => ({ ...tough, traits });
const melee: Trait = { id: 'resistance', to: { type: 'melee' } };

scenario(
  'the Damage rolls of Burn have the halved Power of the Hit, and a Berserker rolls against their Wounds in the same use',
  ['ELD-TRAIT-008', 'ELD-TRAIT-050', 'ELD-CLASS-007'],
  play => {
    const burn: Trait = { id: 'burn', x: 1 };
    expect(afterHit(play)([burn], [5, 3, 6], { profiles: { b: of(melee) } })).toEqual([
      'damage to b: 3+2 against 5',
      'damage to b: 6+0 against 5',
      'b -1 HP',
    ]);
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      pack: { items: { sword: swordWith(burn) } },
      profiles: { b: { ...tough, classes: ['berserker'] } },
    });
    const p = play(game, { ...setup, dice: [5, 3, 11, 6, 9] }).choose('p2', true);
    expect(told(p.match).slice(2)).toEqual([
      'damage to b: 3+2 against 10',
      'b berserker T 10: 11-',
      'damage to b: 6+0 against 10',
      'b berserker T 10: 9',
      'b prevents a Wound by berserker',
      'b -1 HP',
    ]);
  },
);

scenario(
  'Mindgame: a failed roll brings Cleave and Knockdown as well, a passed one nothing, even of a Critical Hit; a Construct has a Damage roll',
  ['ELD-TRAIT-046', 'ELD-TRAIT-010', 'ELD-TRAIT-042', 'ELD-TRAIT-011'],
  play => {
    const played = (dice: readonly number[], ...traits: readonly Trait[]) =>
      afterHit(play)([{ id: 'mindgame' }, { id: 'cleave' }, { id: 'knockdown' }], dice, {
        profiles: { b: of(...traits) },
      });
    expect(played([5, 11])).toEqual(['b mindgame INT 10: 11-', 'b -2 HP', 'b is crouched']);
    expect(played([1, 10])).toEqual(['b mindgame INT 10: 10']);
    expect(played([5, 20], { id: 'construct' })).toEqual(['damage to b: 20+2 against 10', 'b is crouched']);
  },
);

scenario(
  'Crippling is rolled for before Weakening halves the Toughness',
  ['ELD-TRAIT-016', 'ELD-TRAIT-073', 'ELD-ACT-018'],
  play => {
    const lines = afterHit(play)([{ id: 'weakening' }, { id: 'crippling' }], [5, 3, 10], { profiles: { b: tough } });
    expect(lines.slice(1)).toEqual(['b crippling T 10: 10', 'b -1 HP', 'b is weakened']);
  },
);

scenario(
  'Weakened by Poison I ends in the own Strategic phase, and not where another Wound has brought it without an end, before or after',
  ['ELD-TRAIT-047', 'ELD-TRAIT-048', 'ELD-TRAIT-073'],
  play => {
    const ends = (before: readonly ModelState[], ...traits: readonly Trait[]) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        pack: { items: { sword: swordWith(...traits) } },
        states: { b: before },
        profiles: { b: tough },
      });
      const p = play(game, { ...setup, dice: [5, 3] });
      return modelOf(p.state, 'b').states.some(({ state, until }) => state === 'weakened' && until === undefined);
    };
    const poisoned: ModelState = { state: 'weakened', by: 'p1', source: 'ELD-TRAIT-047', until: 'own-strategic-phase' };
    const weak: ModelState = { state: 'weakened', by: 'p1', source: 'ELD-TRAIT-073' };
    const poison: Trait = { id: 'poison', level: 1 };
    expect([
      ends([], poison),
      ends([], poison, { id: 'weakening' }),
      ends([poisoned], { id: 'weakening' }),
      ends([weak], poison),
    ]).toEqual([false, true, true, true]);
  },
);

scenario(
  'Resistance counts beside Arcane Shield, and Resistance II to Spells negates the blow of a weapon under Spectral Blade',
  ['ELD-TRAIT-050', 'ELD-TRAIT-051', 'ELD-MOD-005', 'ELD-SPELL-011'],
  play => {
    const shielded: Declared = { enchantments: { b: ['arcane-shield'] }, profiles: { b: of(melee) } };
    const pack = { spells: enchantments };
    expect(afterHit(play)([], [5, 20], { ...shielded, pack })).toEqual(['damage to b: 20+2 against 3']);
    const resisting = of({ id: 'resistance', level: 2, to: { type: 'spell' } });
    const blow = (A: readonly string[], dice: readonly number[]) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        enchantments: { A },
        pack: { ...pack, items: { sword: swordWith() } },
        profiles: { b: resisting },
      });
      return told(play(game, { ...setup, dice }).match).slice(1);
    };
    expect(blow(['spectral-blade'], [5])).toEqual(['hit on b negated by resistance']);
    expect(blow([], [5, 20])).toEqual(['A hits b', 'damage to b: 20+2 against 10']);
  },
);

scenario(
  'Stun and Stagger of one Hit cost all Activation Points, and never more than there are',
  ['ELD-TRAIT-055', 'ELD-TRAIT-056'],
  play => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      pack: { items: { sword: swordWith({ id: 'stun' }, { id: 'stagger' }) } },
      profiles: { b: tough },
    });
    expect(modelOf(play(game, { ...setup, dice: [5, 3, 11] }).state, 'b').points).toBe(0);
  },
);

scenario(
  'a Demon that splits its strikes has its bonus against the Panicked target alone',
  ['ELD-TRAIT-019', 'ELD-STRIKE-006'],
  play => {
    const { game, setup } = resolving('', {
      at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12300 }, c: { x: 11400, y: 11400 } },
      states: { b: ['panicked'] },
      action: attack('bc'),
      profiles: { A: { traits: [{ id: 'demon' }] } },
    });
    expect(told(play(game, { ...setup, dice: [17, 13] }).match)).toEqual([
      'A attack OFF 16 at b: 17-',
      'A attack OFF 12 at c: 13-',
    ]);
  },
);

scenario(
  'a bonus against the state of the target gives a thrown Item no strike beyond its copies',
  ['ELD-TRAIT-065', 'ELD-UPGRADE-008'],
  play => {
    const { game, setup } = resolving('A.b', {
      facing: { A: { x: 1, y: 0 } },
      states: { b: ['crouched'] },
      pack: { items: bookItems },
      profiles: { A: { inventory: { space: 9, items: [{ item: 'dagger', quantity: 2 }] } } },
      action: attack('bbb', { means: { thrown: 'dagger' }, kind: 'ranged' }),
    });
    // Light Cover of a Crouched model: -2.
    expect(told(play(game, { ...setup, dice: [11, 12] }).match)).toEqual(['A attack ACC 8 at b: 11- 12-']);
  },
);

test('Inspiring and Intimidating add up, each once, before Confused halves; a fallen ally inspires, and a Dead one does not [ELD-TRAIT-036, ELD-TRAIT-037, ELD-MOD-003, ELD-MOD-014, ELD-STATE-021]', () => {
  const morale = (drawing: string, lay: LaidOut) => {
    const { table } = laidOut(drawing, { ...lay, facing: { A: { x: 0, y: 1 } } });
    return currentOf(table, modelOf(table.state, 'A'), 'M');
  };
  const inspiring = { traits: [{ id: 'inspiring' }] } as const;
  const dreadful = { traits: [{ id: 'intimidating' }] } as const;
  const two = { B: inspiring, C: inspiring };
  expect(morale('ABC', { profiles: two })).toBe(16);
  expect(morale('.A.\nb.c', { profiles: { b: dreadful, c: dreadful }, states: { A: ['panicked'] } })).toBe(4);
  expect(morale('AB\nb.', { profiles: { B: inspiring, b: dreadful }, states: { A: ['panicked'] } })).toBe(10);
  // A friend is as dreadful as an enemy.
  expect(morale('A\nB', { profiles: { B: dreadful }, states: { A: ['panicked'] } })).toBe(4);
  expect(morale('AB', { profiles: { B: inspiring }, states: { A: ['confused'] } })).toBe(8);
  expect(morale('AB', { profiles: { B: inspiring }, states: { B: ['incapacitated'] } })).toBe(16);
  expect(morale('AB', { profiles: { B: inspiring }, states: { B: ['dead'] } })).toBe(10);
});

test('a token neither inspires its allies nor daunts a Panicked model, since the roll would tell what it is [ELD-TRAIT-036, ELD-TRAIT-037, ELD-DEF-018]', () => {
  const morale = (trait: 'inspiring' | 'intimidating', state: 'shrouded' | 'crippled') => {
    const profiles = { B: { traits: [{ id: trait }] } };
    const { table } = laidOut('A\nB', {
      profiles,
      states: { A: ['panicked'], B: [state] },
      facing: { A: { x: 0, y: 1 } },
    });
    return currentOf(table, modelOf(table.state, 'A'), 'M');
  };
  expect([morale('inspiring', 'crippled'), morale('inspiring', 'shrouded')]).toEqual([16, 10]);
  expect([morale('intimidating', 'crippled'), morale('intimidating', 'shrouded')]).toEqual([4, 10]);
});
