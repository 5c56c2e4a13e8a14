import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, idle, modelIn, open, swordAttack } from '../activation/scenario-words.js';
import { atQuest } from '../quests/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { plainProfile } from '../testing/index.js';
import type { Until } from '../vocabulary/effect.js';
import type { EldState } from '../vocabulary/index.js';
import { hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const stage = (active: string | null, phase: 'strategic' | 'end'): Partial<EldState> => ({
  stage: { name: 'turn', active, phase, step: '' },
});

scenario(
  'the Hostiles have their turn after the last player, if any is on the field; then a new round begins',
  'ELD-HOSTILE-002',
  play => {
    const turns = (drawing: string) => {
      const { game, setup } = hostilesTurn(drawing, { state: stage('p1', 'end') });
      const p = play(game, setup);
      const reached = () =>
        events(p, 'StageReached').flatMap(({ stage: to }) => (to.name === 'turn' ? [to.active] : []));
      p.choose('p2', 'end');
      return [[...new Set(reached())], p.state.round];
    };
    expect(turns('A..1..a')).toEqual([['p1', 'p2', null], 3]);
    expect(turns('A.....a')).toEqual([['p1', 'p2'], 3]);
  },
);

scenario(
  'in the Hostiles turn the models of all players have Activation Points again, and the Hostiles in the turn of every player',
  ['ELD-HOSTILE-003', 'ELD-HOSTILE-004'],
  play => {
    const { game, setup } = hostilesTurn('A..1..a', { state: stage('p1', 'end'), models: { 1: { points: 0 } } });
    const p = play(game, setup);
    expect([open(p), modelIn(p, '1').points, modelIn(p, 'A').points]).toEqual([['p2 activate'], 2, 2]);
    p.choose('p2', 'end');
    const allotted = events(p, 'PointsAllotted').map(({ points }) => points);
    // The turns of p2, of the Hostiles, and of p1.
    expect(allotted).toEqual([1, 2, 3].map(() => ({ A: 2, '1': 2, a: 2 })));
    const discarded = events(p, 'PointsDiscarded').map(({ models }) => models);
    expect(discarded.length).toBe(2);
  },
);

scenario(
  'a Watchful model of a player has the double in the Hostiles turn, and a Watchful Hostile in the turns of players only',
  ['ELD-TRAIT-049', 'ELD-HOSTILE-003', 'ELD-HOSTILE-004'],
  play => {
    const traits = [{ id: 'watchful' }] as const;
    const { game, setup } = hostilesTurn('A..1..a', {
      state: stage('p2', 'end'),
      profiles: { A: { traits }, 1: { ...plainProfile, traits, behaviour: 'card-1' } },
    });
    const p = play(game, setup).chooseIfAsked('p1', 'pass');
    // The Hostiles turn, and that of p1.
    expect(events(p, 'PointsAllotted').map(({ points }) => points)).toEqual([
      { A: 4, '1': 2, a: 2 },
      { A: 2, '1': 4, a: 2 },
    ]);
  },
);

scenario(
  'a Fatigued model of a player has no Activation Points in the Hostiles turn either, but by option has',
  ['ELD-STATE-034', 'ELD-HOSTILE-004'],
  play => {
    const allotted = (fatiguedRegain: boolean) => {
      const { game, setup } = hostilesTurn('A..1..a', {
        state: stage('p1', 'end'),
        states: { A: ['fatigued'] },
        options: { fatiguedRegain },
      });
      const p = play(game, setup).choose('p2', 'end').chooseIfAsked('p1', 'pass');
      // The turns of p2, of the Hostiles, and of p1, whose Strategic phase ends the state.
      return events(p, 'PointsAllotted').map(({ points }) => points.A);
    };
    expect([allotted(false), allotted(true)]).toEqual([
      [undefined, undefined, 2],
      [undefined, 2, 2],
    ]);
  },
);

scenario(
  'Hostiles make their rolls for states in the Strategic phase of their turn, without a question',
  'ELD-HOSTILE-005',
  play => {
    const lay = (drawing: string) =>
      hostilesTurn(drawing, { state: stage(null, 'strategic'), states: { 1: ['bleeding'], a: ['bleeding'] } });
    const { game, setup } = lay('A..1..a');
    // One roll: that of the Hostile, and none of the player's model, whose own phase is later.
    const p = play(game, { ...setup, dice: [20] });
    expect(events(p, 'RollMade').map(({ roll }) => roll.model)).toEqual(['1']);
    expect(modelIn(p, '1').hp).toBe(1);
  },
);

scenario('a Hostile whose card says so regenerates in its Strategic phase', 'ELD-HOSTILE-012', play => {
  const hp = (uses: readonly 'regeneration'[], lost: number) => {
    const { game, setup } = hostilesTurn('A..1', {
      state: stage(null, 'strategic'),
      cards: { 1: { uses } },
      profiles: { 1: { skills: [{ id: 'regeneration' }], stats: { ...plainProfile.stats, HP: 3 } } },
      models: { 1: { hp: 3 - lost } },
    });
    const p = play(game, setup);
    return [modelIn(p, '1').hp, events(p, 'AbilityUsed').length];
  };
  expect([hp(['regeneration'], 2), hp([], 2), hp(['regeneration'], 0)]).toEqual([
    [2, 1],
    [1, 0],
    [3, 0],
  ]);
});

scenario(
  'where no Hostile is left to have a turn, the effects of Hostiles and of nobody end with the round',
  ['ELD-HOSTILE-005', 'ELD-STATE-004'],
  play => {
    const lasting = (until: Until, by: string | null) =>
      ({ state: 'panicked', until, by, source: `${until} ${by}` }) as const;
    const left = (drawing: string, active: string) => {
      const { game, setup } = hostilesTurn(drawing, {
        state: stage(active, 'end'),
        states: {
          a: [
            lasting('strategic-phase', null),
            lasting('next-end-phase', null),
            lasting('strategic-phase', 'p2'),
            lasting('game', null),
          ],
        },
      });
      return modelIn(play(game, setup), 'a').states.map(({ source }) => source);
    };
    // In the turn of the 1st Player the round goes on.
    expect(left('A.....a', 'p2')).toEqual(['strategic-phase p2', 'game null']);
    expect(left('A.....a', 'p1')).toEqual(['strategic-phase null', 'next-end-phase null', 'game null']);
    // A Hostile on the field has its turn, in which these effects end one after the other.
    expect(left('A..1..a', 'p2')).toEqual(['strategic-phase p2', 'game null']);
  },
);

scenario(
  'a Hostile that comes back gives the Hostiles their turn, though none was left on the field',
  ['ELD-HOSTILE-002', 'ELD-HOSTILE-036', 'ELD-QUEST-043'],
  play => {
    const home = { x: inches(30), y: inches(30), z: 0 };
    const turns = (state: 'dead' | 'incapacitated', tier: number) => {
      const { game, setup } = hostilesTurn('A..a....1', {
        ...atQuest('breaking-in', { options: { gameSize: 61 } }),
        cards: { 1: {} },
        profiles: { 1: { tier } },
        models: { 1: { home, hp: 0, states: [{ state, by: 'p1', source: 'test' }] } },
        state: stage('p2', 'end'),
      });
      const p = play(game, setup);
      const reached = events(p, 'StageReached').flatMap(({ stage: to }) => (to.name === 'turn' ? [to.active] : []));
      const there = p.state.models.filter(one => one.player === null && one.where === 'field');
      return [reached.includes(null), there.map(({ at, states }) => [at, states.length])];
    };
    expect(turns('dead', 1)).toEqual([true, [[home, 0]]]);
    // One that is Incapacitated has not died, and Tier II does not come back: its body is on the field, and does nothing.
    const [isThere, bodies] = turns('incapacitated', 1);
    expect([isThere, bodies]).toEqual([true, [[{ x: inches(18), y: inches(2), z: 0 }, 1]]]);
    expect(turns('dead', 2)[1]).toEqual([[{ x: inches(18), y: inches(2), z: 0 }, 1]]);
  },
);

scenario('no Hostile activates or reacts while a duel goes on', ['ELD-DUEL-005', 'ELD-HOSTILE-013'], play => {
  const strikes = { when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee' } } as const;
  const answers = { when: [{ is: 'target', of: 'attack' }], does: { do: 'attack', kind: 'melee' } } as const;
  const lay = (active: string | null, duel: EldState['duel']) =>
    hostilesTurn('1Aa', {
      active,
      cards: { 1: { action: [strikes], reaction: [answers] } },
      at: { 1: { x: 20000, y: 20000 }, A: { x: 20000, y: 23200 }, a: { x: 40000, y: 20000 } },
      facing: { 1: { x: 0, y: 1 }, A: { x: 0, y: -1 } },
      models: { A: { points: active === null ? 0 : 1 }, 1: { hp: 9 } },
      state: { duel },
    });
  const fought = { issuer: 'A', accepted: 'a' };
  const own = (duel: EldState['duel'], dice: readonly number[]) => {
    const { game, setup } = lay(null, duel);
    return events(play(game, { ...setup, dice }), 'SequenceBegan').map(({ model }) => model);
  };
  expect([own(null, [20, 20]), own(fought, [])]).toEqual([['1'], []]);
  const struck = (duel: EldState['duel'], dice: readonly number[]) => {
    const { game, setup } = lay('p1', duel);
    const p = play(game, { ...setup, dice })
      .choose('p1', 'A')
      .choose('p1', idle({ x: 0, y: -1 }));
    p.choose('p1', swordAttack).choose('p1', { model: '1' }).choose('p1', { model: '1' });
    return events(p, 'ReactionDeclared').length;
  };
  expect([struck(null, [20, 20, 20]), struck(fought, [20, 20])]).toEqual([1, 0]);
});
