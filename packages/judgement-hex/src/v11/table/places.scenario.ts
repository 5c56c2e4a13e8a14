import { nearest, region, suggest } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { offered } from '../../round/actions/scenario-words.js';
import { attacks, faces, happened } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const effigies = { lower: { at: [2, 2] }, upper: { at: [10, 6] } } as const;
const open = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . A . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . b
  . . . . . . . . . . . .
  . . . . . . . . . . . .`;
const table = (lay: LaidOut = {}, drawing = open) => laidOut(drawing, { active: 'A', map: { effigies }, ...lay });
const at = (p: Play<Jhx>, id = 'A') => modelOf(p.state, id).at;
/** Base contact with the Effigy, to its right: half of 50 mm and half of 30 mm. */
const contact = 2 * INCH + 2500 + 1500;
const y = 2 * INCH;
const asked = ({ match }: Play<Jhx>) => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('no question');
  return decision;
};

scenario(
  'a recalled Hero is placed in base contact with its Effigy',
  ['JV11-ACT-014', 'JV11-BASE-007', 'JV11-BASE-008'],
  play => {
    const laid = table();
    const p = play(laid.game, { ...laid.setup, dice: [1] }).choose('p1', { do: 'effigy-recall', model: 'A' });
    p.waitsFor({ by: 'p1', kind: 'cell' });
    for (const strange of [1.5, -1, 1e15, '5', null])
      p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-ACTION-010' });
    // A thousandth of an inch, 2.54 units, is equal.
    p.refuses('p1', laid.exactly(contact + 3, y), { code: 'not-there', rule: 'JHX-ACTION-010' });
    p.refuses('p1', laid.exactly(contact - 1, y), { code: 'occupied', rule: 'JV11-BASE-008' });
    p.choose('p1', laid.exactly(contact, y));
    expect(at(p)).toBe(laid.exactly(contact, y));
  },
);

scenario('places of a recall are suggested, found near a click, and drawn', 'JV11-ACT-014', play => {
  const laid = table();
  const p = play(laid.game, { ...laid.setup, dice: [1] }).choose('p1', { do: 'effigy-recall', model: 'A' });
  const decision = asked(p);
  const found = suggest(p.match, decision, 4);
  expect([found.length, new Set(found).size]).toEqual([4, 4]);
  expect(nearest(p.match, decision, { x: 9000, y })).toBe(laid.exactly(contact, y));
  expect(region(p.match, decision).length).toBeGreaterThan(0);
  p.choose('p1', laid.exactly(contact, y));
});

scenario('without a free place in base contact with the Effigy there is no recall', 'JV11-ACT-018', play => {
  const ring = `
    # # # # # . . . . . . .
    # . . . # . . . . . . .
    # . . . # . . . A . . .
    # . . . # . . . . . . .
    # # # # # . . . . . . b`;
  const centre = { lower: { at: [2.296, 2.296] }, upper: { at: [10, 2] } } as const;
  const free = laidOut(ring, { active: 'A', map: { effigies: centre } });
  // In the far corner of the room a base of 30 mm has its centre at 3.41 inches, and needs 40 mm to the Effigy's.
  expect(offered(play(free.game, free.setup), 'effigy-recall')).toEqual([]);
  const wide = laidOut(ring, { active: 'A', map: { effigies: { ...centre, lower: { at: [2.2956, 2.2956] } } } });
  expect(offered(play(wide.game, wide.setup), 'effigy-recall')).toEqual([{ do: 'effigy-recall', model: 'A' }]);
});

const died = {
  away: { B: { diedIn: 1 } },
  state: { round: 2, stage: { name: 'communion', step: 5, queue: null } },
} as const;

scenario('a dead Hero respawns in base contact with its Effigy', ['JV11-COMM-016', 'JV11-BASE-007'], play => {
  const laid = table({ ...died, active: null });
  const p = play(laid.game, laid.setup).waitsFor({ by: 'p1', kind: 'deploy' });
  p.refuses('p1', { model: 'B', at: laid.exactly(contact + 3, y) }, { code: 'not-there', rule: 'JHX-COMMUNION-009' });
  p.refuses('p1', { model: 'B', at: 1.5 }, { code: 'not-a-place', rule: 'JHX-COMMUNION-009' });
  const found = suggest(p.match, asked(p), 4);
  expect([found.length, new Set(found.map(one => JSON.stringify(one))).size]).toEqual([4, 4]);
  p.choose('p1', { model: 'B', at: laid.exactly(contact, y) });
  expect(at(p, 'B')).toBe(laid.exactly(contact, y));
});

scenario(
  'an unbound Soul moves D3 inches towards the nearest Hero, up to its base',
  ['JV11-COMM-004', 'JV11-COMM-005', 'JV11-COMM-006'],
  play => {
    const communion = {
      active: null,
      state: { round: 2, stage: { name: 'communion', step: 1, queue: null } },
    } as const;
    const walk = (die: number, gap: number): number | undefined => {
      const x = 6.5 * INCH - 1500 - 1250 - gap;
      const laid = table({ ...communion, at: { 1: [x, 4.5 * INCH] } }, open.replace('. . . A', '. 1 . A'));
      const p = play(laid.game, { ...laid.setup, dice: [die] });
      const [moved] = happened(p, 'SoulMoved');
      return moved && Math.round((moved.to - moved.from) / 1_000_000);
    };
    expect([walk(1, 4 * INCH), walk(3, 4 * INCH), walk(5, 4 * INCH)]).toEqual([INCH, 2 * INCH, 3 * INCH]);
    // In base contact is at most a thousandth of an inch away: 2.54 units.
    expect(2 * INCH - (walk(5, 2 * INCH) ?? 0)).toBeLessThanOrEqual(2);
  },
);

scenario(
  'a Monster moves its MOV towards the nearest Hero and attacks at the end',
  ['JV11-COMM-007', 'JV11-COMM-008'],
  play => {
    const communion = { state: { round: 2, stage: { name: 'communion', step: 2, queue: null } } } as const;
    const models = { m: { kind: 'monster', pit: 0 } } as const;
    const far = table(
      {
        active: null,
        ...communion,
        models,
        at: { b: [1500, 1500] },
        map: { effigies: { ...effigies, upper: { at: [2, 5.9] } } },
      },
      open.replace('A . . . . .', 'A . . . . m'),
    );
    const p = play(far.game, { ...far.setup, dice: faces('..') });
    const [moved] = happened(p, 'ModelMoved');
    expect([moved?.model, moved && Math.round((moved.from - moved.to) / 1_000_000)]).toEqual(['m', 3 * INCH]);
    expect(attacks(p)).toEqual(['m at A with teeth']);
  },
);

scenario(
  'a Push asks for its direction and stops before what is in the way',
  ['JV11-BASE-008', 'JV11-BASE-009', 'JV11-TERR-009'],
  play => {
    const near = open.replace('A . . . . .', 'A b . # . .').replace('. b\n', '. .\n');
    const fight = table({ at: { b: [6.5 * INCH + 3000, 4.5 * INCH] } }, near);
    const p = play(fight.game, { ...fight.setup, dice: faces('mm') });
    p.choose('p1', { do: 'attack', model: 'A', weapon: 'blade', target: 'b' });
    if (p.match.decisions[0]?.kind === 'dice') p.choose('p1', [0, 1]);
    p.waitsFor({ by: 'p1', kind: 'manoeuvre' });
    const push = (asked(p).options ?? []).find(one => JSON.stringify(one).includes('"hexes":2'));
    p.choose('p1', push as { readonly push: { readonly target: { hexes: number; direction: number } } });
    p.waitsFor({ by: 'p1', kind: 'direction' });
    const start = at(p, 'b') ?? -1;
    p.refuses('p1', start, { code: 'no-direction', rule: 'JHX-MAN-012' });
    for (const strange of [1.5, -1, '5', null]) p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-MAN-012' });
    p.refuses('p1', start + (2 * INCH + 2) * 1_000_000, { code: 'too-far', rule: 'JHX-MAN-013' });
    const decision = asked(p);
    const found = suggest(p.match, decision, 6);
    expect([found.length, new Set(found).size, region(p.match, decision).length]).toEqual([6, 6, 1]);
    expect(nearest(p.match, decision, { x: 50_000, y: 4.5 * INCH })).toBe(start + 2 * INCH * 1_000_000);
    p.choose('p1', start + 2 * INCH * 1_000_000);
    // The rock begins 9 inches from the left.
    expect(at(p, 'b')).toBe(fight.exactly(9 * INCH - 1500, 4.5 * INCH));
  },
);
