import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { moments } from '../../match/lasting.js';
import type { RuleId } from '../../rulebook/index.js';
import { happened, laidOut, withTemporaryHealth } from '../../testing/index.js';
import type { JhxOptions, JhxState } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const drawing = `
        %
     %     %
        .
     A     b
        .
     @     @
        @
`;
/** The end of a round. */
const over = (state: Partial<JhxState>, options: Partial<JhxOptions> = {}) => {
  const { game, setup } = laidOut(drawing, {
    options,
    state: { stage: { name: 'end-of-round' }, ...state },
  });
  return { game, setup };
};

scenario('the player who activated last goes second in the next round', ['JHX-ROUND-001', 'JHX-ROUND-005'], play => {
  const { game, setup } = over({ lastActivation: 'p1' });
  const p = play(game, setup);
  expect([p.state.round, p.state.order]).toEqual([3, ['p2', 'p1']]);
});

scenario('a round begins with step 1 of its Communion Phase', ['JHX-ROUND-001', 'JHX-ROUND-003'], play => {
  const { game, setup } = over({ lastActivation: 'p1' });
  const stages = happened(play(game, setup), 'StageReached').map(({ stage }) => stage);
  expect(stages[0]).toEqual({ name: 'communion', step: 1, queue: null });
});

scenario('an effect until the end of the round ends with it, and nothing else does', 'JHX-ROUND-001', play => {
  const until = (moment: string) => ({ ...withTemporaryHealth('A', 2, moment), until: moment });
  const { game, setup } = laidOut(drawing, {
    effects: [until(moments.round), until(moments.startOf('A'))],
    state: { stage: { name: 'end-of-round' }, lastActivation: 'p1' },
  });
  expect(play(game, setup).state.effects.map(one => one.until)).toEqual([moments.startOf('A')]);
});

scenario('a player goes first in the next round if the other one activated last', 'JHX-ROUND-005', play => {
  const { game, setup } = over({ lastActivation: 'p2', order: ['p2', 'p1'] });
  expect(play(game, setup).state.order).toEqual(['p1', 'p2']);
});

scenario('if nobody activated the order stays', 'JHX-ROUND-006', play => {
  const { game, setup } = over({ lastActivation: null, order: ['p2', 'p1'] });
  const { state } = play(game, setup);
  expect([state.round, state.order]).toEqual([3, ['p2', 'p1']]);
});

scenario(
  'a Skirmish is over after round 5, a Battle after round 6',
  ['JHX-ROUND-004', 'JHX-WIN-006', 'JHX-ACT-017'],
  play => {
    for (const [mode, last] of [
      ['3v3', 5],
      ['5v5', 6],
    ] as const) {
      const before = over({ round: last - 1, lastActivation: 'p1' }, { mode });
      expect(play(before.game, before.setup).state.round).toBe(last);
      const after = over({ round: last, lastActivation: 'p1' }, { mode });
      play(after.game, after.setup).ends({ reason: 'draw', winners: [] });
    }
  },
);

scenario('by the option `roundLimit` a match has no last round, or another one', 'JHX-ROUND-004', play => {
  const none = over({ round: 9, lastActivation: 'p1' }, { roundLimit: null });
  expect(play(none.game, none.setup).state.round).toBe(10);
  const two = over({ round: 2, lastActivation: 'p1' }, { roundLimit: 2 });
  play(two.game, two.setup).ends({ reason: 'draw', winners: [] });
});
