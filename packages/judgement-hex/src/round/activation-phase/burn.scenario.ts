import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { moments, suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { endMoment } from '../../special-rules/conditions/lasting.js';
import { doing, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { Arena } from '../../vocabulary/index.js';
import { burnAtEnd } from './burn.js';

const scenario = scenarios<RuleId>(test);

const drawing = 'A     b\n   C';
const burning = {
  key: 'condition:burn',
  source: 'A',
  target: 'b',
  until: moments.endOf('b'),
  data: { kind: 'condition', condition: 'burn' },
} as const;
const ended = (lay: LaidOut = {}) => {
  const laid = laidOut(drawing, { effects: [burning], ...lay });
  return { laid, game: doing(laid, turn => burnAtEnd(turn, 'b')) };
};
const now = (state: Arena) => [modelOf(state, 'b').damage, suffers(state, 'b', 'burn')];

scenario('burn deals 3 True Damage once and is over', ['JHX-COND-014', 'JHX-COND-016', 'JHX-DAMAGE-006'], play => {
  const tough = { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } };
  const { laid } = ended({ cards: { heroes: { tough } }, models: { b: { card: 'tough' } } });
  const game = doing(laid, function* (turn) {
    yield* burnAtEnd(turn, 'b');
    yield* burnAtEnd(turn, 'b');
  });
  expect(now(play(game, laid.setup).state)).toEqual([3, false]);
});

scenario('who does not burn takes nothing', 'JHX-COND-014', play => {
  const { laid, game } = ended({ effects: [] });
  play(game, laid.setup).events();
});

scenario('the Flammable and the vulnerable take one more each', ['JHX-ABILITY-017', 'JHX-ABILITY-087'], play => {
  const hero = (common: (typeof plainHero)['common']): LaidOut => ({
    cards: { heroes: { dry: { ...plainHero, common } } },
    models: { b: { card: 'dry' } },
  });
  const damage = (lay: LaidOut): unknown => {
    const { laid, game } = ended(lay);
    return now(play(game, laid.setup).state)[0];
  };
  expect([
    damage(hero([{ id: 'flammable' }])),
    damage(hero([{ id: 'vulnerability', to: 'burn' }])),
    damage(hero([{ id: 'flammable' }, { id: 'vulnerability', to: 'burn' }])),
  ]).toEqual([4, 4, 5]);
});

const dying = { b: { damage: 10 } };
const killer = (state: Arena, match: { readonly records: readonly unknown[] }): unknown => {
  expect(modelOf(state, 'b').at).toBe(null);
  return match.records.flatMap(one => {
    const { event } = one as { readonly event?: { readonly type: string; readonly killer?: unknown } };
    return event?.type === 'ModelDied' ? [event.killer] : [];
  })[0];
};

scenario('who applied it has the kill', 'JHX-COND-003', play => {
  const { laid, game } = ended({ models: dying });
  const p = play(game, laid.setup);
  expect(killer(p.state, p.match)).toBe('A');
});

scenario('unless it is not in play any more', 'JHX-COND-003', play => {
  const { laid, game } = ended({ models: { ...dying, A: { at: null, diedIn: 1 } } });
  const p = play(game, laid.setup);
  expect(killer(p.state, p.match)).toBe(null);
});

scenario(
  'applied in the own activation it deals its damage at the end of that',
  ['JHX-COND-015', 'JHX-COND-016'],
  play => {
    const laid = laidOut(drawing, { active: 'A' });
    const game = doing(laid, function* (turn) {
      inflict(turn, { condition: 'burn', on: 'A', by: 'b' });
      inflict(turn, { condition: 'burn', on: 'b', by: 'A' });
      yield* burnAtEnd(turn, 'A');
      endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    });
    const { state } = play(game, laid.setup);
    expect([modelOf(state, 'A').damage, suffers(state, 'A', 'burn')]).toEqual([3, false]);
    expect(now(state)).toEqual([0, true]);
  },
);

scenario('gained when burn has dealt its damage it waits for the next end', ['JHX-COND-014', 'JHX-COND-015'], play => {
  const laid = laidOut(drawing, { active: 'A' });
  const game = doing(laid, function* (turn) {
    yield* burnAtEnd(turn, 'A');
    inflict(turn, { condition: 'burn', on: 'A', by: 'b' });
    endMoment(turn, moments.endOf('A'), 'JHX-COND-001');
    expect(suffers(turn.state, 'A', 'burn')).toBe(true);
    yield* burnAtEnd(turn, 'A');
  });
  const { state } = play(game, laid.setup);
  expect([modelOf(state, 'A').damage, suffers(state, 'A', 'burn')]).toEqual([3, false]);
});

scenario(
  'a whole activation: burn at its end, then it is over',
  ['JHX-COND-015', 'JHX-COND-001', 'JHX-ACT-013'],
  play => {
    const laid = laidOut(drawing, {
      active: 'A',
      effects: [{ ...burning, target: 'A', source: 'b', until: moments.endOf('A') }],
    });
    const p = play(laid.game, laid.setup);
    p.choose('p1', { do: 'end' });
    expect([modelOf(p.state, 'A').damage, suffers(p.state, 'A', 'burn'), p.state.activation?.hero]).toEqual([
      3,
      false,
      'b',
    ]);
  },
);
