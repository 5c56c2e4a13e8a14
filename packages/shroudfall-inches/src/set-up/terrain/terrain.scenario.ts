import { inches, mm } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { happened } from '../../testing/index.js';
import { all, at, camp, card, hill, near, piece, placing, scenario, three } from './scenario-words.js';

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

scenario(
  'the side pieces of each copy of a card lie near the main piece of their own copy, of both players',
  ['SFI-SETUP-016', 'SFI-SETUP-013', 'SFI-ARMY-009'],
  play => {
    const tent = card([piece(4, 2)], [piece(1, 1)]);
    const { game, setup } = placing({ tent }, [['tent', 'tent'], ['tent']]);
    const far = { code: 'far-from-main', rule: 'SFI-SETUP-016' } as const;
    const p = play(game, setup).choose('p1', at(6, 8)).choose('p2', at(6, 12));
    p.choose('p2', at(28, 28)).refuses('p1', at(11, 8), far).choose('p1', at(28, 24));
    p.choose('p1', at(18, 8)).refuses('p2', at(30, 32), far).refuses('p2', at(1, 8), far).choose('p2', at(18, 12));
    expect(p.state.terrain.map(({ id }) => id)).toEqual([
      'p1:tent/main-1',
      'p1:tent/side-1',
      'p2:tent/main-1',
      'p2:tent/side-1',
      'p1:tent#2/main-1',
      'p1:tent#2/side-1',
    ]);
  },
);

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

scenario(
  'a side piece is 4" from its main piece across the diagonal, and 2" from the other side piece',
  ['SFI-SETUP-016', 'SFI-SETUP-017'],
  play => {
    const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']]);
    const p = play(game, setup).choose('p1', at(18, 10));
    const far = { code: 'far-from-main', rule: 'SFI-SETUP-016' } as const;
    // The gap between the corners is 2.4" across and 3.2" down.
    p.refuses('p2', at(22.9, 14.7, 1), far)
      .refuses('p2', at(22.9, 14.7, 0, 1), far)
      .choose('p2', at(22.9, 14.7));
    p.refuses('p2', at(19.4, 14.2, 1), near).choose('p2', at(19.4, 14.2));
  },
);

scenario('a side piece is at least 2" from a scenario element, too', 'SFI-SETUP-017', play => {
  const lay = { elements: { well: { at: { x: inches(18), y: inches(17) }, base: 50 } } };
  const { game, setup } = placing({ camp, d: hill }, [['camp'], ['d']], lay);
  const p = play(game, setup).choose('p1', at(18, 10));
  const last = inches(1) - mm(25);
  p.refuses('p2', at(18, 13.5, 0, last + 1), { code: 'near-element', rule: 'SFI-SETUP-017' });
  p.choose('p2', at(18, 13.5, 0, last));
});
