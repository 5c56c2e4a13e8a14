import { expect, test } from 'vitest';
import { heal } from '../../combat/damage/healing.js';
import { poolOf } from '../../combat/dice-pool/pool-words.js';
import { engages } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { conditionOn, moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { canHold } from '../../monsters-and-souls/souls/eligible.js';
import { whyAttribute, whyDamage, whyHexes } from '../../numbers/index.js';
import { cited, kindsOffered, offered } from '../../round/actions/scenario-words.js';
import { apOf } from '../../round/activation/budgets.js';
import { barredBy } from '../../special-rules/conditions/bars.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { endMoment } from '../../special-rules/conditions/lasting.js';
import { as, card, column, doing, happened, type LaidOut, suffering, told } from '../../testing/index.js';
import { conditions } from '../../vocabulary/words.js';
import { byTheSheet, laidOut, scenario } from '../scenario-words.js';

const drawing = 'A     b\n   C     d';

scenario('a condition gained in the own activation ends with it', 'JV11-COND-001', play => {
  const ends = (options: LaidOut['options'] = {}): boolean => {
    const laid = laidOut(drawing, { active: 'A', options });
    const game = doing(laid, turn => {
      inflict(turn, { condition: 'poison', on: 'A', by: 'b' });
      endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    });
    return conditionOn(play(game, laid.setup).state, 'A', 'poison') === undefined;
  };
  expect([ends(), ends({ conditionOwnActivationExpires: 'next' })]).toEqual([true, false]);
});

scenario('a condition gained in another activation lasts until the end of the next own one', 'JV11-COND-001', play => {
  const laid = laidOut(drawing, { active: 'b', models: { C: { activated: true }, d: { activated: true } } });
  const game = doing(laid, turn => {
    inflict(turn, { condition: 'poison', on: 'A', by: 'b' });
    endMoment(turn, moments.endOf('b'), 'JHX-COND-001');
    expect(conditionOn(turn.state, 'A', 'poison')).toBeDefined();
    endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
  });
  expect(conditionOn(play(game, laid.setup).state, 'A', 'poison')).toBeUndefined();
});

scenario('a model on fire heals by no means', 'JV11-COND-002', play => {
  const laid = laidOut(drawing, { models: { A: { damage: 6 } }, effects: [suffering('A', 'burn')] });
  const p = play(
    doing(laid, turn => {
      expect(heal(turn, 'A', 5, 'JHX-ACTION-016')).toBe(0);
    }),
    laid.setup,
  );
  expect(modelOf(p.state, 'A').damage).toBe(6);
  // The Hero cannot even take the Heal action.
  const active = laidOut(drawing, {
    active: 'A',
    models: { A: { damage: 6 } },
    effects: [suffering('A', 'burn')],
    warbands: { p1: { fate: 2 } },
  });
  const q = play(active.game, active.setup);
  expect(offered(q, 'self-heal')).toEqual([]);
  q.refuses('p1', { do: 'self-heal', model: 'A' }, { code: 'cannot-heal', rule: 'JHX-COND-017' });
});

scenario('fire deals 3 damage that ignores RES when it expires', 'JV11-COND-003', play => {
  const one = as(card({ RES: 2 }));
  const laid = laidOut(column('A', '.', '.', 'b'), { ...one, active: 'A', effects: [suffering('A', 'burn', 'b')] });
  const p = play(laid.game, laid.setup).choose('p1', { do: 'end' });
  expect(happened(p, 'ModelDamaged').map(({ model, damage }) => [model, damage])).toEqual([['A', 3]]);
  expect(cited(p, 'ModelDamaged').flat()).toContain('JV11-COND-003');
});

scenario('a cursed Hero neither gains nor harvests Souls, and keeps those it has', 'JV11-COND-005', play => {
  const lay: LaidOut = { active: 'A', models: { A: { souls: 2 } } };
  const near = 'A     .     b\n   *     .';
  const well = laidOut(near, lay);
  expect(offered(play(well.game, well.setup), 'soul-harvest')).toHaveLength(1);
  const cursed = laidOut(near, { ...lay, effects: [suffering('A', 'curse')] });
  const p = play(cursed.game, cursed.setup);
  p.refuses('p1', { do: 'soul-harvest', model: 'A', soul: 'soul-1' }, { code: 'curse', rule: 'JHX-COND-007' });
  expect(canHold(cursed.table, cursed.model('A'))).toBe(false);
  expect(modelOf(p.state, 'A').souls).toBe(2);
});

test('a knocked down model has 3 less AGI, at least 1 [JV11-COND-006]', () => {
  const agility = (AGI: number): unknown => {
    const { table, model } = laidOut(drawing, { ...as(card({ AGI })), effects: [suffering('A', 'knock-down')] });
    return attributeValue(table, model('A'), 'AGI');
  };
  expect([5, 4, 3, 2].map(agility)).toEqual([2, 1, 1, 1]);
  const { table } = laidOut(drawing, { effects: [suffering('A', 'knock-down')] });
  expect(told(whyAttribute(table, 'A', 'AGI') ?? { name: '', total: 0, lines: [] })).toContain(
    '-3 knock-down JV11-COND-006',
  );
});

scenario('a knocked down model neither advances nor engages nor uses abilities', 'JV11-COND-007', play => {
  const lay = { active: 'A', effects: [suffering('A', 'knock-down', 'b')] };
  const laid = laidOut(column('A', 'b'), lay);
  const p = play(laid.game, laid.setup);
  expect(kindsOffered(p)).toEqual(['stand-up', 'end']);
  p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'knock-down', rule: 'JHX-COND-028' });
  const { table } = laid;
  const [A, b] = ['A', 'b'].map(id => pieceOf(table, id));
  if (!A || !b) throw new RangeError('both are on the board');
  expect([
    engages(fieldOf(table), A, b, engagementNow(table)),
    engages(fieldOf(table), b, A, engagementNow(table)),
  ]).toEqual([false, true]);
  expect(barredBy(table, 'A', 'ability')?.condition).toBe('knock-down');
});

test('a stunned model has 1 action less and makes no Parting Blows [JV11-COND-008, JV11-COND-009]', () => {
  const { table } = laidOut(drawing, { effects: [suffering('A', 'stun')] });
  expect(told(apOf(table, 'A'))).toEqual(['3 JV11-ACT-001', '-1 stun JV11-COND-008']);
  expect(['A', 'b'].map(id => barredBy(table, id, 'parting-blow')?.condition)).toEqual(['stun', undefined]);
});

scenario(
  'stun that a model gains in its own activation takes no action of it, and none of the next one',
  ['JV11-COND-008', 'JV11-COND-001'],
  play => {
    const laid = laidOut(drawing, { active: 'A' });
    const total = (state: typeof laid.setup.position): number => apOf({ ...laid.table, state }, 'A').total;
    const seen: number[] = [];
    const game = doing(laid, turn => {
      inflict(turn, { condition: 'stun', on: 'A', by: 'b' });
      seen.push(total(turn.state));
      endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    });
    const { state } = play(game, laid.setup);
    expect([seen.at(-1), state.activation?.budgets.A?.ap, total(state)]).toEqual([3, 3, 3]);
  },
);

test('a poisoned model has 1 less MEL, RNG, MAG, AGI and SH, and keeps MOV and RES [JV11-COND-010]', () => {
  const values = (effects: LaidOut['effects'] = []): readonly unknown[] => {
    const { table, model } = laidOut(drawing, { effects });
    return (['MEL', 'RNG', 'MAG', 'AGI', 'SH', 'MOV', 'RES'] as const).map(what =>
      attributeValue(table, model('A'), what),
    );
  };
  expect([values(), values([suffering('A', 'poison')])]).toEqual([
    [5, 5, 5, 3, 3, 3, 0],
    [4, 4, 4, 2, 2, 3, 0],
  ]);
  expect(poolOf('A\n\nb', byTheSheet({ effects: [suffering('A', 'poison')] })).lines[0]).toBe('4 MEL ATTACK-016');
});

test('the Basic Attacks of a model with frost deal 1 less damage, not below 0 [JV11-COND-011]', () => {
  const order = { attacker: 'A', target: 'b', weapon: 'staff', kind: 'action', ap: 1 } as const;
  const damage = (effects: LaidOut['effects'] = []) => {
    const { table } = laidOut(drawing, { effects });
    return (['glancing', 'solid', 'critical'] as const).map(blow => whyDamage(table, order, blow).total);
  };
  expect([damage(), damage([suffering('A', 'freeze')])]).toEqual([
    [1, 2, 3],
    [0, 1, 2],
  ]);
});

test('frost leaves AGI and MOV of at most 3 [JV11-COND-012, JV11-COND-013]', () => {
  const frozen = (value: number): readonly unknown[] => {
    const { table, model } = laidOut(drawing, {
      ...as(card({ AGI: value, MOV: value })),
      effects: [suffering('A', 'freeze')],
    });
    return [attributeValue(table, model('A'), 'AGI'), attributeValue(table, model('A'), 'MOV')];
  };
  expect([2, 3, 4, 6].map(frozen)).toEqual([
    [2, 2],
    [3, 3],
    [3, 3],
    [3, 3],
  ]);
});

test('frost caps MOV after every other change; ground lowers the capped MOV, and the 3 of a Charge come last [JV11-COND-014]', () => {
  const { table, cell, model } = laidOut(column('A', ':1', '2', '3', 'b'), {
    ...as(card({ MOV: 6 })),
    effects: [suffering('A', 'freeze')],
  });
  const way = [model('A').at ?? -1, ...['1', '2', '3'].map(cell)];
  expect([whyHexes(table, 'A', way).total, whyHexes(table, 'A', way, 'charge').total]).toEqual([2, 5]);
  expect(told(whyHexes(table, 'A', way, 'charge')).at(-1)).toBe('+3 charge JV11-ACT-004');
});

scenario(
  'pin and fear exist through cards alone, and last as the six conditions of the sheet do',
  'JV11-COND-015',
  play => {
    expect(Object.keys(conditions).sort()).toEqual(
      ['burn', 'curse', 'knock-down', 'stun', 'poison', 'freeze', 'pin', 'fear'].sort(),
    );
    for (const condition of ['pin', 'fear'] as const) {
      const laid = laidOut(drawing, { active: 'A' });
      const game = doing(laid, turn => {
        inflict(turn, { condition, on: 'A', by: 'b' });
        expect(barredBy({ state: turn.state }, 'A', condition === 'pin' ? 'advance' : 'ability')?.condition).toBe(
          condition,
        );
        endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
      });
      expect(conditionOn(play(game, laid.setup).state, 'A', condition)).toBeUndefined();
    }
  },
);
