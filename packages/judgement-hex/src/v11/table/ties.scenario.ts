import { expect } from 'vitest';
import { hunterActivation } from '../../monsters-and-souls/monsters/hunter.js';
import { moveSoul } from '../../monsters-and-souls/souls/movement.js';
import { attacks, doing, faces, happened } from '../../testing/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 1.5 * INCH;
const drawing = `
  . . . . . . . . . . .
  . A . . . m . . . b .
  . . . . . . . . . . .`;
/** A, which is hurt, is 4 inches from the centre of the Monster, and b so much farther away than A. */
const table = (farther: number) =>
  laidOut(drawing, {
    models: { m: { kind: 'monster' }, A: { damage: 1 } },
    at: { b: [9.5 * INCH + farther, y] },
    state: { round: 2, stage: { name: 'communion', step: 2, queue: ['m'] } },
  });

scenario(
  'enemies are equally near to a Monster up to a thousandth of an inch: it goes for the healthier one',
  ['JV11-COMM-008', 'JV11-BASE-006'],
  play => {
    const goes = (farther: number): readonly string[] => {
      const laid = table(farther);
      const game = doing(laid, turn => hunterActivation(turn, 'm'));
      return attacks(play(game, { ...laid.setup, dice: faces('..') }));
    };
    expect([goes(2), goes(3)]).toEqual([['m at b with teeth'], ['m at A with teeth']]);
    expect(goes(-3)).toEqual(['m at b with teeth']);
  },
);

scenario('of equally near and equally healthy enemies the dice pick one', 'JV11-COMM-008', play => {
  const goes = (die: number): readonly string[] => {
    const laid = laidOut(drawing, { models: { m: { kind: 'monster' } }, at: { b: [9.5 * INCH + 2, y] } });
    const game = doing(laid, turn => hunterActivation(turn, 'm'));
    return attacks(play(game, { ...laid.setup, dice: [die, ...faces('..')] }));
  };
  expect([goes(1), goes(2)]).toEqual([['m at A with teeth'], ['m at b with teeth']]);
});

scenario('a Soul goes for the healthier one of equally near Heroes', ['JV11-COMM-005', 'JV11-BASE-006'], play => {
  const goes = (farther: number): number => {
    const soul = drawing.replace('m', '1');
    const laid = laidOut(soul, { models: { A: { damage: 1 } }, at: { b: [9.5 * INCH + farther, y] } });
    const game = doing(laid, turn => moveSoul(turn, 'soul-1'));
    const [moved] = happened(play(game, { ...laid.setup, dice: [1] }), 'SoulMoved');
    return Math.sign((moved?.to ?? 0) - (moved?.from ?? 0));
  };
  expect([goes(2), goes(3)]).toEqual([1, -1]);
});
