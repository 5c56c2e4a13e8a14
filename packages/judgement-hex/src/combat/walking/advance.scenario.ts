import { history } from '@rulewright/core';
import { expect } from 'vitest';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { activating, column, offered, options, scenario, walk } from '../../round/actions/scenario-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, happened, type LaidOut, plainHero, plainMonster, suffering } from '../../testing/index.js';
import { advance } from './advance.js';

scenario(
  'for 1 AP a Hero moves hex by hex, up to its MOV, and may stop before',
  ['JHX-ACTION-003', 'JHX-MOVE-001', 'JHX-GEN-011'],
  play => {
    const { game, setup, cell } = activating(column('A', '1', '2', '3', '4', 'b'));
    const p = play(game, setup);
    p.choose('p1', { do: 'advance', model: 'A' });
    p.events({ type: 'ActionTaken', action: { do: 'advance', model: 'A' }, model: 'A', ap: 1, fate: 0 });
    p.waitsFor({ by: 'p1', kind: 'step' }).options('p1', [cell('1'), 'stop']);
    p.choose('p1', cell('1'));
    const path = ['A', '1'].map(cell);
    expect(p.match.decisions[0]?.about).toEqual({ model: 'A', path, mov: 3, extra: 0, left: 2 });
    p.choose('p1', cell('2')).choose('p1', 'stop');
    p.events(
      { type: 'ModelMoved', model: 'A', from: cell('A'), to: cell('1'), how: 'advance' },
      { type: 'ModelMoved', model: 'A', from: cell('1'), to: cell('2'), how: 'advance' },
      { type: 'MovementEnded', model: 'A', why: 'done' },
    );
    // Going back is a way too: MOV 3 takes it no farther than three hexes in all.
    p.choose('p1', { do: 'advance', model: 'A' }).choose('p1', cell('3'));
    p.options('p1', [cell('2'), cell('4'), 'stop']);
    p.choose('p1', cell('2')).choose('p1', cell('3'));
    expect(happened(p, 'MovementEnded')).toHaveLength(2);
  },
);

scenario('an Advance of no hexes is an action like any other', ['JHX-GEN-011', 'JHX-TERRAIN-017'], play => {
  const { game, setup, cell } = activating(column('!A', '.', '.', '.', 'b'));
  const p = play(game, setup);
  walk(p, 'A', []);
  p.events(
    { type: 'ActionTaken', action: { do: 'advance', model: 'A' }, model: 'A', ap: 1, fate: 0 },
    { type: 'MovementEnded', model: 'A', why: 'done' },
  );
  expect(p.state.models.find(({ id }) => id === 'A')?.at).toBe(cell('A'));
});

scenario(
  'nobody goes through another model; through its own Effigy it may go, but not stop there',
  ['JHX-MOVE-002', 'JHX-MOVE-003', 'JHX-MOVE-004'],
  play => {
    const blocked = activating(column('1', 'A', 'B', '2', 'c'));
    const p = play(blocked.game, blocked.setup);
    p.choose('p1', { do: 'advance', model: 'A' }).options('p1', [blocked.cell('1'), 'stop']);
    p.refuses('p1', blocked.cell('B'), { code: 'model-in-the-way', rule: 'JHX-MOVE-003' });

    const home = activating(`
      1     2
         @
      @     @
         A
      3     4
         .
      .     .
         b
    `);
    const q = play(home.game, home.setup).choose('p1', { do: 'advance', model: 'A' });
    const effigy = pieceOf(home.table, 'effigy:p1')?.cells ?? [];
    const into = effigy.find(at => options(q).includes(at)) ?? -1;
    q.choose('p1', into);
    expect(options(q)).not.toContain('stop');
    q.refuses('p1', 'stop', { code: 'occupied', rule: 'JHX-MOVE-004' });
  },
);

scenario('the highest penalty of the path counts, once', ['JHX-MOVE-005', 'JHX-MOVE-006', 'JHX-MOVE-007'], play => {
  const hexes = (...way: string[]): number => {
    const { game, setup, cell } = activating(column('A', ...way, 'b'));
    const p = play(game, setup);
    p.choose('p1', { do: 'advance', model: 'A' });
    for (const name of way) {
      const to = cell(name.replace(/\W/, '') || name);
      if (p.match.decisions[0]?.kind !== 'step' || !options(p).includes(to)) break;
      p.choose('p1', to);
    }
    return happened(p, 'ModelMoved').length;
  };
  expect(hexes('1', '2', '3', '4')).toBe(3);
  expect(hexes(':1', '2', '3', '4')).toBe(2);
  expect(hexes(':1', ':2', ':3', '4')).toBe(2);
  expect(hexes('1', '2', ':3', '4')).toBe(3);
});

scenario('MOV is never below 1, whatever is taken from it', ['JHX-MOVE-008', 'JHX-COND-020'], play => {
  const { game, setup, cell } = activating(column('A', '!1', '2', '.', 'b'), { effects: [suffering('A', 'freeze')] });
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
  p.options('p1', [cell('1'), 'stop']);
  p.choose('p1', cell('1'));
  p.waitsFor({ by: 'p1', kind: 'action' });
});

const dasher = { ...plainHero, common: [{ id: 'dash' }] } as const;

scenario('Dash gives 1 MOV to one Advance of an activation', 'JHX-ABILITY-005', play => {
  const lay = { cards: { heroes: { dasher } }, models: { A: { card: 'dasher' } } };
  const { game, setup, cells } = activating(column('A', '1', '2', '3', '4', '5', '6', '7', '8', 'b'), lay);
  const p = play(game, setup);
  expect(offered(p, 'advance')).toEqual([
    { do: 'advance', model: 'A' },
    { do: 'advance', model: 'A', dash: true },
  ]);
  walk(p, 'A', cells('1234'), { dash: true });
  expect(happened(p, 'ModelMoved')).toHaveLength(4);
  expect(offered(p, 'advance')).toEqual([{ do: 'advance', model: 'A' }]);
  walk(p, 'A', cells('5678'));
  expect(happened(p, 'ModelMoved')).toHaveLength(7);
});

scenario('Short Legs keep from dashing in round 1, freeze always', ['JHX-ABILITY-057', 'JHX-COND-022'], play => {
  const short = { ...dasher, common: [...dasher.common, { id: 'short-legs' }] } as const;
  const dashes = (card: string, round: number, frozen = false): number => {
    const { game, setup } = activating(column('A', '.', '.', 'b'), {
      cards: { heroes: { dasher, short } },
      models: { A: { card } },
      effects: frozen ? [suffering('A', 'freeze')] : [],
      state: { round },
    });
    return offered(play(game, setup), 'advance').filter(({ dash }) => dash).length;
  };
  expect([dashes('dasher', 1), dashes('short', 1), dashes('short', 2)]).toEqual([1, 0, 1]);
  expect(dashes('dasher', 2, true)).toBe(0);
});

scenario(
  'a Dash that a model does not have is refused by the rule of Dash',
  ['JHX-ABILITY-005', 'JHX-ABILITY-057', 'JHX-ATTR-004'],
  play => {
    const short = { ...dasher, common: [...dasher.common, { id: 'short-legs' }] } as const;
    const rooted = { ...plainHero, attributes: { ...plainHero.attributes, MOV: null } };
    const refuses = (card: string, refusal: { readonly code: string; readonly rule: RuleId }, used = false): void => {
      const { game, setup } = activating(column('A', '1', '.', '.', '.', '.', '.', 'b'), {
        cards: { heroes: { dasher, short, rooted } },
        models: { A: { card } },
        state: { round: 1 },
        activation: { used: used ? ['dash A'] : [] },
      });
      play(game, setup).refuses('p1', { do: 'advance', model: 'A', dash: true }, refusal);
    };
    refuses('fighter', { code: 'no-such-ability', rule: 'JHX-ABILITY-005' });
    refuses('dasher', { code: 'already-used', rule: 'JHX-ABILITY-005' }, true);
    refuses('short', { code: 'short-legs', rule: 'JHX-ABILITY-057' });
    refuses('rooted', { code: 'no-attribute', rule: 'JHX-ATTR-004' });
  },
);

scenario('a Natural Sprinter moves one hex more in round 1, even if frozen', 'JHX-ABILITY-036', play => {
  const sprinter = { ...plainHero, common: [{ id: 'natural-sprinter' }] } as const;
  const left: unknown[] = [];
  const hexes = (round: number, frozen = false, terrain = '1'): number => {
    const { game, setup, cells } = activating(column('A', terrain, '2', '3', '4', '5', 'b'), {
      cards: { heroes: { sprinter } },
      models: { A: { card: 'sprinter' } },
      effects: frozen ? [suffering('A', 'freeze')] : [],
      state: { round },
    });
    const p = play(game, setup);
    const first = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
    left.push(first.match.decisions[0]?.about);
    walk(p, 'A', cells('12345'));
    return happened(p, 'ModelMoved').length;
  };
  expect([hexes(1), hexes(2)]).toEqual([4, 3]);
  expect(left).toMatchObject([
    { mov: 3, extra: 1, left: 4 },
    { mov: 3, extra: 0, left: 3 },
  ]);
  // Neither a cap on MOV nor the terrain takes the hex, which is no MOV.
  expect(hexes(1, true)).toBe(3);
  expect(hexes(1, false, ':1')).toBe(3);
  // A Charge is as long as ever: 5 hexes to a target 6 hexes away.
  const charges = (...between: readonly string[]): number => {
    const { game, setup } = activating(column('A', ...between, 'b'), {
      cards: { heroes: { sprinter } },
      models: { A: { card: 'sprinter' } },
      state: { round: 1 },
    });
    return offered(play(game, setup), 'charge').length;
  };
  expect([charges('.', '.', '.', '.', '.'), charges('.', '.', '.', '.', '.', '.')]).toEqual([1, 0]);
});

scenario('a die in place of MOV is rolled for each Advance', 'JHX-ATTR-002', play => {
  const unsteady = { ...plainHero, attributes: { ...plainHero.attributes, MOV: 'D3' as const } };
  const { game, setup, cells } = activating(column('A', '1', '2', '3', '4', '5', 'b'), {
    cards: { heroes: { unsteady } },
    models: { A: { card: 'unsteady' } },
  });
  const p = play(game, { ...setup, dice: [2, 5] });
  walk(p, 'A', cells('123'));
  expect(happened(p, 'ModelMoved')).toHaveLength(1);
  walk(p, 'A', cells('2345'));
  expect(happened(p, 'ModelMoved')).toHaveLength(4);
  const rollers = history(p.match).flatMap(({ records }) =>
    records.flatMap(record => (record.kind === 'roll' ? [record.request.by] : [])),
  );
  expect(rollers).toEqual(['p1', 'p1']);
});

scenario('no die is rolled for an Advance of a given number of hexes', 'JHX-ATTR-002', play => {
  const unsteady = { ...plainHero, attributes: { ...plainHero.attributes, MOV: 'D3' as const } };
  const laid = activating(column('A', '1', '2', '3', 'b'), {
    cards: { heroes: { unsteady } },
    models: { A: { card: 'unsteady' } },
  });
  const game = doing(laid, turn => advance(turn, { model: 'A', hexes: 2 }));
  const p = play(game, laid.setup).choose('p1', laid.cell('1')).choose('p1', laid.cell('2'));
  expect(happened(p, 'MovementEnded')).toHaveLength(1);
});

scenario(
  'the active player chooses the path of a model of no player, and nobody the path of a dead one',
  'JHX-ACTION-003',
  play => {
    const advancing = (lay: LaidOut) => {
      const laid = activating(column('A', '.', 'b', '1', '2'), lay);
      return play(
        doing(laid, turn => advance(turn, { model: 'b' })),
        laid.setup,
      );
    };
    advancing({ models: { b: { kind: 'monster' } }, active: 'A' }).waitsFor({ by: 'p1', kind: 'step' });
    advancing({}).waitsFor({ by: 'p2', kind: 'step' });
    advancing({ models: { b: { at: null, diedIn: 1 } } }).events();
  },
);

scenario('a model that cannot move has no Advance', 'JHX-ATTR-004', play => {
  const rooted = { ...plainHero, attributes: { ...plainHero.attributes, MOV: null } };
  const { game, setup } = activating(column('A', '.', 'b'), {
    cards: { heroes: { rooted } },
    models: { A: { card: 'rooted' } },
  });
  expect(offered(play(game, setup), 'advance')).toEqual([]);
});

scenario(
  'before a step that leaves reach, and before no other, the enemy may strike',
  ['JHX-INTERRUPT-012', 'JHX-MOVE-017'],
  play => {
    const { game, setup, cell } = activating(column('b', 'A', '1', '2', '3'), { models: { A: { damage: 10 } } });
    const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
    p.choose('p1', cell('1')).waitsFor({ by: 'p2', kind: 'window' });
    expect(p.state.models.find(({ id }) => id === 'A')?.at).toBe(cell('A'));
    p.choose('p2', 'pass').choose('p1', cell('2'));
    p.waitsFor({ by: 'p1', kind: 'step' });

    // Struck down, it stays where it was, and its move is over.
    const q = play(game, { ...setup, dice: ['hit', 'hit', 'hit'] }).choose('p1', { do: 'advance', model: 'A' });
    q.choose('p1', cell('1')).choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
    q.choose('p2', [0, 1, 2]);
    expect(happened(q, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'A', why: 'killed' }]);
    expect(happened(q, 'ModelMoved')).toEqual([]);
  },
);

scenario('a model knocked down stays in its hex and keeps its AP', ['JHX-MOVE-017', 'JHX-PARTING-013'], play => {
  const { game, setup, cell } = activating(column('b', 'A', '1', '2', '3'));
  const p = play(game, { ...setup, dice: ['both', 'both', 'both'] }).choose('p1', { do: 'advance', model: 'A' });
  p.choose('p1', cell('1')).choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
  p.choose('p2', [0, 1, 2]);
  expect(happened(p, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'A', why: 'knocked-down' }]);
  expect(p.state.models.find(({ id }) => id === 'A')?.at).toBe(cell('A'));
  p.options('p1', [{ do: 'stand-up', model: 'A' }, { do: 'end' }]);
});

scenario(
  'a model that is knocked down where it may not stand goes back to the last hex where it may',
  'JHX-PARTING-014',
  play => {
    const { game, setup, cell } = activating(
      `
      .     1
         A     b
      .     =2
         .     .
      .     3
    `,
      { models: { A: {}, b: { kind: 'hero' } } },
    );
    const p = play(game, { ...setup, dice: ['both', 'both', 'both'] }).choose('p1', { do: 'advance', model: 'A' });
    p.choose('p1', cell('2'));
    expect(options(p)).not.toContain('stop');
    p.choose('p1', cell('3')).choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
    p.choose('p2', [0, 1, 2]);
    expect(happened(p, 'ModelMoved')).toEqual([
      { type: 'ModelMoved', model: 'A', from: cell('A'), to: cell('2'), how: 'advance' },
      { type: 'ModelMoved', model: 'A', from: cell('2'), to: cell('A'), how: 'place' },
    ]);
  },
);

scenario('a Monster strikes a model that an Advance takes out of its reach', 'JHX-INTERRUPT-012', play => {
  const { game, setup, cell } = activating(column('m', 'A', '1', '2', 'b'), {
    models: { m: { kind: 'monster' } },
    cards: { monsters: { rat: plainMonster } },
  });
  const p = play(game, { ...setup, dice: ['miss', 'miss', 'miss'] }).choose('p1', { do: 'advance', model: 'A' });
  p.choose('p1', cell('1'));
  expect(happened(p, 'AttackDeclared').map(({ kind }) => kind)).toEqual(['parting-blow']);
});

scenario('a model that stands where it may not, may stay there', 'JHX-GEN-011', play => {
  const { game, setup, cell } = activating(column('=A', '1', '.', '.', 'b'));
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
  p.options('p1', [cell('1'), 'stop']);
});
