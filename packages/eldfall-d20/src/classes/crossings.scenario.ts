import { expect, test } from 'vitest';
import { attackFacts } from '../attacks/facts.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { items } from '../content/book/items.js';
import { upgrades } from '../content/book/upgrades.js';
import { caster, spellAt } from '../magic/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import { stance } from '../scenario-words.js';
import { type LaidOut, laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { ClassId } from '../vocabulary/words.js';

const { stats } = plainProfile;
const of = (...classes: readonly ClassId[]) => ({ classes });

/** The Attack rolls of `A` on b, which stands beside it. */
const rolls = (play: Plays, dice: readonly number[], lay: Declared): readonly string[] => {
  const { game, setup } = resolving('A\nb', { pitch: 1.5, ...lay });
  return told(play(game, { ...setup, dice }).match).filter(one => one.startsWith('A attack'));
};

scenario(
  'in the Defensive Stance a Sentinel strikes once more in its Active role, and an Armsmaster in its Reactive role; Crouched and a Shield count too',
  ['ELD-CLASS-026', 'ELD-CLASS-004', 'ELD-CLASS-019', 'ELD-STRIKE-004', 'ELD-MELEE-006'],
  play => {
    const effects = [stance];
    const active = (is: ClassId, dice: readonly number[]) =>
      rolls(play, dice, { effects, action: attack('bbbb'), profiles: { A: of('warrior', is) } });
    expect([active('sentinel', [13, 14]), active('armsmaster', [13])].flat()).toEqual([
      'A attack OFF 12 at b: 13- 14-',
      'A attack OFF 12 at b: 13-',
    ]);
    const reactive = (is: ClassId, dice: readonly number[], more: Declared = {}) =>
      rolls(play, dice, {
        effects,
        active: 'p2',
        by: 'b',
        reactions: { A: attack('bbbb') },
        profiles: { A: of('warrior', is) },
        ...more,
      });
    // The sword has two strikes in the Active role.
    expect([reactive('sentinel', [11, 12]), reactive('armsmaster', [11, 12, 13])].flat()).toEqual([
      'A attack DEF 10 at b: 11- 12-',
      'A attack DEF 10 at b: 11- 12- 13-',
    ]);
    expect(reactive('civilian', [11], { states: { A: ['crouched'] } })).toEqual(['A attack DEF 10 at b: 11-']);
    const inventory = { space: 9, items: ['sword', 'shield'].map(item => ({ item, quantity: 1 })) };
    const shielded: Declared = { pack: { items }, profiles: { A: { ...of('warrior'), inventory } } };
    expect(reactive('civilian', [11], shielded)).toEqual(['A attack DEF 10 at b: 11-']);
  },
);

test('Soldiers: a Crippled one knows of fewer comrades, and one under Conjured Retinue counts up to Tier II [ELD-CLASS-020, ELD-AWARE-002, ELD-UPGRADE-048, ELD-UPGRADE-035, ELD-DEF-018]', () => {
  const offense = (lay: LaidOut) => {
    const { table } = laidOut('', { pack: { upgrades }, ...lay });
    return currentOf(table, modelOf(table.state, 'A'), 'OFF');
  };
  // The bodies are 6 inches apart; half of AG 10 are 5.
  const apart = { A: { x: 5000, y: 5000 }, B: { x: 5000 + 3200 + 15240, y: 5000 } };
  const both = { A: of('soldier'), B: of('soldier') };
  expect(offense({ at: apart, profiles: both })).toBe(13);
  expect(offense({ at: apart, profiles: both, states: { A: ['crippled'] } })).toBe(12);
  expect(offense({ at: apart, profiles: both, states: { B: ['petrified'] } })).toBe(13);
  // The class of a token does not count for others, but a token counts its comrades.
  expect(offense({ at: apart, profiles: both, states: { B: ['shrouded'] } })).toBe(12);
  expect(offense({ at: apart, profiles: both, states: { A: ['shrouded'] } })).toBe(13);
  const summoned = (tier: number) =>
    offense({
      at: apart,
      profiles: { A: of('soldier'), B: { ...of('creature'), tier } },
      models: {
        A: { upgrades: ['conjured-retinue', 'companion-of-hairon'] },
        B: { original: false, summoned: { by: 'A', spell: 'spark' } },
      },
    });
  expect([summoned(2), summoned(3)]).toEqual([14, 13]);
});

scenario(
  'a Marksman that stays has its bonus for a thrown Item too, and a Surprise Attack halves it with the rest',
  ['ELD-CLASS-014', 'ELD-TRAIT-064', 'ELD-TRAIT-057', 'ELD-MOD-003'],
  play => {
    const facing = { x: 1, y: 0 };
    const stays: Declared = {
      pitch: 3,
      facing: { A: facing },
      movement: { kind: 'idle', route: [], facing, skills: [] },
    };
    const shot = (lay: Declared, dice: readonly number[]) => {
      const { game, setup } = resolving('A.b', { ...stays, ...lay });
      return told(play(game, { ...setup, dice }).match)[0];
    };
    const carrying = (item: string) => ({ inventory: { space: 9, items: [{ item, quantity: 1 }] } });
    const thrown: Declared = {
      pitch: 2,
      pack: { items },
      profiles: { A: { ...of('marksman'), ...carrying('dagger') } },
      action: attack('b', { means: { thrown: 'dagger' }, kind: 'ranged' }),
    };
    expect(shot(thrown, [15])).toBe('A attack ACC 14 at b: 15-');
    const { bow } = plainItems;
    const dart = { ...bow, weapon: { ...bow?.weapon, traits: [{ id: 'surprise-attack' }] } };
    const surprised: Declared = {
      pack: { items: { ...plainItems, dart } as typeof plainItems },
      profiles: { A: { ...of('marksman'), ...carrying('bow') }, b: carrying('dart') },
      action: attack('b', { with: 'bow' }),
      reactions: { b: attack('A', { with: 'dart', kind: 'ranged' }) },
    };
    expect(shot(surprised, [11, 11])).toBe('A attack ACC 7 at b: 11-');
  },
);

scenario(
  'a Rogue’s Knockdown on a Hit with Mindgame waits for the Intellect roll like every other effect',
  ['ELD-CLASS-018', 'ELD-TRAIT-046', 'ELD-TRAIT-042'],
  play => {
    const crouched = (intellect: number) => {
      const { game, setup } = resolving('A\nb', {
        pitch: 1.5,
        action: attack('b'),
        pack: { items: { sword: swordWith({ id: 'mindgame' }) } },
        profiles: { A: of('rogue'), b: { stats: { ...stats, HP: 5 } } },
      });
      const p = play(game, { ...setup, dice: [5, 10, intellect] }).choose('p1', true);
      return told(p.match).slice(2);
    };
    const rolled = 'A rogue AG 10: 10';
    expect(crouched(10)).toEqual([rolled, 'b mindgame INT 10: 10']);
    expect(crouched(11)).toEqual([rolled, 'b mindgame INT 10: 11-', 'b -1 HP', 'b is crouched']);
  },
);

test('in the Defensive Stance a Warrior that casts has the exchanged Strike, to which a Staff of Sorceries adds one in each role [ELD-CLASS-026, ELD-ITEM-010, ELD-STRIKE-004]', () => {
  const strikes = (active: string, item: string, type: 'sorcery' | 'enchantment' = 'sorcery') => {
    const inventory = { space: 9, items: [{ item, quantity: 1 }] };
    const { table } = laidOut('A\n\nb', {
      active,
      effects: [stance],
      pack: { items: { ...plainItems, ...items }, spells: { spark: { ...plainSpell, type } } },
      profiles: { A: { ...caster('spark'), ...of('warrior'), inventory } },
    });
    const declared = spellAt('spark', 'b');
    if (declared.do !== 'attack') throw new RangeError('a Sorcery is cast by an Attack');
    return strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
  };
  expect([strikes('p1', 'casting-amplifier'), strikes('p2', 'casting-amplifier')]).toEqual([1, 2]);
  expect([strikes('p1', 'staff-of-sorceries'), strikes('p2', 'staff-of-sorceries')]).toEqual([2, 3]);
  expect(strikes('p2', 'staff-of-sorceries', 'enchantment')).toBe(2);
});
