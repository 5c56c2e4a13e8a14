import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { having, innate, used } from '../../abilities/cards/window-words.js';
import { place, push } from '../../combat/walking/walk.js';
import { modelOf } from '../../match/models.js';
import { as, attacks, card, conditionsOf, doing, eventsOf, faces, happened } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { Icon, Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type Laid, type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 2.5 * INCH;
const radius = 1500;
const open = `
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  A . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . b`;
const advance = { do: 'advance', model: 'A' } as const;
const xs = (p: Play<Jhx>): readonly number[] => happened(p, 'ModelMoved').map(({ to }) => Math.floor(to / 1_000_000));
const damage = (p: Play<Jhx>): number => modelOf(p.state, 'A').damage;
const hurt: Effect = { op: 'damage', amount: 1, to: 'trigger' };

/** A has MOV 8 and a Snare of `b` lies on its way to the right, 4 inches from the left. */
const snared = (lay: LaidOut = {}, more: Partial<Icon> = {}, drawing = open): Laid => {
  const laid = (icons: readonly Icon[]) =>
    laidOut(drawing, { active: 'A', ...as(card({ MOV: 8 })), ...lay, state: { icons } });
  const at = laid([]).exactly(4 * INCH, y);
  return laid([{ id: 'icon-1', token: 'snare', at, owner: 'b', player: 'p2', ...more }]);
};
const walked = (play: (game: Laid['game'], setup: Laid['setup']) => Play<Jhx>, laid: Laid, x: number) =>
  play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.exactly(x, y));

scenario(
  'an Icon acts where the base comes to touch it, and the leg leads on from there',
  ['JV11-BASE-015', 'JHX-TOKEN-006', 'JV11-BASE-005'],
  play => {
    const laid = snared();
    const p = walked(play, laid, 8 * INCH);
    const told = ['ModelMoved', 'AbilityUsed', 'ModelDamaged'];
    expect(eventsOf(p).flatMap(({ type }) => (told.includes(type) ? [type] : []))).toEqual([
      'ModelMoved',
      'AbilityUsed',
      'ModelDamaged',
      'ModelMoved',
    ]);
    expect([xs(p), conditionsOf(p, 'A')]).toEqual([[4 * INCH - radius, 8 * INCH], ['pin']]);
  },
);

scenario('an Icon that the base passes by does not act, to a thousandth of an inch', ['JV11-BASE-006'], play => {
  const beside = (gap: number) => {
    const { exactly } = snared();
    return walked(play, snared({}, { at: exactly(4 * INCH, y + radius + gap) }), 8 * INCH);
  };
  expect([used(beside(2)), used(beside(3))]).toEqual([['b snap-shut'], []]);
  expect([xs(beside(0))[0], xs(beside(3))]).toEqual([4 * INCH, [8 * INCH]]);
});

scenario('the model that dies on an Icon goes no farther', ['JHX-MOVE-017', 'JHX-TOKEN-006'], play => {
  const p = walked(play, snared({ models: { A: { card: 'odd', damage: 11 } } }), 8 * INCH);
  expect([xs(p), modelOf(p.state, 'A').at]).toEqual([[4 * INCH - radius], null]);
});

scenario('two things on one leg act in the order of the leg', ['JV11-TERR-005', 'JHX-MOVE-018'], play => {
  // The treacherous ground lies behind the Icon, or before it.
  const causes = (drawing: string) =>
    happened(walked(play, snared({}, {}, drawing), 6 * INCH), 'ModelDamaged').map(({ cause }) => cause);
  const [behind, before] = [causes(open.replace('A . . . . .', 'A . . . . !')), causes(open.replace('A . .', 'A . !'))];
  expect([behind.at(-1), before[0]]).toEqual(['terrain', 'terrain']);
  expect([behind.length, before.length]).toEqual([2, 2]);
});

/** c watches all within some inches, 3 inches above the way of A; A has a card without abilities. */
const watched = (effects: readonly Effect[], lay: LaidOut = {}, optional = false): Laid => {
  const when = { window: 'entering-hex', of: 'enemy', within: 2 } as const;
  const watch = innate({ when, interrupt: true, ...(optional ? { optional: true } : {}), effects });
  const { cards, models } = having({ A: [], c: [watch] });
  const fast = Object.entries(cards?.heroes ?? {}).map(([id, hero]) => [
    id,
    { ...hero, attributes: { ...hero.attributes, MOV: 8 } },
  ]);
  return laidOut(open, {
    active: 'A',
    ...lay,
    cards: { heroes: Object.fromEntries(fast) },
    models: { A: { ...models?.A, ...lay.models?.A }, c: { ...models?.c } },
    at: { c: [5 * INCH, y + 3 * INCH], ...lay.at },
  });
};
/** The centres are 2 inches and 30 mm apart there, and 3 inches of that lie across the way. */
const entry = 5 * INCH - 2687;

scenario(
  'an ability that watches an area acts where a leg comes into the area, also if the leg leads out of it again',
  ['JV11-BASE-015', 'JHX-INTERRUPT-013'],
  play => {
    const p = walked(play, watched([hurt]), 8 * INCH);
    expect([xs(p), used(p), damage(p)]).toEqual([[entry, 8 * INCH], ['c trick'], 1]);
    // A model that is in the area already does not enter it.
    const inside = walked(play, watched([hurt], { at: { A: [entry, y] } }), 8 * INCH);
    expect([xs(inside), used(inside)]).toEqual([[8 * INCH], []]);
  },
);

scenario(
  'a player who may use an ability is asked where the leg enters its area, and not again further on',
  ['JHX-INTERRUPT-013'],
  play => {
    const laid = watched([hurt], {}, true);
    const p = walked(play, laid, 8 * INCH).waitsFor({ by: 'p2', kind: 'window' });
    expect(modelOf(p.state, 'A').at).toBe(laid.exactly(entry, y));
    p.choose('p2', 'pass').waitsFor({ by: 'p1', kind: 'step' });
    expect([modelOf(p.state, 'A').at, damage(p)]).toEqual([laid.exactly(8 * INCH, y), 0]);
  },
);

scenario('a model of the own side passes freely', 'JHX-MOVE-018', play => {
  const laid = snared({}, { owner: 'A', player: 'p1' });
  expect(xs(walked(play, laid, 8 * INCH))).toEqual([8 * INCH]);
});

const frozen: Effect = { op: 'condition', condition: 'freeze', to: 'trigger' };

scenario(
  'a leg that is too long for the MOV that is left ends where the MOV was lost, and the player goes on from there',
  ['JV11-BASE-015', 'JHX-ORDER-010', 'JV11-COND-013'],
  play => {
    const laid = watched([frozen]);
    expect(xs(walked(play, laid, 8 * INCH))).toEqual([entry]);
    // 2 of the 3 inches are left to a model that has gone one.
    const near = watched([frozen], { at: { A: [entry - INCH, y] } });
    const q = walked(play, near, 8 * INCH);
    q.refuses('p1', near.exactly(entry + 2 * INCH + 1, y), { code: 'too-far', rule: 'JV11-ACT-002' });
    q.choose('p1', near.exactly(entry + 2 * INCH, y));
    expect(xs(q)).toEqual([entry, entry + 2 * INCH]);
    // A leg that is short enough leads to its end.
    expect(xs(walked(play, near, entry + 2 * INCH))).toEqual([entry, entry + 2 * INCH]);
  },
);

scenario('a model that is knocked down stays where it came into the area', ['JHX-MOVE-017'], play => {
  const p = walked(play, watched([{ op: 'condition', condition: 'knock-down', to: 'trigger' }]), 8 * INCH);
  expect([xs(p), happened(p, 'MovementEnded').map(({ why }) => why)]).toEqual([[entry], ['knocked-down']]);
});

scenario(
  'a Charge goes on after the ability of an area has acted, with its attack',
  ['JHX-MOVE-018', 'JV11-ACT-005'],
  play => {
    const laid = snared({ at: { b: [8 * INCH, y] } });
    const p = play(laid.game, { ...laid.setup, dice: faces('....') })
      .choose('p1', { do: 'charge', model: 'A', target: 'b', weapon: 'blade' })
      .choose('p1', laid.exactly(8 * INCH - 2 * radius, y));
    expect([xs(p), used(p), attacks(p)]).toEqual([
      [4 * INCH - radius, 8 * INCH - 2 * radius],
      ['b snap-shut'],
      ['A at b with blade'],
    ]);
  },
);

scenario('a Push meets an area on its path, a Place only where it ends', ['JV11-BASE-015', 'JHX-MOVE-012'], play => {
  const laid = snared({ at: { A: [2.25 * INCH, y] } });
  const direction = laid.exactly(12 * INCH, y);
  const pushed = play(
    doing(laid, turn => push(turn, { model: 'A', direction, hexes: 2, by: null })),
    laid.setup,
  );
  expect([xs(pushed), used(pushed)]).toEqual([[3.25 * INCH, 4 * INCH - radius, 4.25 * INCH], ['b snap-shut']]);
  const placed = (x: number) =>
    play(
      doing(laid, turn => place(turn, { model: 'A', to: laid.exactly(x, y), motion: 'place', by: null })),
      laid.setup,
    );
  expect([used(placed(8 * INCH)), used(placed(4 * INCH))]).toEqual([[], ['b snap-shut']]);
});

scenario(
  'a Push from treacherous ground harms the model where it next comes to such ground, and at once where it stays on it',
  ['JV11-TERR-004', 'JV11-TERR-005'],
  play => {
    const pushed = (x: number, damage = 0) => {
      const drawing = open.replace('A . . . . .', 'A ! . . ! .');
      const laid = laidOut(drawing, { models: { A: { damage } }, at: { A: [x, y] } });
      const direction = laid.exactly(12 * INCH, y);
      return play(
        doing(laid, turn => push(turn, { model: 'A', direction, hexes: 2, by: null })),
        laid.setup,
      );
    };
    // The base touches the first ground with its edge and leaves it. The second ground begins 4 inches from the left.
    const edge = 2 * INCH + radius;
    expect([xs(pushed(edge)), damage(pushed(edge))]).toEqual([[4 * INCH - radius, edge + INCH, edge + 2 * INCH], 1]);
    expect(xs(pushed(edge, 11))).toEqual([4 * INCH - radius]);
    // 1/100 mm deeper the base is still on the first ground after the first 1/100 mm of its way.
    expect([xs(pushed(edge - 1)), damage(pushed(edge - 1))]).toEqual([[edge, edge - 1 + INCH, edge - 1 + 2 * INCH], 1]);
    expect(xs(pushed(edge - 1, 11))).toEqual([edge]);
    // The whole Push harms the model once, though the model is on both grounds.
    expect(happened(pushed(2 * INCH), 'ModelDamaged')).toHaveLength(1);
  },
);
