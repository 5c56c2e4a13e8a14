import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { controllersOf, shrinesOf } from '../../key-models/shrines/control.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { immunity } from '../../special-rules/conditions/immunity.js';
import { type LaidOut, laidOut, plainHero, plainSummoned, suffering } from '../../testing/index.js';
import { commonOf } from './common.js';

const scenario = scenarios<RuleId>(test);

const cards = {
  heroes: { dead: { ...plainHero, race: 'undead' } },
  summoned: {
    bones: { ...plainSummoned, race: 'undead' },
    grim: { ...plainSummoned, race: 'undead', common: [{ id: 'immune', to: 'fear' }] },
  },
} as const satisfies LaidOut['cards'];
const dead = { card: 'dead' } as const;
const lesser = { kind: 'summoned', card: 'bones', master: 'A' } as const;

test('undead Heroes are Immune to fear, vulnerable to burn, leech and have no soul [JHX-UNDEAD-001, JHX-UNDEAD-002, JHX-UNDEAD-003, JHX-UNDEAD-004]', () => {
  const { table, model } = laidOut('A\n   b', { cards, models: { A: dead } });
  expect(commonOf(table, model('A'))).toEqual([
    { ability: { id: 'immune', to: 'fear' }, source: 'undead' },
    { ability: { id: 'vulnerability', to: 'burn' }, source: 'undead' },
    { ability: { id: 'leech', amount: 1 }, source: 'undead' },
    { ability: { id: 'soulless' }, source: 'undead' },
  ]);
  expect(commonOf(table, model('b'))).toEqual([]);
});

test('lesser undead have none of these abilities, and are not Immune to fear unless their own card says so [JHX-UNDEAD-005]', () => {
  const { table, model } = laidOut('A\n   b', { cards, models: { A: lesser, b: { ...lesser, card: 'grim' } } });
  expect(commonOf(table, model('A'))).toEqual([]);
  expect([immunity(table, 'A', 'fear'), immunity(table, 'b', 'fear')]).toEqual([undefined, 'JHX-ABILITY-024']);
});

scenario('burn takes 4 of an undead Hero, 3 of lesser undead', ['JHX-UNDEAD-002', 'JHX-UNDEAD-005'], play => {
  const drawing = 'A     c\n   B';
  const burning = laidOut(drawing, {
    cards,
    models: { A: dead, B: lesser },
    active: 'A',
    effects: [suffering('A', 'burn', 'c'), suffering('B', 'burn', 'c')],
  });
  const p = play(burning.game, burning.setup).choose('p1', { do: 'end' });
  p.choose('p1', 'A');
  expect(['A', 'B'].map(id => modelOf(p.state, id).damage)).toEqual([4, 3]);
});

test('an undead Hero is Soulless and does not contest a Shrine [JHX-UNDEAD-004, JHX-UNDEAD-005]', () => {
  const control = (lay: LaidOut): readonly string[] => {
    const { table } = laidOut('A     b\n   $', { cards, ...lay });
    const [shrine] = shrinesOf(table);
    return shrine ? controllersOf(table, shrine, 'p1').map(({ id }) => id) : [];
  };
  expect(control({ models: { b: dead } })).toEqual(['A']);
  expect(control({})).toEqual([]);
});
