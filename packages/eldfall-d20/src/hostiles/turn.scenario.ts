import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn, open } from '../activation/scenario-words.js';
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
