import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, column, offered, scenario, up, walk } from '../../round/actions/scenario-words.js';
import { doing, happened, type LaidOut, plainHero, suffering } from '../../testing/index.js';
import { place, push } from './walk.js';

const tough = (RES: number) => ({ ...plainHero, mostRES: 3, attributes: { ...plainHero.attributes, RES } });
const cards = {
  heroes: {
    one: tough(1),
    two: tough(2),
    pathfinder: { ...plainHero, common: [{ id: 'pathfinder' } as const] },
  },
};

const harmed = (lay: LaidOut, ...way: string[]) => {
  const table = activating(column('A', ...way, '.', 'b'), { cards, ...lay });
  return {
    ...table,
    way: table.cells(way.map(sign => sign.replace(/\D/g, '')).join('')),
  };
};

scenario(
  'treacherous ground deals 1 Armour Piercing damage, the moment it is entered and once in an Advance',
  ['JHX-TERRAIN-013', 'JHX-TERRAIN-016', 'JHX-INTERRUPT-013'],
  play => {
    const { game, setup, cell } = activating(column('A', '!1', '!2', '.', 'b'), {
      cards,
      models: { A: { card: 'one' } },
    });
    const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' }).skip();
    p.choose('p1', cell('1'));
    const [damage] = happened(p, 'ModelDamaged');
    expect(damage).toMatchObject({ model: 'A', damage: 1, cause: 'terrain', by: null });
    // The allowance of this Advance is MOV 1 less 2 for terrain, but never less than 1.
    p.waitsFor({ by: 'p1', kind: 'action' });
    expect(happened(p, 'MovementEnded')).toHaveLength(1);
    // The next Advance is another action.
    walk(p, 'A', [cell('2')]);
    expect(modelOf(p.state, 'A').damage).toBe(2);
  },
);

scenario('RES 1 does not help against treacherous ground, RES 2 does', 'JHX-TERRAIN-013', play => {
  for (const [card, damage] of [
    ['fighter', 1],
    ['one', 1],
    ['two', 0],
  ] as const) {
    const { game, setup, way } = harmed({ models: { A: { card } } }, '!1');
    const p = play(game, setup);
    walk(p, 'A', way);
    expect(modelOf(p.state, 'A').damage).toBe(damage);
  }
});

scenario('the last hex spares the penalty, not the damage', ['JHX-TERRAIN-014', 'JHX-TERRAIN-020'], play => {
  const last = harmed({}, '1', '2', '!3');
  const p = play(last.game, last.setup);
  walk(p, 'A', last.way);
  expect([happened(p, 'ModelMoved').length, modelOf(p.state, 'A').damage]).toEqual([3, 1]);

  // Pathfinder crosses it as fast as other ground, and is hurt all the same.
  const crossing = harmed({ models: { A: { card: 'pathfinder' } } }, '!1', '2', '3');
  const q = play(crossing.game, crossing.setup);
  walk(q, 'A', crossing.way);
  expect([happened(q, 'ModelMoved').length, modelOf(q.state, 'A').damage]).toEqual([3, 1]);
});

scenario('a model that starts on treacherous ground is hurt with the first step', 'JHX-TERRAIN-017', play => {
  const { game, setup, cell } = activating(column('!A', '!1', '.', '.', 'b'));
  const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' });
  expect(happened(p, 'ModelDamaged')).toEqual([]);
  p.choose('p1', cell('1'));
  expect(modelOf(p.state, 'A').damage).toBe(1);
});

scenario(
  'terrain may stop an Advance by killing; the Soul is not the enemy Hero’s that stands farther away',
  ['JHX-TERRAIN-016', 'JHX-TERRAIN-018', 'JHX-MOVE-017'],
  play => {
    const { game, setup, cell } = activating(column('A', '!1', '.', '.', 'b', '.', '.', 'c'), {
      models: { A: { damage: 11 } },
    });
    const p = play(game, setup).choose('p1', { do: 'advance', model: 'A' }).choose('p1', cell('1'));
    expect(happened(p, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'A', why: 'killed' }]);
    expect(happened(p, 'ModelDied')).toEqual([{ type: 'ModelDied', model: 'A', at: cell('1'), killer: null }]);
    expect(happened(p, 'SoulBound').map(({ model }) => model)).toEqual(['b']);
  },
);

scenario(
  'a model that an enemy pushes onto treacherous ground is hurt by that enemy, which has the kill',
  ['JHX-TERRAIN-015', 'JHX-TERRAIN-019', 'JHX-MOVE-017'],
  play => {
    const laid = activating(column('b', '.', 'C', '!1', '.', 'A'), { models: { C: { damage: 11 } } });
    const game = doing(laid, turn => push(turn, { model: 'C', direction: up, hexes: 2, by: 'b' }));
    const p = play(game, laid.setup);
    expect(happened(p, 'ModelDied')).toEqual([{ type: 'ModelDied', model: 'C', at: laid.cell('1'), killer: 'b' }]);
    expect(happened(p, 'SoulBound').map(({ model }) => model)).toEqual(['b']);
  },
);

scenario(
  'a model that goes onto treacherous ground by itself is nobody’s kill',
  ['JHX-TERRAIN-018', 'JHX-TERRAIN-019'],
  play => {
    const killer = (how: 'place' | 'push', by: string): unknown => {
      const laid = activating(column('b', '.', 'C', '!1', '.', 'A'), { models: { C: { damage: 11 } } });
      const game = doing(laid, turn =>
        how === 'place'
          ? place(turn, { model: 'C', to: laid.cell('1'), motion: 'place', by })
          : push(turn, { model: 'C', direction: up, hexes: 1, by }),
      );
      return happened(play(game, laid.setup), 'ModelDied').map(({ killer: whose }) => whose);
    };
    expect([killer('place', 'C'), killer('push', 'C'), killer('place', 'b'), killer('push', 'b')]).toEqual([
      [null],
      [null],
      ['b'],
      ['b'],
    ]);
  },
);

scenario('each of several models that are pushed onto treacherous ground is hurt', 'JHX-TERRAIN-015', play => {
  const laid = activating(column('b', 'D', '!1', '.', 'C', '!2', 'A'));
  const game = doing(laid, function* (turn) {
    for (const model of ['C', 'D']) yield* push(turn, { model, direction: up, hexes: 1, by: 'b' });
  });
  const { state } = play(game, laid.setup);
  expect(['C', 'D'].map(id => modelOf(state, id).damage)).toEqual([1, 1]);
});

scenario('treacherous ground on the second hex of a Push hurts like that on the first', 'JHX-TERRAIN-015', play => {
  const laid = activating(column('b', '.', 'C', '1', '!2', 'A'));
  const game = doing(laid, turn => push(turn, { model: 'C', direction: up, hexes: 2, by: 'b' }));
  const { state } = play(game, laid.setup);
  expect(modelOf(state, 'C')).toMatchObject({ at: laid.cell('2'), damage: 1 });
});

scenario('a model that is pushed along treacherous ground is hurt once', 'JHX-TERRAIN-015', play => {
  const laid = activating(column('b', '.', 'C', '!1', '!2', 'A'));
  const game = doing(laid, turn => push(turn, { model: 'C', direction: up, hexes: 2, by: 'b' }));
  const p = play(game, laid.setup);
  expect([modelOf(p.state, 'C').at, modelOf(p.state, 'C').damage]).toEqual([laid.cell('2'), 1]);
});

scenario(
  'a model Placed onto treacherous ground is hurt, one Placed over it is not; no enemy strikes a model that is pushed or Placed',
  ['JHX-TERRAIN-015', 'JHX-MOVE-012', 'JHX-MOVE-013', 'JHX-MOVE-016'],
  play => {
    const laid = activating(column('b', 'C', '!1', '!2', '#', '3', '.', 'A'));
    const p = play(
      doing(laid, function* (turn) {
        yield* place(turn, { model: 'C', to: laid.cell('3'), motion: 'place', by: 'b' });
        yield* place(turn, { model: 'C', to: laid.cell('A'), motion: 'place', by: 'b' });
        yield* place(turn, { model: 'C', to: laid.cell('3'), motion: 'place', by: 'b' });
        yield* place(turn, { model: 'C', to: laid.cell('1'), motion: 'place', by: 'b' });
        yield* push(turn, { model: 'C', direction: up, hexes: 3, by: 'b' });
      }),
      laid.setup,
    );
    expect(happened(p, 'ModelMoved').map(({ to, how }) => [to, how])).toEqual([
      [laid.cell('3'), 'place'],
      [laid.cell('1'), 'place'],
      [laid.cell('2'), 'push'],
    ]);
    expect(modelOf(p.state, 'C').damage).toBe(1);
    expect(happened(p, 'AttackDeclared')).toEqual([]);
  },
);

scenario(
  'for 1 AP a Hero is Placed on the porting hex of another gate, and nobody strikes it for that',
  ['JHX-TERRAIN-024', 'JHX-TERRAIN-025', 'JHX-TERRAIN-023'],
  play => {
    const { game, setup } = activating(`
      <     <
         .
      >A    >
         b
      .     .
    `);
    const p = play(game, setup);
    const [choice] = offered(p, 'gate');
    expect(offered(p, 'gate')).toHaveLength(1);
    p.choose('p1', choice ?? { do: 'end' });
    expect(happened(p, 'ModelMoved').map(({ how }) => how)).toEqual(['place']);
    expect(modelOf(p.state, 'A').at).toBe(choice?.to);
    expect(happened(p, 'ActionTaken')[0]?.ap).toBe(1);
    p.waitsFor({ by: 'p1', kind: 'action' });
  },
);

scenario('a gate on which somebody stands cannot be used', 'JHX-TERRAIN-024', play => {
  const { game, setup, cell } = activating(`
    <     <
       .
    >A    >c
       .
    .     .
  `);
  const p = play(game, setup);
  expect(offered(p, 'gate')).toEqual([]);
  p.refuses('p1', { do: 'gate', model: 'A', to: cell('c') }, { code: 'no-way-there', rule: 'JHX-TERRAIN-024' });
});

scenario('a pinned Hero goes through a gate', ['JHX-TERRAIN-025', 'JHX-COND-035'], play => {
  const { game, setup } = activating(
    `
    <     <
       .
    >A    >
       .
    .     .
  `,
    { effects: [suffering('A', 'pin')] },
  );
  const p = play(game, setup);
  expect(offered(p, 'gate')).toHaveLength(1);
  expect(offered(p, 'advance')).toEqual([]);
  p.refuses('p1', { do: 'advance', model: 'A' }, { code: 'pin', rule: 'JHX-COND-035' });
});
