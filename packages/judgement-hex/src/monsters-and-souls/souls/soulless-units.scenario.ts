import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { band, bandCards, column, happened, type LaidOut, laidOut, plainHero, told } from '../../testing/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import { harvestTally } from './attempt.js';

const scenario = scenarios<RuleId>(test);

/** A band of undead: its Commander and all of its members are Soulless. */
const soulless = { common: [{ id: 'soulless' }] } as const;
const cards = {
  ...bandCards({ commander: soulless, members: soulless }),
  heroes: { ghoul: { ...plainHero, ...soulless } },
} as const satisfies LaidOut['cards'];

scenario(
  'the Commander gains the level of a Soul that a Soulless model of its unit consumes, and that model heals',
  ['JHX-UNIT-002', 'JHX-UNIT-023', 'JHX-ABILITY-073'],
  play => {
    const models = band('A', 'B');
    const laid = laidOut(column('A', 'B', '*'), {
      active: 'A',
      cards,
      models: { ...models, B: { ...models.B, damage: 5 } },
    });
    const p = play(laid.game, { ...laid.setup, dice: [4, 5] });
    p.choose('p1', { do: 'soul-harvest', model: 'B', soul: 'soul-1' });
    expect(happened(p, 'LevelGained')).toEqual([{ type: 'LevelGained', model: 'A', level: 2 }]);
    expect(p.state.models.find(({ id }) => id === 'B')).toMatchObject({ level: 1, damage: 2 });
    expect([p.state.warbands[0].fate, p.state.souls]).toEqual([1, []]);
  },
);

/** Next to the Soul are `A`, `B`, `C`, `D` and `e`. */
const pond = `
      A
   B     C
.     *     .
   D     e
`;
const helped = (harvester: ModelId, models: NonNullable<LaidOut['models']>, on = pond): readonly string[] => {
  const { table, model } = laidOut(on, { cards, models });
  const [soul = { id: '', at: -1 }] = table.state.souls;
  return told(harvestTally(table, model(harvester), soul, [3, 4])).slice(3);
};

test('models of a Soulless unit do not assist its own harvests, and assist another Soulless Hero with two at most [JHX-UNIT-024, JHX-ABILITY-072]', () => {
  const ghoul = { card: 'ghoul' };
  expect(helped('A', { ...band('A', 'B', 'C'), D: ghoul, e: ghoul })).toEqual([
    '+1 B UNIT-024 (same-unit)',
    '+1 C UNIT-024 (same-unit)',
    '+1 D ACTION-020',
    '-1 e ACTION-021',
  ]);
  expect(helped('D', { ...band('A', 'B', 'C'), D: ghoul, e: ghoul })).toEqual([
    '+1 A ACTION-020',
    '+1 B ACTION-020',
    '+1 C UNIT-024 (two-of-its-unit)',
    '-1 e ACTION-021',
  ]);
});

test('a Soulless model out of cohesion neither assists nor hinders a Soulless harvest [JHX-UNIT-024]', () => {
  const far = column('A', '.', '.', '.', '.', '.', 'B', '*', 'C', 'd');
  const models = band('A', 'B');
  const ghoul = { card: 'ghoul' };
  expect(helped('C', { ...models, C: ghoul }, far)).toEqual(['+1 B UNIT-024 (out-of-cohesion)']);
  const enemy = far.replace('A', 'a').replace('B', 'b');
  expect(helped('C', { ...band('a', 'b'), C: ghoul }, enemy)).toEqual(['-1 b UNIT-024 (out-of-cohesion)']);
});
