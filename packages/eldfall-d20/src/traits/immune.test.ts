import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { immunityTo } from '../profiles/immunity.js';
import { laidOut } from '../testing/index.js';
import type { Harm } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';

const by = (trait: Trait, harm: Harm): string | undefined => {
  const { table } = laidOut('AB', { profiles: { A: { traits: [trait] } } });
  expect(immunityTo(table, modelOf(table.state, 'B'), harm)).toBeUndefined();
  return immunityTo(table, modelOf(table.state, 'A'), harm)?.rule;
};

test('a Construct is not affected by six traits, Charm and Toxic [ELD-TRAIT-011]', () => {
  const harms: readonly Harm[] = [
    { trait: 'surprise-attack' },
    { trait: 'stagger' },
    { trait: 'vampirism' },
    { trait: 'mindgame' },
    { trait: 'burn' },
    { skill: 'charm' },
    { environment: 'toxic' },
  ];
  for (const harm of harms) expect([harm, by({ id: 'construct' }, harm)]).toEqual([harm, 'ELD-TRAIT-011']);
  expect([by({ id: 'construct' }, { trait: 'knockdown' }), by({ id: 'construct' }, { skill: 'taunt' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a Construct has none of five states, and nobody drains it [ELD-TRAIT-012, ELD-TRAIT-013]', () => {
  for (const state of ['panicked', 'bleeding', 'poisoned', 'weakened', 'confused'] as const) {
    expect(by({ id: 'construct' }, { state })).toBe('ELD-TRAIT-012');
  }
  expect(by({ id: 'construct' }, { state: 'crippled' })).toBeUndefined();
  expect([by({ id: 'construct' }, { drain: true }), by({ id: 'elemental' }, { drain: true })]).toEqual([
    'ELD-TRAIT-013',
    undefined,
  ]);
});

test('an Elemental shakes off Stagger, Mindgame, Charm, Toxic, bleeding and poison, but not fear or fire [ELD-TRAIT-022]', () => {
  const harms: readonly Harm[] = [
    { trait: 'stagger' },
    { trait: 'vampirism' },
    { trait: 'mindgame' },
    { skill: 'charm' },
    { environment: 'toxic' },
    { state: 'bleeding' },
    { state: 'poisoned' },
    { state: 'weakened' },
  ];
  for (const harm of harms) expect([harm, by({ id: 'elemental' }, harm)]).toEqual([harm, 'ELD-TRAIT-022']);
  expect([by({ id: 'elemental' }, { state: 'panicked' }), by({ id: 'elemental' }, { trait: 'burn' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('Fearless protects from Panicked, Vigilance from Surprise Attack, Survival from its Environment [ELD-TRAIT-030, ELD-TRAIT-072, ELD-TRAIT-058]', () => {
  expect(by({ id: 'fearless' }, { state: 'panicked' })).toBe('ELD-TRAIT-030');
  expect(by({ id: 'fearless' }, { state: 'confused' })).toBeUndefined();
  expect(by({ id: 'vigilance' }, { trait: 'surprise-attack' })).toBe('ELD-TRAIT-072');
  expect(by({ id: 'survival', environment: 'toxic' }, { environment: 'toxic' })).toBe('ELD-TRAIT-058');
  expect(by({ id: 'survival', environment: 'desert' }, { environment: 'toxic' })).toBeUndefined();
});

test('a Construct regains HP only by what is of the Earth [ELD-TRAIT-014]', () => {
  const healing = (id: 'construct' | 'elemental', element: 'earth' | 'fire' | null) => by({ id }, { healing: element });
  expect([healing('construct', 'fire'), healing('construct', null)]).toEqual(['ELD-TRAIT-014', 'ELD-TRAIT-014']);
  expect([healing('construct', 'earth'), healing('elemental', 'fire')]).toEqual([undefined, undefined]);
});

test('Acute Senses keeps the whole Agility of a blind Dodge [ELD-TRAIT-003]', () => {
  expect(by({ id: 'acute-senses' }, { rule: 'ELD-ACTION-014' })).toBe('ELD-TRAIT-003');
  expect(by({ id: 'vigilance' }, { rule: 'ELD-ACTION-014' })).toBeUndefined();
});
