import { inches, mm, rectangle } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Deed, ModelId } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';
import { bookSchemes } from './book.js';

const tableOf = (deeds: readonly Deed[], lay: LaidOut = {}, drawing = 'AB..ab') =>
  laidOut(drawing, { ...lay, state: { deeds, ...lay.state } }).table;

/** The occasions that a Scheme counts for `p1`. */
const counts = (scheme: string, deeds: readonly Deed[], lay?: LaidOut, drawing?: string): number =>
  bookSchemes[scheme]?.counts(tableOf(deeds, lay, drawing), 'p1', 0, null) ?? Number.NaN;

const turn: Deed = { deed: 'turn', player: 'p1' };
const sequence = (model: ModelId): Deed => ({ deed: 'sequence', model });
const wound = (
  by: ModelId | null,
  on: ModelId,
  more: Partial<Extract<Deed, { readonly deed: 'wound' }>> = {},
): Deed => ({
  deed: 'wound',
  by,
  on,
  kind: 'melee',
  reaction: false,
  round: 1,
  turn: 'p1',
  ...more,
});
const attack = (by: ModelId, unseen: boolean): Deed => ({ deed: 'attack', by, on: ['a'], unseen, turn: 'p1' });

// The zones are 8 inches deep, and a base of 32 mm is wholly in one from 8 inches minus 16 mm on.
const zones = {
  p1: { zone: rectangle({ x: 0, y: 0 }, inches(36), inches(8)) },
  p2: { zone: rectangle({ x: 0, y: inches(28) }, inches(36), inches(8)) },
};
const at = (y: number): LaidOut => ({ parties: zones, at: { A: { x: inches(18), y } } });

test('Unmatched Flanking: each own Attack of this turn on an enemy that did not see it [ELD-SCHEME-015]', () => {
  expect(counts('unmatched-flanking', [turn, attack('A', true), attack('A', true), attack('B', false)])).toBe(2);
  expect(counts('unmatched-flanking', [attack('A', true), turn, attack('a', true)])).toBe(0);
});

test('Leave Unnoticed: party members out of sight of every enemy, creatures not [ELD-SCHEME-016, ELD-DEF-011]', () => {
  const away = { facing: { a: { x: 0, y: 1 }, b: { x: 0, y: 1 } } };
  const turned = { facing: { ...away.facing, a: { x: 0, y: -1 } } };
  const apart = 'AB\n..\nab';
  expect(counts('leave-unnoticed', [], away, apart)).toBe(2);
  expect(counts('leave-unnoticed', [], { ...away, models: { B: { original: false } } }, apart)).toBe(1);
  expect(counts('leave-unnoticed', [], turned, apart)).toBe(0);
  expect(counts('leave-unnoticed', [], { ...turned, states: { a: ['incapacitated'] } }, apart)).toBe(2);
});

test('Leave Unnoticed: a member that left by an exit counts by option only [ELD-SCHEME-016]', () => {
  const left = (unnoticedLeft: boolean) =>
    counts('leave-unnoticed', [], { models: { A: { where: 'left' } }, options: { unnoticedLeft } }, 'A\na');
  expect([left(false), left(true)]).toEqual([0, 1]);
});

test('Schemes that do not say alive leave Incapacitated models out, but by option [ELD-DEF-014, ELD-SCHEME-012, ELD-SCHEME-016, ELD-SCHEME-018, ELD-SCHEME-024, ELD-SCHEME-030, ELD-SCHEME-035, ELD-SCHEME-037]', () => {
  const lying = (y: number, state: StateId, fallenScore: boolean): LaidOut => ({
    ...at(y),
    states: { A: [state] },
    options: { fallenScore },
    facing: { a: { x: 0, y: 1 }, b: { x: 0, y: 1 } },
  });
  const all = (state: StateId, fallenScore: boolean): readonly number[] =>
    [
      ['stand-your-ground', 4],
      ['leave-unnoticed', 1],
      ['breach-their-defenses', 32],
      ['engetsu-formation', 4],
      ['relentless-advance', 30],
      ['unhindered-expedition', 30],
      ['steadfast-expansion', 30],
      // These say alive.
      ['pursuit-of-glory', 4],
      ['virtuous-commander', 4],
      ['decisive-victory', 4],
    ].map(([scheme, y]) => counts(`${scheme}`, [turn], lying(inches(Number(y)), state, fallenScore), 'A..ab'));
  expect(all('incapacitated', true)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
  expect(all('incapacitated', false)).toEqual(Array(10).fill(0));
  expect(all('dead', true)).toEqual(Array(10).fill(0));
});

test('Cunning Tenacity: members that lost no HP at all [ELD-SCHEME-017]', () => {
  expect(counts('cunning-tenacity', [])).toBe(2);
  expect(counts('cunning-tenacity', [{ deed: 'hp-lost', model: 'A' }])).toBe(1);
  expect(counts('cunning-tenacity', [], { models: { A: { original: false } } })).toBe(1);
  expect(counts('cunning-tenacity', [], { models: { A: { where: 'removed' } } })).toBe(1);
  expect(counts('cunning-tenacity', [], { models: { A: { where: 'left' } } })).toBe(2);
  // A model that has fallen in an earlier Quest is not deployed in this one.
  expect(counts('cunning-tenacity', [], { models: { A: { where: 'waiting' } }, states: { A: ['dead'] } })).toBe(1);
});

test('Cunning Tenacity: by option creatures count, and where they are party members [ELD-SCHEME-017, ELD-DEF-011]', () => {
  const creature = (options: LaidOut['options'] & object) =>
    counts('cunning-tenacity', [], { models: { A: { original: false } }, options });
  expect([{}, { tenacity: 'models' } as const, { partyMemberIncludesSummons: true }].map(creature)).toEqual([1, 2, 2]);
});

describe('zones and the middle line', () => {
  test('Breach Their Defenses: wholly in the enemy zone, to 1/100 mm [ELD-SCHEME-018, ELD-SCHEME-038]', () => {
    expect(counts('breach-their-defenses', [], at(inches(28) + mm(16)))).toBe(1);
    expect(counts('breach-their-defenses', [], at(inches(28) + mm(16) - 1))).toBe(0);
  });
  test('Engetsu Formation: wholly in the own zone [ELD-SCHEME-024, ELD-SCHEME-038]', () => {
    expect(counts('engetsu-formation', [], at(inches(8) - mm(16)), 'A..ab')).toBe(1);
    expect(counts('engetsu-formation', [], at(inches(8) - mm(16) + 1), 'A..ab')).toBe(0);
  });
  test.each(['relentless-advance', 'steadfast-expansion'])(
    '%s: the whole base is past the middle line [ELD-SCHEME-030, ELD-SCHEME-037, ELD-SCHEME-038]',
    scheme => {
      expect(counts(scheme, [], at(inches(18) + mm(16)))).toBe(1);
      expect(counts(scheme, [], at(inches(18) + mm(16) - 1))).toBe(0);
      const summoned = { ...at(inches(30)), models: { A: { original: false } } };
      expect(counts(scheme, [], summoned)).toBe(0);
      // By option a creature is a party member, but Steadfast Expansion leaves creatures out by its own text.
      const members = { ...summoned, options: { partyMemberIncludesSummons: true } };
      expect(counts(scheme, [], members)).toBe(scheme === 'relentless-advance' ? 1 : 0);
    },
  );
  test('the middle line is seen from the own edge [ELD-SCHEME-038]', () => {
    const swapped = { parties: { p1: zones.p2, p2: zones.p1 }, at: { A: { x: inches(18), y: inches(18) - mm(16) } } };
    expect(counts('steadfast-expansion', [], swapped, 'A')).toBe(1);
    expect(counts('steadfast-expansion', [], { ...swapped, at: { A: { x: inches(18), y: inches(20) } } }, 'A')).toBe(0);
  });
  test('Unhindered Expedition: own models outside the own zone, creatures not [ELD-SCHEME-035]', () => {
    expect(counts('unhindered-expedition', [], at(inches(8)), 'A..ab')).toBe(1);
    expect(counts('unhindered-expedition', [], at(inches(4)), 'A..ab')).toBe(0);
    expect(counts('unhindered-expedition', [], { ...at(inches(8)), models: { A: { original: false } } }, 'A')).toBe(0);
  });
  test('Stalwart Defender: no alive enemy is in the own zone [ELD-SCHEME-026]', () => {
    const near = (more: LaidOut): LaidOut => ({ parties: zones, at: { a: { x: inches(9), y: inches(4) } }, ...more });
    expect(counts('stalwart-defender', [], near({}), 'A..a')).toBe(0);
    expect(counts('stalwart-defender', [], near({ states: { a: ['dead'] } }), 'A..a')).toBe(1);
    expect(counts('stalwart-defender', [], near({ at: { a: { x: inches(9), y: inches(8) } } }), 'A..a')).toBe(1);
  });
});

test('Blood for Blood: the player incapacitates in this turn an enemy that wounded the chosen model [ELD-SCHEME-019]', () => {
  const rules = bookSchemes['blood-for-blood'];
  const fall: Deed = { deed: 'incapacitated', by: 'p1', of: 'a', model: 'B' };
  const about = (deeds: readonly Deed[], model: ModelId) => rules?.counts(tableOf(deeds), 'p1', 0, model);
  expect(rules?.about?.(tableOf([wound('a', 'A'), wound('A', 'b'), wound(null, 'B')]), 'p1')).toEqual(['A']);
  expect(about([wound('a', 'A'), turn, fall], 'A')).toBe(1);
  expect(about([wound('a', 'A'), turn, { ...fall, deed: 'removed' }], 'A')).toBe(1);
  expect(about([wound('a', 'A'), turn, { ...fall, deed: 'gone' }], 'A')).toBe(0);
  expect(about([wound('a', 'A'), turn, fall], 'B')).toBe(0);
  // The blow of a Hostile is none of the player's.
  expect(about([wound('a', 'A'), turn, { ...fall, by: null, model: '1' }], 'A')).toBe(0);
  expect(about([wound('b', 'A'), turn, fall], 'A')).toBe(0);
  expect(about([wound('a', 'A'), fall, turn], 'A')).toBe(0);
});

test('Head Hunt: each own Deathblow on an enemy [ELD-SCHEME-021]', () => {
  const blow = (by: ModelId, on: ModelId): Deed => ({ deed: 'deathblow', by, on });
  expect(counts('head-hunt', [blow('A', 'a'), blow('B', 'b'), blow('a', 'A')])).toBe(2);
});

test('Open Aggression: each Wound of this turn on enemies [ELD-SCHEME-022]', () => {
  expect(counts('open-aggression', [wound('A', 'a'), turn, wound('A', 'a'), wound('A', 'B'), wound('a', 'A')])).toBe(1);
});

test('Appear Weak: each Wound that Melee Attacks deal to enemies [ELD-SCHEME-034]', () => {
  expect(counts('appear-weak', [wound('A', 'a'), wound('A', 'b', { kind: 'ranged' }), wound('A', 'b')])).toBe(2);
});

test('Appear Weak: Wounds by Trample count, unless the option denies it [ELD-SCHEME-034]', () => {
  const trampled = (trampleIsMelee: boolean) =>
    counts('appear-weak', [wound('A', 'a', { kind: 'trample' }), wound('A', 'b')], { options: { trampleIsMelee } });
  expect([trampled(true), trampled(false)]).toEqual([2, 1]);
});

test('Wounds beyond the last HP are not dealt, but by option [ELD-SCHEME-022, ELD-SCHEME-034]', () => {
  const deeds = [turn, wound('A', 'a'), wound('A', 'a', { excess: true })];
  const dealt = (excessWoundsScore: boolean) =>
    ['open-aggression', 'appear-weak'].map(scheme => counts(scheme, deeds, { options: { excessWoundsScore } }));
  expect([false, true].map(dealt)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(counts('open-aggression', deeds)).toBe(1);
});

test('Pursuit of Glory: members outside the Awareness of all others [ELD-SCHEME-023]', () => {
  // The Awareness of B reaches 10 inches from its base of 32 mm.
  const apart = (more: number): LaidOut => ({
    at: { A: { x: 0, y: inches(18) }, B: { x: inches(10) + mm(32) + more, y: inches(18) } },
    options: { distanceEpsilon: 0 },
  });
  expect(counts('pursuit-of-glory', [], apart(0))).toBe(0);
  expect(counts('pursuit-of-glory', [], apart(1))).toBe(2);
});

test('Fierce as Fire: each Reaction that wounds an enemy counts once, however many Wounds it deals [ELD-SCHEME-025]', () => {
  const inReaction = { reaction: true };
  const deeds = [
    sequence('a'),
    wound('A', 'a', inReaction),
    wound('A', 'a', inReaction),
    wound('B', 'a', inReaction),
    sequence('b'),
    wound('A', 'b', inReaction),
    wound('A', 'b'),
  ];
  expect(counts('fierce-as-fire', deeds)).toBe(3);
  expect(counts('fierce-as-fire', deeds, { options: { fierceAsFire: 'wounds' } })).toBe(4);
});

test('Fierce as Fire: a Reaction whose only Wound lies beyond the last HP has wounded nobody, but by option [ELD-SCHEME-025, ELD-SCHEME-022]', () => {
  const deeds = [
    sequence('a'),
    wound('A', 'a', { reaction: true }),
    wound('B', 'a', { reaction: true, excess: true }),
    wound('B', 'a', { reaction: true, excess: true }),
  ];
  const counted = (excessWoundsScore: boolean, fierceAsFire: 'reactions' | 'wounds') =>
    counts('fierce-as-fire', deeds, { options: { excessWoundsScore, fierceAsFire } });
  expect([counted(false, 'reactions'), counted(false, 'wounds')]).toEqual([1, 1]);
  expect([counted(true, 'reactions'), counted(true, 'wounds')]).toEqual([2, 3]);
});

test('Decisive Victory: all members are alive, and those that left are [ELD-SCHEME-029, ELD-DEF-014]', () => {
  expect(counts('decisive-victory', [])).toBe(1);
  expect(counts('decisive-victory', [], { models: { A: { where: 'left' } } })).toBe(1);
  expect(counts('decisive-victory', [], { models: { A: { where: 'removed' } } })).toBe(0);
  expect(counts('decisive-victory', [], { states: { A: ['incapacitated'] } })).toBe(0);
});

test('Peacekeeping Paragon: each enemy that is neither Incapacitated nor Dead [ELD-SCHEME-031]', () => {
  expect(counts('peacekeeping-paragon', [], { states: { a: ['dead'] } })).toBe(1);
  expect(counts('peacekeeping-paragon', [])).toBe(2);
  const left: LaidOut = { models: { a: { where: 'left' }, b: { where: 'removed' } } };
  expect(counts('peacekeeping-paragon', [], left)).toBe(1);
  expect(counts('peacekeeping-paragon', [], { ...left, options: { leftModelsScore: false } })).toBe(0);
});

test('Last Warning: own models declare no Attack [ELD-SCHEME-032]', () => {
  expect(counts('last-warning', [attack('a', false)])).toBe(1);
  expect(counts('last-warning', [attack('A', false)])).toBe(0);
  // An Attack on the ground has no target, and a Chain Attack was never declared.
  expect(counts('last-warning', [{ ...attack('A', false), on: [] } as Deed])).toBe(0);
  expect(counts('last-warning', [{ ...attack('A', false), extra: true } as Deed])).toBe(1);
  // The Scheme was revealed after the first deed.
  const since = (deeds: readonly Deed[]) => bookSchemes['last-warning']?.counts(tableOf(deeds), 'p1', 1, null);
  expect([since([attack('A', false)]), since([attack('A', false), attack('A', false)])]).toEqual([1, 0]);
});

test('Strength in Numbers: more alive models than the opponent, creatures included [ELD-SCHEME-036]', () => {
  expect(counts('strength-in-numbers', [], {}, 'AB..a')).toBe(1);
  expect(counts('strength-in-numbers', [], {}, 'AB..ab')).toBe(0);
  expect(counts('strength-in-numbers', [], { models: { B: { original: false } } }, 'AB..a')).toBe(1);
  expect(counts('strength-in-numbers', [], { states: { B: ['dead'] } }, 'AB..a')).toBe(0);
  const left: LaidOut = { models: { B: { where: 'left' } } };
  expect(counts('strength-in-numbers', [], left, 'AB..a')).toBe(1);
  expect(counts('strength-in-numbers', [], { ...left, options: { leftModelsScore: false } }, 'AB..a')).toBe(0);
  // Of allies nobody is an opponent.
  const allied = { state: { alliances: [['p1', 'p2']] } } as const;
  expect(counts('strength-in-numbers', [], allied, 'A..ab')).toBe(1);
  expect(counts('strength-in-numbers', [], { ...allied, states: { A: ['dead'] } }, 'A..ab')).toBe(0);
  const unopposed = { options: { unopposedNumbers: false } } as const;
  expect(counts('strength-in-numbers', [], { ...allied, ...unopposed }, 'ABC..ab')).toBe(0);
  expect(counts('strength-in-numbers', [], unopposed, 'AB..a')).toBe(1);
  // Two of p1 against one each of p2 and p3.
  const three: LaidOut = { players: ['p1', 'p2', 'p3'], models: { b: { player: 'p3' } } };
  const against = (numbersAgainst: 'each' | 'together', drawing: string) =>
    counts('strength-in-numbers', [], { ...three, options: { numbersAgainst } }, drawing);
  expect([against('each', 'AB..ab'), against('together', 'AB..ab'), against('together', 'ABC..ab')]).toEqual([1, 0, 1]);
});

describe('Hostiles are enemies of every player [ELD-DEF-012]', () => {
  const fell: Deed = { deed: 'incapacitated', by: 'p1', of: '1', model: 'A' };
  const of = (scheme: string, deeds: readonly Deed[], lay: LaidOut = {}) => counts(scheme, deeds, lay, 'A..1');

  test('for Schemes that count Wounds and falls of enemies [ELD-SCHEME-019, ELD-SCHEME-021, ELD-SCHEME-022, ELD-SCHEME-025, ELD-SCHEME-034, ELD-SCHEME-011]', () => {
    const reaction = wound('A', '1', { reaction: true });
    expect(of('open-aggression', [turn, wound('A', '1')])).toBe(1);
    expect(of('fierce-as-fire', [turn, sequence('1'), reaction])).toBe(1);
    expect(of('appear-weak', [turn, wound('A', '1')])).toBe(1);
    expect(of('head-hunt', [{ deed: 'deathblow', by: 'A', on: '1' }])).toBe(1);
    expect(of('no-quarter', [{ ...fell, deed: 'dead' }])).toBe(1);
    const table = tableOf([wound('1', 'A'), turn, fell], {}, 'A..1');
    expect(bookSchemes['blood-for-blood']?.about?.(table, 'p1')).toEqual(['A']);
    expect(bookSchemes['blood-for-blood']?.counts(table, 'p1', 0, 'A')).toBe(1);
  });

  test('for Schemes that look at the enemies on the field [ELD-SCHEME-016, ELD-SCHEME-026, ELD-SCHEME-031]', () => {
    const apart = (facing: 1 | -1): LaidOut => ({
      ...at(inches(4)),
      at: { A: { x: inches(18), y: inches(4) }, 1: { x: inches(18), y: inches(20) } },
      facing: { 1: { x: 0, y: facing } },
    });
    expect([of('leave-unnoticed', [], apart(1)), of('leave-unnoticed', [], apart(-1))]).toEqual([1, 0]);
    const near: LaidOut = {
      ...apart(1),
      at: { A: { x: inches(18), y: inches(20) }, 1: { x: inches(18), y: inches(4) } },
    };
    expect([of('stalwart-defender', [], apart(1)), of('stalwart-defender', [], near)]).toEqual([1, 0]);
    expect([of('peacekeeping-paragon', []), of('peacekeeping-paragon', [], { states: { 1: ['dead'] } })]).toEqual([
      1, 0,
    ]);
  });

  test('but no opponent, with whose models a player compares its own [ELD-SCHEME-036]', () => {
    expect(counts('strength-in-numbers', [], {}, 'ABb.12')).toBe(1);
  });
});
