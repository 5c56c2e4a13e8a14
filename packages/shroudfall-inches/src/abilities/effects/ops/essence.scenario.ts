import { expect } from 'vitest';
import { armyOf } from '../../../match/lookups.js';
import type { LaidOut } from '../../../testing/index.js';
import { carrying, scenario } from '../scenario-words.js';

scenario('essence of an ability comes at once, under the limit of the reserve', 'SFI-ESSENCE-010', play => {
  const gaining = (red: number) => {
    const { game, setup } = carrying(
      'A cd',
      [{ op: 'essence', gain: { yellow: 2 } }],
      {},
      { armies: { p1: { reserve: { red } } } },
    );
    return play(game, setup).choose('p1', 'A');
  };
  expect(armyOf(gaining(8).choose('p1', { yellow: 2 }).state, 'p1').reserve).toEqual({ yellow: 2, red: 8 });
  expect(gaining(9).options('p1', [{ yellow: 1 }, {}]).match.decisions).toHaveLength(1);
});

const rich: LaidOut = { armies: { p2: { reserve: { grey: 1, yellow: 2, red: 1 } } } };

scenario('an effect takes tokens of its colours out of the reserve of the opponent', 'SFI-ESSENCE-010', play => {
  const { game, setup } = carrying(
    'A cd',
    [{ op: 'takeEssence', count: 2, colours: ['grey', 'yellow'], keep: true }],
    {},
    rich,
  );
  const p = play(game, setup).choose('p1', 'A').options('p1', ['grey', 'yellow']).choose('p1', 'grey');
  p.choose('p1', { grey: 1 }).choose('p1', { yellow: 1 });
  expect(armyOf(p.state, 'p1').reserve).toEqual({ grey: 1, yellow: 1 });
  expect(armyOf(p.state, 'p2').reserve).toEqual({ yellow: 1, red: 1 });
});

scenario('an empty reserve gives nothing', 'SFI-ESSENCE-010', play => {
  const { game, setup } = carrying('A cd', [{ op: 'takeEssence', count: 2, keep: true }]);
  play(game, setup).choose('p1', 'A').waitsFor({ by: 'p1', kind: 'act' });
});
