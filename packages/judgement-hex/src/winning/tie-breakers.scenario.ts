import { scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut } from '../testing/index.js';

const scenario = scenarios<RuleId>(test);

/** The end of round 5 with Heroes A of p1 and b of p2. */
const late = (lay: LaidOut) => {
  const { game, setup } = laidOut('A     b\n   .', {
    ...lay,
    state: { stage: { name: 'end-of-round' }, round: 5, lastActivation: 'p1', ...lay.state },
  });
  return { game, setup };
};
const effigy = (damage: number, decay = 0) => ({ damage, decay });

scenario('the first tie-breaker is more Souls, Bound and Banked', ['JHX-WIN-006', 'JHX-WIN-007'], play => {
  const { game, setup } = late({
    models: { A: { souls: 1 } },
    warbands: { p1: { banked: 1 }, p2: { banked: 1, effigy: effigy(3) } },
    state: { firstSoul: 'p2' },
  });
  play(game, setup).ends({ reason: 'more-souls', winners: ['p1'] });
});

scenario('the second tie-breaker is more damage on the Effigy, decay left out', ['JHX-WIN-008'], play => {
  const { game, setup } = late({
    models: { A: { souls: 1 }, b: { souls: 1, level: 3 } },
    warbands: { p1: { effigy: effigy(1, 3) }, p2: { effigy: effigy(2) } },
  });
  play(game, setup).ends({ reason: 'more-effigy-damage', winners: ['p1'] });
});

scenario('the third tie-breaker is more levels gained', 'JHX-WIN-009', play => {
  const { game, setup } = late({ models: { A: { damage: 1 }, b: { level: 2, damage: 9 } } });
  play(game, setup).ends({ reason: 'more-levels', winners: ['p2'] });
});

scenario('the fourth tie-breaker is less health missing', 'JHX-WIN-010', play => {
  const { game, setup } = late({ models: { A: { damage: 3 }, b: { damage: 4 } }, state: { firstSoul: 'p2' } });
  play(game, setup).ends({ reason: 'less-damage', winners: ['p1'] });
});

scenario('a dead Hero is missing its whole maximum', 'JHX-WIN-010', play => {
  const { game, setup } = late({ models: { A: { damage: 11 } }, away: { c: { diedIn: 5, damage: 0 } } });
  play(game, setup).ends({ reason: 'less-damage', winners: ['p1'] });
});

scenario('the last tie-breaker is the first Soul taken; with none taken the match is a draw', 'JHX-WIN-011', play => {
  const first = late({ state: { firstSoul: 'p2' } });
  play(first.game, first.setup).ends({ reason: 'first-soul', winners: ['p2'] });
  const none = late({});
  play(none.game, none.setup).ends({ reason: 'draw', winners: [] });
});
