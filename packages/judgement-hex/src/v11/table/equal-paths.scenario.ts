import { expect } from 'vitest';
import { hunterActivation } from '../../monsters-and-souls/monsters/hunter.js';
import { moveSoul } from '../../monsters-and-souls/souls/movement.js';
import { doing, happened } from '../../testing/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 3.5 * INCH;
/** A rock, 3 inches high, stands in the middle between what moves and its goal. */
const drawing = `
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . # . . . . . .
  . . 1 . # . . . . b .
  . . . . # . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .`;
const x = 2.5 * INCH;
const pathOf = (to: number): readonly [number, number] => [Math.floor(to / 1_000_000), to % 1_000_000];

scenario(
  'of two equally long paths of a Soul around a rock the player of the Hero picks one; a longer path is not offered',
  ['JV11-COMM-006', 'JHX-SOUL-011', 'JV11-BASE-006'],
  play => {
    const begin = (farther: number) => {
      const laid = laidOut(drawing, { at: { 1: [x, y + farther] } });
      return play(
        doing(laid, turn => moveSoul(turn, 'soul-1')),
        { ...laid.setup, dice: [1] },
      );
    };
    const ends = [0, 1].map(nth => {
      const p = begin(0).waitsFor({ by: 'p2', kind: 'cell' });
      const options = p.match.decisions[0]?.options ?? [];
      expect(options).toHaveLength(2);
      p.choose('p2', options[nth] as number);
      return pathOf(happened(p, 'SoulMoved')[0]?.to ?? 0);
    });
    const [one = [0, 0], other = [0, 0]] = ends;
    // The two paths are the mirror image of each other.
    expect([one[0], Math.abs(one[1] - y)]).toEqual([other[0], Math.abs(other[1] - y)]);
    expect(Math.sign(one[1] - y)).toBe(-Math.sign(other[1] - y));
    const p = begin(100);
    expect(pathOf(happened(p, 'SoulMoved')[0]?.to ?? 0)[1]).toBeGreaterThan(y + 100);
  },
);

scenario(
  'of two equally long paths of a Monster the opponent of its prey picks one',
  ['JV11-COMM-008', 'JHX-MONSTER-021'],
  play => {
    const laid = laidOut(drawing.replace('1', 'm'), {
      models: { m: { kind: 'monster' } },
      at: { m: [x, y] },
      state: { round: 2, stage: { name: 'communion', step: 2, queue: ['m'] } },
    });
    const p = play(
      doing(laid, turn => hunterActivation(turn, 'm')),
      laid.setup,
    );
    p.waitsFor({ by: 'p1', kind: 'cell' });
    const [, second] = p.match.decisions[0]?.options ?? [];
    p.choose('p1', second as number);
    expect(happened(p, 'ModelMoved').map(({ to }) => to)[0]).toBe(second);
  },
);
