import { expect, test } from 'vitest';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { moments } from '../../match/lasting.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { ConditionId } from '../../vocabulary/words.js';
import { type Barred, barredBy, dreads } from './bars.js';

const suffering = (condition: ConditionId, target = 'A', source = 'b', afterNext = false) => ({
  key: `condition:${condition}`,
  source,
  target,
  until: moments.endOf(target),
  data: { kind: 'condition', condition } as const,
  ...(afterNext ? { afterNext } : {}),
});
const laid = (conditions: readonly ConditionId[], lay: LaidOut = {}) =>
  laidOut('A     b\n   .', { effects: conditions.map(one => suffering(one)), ...lay });

const everything: readonly Barred[] = [
  'ap',
  'advance',
  'charge',
  'dash',
  'attack',
  'parting-blow',
  'ability',
  'recall',
  'soul-harvest',
];
const barredIn = (condition: ConditionId): Partial<Record<Barred, string>> => {
  const { table } = laid([condition]);
  const found = everything.flatMap(what => {
    const bar = barredBy(table, 'A', what);
    return bar ? [[what, bar.rule] as const] : [];
  });
  return Object.fromEntries(found);
};

test('curse bars the Soul Harvest action, freeze the Dash, burn no action [JHX-COND-007, JHX-COND-022]', () => {
  expect(barredIn('curse')).toEqual({ 'soul-harvest': 'JHX-COND-007' });
  expect(barredIn('freeze')).toEqual({ dash: 'JHX-COND-022' });
  expect(barredIn('burn')).toEqual({});
});

test('a knocked-down model does nothing that costs AP [JHX-COND-026, JHX-COND-028, JHX-COND-030, JHX-COND-031, JHX-COND-034]', () => {
  expect(barredIn('knock-down')).toEqual({
    ap: 'JHX-COND-028',
    advance: 'JHX-COND-028',
    charge: 'JHX-COND-028',
    attack: 'JHX-COND-026',
    'parting-blow': 'JHX-COND-026',
    ability: 'JHX-COND-028',
    recall: 'JHX-COND-031',
    'soul-harvest': 'JHX-COND-028',
  });
});

test('pin bars Advance and Charge, and no Recall [JHX-COND-035]', () => {
  expect(barredIn('pin')).toEqual({ advance: 'JHX-COND-035', charge: 'JHX-COND-035' });
});

test('stun bars Parting Blows and nothing else, poison nothing [JHX-COND-042, JHX-COND-043]', () => {
  expect(barredIn('stun')).toEqual({ 'parting-blow': 'JHX-COND-042' });
  expect(barredIn('poison')).toEqual({});
});

test('fear bars Active Abilities and the Soul Harvest action, not a harvest by a kill [JHX-COND-044, JHX-COND-046]', () => {
  expect(barredIn('fear')).toEqual({ ability: 'JHX-COND-044', 'soul-harvest': 'JHX-COND-046' });
});

test('a frightened model does not target its frightener in its own next activation [JHX-COND-045, JHX-COND-047]', () => {
  const afraid = (lay: LaidOut) => dreads(laidOut('A     b\n   c', lay).table, 'A', 'b');
  const effects = [suffering('fear')];
  expect(afraid({ effects, active: 'A' })).toBe(true);
  expect(afraid({ effects, active: 'b' })).toBe(false);
  expect(afraid({ effects: [suffering('fear', 'A', 'c')], active: 'A' })).toBe(false);
  const own = { effects: [suffering('fear', 'A', 'b', true)], active: 'A' } as const;
  expect(afraid(own)).toBe(false);
  // With the option `current` the activation in which the model was frightened counts as its next one (JHX-COND-002).
  expect(afraid({ ...own, options: { conditionOwnActivationExpires: 'current' } })).toBe(true);
});

const value = (conditions: readonly ConditionId[], which: 'MOV' | 'AGI' | 'MEL' | 'RNG' | 'MAG' | 'SH' | 'RES') => {
  const { table, model } = laid(conditions);
  return attributeValue(table, model('A'), which);
};

test('poison takes 1 of five attributes [JHX-COND-036, JHX-COND-037, JHX-COND-038]', () => {
  expect((['MEL', 'RNG', 'MAG', 'AGI', 'SH', 'MOV', 'RES'] as const).map(one => value(['poison'], one))).toEqual([
    4, 4, 4, 2, 2, 3, 0,
  ]);
});

test('a knock down takes 3 AGI, not below 1 [JHX-COND-025]', () => {
  expect(value(['knock-down'], 'AGI')).toBe(1);
  const nimble = laid(['knock-down'], {
    effects: [
      suffering('knock-down'),
      { key: 'modify:Grace:AGI', source: 'A', target: 'A', data: { kind: 'modify', what: 'AGI', by: 3 } },
    ],
  });
  expect(attributeValue(nimble.table, nimble.model('A'), 'AGI')).toBe(3);
});

test('freeze caps AGI at 3 and MOV at 2, after everything else [JHX-COND-018, JHX-COND-019, JHX-COND-020]', () => {
  const { table, model } = laid([], {
    effects: [
      suffering('freeze'),
      { key: 'modify:Grace:AGI', source: 'A', target: 'A', data: { kind: 'modify', what: 'AGI', by: 4 } },
      { key: 'modify:Haste:MOV', source: 'A', target: 'A', data: { kind: 'modify', what: 'MOV', by: 3 } },
    ],
  });
  expect([attributeValue(table, model('A'), 'AGI'), attributeValue(table, model('A'), 'MOV')]).toEqual([3, 2]);
  expect([value(['freeze', 'poison'], 'AGI'), value(['freeze'], 'RES')]).toEqual([2, 0]);
});

test('a knocked-down model is 1 high and engages nobody [JHX-COND-027, JHX-COND-032]', () => {
  expect(pieceOf(laid(['knock-down']).table, 'A')).toMatchObject({ height: 1, meleeReach: 0 });
  expect(pieceOf(laid(['stun']).table, 'A')).toMatchObject({ height: 2, meleeReach: 1 });
});
