import { nearest, region, suggest } from '@rulewright/core';
import { distance } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';
import { drawn, questionOf } from '../testing/question.js';

const INCH = 2540;
const drawing = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . # . . . . .
  . A . . # . . . . .
  . . . . # . . . . .
  . . . . . . . . . .
  . . . . . . . . b .`;
const open = `
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .`;
const laid = laidOut(drawing, { active: 'A' });
const start = { x: 1.5 * INCH, y: 3.5 * INCH };
const moving = (play: (game: typeof laid.game, setup: typeof laid.setup) => Play<Jhx>): Play<Jhx> =>
  play(laid.game, laid.setup).choose('p1', { do: 'advance', model: 'A' });
const far = (place: unknown): number => (typeof place === 'number' ? distance(pointOf(place), start) : 0);

scenario('a leg is as long as the rest of the Move', ['JV11-ACT-002', 'JV11-BASE-013'], play => {
  const p = moving(play);
  p.refuses('p1', laid.exactly(start.x, start.y + 3 * INCH + 1), { code: 'too-far', rule: 'JV11-ACT-002' });
  p.choose('p1', laid.exactly(start.x, start.y + INCH));
  p.refuses('p1', laid.exactly(start.x, start.y + 3 * INCH + 1), { code: 'too-far', rule: 'JV11-ACT-002' });
  p.refuses('p1', laid.exactly(start.x, start.y + INCH), { code: 'no-step', rule: 'JHX-MOVE-001' });
  p.choose('p1', laid.exactly(start.x, start.y + 3 * INCH)).waitsFor({ by: 'p1', kind: 'action' });
});

scenario('legs are suggested, each once, and to stop is the last suggestion', 'JV11-ACT-002', play => {
  const p = moving(play);
  const found = suggest(p.match, questionOf(p), 30);
  expect([new Set(found).size, found.at(-1)]).toEqual([found.length, 'stop']);
  expect(found.length).toBeGreaterThan(4);
  expect(suggest(p.match, questionOf(p), 1)).toEqual(found.slice(0, 1));
  expect(suggest(p.match, questionOf(p), 2)).toEqual([found[0], 'stop']);
  // The legs are legal, and some are as long as the Move.
  for (const one of found) moving(play).choose('p1', one as never);
  expect(Math.max(...found.map(far))).toBeGreaterThan(3 * INCH - 3);
});

scenario('a player who always takes the first suggestion is not led to and fro', 'JV11-ACT-002', play => {
  // Between b and c there are 50 units more than A is wide.
  const between = laidOut(open, { active: 'A', at: { A: [9010, 5000], b: [6000, 5000], c: [12_050, 5000] } });
  const p = play(between.game, between.setup).choose('p1', { do: 'advance', model: 'A' });
  const legs: unknown[] = [];
  for (let decision = questionOf(p); decision.kind === 'step' && legs.length < 9; decision = questionOf(p)) {
    legs.push(...suggest(p.match, decision, 1));
    p.choose('p1', legs.at(-1) as never);
  }
  expect(p.match.decisions[0]?.kind).toBe('action');
});

scenario('a model in contact with the nearest enemy is led to the next one', 'JV11-ACT-002', play => {
  const goal = { x: 13_000, y: 8000 };
  const touching = laidOut(open, { active: 'A', at: { A: [6000, 5000], b: [3000, 5000], c: [goal.x, goal.y] } });
  const p = play(touching.game, touching.setup).choose('p1', { do: 'advance', model: 'A' });
  const [first] = suggest(p.match, questionOf(p), 30);
  expect(typeof first === 'number' && distance(pointOf(first), goal)).toBe(3001);
});

scenario('other players draw other legs, and some stop', 'JV11-ACT-002', play => {
  const found = drawn(moving(play), 12);
  expect(new Set(found).size).toBeGreaterThan(4);
  expect(found.includes('stop')).toBe(true);
});

scenario(
  'the leg nearest to a wish goes there, as far as the Move is long, or around what is in the way',
  ['JV11-ACT-002', 'JV11-BASE-008', 'JV11-TERR-006'],
  play => {
    const p = moving(play);
    const near = (wish: unknown) => nearest(p.match, questionOf(p), wish);
    expect(near({ x: start.x, y: start.y + INCH })).toBe(laid.exactly(start.x, start.y + INCH));
    expect(near({ x: start.x, y: 6.9 * INCH })).toBe(laid.exactly(start.x, 6.5 * INCH));
    expect(near('stop')).toBe('stop');
    // Towards b, behind the rock, the first leg leads past its corner.
    const towards = near('b');
    expect(far(towards)).toBeGreaterThan(INCH);
    expect(near(laid.model('b').at)).toBe(towards);
    expect([near('nobody'), near(null), near(-1), near({ x: -1, y: 1 })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

scenario(
  'the region of a leg is a disc as wide as the rest of the Move, on a picture that counts downwards',
  ['JV11-ACT-002', 'JV11-BASE-013'],
  play => {
    const p = moving(play);
    const shown = () => region(p.match, questionOf(p));
    const fromAbove = 8 * INCH - start.y;
    expect(shown()).toEqual([{ shape: 'disc', x: start.x, y: fromAbove, radius: 3 * INCH }]);
    p.choose('p1', laid.exactly(start.x, start.y + INCH));
    expect(shown()).toEqual([{ shape: 'disc', x: start.x, y: fromAbove - INCH, radius: 2 * INCH }]);
    p.choose('p1', laid.exactly(start.x, start.y + 3 * INCH));
    expect(shown()).toEqual([]);
  },
);
