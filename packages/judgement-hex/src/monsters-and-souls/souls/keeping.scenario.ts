import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { dealDamage } from '../../combat/damage/damage.js';
import { attackRefusal } from '../../combat/eligibility/legality.js';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { evolve } from '../../match/evolve.js';
import { effigyId } from '../../match/models.js';
import { cited } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type LaidOut, laidOut, suffering, withTemporaryHealth } from '../../testing/index.js';
import type { JhxEvent, JhxState } from '../../vocabulary/index.js';
import { bankSoul, bindSoul, loseSouls } from './keeping.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
        %
     %     %
        .
     A     b
        *
     @     @
        @
`;

/** The base health of both Effigies after some events. */
const after = (lay: LaidOut, ...events: readonly JhxEvent[]): readonly number[] => {
  const { table, setup } = laidOut(drawing, lay);
  const state: JhxState = events.reduce(evolve, setup.position);
  return state.players.map(player => effigyHealth({ ...table, state }, player));
};
const bound: JhxEvent = { type: 'SoulBound', model: 'A', from: 'unbound' };

scenario('a Soul is on the board, Bound to a Hero or Banked in an Effigy', 'JHX-SOUL-003', play => {
  const laid = laidOut(drawing);
  const p = play(
    doing(laid, turn => {
      turn.emit({ type: 'SoulTaken', soul: 'soul-1', by: 'A' }, 'JHX-SOUL-025');
      bindSoul(turn, 'A', 'unbound');
      turn.emit({ type: 'SoulsBanked', player: 'p1', souls: 1, from: 'A' }, 'JHX-ACTION-004');
    }),
    laid.setup,
  );
  const { souls, models, warbands } = p.state;
  expect([souls, models.map(one => one.souls), warbands.map(({ banked }) => banked)]).toEqual([[], [0, 0], [1, 0]]);
  expect(cited(p, 'SoulBound')).toEqual([['JHX-SOUL-025', 'JHX-SOUL-027']]);
});

test('to Bank a Bound Soul costs the enemy Effigy nothing more [JHX-SOUL-031]', () => {
  expect(after({}, bound)).toEqual([16, 12]);
  expect(after({}, bound, { type: 'SoulsBanked', player: 'p1', souls: 1, from: 'A' })).toEqual([16, 12]);
});

test('temporary health of the Effigy does not help it against Souls [JHX-SOUL-028, JHX-EFFIGY-024]', () => {
  expect(after({ effects: [withTemporaryHealth(effigyId('p2'), 5)] }, bound)).toEqual([16, 12]);
});

scenario('a Soul lost with its Hero gives the Effigy its 4 back at once', ['JHX-SOUL-029', 'JHX-SOUL-033'], play => {
  const laid = laidOut(drawing, {
    models: { A: { souls: 2, damage: 11 } },
    warbands: { p1: { banked: 1 } },
    active: 'b',
  });
  const p = play(
    doing(laid, turn => dealDamage(turn, { target: 'A', amount: 1, cause: 'terrain', by: null })),
    laid.setup,
  );
  expect(cited(p, 'SoulsLost')).toEqual([['JHX-SOUL-033', 'JHX-SOUL-029']]);
  // The Banked Soul stays for good (JHX-SOUL-030).
  expect(p.state.players.map(player => effigyHealth({ ...laid.table, state: p.state }, player))).toEqual([16, 12]);
});

test('a Banked Soul stays whatever becomes of the Heroes [JHX-SOUL-030]', () => {
  const died: JhxEvent = { type: 'ModelDied', model: 'A', at: 0, killer: null };
  expect(
    after({ models: { A: { souls: 1 } } }, { type: 'SoulsBanked', player: 'p1', souls: 1, from: 'A' }, died),
  ).toEqual([16, 12]);
});

scenario(
  'a Banked Soul that never was Bound costs the enemy Effigy the same health, for good',
  'JHX-SOUL-032',
  play => {
    const laid = laidOut(drawing);
    const p = play(
      doing(laid, turn => bankSoul(turn, 'p2')),
      laid.setup,
    );
    p.events({ type: 'SoulsBanked', player: 'p2', souls: 1, from: null });
    expect(cited(p, 'SoulsBanked')).toEqual([['JHX-SOUL-032']]);
    expect(p.state.players.map(player => effigyHealth({ ...laid.table, state: p.state }, player))).toEqual([12, 16]);
    const last = laidOut(drawing, { warbands: { p2: { banked: 3 } } });
    play(
      doing(last, turn => bankSoul(turn, 'p2')),
      last.setup,
    ).ends({ reason: 'effigy-captured', winners: ['p2'] });
  },
);

scenario('a Hero without Souls loses none', 'JHX-SOUL-033', play => {
  const laid = laidOut(drawing);
  play(
    doing(laid, turn => loseSouls(turn, 'A')),
    laid.setup,
  ).events();
});

/** An activation of A at its end, in its own zone or not. */
const ending = (home: boolean, lay: LaidOut = {}) =>
  laidOut(drawing, {
    models: { A: { souls: 2 } },
    active: 'A',
    activation: { part: 'end' },
    map: { deployment: { lower: home ? [[1, 2]] : [[1, 1]], upper: [[3, 3]] } },
    ...lay,
  });

scenario('a Hero that ends its activation in its own deployment zone loses its Souls', 'JHX-SOUL-034', play => {
  const souls = (home: boolean): number | undefined => {
    const { game, setup, model } = ending(home);
    expect(model('A').at).not.toBeNull();
    return play(game, setup).state.models.find(({ id }) => id === 'A')?.souls;
  };
  expect([souls(true), souls(false)]).toEqual([0, 2]);
});

scenario('a Soul that the Hero has Banked in that activation is safe', 'JHX-SOUL-035', play => {
  const { game, setup } = ending(true, { models: { A: { souls: 0 } }, warbands: { p1: { banked: 2 } } });
  expect(play(game, setup).state.warbands[0].banked).toBe(2);
});

test('a curse takes no Soul that was Bound before [JHX-SOUL-036]', () => {
  expect(after({ models: { A: { souls: 1 } }, effects: [suffering('A', 'curse')] })).toEqual([16, 12]);
});

scenario('a cursed Hero may Bank the Souls that it holds', 'JHX-SOUL-037', play => {
  const { game, setup } = laidOut(drawing, {
    models: { A: { souls: 1 } },
    active: 'A',
    effects: [suffering('A', 'curse')],
  });
  const p = play(game, setup);
  expect(p.match.decisions[0]?.options).toContainEqual({ do: 'bank-soul', model: 'A', souls: 1 });
});

test('nobody attacks a Soul [JHX-SOUL-002]', () => {
  const { table, model } = laidOut(drawing);
  for (const { id: weapon } of weaponsOf(table, model('A'))) {
    expect(attackRefusal(table, { attacker: 'A', target: 'soul-1', weapon, kind: 'action' })).toBeDefined();
  }
});
