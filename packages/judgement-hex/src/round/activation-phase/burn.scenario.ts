import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { slay } from '../../combat/death/death.js';
import { moments, suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { endMoment } from '../../special-rules/conditions/lasting.js';
import { doing, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { JhxState } from '../../vocabulary/index.js';
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
const now = (state: JhxState) => [modelOf(state, 'b').damage, suffers(state, 'b', 'burn')];

scenario('burn deals 3 True Damage once and is over', ['JHX-COND-014', 'JHX-COND-016', 'JHX-DAMAGE-006'], play => {
  const tough = { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } };
  const { laid } = ended({ cards: { heroes: { tough } }, models: { b: { card: 'tough' } } });
  const game = doing(laid, function* (turn) {
    yield* burnAtEnd(turn, 'b');
    yield* burnAtEnd(turn, 'b');
  });
  expect(now(play(game, laid.setup).state)).toEqual([3, false]);
});

scenario('a model that does not burn takes nothing', 'JHX-COND-014', play => {
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
const killer = (state: JhxState, match: { readonly records: readonly unknown[] }): unknown => {
  expect(modelOf(state, 'b').at).toBe(null);
  return match.records.flatMap(one => {
    const { event } = one as { readonly event?: { readonly type: string; readonly killer?: unknown } };
    return event?.type === 'ModelDied' ? [event.killer] : [];
  })[0];
};

scenario('the model that applied a burn has the kill', 'JHX-COND-003', play => {
  const { laid, game } = ended({ models: dying });
  const p = play(game, laid.setup);
  expect(killer(p.state, p.match)).toBe('A');
});

scenario(
  'a dead owner of a burn has the kill as well, or by the option `conditionOwnerGone` nobody',
  'JHX-COND-003',
  play => {
    const of = (options: LaidOut['options']): unknown => {
      const { laid, game } = ended({
        models: { ...dying, A: { at: null, diedIn: 1 } },
        ...(options ? { options } : {}),
      });
      const p = play(game, laid.setup);
      return killer(p.state, p.match);
    };
    expect(of({})).toBe('A');
    expect(of({ conditionOwnerGone: 'keeps' })).toBe('A');
    expect(of({ conditionOwnerGone: 'nobody' })).toBe(null);
  },
);

scenario(
  'the Soul of a burn whose owner is dead goes to the nearest of its side, that of a living owner to it',
  ['JHX-COND-003', 'JHX-SOUL-039', 'JHX-SOUL-040'],
  play => {
    const souls = (lay: LaidOut): readonly unknown[] => {
      const { laid, game } = ended({ models: dying, ...lay });
      const { models } = play(game, laid.setup).state;
      return models.filter(one => one.souls > 0).map(({ id, level }) => [id, level]);
    };
    const dead = { models: { ...dying, A: { at: null, diedIn: 1 } } };
    expect(souls({})).toEqual([['A', 2]]);
    expect(souls(dead)).toEqual([['C', 2]]);
    // Nobody's kill, in nobody's turn.
    expect(souls({ ...dead, options: { conditionOwnerGone: 'nobody' } })).toEqual([]);
  },
);

scenario(
  'a model that the burn of a dead Summoned model kills is a kill of its Master',
  ['JHX-COND-003', 'JHX-SUMMON-010', 'JHX-LEVEL-001'],
  play => {
    const summoned = { C: { kind: 'summoned', master: 'A' } } as const;
    const lay: LaidOut = { models: { ...dying, ...summoned }, effects: [{ ...burning, source: 'C' }] };
    const laid = laidOut(drawing, lay);
    const p = play(
      doing(laid, turn => slay(turn, 'C', null)),
      laid.setup,
    );
    const [effect] = p.state.effects;
    expect(effect).toMatchObject({ source: 'C', master: 'A' });
    const later = (options: LaidOut['options']) => {
      const position = { ...p.state, effects: effect ? [effect] : [] };
      const next = play(
        doing(laid, turn => burnAtEnd(turn, 'b')),
        { ...laid.setup, position, options: { ...laid.setup.options, ...options } },
      );
      const { souls, level } = modelOf(next.state, 'A');
      return [killer(next.state, next.match), souls, level];
    };
    expect(later({})).toEqual(['A', 1, 2]);
    expect(later({ conditionOwnerGone: 'nobody' })).toEqual([null, 0, 1]);
  },
);

scenario('the kill counts as when the Summoned model still lives', ['JHX-COND-003', 'JHX-SUMMON-010'], play => {
  const models = { ...dying, C: { kind: 'summoned', master: 'A' } } as const;
  const { laid, game } = ended({ models, effects: [{ ...burning, source: 'C' }] });
  const { state, match } = play(game, laid.setup);
  expect([killer(state, match), modelOf(state, 'A').souls]).toEqual(['C', 1]);
});

scenario(
  'a burn that is applied in the own activation deals its damage at the end of that activation',
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

scenario(
  'a burn that is gained after burn has dealt its damage waits for the next end',
  ['JHX-COND-014', 'JHX-COND-015'],
  play => {
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
  },
);

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
