import { explain } from '@rulewright/core';
import { expect } from 'vitest';
import { duel } from './duel.js';
import { at, onTheWay, players, scenario, table } from './scenario-words.js';

const crosses = { touching: 'crosses' } as const;
const far = at(5000, 5000);

scenario('a walk has at most four legs, each to another point, or none', 'DU-WALK-1', play => {
  const position = table(at(1000, 1000), far);
  const legs = [at(1100, 1000), at(1100, 1100), at(1000, 1100), at(1000, 1000)];
  play(duel, { players, position })
    .refuses('p1', [...legs, at(1000, 999)], { code: 'too-many-legs', rule: 'DU-WALK-1' })
    .refuses('p1', [at(1000, 1000)], { code: 'no-step', rule: 'DU-WALK-1' })
    .refuses('p1', [at(1100, 1000), at(1100, 1000)], { code: 'no-step', rule: 'DU-WALK-1' })
    .refuses('p1', [at(1100, 1000.5)], { code: 'not-a-whole-number', rule: 'DU-WALK-1' })
    .refuses('p1', 'north', { code: 'not-a-path', rule: 'DU-WALK-1' })
    .choose('p1', legs)
    .events({ type: 'Walked', fighter: 'A', along: legs }, { type: 'TurnEnded' });
  play(duel, { players, position }).choose('p1', []).events({ type: 'TurnEnded' }).waitsFor({ by: 'p2', kind: 'path' });
});

scenario('a walk may be 1,500 units long, but not 1,501', 'DU-WALK-2', play => {
  const game = play(duel, { players, position: table(at(1000, 1000), far) });
  // 900² + 1200² = 1500².
  game
    .refuses('p1', [at(1900, 2201)], { code: 'too-long', rule: 'DU-WALK-2' })
    .refuses('p1', [at(1900, 2200), at(1901, 2200)], { code: 'too-long', rule: 'DU-WALK-2' })
    .choose('p1', [at(1900, 2200)]);
  expect(game.state.fighters[0]?.at).toEqual(at(1900, 2200));
});

scenario('each leg is rounded up by itself', 'DU-WALK-2', play => {
  // The first leg measures 1498.4 and counts 1,499. One more unit fits; a diagonal step measures 1.4 and counts 2.
  play(duel, { players, position: table(at(1000, 1000), far) })
    .refuses('p1', [at(2060, 2059), at(2061, 2060)], { code: 'too-long', rule: 'DU-WALK-2' })
    .choose('p1', [at(2060, 2059), at(2061, 2059)]);
});

scenario('a base may stand at the border of the table, and not one unit beyond', 'DU-TABLE-1', play => {
  play(duel, { players, position: table(at(1000, 1000), far) })
    .refuses('p1', [at(159, 1000)], { code: 'off-the-table', rule: 'DU-TABLE-1' })
    .refuses('p1', [at(1000, 159)], { code: 'off-the-table', rule: 'DU-TABLE-1' })
    .choose('p1', [at(160, 1000)]);
  play(duel, { players, position: table(at(5000, 1000), far) })
    .refuses('p1', [at(5841, 1000)], { code: 'off-the-table', rule: 'DU-TABLE-1' })
    .choose('p1', [at(5840, 1000)]);
});

scenario('a walk passes a pillar that it touches, and none that it crosses by one unit', 'DU-WALK-3', play => {
  // The pillar and the base of the walker: the centre keeps 660 units away from the centre of the pillar.
  const along = (y: number) => [at(3500, y)];
  const position = table(at(2500, 2339), far, { P: [3000, 3000, 500] });
  play(duel, { players, position })
    .refuses('p1', [at(2500, 2341), at(3500, 2341)], { code: 'crosses', rule: 'DU-WALK-3' })
    .choose('p1', [at(2500, 2340), at(3500, 2340)]);
  play(duel, { players, position, options: crosses })
    .refuses('p1', [at(2500, 2340), at(3500, 2340)], { code: 'touches', rule: 'DU-TOUCH-1' })
    .choose('p1', along(2339));
});

scenario('a leg that ends before a pillar on its line does not cross it', ['DU-WALK-3', 'DU-TOUCH-1'], play => {
  const position = table(at(1500, 3000), far, { P: [3000, 3000, 500] });
  play(duel, { players, position })
    .refuses('p1', [at(2341, 3000)], { code: 'crosses', rule: 'DU-WALK-3' })
    .choose('p1', [at(2340, 3000)]);
  play(duel, { players, position, options: crosses })
    .refuses('p1', [at(2340, 3000)], { code: 'touches', rule: 'DU-TOUCH-1' })
    .choose('p1', [at(2339, 3000)]);
});

scenario('the base of the enemy is in the way as well, and the refusal names it', 'DU-WALK-3', play => {
  const game = play(duel, { players, position: table(at(1000, 1000), at(2000, 1000)) });
  game.refuses('p1', [at(1681, 1000)], { code: 'crosses', rule: 'DU-WALK-3' });
  const action = { decision: 0, by: 'p1', choice: [at(1000, 1100), at(1681, 1000)] };
  expect(explain(game.match, action)).toMatchObject({ path: 'choice[1]', detail: { obstacle: 'B' } });
  game.choose('p1', [at(1680, 1000)]).waitsFor({ by: 'p2', kind: 'window' });
});

const approach = table(at(1100, 1000), at(3000, 1000));

// #region meet
scenario('a walk that comes within reach is struck there, and goes on if it is not halted', 'DU-MEET-1', play => {
  const game = play(duel, { players, position: approach, dice: [5] })
    .choose('p1', [at(2500, 1000)])
    .waitsFor({ by: 'p2', kind: 'window' })
    .options('p2', [onTheWay, 'pass']);
  expect(game.match.decisions[0]?.about).toEqual({ walker: 'A', at: at(2430, 1000) });
  expect(game.state.fighters[0]?.at).toEqual(at(2430, 1000));
  game
    .choose('p2', onTheWay)
    .events(
      { type: 'Walked', fighter: 'A', along: [at(2430, 1000)] },
      { type: 'Struck', fighter: 'B', face: 5 },
      { type: 'Wounded', fighter: 'A', wounds: 1 },
      { type: 'Walked', fighter: 'A', along: [at(2500, 1000)] },
    )
    .waitsFor({ by: 'p1', kind: 'act' });
});
// #endregion

scenario('a 6 on the way ends the walk at that point', ['DU-MEET-2', 'DU-STRIKE-2'], play => {
  play(duel, { players, position: approach, dice: [6] })
    .choose('p1', [at(1100, 1100), at(2500, 1100)])
    .choose('p2', onTheWay)
    .events(
      { type: 'Walked', fighter: 'A', along: [at(1100, 1100), at(2439, 1100)] },
      { type: 'Struck', fighter: 'B', face: 6 },
      { type: 'Wounded', fighter: 'A', wounds: 1 },
      { type: 'Halted', fighter: 'A' },
    )
    .options('p1', ['strike', 'rest']);
});

scenario('the third wound on the way ends walk and match', ['DU-MEET-1', 'DU-END-1'], play => {
  const position = table(at(1000, 1000), at(3000, 1000), {}, { A: { wounds: 2, knives: 2 } });
  play(duel, { players, position, dice: [4] })
    .choose('p1', [at(2500, 1000)])
    .skip()
    .choose('p2', onTheWay)
    .events(
      { type: 'Struck', fighter: 'B', face: 4 },
      { type: 'Wounded', fighter: 'A', wounds: 3 },
      { type: 'TurnEnded' },
    )
    .ends({ reason: 'beaten', winners: ['p2'] });
});

scenario('a walk past the enemy is struck where it is 570 units away, and not at 571', 'DU-MEET-1', play => {
  const past = (y: number) => play(duel, { players, position: table(at(2500, y), at(3000, 1000)) });
  past(1570)
    .choose('p1', [at(3500, 1570)])
    .events({ type: 'Walked', fighter: 'A', along: [at(3000, 1570)] })
    .waitsFor({ by: 'p2', kind: 'window' });
  past(1571)
    .choose('p1', [at(3500, 1571)])
    .events({ type: 'Walked', fighter: 'A', along: [at(3500, 1571)] }, { type: 'TurnEnded' });
});

scenario('a walker that begins within reach comes within reach only after it has left', 'DU-MEET-1', play => {
  const position = table(at(2500, 1000), at(3000, 1000));
  play(duel, { players, position })
    .choose('p1', [at(2600, 1000)])
    .waitsFor({ by: 'p1', kind: 'act' });
  const game = play(duel, { players, position, dice: [2] })
    .choose('p1', [at(2300, 1000), at(2500, 1000), at(2300, 1000), at(2500, 1000)])
    .events({ type: 'Walked', fighter: 'A', along: [at(2300, 1000), at(2430, 1000)] });
  // The first meeting is passed; the second one is struck at.
  game
    .choose('p2', 'pass')
    .options('p2', [onTheWay, 'pass'])
    .choose('p2', onTheWay)
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('an enemy that has struck at a walk does not strike at it again', 'DU-MEET-1', play => {
  play(duel, { players, position: table(at(2500, 1000), at(3000, 1000)), dice: [2] })
    .choose('p1', [at(2300, 1000), at(2500, 1000), at(2300, 1000), at(2500, 1000)])
    .choose('p2', onTheWay)
    .waitsFor({ by: 'p1', kind: 'act' });
});

scenario('a point of a walk that rounding moves into a pillar is left out', ['DU-MEET-1', 'DU-WALK-3'], play => {
  // The leg touches the pillar. At (3297, 2598) the walker would be within reach, but 297² + 402² is less than 500².
  const position = table(at(2500, 2000), at(3751, 2942), { P: [3000, 3000, 340] });
  play(duel, { players, position })
    .choose('p1', [at(3380, 2660)])
    .events({ type: 'Walked', fighter: 'A', along: [at(3298, 2598)] })
    .waitsFor({ by: 'p2', kind: 'window' });
});
