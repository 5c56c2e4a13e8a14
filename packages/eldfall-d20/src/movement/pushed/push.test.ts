import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { Direction, PushAsked } from '../../vocabulary/index.js';
import { pushedOf } from './push.js';

const x = inches(10);
const y = inches(10);
/** The height of a model of medium size. */
const TALL = 4500;

/** The inches that `A` comes to the right by a push of three, with another model B or scenery two inches away. */
const pushed = (lay: LaidOut): number => {
  const { table } = laidOut('', { ...lay, at: { A: { x, y }, ...lay.at } });
  const model = modelOf(table.state, 'A');
  return pushedOf(surroundingsOf(table, model), model.at, { x: 1, y: 0 }, inches(3)).at.x - x;
};

describe('a push goes on', () => {
  const B = (z: number): LaidOut => ({ at: { B: { x: inches(12), y, z } } });
  const stopped = inches(2) - 3200;

  test('above or below a model that is at most as high as its feet, or as low as its head [ELD-MOVE-030]', () => {
    expect([pushed(B(0)), pushed(B(TALL - 1)), pushed(B(TALL))]).toEqual([stopped, stopped, inches(3)]);
    const above = (z: number): LaidOut => ({
      at: { A: { x, y, z }, B: { x: inches(12), y } },
      scenery: { floor: { boxes: [[8, 8, 8, 4]], base: (z - 1) / inches(1), top: z / inches(1) } },
    });
    expect([pushed(above(TALL + 1)), pushed(above(TALL - 10))]).toEqual([inches(3), stopped]);
  });

  test('under scenery that is as high as its head [ELD-MOVE-030]', () => {
    const beam = (base: number): LaidOut => ({
      scenery: { beam: { boxes: [[11, 8, 1, 4]], base: base / inches(1), top: 5 } },
    });
    expect([pushed(beam(TALL)), pushed(beam(TALL - 1))]).toEqual([inches(3), inches(1) - 1600]);
  });
});

test('a push ends where the model falls onto another one, and it is put beside that one [ELD-MOVE-030, ELD-FALL-008]', () => {
  const roof = { boxes: [[5, 8, 6, 4]] as const, top: 3 };
  const edge = inches(11) + 1600;
  for (const length of [inches(2), inches(6)]) {
    const lay = { at: { A: { x, y, z: inches(3) }, b: { x: edge + 100, y } }, scenery: { roof } };
    const { table } = laidOut('', lay);
    const model = modelOf(table.state, 'A');
    const { at: end, falls } = pushedOf(surroundingsOf(table, model), model.at, { x: 1, y: 0 }, length);
    expect([falls, end.z]).toEqual([[{ leg: 2, drop: inches(3) }], 0]);
    const gap = (end.x - edge - 100) ** 2 + (end.y - y) ** 2;
    expect(Math.abs(Math.sqrt(gap) - 3200)).toBeLessThanOrEqual(2);
  }
});

test('a Flying model is pushed above scenery, unless that has no end [ELD-MOVE-030, ELD-STATE-038]', () => {
  const wall = (top: number | null): LaidOut => ({
    states: { A: ['flying'] },
    scenery: { wall: { boxes: [[12, 8, 1, 4]], top } },
  });
  expect([pushed(wall(3)), pushed(wall(null))]).toEqual([inches(3), inches(2) - 1600]);
});

describe('the direction of a Knockback', () => {
  const asking = (from = { x: x - 1000, y }, more: LaidOut['at'] = {}, states: LaidOut['states'] & object = {}) => {
    const at = { A: { x, y }, b: { x: inches(20), y: inches(20) }, ...more };
    const { game, table } = laidOut('', { at, states });
    const parameters: PushAsked = { model: 'A', from, distance: inches(2) };
    const decision = { id: 1, by: 'p2', kind: 'push', rule: 'ELD-TRAIT-038', proposal: parameters };
    const asked = (more: Partial<PushAsked> = {}) =>
      ({
        state: table.state,
        setup: { players: ['p1', 'p2'], options: table.options },
        parameters: { ...parameters, ...more },
        decision,
      }) as never;
    const proposal = game.proposals?.push;
    if (!proposal) throw new RangeError('no proposal');
    return { asked, proposal };
  };
  const { asked, proposal } = asking();

  test('is suggested straight away first, then to both sides, and by the compass, each once [ELD-TRAIT-038, ELD-TRAIT-040]', () => {
    const all: readonly Direction[] = [
      { x: 1000, y: 0 },
      { x: 0, y: 1000 },
      { x: 0, y: -1000 },
      { x: 0, y: 1 },
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 1, y: -1 },
    ];
    expect(proposal.suggest(asked(), 20)).toEqual(all);
    expect(proposal.suggest(asked(), 2)).toEqual(all.slice(0, 2));
    // Straight away is a point of the compass here.
    const near = asking({ x: x - 1, y });
    expect(near.proposal.suggest(near.asked(), 20)).toHaveLength(5);
  });

  test('is drawn to all sides, and turned round where it would come nearer [ELD-TRAIT-040]', () => {
    const drawn = (...numbers: readonly number[]) => {
      const left = [...numbers];
      const most: number[] = [];
      const found = proposal.sample(asked(), n => {
        most.push(n);
        return left.shift() ?? 0;
      });
      expect(most).toEqual([2001, 2001]);
      return found;
    };
    expect(drawn(2000, 0)).toEqual({ x: 1000, y: -1000 });
    expect(drawn(0, 2000)).toEqual({ x: 1000, y: -1000 });
    expect(drawn(1000, 1000)).toEqual({ x: 1000, y: 0 });
  });

  test('is found for a wish: a direction, or a point or model to go to [ELD-TRAIT-040]', () => {
    const nearest = (wish: unknown) => proposal.nearest?.(asked(), wish);
    expect(nearest({ x: 2, y: 1 })).toEqual({ x: 2, y: 1 });
    expect(nearest('b')).toEqual({ x: inches(10), y: inches(10) });
    expect(nearest({ at: { x: x - 500, y } })).toEqual({ x: 1000, y: 0 });
    expect(nearest('nobody')).toBeUndefined();
  });

  test('shows where the model would come to stand [ELD-MOVE-030]', () => {
    const region = proposal.region?.(asked());
    expect(region).toHaveLength(8);
    expect(region?.[0]).toEqual({ shape: 'disc', x: x + inches(2), y, radius: 1600 });
    expect(proposal.region?.(asked({ model: 'nobody' }))).toEqual([]);
    // A Hidden friend of the pushed model does not show by the end of the push.
    const beside = asking(undefined, { H: { x: x + inches(1.5), y } }, { H: ['hidden'] });
    expect(beside.proposal.region?.(beside.asked())[0]).toEqual({ shape: 'disc', x: x + inches(2), y, radius: 1600 });
    const seen = asking(undefined, { H: { x: x + inches(1.5), y } });
    expect(seen.proposal.region?.(seen.asked())[0]).toMatchObject({ x: x + inches(1.5) - 3200 });
    expect(proposal.check(asked({ model: 'nobody' }), { x: 1, y: 0 })?.code).toBe('gone');
  });
});
