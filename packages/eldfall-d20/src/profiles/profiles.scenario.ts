import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn } from '../activation/scenario-words.js';
import { armourOf } from '../attacks/armour.js';
import { attackRoll } from '../attacks/attribute.js';
import { attackFacts } from '../attacks/facts.js';
import { attack, resolving, told } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { awarenessOf } from '../battlefield/awareness.js';
import { modelOf } from '../match/lookups.js';
import { mostOf } from '../movement/speed.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Means, Table } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { attributes, type Role, sizes } from '../vocabulary/words.js';
import { currentAttributes, currentOf, defaultOf } from './current.js';
import { sizesLarger } from './sizes.js';

const scenario = scenarios<RuleId>(test);
/** Eleven different attributes, so that a test tells which of them was read. */
const stats = { STA: 3, SPD: 7, OFF: 13, DEF: 11, ACC: 9, INT: 8, AG: 12, T: 6, ARM: 4, HP: 5, M: 14 };
const alone = (profile: Partial<Profile> = {}, lay: LaidOut = {}): Table =>
  laidOut('A.b', { profiles: { A: { stats, ...profile } }, ...lay }).table;
const A = (table: Table) => modelOf(table.state, 'A');

test('a profile has eleven attributes, each of which is read by its name [ELD-PROFILE-001]', () => {
  expect(attributes).toHaveLength(11);
  expect(currentAttributes(alone(), A(alone()))).toEqual(stats);
});

scenario('STA is the number of Activation Points and the Strike of Items that say so', 'ELD-PROFILE-002', play => {
  const table = alone();
  const facts = attackFacts(table, { attacker: 'A', declared: attack('b') });
  expect(strikeOf(table, facts).total).toBe(3);
  const stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;
  const { game, setup } = laidOut('A.b', {
    profiles: { A: { stats } },
    models: { A: { points: 0 } },
    state: { stage },
  });
  expect(modelIn(play(game, setup), 'A').points).toBe(3);
});

test('SPD is the distance of a Walk in inches [ELD-PROFILE-003]', () => {
  expect(mostOf(alone(), A(alone()), { kind: 'walk', skills: [] })).toBe(inches(7));
});

test('OFF and DEF are for melee by role, ACC for ranged Items in both roles, INT for Spells [ELD-PROFILE-004, ELD-PROFILE-005, ELD-PROFILE-006, ELD-PROFILE-007]', () => {
  const items = [
    { item: 'sword', quantity: 1 },
    { item: 'bow', quantity: 1 },
  ];
  const attribute = (means: Means, kind: 'melee' | 'ranged', role: Role): string => {
    const lay = { active: role === 'active' ? 'p1' : 'p2' };
    const table = alone({ inventory: { space: 9, items }, spells: ['spark'] }, lay);
    const declared = { do: 'attack', means, kind, aims: [{ model: 'b' }], skills: [] } as const;
    const facts = attackFacts(table, { attacker: 'A', declared });
    return attackRoll(table, facts, { model: 'b' }, false).attribute;
  };
  const both = (means: Means, kind: 'melee' | 'ranged') => [
    attribute(means, kind, 'active'),
    attribute(means, kind, 'reactive'),
  ];
  expect(both({ item: 'sword' }, 'melee')).toEqual(['OFF', 'DEF']);
  expect(both({ item: 'bow' }, 'ranged')).toEqual(['ACC', 'ACC']);
  expect([both({ spell: 'spark' }, 'ranged'), both({ spell: 'spark' }, 'melee')]).toEqual([
    ['INT', 'INT'],
    ['INT', 'INT'],
  ]);
});

scenario('INT is for Perceive, AG for Dodge', ['ELD-PROFILE-007', 'ELD-PROFILE-008'], play => {
  const lay: LaidOut = { profiles: { A: { stats }, b: { stats } }, states: { b: ['shrouded'] } };
  const { game, setup } = laidOut('A\n.\nb', { ...lay, models: { b: { points: 0 } } });
  const seen = play(game, { ...setup, dice: [8] })
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p2', 'pass')
    .choose('p1', { do: 'perceive', target: 'b' });
  expect(events(seen, 'RollMade').map(({ roll, attribute }) => [roll.attribute, attribute.total])).toEqual([
    ['INT', 8],
  ]);
  const dodged = resolving('A\nb', {
    pitch: 1.5,
    profiles: { A: { stats: { ...stats, STA: 1 } }, b: { stats } },
    action: attack('b'),
    reactions: { b: { do: 'dodge' } },
  });
  const { match } = play(dodged.game, { ...dodged.setup, dice: [20, 12] });
  expect(told(match)).toEqual(['A attack OFF 13 at b: 20-', 'b dodge AG 12: 12']);
});

test('AG is the radius of Awareness [ELD-PROFILE-008]', () => {
  expect(awarenessOf(alone(), A(alone()))).toBe(12);
});

scenario('T resists physical effects, and M panic', ['ELD-PROFILE-009', 'ELD-PROFILE-012'], play => {
  const stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;
  const { game, setup } = laidOut('A.b', {
    profiles: { A: { stats } },
    states: { A: ['bleeding', 'panicked'] },
    state: { stage },
  });
  const p = play(game, { ...setup, dice: [6, 14] }).choose('p1', 'A');
  expect(events(p, 'RollMade').map(({ roll, attribute }) => [roll.attribute, attribute.total])).toEqual([
    ['T', 6],
    ['M', 14],
  ]);
});

scenario(
  'T is the Power of many Items, ARM is added to the Damage die, and each Wound costs one HP',
  ['ELD-PROFILE-009', 'ELD-PROFILE-010', 'ELD-PROFILE-011'],
  play => {
    const { game, setup } = resolving('A\nb', {
      pitch: 1.5,
      profiles: { A: { stats: { ...stats, STA: 1 } }, b: { stats: { ...stats, HP: 1 } } },
      action: attack('b'),
    });
    const wounded = play(game, { ...setup, dice: [13, 2] });
    expect(told(wounded.match)).toEqual([
      'A attack OFF 13 at b: 13',
      'A hits b',
      'damage to b: 2+4 against 6',
      'b -1 HP',
      'b is incapacitated',
    ]);
    const unhurt = play(game, { ...setup, dice: [13, 3] });
    expect(told(unhurt.match)).toContain('damage to b: 3+4 against 6');
    expect(modelIn(unhurt, 'b').hp).toBe(1);
  },
);

test('the armour against a Hit is the current ARM [ELD-PROFILE-010, ELD-DEF-015]', () => {
  const { table } = laidOut('A.b', { profiles: { b: { stats } }, states: { b: ['crouched'] } });
  const facts = attackFacts(table, { attacker: 'A', declared: attack('b') });
  const hit = {
    attack: { ...facts, failed: null, pools: [] },
    pool: null,
    on: 'b',
    critical: false,
    stray: false,
    traits: [],
    negated: null,
    resolved: false,
    wounds: [],
  };
  expect(armourOf(table, hit).total).toBe(2);
});

test('the value of an attribute is that of now, the default value the printed one [ELD-DEF-015]', () => {
  const table = alone({}, { states: { A: ['crippled'] } });
  expect([currentOf(table, A(table), 'AG'), defaultOf(table, A(table), 'AG')]).toEqual([6, 12]);
});

test('the seven Sizes are in order, and steps between them are counted [ELD-PROFILE-013]', () => {
  const table = (a: Profile['size'], b: Profile['size']) => {
    const laid = laidOut('A.b', { profiles: { A: { size: a }, b: { size: b } } }).table;
    return sizesLarger(laid, modelOf(laid.state, 'A'), modelOf(laid.state, 'b'));
  };
  expect(sizes).toEqual(['small', 'medium', 'large', 'huge', 'gigantic', 'colossal', 'epic']);
  expect([table('medium', 'small'), table('large', 'small'), table('small', 'epic'), table('huge', 'huge')]).toEqual([
    1, 2, -6, 0,
  ]);
});
