import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { activating, cited, column, scenario, up, walk } from '../../round/actions/scenario-words.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { doing, happened, type LaidOut, plainHero, plainMonster, suffering } from '../../testing/index.js';
import type { WindowId } from '../../vocabulary/words.js';
import { compelled } from '../attack/scenario-words.js';
import { slay } from '../death/death.js';
import { advance } from './advance.js';
import { push, walkAlong } from './walk.js';

const cards = {
  heroes: {
    flier: { ...plainHero, common: [{ id: 'fly' }] },
    pathfinder: { ...plainHero, common: [{ id: 'pathfinder' }] },
  },
} as const;

/** A model that takes the first step of a movement is knocked down in the hex that it enters. */
const tripped = compelled('entering-hex', (turn, { of, move }) => {
  if (move?.step === 1) inflict(turn, { condition: 'knock-down', on: of, by: 'b' });
});

/** In a moment of A's movement a model comes to be elsewhere. */
const carried = (window: WindowId, model: string, from: number, to: number) =>
  compelled(window, turn => {
    if (modelOf(turn.state, model).at === from)
      turn.emit({ type: 'ModelMoved', model, from, to, how: 'place' }, 'JHX-MOVE-012');
  });

scenario('a model that is knocked down as it enters a hex stops there', 'JHX-MOVE-017', play => {
  const { game, setup, cell, cells } = activating(column('A', '1', '2', '3', '.', 'b'), { abilities: [tripped] });
  const p = walk(play(game, setup), 'A', cells('123'));
  expect(modelOf(p.state, 'A').at).toBe(cell('1'));
  expect(happened(p, 'MovementEnded')).toEqual([{ type: 'MovementEnded', model: 'A', why: 'knocked-down' }]);
  expect(cited(p, 'MovementEnded')).toEqual([['JHX-MOVE-017']]);
});

scenario(
  'a model that is pinned on its path goes on, or by the option `pinnedOnTheWay` stops there and makes no attack',
  ['JHX-COND-035', 'JHX-MOVE-017', 'JHX-CHARGE-016'],
  play => {
    const snared = compelled('entering-hex', (turn, { of, move }) => {
      if (move?.step === 1) inflict(turn, { condition: 'pin', on: of, by: 'b' });
    });
    const laid = (lay: LaidOut) => activating(column('A', '1', '2', '3', '.', 'b'), { abilities: [snared], ...lay });
    const whys = (p: ReturnType<typeof walk>) => happened(p, 'MovementEnded').map(({ why }) => why);
    const free = laid({});
    const gone = walk(play(free.game, free.setup), 'A', free.cells('123'));
    expect([modelOf(gone.state, 'A').at, whys(gone)]).toEqual([free.cell('3'), ['done']]);
    const { game, setup, cell, cells } = laid({ options: { pinnedOnTheWay: 'stops' } });
    const held = walk(play(game, setup), 'A', cells('1'));
    expect([modelOf(held.state, 'A').at, whys(held)]).toEqual([cell('1'), ['pinned']]);
    expect(cited(held, 'MovementEnded')).toEqual([['JHX-COND-035']]);
    held.refuses('p1', { do: 'advance', model: 'A' }, { code: 'pin', rule: 'JHX-COND-035' });
    // A Charge: the script has no dice for an attack.
    const near = activating(column('A', '1', '2', 'b'), { abilities: [snared], options: { pinnedOnTheWay: 'stops' } });
    const charge = {
      do: 'charge',
      model: 'A',
      target: 'b',
      weapon: 'blade',
      path: ['A', '1', '2'].map(near.cell),
    } as const;
    const stuck = play(near.game, near.setup).choose('p1', charge);
    expect([modelOf(stuck.state, 'A').at, whys(stuck)]).toEqual([near.cell('1'), ['pinned']]);
    // A Push goes on: the pinned model is moved by another one.
    const pushed = laid({ options: { pinnedOnTheWay: 'stops' }, effects: [suffering('b', 'pin')] });
    const game2 = doing(pushed, turn => push(turn, { model: 'b', direction: 2, hexes: 2, by: 'A' }));
    expect(modelOf(play(game2, pushed.setup).state, 'b').at).toBe(pushed.cell('3'));
  },
);

scenario('a movement that was made to its end is not cut short', 'JHX-MOVE-002', play => {
  const { game, setup, cells } = activating(column('A', '1', '2', '3', '.', 'b'));
  expect(cited(walk(play(game, setup), 'A', cells('123')), 'MovementEnded')).toEqual([['JHX-MOVE-002']]);
});

scenario('a pushed model stops too, but one that lies already is pushed on', ['JHX-MOVE-017', 'JHX-MAN-012'], play => {
  const ends = (lay: LaidOut): unknown => {
    const laid = activating(column('b', '.', 'C', '1', '2', 'A'), lay);
    const game = doing(laid, turn => push(turn, { model: 'C', direction: up, hexes: 2, by: 'b' }));
    return ['1', '2'].find(name => modelOf(play(game, laid.setup).state, 'C').at === laid.cell(name));
  };
  expect([ends({ abilities: [tripped] }), ends({ effects: [suffering('C', 'knock-down')] }), ends({})]).toEqual([
    '1',
    '2',
    '2',
  ]);
});

scenario(
  'a model that is taken elsewhere during its movement does not go on',
  ['JHX-MOVE-017', 'JHX-INTERRUPT-013'],
  play => {
    for (const [window, from, drawing] of [
      ['entering-hex', '1', column('A', '1', '2', '3', '4', '.', 'b')],
      ['leaving-reach', 'A', column('b', 'A', '1', '2', '3', '4', '.')],
    ] as const) {
      const { cell, cells } = activating(drawing);
      const { game, setup } = activating(drawing, { abilities: [carried(window, 'A', cell(from), cell('4'))] });
      const p = walk(play(game, setup), 'A', cells('12'));
      expect(modelOf(p.state, 'A').at).toBe(cell('4'));
      expect(happened(p, 'MovementEnded').map(({ why }) => why)).toEqual(['blocked']);
    }
  },
);

/** A goes along a way that was chosen before, as in a Charge. */
const charging = (drawing: string, names: string, lay: LaidOut = {}) => {
  const laid = activating(drawing, { cards, ...lay });
  const path = laid.cells(names);
  return { ...laid, game: doing(laid, turn => walkAlong(turn, { model: 'A', path, motion: 'charge' })) };
};

scenario(
  'a charger that is knocked down on a wall goes back, not beyond it',
  ['JHX-PARTING-014', 'JHX-MOVE-017'],
  play => {
    const lay = { models: { A: { card: 'pathfinder' } } };
    const drawing = column('A', '=1', '2', '3', 'b');
    const over = charging(drawing, 'A123', lay);
    expect(modelOf(play(over.game, over.setup).state, 'A').at).toBe(over.cell('3'));
    const { game, setup, cell } = charging(drawing, 'A123', { ...lay, abilities: [tripped] });
    expect(modelOf(play(game, setup).state, 'A').at).toBe(cell('A'));
  },
);

scenario('a model stops before a hex that has been taken meanwhile', ['JHX-MOVE-003', 'JHX-MOVE-017'], play => {
  const drawing = column('A', '1', '2', '3', 'b', 'C');
  const { cell } = charging(drawing, 'A123');
  const abilities = [carried('entering-hex', 'C', cell('C'), cell('2'))];
  const { game, setup } = charging(drawing, 'A123', { abilities });
  const p = play(game, setup);
  expect(modelOf(p.state, 'A').at).toBe(cell('1'));
  expect(happened(p, 'MovementEnded').map(({ why }) => why)).toEqual(['blocked']);
});

scenario('a model knocked down in the air falls on what is below', ['JHX-TERRAIN-021', 'JHX-MOVE-017'], play => {
  const drawing = column('A', '!1', '2', '3', '.', '.', 'b');
  const lay = { cards, models: { A: { card: 'flier' } } };
  const hurt = (more: LaidOut): readonly number[] => {
    const charge = charging(drawing, 'A123', { ...lay, ...more });
    const options = { flyAppliesToAdvance: true };
    const ruled = activating(drawing, { ...lay, ...more, options });
    return [play(charge.game, charge.setup), walk(play(ruled.game, ruled.setup), 'A', ruled.cells('123'))].map(
      ({ state }) => modelOf(state, 'A').damage,
    );
  };
  expect([hurt({}), hurt({ abilities: [tripped] })]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

scenario('in the air nobody is hurt by the ground that it starts from', 'JHX-TERRAIN-021', play => {
  const struck = compelled('leaving-reach', (turn, { of }) =>
    inflict(turn, { condition: 'knock-down', on: of, by: 'b' }),
  );
  const { game, setup, cell } = charging(column('b', '!A', '1', '2'), 'A12', {
    models: { A: { card: 'flier' } },
    abilities: [struck],
  });
  expect(modelOf(play(game, setup).state, 'A')).toMatchObject({ at: cell('A'), damage: 0 });
});

const ruled = { cards, models: { A: { card: 'flier' } }, options: { flyAppliesToAdvance: true } };

scenario('a model that stays where it is comes down on nothing', ['JHX-GEN-011', 'JHX-TERRAIN-017'], play => {
  const { game, setup } = activating(column('!A', '.', '.', '.', 'b'), ruled);
  expect(modelOf(walk(play(game, setup), 'A', []).state, 'A').damage).toBe(0);
});

scenario('a model that can fly is hurt like others where it is pushed', 'JHX-TERRAIN-015', play => {
  const laid = activating(column('b', '.', 'A', '!1', '.'), ruled);
  const game = doing(laid, turn => push(turn, { model: 'A', direction: up, hexes: 1, by: 'b' }));
  expect(modelOf(play(game, laid.setup).state, 'A')).toMatchObject({ at: laid.cell('1'), damage: 1 });
});

scenario('a flying Monster is never hurt', ['JHX-MONSTER-014', 'JHX-ABILITY-021'], play => {
  const laid = activating(column('A', '.', 'm', '!1', '.', '.', '.'), {
    cards: { monsters: { bat: { ...plainMonster, common: [{ id: 'fly' }] } } },
    models: { m: { kind: 'monster', card: 'bat' } },
  });
  const game = doing(laid, turn => advance(turn, { model: 'm' }));
  const p = play(game, laid.setup).choose('p1', laid.cell('1')).choose('p1', 'stop');
  expect(modelOf(p.state, 'm')).toMatchObject({ at: laid.cell('1'), damage: 0 });
});

scenario('a model that dies in the air comes down nowhere', ['JHX-MOVE-017', 'JHX-TERRAIN-021'], play => {
  const shot = compelled('entering-hex', (turn, { of }) => slay(turn, of, null));
  const { game, setup, cells } = activating(column('A', '!1', '2', '.', '.', 'b'), { ...ruled, abilities: [shot] });
  const p = walk(play(game, setup), 'A', cells('1'));
  expect([happened(p, 'MovementEnded').map(({ why }) => why), happened(p, 'ModelDamaged')]).toEqual([['killed'], []]);
});
