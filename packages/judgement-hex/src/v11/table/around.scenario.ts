import { suggest } from '@rulewright/core';
import { expect, test } from 'vitest';
import { applied } from '../../abilities/effects/scenario-words.js';
import { slay } from '../../combat/death/death.js';
import { inForceOn } from '../../hero-cards/reading/in-force.js';
import { modelOf } from '../../match/models.js';
import { as, card, doing, happened, plainHero } from '../../testing/index.js';
import type { InnateAbility } from '../../vocabulary/ability.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { questionOf } from '../testing/question.js';

const INCH = 2540;
const y = 3.5 * INCH;
const x = 4.5 * INCH;
const drawing = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . A . . . b .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . c .`;
const table = (lay: LaidOut = {}) => laidOut(drawing, { active: 'A', ...lay });

scenario(
  'Explode harms each enemy within an inch, from the edge of base to the edge of base',
  ['JV11-BASE-010', 'JV11-BASE-005', 'JHX-ABILITY-016'],
  play => {
    const harmed = (farther: number, mm?: number): readonly string[] => {
      const bomb = {
        ...plainHero,
        common: [{ id: 'explode', amount: 2 }],
        ...(mm === undefined ? {} : { base: mm }),
      } as const;
      const laid = table({
        cards: { heroes: { bomb } },
        models: { A: { card: 'bomb' } },
        at: { b: [x + (mm ?? 30) * 50 + INCH + 1500 + farther, y] },
      });
      const p = play(
        doing(laid, turn => slay(turn, 'A', null)),
        laid.setup,
      );
      return happened(p, 'ModelDamaged').map(({ model }) => model);
    };
    expect([harmed(2), harmed(3)]).toEqual([['b'], []]);
    // A wider base reaches farther.
    expect([harmed(2, 50), harmed(3, 50)]).toEqual([['b'], []]);
  },
);

const fear: InnateAbility = {
  id: 'fear',
  name: 'Fear',
  kind: 'innate',
  target: { side: 'enemy', within: 2, every: true },
  effects: [{ op: 'modify', what: 'AGI', by: -1 }],
};

test('an aura is in force within its inches, from the edge of base to the edge of base [JV11-BASE-005, JV11-BASE-009, JHX-ATTR-014]', () => {
  const isIn = (farther: number, mm = 30): boolean => {
    const odd = as(card({}, { abilities: [fear], base: mm }));
    const { table: now } = table({ ...odd, at: { b: [x + mm * 50 + 2 * INCH + 1500 + farther, y] } });
    return inForceOn(now, modelOf(now.state, 'b')).some(({ source }) => source === 'Fear');
  };
  expect([isIn(2), isIn(3), isIn(2, 40), isIn(3, 40)]).toEqual([true, false, true, false]);
});

test('an aura of an Icon is measured from its point [JV11-BASE-005, JV11-BASE-009]', () => {
  const isIn = (farther: number): boolean => {
    const icons = [{ id: 'icon-1', token: 'dread', at: laidOut(drawing).exactly(x, y), owner: 'A', player: 'p1' }];
    const { table: now } = table({
      cards: { tokens: { dread: { name: 'Dread', source: 'original', kind: 'icon', abilities: [fear] } } },
      at: { A: [x, 1500], b: [x + 2 * INCH + 1500 + farther, y] },
      state: { icons },
    });
    return inForceOn(now, modelOf(now.state, 'b')).some(({ source }) => source === 'Fear');
  };
  expect([isIn(2), isIn(3)]).toEqual([true, false]);
});

scenario(
  'a Master summons a model within an inch of its base, where the base of the model has room',
  ['JV11-BASE-010', 'JV11-BASE-008', 'JHX-SUMMON-001'],
  play => {
    const laid = table();
    const p = play(applied(laid, { op: 'summon', model: 'imp' }), laid.setup).waitsFor({ by: 'p1', kind: 'cell' });
    const near = x + 1500 + INCH + 1500;
    p.refuses('p1', laid.exactly(near + 3, y), { code: 'not-there', rule: 'JHX-SUMMON-001' });
    p.refuses('p1', laid.exactly(x + 2999, y), { code: 'occupied', rule: 'JV11-BASE-008' });
    const found = suggest(p.match, questionOf(p), 6);
    expect([found.length, new Set(found).size]).toEqual([6, 6]);
    p.choose('p1', laid.exactly(near + 2, y));
    expect(modelOf(p.state, 'A+imp').at).toBe(laid.exactly(near + 2, y));
  },
);
