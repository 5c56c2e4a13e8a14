import { expect, test } from 'vitest';
import { renderScene } from './render-scene.js';

/** The numbers on the left border of a board of 4 inches, from its top, in picture units. */
const numbersBeside = (upwards: boolean): readonly (readonly [y: number, number: string])[] => {
  const ruler = { perUnit: 10, sign: '"', upwards };
  const drawn = renderScene({ title: '', items: [], bounds: { x: 0, y: 0, width: 40, height: 40 }, ruler });
  return [...drawn.matchAll(/<text([^>]*)>(\d+)</g)]
    .flatMap(([, attributes = '', number = '']) =>
      attributes.includes('text-anchor="end"')
        ? [[Number(/ y="([\d.-]+)"/.exec(attributes)?.[1]), number] as const]
        : [],
    )
    .sort(([a], [b]) => a - b);
};

test('the scale on the left border counts from the edge that places count from', () => {
  expect(numbersBeside(false).map(([, number]) => number)).toEqual(['1', '2', '3', '4']);
  expect(numbersBeside(true).map(([, number]) => number)).toEqual(['3', '2', '1', '0']);
  const [first] = numbersBeside(true);
  const [, second] = numbersBeside(false);
  // The third inch from below begins where the first inch from above ends.
  expect(first?.[0]).toBeCloseTo((second?.[0] ?? 0) - 250);
});

test('a picture of a part of the board counts from the edges of the board', () => {
  const bounds = { x: 0, y: 0, width: 200, height: 200 };
  const ruler = { perUnit: 10, sign: '"' };
  const part = { x: 55, y: 120, width: 40, height: 40 };
  const numbersOf = (svg: string, isBeside: boolean) =>
    [...svg.matchAll(/<text([^>]*)>(\d+)</g)].flatMap(([, attributes = '', number = '']) =>
      attributes.includes('text-anchor="end"') === isBeside ? [number] : [],
    );
  const drawn = renderScene({ title: '', items: [], bounds, ruler }, { bounds: part });
  expect(numbersOf(drawn, false)).toEqual(['6', '7', '8', '9']);
  // The number of the upper edge would stand in the corner.
  expect(numbersOf(drawn, true)).toEqual(['13', '14', '15', '16']);
  const upwards = renderScene({ title: '', items: [], bounds, ruler: { ...ruler, upwards: true } }, { bounds: part });
  expect(numbersOf(upwards, true)).toEqual(['4', '5', '6', '7']);
});
