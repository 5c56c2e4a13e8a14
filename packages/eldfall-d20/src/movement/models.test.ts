import { inches, squareBetween } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { at, judging } from './scenario-words.js';

const y = inches(10);
const x = inches(10);
/** The distance of the centres of two bases of 32 mm that touch. */
const TOUCH = 3200;

test('a model moves through allies, and does not end on them [ELD-MOVE-018, ELD-MOVE-021]', () => {
  const judge = judging({ at: { B: { x: inches(13), y } } }, 'AB');
  expect(judge('walk', [at(inches(16), y)])).toMatchObject({ route: [at(inches(16), y)] });
  expect(judge('walk', [at(inches(13) - TOUCH, y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(13) - TOUCH + 1, y)])).toEqual(['on-a-model', 'ELD-MOVE-021']);
});

test('enemies block the path, and contact with one ends the movement [ELD-MOVE-019, ELD-MOVE-020]', () => {
  const judge = judging({ at: { b: { x: inches(13), y } } }, 'Ab');
  // Two units of distance are contact still, three are none.
  const touch = at(inches(13) - TOUCH - 2, y);
  expect(judge('walk', [at(inches(16), y)])).toMatchObject({ kind: 'walk', route: [touch] });
  expect(judge('walk', [at(inches(13) - TOUCH, y)])).toMatchObject({ route: [at(inches(13) - TOUCH, y)] });
  expect(judge('walk', [at(inches(13) - TOUCH, y), at(x, y)])).toMatchObject({
    route: [at(inches(13) - TOUCH, y)],
  });
  const past = (gap: number) => judging({ at: { b: { x: inches(13), y: y + TOUCH + gap } } }, 'Ab');
  expect(past(2)('walk', [at(inches(16), y)])).toMatchObject({ route: [at(inches(13), y)] });
  expect(past(3)('walk', [at(inches(16), y)])).toMatchObject({ route: [at(inches(16), y)] });
});

test('a route ends at the first of several contacts, after its legs before, and where it leads on over low scenery [ELD-MOVE-020]', () => {
  const lay = { at: { c: { x: inches(12), y: inches(15) }, b: { x: inches(12), y: inches(13) } } };
  const bent = judging(lay, 'Acb')('run', [at(inches(12), y), at(inches(12), inches(18))]);
  expect(bent).toMatchObject({ route: [at(inches(12), y), at(inches(12), inches(13) - TOUCH - 2)] });
  // The enemy stands on a step of half an inch, and so does the model that touches it.
  const step = { boxes: [[11, 8, 6, 4]] as const, top: 0.5 };
  const judge = judging({ at: { b: { x: inches(14), y, z: inches(0.5) } }, scenery: { step } }, 'Ab');
  const up = judge('walk', [at(inches(16), y, inches(0.5))]);
  expect('route' in up && up.route.at(-1)).toEqual(at(inches(14) - TOUCH - 2, y, inches(0.5)));
});

test('a route that grazes an enemy ends where it touches it, also where the shorter leg touches it a little earlier [ELD-MOVE-020]', () => {
  const from = { x: 34962, y: 30889 };
  const enemy = { x: 34470, y: 41416 };
  const judge = judging({ at: { A: from, b: enemy }, profiles: { A: { stats: { SPD: 10 } } } }, 'Ab');
  const judged = judge('walk', [at(38106, 43406), at(40947, 38132)]);
  const end = 'route' in judged ? judged.route.at(-1) : undefined;
  expect(judged).toMatchObject({ kind: 'walk', route: [end] });
  const distance = Math.sqrt(squareBetween(end ?? from, enemy));
  expect([distance > TOUCH, distance <= TOUCH + 2]).toEqual([true, true]);
});

test('the length of a route that contact cuts is that of the path up to the contact [ELD-MOVE-020, ELD-MOVE-003, ELD-MEASURE-013]', () => {
  const far = at(inches(20), y);
  const enemyAt = (x: number, measuringMode: 'assisted' | 'realism') =>
    judging({ at: { b: { x: inches(x), y } }, options: { measuringMode } }, 'Ab')('walk', [far]);
  const touching = { route: [at(inches(15) - TOUCH - 2, y)] };
  expect([enemyAt(15, 'assisted'), enemyAt(15, 'realism')]).toMatchObject([touching, touching]);
  // A contact farther away than six inches stops nobody before.
  expect(enemyAt(18, 'assisted')).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(enemyAt(18, 'realism')).toMatchObject({ route: [at(inches(16) + 2, y)] });
});

test('contact ends a movement before whatever is wrong with the declared route behind it [ELD-MOVE-020]', () => {
  const lay = { at: { b: { x: inches(13), y } }, scenery: { wall: { boxes: [[15, 8, 1, 4]] as const, top: 6 } } };
  const judge = judging(lay, 'Ab');
  const touching = { route: [at(inches(13) - TOUCH - 2, y)] };
  const off = at(inches(13), -inches(3));
  for (const behind of [at(inches(16), y), off, at(inches(13), y, inches(1))]) {
    expect(judge('walk', [at(inches(13), y), behind])).toMatchObject(touching);
  }
  // The leg that leads to the contact may be the one that is wrong.
  expect(judge('walk', [at(inches(20), y)])).toMatchObject(touching);
  expect(judge('walk', [at(inches(60), y)])).toMatchObject(touching);
  // Without contact, or before it, the way counts as ever.
  const free = judging({ ...lay, at: {} });
  expect(free('walk', [at(inches(20), y)])).toEqual(['too-high', 'ELD-MOVE-023']);
  expect(free('walk', [off])).toEqual(['off-the-field', 'ELD-MOVE-027']);
  expect(judge('walk', [off, at(inches(13), y)])).toEqual(['off-the-field', 'ELD-MOVE-027']);
});

test('contact ends a movement at the very place from which scenery lets it go no farther [ELD-MOVE-020, ELD-MOVE-023]', () => {
  const wall = { boxes: [[15, 8, 1, 4]] as const, top: 6 };
  const stop = inches(15) - TOUCH / 2;
  const beside = (x: number, gap = 2, measuringMode: 'assisted' | 'realism' = 'assisted') => {
    const b = { x, y: y + TOUCH + gap };
    return judging({ at: { b }, options: { measuringMode }, scenery: { wall } }, 'Ab')('walk', [at(inches(20), y)]);
  };
  for (const x of [stop, stop - 1, stop - 2, stop - 3]) {
    expect([beside(x), beside(x, 2, 'realism')]).toMatchObject([{ route: [at(x, y)] }, { route: [at(x, y)] }]);
  }
  expect([beside(stop + 1), beside(stop, 3)]).toEqual(Array(2).fill(['too-high', 'ELD-MOVE-023']));
});

test('a model leaves an enemy that it touches at the start, but not through it [ELD-MOVE-020, ELD-MOVE-019]', () => {
  const judge = judging({ at: { b: { x: x + TOUCH, y } } }, 'Ab');
  expect(judge('walk', [at(inches(7), y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(x, y + inches(2))])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(14), y)])).toEqual(['through-an-enemy', 'ELD-MOVE-019']);
});

test('the fallen of any side block nobody, and a movement may end on them [ELD-MOVE-022]', () => {
  const judge = judging(
    { at: { b: { x: inches(12), y }, C: { x: inches(14), y } }, states: { b: ['incapacitated'], C: ['dead'] } },
    'AbC',
  );
  expect(judge('walk', [at(inches(16), y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(12), y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(14), y)])).toMatchObject({ kind: 'walk' });
});

test('a model on a roof blocks nobody below it, and is blocked on its own level [ELD-MOVE-019]', () => {
  const bridge = { boxes: [[11, 8, 4, 4]] as const, base: 2, top: 2.2 };
  const judge = judging({ at: { b: { x: inches(13), y, z: inches(2.2) } }, scenery: { bridge } }, 'Ab');
  expect(judge('walk', [at(inches(16), y)])).toMatchObject({ kind: 'walk' });
});

test('a Crouched model that gets up before its movement needs the room where it begins, and afterwards where it ends [ELD-MOVE-021, ELD-STATE-017]', () => {
  // A lies beneath a beam whose right border is at 15 inches.
  const beam = { boxes: [[5, 8, 10, 4]] as const, base: 1, top: 3 };
  const judge = judging({ at: { A: { x: inches(14), y } }, scenery: { beam }, states: { A: ['crouched'] } });
  const goes = (to: number, when: 'before' | 'after') =>
    judge('walk', [at(inches(to), y)], { stance: { state: 'crouched', to: false, when } });
  const notFree = ['not-free', 'ELD-MOVE-021'];
  expect([goes(16, 'before'), goes(15, 'after')]).toEqual([notFree, notFree]);
  expect(goes(16, 'after')).toMatchObject({ kind: 'walk' });
});

test('a Crouched model does not get up where it would reach into a model on a ledge above it [ELD-MOVE-021]', () => {
  // B stands on a ledge 1 inch high, and its base reaches over the border of it by 1500.
  const above = (by: number) => {
    const lay = {
      at: { A: { x, y }, B: { x: x + TOUCH - by, y, z: inches(1) } },
      scenery: { ledge: { boxes: [[10 + 1700 / 2540, 8, 4, 4]] as const, top: 1 } },
      states: { A: ['crouched'] as const },
    };
    return judging(lay, 'AB')('idle', [], { stance: { state: 'crouched', to: false, when: 'before' } });
  };
  expect(above(0)).toMatchObject({ kind: 'idle' });
  expect(above(1)).toEqual(['not-free', 'ELD-MOVE-021']);
});

test('a Crouched model does not get up beneath scenery that leaves no room [ELD-MOVE-023]', () => {
  // The hitbox of a Medium model is 45 mm high.
  const beneath = (base: number) => {
    const bridge = { boxes: [[x / 2540 - 2, 8, 4, 4]] as const, base, top: 4 };
    const lay = { at: { A: { x, y } }, scenery: { bridge }, states: { A: ['crouched'] as const } };
    return judging(lay, 'A')('idle', [], { stance: { state: 'crouched', to: false, when: 'before' } });
  };
  expect(beneath(4500 / 2540)).toMatchObject({ kind: 'idle' });
  expect(beneath(4499 / 2540)).toEqual(['not-free', 'ELD-MOVE-021']);
  // Scenery that the model is inside of already does not hold it.
  expect(beneath(0.1)).toMatchObject({ kind: 'idle' });
});
