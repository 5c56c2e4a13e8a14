import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { plainItems, plainProfile, plainSpell } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { Item } from '../vocabulary/pack.js';
import type { ClassId } from '../vocabulary/words.js';

const { stats } = plainProfile;
const tough = { stats: { ...stats, HP: 5 } };
const of = (...classes: readonly ClassId[]) => ({ classes });

/** `A` attacks b, which has 5 HP. */
const fight = (play: Plays, dice: readonly number[], declared: Declared) => {
  const { game, setup } = resolving('A\nb', {
    pitch: 1.5,
    action: attack('b'),
    ...declared,
    profiles: { b: tough, ...declared.profiles },
  });
  return play(game, { ...setup, dice });
};

scenario('an Assassin scores Critical Hits on 1, 2 and 3, in both roles and kinds of Attack', 'ELD-CLASS-006', play => {
  const hit = (die: number, is: ClassId, more: Declared = {}) =>
    told(fight(play, [die, 20], { profiles: { A: of(is) }, ...more }).match).find(one => one.includes(' hits '));
  const [plain, critical] = ['A hits b', 'A hits b critically'];
  expect([1, 2, 3, 4].map(die => hit(die, 'assassin'))).toEqual([critical, critical, critical, plain]);
  expect([1, 2].map(die => hit(die, 'soldier'))).toEqual([critical, plain]);
  const reacting: Declared = { by: 'b', active: 'p2', action: { do: 'nothing' }, reactions: { A: attack('b') } };
  expect([3, 4].map(die => hit(die, 'assassin', reacting))).toEqual([critical, plain]);
  // A face above the attribute is no success, so it is not critical.
  const weak: Declared = { profiles: { A: { ...of('assassin'), stats: { ...stats, OFF: 2 } } } };
  expect(told(fight(play, [3], weak).match)).toEqual(['A attack OFF 2 at b: 3-']);
});

const berserk: Declared = { profiles: { b: { ...tough, ...of('berserker') } } };

scenario(
  'a Berserker rolls Toughness for every Wound of Damage rolls, and each success prevents one',
  'ELD-CLASS-007',
  play => {
    const p = fight(play, [5, 6, 8, 8, 10, 11], { ...berserk, action: attack('bb') });
    p.options('p2', [true, false]).choose('p2', true);
    expect(told(p.match).slice(3)).toEqual([
      'damage to b: 8+2 against 10',
      'damage to b: 8+2 against 10',
      'b berserker T 10: 10',
      'b prevents a Wound by berserker',
      'b berserker T 10: 11-',
      'b -1 HP',
    ]);
    expect(p.state.used.turn).toContain('berserker b');
    // A Hit without a Wound asks for nothing, and another class has no roll.
    expect(told(fight(play, [5, 9], berserk).match)).toContain('damage to b: 9+2 against 10');
    expect(told(fight(play, [5, 8], { profiles: { b: { ...tough, ...of('soldier') } } }).match).at(-1)).toBe('b -1 HP');
  },
);

scenario('a Berserker rolls against no Wound that another roll brings, but by option', 'ELD-CLASS-007', play => {
  const rolled = (options: Declared['options'] & object) => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      action: attack('b'),
      ...berserk,
      options,
      pack: { items: { sword: swordWith({ id: 'mindgame' }) } },
    });
    return play(game, { ...setup, dice: [5, 15, 10].slice(0, options.berserkerRolls === 'everyWound' ? 3 : 2) });
  };
  expect(told(rolled({}).match).slice(2)).toEqual(['b mindgame INT 10: 15-', 'b -1 HP']);
  const every = rolled({ berserkerRolls: 'everyWound' }).choose('p2', true);
  expect(told(every.match).slice(3)).toEqual(['b berserker T 10: 10', 'b prevents a Wound by berserker']);
  // The Wound of Frostbite follows from that of a Damage roll.
  const frost: Declared = { ...berserk, pack: { items: { sword: swordWith({ id: 'frostbite' }) } } };
  const frozen = fight(play, [5, 8, 11, 11, 10], frost).choose('p2', true);
  expect(told(frozen.match).slice(3)).toEqual([
    'b berserker T 10: 11-',
    'b frostbite T 10: 11-',
    'b berserker T 10: 10',
    'b prevents a Wound by berserker',
    'b -1 HP',
  ]);
});

scenario('a Berserker may keep its one use of the turn', 'ELD-CLASS-007', play => {
  const p = fight(play, [5, 6, 8, 8], { ...berserk, action: attack('bb') }).choose('p2', false);
  expect([told(p.match).at(-1), p.state.used.turn.filter(key => key.startsWith('berserker'))]).toEqual(['b -2 HP', []]);
  const used = { used: { sequence: [], turn: ['berserker b'], game: [] } };
  const { game, setup } = resolving('A\nb', { pitch: 1.5, action: attack('b'), ...berserk });
  const later = { ...setup, position: { ...setup.position, ...used } };
  expect(told(play(game, { ...later, dice: [5, 8] }).match).at(-1)).toBe('b -1 HP');
});

scenario(
  'a Berserker rolls for Cleave Wounds too, in the same use; a Wound that is prevented brings none',
  'ELD-CLASS-008',
  play => {
    const cleave: Declared = { ...berserk, pack: { items: { sword: swordWith({ id: 'cleave' }) } } };
    const rolls = (...dice: readonly number[]) =>
      told(fight(play, [5, 8, ...dice], cleave).choose('p2', true).match).slice(3);
    expect(rolls(10)).toEqual(['b berserker T 10: 10', 'b prevents a Wound by berserker']);
    expect(rolls(11, 10)).toEqual([
      'b berserker T 10: 11-',
      'b berserker T 10: 10',
      'b prevents a Wound by berserker',
      'b -1 HP',
    ]);
    expect(rolls(11, 12)).toEqual(['b berserker T 10: 11-', 'b berserker T 10: 12-', 'b -2 HP']);
  },
);

/** The Rogue `A` hits b; the answer of its player follows. */
const rogue = (play: Plays, dice: readonly number[], more: Declared = {}) =>
  fight(play, dice, { ...more, profiles: { A: of('rogue'), ...more.profiles } });

scenario('a Rogue that has hit may roll AG: a success gives the Hit Knockdown', 'ELD-CLASS-018', play => {
  expect(told(rogue(play, [5, 10, 20]).options('p1', [true, false]).choose('p1', true).match)).toEqual([
    'A attack OFF 12 at b: 5',
    'A hits b',
    'A rogue AG 10: 10',
    'damage to b: 20+2 against 10',
    'b is crouched',
  ]);
  expect(told(rogue(play, [5, 11, 20]).choose('p1', true).match).slice(2)).toEqual([
    'A rogue AG 10: 11-',
    'damage to b: 20+2 against 10',
  ]);
  expect(told(rogue(play, [5, 20]).choose('p1', false).match).slice(2)).toEqual(['damage to b: 20+2 against 10']);
  // A model that is two sizes larger is not knocked down.
  const huge = { profiles: { b: { ...tough, size: 'huge' as const } } };
  expect(told(rogue(play, [5, 10, 20], huge).choose('p1', true).match)).not.toContain('b is crouched');
});

scenario(
  'a Rogue tries once in a sequence, in either role, for a Hit of its choice on a model',
  'ELD-CLASS-018',
  play => {
    const two = rogue(play, [5, 6, 11, 20, 20], { action: attack('bb') })
      .choose('p1', false)
      .choose('p1', true);
    expect(told(two.match).filter(one => one.startsWith('A rogue'))).toEqual(['A rogue AG 10: 11-']);
    const once = rogue(play, [5, 6, 11, 20, 20], { action: attack('bb') }).choose('p1', true);
    expect(told(once.match).filter(one => one.startsWith('A rogue'))).toEqual(['A rogue AG 10: 11-']);
    const reacting: Declared = { by: 'b', active: 'p2', action: { do: 'nothing' }, reactions: { A: attack('b') } };
    expect(told(rogue(play, [5, 10, 20], reacting).choose('p1', true).match)).toContain('b is crouched');
    // A miss, and a Hit that a Dodge avoids, ask for nothing.
    expect(told(rogue(play, [13]).match).length).toBe(1);
    expect(told(rogue(play, [5, 10], { reactions: { b: { do: 'dodge' } } }).match).at(-1)).toBe(
      'hit on b negated by dodge',
    );
    expect(told(fight(play, [5, 20], { profiles: { A: of('soldier') } }).match).length).toBe(3);
  },
);

scenario('a Rogue tries nothing on a structure', 'ELD-CLASS-018', play => {
  const gates = { id: 'gates', kind: 'gates', at: { x: 3810, y: 7620, z: 0 }, radius: 2000, height: 5000 };
  const { game, setup } = resolving('A', {
    pitch: 1.5,
    profiles: { A: of('rogue') },
    action: { ...attack(''), aims: [{ thing: 'gates' }] },
    things: [{ ...gates, hp: 2, armour: 4, holds: [], marks: [] }],
    pack: { items: { sword: plainItems.sword as Item } },
  });
  expect(told(play(game, { ...setup, dice: [5, 20] }).match)).toContain('A hits gates');
});

scenario(
  'a Rogue tries nothing on models that a Sweep hits beside its target',
  ['ELD-CLASS-018', 'ELD-TRAIT-059'],
  play => {
    const { game, setup } = resolving('A.\nbc', {
      pitch: 1.5,
      action: attack('b'),
      profiles: { A: of('rogue'), b: tough, c: tough },
      facing: { A: { x: 1, y: 1 } },
      pack: { items: { sword: swordWith({ id: 'sweep' }) } },
    });
    const p = play(game, { ...setup, dice: [5, 20, 20] });
    const [asked] = p.match.decisions;
    expect([asked?.rule, asked?.about]).toMatchObject(['ELD-CLASS-018', { target: 'b' }]);
    expect(told(p.choose('p1', false).match)).toEqual([
      'A attack OFF 12 at b: 5',
      'A hits b',
      'A hits c',
      'damage to b: 20+2 against 10',
      'damage to c: 20+2 against 10',
    ]);
  },
);

scenario('a Rogue tries nothing on models under a template that is aimed at another one', 'ELD-CLASS-018', play => {
  const blast = {
    ...plainSpell,
    weapon: { ...plainSpell.weapon, power: 8, reach: { distance: 16, template: 'circular-small' as const } },
  };
  const at = { x: 5000, y: 12700, z: 0 };
  const aims = (aim: { readonly model: string } | { readonly spot: typeof at }) => {
    const { game, setup } = resolving('A\nbc', {
      at: { A: { x: 5000, y: 2540 }, b: at, c: { x: 9000, y: at.y } },
      profiles: { A: of('rogue'), b: tough, c: tough },
      pack: { spells: { blast } },
      action: {
        ...attack(''),
        kind: 'ranged',
        means: { spell: 'blast' },
        aims: [{ ...aim, template: { template: 'circular-small', at } }],
      },
    });
    return play(game, { ...setup, dice: [5, 20, 20] });
  };
  const aimed = aims({ model: 'b' });
  expect(aimed.match.decisions.map(({ about }) => about)).toMatchObject([{ target: 'b' }]);
  expect(told(aimed.choose('p1', false).match).filter(one => one.includes('hits'))).toEqual(['A hits b', 'A hits c']);
  // A spot of the field is no target that could be knocked down.
  expect(told(aims({ spot: at }).match).filter(one => one.includes('hits'))).toEqual(['A hits b', 'A hits c']);
});

scenario('a stray shot of a Rogue that hits an ally is no Hit on a target', 'ELD-CLASS-018', play => {
  const asked = (dice: readonly number[]) => {
    const { game, setup } = resolving('ABb', {
      at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 15200 }, B: { x: 8200, y: 15200 } },
      profiles: { A: { ...of('rogue'), inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } } },
      action: attack('b', { with: 'bow' }),
    });
    return play(game, { ...setup, dice }).match.decisions[0]?.rule;
  };
  // The ally turns after its Morale roll.
  expect([asked([18, 20, 5]), asked([5])]).toEqual(['ELD-LOS-010', 'ELD-CLASS-018']);
});
