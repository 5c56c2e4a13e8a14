import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { slay } from '../../combat/death/death.js';
import { readContent } from '../../content/index.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { openAt } from '../../special-rules/timing/windows.js';
import {
  column,
  doing,
  type LaidOut,
  laidOut,
  packWith,
  plainHero,
  plainMonster,
  plainSummoned,
  suffering,
} from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import { at, fate, having, innate, pools, used } from './window-words.js';

const scenario = scenarios<RuleId>(test);

const row = column('A', 'b', '.', 'C', 'd');
const starts = (of: NonNullable<InnateAbility['when']>['of'], within?: number): InnateAbility =>
  innate({ when: { window: 'start-of-activation', of, ...(within === undefined ? {} : { within }) }, effects: [fate] });

scenario(
  'an innate ability acts by itself, at its moment, for nothing',
  ['JHX-ATTR-014', 'JHX-INTERRUPT-005'],
  play => {
    const laid = laidOut(row, having({ A: [starts('self')] }));
    const p = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
    p.events(
      { type: 'AbilityUsed', model: 'A', ability: 'trick' },
      { type: 'FateChanged', player: 'p1', by: 1, why: 'ability' },
    );
  },
);

scenario('an innate ability acts at no other moment, and not for a dead model', 'JHX-ATTR-014', play => {
  const laid = laidOut(row, having({ A: [starts('self')] }));
  expect(used(play(at(laid, 'end-of-activation', { of: 'A' }), laid.setup))).toEqual([]);
  expect(used(play(at(laid, 'start-of-activation', { of: 'C' }), laid.setup))).toEqual([]);
  const dead = laidOut(row, having({ A: [starts('any')] }, { models: { A: { at: null, diedIn: 1 } } }));
  expect(used(play(at(dead, 'start-of-activation', { of: 'C' }), dead.setup))).toEqual([]);
});

scenario('a trigger names the models whose moment counts', 'JHX-DEF-003', play => {
  const acts = (of: Parameters<typeof starts>[0], whose: string): boolean => {
    const laid = laidOut(row, having({ A: [starts(of)] }, { models: { d: { kind: 'monster' } } }));
    return used(play(at(laid, 'start-of-activation', { of: whose }), laid.setup)).length > 0;
  };
  const all = (of: Parameters<typeof starts>[0]): string => ['A', 'C', 'b', 'd'].filter(one => acts(of, one)).join(' ');
  expect([all('self'), all('friend'), all('other-friend'), all('enemy'), all('any')]).toEqual([
    'A',
    'A C',
    'C',
    'b d',
    'A C b d',
  ]);
});

scenario('a trigger names its distance: the last hex counts', 'JHX-DEF-002', play => {
  const acts = (within: number): boolean => {
    const laid = laidOut(row, having({ A: [starts('other-friend', within)] }));
    return used(play(at(laid, 'start-of-activation', { of: 'C' }), laid.setup)).length > 0;
  };
  expect([acts(2), acts(3)]).toEqual([false, true]);
});

scenario('abilities of a level come with the level', ['JHX-ATTR-015', 'JHX-ATTR-016'], play => {
  const levelled = {
    ...plainHero,
    levelling: { kind: 'card', levels: [{ abilities: [starts('self')] }, {}] },
  } as const;
  const acts = (level: Model['level']): boolean => {
    const laid = laidOut(row, { cards: { heroes: { levelled } }, models: { A: { card: 'levelled', level } } });
    return used(play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup)).length > 0;
  };
  expect([acts(1), acts(2)]).toEqual([false, true]);
});

scenario('abilities of Artefacts come with the bearer', ['JHX-ATTR-016', 'JHX-ARTEFACT-003'], play => {
  const charm = {
    name: 'Charm',
    source: 'original',
    kind: 'deck',
    slot: 'defensive',
    cost: 1,
    oneUse: true,
    bonus: { abilities: [{ ...starts('self'), optional: true }] },
  } as const;
  const lay: LaidOut = {
    cards: { artefacts: { charm } },
    models: { A: { artefacts: [{ artefact: 'charm', deck: 'p1' }] } },
    active: 'A',
  };
  const laid = laidOut(row, lay);
  const p = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
  p.choose('p1', { ability: 'card:trick', source: 'A' });
  expect(p.state.warbands[0].spentArtefacts).toEqual(['charm']);
  const spent = laidOut(row, { ...lay, warbands: { p1: { spentArtefacts: ['charm'] } } });
  play(at(spent, 'start-of-activation', { of: 'A' }), spent.setup).waitsFor();
});

const optional = (own: Partial<InnateAbility> = {}): InnateAbility => ({ ...starts('any'), optional: true, ...own });

scenario('an optional ability is offered, and may be declined', 'JHX-INTERRUPT-005', play => {
  const laid = laidOut(row, having({ A: [optional()] }));
  const game = at(laid, 'start-of-activation', { of: 'A' });
  const p = play(game, laid.setup);
  p.options('p1', [{ ability: 'card:trick', source: 'A' }, 'pass']).choose('p1', 'pass');
  expect(pools(p.state)).toEqual([0, 0]);
});

scenario('cards may call abilities of different windows the same', ['JHX-ATTR-014', 'JHX-ATTR-016'], play => {
  const ends: InnateAbility = { ...starts('any'), when: { window: 'end-of-activation', of: 'any' } };
  const other: InnateAbility = { ...optional(), when: { window: 'end-of-activation', of: 'any' } };
  const laid = laidOut(row, having({ A: [optional()], b: [ends], C: [other] }));
  expect(ends.id).toBe(optional().id);
  const start = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
  start.options('p1', [{ ability: 'card:trick', source: 'A' }, 'pass']);
  const end = play(at(laid, 'end-of-activation', { of: 'A' }), laid.setup);
  const theirs = { ability: 'card:end-of-activation:trick', source: 'b' };
  const own = { ability: 'card:end-of-activation:false:trick', source: 'C' };
  end.options('p1', [theirs, own]).choose('p1', theirs).options('p1', [own, 'pass']).choose('p1', own);
  expect(used(end)).toEqual(['b trick', 'C trick']);
});

scenario('an ability acts once in its window', 'JHX-ATTR-014', play => {
  const laid = laidOut(row, having({ A: [optional()] }));
  const p = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
  p.choose('p1', { ability: 'card:trick', source: 'A' }).waitsFor();
  expect(pools(p.state)).toEqual([1, 0]);
});

scenario('a cost is paid, and a model that cannot pay gets no offer', ['JHX-ATTR-011', 'JHX-FATE-013'], play => {
  const priced = having(
    {
      A: [
        optional({
          cost: { fate: 2, counters: { token: 'fury', count: 1 } },
          effects: [{ op: 'damage', amount: 1, to: 'self' }],
        }),
      ],
    },
    { models: { A: { counters: { fury: 1 } } } },
  );
  const rich = laidOut(row, { ...priced, warbands: { p1: { fate: 2 } } });
  const p = play(at(rich, 'start-of-activation', { of: 'A' }), rich.setup);
  p.choose('p1', { ability: 'card:trick', source: 'A' });
  expect([pools(p.state), modelOf(p.state, 'A').counters, modelOf(p.state, 'A').damage]).toEqual([
    [0, 0],
    { fury: 0 },
    1,
  ]);
  const poor = laidOut(row, { ...priced, warbands: { p1: { fate: 1 } } });
  play(at(poor, 'start-of-activation', { of: 'A' }), poor.setup).waitsFor();
});

scenario('a compulsory ability that cannot be paid for does not act', 'JHX-ATTR-011', play => {
  const laid = laidOut(row, having({ A: [{ ...starts('self'), cost: { fate: 1 } }] }));
  expect(used(play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup))).toEqual([]);
});

test('no innate ability costs AP [JHX-ATTR-014]', () => {
  const dear = { ...plainHero, name: 'Dear', abilities: [{ ...optional(), cost: { ap: 1 } }] };
  expect(() => readContent(packWith({ heroes: { dear } }))).toThrow('costs-ap');
});

scenario('a limit counts uses in a round, a game, or the own activation', ['JHX-GEN-004', 'JHX-ATTR-012'], play => {
  const acts = (limit: NonNullable<InnateAbility['limit']>, lay: LaidOut): boolean => {
    const laid = laidOut(row, having({ A: [{ ...starts('any'), limit }] }, lay));
    return used(play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup)).length > 0;
  };
  expect(acts('once-per-round', {})).toBe(true);
  expect(acts('once-per-round', { state: { usedThisRound: ['trick A'] } })).toBe(false);
  expect(acts('once-per-game', { state: { usedThisMatch: ['trick A'] } })).toBe(false);
  expect(acts('once-per-activation', { active: 'A' })).toBe(true);
  expect(acts('once-per-activation', { active: 'A', activation: { used: ['trick A'] } })).toBe(false);
  expect(acts('once-per-activation', { active: 'C' })).toBe(false);
  expect(acts('once-per-activation', { active: 'b' })).toBe(false);
});

scenario('a use of an ability counts against its limit', 'JHX-GEN-004', play => {
  const laid = laidOut(row, having({ A: [{ ...starts('self'), limit: 'once-per-game' }] }));
  const game = doing(laid, function* (turn) {
    yield* openAt(turn, 'start-of-activation', { of: 'A' });
    yield* openAt(turn, 'start-of-activation', { of: 'A' });
  });
  expect(pools(play(game, laid.setup).state)).toEqual([1, 0]);
});

scenario('a trigger on the own model does not act for another copy of the Hero', 'JHX-GEN-003', play => {
  const laid = laidOut(row, having({ A: [starts('self')], b: [starts('self')] }));
  expect(used(play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup))).toEqual(['A trick']);
});

scenario('a target is chosen with the use, among the legal ones', ['JHX-DEF-004', 'JHX-LOS-003'], play => {
  const aimed = optional({ target: { side: 'enemy', within: 4 }, effects: [{ op: 'condition', condition: 'pin' }] });
  const laid = laidOut(row, having({ A: [aimed] }));
  const p = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
  p.options('p1', [
    { ability: 'card:trick', source: 'A', with: { target: 'b' } },
    { ability: 'card:trick', source: 'A', with: { target: 'd' } },
    'pass',
  ]).choose('p1', { ability: 'card:trick', source: 'A', with: { target: 'd' } });
  expect([suffers(p.state, 'b', 'pin'), suffers(p.state, 'd', 'pin')]).toEqual([false, true]);
  const alone = laidOut(column('A', 'C'), having({ A: [aimed] }));
  play(at(alone, 'start-of-activation', { of: 'A' }), alone.setup).waitsFor();
});

scenario('an ability can have all of several models as targets', 'JHX-DEF-004', play => {
  const all = innate({
    when: { window: 'start-of-activation', of: 'self' },
    target: { side: 'enemy', within: 4, every: true },
    effects: [{ op: 'condition', condition: 'pin' }, fate],
  });
  const laid = laidOut(row, having({ A: [all] }));
  const { state } = play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup);
  expect([suffers(state, 'b', 'pin'), suffers(state, 'd', 'pin'), pools(state)]).toEqual([true, true, [1, 0]]);
});

scenario(
  'the ability of a dying model acts from the hex of the model, Hero or Summoned',
  ['JHX-DEATH-003', 'JHX-GEN-002', 'JHX-SUMMON-010'],
  play => {
    const spite = innate({
      when: { window: 'death', of: 'self' },
      limit: 'once-per-round',
      target: { side: 'enemy', within: 1, every: true },
      effects: [{ op: 'damage', amount: 2 }, fate],
    });
    const dies = (d: Partial<Model>) => {
      // A and C are next to d, b is not.
      const laid = laidOut('A     .\n   d     b\nC     .', {
        active: 'A',
        cards: {
          heroes: { spiteful: { ...plainHero, abilities: [spite] } },
          summoned: { spiteful: { ...plainSummoned, abilities: [spite] } },
        },
        models: { d: { card: 'spiteful', ...d }, C: { damage: 10 } },
      });
      const p = play(
        doing(laid, turn => slay(turn, 'd', 'A')),
        laid.setup,
      );
      return [pools(p.state)[1], modelOf(p.state, 'A').damage, modelOf(p.state, 'C').at, modelOf(p.state, 'b').level];
    };
    expect(dies({})).toEqual([1, 2, null, 2]);
    expect(dies({ kind: 'summoned', master: 'b' })).toEqual([1, 2, null, 2]);
  },
);

scenario('a Monster uses every optional ability', 'JHX-PARTING-002', play => {
  const grim = {
    ...plainMonster,
    name: 'Grim',
    abilities: [optional({ effects: [{ op: 'heal', amount: 1, to: 'self' }] })],
  };
  const laid = laidOut(row, {
    cards: { monsters: { grim } },
    models: { b: { kind: 'monster', card: 'grim', damage: 2 } },
  });
  expect(modelOf(play(at(laid, 'start-of-activation', { of: 'A' }), laid.setup).state, 'b').damage).toBe(1);
});

scenario('a knocked-down model still uses innate abilities', ['JHX-COND-034', 'JHX-COND-030'], play => {
  const laid = laidOut(
    row,
    having(
      { A: [optional({ cost: { fate: 1 } })] },
      { warbands: { p1: { fate: 1 } }, effects: [suffering('A', 'knock-down')] },
    ),
  );
  play(at(laid, 'start-of-activation', { of: 'C' }), laid.setup).waitsFor({ by: 'p1', kind: 'window' });
});
