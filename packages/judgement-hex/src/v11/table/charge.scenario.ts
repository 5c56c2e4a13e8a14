import { nearest, suggest } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { offered } from '../../round/actions/scenario-words.js';
import { as, card, faces, happened } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 1.5 * INCH;
const table = (drawing: string, lay: LaidOut = {}) => laidOut(drawing, { active: 'A', ...lay });
const charge = { do: 'charge', model: 'A', target: 'b', weapon: 'blade' } as const;
const line = `
  . . . . . . . . . .
  . A . . . . . b . .
  . . . . . . . . . .`;
const at = (p: Play<Jhx>) => modelOf(p.state, 'A').at;

scenario(
  'a Charge asks for the end of its straight line, and the attack follows there',
  ['JV11-ACT-005', 'JV11-ACT-003', 'JV11-MEL-001'],
  play => {
    const laid = table(line);
    // 5 MEL less 3 AGI, and 2 for the Charge.
    const p = play(laid.game, { ...laid.setup, dice: faces('....') })
      .choose('p1', charge)
      .waitsFor({ by: 'p1', kind: 'cell' });
    p.choose('p1', laid.place(6, 1.5));
    expect([at(p), happened(p, 'AttackDeclared').map(({ kind, target }) => [kind, target])]).toEqual([
      laid.place(6, 1.5),
      [['charge', 'b']],
    ]);
    expect(p.state.activation?.budgets.A?.spent).toBe(2);
  },
);

scenario('the line is at most MOV and 3 inches long, to 1/100 mm', ['JV11-ACT-004', 'JV11-BASE-013'], play => {
  const laid = table(line, { at: { b: [7.5 * INCH + 3000 + 100, y] } });
  const end = 7.5 * INCH;
  const p = play(laid.game, { ...laid.setup, dice: faces('....') }).choose('p1', charge);
  p.refuses('p1', laid.exactly(end + 1, y), { code: 'too-far', rule: 'JV11-ACT-004' }).choose(
    'p1',
    laid.exactly(end, y),
  );
  expect(at(p)).toBe(laid.exactly(end, y));
});

scenario(
  'a Charge over rough ground, its start included, is an inch shorter, and the ground is the reason',
  ['JV11-TERR-002', 'JV11-TERR-008'],
  play => {
    const end = 6.5 * INCH;
    const at = { b: [end + 3000 + 500, y] } as const;
    for (const drawing of [
      line.replace('  . . . . . . . . . .', '  . : . . . . . . . .'),
      line.replace('A . . .', 'A . . :'),
    ]) {
      const laid = table(drawing, { at });
      const p = play(laid.game, { ...laid.setup, dice: faces('....') }).choose('p1', charge);
      p.refuses('p1', laid.exactly(end + 1, y), { code: 'too-far', rule: 'JV11-TERR-008' });
      p.choose('p1', laid.exactly(end, y));
      expect(modelOf(p.state, 'A').at).toBe(laid.exactly(end, y));
    }
  },
);

scenario(
  'the line ends where the target is in reach, to a thousandth of an inch',
  ['JV11-ACT-006', 'JV11-BASE-006', 'JV11-BASE-011'],
  play => {
    const laid = table(line);
    const end = 7.5 * INCH - 3000 - INCH;
    const p = play(laid.game, { ...laid.setup, dice: faces('....') }).choose('p1', charge);
    // A thousandth of an inch is 2.54 of the units of 1/100 mm.
    p.refuses('p1', laid.exactly(end - 3, y), { code: 'out-of-reach', rule: 'JHX-CHARGE-006' }).choose(
      'p1',
      laid.exactly(end - 2, y),
    );
    expect(at(p)).toBe(laid.exactly(end - 2, y));
  },
);

scenario(
  'a target farther away than the line and the reach cannot be charged',
  ['JV11-ACT-006', 'JV11-ACT-004'],
  play => {
    const reach = 1.5 * INCH + 6 * INCH + INCH + 3000;
    const near = table(`${line} . .`, { at: { b: [reach, y] } });
    expect(offered(play(near.game, near.setup), 'charge')).toEqual([charge]);
    const far = table(`${line} . .`, { at: { b: [reach + 3, y] } });
    expect(offered(play(far.game, far.setup), 'charge')).toEqual([]);
  },
);

scenario(
  'answers that are no place, or no line, are refused with their rule',
  ['JV11-ACT-005', 'JV11-BASE-008'],
  play => {
    const laid = table(line);
    const p = play(laid.game, { ...laid.setup, dice: faces('....') }).choose('p1', charge);
    for (const strange of [1.5, -1, 1e15, '5', 'stop', null, []])
      p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-CHARGE-007' });
    p.refuses('p1', laid.place(1.5, 1.5), { code: 'not-from-here', rule: 'JHX-MOVE-001' });
    p.refuses('p1', laid.exactly(7.5 * INCH - 2999, y), { code: 'model-in-the-way', rule: 'JV11-BASE-013' });
    p.choose('p1', laid.exactly(7.5 * INCH - 3000, y));
  },
);

const walled = line.replace('A . .', 'A . |');

scenario('a Charge over a wall needs Pathfinder', 'JV11-ACT-007', play => {
  const plain = table(walled);
  expect(offered(play(plain.game, plain.setup), 'charge')).toEqual([]);
  const guide = table(walled, as(card({}, { common: [{ id: 'pathfinder' }] })));
  const p = play(guide.game, { ...guide.setup, dice: faces('....') });
  p.choose('p1', charge).choose('p1', guide.exactly(7.5 * INCH - 3000, y));
  expect(at(p)).toBe(guide.exactly(7.5 * INCH - 3000, y));
});

scenario('an enemy that is engaged already cannot be charged', 'JV11-ACT-008', play => {
  const near = table(line, { at: { b: [1.5 * INCH + 3000 + INCH, y] } });
  expect(offered(play(near.game, near.setup), 'charge')).toEqual([]);
  const off = table(line, { at: { b: [1.5 * INCH + 3000 + INCH + 3, y] } });
  expect(offered(play(off.game, off.setup), 'charge')).toEqual([charge]);
});

scenario('treacherous ground on the line kills at the first contact', ['JV11-TERR-005', 'JV11-TERR-004'], play => {
  const laid = table(line.replace('A . .', 'A . !'), { models: { A: { damage: 11 } } });
  const p = play(laid.game, laid.setup).choose('p1', charge).choose('p1', laid.place(5.5, 1.5));
  expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual([laid.exactly(3 * INCH - 1500, y)]);
  expect([at(p), happened(p, 'AttackDeclared')]).toEqual([null, []]);
});

scenario(
  'the game suggests different ends of lines, and the one nearest to a click',
  ['JV11-ACT-005', 'JV11-ACT-006'],
  play => {
    const laid = table(line);
    const p = play(laid.game, laid.setup).choose('p1', charge);
    const [decision] = p.match.decisions;
    if (!decision) throw new Error('no question');
    const found = suggest(p.match, decision, 4);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
    expect(nearest(p.match, decision, { x: 6 * INCH, y })).toBe(laid.place(6, 1.5));
    expect(found.some(one => one === nearest(p.match, decision, 'b'))).toBe(true);
    expect(nearest(p.match, decision, 'nobody')).toBe(undefined);
  },
);

scenario(
  'a Charge is offered where only a narrow place along the edge of the table, beyond a Soul, is its end',
  ['JV11-ACT-006', 'JV11-BASE-008', 'JHX-SOUL-005'],
  play => {
    const laid = table(line.replace('A . . .', 'A . 1 .'), {
      at: { b: [7.5 * INCH + 2000, y], 1: [7 * INCH - 1400, y] },
    });
    const p = play(laid.game, { ...laid.setup, dice: faces('....') });
    expect(offered(p, 'charge')).toEqual([charge]);
    // Straight on the base would lie on the Soul, and 1 mm nearer to the middle of the table it would, too.
    const edge = 3 * INCH - 1500;
    p.choose('p1', charge).refuses('p1', laid.exactly(17_900, edge - 100), { code: 'occupied', rule: 'JV11-BASE-008' });
    p.choose('p1', laid.exactly(17_900, edge));
    expect(at(p)).toBe(laid.exactly(17_900, edge));
  },
);

scenario(
  'a wall stops the Charge of an Incorporeal model, or by the option `incorporealAndWalls` it charges through',
  ['JV11-ACT-007', 'JHX-ABILITY-025'],
  play => {
    const ghost = as(card({}, { common: [{ id: 'incorporeal' }] }));
    const stopped = table(walled, ghost);
    expect(offered(play(stopped.game, stopped.setup), 'charge')).toEqual([]);
    const laid = table(walled, { ...ghost, options: { incorporealAndWalls: 'pass' } });
    const p = play(laid.game, { ...laid.setup, dice: faces('....') });
    p.choose('p1', charge).choose('p1', laid.exactly(7.5 * INCH - 3000, y));
    expect(at(p)).toBe(laid.exactly(7.5 * INCH - 3000, y));
  },
);
