import { expect } from 'vitest';
import { TURNS } from './bout.js';
import { duel } from './duel.js';
import { at, players, scenario, table } from './scenario-words.js';

const armed = { A: { knives: 2 } };

scenario('a fighter reaches the enemy at 570 units, and not at 571', ['DU-STRIKE-1', 'DU-TURN-1'], play => {
  const beside = (x: number) => play(duel, { players, position: table(at(1000, 1000), at(x, 1000), {}, armed) });
  beside(1570).choose('p1', []).options('p1', ['strike', 'throw', 'rest']);
  beside(1571).choose('p1', []).options('p1', ['throw', 'rest']);
});

scenario('a strike wounds with 4 or more', 'DU-STRIKE-2', play => {
  const position = table(at(1000, 1000), at(1500, 1000));
  play(duel, { players, position, dice: [4] })
    .choose('p1', [])
    .choose('p1', 'strike')
    .events(
      { type: 'Struck', fighter: 'A', face: 4 },
      { type: 'Wounded', fighter: 'B', wounds: 1 },
      { type: 'TurnEnded' },
    );
  play(duel, { players, position, dice: [3] })
    .choose('p1', [])
    .choose('p1', 'strike')
    .events({ type: 'Struck', fighter: 'A', face: 3 }, { type: 'TurnEnded' });
});

scenario('a knife goes 2,000 units far to another point of the table', ['DU-THROW-1', 'DU-TABLE-1'], play => {
  const game = play(duel, { players, position: table(at(1000, 1000), at(5000, 5000), {}, armed) })
    .choose('p1', [])
    .choose('p1', 'throw');
  game
    .refuses('p1', at(3001, 1000), { code: 'out-of-range', rule: 'DU-THROW-1' })
    .refuses('p1', at(1000, 1000), { code: 'no-direction', rule: 'DU-THROW-1' })
    .refuses('p1', at(1000, -1), { code: 'off-the-table', rule: 'DU-TABLE-1' })
    .refuses('p1', [at(1000, 900)], { code: 'not-a-point', rule: 'DU-THROW-1' })
    .choose('p1', at(3000, 1000))
    .events({ type: 'Threw', fighter: 'A', at: at(3000, 1000), meets: false }, { type: 'TurnEnded' });
  expect(game.state.fighters[0]?.knives).toBe(1);
});

scenario('a fighter without knives and out of reach has nothing to choose', ['DU-THROW-1', 'DU-TURN-1'], play => {
  play(duel, { players, position: table(at(1000, 1000), at(5000, 5000)) })
    .choose('p1', [])
    .waitsFor({ by: 'p2', kind: 'path' });
});

scenario('a knife flies past a pillar that it touches, unless touching is crossing', 'DU-THROW-2', play => {
  const position = table(at(1000, 1000), at(5000, 5000), { P: [2000, 1500, 500] }, armed);
  const aiming = (options: { touching?: 'crosses' }) =>
    play(duel, { players, position, options }).choose('p1', []).choose('p1', 'throw');
  aiming({})
    .refuses('p1', at(3000, 1001), { code: 'out-of-range', rule: 'DU-THROW-1' })
    .refuses('p1', at(2900, 1001), { code: 'crosses', rule: 'DU-THROW-2' })
    .choose('p1', at(2900, 1000));
  aiming({ touching: 'crosses' })
    .refuses('p1', at(2900, 1000), { code: 'touches', rule: 'DU-TOUCH-1' })
    .choose('p1', at(2900, 999));
});

scenario(
  'a knife whose flight touches the enemy rolls a die; one that passes a unit beside it does not',
  'DU-THROW-3',
  play => {
    const thrown = (y: number, dice: readonly number[]) =>
      play(duel, { players, position: table(at(1000, 1000), at(2000, y), {}, armed), dice })
        .choose('p1', [])
        .choose('p1', 'throw')
        .choose('p1', at(2500, 1000));
    thrown(1160, [4]).events(
      { type: 'Threw', fighter: 'A', at: at(2500, 1000), meets: true },
      { type: 'Struck', fighter: 'A', face: 4 },
      { type: 'Wounded', fighter: 'B', wounds: 1 },
      { type: 'TurnEnded' },
    );
    thrown(1161, []).events({ type: 'Threw', fighter: 'A', at: at(2500, 1000), meets: false }, { type: 'TurnEnded' });
  },
);

scenario('three wounds are a defeat, two are not', 'DU-END-1', play => {
  const struck = (wounds: number) =>
    play(duel, { players, position: table(at(1000, 1000), at(1500, 1000), {}, { B: { wounds } }), dice: [6] })
      .choose('p1', [])
      .choose('p1', 'strike');
  struck(2).ends({ reason: 'beaten', winners: ['p1'] });
  struck(1).waitsFor({ by: 'p2', kind: 'path' });
});

scenario('after 24 turns fewer wounds win', 'DU-END-2', play => {
  const last = (turns: number, wounds: number) => {
    const position = { ...table(at(1000, 1000), at(5000, 5000), {}, { A: { wounds } }), turns };
    return play(duel, { players, position }).choose(turns % 2 === 0 ? 'p1' : 'p2', []);
  };
  last(TURNS - 1, 0).ends({ reason: 'time', winners: [] });
  last(TURNS - 1, 1).ends({ reason: 'time', winners: ['p2'] });
  last(TURNS - 2, 1).waitsFor({ by: 'p2', kind: 'path' });
});
