import { expect, test } from 'vitest';
import { column, type LaidOut, laidOut, plainHero, suffering } from '../../testing/index.js';
import type { Target } from '../../vocabulary/ability.js';
import { pointAt } from '../../vocabulary/place.js';
import { targetsFrom, targetsOf } from './targets.js';

const of = (drawing: string, target: Target, lay: LaidOut = {}): readonly string[] =>
  targetsOf(laidOut(drawing, lay).table, 'A', target);

const row = column('C', 'A', 'b', '.', 'd');
const ids = (found: readonly string[]): string => [...found].sort().join(' ');

test('an ability targets friends, its user included, or enemies, or all models [JHX-DEF-003, JHX-DEF-004]', () => {
  expect(ids(of(row, { side: 'friend' }))).toBe('A C');
  expect(ids(of(row, { side: 'friend', not: ['self'] }))).toBe('C');
  expect(ids(of(row, { side: 'enemy' }))).toBe('b d');
  expect(ids(of(row, { side: 'any' }))).toBe('A C b d');
});

test('targets are within the stated hexes of the model, the last one included [JHX-DEF-002, JHX-GEN-002]', () => {
  expect(ids(of(row, { side: 'enemy', within: 3 }))).toBe('b d');
  expect(ids(of(row, { side: 'enemy', within: 2 }))).toBe('b');
});

test('Monsters are enemies of all, and an ability that names kinds of models targets only these [JHX-MONSTER-001]', () => {
  const lay: LaidOut = { models: { b: { kind: 'monster' }, d: { kind: 'summoned' } } };
  expect(ids(of(row, { side: 'enemy' }, lay))).toBe('b d');
  expect(ids(of(row, { side: 'enemy', kinds: ['hero', 'summoned'] }, lay))).toBe('d');
  expect(targetsOf(laidOut(row, lay).table, 'b', { side: 'enemy', within: 3 }).join(' ')).toContain('C');
});

test('an ability spares the types that it excludes, and may require that its target suffers a condition [JHX-DEF-004]', () => {
  const lay: LaidOut = {
    cards: { heroes: { orc: { ...plainHero, race: 'orc' } } },
    models: { b: { card: 'orc' } },
    effects: [suffering('b', 'pin')],
  };
  expect(ids(of(row, { side: 'enemy', not: ['orc'] }, lay))).toBe('d');
  expect(ids(of(row, { side: 'enemy', suffering: 'pin' }, lay))).toBe('b');
});

const screened = column('A', '~', '~', 'd');

test('a target is in sight, unless the ability needs no line of sight [JHX-LOS-003, JHX-DEF-004]', () => {
  expect(ids(of(screened, { side: 'enemy' }))).toBe('');
  expect(ids(of(screened, { side: 'enemy', unseen: true }))).toBe('d');
});

const sneak = (id: string): LaidOut => ({
  cards: { heroes: { sneak: { ...plainHero, common: [{ id: 'stealth' }] } } },
  models: { [id]: { card: 'sneak' } },
});

test('Stealth hides a model from enemies more than 2 hexes away, not from friends, nor from an effect on all models around [JHX-ABILITY-080, JHX-LOS-018]', () => {
  const far = column('A', '.', '.', 'd');
  const near = column('A', '.', 'd');
  expect(ids(of(far, { side: 'enemy' }, sneak('d')))).toBe('');
  expect(ids(of(far, { side: 'enemy', unseen: true }, sneak('d')))).toBe('');
  expect(ids(of(near, { side: 'enemy' }, sneak('d')))).toBe('d');
  expect(ids(of(column('A', '.', '.', 'D'), { side: 'friend', not: ['self'] }, sneak('D')))).toBe('D');
  expect(ids(of(far, { side: 'enemy', within: 3, unseen: true, every: true }, sneak('d')))).toBe('d');
});

const guarded = '   %\n%     %\n   .\nA     b\n   .\n@     @\n   @';

test('an Effigy is a target only where the ability names it [JHX-EFFIGY-010, JHX-EFFIGY-006]', () => {
  expect(ids(of(guarded, { side: 'any' }))).toBe('A b');
  expect(ids(of(guarded, { side: 'friend', kinds: ['effigy'] }))).toBe('effigy:p1');
});

test('a model with Animosity helps no friend of that type, and no other friend is excluded [JHX-ABILITY-002]', () => {
  const lay = (hater: string): LaidOut => ({
    cards: {
      heroes: {
        bigot: { ...plainHero, common: [{ id: 'animosity', against: 'orc' }] },
        orc: { ...plainHero, race: 'orc' },
      },
    },
    models: { [hater]: { card: 'bigot' }, C: { card: 'orc' }, b: { card: 'orc' } },
  });
  expect(ids(of(row, { side: 'friend', not: ['self'] }, lay('A')))).toBe('');
  expect(ids(of(row, { side: 'friend', every: true }, lay('A')))).toBe('A');
  expect(ids(of(row, { side: 'enemy', within: 1 }, lay('A')))).toBe('b');
  expect(ids(of(row, { side: 'friend', not: ['self'] }, lay('d')))).toBe('C');
});

test('a frightened model does not target its frightener in its own next activation [JHX-COND-045, JHX-COND-047]', () => {
  const afraid = { effects: [suffering('A', 'fear', 'b')] };
  expect(ids(of(row, { side: 'enemy' }, { ...afraid, active: 'A' }))).toBe('d');
  expect(ids(of(row, { side: 'enemy' }, { ...afraid, active: 'b' }))).toBe('b d');
});

test('an Icon counts from its own hex, for the player it is of [JHX-TOKEN-006, JHX-INTERRUPT-004]', () => {
  const { table, cell } = laidOut(row);
  const icon = { id: 'icon-1', player: 'p1' };
  const there = pointAt(cell('d'));
  expect(ids(targetsFrom(table, icon, there, { side: 'enemy', within: 1 }))).toBe('d');
  expect(ids(targetsFrom(table, icon, there, { side: 'friend', within: 3 }))).toBe('A');
});

test('a model that is not on the board has no targets', () => {
  expect(targetsOf(laidOut(row, { away: { Z: {} } }).table, 'Z', { side: 'any' })).toEqual([]);
});
