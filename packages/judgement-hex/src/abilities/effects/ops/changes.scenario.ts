import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { carryOut } from '../../../combat/declare/carry-out.js';
import { attributeValue } from '../../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../../hero-cards/reading/common.js';
import { modelOf } from '../../../match/models.js';
import type { RuleId } from '../../../rulebook/index.js';
import { applyEffects } from '../../../special-rules/effects/apply.js';
import { changed, column, doing, faces, type Laid, type LaidOut, laidOut } from '../../../testing/index.js';
import type { CommonAbility, Effect } from '../../../vocabulary/ability.js';
import type { JhxState } from '../../../vocabulary/index.js';
import { applied } from '../scenario-words.js';

const scenario = scenarios<RuleId>(test);

const drawing = 'A     b\n   C     d';
const mel = ({ table }: Laid, state: JhxState, id = 'b'): number | null =>
  attributeValue({ ...table, state }, modelOf(state, id), 'MEL');
const better = (by: number): Effect => ({ op: 'modify', what: 'MEL', by, until: 'round' });

scenario('a change of a number has a source and an end', ['JHX-TOKEN-012', 'JHX-ORDER-010'], play => {
  const laid = laidOut(drawing);
  const p = play(applied(laid, better(2)), laid.setup);
  p.events({
    type: 'EffectBegan',
    effect: {
      key: 'modify:Trick:MEL',
      source: 'A',
      target: 'b',
      data: { kind: 'modify', what: 'MEL', by: 2 },
      until: 'end of the round',
      id: 100,
    },
  });
  expect(mel(laid, p.state)).toBe(7);
});

scenario('changes with one name replace each other', ['JHX-ORDER-007', 'JHX-ORDER-009', 'JHX-MAN-008'], play => {
  const laid = laidOut(drawing);
  const again = play(applied(laid, [better(2), better(1)]), laid.setup);
  expect(mel(laid, again.state)).toBe(6);
  const other = laidOut(drawing, {
    effects: [{ key: 'modify:Song:MEL', source: 'C', target: 'b', data: { kind: 'modify', what: 'MEL', by: 1 } }],
  });
  expect(mel(other, play(applied(other, better(2)), other.setup).state)).toBe(8);
});

scenario(
  'a value is counted from the printed one, in whatever order changes came',
  ['JHX-ORDER-010', 'JHX-ORDER-001'],
  play => {
    const trick = (name: string, by: number): Effect => ({
      op: 'modify',
      what: 'MEL',
      by,
      until: 'round',
      ...(name && {}),
    });
    const value = (first: number, second: number): number | null => {
      const laid = laidOut(drawing, {
        effects: [
          { key: 'modify:Song:MEL', source: 'C', target: 'b', data: { kind: 'modify', what: 'MEL', by: first } },
        ],
      });
      return mel(laid, play(applied(laid, trick('', second)), laid.setup).state);
    };
    expect([value(6, -2), value(-2, 6)]).toEqual([8, 8]);
  },
);

const ends = (until: NonNullable<Extract<Effect, { op: 'modify' }>['until']>, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, lay);
  return { laid, game: applied(laid, { ...better(1), until } as Effect) };
};

scenario('a change ends at each end that a card can name', ['JHX-TOKEN-011', 'JHX-TOKEN-012', 'JHX-COND-002'], play => {
  const end = (until: Parameters<typeof ends>[0], lay?: LaidOut): unknown => {
    const { laid, game } = ends(until, lay);
    const [one] = play(game, laid.setup).state.effects;
    return [one?.until, one?.afterNext];
  };
  expect(end('attack')).toEqual(['end of the attack', undefined]);
  expect(end('action')).toEqual(['end of the action', undefined]);
  expect(end('activation')).toEqual(['end of the activation', undefined]);
  expect(end('communion')).toEqual(['start of the Communion Phase', undefined]);
  expect(end('game')).toEqual([undefined, undefined]);
  expect(end('target-activation-start', { active: 'b' })).toEqual(["start of b's activation", undefined]);
  expect(end('source-activation-start')).toEqual(["start of A's activation", undefined]);
  expect(end('target-activation-end')).toEqual(["end of b's activation", undefined]);
  expect(end('target-activation-end', { active: 'b' })).toEqual(["end of b's activation", true]);
  expect(end('source-activation-end', { active: 'A' })).toEqual(["end of A's activation", true]);
});

const ap = (by: number, until: 'activation' | 'round'): Effect => ({ op: 'modify', what: 'ap', by, until, to: 'self' });

scenario('AP for the present activation come at once', 'JHX-ACT-009', play => {
  const laid = laidOut(drawing, { active: 'A' });
  play(applied(laid, ap(1, 'activation')), laid.setup).events({ type: 'ApGained', model: 'A', ap: 1 });
});

scenario(
  'AP that are taken are missing in the next activation; AP for the next activation come there',
  ['JHX-COND-040', 'JHX-ACT-009'],
  play => {
    const begun = (effect: Effect, lay: LaidOut): unknown => {
      const laid = laidOut(drawing, lay);
      const { state } = play(applied(laid, effect), laid.setup);
      return [state.activation?.budgets.A?.ap, state.effects.map(({ key }) => key)];
    };
    expect(begun(ap(-1, 'round'), { active: 'A' })).toEqual([3, ['modify:Trick:ap']]);
    expect(begun(ap(1, 'round'), { active: 'A' })).toEqual([4, ['modify:Trick:ap']]);
    expect(begun(ap(1, 'round'), { active: 'b' })).toEqual([undefined, ['modify:Trick:ap']]);
  },
);

const gained = (ability: CommonAbility, until?: 'round'): Effect =>
  until ? { op: 'gain', ability, until } : { op: 'gain', ability };

scenario('a model gains a common ability for a time', ['JHX-TOKEN-012'], play => {
  const laid = laidOut(drawing);
  const { state } = play(applied(laid, gained({ id: 'incorporeal' }, 'round')), laid.setup);
  expect(state.effects.map(({ key, until }) => [key, until])).toEqual([['ability:incorporeal', 'end of the round']]);
  expect(hasCommon({ ...laid.table, state }, modelOf(state, 'b'), 'incorporeal')).toBe(true);
});

scenario(
  'some common abilities end by their own rule',
  ['JHX-ABILITY-012', 'JHX-ABILITY-035', 'JHX-ABILITY-083', 'JHX-ABILITY-084'],
  play => {
    const end = (ability: CommonAbility, active: string): unknown => {
      const laid = laidOut(drawing, { active });
      const [one] = play(applied(laid, gained(ability)), laid.setup).state.effects;
      return [one?.until, one?.afterNext === true];
    };
    expect(end({ id: 'sunder-armour' }, 'A')).toEqual(["start of b's activation", false]);
    expect(end({ id: 'duplicate-self' }, 'A')).toEqual(["start of b's activation", false]);
    expect(end({ id: 'mortal-wounds' }, 'A')).toEqual(["end of b's activation", false]);
    expect(end({ id: 'mortal-wounds' }, 'b')).toEqual(["end of b's activation", true]);
  },
);

scenario('a common ability replaces its like, and one with another subject does not', 'JHX-ORDER-007', play => {
  const laid = laidOut(drawing);
  const all = [
    gained({ id: 'leech', amount: 1 }, 'round'),
    gained({ id: 'leech', amount: 2 }, 'round'),
    gained({ id: 'immune', to: 'push' }, 'round'),
    gained({ id: 'immune', to: 'throw' }, 'round'),
  ];
  const { state } = play(applied(laid, all), laid.setup);
  expect(state.effects.map(({ key }) => key)).toEqual(['ability:leech', 'ability:immune:push', 'ability:immune:throw']);
  expect(state.effects[0]?.data).toEqual({ kind: 'ability', ability: { id: 'leech', amount: 2 } });
});

scenario(
  'Armour Piercing from two abilities adds up, twice from one it does not',
  ['JHX-ABILITY-001', 'JHX-ORDER-007'],
  play => {
    const laid = laidOut(column('A', 'b'), { active: 'A', effects: [changed('b', 'RES', 2)] });
    const pierces: Effect = { op: 'gain', ability: { id: 'armour-piercing', amount: 1 }, until: 'round', to: 'self' };
    const dealt = (...names: readonly string[]): unknown => {
      const game = doing(laid, function* (turn) {
        for (const name of names) yield* applyEffects(turn, [pierces], { self: 'A', ability: { id: name, name } });
        yield* carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 });
      });
      // A Solid Blow of 3 against RES 2.
      return modelOf(play(game, { ...laid.setup, dice: faces('hh') }).choose('p1', [0, 1]).state, 'b').damage;
    };
    expect([dealt(), dealt('acid'), dealt('acid', 'acid'), dealt('acid', 'oil')]).toEqual([1, 2, 2, 3]);
  },
);
