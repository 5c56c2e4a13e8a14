import { suggest } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { happened } from '../../testing/index.js';
import type { TerrainPiece } from '../../vocabulary/pack.js';
import { all, at, card, hill, kindOf, piece, placing, scenario, three } from './scenario-words.js';

scenario(
  'where one of two main pieces is left out, the side piece lies near the other one',
  ['SFI-SETUP-016', 'SFI-SETUP-018'],
  play => {
    const twin = card([piece(4, 2), piece(40, 40)], [piece(1, 1)]);
    const { game, setup } = placing({ twin, d: hill }, [['twin'], ['d']]);
    const p = play(game, setup).choose('p1', at(8, 8)).waitsFor({ by: 'p2', kind: 'terrainPlace' });
    expect(happened(p, 'TerrainLeftOut').map(({ piece: { id } }) => id)).toEqual(['p1:twin/main-2']);
    p.refuses('p2', at(18, 8), { code: 'far-from-main', rule: 'SFI-SETUP-016' }).choose('p2', at(8, 12));
  },
);

scenario('a piece with one legal position is placed there', 'SFI-SETUP-018', play => {
  // 2" from both side edges, 4" from the deployment edge, and up to the middle line.
  const { game, setup } = placing({ vast: card([piece(32, 14)]) }, [['vast'], []]);
  const p = play(game, setup);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    // biome-ignore format: one line
    const code = dx === 0 ? (dy > 0 ? 'not-in-own-half' : 'near-deployment-edge') : 'near-side-edge';
    const rule = dx === 0 ? (dy > 0 ? 'SFI-SETUP-011' : 'SFI-SETUP-014') : 'SFI-SETUP-015';
    p.refuses('p1', at(18, 11, dx, dy), { code, rule });
  }
  p.choose('p1', at(18, 11)).waitsFor({ by: 'p2', kind: 'deployModels' });
});

scenario(
  'a piece too large by a hair has no legal position: it and its side pieces are not used',
  'SFI-SETUP-018',
  play => {
    const wider = piece(32, 14);
    const corners = (wider.footprint[0] ?? []).map(({ x, y }): Point => ({ x: x > 0 ? x + 1 : x, y }));
    const vast = card([{ ...wider, footprint: [corners] }], [piece(1, 1)]);
    const { game, setup } = placing({ vast, d: hill }, [['vast'], ['d']]);
    const p = play(game, setup).waitsFor({ by: 'p2', kind: 'terrainPlace' });
    expect(happened(p, 'TerrainLeftOut').map(({ player, piece: { id } }) => [player, id])).toEqual([
      ['p1', 'p1:vast/main-1'],
      ['p2', 'p1:vast/side-1'],
    ]);
    expect(p.state.armies[0].terrainCards).toEqual([]);
  },
);

/** A plank of this length in units, 24 units wide. */
const plank = (length: number): TerrainPiece => {
  const [x, y] = [length / 2, 12];
  const corners = [{ x: -x, y: -y }, { x, y: -y }, { x, y }, { x: -x, y }]; // biome-ignore format: one line
  return { ...piece(1, 1), footprint: [corners] };
};

scenario(
  'a piece may lie in any direction, and is placed in the only one that it has room in',
  'SFI-SETUP-018',
  play => {
    // The first piece lies in a field of 32" by 14", the diagonal of which is 88718 units long.
    const { game, setup } = placing({ long: card([plank(88_640)]) }, [['long'], []]);
    const p = play(game, setup).waitsFor({ by: 'p1', kind: 'terrainPlace' });
    const near = { code: 'near-side-edge', rule: 'SFI-SETUP-015' } as const;
    p.refuses('p1', at(18, 11, 0, 0, { x: 7, y: 3 }), near).refuses('p1', at(18, 11, 0, 0, { x: 1, y: 0 }), near);
    expect(p.match.decisions.flatMap(one => suggest(p.match, one, 2))).toHaveLength(1);
    p.choose('p1', at(18, 11, 0, 0, { x: 16, y: 7 })).waitsFor({ by: 'p2', kind: 'deployModels' });
    // The plank is turned the other way in the picture by another sign.
    const other = play(game, setup);
    other.choose('p1', at(18, 11, 0, 0, { x: -32, y: 14 })).waitsFor({ by: 'p2', kind: 'deployModels' });
  },
);

scenario('a piece that is longer than the diagonal of the field is left out', 'SFI-SETUP-018', play => {
  const { game, setup } = placing({ long: card([plank(88_740)]) }, [['long'], []]);
  const p = play(game, setup).waitsFor({ by: 'p2', kind: 'deployModels' });
  expect(happened(p, 'TerrainLeftOut')).toHaveLength(1);
});

scenario('where it is not known that a piece has a legal position, its player decides', 'SFI-SETUP-018', play => {
  // A piece that is nearly round, too large by 1/1000 in whatever direction it lies.
  const corners = Array.from({ length: 32 }, (_, i): Point => {
    const angle = (i * Math.PI) / 16;
    return { x: Math.round(17_870 * Math.cos(angle)) + 0, y: Math.round(17_870 * Math.sin(angle)) + 0 };
  });
  const round = card([{ ...piece(1, 1), footprint: [corners] }]);
  const { game, setup } = placing({ round }, [['round'], []]);
  const p = play(game, setup).waitsFor({ by: 'p1', kind: 'terrainPlace' });
  expect(p.match.decisions.flatMap(one => suggest(p.match, one, 2))).toEqual(['none']);
  p.choose('p1', 'none').waitsFor({ by: 'p2', kind: 'deployModels' });
  expect(happened(p, 'TerrainLeftOut')).toHaveLength(1);
  // Nothing but a search that comes to no end allows that.
  const open = placing(three, all);
  const refusal = { code: 'not-a-place', rule: 'SFI-SETUP-010' } as const;
  play(open.game, open.setup).choose('p1', 'a').refuses('p1', 'none', refusal);
});

scenario('a piece that was left out counts as one of the five', ['SFI-SETUP-018', 'SFI-SETUP-010'], play => {
  const vast = card([piece(40, 40)]);
  const { game, setup } = placing({ ...three, a: vast }, all);
  const p = play(game, setup).choose('p1', 'a').choose('p2', 'd').choose('p2', at(6, 28)).choose('p1', 'b');
  // The first piece of p1 on the table is the second of the five, so it lies anywhere.
  p.choose('p1', at(18, 28)).choose('p2', 'e').choose('p2', at(30, 28)).choose('p1', at(6, 8));
  expect(kindOf(p)).toEqual([['p2', 'deployModels']]);
  expect(p.state.terrain).toHaveLength(4);
});

scenario('a side piece without room is left out, and its main piece stays', 'SFI-SETUP-018', play => {
  const { game, setup } = placing({ camp: card([piece(4, 2)], [piece(36, 17)]), d: hill }, [['camp'], ['d']]);
  // Between the main piece and the edges of the table there are 18 inches at the most, of which 2 stay free.
  const p = play(game, setup).choose('p1', at(18, 17)).waitsFor({ by: 'p2', kind: 'terrainPlace' });
  expect(happened(p, 'TerrainLeftOut').map(({ piece: { id } }) => id)).toEqual(['p1:camp/side-1']);
});
