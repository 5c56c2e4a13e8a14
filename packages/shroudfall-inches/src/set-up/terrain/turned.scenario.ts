import { all, at, camp, card, hill, near, piece, placing, scenario, three } from './scenario-words.js';

/** Turned by the triangle 3, 4, 5: a hill of 4 by 2 inches then reaches 2.2 inches to the sides, and 2 inches up and down. */
const aslant = { x: 4, y: 3 };
const sideEdge = { code: 'near-side-edge', rule: 'SFI-SETUP-015' } as const;
const deploymentEdge = { code: 'near-deployment-edge', rule: 'SFI-SETUP-014' } as const;
const half = { code: 'not-in-own-half', rule: 'SFI-SETUP-011' } as const;

scenario(
  'the distances of a turned main piece to all edges count from its corners, and exactly the distance is enough',
  ['SFI-SETUP-014', 'SFI-SETUP-015'],
  play => {
    const { game, setup } = placing(three, all);
    const p = play(game, setup).choose('p1', 'a');
    p.refuses('p1', at(4.2, 6, -1, 0, aslant), sideEdge).refuses('p1', at(4.2, 6, 0, -1, aslant), deploymentEdge);
    p.choose('p1', at(4.2, 6, 0, 0, aslant)).choose('p2', 'd');
    p.refuses('p2', at(31.8, 30, 1, 0, aslant), sideEdge).refuses('p2', at(31.8, 30, 0, 1, aslant), deploymentEdge);
    p.choose('p2', at(31.8, 30, 0, 0, aslant));
  },
);

scenario('a turned main piece may touch the middle line with a corner', 'SFI-SETUP-011', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup).choose('p1', 'a');
  p.refuses('p1', at(18, 16, 0, 1, aslant), half)
    .choose('p1', at(18, 16, 0, 0, aslant))
    .choose('p2', 'd');
  p.refuses('p2', at(8, 20, 0, -1, aslant), half).choose('p2', at(8, 20, 0, 0, aslant));
  // The second piece of p1 lies anywhere, 2 inches from the corner of the other one: across the middle line.
  p.choose('p1', 'b')
    .refuses('p1', at(8, 15, 0, 1), near)
    .choose('p1', at(8, 15));
});

scenario('a turned side piece is 2 to 4 inches from its main piece', ['SFI-SETUP-016', 'SFI-SETUP-017'], play => {
  const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']]);
  const p = play(game, setup).choose('p1', at(18, 10));
  p.refuses('p2', at(18, 15.7, 0, 1, aslant), { code: 'far-from-main', rule: 'SFI-SETUP-016' });
  p.refuses('p2', at(18, 13.7, 0, -1, aslant), near).choose('p2', at(18, 15.7, 0, 0, aslant));
  // The other one lies straight, 2 inches from the main piece.
  p.choose('p2', at(13, 10));
});

scenario(
  'every main piece of the first card of a player lies in the own half, and every one of the next card anywhere',
  ['SFI-SETUP-011', 'SFI-SETUP-012', 'SFI-TERRAIN-001'],
  play => {
    const twin = card([piece(4, 2), piece(2, 2)]);
    const { game, setup } = placing({ a: twin, b: twin, d: hill }, [['a', 'b'], ['d']]);
    const p = play(game, setup).choose('p1', 'a').choose('p1', at(6, 10));
    p.refuses('p1', at(12, 17, 0, 1), half)
      .choose('p1', at(12, 17))
      .choose('p2', at(6, 28));
    p.choose('p1', at(18, 28)).choose('p1', at(24, 18));
  },
);

scenario('two pieces that are turned alike are 2 inches apart across the slant', 'SFI-SETUP-017', play => {
  const { game, setup } = placing(three, all);
  const p = play(game, setup)
    .choose('p1', 'a')
    .choose('p1', at(18, 10, 0, 0, aslant));
  p.choose('p2', 'd').choose('p2', at(6, 30)).choose('p1', 'b');
  p.refuses('p1', at(15.6, 13.2, 1, 0, aslant), near).refuses('p1', at(15.6, 13.2, 0, -1, aslant), near);
  p.choose('p1', at(15.6, 13.2, 0, 0, aslant));
});

scenario(
  'a piece fits between two others that are exactly 6 inches apart, and not a hair aside',
  'SFI-SETUP-017',
  play => {
    const { game, setup } = placing(three, all);
    const p = play(game, setup).choose('p1', 'a').choose('p1', at(18, 10)).choose('p2', 'd').choose('p2', at(6, 30));
    p.choose('p1', 'b').choose('p1', at(18, 18)).choose('p2', 'e').choose('p2', at(30, 30));
    p.refuses('p1', at(18, 14, 0, -1), near)
      .refuses('p1', at(18, 14, 0, 1), near)
      .choose('p1', at(18, 14));
  },
);
