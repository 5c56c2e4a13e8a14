import { expect, test } from 'vitest';
import { spaceField } from '../inches/height/index.js';
import { inches, mm } from '../inches/index.js';
import { drawnField } from './drawn-field.js';
import { drawLevels, raised } from './drawn-levels.js';

const pitch = inches(1);

test('terrain gets a top, or a lower end and a top, and hitboxes stand on the highest surface under their bases', () => {
  const field = drawnField('A . # # = c', { pitch, bases: { A: mm(32), c: mm(25) }, at: { c: [inches(2.5), 0] } });
  const space = raised(field, {
    terrain: { '#': inches(2), '=': [inches(3), null] },
    hitboxes: { A: [mm(45), 100], c: mm(30) },
  });
  expect(space.pieces('#')).toEqual([{ outline: field.pieces('#')[0], base: 0, top: inches(2) }]);
  expect(space.pieces('=')).toMatchObject([{ base: inches(3), top: null }]);
  expect(space.pieces('~')).toEqual([]);
  expect(space.hitbox('A')).toEqual({ ...field.base('A'), foot: 100, height: mm(45) });
  expect(space.hitbox('c').foot).toBe(inches(2));
  expect(space.solids).toHaveLength(4);
});

test('a scenario of sight is drawn: over a low wall, not over a high one', () => {
  const sees = (top: number) => {
    const field = drawnField('A . # . b', { pitch, bases: { A: mm(32), b: mm(32) } });
    const { prisms, hitbox } = raised(field, { terrain: { '#': top }, hitboxes: { A: mm(45), b: mm(45) } });
    return spaceField(prisms).sees(hitbox('A'), hitbox('b'));
  };
  expect(sees(mm(45))).toBe(true);
  expect(sees(mm(45) + 1)).toBe(true);
  const wide = drawnField('. . # . .\n. . # . .\nA . # . b\n. . # . .\n. . # . .', {
    pitch,
    bases: { A: mm(32), b: mm(32) },
  });
  const across = (top: number) => {
    const { prisms, hitbox } = raised(wide, { terrain: { '#': top }, hitboxes: { A: mm(45), b: mm(45) } });
    return spaceField(prisms).sees(hitbox('A'), hitbox('b'));
  };
  expect(across(mm(45))).toBe(true);
  expect(across(mm(45) + 1)).toBe(false);
});

test('levels are drawn back as digits', () => {
  const field = drawnField('A . # = ~ x', { pitch });
  const space = raised(field, { terrain: { '#': inches(2), '=': [inches(3), inches(4)], '~': inches(12) } });
  expect(drawLevels(field, space, pitch)).toBe('A . 2 4 + x');
  expect(drawLevels(field, space, inches(5))).toBe('A . . . 2 x');
});

test('a sign that is not drawn is refused, and so is a question for one of several hitboxes', () => {
  const field = drawnField('A . # A', { pitch });
  expect(() => raised(field, { terrain: { '=': 1 } })).toThrow('= is not in the drawing');
  expect(() => raised(field, { hitboxes: { b: 1 } })).toThrow('b is not in the drawing');
  expect(() => raised(field, { hitboxes: { A: 1 } }).hitbox('A')).toThrow('2 hitboxes are drawn as A');
});
