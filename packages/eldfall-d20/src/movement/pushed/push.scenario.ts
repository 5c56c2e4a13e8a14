import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { at, movementOnly } from '../scenario-words.js';
import { pushedOf, whyNotPushed } from './push.js';

const scenario = scenarios<RuleId>(test);
const y = inches(10);
const x = inches(10);

/** The end of a push of A, which stands 10 inches from both edges, to the right. */
const pushed = (distance: number, lay: LaidOut = {}, drawing = 'A') => {
  const { table } = laidOut(drawing, { ...lay, at: { A: { x, y }, ...lay.at } });
  const model = modelOf(table.state, 'A');
  const { at: end, falls } = pushedOf(surroundingsOf(table, model), model.at, { x: 1, y: 0 }, distance);
  return [end.x - x, end.z, ...falls.map(({ drop }) => drop)];
};

test('forced movement ends at the first model, obstacle or edge of the field [ELD-MOVE-030]', () => {
  expect(pushed(inches(3))).toEqual([inches(3), 0]);
  expect(pushed(inches(3), { at: { B: { x: inches(12), y } } }, 'AB')).toEqual([inches(2) - 3200, 0]);
  expect(pushed(inches(3), { at: { b: { x: inches(12), y } } }, 'Ab')).toEqual([inches(2) - 3200, 0]);
  expect(pushed(inches(3), { at: { b: { x: inches(12), y } }, states: { b: ['dead'] } }, 'Ab')).toEqual([inches(3), 0]);
  const wall = { boxes: [[11, 8, 1, 4]] as const, top: 0.5 };
  expect(pushed(inches(3), { scenery: { wall } })).toEqual([inches(1) - 1600, 0]);
  expect(pushed(inches(3), { options: { tableSize: { width: 12, depth: 36 } } })).toEqual([inches(2) - 1600, 0]);
});

test('forced movement leads down from an edge [ELD-MOVE-030]', () => {
  const roof = { boxes: [[8, 8, 3, 4]] as const, top: 2 };
  expect(pushed(inches(3), { at: { A: { x, y, z: inches(2) } }, scenery: { roof } })).toEqual([
    inches(3),
    0,
    inches(2),
  ]);
  const step = { boxes: [[8, 8, 4, 4]] as const, top: 1 };
  expect(pushed(inches(5), { at: { A: { x, y, z: inches(2) } }, scenery: { roof, step } })).toEqual([
    inches(5),
    0,
    inches(1),
    inches(1),
  ]);
});

test('a Knockback goes in every direction up to 90 degrees from straight away [ELD-TRAIT-040]', () => {
  const { table } = laidOut('A', { at: { A: { x, y } } });
  const asked = { model: 'A', from: { x: x - 1000, y }, distance: inches(1) };
  expect(whyNotPushed(table, asked, { x: 0, y: 5 })).toBeUndefined();
  expect(whyNotPushed(table, asked, { x: -1, y: 1000 })).toMatchObject({ code: 'comes-nearer', rule: 'ELD-TRAIT-040' });
  expect(whyNotPushed(table, asked, { x: 0, y: 0 })).toMatchObject({ code: 'no-direction' });
});

scenario(
  'the attacker chooses the direction of a Knockback, and nobody reacts to the move',
  ['ELD-TRAIT-038', 'ELD-TRAIT-039', 'ELD-MOVE-030', 'ELD-SCHEME-013'],
  play => {
    const { game, setup } = laidOut('Ab', {
      at: { A: { x, y }, b: { x: inches(12), y } },
      edition: movementOnly(({ knockbacks }) => {
        knockbacks.push({ model: 'b', by: 'A', distance: 2, from: at(x, y) });
      }),
    });
    const p = play(game, setup)
      .choose('p1', 'A')
      .choose('p1', { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] })
      .refuses('p1', { x: -1, y: 0 }, { code: 'comes-nearer', rule: 'ELD-TRAIT-040' })
      .choose('p1', { x: 0, y: 1 })
      .waitsFor({ by: 'p1', kind: 'activate' });
    expect(modelOf(p.state, 'b').at).toEqual(at(inches(12), y + inches(2)));
    expect(p.state.deeds.filter(({ deed }) => deed === 'moved')).toEqual([{ deed: 'moved', model: 'b', forced: true }]);
  },
);

scenario(
  'each Hit with Knockback moves the model, and by option only the longest one of each attacker',
  'ELD-TRAIT-038',
  play => {
    const pushedBy = (knockbackHits: 'each' | 'longest', ...by: readonly (readonly ['A' | 'B', number])[]) => {
      const { game, setup } = laidOut('ABb', {
        at: { A: { x, y }, B: { x, y: y + inches(2) }, b: { x: inches(12), y } },
        options: { knockbackHits },
        edition: movementOnly(({ knockbacks }) => {
          for (const [one, distance] of by) knockbacks.push({ model: 'b', by: one, distance, from: at(x, y) });
        }),
      });
      const p = play(game, setup)
        .choose('p1', 'A')
        .choose('p1', { kind: 'idle', route: [], facing: { x: 0, y: 1 }, skills: [] });
      for (let left = by.length; p.match.decisions[0]?.kind === 'push' && left > 0; left--)
        p.choose('p1', { x: 1, y: 0 });
      return (modelOf(p.state, 'b').at.x - inches(12)) / inches(1);
    };
    expect([pushedBy('each', ['A', 1], ['A', 1]), pushedBy('longest', ['A', 1], ['A', 1])]).toEqual([2, 1]);
    expect(pushedBy('longest', ['A', 1], ['A', 3], ['A', 1])).toBe(3);
    expect(pushedBy('longest', ['A', 1], ['B', 2], ['A', 1])).toBe(3);
  },
);
