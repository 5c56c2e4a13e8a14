import { tally } from '@rulewright/core/tally';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { baseHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { lastingOn, moments } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import {
  as,
  card,
  doing,
  faces,
  gained,
  type Laid,
  type LaidOut,
  laidOut,
  suffering,
  withTemporaryHealth,
} from '../../testing/index.js';
import type { JhxState, JhxTally, Lasting } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { carryOut } from '../declare/carry-out.js';
import { dealDamage, type Harm } from './damage.js';
import { heal } from './healing.js';
import { type DamageStage, damageStages } from './resistance.js';

const scenario = scenarios<RuleId>(test);

const drawing = 'A\n   b';
const state = `
        %
     %     %
        A
     .     .
        .
     .     b
        .
     @     @
        @
`;
/** A pool of temporary health on `b`. */
const pool = (source: string, left: number, until?: string): Omit<Lasting, 'id'> => ({
  ...withTemporaryHealth('b', left, source),
  ...(until === undefined ? {} : { until }),
});
const harm = (amount: number, more: Partial<Harm> = {}): Harm => ({
  target: 'b',
  amount,
  cause: 'ability',
  by: 'A',
  ...more,
});
const harming = (laid: Laid, ...harms: readonly Harm[]) =>
  doing(laid, function* (turn) {
    for (const one of harms) yield* dealDamage(turn, one);
  });
const left = (state: JhxState, id = 'b'): readonly number[] =>
  lastingOn(state, id, 'temporary-health').map(({ data }) => data.left);
/** Base and temporary health of `b`. */
const health = ({ table }: Laid, state: JhxState): readonly [number, number] => {
  const now: Table = { ...table, state };
  return [baseHealth(now, modelOf(state, 'b')), temporaryHealth(now, modelOf(state, 'b'))];
};
const armoured = (RES: number) => as(card({ RES }), 'b');
const counted = (count: (lines: ReturnType<typeof tally<RuleId, DamageStage>>) => unknown): JhxTally => {
  const lines = tally<RuleId, DamageStage>('damage', damageStages);
  count(lines);
  return lines.tally();
};

scenario('the damage of an ability is lessened by RES', ['JHX-DAMAGE-005', 'JHX-DAMAGE-003'], play => {
  const laid = laidOut(drawing, armoured(1));
  const p = play(harming(laid, harm(3), harm(1)), laid.setup);
  const damaged = { type: 'ModelDamaged', model: 'b', absorbed: [], cause: 'ability', by: 'A' } as const;
  const lessened = (amount: number): JhxTally =>
    counted(all =>
      all
        .base('amount', amount, 'JHX-DAMAGE-005')
        .add('resistance', -1, 'JHX-DAMAGE-005', 'RES')
        .atLeast('resistance', 0, 'JHX-DAMAGE-003'),
    );
  p.events({ ...damaged, damage: 2, tally: lessened(3) }, { ...damaged, damage: 0, tally: lessened(1) });
  expect(health(laid, p.state)).toEqual([10, 0]);
});

scenario(
  'Armour Piercing damage of an ability is lessened by less RES, or by none',
  ['JHX-DAMAGE-005', 'JHX-ABILITY-001'],
  play => {
    const laid = laidOut(drawing, armoured(2));
    const p = play(harming(laid, harm(3, { piercing: 1 }), harm(3, { piercing: 3 })), laid.setup);
    expect(health(laid, p.state)).toEqual([12 - 2 - 3, 0]);
  },
);

scenario('True Damage ignores RES, and says so', ['JHX-DAMAGE-005', 'JHX-DAMAGE-006'], play => {
  const laid = laidOut(drawing, armoured(2));
  const p = play(
    harming(laid, harm(3, { true: true, source: 'burn', rule: 'JHX-COND-014', cause: 'condition' })),
    laid.setup,
  );
  p.events({
    type: 'ModelDamaged',
    model: 'b',
    damage: 3,
    absorbed: [],
    cause: 'condition',
    by: 'A',
    tally: counted(all =>
      all.base('amount', 3, 'JHX-COND-014', 'burn').reject('resistance', -2, 'JHX-DAMAGE-006', 'True Damage', 'RES'),
    ),
  });
});

scenario('an Effigy takes no damage from abilities', 'JHX-EFFIGY-010', play => {
  const laid = laidOut(state);
  const p = play(harming(laid, harm(5, { target: 'effigy:p2', true: true })), laid.setup);
  p.events();
});

scenario(
  'temporary health goes before base health, and the pool that is gone stays gone',
  ['JHX-DAMAGE-010', 'JHX-DAMAGE-011', 'JHX-DAMAGE-008'],
  play => {
    const laid = laidOut(drawing, { effects: [pool('A', 3)] });
    const all = doing(laid, function* (turn) {
      expect(yield* dealDamage(turn, harm(2))).toBe(2);
      expect(health(laid, turn.state)).toEqual([12, 1]);
      expect(yield* dealDamage(turn, harm(2))).toBe(2);
      expect(health(laid, turn.state)).toEqual([11, 0]);
      heal(turn, 'b', 9, 'JHX-ACTION-016');
    });
    expect(health(laid, play(all, laid.setup).state)).toEqual([12, 0]);
  },
);

scenario('a model at its maximum is not healed above it', 'JHX-DAMAGE-009', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 3 } } });
  const healing = (amount: number) =>
    doing(laid, turn => {
      heal(turn, 'b', amount, 'JHX-ACTION-016');
    });
  play(healing(2), laid.setup).events({ type: 'ModelHealed', model: 'b', by: 2 });
  play(healing(3), laid.setup).events({ type: 'ModelHealed', model: 'b', by: 3 });
  play(healing(4), laid.setup).events({ type: 'ModelHealed', model: 'b', by: 3 });
  const whole = laidOut(drawing);
  const none = doing(whole, turn => {
    heal(turn, 'b', 4, 'JHX-ACTION-016');
  });
  play(none, whole.setup).events();
});

scenario('base health heals while there is temporary health', 'JHX-DAMAGE-012', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 3 } }, effects: [pool('A', 2)] });
  const game = doing(laid, turn => {
    heal(turn, 'b', 5, 'JHX-ACTION-016');
  });
  expect(health(laid, play(game, laid.setup).state)).toEqual([12, 2]);
});

scenario('a model that burns or has Mortal Wounds does not heal', ['JHX-COND-017', 'JHX-ABILITY-035'], play => {
  for (const effect of [suffering('b', 'burn'), gained('b', { id: 'mortal-wounds' })]) {
    const laid = laidOut(drawing, { models: { b: { damage: 3 } }, effects: [effect] });
    const game = doing(laid, turn => {
      expect(heal(turn, 'b', 5, 'JHX-ACTION-016')).toBe(0);
    });
    play(game, laid.setup).events();
  }
});

scenario('abilities heal an Effigy of direct damage only', 'JHX-EFFIGY-020', play => {
  const laid = laidOut(state, { warbands: { p2: { effigy: { damage: 2, decay: 3 } } } });
  const game = doing(laid, turn => {
    heal(turn, 'effigy:p2', 5, 'JHX-ACTION-016');
    heal(turn, 'effigy:p2', 5, 'JHX-ACTION-016');
  });
  play(game, laid.setup).events({ type: 'EffigyHealed', player: 'p2', by: 2, why: 'ability' });
});

scenario(
  'the owner of two pools of temporary health says how they share the damage',
  ['JHX-DAMAGE-013', 'JHX-DAMAGE-014'],
  play => {
    const laid = laidOut(drawing, { effects: [pool('A', 2), pool('b', 3)] });
    const p = play(harming(laid, harm(3)), laid.setup);
    p.waitsFor({ by: 'p2', kind: 'absorb' }).options('p2', [
      [
        { effect: 1, amount: 2 },
        { effect: 2, amount: 1 },
      ],
      [
        { effect: 1, amount: 1 },
        { effect: 2, amount: 2 },
      ],
      [{ effect: 2, amount: 3 }],
    ]);
    p.choose('p2', [
      { effect: 1, amount: 1 },
      { effect: 2, amount: 2 },
    ]);
    expect(left(p.state)).toEqual([1, 1]);
    expect(health(laid, p.state)).toEqual([12, 2]);
  },
);

scenario(
  'damage to more than three pools is spread from pool to pool, the oldest first, until three are left',
  ['JHX-DAMAGE-013', 'JHX-DAMAGE-014'],
  play => {
    const effects = ['A', 'b', 'c', 'd', 'e'].map(source => ({ ...pool('A', 50), source, key: `pool ${source}` }));
    const laid = laidOut(drawing, { effects });
    const p = play(harming(laid, harm(40)), laid.setup);
    const part = (effect: number, amount: number) => (amount > 0 ? [{ effect, amount }] : []);
    const parts = (effect: number, most: number) =>
      Array.from({ length: most + 1 }, (_, amount) => part(effect, amount));
    p.waitsFor({ by: 'p2', kind: 'absorb' }).options('p2', parts(1, 40)).choose('p2', part(1, 10));
    p.options('p2', parts(2, 30)).choose('p2', part(2, 28));
    p.choose('p2', [...part(3, 1), ...part(5, 1)]);
    expect(left(p.state)).toEqual([40, 22, 49, 50, 49]);
    expect(health(laid, p.state)).toEqual([12, 210]);
    const all = play(harming(laid, harm(251)), laid.setup);
    expect(left(all.state)).toEqual([0, 0, 0, 0, 0]);
    expect(health(laid, all.state)).toEqual([11, 0]);
  },
);

scenario('nobody is asked about damage that takes all pools, or about a single pool', 'JHX-DAMAGE-014', play => {
  const two = laidOut(drawing, { effects: [pool('A', 2), pool('b', 3)] });
  const p = play(harming(two, harm(6)), two.setup);
  expect(health(two, p.state)).toEqual([11, 0]);
  const spent = laidOut(drawing, { effects: [pool('A', 0), pool('b', 3)] });
  expect(health(spent, play(harming(spent, harm(2)), spent.setup).state)).toEqual([12, 1]);
});

scenario('a Monster, which has no owner, loses its oldest pool first', ['JHX-DAMAGE-014', 'JHX-MONSTER-055'], play => {
  const laid = laidOut(drawing, { models: { b: { kind: 'monster' } }, effects: [pool('A', 2), pool('b', 3)] });
  const p = play(harming(laid, harm(3)), laid.setup);
  expect(left(p.state)).toEqual([0, 2]);
});

scenario('pools expire one by one, and base health stays as it is', ['JHX-DAMAGE-013', 'JHX-DAMAGE-015'], play => {
  const laid = laidOut(drawing, {
    models: { b: { damage: 2 } },
    effects: [pool('A', 2, moments.round), pool('b', 3, moments.communion)],
  });
  const game = doing(laid, turn => {
    endMoment(turn, moments.round, 'JHX-DAMAGE-015');
    expect(health(laid, turn.state)).toEqual([10, 3]);
    endMoment(turn, moments.communion, 'JHX-DAMAGE-015');
  });
  expect(health(laid, play(game, laid.setup).state)).toEqual([10, 0]);
});

scenario('a model falls when its base health is 0, whatever its pools were', 'JHX-DAMAGE-016', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 11 } }, effects: [pool('A', 3)] });
  const stands = play(harming(laid, harm(3, { by: null })), laid.setup);
  expect(health(laid, stands.state)).toEqual([1, 0]);
  const falls = play(harming(laid, harm(4, { by: null })), laid.setup);
  expect(modelOf(falls.state, 'b').at).toBeNull();
});

scenario('damage beyond the health left has no effect', 'JHX-DEATH-008', play => {
  const laid = laidOut(drawing, { models: { b: { damage: 10 } } });
  const p = play(harming(laid, harm(7, { by: null })), laid.setup);
  expect(modelOf(p.state, 'b').damage).toBe(12);
});

const hittingEffigy = (lay: LaidOut) => {
  const laid = laidOut(state, { active: 'A', ...lay });
  const order = { attacker: 'A', target: 'effigy:p2', weapon: 'blade', kind: 'action', ap: 1 } as const;
  const game = doing(laid, function* (turn) {
    expect((yield* carryOut(turn, order)).dealt).toBe(2);
  });
  return { laid, game };
};

scenario('direct damage meets an Effigy’s temporary health first', 'JHX-EFFIGY-024', play => {
  const shield = { ...pool('A', 1), target: 'effigy:p2' };
  const { laid, game } = hittingEffigy({ effects: [shield] });
  // Two Hits: a Solid Blow of 3 against RES 1.
  const p = play(game, { ...laid.setup, dice: faces('hh') }).choose('p1', [0, 1]);
  expect([p.state.warbands[1].effigy.damage, left(p.state, 'effigy:p2')]).toEqual([1, [0]]);
});

scenario(
  'an Effigy brought to 0 by a blow is captured at once, and no further',
  ['JHX-WIN-001', 'JHX-WIN-003', 'JHX-DEATH-008'],
  play => {
    const { laid, game } = hittingEffigy({ warbands: { p2: { effigy: { damage: 15, decay: 0 } } } });
    const p = play(game, { ...laid.setup, dice: faces('hh') }).choose('p1', [0, 1]);
    p.ends({ reason: 'effigy-captured', winners: ['p1'] });
    expect(p.state.warbands[1].effigy.damage).toBe(16);
  },
);
