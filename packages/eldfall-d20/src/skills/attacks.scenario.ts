import { expect } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { hitboxOf } from '../battlefield/hitbox.js';
import { centredOn } from '../battlefield/templates.js';
import { modelOf } from '../match/lookups.js';
import { plainItems, plainProfile, plainSpell } from '../testing/index.js';
import { type Plays, swordWith } from '../traits/scenario-words.js';
import type { DeclaredAction } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { SkillId } from '../vocabulary/words.js';
import { skilled } from './scenario-words.js';

const { stats } = plainProfile;
/** The model looks away from `A`, which stands on the smaller y. */
const away = { x: 0, y: 1 };
const stab: Partial<Declared> = { profiles: { A: skilled('backstab') }, facing: { b: away } };
const backstab = (targets: string, more: Parameters<typeof attack>[1] = {}) =>
  attack(targets, { skills: ['backstab'], ...more });

/** The story of a table on which `A` attacks. */
const resolve =
  (play: Plays) =>
  (drawing: string, declared: Declared, dice: readonly number[]): readonly string[] => {
    const { game, setup } = resolving(drawing, { pitch: 1.5, ...declared });
    return told(play(game, { ...setup, dice }).match);
  };

scenario(
  'Backstab: one strike at a target that does not see the user hits without a die, and all its Hits have 3 more Power',
  ['ELD-SKILL-001', 'ELD-SKILL-002'],
  play => {
    const of = resolve(play);
    // OFF 12, Power 10 from T: one automatic Hit, one die.
    expect(of('A\nb', { ...stab, action: backstab('bb') }, [12, 20, 20])).toEqual([
      'A attack OFF 12 at b: 12',
      'A hits b',
      'A hits b',
      'damage to b: 20+2 against 13',
      'damage to b: 20+2 against 13',
    ]);
    const seen = ['A attack OFF 12 at b: 12 13-', 'A hits b', 'damage to b: 20+2 against 10'];
    // The target looks at the user; the skill is not declared; the model does not have it.
    expect(of('A\nb', { ...stab, facing: {}, action: backstab('bb') }, [12, 13, 20])).toEqual(seen);
    expect(of('A\nb', { ...stab, action: attack('bb') }, [12, 13, 20])).toEqual(seen);
    expect(of('A\nb', { ...stab, profiles: {}, action: backstab('bb') }, [12, 13, 20])).toEqual(seen);
  },
);

scenario('a Dodge avoids the automatic Hit of a Backstab, which is never critical', 'ELD-SKILL-002', play => {
  const dodging: Declared = { ...stab, action: backstab('b'), reactions: { b: { do: 'dodge' } } };
  const { game, setup } = resolving('A\nb', { pitch: 1.5, ...dodging });
  // The Dodge is made without sight of the attacker, with half of AG 10.
  expect(told(play(game, { ...setup, dice: [5] }).match)).toEqual(['b dodge AG 5: 5', 'hit on b negated by dodge']);
});

scenario(
  'Backstab: one strike of a split Attack is automatic, the first at a target that does not see the user',
  ['ELD-SKILL-001', 'ELD-SKILL-002'],
  play => {
    const of = resolve(play);
    expect(of('.A.\nb.c', { ...stab, facing: { b: away, c: away }, action: backstab('bc') }, [13, 20])).toEqual([
      'A attack OFF 12 at c: 13-',
      'A hits b',
      'damage to b: 20+2 against 13',
    ]);
    // Only c looks away: the strike at b needs its die and has no more Power.
    expect(of('.A.\nb.c', { ...stab, facing: { c: away }, action: backstab('bc') }, [12, 20, 20])).toEqual([
      'A attack OFF 12 at b: 12',
      'A hits b',
      'A hits c',
      'damage to b: 20+2 against 10',
      'damage to c: 20+2 against 13',
    ]);
  },
);

scenario(
  'Backstab: of two templates on one target that does not see the user, one is placed without a die',
  ['ELD-SKILL-001', 'ELD-STRIKE-006', 'ELD-TEMPLATE-015'],
  play => {
    const at = { A: { x: 15000, y: 15000 }, b: { x: 15000, y: 22000 } };
    const { table } = resolving('', { at });
    const template = centredOn('circular-small', hitboxOf(table, modelOf(table.state, 'b')));
    const reach = { distance: 16, template: 'circular-small' } as const;
    const flash = { ...plainSpell, weapon: { ...plainSpell.weapon, power: null, reach } };
    const { game, setup } = resolving('', {
      ...stab,
      at,
      action: backstab('', {
        means: { spell: 'flash' },
        kind: 'ranged',
        aims: [
          { model: 'b', template },
          { model: 'b', template },
        ],
      }),
      pack: { spells: { flash } },
    });
    expect(told(play(game, { ...setup, dice: [11] }).match)).toEqual([
      'A attack INT 10 at b: 11-',
      'template on b',
      'A hits b',
    ]);
  },
);

scenario(
  'by option all Hits of a split Attack have the Power of Backstab, if one of its targets does not see the user',
  'ELD-SKILL-002',
  play => {
    const split = (blind: readonly string[], backstabPower: 'unseenTargets' | 'allHits') => {
      const facing = Object.fromEntries(blind.map(id => [id, away]));
      const declared: Declared = { ...stab, facing, action: backstab('bc'), options: { backstabPower } };
      const dice = blind.length > 0 ? [12, 20, 20] : [12, 12, 20, 20];
      return resolve(play)('.A.\nb.c', declared, dice).filter(one => one.startsWith('damage'));
    };
    const power = (b: number, c: number) => [`damage to b: 20+2 against ${b}`, `damage to c: 20+2 against ${c}`];
    expect(split(['c'], 'allHits')).toEqual(power(13, 13));
    expect(split(['c'], 'unseenTargets')).toEqual(power(10, 13));
    expect(split([], 'allHits')).toEqual(power(10, 10));
  },
);

scenario('all Hits of a Backstab that sweeps have more Power, also those on others', 'ELD-SKILL-002', play => {
  const pack = { items: { sword: swordWith({ id: 'sweep' }) } };
  const lines = resolve(play)('.A.\nb.c', { ...stab, pack, action: backstab('b') }, [20, 20]);
  expect(lines.filter(one => one.startsWith('damage'))).toEqual([
    'damage to b: 20+2 against 13',
    'damage to c: 20+2 against 13',
  ]);
});

scenario(
  'Backstab: the sight of the target counts at the moment of the Attack, and an activated model sees all round on its path',
  'ELD-SKILL-003',
  play => {
    const end = { x: 3810, y: 7620, z: 0 };
    const walking: Declared = {
      by: 'b',
      active: 'p2',
      ...stab,
      at: { A: { x: 3810, y: 3810 }, b: end },
      from: { x: 3810, y: 12700 },
      movement: { kind: 'walk', route: [end], facing: away, skills: [] },
    };
    const bow = {
      profiles: { A: { ...skilled('backstab'), inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } } },
    };
    const shot = backstab('b', { with: 'bow' });
    const at = (leg: number | null) => ({
      A: { action: shot, at: leg === null ? null : { leg, along: 0 } },
    });
    const of = resolve(play);
    // At its end the model looks away: the one strike of a reaction hits without a die.
    expect(of('A\nb', { ...walking, ...bow, reactions: at(null) }, [20])[0]).toBe('A hits b');
    expect(of('A\nb', { ...walking, ...bow, reactions: at(1) }, [20])[0]).toBe('A attack ACC 10 at b: 20-');
  },
);

scenario('Backstab: a Shrouded user in the arc of its target counts as seen', 'ELD-SKILL-003', play => {
  const shrouded: Declared = { ...stab, facing: {}, states: { A: ['shrouded'] }, action: backstab('b') };
  expect(resolve(play)('A\nb', shrouded, [20])[0]).toBe('A attack OFF 12 at b: 20-');
});

const blades = (second: Partial<Item> = {}) => ({
  items: { sword: plainItems.sword as Item, dagger: { ...(plainItems.sword as Item), name: 'Dagger', ...second } },
});
const two = (...ids: readonly SkillId[]) => ({
  ...skilled(...ids),
  inventory: {
    space: 9,
    items: [
      { item: 'sword', quantity: 1 },
      { item: 'dagger', quantity: 1 },
    ],
  },
});

/** The sources with which `A` may re-roll the die of its Attack, after a failed roll. */
const rerolls =
  (play: Plays) =>
  (declared: Declared): readonly unknown[] => {
    const { game, setup } = resolving('A\nb', { pitch: 1.5, action: attack('b'), pack: blades(), ...declared });
    const { match } = play(game, { ...setup, dice: [20] });
    const [asked] = match.decisions.filter(({ kind }) => kind === 'reroll');
    return (asked?.options ?? []).filter(one => one !== 'pass');
  };

scenario(
  'Dual Wield: with two Melee Weapons of Reach 1 in its hands a model may re-roll one die of a Melee Attack',
  ['ELD-SKILL-017', 'ELD-SKILL-018'],
  play => {
    const of = rerolls(play);
    const once = [{ source: 'dual-wield', places: [0] }];
    expect(of({ profiles: { A: two('dual-wield') } })).toEqual(once);
    // One weapon; no skill; bare hands; a bow.
    expect(of({ profiles: { A: skilled('dual-wield') } })).toEqual([]);
    expect(of({ profiles: { A: two() } })).toEqual([]);
    const hands = { ...attack('b'), means: { natural: 'unarmed', attribute: 'T' } } as const;
    expect(
      of({
        profiles: { A: two('dual-wield') },
        action: hands,
        at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 8200 } },
      }),
    ).toEqual([]);
    const { weapon } = plainItems.sword as Item;
    if (!weapon) throw new RangeError('the sword is no weapon');
    const reaching = (distance: number) => ({ weapon: { ...weapon, reach: { distance } } });
    expect(of({ profiles: { A: two('dual-wield') }, pack: blades(reaching(2)) })).toEqual([]);
    expect(of({ profiles: { A: two('dual-wield') }, pack: blades(reaching(0)) })).toEqual(once);
    expect(of({ profiles: { A: two('dual-wield') }, pack: blades({ traits: [{ id: 'two-handed' }] }) })).toEqual([]);
    const arrows = { weapon: { ...weapon, kinds: ['ranged'] as const } };
    expect(of({ profiles: { A: two('dual-wield') }, pack: blades(arrows) })).toEqual([]);
  },
);

scenario('the re-roll of Dual Wield is one die, and not for a Ranged Attack', 'ELD-SKILL-018', play => {
  const profiles = { A: two('dual-wield') };
  const { game, setup } = resolving('A\nb', { pitch: 1.5, action: attack('bb'), pack: blades(), profiles });
  const p = play(game, { ...setup, dice: [19, 20, 5, 20] });
  p.options('p1', ['pass', { source: 'dual-wield', places: [0] }, { source: 'dual-wield', places: [1] }]);
  p.choose('p1', { source: 'dual-wield', places: [1] });
  expect(told(p.match)).toContain('A hits b');
  const { weapon } = plainItems.sword as Item;
  if (!weapon) throw new RangeError('the sword is no weapon');
  const both = { weapon: { ...weapon, kinds: ['melee', 'ranged'] as const } };
  const thrown = { ...attack('b', { with: 'dagger' }), kind: 'ranged' } as const;
  expect(rerolls(play)({ profiles, pack: blades(both), action: thrown })).toEqual([]);
  expect(rerolls(play)({ profiles, pack: blades(both), action: attack('b', { with: 'dagger' }) }).length).toBe(1);
});

scenario('a split Melee Attack has one re-roll by Dual Wield', 'ELD-SKILL-018', play => {
  const { game, setup } = resolving('.A.\nb.c', {
    pitch: 1.5,
    action: attack('bc'),
    pack: blades(),
    profiles: { A: two('dual-wield') },
  });
  const once = { source: 'dual-wield', places: [0] };
  const p = play(game, { ...setup, dice: [19, 20, 18] })
    .options('p1', ['pass', once])
    .choose('p1', once);
  expect(p.match.decisions.map(({ kind }) => kind)).not.toContain('reroll');
});

scenario('Dual Wield: the weapon that is picked gives its Power and its Strike', 'ELD-SKILL-018', play => {
  const { weapon } = plainItems.sword as Item;
  if (!weapon) throw new RangeError('the sword is no weapon');
  const heavy = { weapon: { ...weapon, power: 14, strike: 1 } };
  const of = (item: string, dice: readonly number[]) => {
    const profiles = { A: two('dual-wield'), b: { stats: { ...stats, HP: 5 } } };
    const action: DeclaredAction = attack('bb', { with: item });
    const { game, setup } = resolving('A\nb', { pitch: 1.5, action, pack: blades(heavy), profiles });
    const p = play(game, { ...setup, dice }).choose('p1', 'pass');
    return told(p.match).filter(one => one.startsWith('damage'));
  };
  expect(of('sword', [5, 5, 20, 20])).toEqual(['damage to b: 20+2 against 10', 'damage to b: 20+2 against 10']);
  expect(of('dagger', [5, 20])).toEqual(['damage to b: 20+2 against 14']);
});
