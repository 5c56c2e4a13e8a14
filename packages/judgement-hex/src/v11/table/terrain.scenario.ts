import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { as, card, happened } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const table = (drawing: string, lay: LaidOut = {}) => laidOut(drawing, { active: 'A', ...lay });
const advance = { do: 'advance', model: 'A' } as const;
const y = 1.5 * INCH;
const far = { code: 'too-far', rule: 'JV11-TERR-008' } as const;

const rough = `
  . . . . . . . .
  . A . : . . . .
  . . . . . . . b`;
const thorns = rough.replace(':', '!');
const damage = (p: Play<Jhx>) => modelOf(p.state, 'A').damage;

scenario(
  'a Move that touches rough ground is an inch shorter as a whole',
  ['JV11-TERR-001', 'JV11-TERR-002', 'JV11-TERR-008'],
  play => {
    const laid = table(rough);
    const p = play(laid.game, laid.setup).choose('p1', advance);
    // The ground begins 3 inches from the left, and the base touches it with its edge.
    p.refuses('p1', laid.exactly(3.5 * INCH + 1, y), far);
    p.choose('p1', laid.exactly(3.4 * INCH, y))
      .refuses('p1', laid.exactly(3.5 * INCH + 1, y), far)
      .choose('p1', laid.exactly(3.5 * INCH, y));
    // 1/100 mm beside the ground the Move is as long as MOV.
    const drawing = `
    . . . : . . . .
    . . . . . . . .
    . A . . . . . .
    . . . . . . . b`;
    const above = 3 * INCH - 1500;
    const clear = table(drawing, { at: { A: [y, above - 1] } });
    const q = play(clear.game, clear.setup).choose('p1', advance);
    q.refuses('p1', clear.exactly(4.5 * INCH + 1, above - 1), { code: 'too-far', rule: 'JV11-ACT-002' });
    q.choose('p1', clear.exactly(4.5 * INCH, above - 1));
    const touching = table(drawing, { at: { A: [y, above] } });
    play(touching.game, touching.setup)
      .choose('p1', advance)
      .refuses('p1', touching.exactly(4.5 * INCH, above), far);
  },
);

scenario(
  'a Move that starts on rough ground is slowed, and one that has gone too far stops short of it',
  ['JV11-TERR-002', 'JV11-TERR-008'],
  play => {
    const on = table(`
    . . . . . . .
    . A . . . . .
    . : . . . . b`);
    const p = play(on.game, on.setup).choose('p1', advance);
    p.refuses('p1', on.exactly(3.5 * INCH + 1, y), far).choose('p1', on.exactly(3.5 * INCH, y));
    // 1.5 inches away from the ground, a detour of 2 inches leaves no contact.
    const short = table(rough);
    const q = play(short.game, short.setup).choose('p1', advance);
    q.choose('p1', short.exactly(1 * INCH, y)).choose('p1', short.exactly(3 * INCH - 1501, y));
    q.refuses('p1', short.exactly(3.2 * INCH, y), far).choose('p1', 'stop');
  },
);

scenario(
  'treacherous ground takes 2 inches and deals 1 damage, once for the whole Move',
  ['JV11-TERR-003', 'JV11-TERR-004', 'JV11-TERR-005'],
  play => {
    const laid = table(thorns, as(card({ MOV: 5, RES: 1 })));
    const p = play(laid.game, laid.setup).choose('p1', advance);
    p.refuses('p1', laid.exactly(4.5 * INCH + 1, y), far);
    p.choose('p1', laid.exactly(3.5 * INCH, y))
      .choose('p1', laid.exactly(2.8 * INCH, y))
      .choose('p1', laid.exactly(3.1 * INCH, y));
    expect(damage(p)).toBe(1);
  },
);

scenario(
  'the damage is dealt at the first contact: a model that dies there gets no farther',
  ['JV11-TERR-005', 'JV11-TERR-001'],
  play => {
    const laid = table(thorns, { ...as(card({ MOV: 5 })), models: { A: { card: 'odd', damage: 11 } } });
    const p = play(laid.game, laid.setup)
      .choose('p1', advance)
      .choose('p1', laid.exactly(4.5 * INCH, y));
    expect(happened(p, 'ModelMoved').map(({ to }) => to)).toEqual([laid.exactly(3 * INCH - 1500, y)]);
    expect(modelOf(p.state, 'A').at).toBe(null);
  },
);

scenario('a model that survives the contact comes to the end of its leg', ['JV11-TERR-005'], play => {
  const laid = table(thorns, as(card({ MOV: 5 })));
  const p = play(laid.game, laid.setup)
    .choose('p1', advance)
    .choose('p1', laid.exactly(4.5 * INCH, y));
  expect([damage(p), modelOf(p.state, 'A').at]).toEqual([1, laid.exactly(4.5 * INCH, y)]);
  // 1/100 mm before it there is neither contact nor damage.
  const q = play(laid.game, laid.setup)
    .choose('p1', advance)
    .choose('p1', laid.exactly(3 * INCH - 1501, y))
    .choose('p1', 'stop');
  expect(damage(q)).toBe(0);
});
