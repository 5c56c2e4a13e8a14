import { nearest, suggest } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { faces, happened, plainHero, suffering } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;

const open = `
  . . . . . . . .
  . . . . . . . .
  . A . . . . . .
  . . . . . . . b`;

const table = (drawing = open, lay: LaidOut = {}) => laidOut(drawing, { active: 'A', ...lay });
const advance = { do: 'advance', model: 'A' } as const;
const at = (p: Play<Jhx>) => modelOf(p.state, 'A').at;

scenario(
  'a Move is a chain of straight legs and ends when the player stops',
  ['JV11-ACT-002', 'JV11-BASE-003'],
  play => {
    const laid = table();
    const p = play(laid.game, laid.setup).choose('p1', advance);
    p.choose('p1', laid.place(3, 1.5))
      .choose('p1', laid.place(3, 2.5))
      .choose('p1', 'stop')
      .waitsFor({ by: 'p1', kind: 'action' });
    expect([at(p), happened(p, 'ModelMoved').length]).toEqual([laid.place(3, 2.5), 2]);
  },
);

scenario(
  'all legs together are as long as MOV, to 1/100 mm',
  ['JV11-ACT-002', 'JV11-BASE-013', 'JV11-BASE-006'],
  play => {
    const laid = table();
    const p = play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.place(3.5, 1.5));
    const [x, y] = [3.5 * INCH, 1.5 * INCH];
    p.refuses('p1', laid.exactly(x, y + INCH + 1), { code: 'too-far', rule: 'JV11-ACT-002' });
    p.choose('p1', laid.exactly(x, y + INCH - 3)).refuses('p1', laid.exactly(x, y + INCH + 1), {
      code: 'too-far',
      rule: 'JV11-ACT-002',
    });
    p.choose('p1', laid.exactly(x, y + INCH)).waitsFor({ by: 'p1', kind: 'action' });
    expect(at(p)).toBe(laid.exactly(x, y + INCH));
  },
);

scenario(
  'a Move ends by itself where no more than a thousandth of an inch is left of it',
  ['JV11-ACT-002', 'JV11-BASE-006'],
  play => {
    const laid = table();
    const [x, y] = [4.5 * INCH, 1.5 * INCH];
    const going = (left: number) =>
      play(laid.game, laid.setup)
        .choose('p1', advance)
        .choose('p1', laid.exactly(x - left, y));
    for (const left of [0, 1, 2]) going(left).waitsFor({ by: 'p1', kind: 'action' });
    going(3)
      .waitsFor({ by: 'p1', kind: 'step' })
      .choose('p1', laid.exactly(x, y))
      .waitsFor({ by: 'p1', kind: 'action' });
  },
);

scenario('answers that are no place, or no leg, are refused', ['JV11-ACT-002', 'JV11-BASE-008'], play => {
  const laid = table();
  const p = play(laid.game, laid.setup).choose('p1', advance);
  // `p.refuses` compares a refusal with undefined where it has no rule of its own: that of the question.
  for (const strange of [1.5, -1, 1e15, '5', null, [], {}]) {
    p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-ACTION-003' });
  }
  p.refuses('p1', laid.place(1.5, 1.5), { code: 'no-step', rule: 'JHX-MOVE-001' });
  p.refuses('p1', laid.exactly(1499, 3810), { code: 'off-the-board', rule: 'JHX-MAP-006' });
  p.choose('p1', laid.exactly(1500, 3810)).choose('p1', 'stop');
});

scenario(
  'a Move leads neither through a wall nor over an enemy, and ends on no base',
  ['JV11-BASE-008', 'JV11-BASE-013', 'JV11-TERR-006'],
  play => {
    const walled = table(`
    . . . . . . .
    . A . | . . .
    . . . | . . .
    . . . . . . b`);
    const p = play(walled.game, walled.setup).choose('p1', advance);
    p.refuses('p1', walled.place(3.5, 2.5), { code: 'on-a-wall', rule: 'JHX-TERRAIN-029' });
    const solid = table(`
    . . . . . . .
    . A . # . . .
    . . . . . . b`);
    const q = play(solid.game, solid.setup).choose('p1', advance);
    q.refuses('p1', solid.place(4.5, 1.5), { code: 'impassable', rule: 'JV11-TERR-006' });
    // The base touches the rock with its edge, 3 inches from the left, and does not overlap it.
    q.refuses('p1', solid.exactly(3 * INCH - 1499, 3810), { code: 'impassable', rule: 'JV11-TERR-006' });
    q.choose('p1', solid.exactly(3 * INCH - 1500, 3810)).choose('p1', 'stop');
    const enemy = table(`
    . . . . . .
    . A . b . .
    . . . . . .`);
    const r = play(enemy.game, enemy.setup).choose('p1', advance);
    r.refuses('p1', enemy.exactly(3.5 * INCH - 2999, 3810), { code: 'model-in-the-way', rule: 'JV11-BASE-013' });
    r.choose('p1', enemy.exactly(3.5 * INCH - 3000, 3810)).choose('p1', 'stop');
  },
);

scenario('a leg touches a friend, and never overlaps it', ['JV11-BASE-008', 'JV11-BASE-013'], play => {
  const laid = table(`
    . . . . . . .
    . A . B . . .
    . . . . . . b`);
  const p = play(laid.game, laid.setup).choose('p1', advance);
  const beside = 3.5 * INCH - 3000;
  p.refuses('p1', laid.exactly(beside + 1, 3810), { code: 'model-in-the-way', rule: 'JV11-BASE-013' });
  p.refuses('p1', laid.place(4.5, 1.5), { code: 'model-in-the-way', rule: 'JV11-BASE-013' });
  p.choose('p1', laid.exactly(beside, 3810)).choose('p1', 'stop');
});

const engaged = `
  . . . . . . .
  . . . . . . .
  . A . b . . .
  . . . . . . .
  . . . . . . .`;

scenario(
  'an enemy strikes before a leg that leaves its reach, and not before one that stays in it',
  ['JV11-BASE-011', 'JV11-BASE-005', 'JV11-MEL-003'],
  play => {
    // The gap between the edges is 1 inch: the reach of b ends there.
    const laid = table(engaged, { at: { b: [3810 + 3000 + INCH, 6350] } });
    const stays = play(laid.game, laid.setup).choose('p1', advance);
    stays.choose('p1', laid.exactly(3811, 6350)).waitsFor({ by: 'p1', kind: 'step' }).choose('p1', 'stop');
    const leaves = play(laid.game, { ...laid.setup, dice: faces('....').slice(0, 3) }).choose('p1', advance);
    leaves.choose('p1', laid.exactly(3800, 6350)).waitsFor({ by: 'p2', kind: 'window' });
    expect(at(leaves)).toBe(laid.exactly(3810, 6350));
    leaves.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p1', 'stop');
    expect(at(leaves)).toBe(laid.exactly(3800, 6350));
  },
);

scenario('a Parting Blow that knocks the model down keeps it where it is', ['JV11-BASE-011', 'JV11-COND-007'], play => {
  const laid = table(engaged, { at: { b: [3810 + 3000 + INCH, 6350] } });
  const p = play(laid.game, { ...laid.setup, dice: faces('mmm') })
    .choose('p1', advance)
    .choose('p1', laid.place(1, 4));
  p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' }).choose('p2', [0, 1, 2]);
  p.waitsFor({ by: 'p1', kind: 'action' });
  expect([at(p), happened(p, 'ModelMoved')]).toEqual([laid.exactly(3810, 6350), []]);
});

scenario('a slowed model may always stop where a leg has led it', 'JV11-ACT-002', play => {
  const laid = table(open, { effects: [suffering('A', 'freeze')] });
  const p = play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.place(4.5, 1.5));
  expect(at(p)).toBe(laid.place(4.5, 1.5));
});

scenario('the game suggests different legal legs and the one nearest to a click or a model', 'JV11-ACT-002', play => {
  const laid = table();
  const p = play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.place(3.9, 1.5));
  const [decision] = p.match.decisions;
  if (!decision) throw new Error('no question');
  const found = suggest(p.match, decision, 6);
  expect([found.length, new Set(found).size, found.includes('stop')]).toEqual([6, 6, true]);
  // 0.6 inches of the Move are left.
  expect(nearest(p.match, decision, { x: 6 * INCH, y: 1.5 * INCH })).toBe(laid.exactly(4.5 * INCH, 3810));
  expect(nearest(p.match, decision, { x: 10_000, y: 3810 })).toBe(laid.exactly(10_000, 3810));
  expect(typeof nearest(p.match, decision, 'b')).toBe('number');
  expect([nearest(p.match, decision, 'stop'), nearest(p.match, decision, 'nobody')]).toEqual(['stop', undefined]);
});

scenario(
  'ground takes of the MOV that frost has capped, or by the option `freezeAndTerrain` frost caps what ground has left',
  ['JV11-COND-014', 'JHX-COND-024'],
  play => {
    const heroes = { A: { attributes: { ...plainHero.attributes, MOV: 6 } } };
    const effects = [suffering('A', 'freeze')];
    const rough = `
      . . . . . . . .
      . . . . . . . .
      . A : . . . . .
      . . . . . . . b`;
    for (const [freezeAndTerrain, most] of [
      ['freeze-first', 2],
      ['terrain-first', 3],
    ] as const) {
      const laid = table(rough, { heroes, effects, options: { freezeAndTerrain } });
      const p = play(laid.game, laid.setup).choose('p1', advance);
      expect(() => p.choose('p1', laid.place(1.75 + most, 1.5))).toThrow('too-far');
      const end = laid.place(1.5 + most, 1.5);
      expect(at(p.choose('p1', end))).toBe(end);
    }
  },
);
