import { createMatch } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { actionMenu } from '../actions/menu.js';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { laidOut } from '../testing/index.js';
import type { Deed, Model, Thing } from '../vocabulary/index.js';
import { atQuest, place, points, thing, thingsOf } from './scenario-words.js';

const edge = { ...place(18, 36), y: inches(36) - mm(40) };
const wide = { radius: mm(40), height: mm(80) };
const gates = thing('gates', edge, { ...wide, hp: 5, armour: 5 });
const exit = thing('exit', edge, { radius: mm(40) });
const mechanism = thing('mechanism', place(18, 18), { radius: mm(25), height: mm(60) });
const open = (one: Thing): Thing => ({ ...one, marks: ['open'] });
const actor = { model: 'A', role: 'active', occasion: 'step' } as const;
/** The distance of the centres of a medium model and the Gates that touch. */
const AT_GATES = mm(16) + mm(40);

const inside = (quest: string, drawing: string, more: Declared) => {
  const { game, setup } = resolving(drawing, atQuest(quest, more));
  return [game, setup] as const;
};
const below = (distance: number) => ({ at: { A: { x: edge.x, y: edge.y - distance } } });
const left = { where: 'left' } as const;

describe('Breaking In', () => {
  test.each(['T', 'AG'] as const)(
    'the Gates are opened by Interact with %s, and by nothing else [ELD-QUEST-045]',
    attribute => {
      const why = (choice: object, one = gates) => {
        const { table } = laidOut('A', atQuest('breaking-in', { ...below(AT_GATES), things: [one, exit] }));
        return actionMenu.whyNot({ do: 'interact', thing: 'gates-1', ...choice }, table, actor)?.code;
      };
      expect([why({ attribute }), why({ attribute: 'INT' }), why({})]).toEqual([
        undefined,
        'no-such-attribute',
        'no-such-attribute',
      ]);
      expect(why({ attribute }, open(gates))).toBe('no-object');
    },
  );

  scenario(
    'a successful roll opens the Gates for 2 VP, and models may leave at once',
    ['ELD-QUEST-045', 'ELD-QUEST-046'],
    play => {
      const action = { do: 'interact', thing: 'gates-1', attribute: 'T' } as const;
      const [game, setup] = inside('breaking-in', 'ABb', { ...below(AT_GATES), things: [gates, exit], action });
      const failed = play(game, { ...setup, dice: [11] });
      expect([points(failed), failed.match.decisions[0]?.kind]).toEqual([[0, 0], 'allies']);
      const p = play(game, { ...setup, dice: [10] });
      expect([p.state.things[0]?.marks, p.match.decisions[0]]).toMatchObject([
        ['open'],
        { kind: 'yes', about: { exit: 'exit-1' } },
      ]);
      p.choose('p1', true);
      expect([points(p), modelOf(p.state, 'A').where]).toEqual([[2, 0], 'left']);
    },
  );

  scenario(
    'the creatures and the Familiar of a caster that leaves stay on the field, or by option vanish with it',
    ['ELD-MANA-013', 'ELD-QUEST-045'],
    play => {
      const action = { do: 'interact', thing: 'gates-1', attribute: 'T' } as const;
      const owl = {
        key: 'call-owl',
        source: 'A',
        target: 'A',
        data: { kind: 'familiar', changes: [], ends: 'game', by: 'p1', card: 'call-owl' },
      } as const;
      const remaining = (creaturesOfLeft: 'stay' | 'vanish') => {
        const [game, setup] = inside('breaking-in', 'ABb', {
          ...below(AT_GATES),
          things: [gates, exit],
          action,
          options: { creaturesOfLeft },
          effects: [owl],
          models: { B: { summoned: { by: 'A', spell: 'summon-imp' }, original: false } },
        });
        const { state } = play(game, { ...setup, dice: [10] }).choose('p1', true);
        return [modelOf(state, 'B').where, state.effects.length];
      };
      expect([remaining('stay'), remaining('vanish')]).toEqual([
        ['field', 1],
        ['removed', 0],
      ]);
    },
  );

  scenario(
    'Gates with 1 HP left are destroyed by a Wound, which is worth 2 VP and leaves the way open',
    ['ELD-QUEST-044', 'ELD-QUEST-046', 'ELD-DAMAGE-009'],
    play => {
      const struck = (hp: number) =>
        inside('breaking-in', 'ABb', {
          ...below(AT_GATES + 500),
          things: [{ ...gates, hp }, exit],
          action: attack('', { aims: [{ thing: 'gates-1' }] }),
        });
      const [game, setup] = struck(1);
      // 5 + ARM 5 is within the Power 10.
      const p = play(game, { ...setup, dice: [5, 5] });
      expect([thingsOf(p), points(p)]).toEqual([['exit-1 exit'], [2, 0]]);
      const [more, stronger] = struck(2);
      const q = play(more, { ...stronger, dice: [5, 5] });
      expect([q.state.things[0]?.hp, points(q)]).toEqual([1, [0, 0]]);
      const r = play(game, { ...setup, dice: [5, 6] });
      expect(r.state.things[0]?.hp).toBe(1);
    },
  );

  scenario('Gates that are open already earn nothing more when they are destroyed', 'ELD-QUEST-046', play => {
    const opened: Deed = { deed: 'thing', thing: 'gates-1', kind: 'gates', how: 'opened', by: 'p2' };
    const [game, setup] = inside('breaking-in', 'ABb', {
      ...below(AT_GATES + 500),
      things: [{ ...open(gates), hp: 1 }, exit],
      action: attack('', { aims: [{ thing: 'gates-1' }] }),
      state: { deeds: [opened], quest: { card: 'breaking-in', marks: { scored: 1 } } },
    });
    const p = play(game, { ...setup, dice: [5, 5] });
    expect([thingsOf(p), points(p)]).toEqual([['exit-1 exit'], [0, 0]]);
  });

  scenario('only a model that touches the open Gates may leave', ['ELD-QUEST-045'], play => {
    const isAsked = (distance: number, things: readonly Thing[]): boolean => {
      const [game, setup] = inside('breaking-in', 'ABb', { ...below(distance), things });
      return play(game, setup).match.decisions.some(({ kind }) => kind === 'yes');
    };
    expect(isAsked(AT_GATES + 2, [open(gates), exit])).toBe(true);
    expect(isAsked(AT_GATES + 3, [open(gates), exit])).toBe(false);
    expect(isAsked(AT_GATES, [gates, exit])).toBe(false);
  });

  scenario(
    'a model at the open Gates leaves after its own activation, or by the option after that of another model too',
    ['ELD-QUEST-045', 'ELD-QUEST-046'],
    play => {
      const at = {
        A: { x: edge.x, y: edge.y - AT_GATES },
        B: { x: edge.x - AT_GATES, y: edge.y },
        b: { x: edge.x + AT_GATES, y: edge.y },
        c: { x: edge.x, y: edge.y - AT_GATES - inches(3) },
      };
      const asked = (leavingMoment: 'ownActivation' | 'everySequence') => {
        const lay = { at, things: [open(gates), exit], options: { leavingMoment } };
        const [game, setup] = inside('breaking-in', '', { ...lay, states: { B: ['incapacitated'] } });
        const p = play(game, setup).choose('p1', false);
        const [decision] = p.match.decisions;
        if (decision?.kind === 'yes') p.choose('p2', true);
        return ['A', 'B', 'b', 'c'].map(id => modelOf(p.state, id).where);
      };
      expect(asked('ownActivation')).toEqual(['field', 'field', 'field', 'field']);
      expect(asked('everySequence')).toEqual(['field', 'field', 'left', 'field']);
    },
  );

  scenario(
    'Gates that one player opens in the sequence in which another one destroys them are worth 2 VP once, and models on them fall',
    ['ELD-QUEST-044', 'ELD-QUEST-046', 'ELD-FALL-001'],
    play => {
      const above = { y: edge.y, z: mm(80) };
      const done = (dice: readonly number[]) => {
        const [game, setup] = inside('breaking-in', '', {
          at: {
            A: { x: edge.x, y: edge.y - AT_GATES - 100 },
            b: { x: edge.x + AT_GATES, y: edge.y },
            c: { x: edge.x - 1700, ...above },
            D: { x: edge.x + 1700, ...above },
          },
          things: [{ ...gates, hp: 1 }, exit],
          action: { ...attack(''), aims: [{ model: 'gates-1' }] },
          reactions: { b: { do: 'interact', thing: 'gates-1', attribute: 'T' } },
        });
        const p = play(game, { ...setup, dice });
        return [points(p), thingsOf(p), ...['c', 'D'].map(id => [modelOf(p.state, id).at.z, modelOf(p.state, id).hp])];
      };
      // The roll of `b` comes before the Attack of `A`; the fall of 80 mm takes one roll of each model on the Gates.
      const gone = [['exit-1 exit'], [0, 2], [0, 1]] as const;
      expect(done([10, 5, 1, 10, 11])).toEqual([[0, 2], ...gone]);
      expect(done([11, 5, 1, 10, 11])).toEqual([[2, 0], ...gone]);
    },
  );

  scenario('the Quest ends when all alive models have left', 'ELD-QUEST-046', play => {
    const last = (more: Declared) => {
      const [game, setup] = inside('breaking-in', 'ABb', { ...below(AT_GATES), things: [open(gates), exit], ...more });
      return play(game, setup).choose('p1', true);
    };
    last({ models: { B: left, b: left } }).ends({ reason: 'quest', winners: ['p1', 'p2'] });
    last({ models: { B: left }, states: { b: ['dead'] } }).ends({ reason: 'quest', winners: ['p1'] });
    expect(last({ models: { B: left } }).match.outcome).toBeUndefined();
  });

  scenario('7 VP if all members left, 5 if more than half, 3 if fewer, none if nobody', 'ELD-QUEST-046', play => {
    const scored = (...fallen: readonly string[]): readonly number[] => {
      const states = Object.fromEntries(fallen.map(one => [one, ['dead' as const]]));
      const gone = [...'BCD'].filter(one => !fallen.includes(one));
      const models = Object.fromEntries(gone.map(one => [one, left]));
      const [game, setup] = inside('breaking-in', 'ABCDe', {
        ...below(AT_GATES),
        things: [open(gates), exit],
        states: { ...states, e: ['incapacitated'] },
        models,
      });
      return points(play(game, setup).choose('p1', true));
    };
    expect([scored(), scored('B'), scored('B', 'C'), scored('B', 'C', 'D')]).toEqual([
      [7, 0],
      [5, 0],
      [3, 0],
      [3, 0],
    ]);
  });

  scenario('exactly half of a party that left is worth 3 VP, or by the option 5', 'ELD-QUEST-046', play => {
    const scored = (drawing: string, halfLeft: 'few' | 'most'): readonly number[] => {
      const [game, setup] = inside('breaking-in', drawing, {
        ...below(AT_GATES),
        things: [open(gates), exit],
        states: { B: ['dead'], C: ['dead'], e: ['dead'] },
        models: { D: left },
        options: { halfLeft },
      });
      return points(play(game, setup).choose('p1', true));
    };
    expect([scored('ABCDe', 'few'), scored('ABCDe', 'most')]).toEqual([
      [3, 0],
      [5, 0],
    ]);
    const fewer = inside('breaking-in', 'ABCe', {
      ...below(AT_GATES),
      things: [open(gates), exit],
      states: { B: ['dead'], C: ['dead'], e: ['dead'] },
      options: { halfLeft: 'most' },
    });
    expect(points(play(...fewer).choose('p1', true))).toEqual([3, 0]);
  });

  scenario(
    'by the option a creature is a party member that must leave too, unless it was sent away',
    ['ELD-QUEST-046', 'ELD-DEF-011'],
    play => {
      const scored = (where: Model['where'], partyMemberIncludesSummons: boolean): number | undefined => {
        const creature = { original: false, summoned: { by: 'A', spell: 'summon-imp' }, where } as const;
        const [game, setup] = inside('breaking-in', 'ABb', {
          ...below(AT_GATES),
          things: [open(gates), exit],
          parties: { p1: { original: 1 } },
          models: { B: creature },
          states: { b: ['dead'], ...(where === 'field' ? { B: ['incapacitated'] } : {}) },
          options: { partyMemberIncludesSummons },
        });
        return points(play(game, setup).choose('p1', true))[0];
      };
      expect([scored('field', false), scored('field', true)]).toEqual([7, 3]);
      expect([scored('left', true), scored('removed', true)]).toEqual([7, 7]);
    },
  );
});

describe('The Great Hall', () => {
  const action = { do: 'interact', thing: 'mechanism-1', attribute: 'INT' } as const;
  const things = [mechanism, thing('gates', edge, wide), exit];
  const beside = { at: { A: { x: inches(18), y: inches(18) - mm(16) - mm(25) } } };

  scenario(
    'the Mechanism opens the Gate, makes the Environment Toxic and is worth 2 VP, once',
    ['ELD-QUEST-050', 'ELD-QUEST-051'],
    play => {
      const [game, setup] = inside('great-hall', 'ABb', { ...beside, things, action });
      const p = play(game, { ...setup, dice: [10] });
      expect([p.state.environment, p.state.things[1]?.marks, points(p)]).toEqual(['toxic', ['open'], [2, 0]]);
      const { table } = laidOut(
        'A',
        atQuest('great-hall', { ...beside, things: [open(mechanism), ...things.slice(1)] }),
      );
      expect(actionMenu.whyNot(action, table, actor)?.code).toBe('no-object');
      const failed = play(game, { ...setup, dice: [11] });
      expect([failed.state.environment, failed.state.things[1]?.marks, points(failed)]).toEqual([null, [], [0, 0]]);
    },
  );

  scenario(
    'a Mechanism that the Scroll repairs opens nothing and is worth nothing',
    ['ELD-QUEST-051', 'ELD-QUEST-062'],
    play => {
      const mend = { do: 'assist', means: { item: 'scroll-of-superior-mending' }, targets: ['mechanism-1'] } as const;
      const inventory = [{ item: 'scroll-of-superior-mending', quantity: 1, acquired: true }];
      const [game, setup] = inside('great-hall', 'ABb', {
        ...beside,
        things,
        action: mend,
        models: { A: { inventory } },
      });
      const p = play(game, setup);
      expect([points(p), p.state.things.map(({ marks }) => marks)]).toEqual([
        [0, 0],
        [['mended'], [], []],
      ]);
    },
  );

  scenario('the Great Hall ends once one party is out, or all parties of an Alliance', 'ELD-QUEST-051', play => {
    const last = (more: Declared) => {
      const [game, setup] = inside('great-hall', 'ABb', {
        ...below(AT_GATES),
        things: [mechanism, open(thing('gates', edge, wide)), exit],
        models: { B: left },
        ...more,
      });
      return play(game, setup).choose('p1', true);
    };
    last({}).ends({ reason: 'quest', winners: ['p1'] });
    const allied = { alliances: [['p1', 'p2']] as const };
    expect(last({ state: { alliances: allied.alliances } }).match.outcome).toBeUndefined();
    const both = last({ models: { B: left, b: left }, state: { alliances: allied.alliances } });
    both.ends({ reason: 'quest', winners: ['p1', 'p2'] });
    expect(points(both)).toEqual([7, 7]);
    // With a member inside it goes on.
    expect(last({ models: {} }).match.outcome).toBeUndefined();
  });

  scenario(
    'a creature that stays inside is no member of its party, but of an Alliance everybody alive counts',
    ['ELD-QUEST-051', 'ELD-DEF-011'],
    play => {
      const last = (more: Declared) => {
        const creature = { original: false, summoned: { by: 'A', spell: 'summon-imp' } } as const;
        const [game, setup] = inside('great-hall', 'ABb', {
          ...below(AT_GATES),
          things: [mechanism, open(thing('gates', edge, wide)), exit],
          parties: { p1: { original: 1 } },
          ...more,
          models: { B: creature, ...more.models },
        });
        return play(game, setup).choose('p1', true);
      };
      last({}).ends({ reason: 'quest', winners: ['p1'] });
      expect(last({ options: { partyMemberIncludesSummons: true } }).match.outcome).toBeUndefined();
      const allied = last({ models: { b: left }, state: { alliances: [['p1', 'p2']] } });
      expect(allied.match.outcome).toBeUndefined();
    },
  );

  scenario('a member that has fallen does not hold up the end, but by the option it does', 'ELD-QUEST-051', play => {
    const last = (more: Declared) => {
      const [game, setup] = inside('great-hall', 'ABb', {
        ...below(AT_GATES),
        things: [mechanism, open(thing('gates', edge, wide)), exit],
        states: { B: ['incapacitated'] },
        ...more,
      });
      return play(game, setup).choose('p1', true);
    };
    last({}).ends({ reason: 'quest', winners: ['p1'] });
    const options = { fallenInside: 'holdUp' } as const;
    expect(last({ options }).match.outcome).toBeUndefined();
    last({ options, states: {}, models: { B: left } }).ends({ reason: 'quest', winners: ['p1'] });
    // A member that fell in an earlier Quest was never inside (ELD-QUEST-042); one that was destroyed in this one holds up.
    last({ options, models: { B: { where: 'waiting' } } }).ends({ reason: 'quest', winners: ['p1'] });
    const removed = { B: { where: 'removed' } } as const;
    last({ options, models: removed }).ends({ reason: 'quest', winners: ['p1'] });
    const deeds: readonly Deed[] = [{ deed: 'removed', by: null, of: 'B', model: null }];
    expect(last({ options, models: removed, state: { deeds } }).match.outcome).toBeUndefined();
    // An Alliance waits for those that are alive only.
    const allied = { options, models: { b: left }, state: { alliances: [['p1', 'p2']] as const } };
    last(allied).ends({ reason: 'quest', winners: ['p1', 'p2'] });
  });

  scenario('members that left are worth 7, 5 or 3 VP', 'ELD-QUEST-051', play => {
    const [game, setup] = inside('great-hall', 'ABCb', {
      ...below(AT_GATES),
      things: [mechanism, open(thing('gates', edge, wide)), exit],
      models: { B: left },
      states: { C: ['dead'] },
    });
    expect(points(play(game, setup).choose('p1', true))).toEqual([5, 0]);
  });
});

test.each(['breaking-in', 'great-hall'])(
  '%s: an opponent’s member that falls costs 1 VP, a creature and an ally nothing [ELD-QUEST-047, ELD-QUEST-051]',
  quest => {
    const fell: Deed = { deed: 'dead', by: 'p1', of: 'b', model: 'A' };
    const after = (more: Declared): readonly number[] => {
      const state = {
        deeds: [fell],
        stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' },
        ...more.state,
      } as const;
      const { game, setup } = laidOut('Aab', { ...atQuest(quest, more), state });
      return createMatch(game, { ...setup, seed: 'members' }).state.parties.map(one => one.points);
    };
    expect(after({})).toEqual([-1, 0]);
    expect(after({ models: { b: { original: false } } })).toEqual([0, 0]);
    expect(after({ state: { deeds: [{ ...fell, allied: true } as Deed] } })).toEqual([0, 0]);
  },
);
