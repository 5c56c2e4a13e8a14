import { createMatch, type Decision, view } from '@rulewright/core';
import { wishHint, wishOfText } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Sfi } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

// A1 at 2, 2; A2 at 6, 2; b at 18, 2; a1 at 6, 10 and a2 at 10, 10.
const laid = laidOut('A A     b\n\n\n\n  a a', {
  cards: { A: { name: 'Gear Hounds' }, b: { name: 'Ama Fernweh, Root Speaker' }, a: { name: 'Deckhands' } },
  active: 'A',
  scenarios: {
    beacons: {
      name: 'Beacons',
      source: 'original',
      vp: 1,
      abilities: [],
      scoring: [],
      elements: [{ id: 'beacon', name: 'Beacon', base: 50, keywords: [], at: [] }],
    },
  },
  terrain: {
    hedge: {
      name: 'Hedge',
      source: 'original',
      points: 0,
      main: [{ name: 'Hedge', type: 'area', def: 0, arm: 0, keywords: [], footprint: [] }],
      side: [],
    },
  },
  state: {
    elements: [{ id: 'beacon-1', scenario: 'beacons', part: 0, at: at(18, 18), damage: 0, control: null }],
    terrain: [
      {
        id: 'p1:hedge',
        card: 'hedge',
        part: { kind: 'main', at: 0 },
        owner: 'p1',
        footprint: [{ corners: [at(20, 20), at(22, 20), at(22, 22), at(20, 22)] }],
      },
    ],
  },
});
const presentation = createPresentation(laid.game);
const seen = view(createMatch(laid.game, { ...laid.setup, seed: 'typed' }), 'p1');

const asked = (kind: string, proposal: object): Decision<Sfi> =>
  // The cast is safe: wishes read nothing of a decision but its kind and its parameters.
  ({ id: 1, by: 'p1', kind, rule: 'SFI-MOVE-029', proposal }) as unknown as Decision<Sfi>;

const wish = (text: string, kind = 'move', proposal: object = { model: 'A/2' }): unknown =>
  wishOfText(presentation, seen, asked(kind, proposal), text);

test('a place is typed in inches', () => {
  for (const text of ['6.5, 12', ' 6.5 12 ', '6.5",12"', 'to 6.5, 12', '6.5; 12.0']) {
    expect(wish(text)).toEqual({ x: 16_510, y: 30_480 });
  }
  expect(wish('-1, 40')).toEqual(at(-1, 40));
  expect(wish('0.33333, 1')).toEqual({ x: 847, y: 2540 });
});

test('a thing is named by its mark, its letter, its name or the beginning of its name', () => {
  expect(['b', 'towards b', 'to Ama Fernweh', 'ama f', 'Towards B'].map(text => wish(text))).toEqual(
    Array.from({ length: 5 }, () => at(18, 2)),
  );
  expect(['A1', 'near a1', 'gear hounds (a1)', 'AMA FERNWEH (B)'].map(text => wish(text))).toEqual([
    at(2, 2),
    at(6, 10),
    at(2, 2),
    at(18, 2),
  ]);
  expect(['beacon', 'at Beacon', 'beacon-1', 'p1:hedge', 'hedge'].map(text => wish(text))).toEqual([
    at(18, 18),
    at(18, 18),
    at(18, 18),
    at(21, 21),
    at(21, 21),
  ]);
});

test('of several models of a unit the nearest one is meant, and never the model that is asked about', () => {
  expect(wish('towards a')).toEqual(at(6, 10));
  expect(wish('deckhands', 'move', { model: 'b/1' })).toEqual(at(10, 10));
  expect(wish('A')).toEqual(at(2, 2));
});

test('away from a thing is the border of the table behind the model', () => {
  expect(wish('away from b')).toEqual(at(0, 2));
  expect(wish('from a1')).toEqual(at(6, 0));
  expect(wish('away from A1')).toEqual(at(36, 2));
});

test('a direction is the border of the table on that side', () => {
  expect(wish('left')).toEqual(at(0, 2));
  expect(wish('down right')).toEqual(at(36, 32));
  expect(wish('right-up')).toEqual(at(8, 0));
  expect(wish('up', 'place', {})).toEqual(at(18, 0));
  expect(wish('up', 'elementShift', { at: at(9, 9) })).toEqual(at(9, 0));
});

test('leaving things as they are is an answer where the rules have one', () => {
  expect([wish('stay'), wish('none', 'place'), wish('no', 'push')]).toEqual(['stay', 'none', 'none']);
  expect(wish('none', 'elementShift')).toBeUndefined();
});

test('other texts are no answers', () => {
  for (const text of ['hello there', 'towards', 'q', '{"x":1,"y":2}', '1,2,3', '']) expect(wish(text)).toBeUndefined();
});

test('an army is named by its id or the beginning of its name, and every proposal says what can be typed', () => {
  const { pack } = laid.game;
  const armed = createPresentation({
    ...laid.game,
    pack: {
      ...pack,
      armies: { 'slow-rot': { name: 'The Slow Rot', faction: 'test', units: [], scenarios: [], terrain: [] } },
    },
  });
  const army = (text: string): unknown => wishOfText(armed, seen, asked('army', {}), text);
  expect([army('slow-rot'), army('the slow'), army('x')]).toEqual(['slow-rot', 'slow-rot', undefined]);
  const hints = ['army', 'terrainPlace', 'deployModels', 'move', 'place', 'push', 'elementShift'].map(kind =>
    wishHint(presentation, asked(kind, {})),
  );
  expect(hints.every(hint => hint !== undefined && hint.length > 10)).toBe(true);
});
