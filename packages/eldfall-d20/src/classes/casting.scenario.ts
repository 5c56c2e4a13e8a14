import { expect } from 'vitest';
import { idle, modelIn } from '../activation/scenario-words.js';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { caster } from '../magic/scenario-words.js';
import { type EldPlay, skilled } from '../skills/scenario-words.js';
import { laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { ActionChoice, DeclaredAction } from '../vocabulary/index.js';
import type { Profile, Spell } from '../vocabulary/pack.js';
import type { ClassId, Element, SpellType } from '../vocabulary/words.js';

const { stats } = plainProfile;

/** A Spell of a type and an element that only has effects, for two targets. */
const helpful = (type: SpellType, element: Element = 'fire'): Spell => ({
  ...plainSpell,
  type,
  element,
  weapon: { power: null, reach: { distance: 6 }, strike: 2, kinds: [], traits: [] },
});
const assist = (targets: readonly string[]): DeclaredAction => ({ do: 'assist', means: { spell: 'spark' }, targets });
const bolts = (targets: string): DeclaredAction => ({
  do: 'attack',
  means: { spell: 'spark' },
  kind: 'ranged',
  aims: [...targets].map(model => ({ model })),
  skills: [],
});

/** `A`, of these classes, casts the Spell `spark`. */
const casting = (classes: readonly ClassId[], spark: Spell, action: DeclaredAction, more: Declared = {}) =>
  resolving('AB.\n...\nb.c', {
    pitch: 1.5,
    facing: { A: { x: 1, y: 1 } },
    pack: { spells: { spark } },
    action,
    ...more,
    profiles: { A: { classes }, b: { stats: { ...stats, HP: 5 } }, ...more.profiles },
  });

/** The sources of re-rolls that are offered for the first roll, which has these dice. */
const offered = (
  play: Plays,
  dice: readonly number[],
  ...cast: Parameters<typeof casting>
): readonly (string | undefined)[] => {
  const { game, setup } = casting(...cast);
  const { match } = play(game, { ...setup, dice });
  const asked = match.decisions.flatMap(({ kind, options = [] }): readonly unknown[] =>
    kind === 'reroll' ? options : [],
  );
  return asked.flatMap(one => (typeof one === 'object' && one !== null && 'source' in one ? String(one.source) : []));
};

scenario('an Alchemist may re-roll one failed roll of a Transmutation', 'ELD-CLASS-003', play => {
  const of = (is: ClassId, type: SpellType, die: number) => offered(play, [die], [is], helpful(type), assist(['A']));
  expect(of('alchemist', 'transmutation', 11)).toEqual(['alchemist']);
  expect(of('alchemist', 'transmutation', 10)).toEqual([]);
  expect([of('alchemist', 'conjuration', 11), of('soldier', 'transmutation', 11)]).toEqual([[], []]);
});

scenario('a Sorcerer may re-roll one failed roll of a Sorcery in the Active role', 'ELD-CLASS-021', play => {
  const of = (is: ClassId, type: SpellType, dice: readonly number[]) =>
    offered(play, dice, [is], { ...plainSpell, type }, bolts('b'));
  expect(of('sorcerer', 'sorcery', [11])).toEqual(['sorcerer']);
  expect(of('sorcerer', 'sorcery', [10, 20])).toEqual([]);
  expect([of('sorcerer', 'enchantment', [11]), of('wizard', 'sorcery', [11])]).toEqual([[], []]);
  const reacting: Declared = {
    by: 'b',
    active: 'p2',
    action: { do: 'nothing' },
    reactions: { A: bolts('b') },
  };
  expect(offered(play, [11], ['sorcerer'], plainSpell, bolts('b'), reacting)).toEqual([]);
});

scenario('a Wizard may re-roll one failed roll of an Elder Spell in either role', 'ELD-CLASS-028', play => {
  const elder: Spell = { ...plainSpell, element: 'elder' };
  expect(offered(play, [11], ['wizard'], elder, bolts('b'))).toEqual(['wizard']);
  expect(offered(play, [10, 20], ['wizard'], elder, bolts('b'))).toEqual([]);
  expect(offered(play, [11], ['wizard'], plainSpell, bolts('b'))).toEqual([]);
  expect(offered(play, [11], ['mage'], { ...elder, weapon: { ...elder.weapon, traits: [] } }, bolts('b'))).toEqual([
    'mage',
  ]);
  const reacting: Declared = { by: 'b', active: 'p2', action: { do: 'nothing' }, reactions: { A: bolts('b') } };
  expect(offered(play, [11], ['wizard'], elder, bolts('b'), reacting)).toEqual(['wizard']);
});

scenario('no class re-rolls the dice of a weapon', ['ELD-CLASS-021', 'ELD-CLASS-013'], play => {
  const sword: DeclaredAction = {
    do: 'attack',
    means: { item: 'sword' },
    kind: 'melee',
    aims: [{ model: 'b' }],
    skills: [],
  };
  const near: Declared = { at: { A: { x: 3810, y: 3810 }, b: { x: 3810, y: 7620 } } };
  expect(offered(play, [20], ['sorcerer', 'mage', 'wizard'], plainSpell, sword, near)).toEqual([]);
});

scenario(
  'a model of several classes has the re-roll of each, and each is one die for the whole casting',
  ['ELD-CLASS-029', 'ELD-CLASS-021', 'ELD-CLASS-028'],
  play => {
    const elder: Spell = { ...plainSpell, element: 'elder' };
    const { game, setup } = casting(['sorcerer', 'wizard'], elder, bolts('bc'));
    // Two targets, two dice: both fail, and both classes are used on the first.
    const p = play(game, { ...setup, dice: [11, 12, 13, 14] });
    const [sorcerer, wizard] = (['sorcerer', 'wizard'] as const).map(source => ({ source, places: [0] }));
    if (!sorcerer || !wizard) throw new RangeError('two classes');
    p.options('p1', ['pass', sorcerer, wizard]).choose('p1', sorcerer);
    p.options('p1', ['pass', wizard]).choose('p1', wizard);
    expect(told(p.match)).toEqual([
      'A attack INT 10 at b: 11-',
      'A attack INT 10 at c: 12-',
      'A re-rolls for sorcerer: 13-',
      'A re-rolls for wizard: 14-',
    ]);
    // A class that was not used on the first target still has its re-roll for the second.
    const later = play(game, { ...setup, dice: [11, 12, 13] })
      .choose('p1', sorcerer)
      .choose('p1', 'pass');
    later.options('p1', ['pass', wizard]).choose('p1', 'pass');
  },
);

scenario('a Mage spends one Activation Point to re-roll any of the dice, once for a casting', 'ELD-CLASS-013', play => {
  const { game, setup } = casting(['mage'], plainSpell, bolts('bb'));
  const p = play(game, { ...setup, dice: [11, 12, 13, 14] });
  const all = { source: 'mage', places: [0, 1] };
  p.options('p1', ['pass', { source: 'mage', places: [0] }, { source: 'mage', places: [1] }, all]).choose('p1', all);
  expect(told(p.match).slice(1)).toEqual(['A -1 AP', 'A re-rolls for mage: 13- 14-']);
  expect(modelIn(p, 'A').points).toBe(1);
});

scenario('a Mage without an Activation Point has no re-roll', 'ELD-CLASS-013', play => {
  const points = (left: number): Declared => ({ models: { A: { points: left } } });
  expect(offered(play, [11], ['mage'], plainSpell, bolts('b'), points(1))).toEqual(['mage']);
  expect(offered(play, [11], ['mage'], plainSpell, bolts('b'), points(0))).toEqual([]);
  expect(offered(play, [11], ['wizard'], plainSpell, bolts('b'), points(1))).toEqual([]);
});

scenario('one Activation Point pays for the dice at all targets of the casting', 'ELD-CLASS-013', play => {
  const { game, setup } = casting(['mage'], plainSpell, bolts('bc'), { models: { A: { points: 1 } } });
  const one = { source: 'mage', places: [0] };
  const p = play(game, { ...setup, dice: [11, 12, 13, 14] })
    .choose('p1', one)
    .choose('p1', one);
  expect(told(p.match).slice(2)).toEqual(['A -1 AP', 'A re-rolls for mage: 13-', 'A re-rolls for mage: 14-']);
});

scenario(
  'by option a Mage spends more Activation Points on one casting, each for one more re-roll of the dice at each target',
  'ELD-CLASS-013',
  play => {
    const mages = (points: number, dice: readonly number[], mageRerolls: 'once' | 'perPoint' = 'perPoint') => {
      const more: Declared = { models: { A: { points } }, options: { mageRerolls } };
      const { game, setup } = casting(['mage'], plainSpell, bolts('bc'), more);
      return play(game, { ...setup, dice });
    };
    const one = { source: 'mage', places: [0] };
    const p = mages(2, [11, 12, 13, 14, 15, 16]);
    // Two points for the dice at b; both have paid for the dice at c as well.
    p.options('p1', ['pass', one]).choose('p1', one).options('p1', ['pass', one]).choose('p1', one);
    p.options('p1', ['pass', one]).choose('p1', one).options('p1', ['pass', one]).choose('p1', one);
    expect(told(p.match).slice(2)).toEqual([
      'A -1 AP',
      'A re-rolls for mage: 13-',
      'A -1 AP',
      'A re-rolls for mage: 14-',
      'A re-rolls for mage: 15-',
      'A re-rolls for mage: 16-',
    ]);
    const rerolls = (points: number, mageRerolls: 'once' | 'perPoint') =>
      mages(points, [11, 12, 13, 14], mageRerolls).choose('p1', one).choose('p1', one).match.decisions[0]?.kind;
    expect([rerolls(2, 'once'), rerolls(1, 'perPoint')]).toEqual(['activate', 'activate']);
  },
);

scenario('a Vitalist heals allies that are neither Incapacitated nor Dead without a roll', 'ELD-CLASS-024', play => {
  const of = (
    is: ClassId,
    target: string,
    dice: readonly number[],
    type: SpellType = 'healing',
    more: Declared = {},
  ) => {
    const { game, setup } = casting([is], helpful(type), assist([target]), more);
    return told(play(game, { ...setup, dice }).match);
  };
  expect([of('vitalist', 'B', []), of('vitalist', 'A', [])]).toEqual([[], []]);
  expect(of('vitalist', 'B', [9], 'healing', { states: { B: ['incapacitated'] } })).toEqual(['A cast INT 10 at B: 9']);
  expect(of('vitalist', 'b', [9])).toEqual(['A cast INT 10 at b: 9']);
  expect(of('vitalist', 'B', [9], 'sorcery')).toEqual(['A cast INT 10 at B: 9']);
  expect(of('soldier', 'B', [9])).toEqual(['A cast INT 10 at B: 9']);
});

scenario(
  'a Druid attacks with a Spell by INT or by M, as it declares, and so does its Chain Attack',
  ['ELD-CLASS-011', 'ELD-CLASS-015', 'ELD-SKILL-008'],
  play => {
    const spark: Spell = { ...plainSpell, element: 'fire' };
    const bolt = { do: 'attack', means: { spell: 'spark' }, kind: 'ranged' } as const;
    const profile = (...classes: readonly ClassId[]): Partial<Profile> => ({
      ...caster('spark'),
      classes,
      ...skilled('chain-attack'),
      stats: { ...stats, M: 15 },
    });
    const bolts = (p: EldPlay) => p.match.decisions[0]?.options?.filter(one => JSON.stringify(one).includes('spark'));
    const declared = (of: Partial<Profile>, choice: ActionChoice) => {
      const { game, setup } = laidOut('A\n\nb', {
        pack: { spells: { spark } },
        profiles: { A: of },
        models: { b: { points: 0 } },
      });
      const p = play(game, { ...setup, dice: [20, 20] })
        .choose('p1', 'A')
        .choose('p1', idle());
      const offered = bolts(p);
      p.choose('p1', choice as never);
      return [offered, told(p.match).find(one => one.includes('attack'))];
    };
    const byMorale = { ...bolt, attribute: 'M' } as const;
    expect(declared(profile('druid'), bolt)).toEqual([[bolt, byMorale], 'A attack INT 10 at b: 20- 20-']);
    expect(declared(profile('druid'), byMorale)[1]).toBe('A attack M 15 at b: 20- 20-');
    expect(declared(profile('druid', 'mystic'), bolt)).toEqual([[bolt], 'A attack M 15 at b: 20- 20-']);
    expect(declared(profile('wizard'), bolt)).toEqual([[bolt], 'A attack INT 10 at b: 20- 20-']);

    const { game, setup } = resolving('A.B\n.b.', {
      action: attack('b'),
      at: { b: { x: 5080 + 3200, y: 5080 } },
      facing: { A: { x: 1, y: 0 }, B: { x: -1, y: 0 } },
      pack: { spells: { spark } },
      profiles: { B: profile('druid') },
    });
    const p = play(game, { ...setup, dice: [5, 15, 20, 20] });
    expect(bolts(p)).toEqual([bolt, byMorale]);
    p.choose('p1', byMorale as never);
    expect(told(p.match)).toContain('B attack M 15 at b: 15');
  },
);
