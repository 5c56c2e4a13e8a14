import { expect, test } from 'vitest';
import { hexEdition } from '../../edition.js';
import { modelOf } from '../../match/models.js';
import { hunters } from '../../monsters-and-souls/monsters/hunter.js';
import { attacks, column, faces, happened, hunting, moving, suffering } from '../../testing/index.js';
import type { JhxEdition } from '../../vocabulary/edition.js';
import { laidOut, scenario, v11OnHexes } from '../scenario-words.js';

scenario('a Monster moves its MOV towards the nearest Hero or Summoned model', 'JV11-COMM-007', play => {
  for (const kind of ['hero', 'summoned'] as const) {
    const laid = hunting(column('b', '.', '1', '.', '.', 'm', '.', '.', '.', '.', '.', '.', 'A'), {
      edition: v11OnHexes,
      models: { b: { kind } },
    });
    const p = play(laid.game, laid.setup);
    expect(modelOf(p.state, 'm').at).toBe(laid.cell('1'));
    expect(happened(p, 'ModelMoved')).toHaveLength(3);
  }
});

/** The Effigy of `p2` is nearer to the Monster than `A`. */
const siege = `
   %     %
      %
   .     .
      .
   .     .
      2
   .     .
      m
   .     .
      1
   .     .
      .
   .     .
      .
   .     .
      A
`;

scenario('a Monster never moves towards an Effigy, in a Battle either', 'JV11-COMM-007', play => {
  const goes = (edition: JhxEdition, mode: '3v3' | '5v5' = '5v5'): number | null => {
    const laid = hunting(
      siege,
      { edition, options: { mode }, cards: { monsters: { slug: moving(1) } } },
      { card: 'slug' },
    );
    return modelOf(play(laid.game, laid.setup).state, 'm').at;
  };
  const { cell } = laidOut(siege);
  expect([goes(hexEdition), goes(v11OnHexes)]).toEqual([cell('2'), cell('1')]);
  expect([goes(hexEdition, '3v3'), goes(v11OnHexes, '3v3')]).toEqual([cell('1'), cell('1')]);
});

scenario('a Monster still attacks an Effigy in a Battle', 'JV11-COMM-008', play => {
  const laid = hunting('   %     %\n      %\n   .     .\n      m\n   .     .\n      .', {
    edition: v11OnHexes,
    options: { mode: '5v5' },
  });
  expect(attacks(play(laid.game, { ...laid.setup, dice: faces('..') }))).toEqual(['m at effigy:p2 with teeth']);
});

test('no Monster acts in round 1, or in the round in which it came [JV11-COMM-008]', () => {
  const who = (round: number) =>
    hunters(
      laidOut('m\n\nn\n\nA', {
        models: { m: { kind: 'monster', enteredIn: 0 }, n: { kind: 'monster', enteredIn: 3 } },
        state: { round },
      }).table,
    );
  expect([who(1), who(2), who(3), who(4)]).toEqual([[], ['m', 'n'], ['m'], ['m', 'n']]);
});

scenario(
  'a Monster stands up, goes for the equally near enemy with more health, and attacks at the end of its move',
  'JV11-COMM-008',
  play => {
    const laid = hunting(column('A', '1', '.', 'm', '.', '2', 'b'), {
      edition: v11OnHexes,
      models: { A: { damage: 1 } },
      effects: [suffering('m', 'knock-down', 'A')],
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('..') });
    expect(happened(p, 'EffectsEnded')[0]?.why).toBe('removed');
    expect(modelOf(p.state, 'm').at).toBe(laid.cell('2'));
    expect(attacks(p)).toEqual(['m at b with teeth']);
  },
);
