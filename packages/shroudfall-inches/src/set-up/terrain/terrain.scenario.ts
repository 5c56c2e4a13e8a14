import { suggest } from '@rulewright/core';
import { inches, mm, type Point } from '@rulewright/core/inches';
import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Sfi, SfiChoices } from '../../vocabulary/index.js';
import type { TerrainCard, TerrainPiece } from '../../vocabulary/pack.js';

const scenario = scenarios<RuleId>(test);

const waiting = { where: 'in-reserve', strength: 1 } as const;
/** A rectangular piece with its middle at its origin; sizes in inches. */
const piece = (width: number, height: number): TerrainPiece => {
  const [x, y] = [inches(width / 2), inches(height / 2)];
  const corners = [{ x: -x, y: -y }, { x, y: -y }, { x, y }, { x: -x, y }]; // biome-ignore format: one line
  return { name: 'Piece', type: 'area', def: 0, arm: 0, keywords: [], footprint: [corners] };
};
const card = (main: readonly TerrainPiece[], side: readonly TerrainPiece[] = []): TerrainCard => ({
  name: 'Card',
  source: 'original',
  points: 0,
  main,
  side,
});
const hill = card([piece(4, 2)]);
/** Terrain is placed: first by p1, whose edge is at y = 0. */
const placing = (
  terrain: Readonly<Record<string, TerrainCard>>,
  cards: readonly (readonly string[])[],
  lay: LaidOut = {},
) =>
  laidOut('', {
    units: { A: waiting, c: waiting },
    terrain,
    ...lay,
    armies: {
      p1: { right: 'terrain', terrainCards: cards[0] ?? [] },
      p2: { right: 'token', terrainCards: cards[1] ?? [] },
    },
    state: { stage: { name: 'set-up', step: 'place terrain' }, token: 'p2', round: 0 },
  });
const three = { a: hill, b: hill, c: hill, d: hill, e: hill, f: hill };
const all = [['a', 'b', 'c'], ['d', 'e', 'f']] as const; // biome-ignore format: one line

type Place = SfiChoices['terrainPlace'];
/** A place in inches and units; without a facing the piece lies along the edges. */
const at = (x: number, y: number, dx = 0, dy = 0, facing = { x: 1, y: 0 }): Place => ({
  at: { x: inches(x) + dx, y: inches(y) + dy },
  facing,
});
const kindOf = ({ match }: Play<Sfi>) => match.decisions.map(({ by, kind }) => [by, kind]);
const near = { code: 'near-terrain', rule: 'SFI-SETUP-017' } as const;

scenario('the players place main pieces in turn, until there are five', 'SFI-SETUP-010', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).options('p1', ['a', 'b', 'c']).choose('p1', 'b').choose('p1', at(6, 8));
  p.options('p2', ['d', 'e', 'f']).choose('p2', 'd').choose('p2', at(6, 28));
  p.options('p1', ['a', 'c']).choose('p1', 'a').choose('p1', at(18, 8));
  p.choose('p2', 'f').choose('p2', at(18, 28));
  // The last card of p1 needs no choice; p2 keeps one card.
  p.choose('p1', at(30, 8)).waitsFor({ by: 'p2', kind: 'deployModels' });
  expect(happened(p, 'TerrainPlaced').map(({ player, piece: { id } }) => [player, id])).toEqual([
    ['p1', 'p1:b/main-1'],
    ['p2', 'p2:d/main-1'],
    ['p1', 'p1:a/main-1'],
    ['p2', 'p2:f/main-1'],
    ['p1', 'p1:c/main-1'],
  ]);
  expect(p.state.armies.map(({ terrainCards }) => terrainCards)).toEqual([[], ['e']]);
});

scenario('the first piece of each player lies completely within the own half', 'SFI-SETUP-011', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a');
  const outside = { code: 'not-in-own-half', rule: 'SFI-SETUP-011' } as const;
  p.refuses('p1', at(18, 17, 0, 1), outside)
    .choose('p1', at(18, 17))
    .choose('p2', 'd');
  p.refuses('p2', at(6, 19, 0, -1), outside).choose('p2', at(6, 19));
});

scenario('later pieces lie anywhere, but the second of the second player in the own half', 'SFI-SETUP-012', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a').choose('p1', at(6, 8)).choose('p2', 'd').choose('p2', at(6, 28));
  p.choose('p1', 'b').choose('p1', at(18, 28)).choose('p2', 'e');
  p.refuses('p2', at(18, 19, 0, -1), { code: 'not-in-own-half', rule: 'SFI-SETUP-012' }).choose('p2', at(18, 19));
  p.choose('p1', at(30, 20));
});

scenario('by the option the second piece of the second player lies anywhere, too', 'SFI-SETUP-012', play => {
  const { game, setup } = placing(three, all, { options: { 'terrain.repeatHalfRestriction': false } });
  const p = play(game, setup).choose('p1', 'a').choose('p1', at(6, 8)).choose('p2', 'd');
  p.refuses('p2', at(6, 10), { code: 'not-in-own-half', rule: 'SFI-SETUP-011' }).choose('p2', at(6, 28));
  p.choose('p1', 'b').choose('p1', at(18, 28)).choose('p2', 'e').choose('p2', at(18, 10));
});

scenario('a main piece is at least 4" from both deployment edges', 'SFI-SETUP-014', play => {
  const { game, setup } = placing(three, all);
  const close = { code: 'near-deployment-edge', rule: 'SFI-SETUP-014' } as const;
  const p = play(game, setup)
    .choose('p1', 'a')
    .refuses('p1', at(18, 5, 0, -1), close)
    .choose('p1', at(18, 5));
  p.choose('p2', 'd')
    .refuses('p2', at(18, 31, 0, 1), close)
    .choose('p2', at(18, 31))
    .choose('p1', 'b');
  p.refuses('p1', at(6, 31, 0, 1), close);
});

scenario('a main piece is at least 2" from the table edges that are no deployment edges', 'SFI-SETUP-015', play => {
  const { game, setup } = placing(three, all);
  const close = { code: 'near-side-edge', rule: 'SFI-SETUP-015' } as const;
  const p = play(game, setup)
    .choose('p1', 'a')
    .refuses('p1', at(4, 8, -1), close)
    .choose('p1', at(4, 8));
  p.choose('p2', 'd')
    .refuses('p2', at(32, 28, 1), close)
    .choose('p2', at(32, 28));
});

scenario('pieces are at least 2" apart, however they are turned', 'SFI-SETUP-017', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a').choose('p1', at(18, 17)).choose('p2', 'd');
  const turned = { x: 0, y: 1 };
  p.refuses('p2', at(18, 22, 0, -1, turned), near)
    .choose('p2', at(18, 22, 0, 0, turned))
    .choose('p1', 'b');
  p.refuses('p1', at(12, 17, 1), near).choose('p1', at(12, 17));
});

scenario('corners are at least 2" apart across the diagonal', 'SFI-SETUP-017', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a').choose('p1', at(10, 10)).choose('p2', 'd').choose('p2', at(30, 28));
  // The gap between the corners is 1.2" across and 1.6" down: 2" exactly.
  p.choose('p1', 'b')
    .refuses('p1', at(15.2, 13.6, -1), near)
    .refuses('p1', at(15.2, 13.6, 0, -1), near);
  p.choose('p1', at(15.2, 13.6));
});

scenario(
  'a piece is at least 2" from the edge of the base of a scenario element',
  ['SFI-SETUP-017', 'SFI-MEASURE-015'],
  play => {
    const lay = { elements: { well: { at: { x: inches(18), y: inches(10) }, base: 50 } } };
    const { game, setup } = placing(three, all, lay);
    const p = play(game, setup).choose('p1', 'a');
    const right = 18 + 2 + 2;
    p.refuses('p1', at(right, 10, mm(25) - 1), { code: 'near-element', rule: 'SFI-SETUP-017' });
    p.choose('p1', at(right, 10, mm(25)));
  },
);

const camp = card([piece(4, 2)], [piece(1, 1), piece(2, 1)]);

scenario('after a main piece the opponent at once places the side pieces of its card', 'SFI-SETUP-013', play => {
  const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']]);
  const p = play(game, setup).choose('p1', at(18, 10)).waitsFor({ by: 'p2', kind: 'terrainPlace' });
  p.choose('p2', at(18, 14)).waitsFor({ by: 'p2', kind: 'terrainPlace' }).choose('p2', at(12, 10));
  expect(happened(p, 'TerrainPlaced').map(({ player, piece: { id, owner } }) => [player, id, owner])).toEqual(
    [
      ['p2', 'p1:camp/side-1', 'p1'],
      ['p2', 'p1:camp/side-2', 'p1'],
    ].toSpliced(0, 0, ['p1', 'p1:camp/main-1', 'p1']),
  );
  // Then it is the turn of p2 to place a main piece.
  p.choose('p2', at(18, 28));
});

scenario('a side piece is between 2" and 4" from its main piece', ['SFI-SETUP-016', 'SFI-SETUP-017'], play => {
  const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']]);
  const p = play(game, setup).choose('p1', at(18, 10));
  p.refuses('p2', at(18, 15.5, 0, 1), { code: 'far-from-main', rule: 'SFI-SETUP-016' });
  p.refuses('p2', at(18, 13.5, 0, -1), near)
    .choose('p2', at(18, 13.5))
    .choose('p2', at(18, 5.5, 0, -1270));
});

scenario(
  'the edges and halves of main pieces do not bind side pieces, which only lie on the table',
  'SFI-SETUP-016',
  play => {
    const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']]);
    const p = play(game, setup).choose('p1', at(4, 17));
    p.refuses('p2', at(-0.5, 13, 1269), { code: 'off-the-table', rule: 'SFI-SETUP-016' });
    // Right at the table edge, and in the half of the other player.
    p.choose('p2', at(0.5, 13.5)).choose('p2', at(4, 21));
    expect(p.state.terrain).toHaveLength(3);
  },
);

scenario('a card with several main pieces counts as one of the five', ['SFI-SETUP-010', 'SFI-TERRAIN-001'], play => {
  const twin = card([piece(2, 2), piece(2, 2)], [piece(1, 1)]);
  const { game, setup } = placing({ twin, d: hill }, [['twin'], ['d']]);
  const p = play(game, setup).choose('p1', at(8, 8)).waitsFor({ by: 'p1', kind: 'terrainPlace' });
  // Both must lie in the own half, for the card is the first.
  p.refuses('p1', at(28, 28), { code: 'not-in-own-half', rule: 'SFI-SETUP-011' }).choose('p1', at(28, 8));
  // The side piece lies near either of them.
  p.refuses('p2', at(18, 8), { code: 'far-from-main', rule: 'SFI-SETUP-016' }).choose('p2', at(28, 11.5));
  p.waitsFor({ by: 'p2', kind: 'terrainPlace' });
});

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

scenario('malformed places are refused with their field', 'SFI-SETUP-010', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a');
  const refused = (choice: unknown, code: string) => p.refuses('p1', choice, { code, rule: 'SFI-SETUP-010' });
  refused({ at: { x: 1, y: 1 } }, 'not-a-place');
  refused({ at: { x: 0.5, y: 1 }, facing: { x: 1, y: 0 } }, 'not-a-whole-number');
  refused({ at: { x: 1, y: 1 }, facing: { x: 0, y: 0 } }, 'not-a-facing');
  refused({ at: { x: 1, y: 1 }, facing: { x: 0.5, y: 0 } }, 'not-a-whole-number');
  refused({ at: { x: 1e308, y: 1 }, facing: { x: 1, y: 0 } }, 'too-large');
});
