import type { ColorRole } from '@rulewright/core';
import { expect, test } from 'vitest';
import { contrast } from './contrast.js';
import { darkRules, ink, inkOn, muted, paper, roleNames, surface, type Tone, toneOf } from './tones.js';

const schemes = ['light', 'dark'] as const;
const role = (name: string): Tone => toneOf(name as ColorRole);
const terrains = roleNames.filter(name => name.startsWith('terrain:'));
const strong = roleNames.filter(name => !name.startsWith('terrain:'));

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#fff')).toThrow(RangeError);
});

test.each(schemes)('text on every role is readable (%s)', scheme => {
  const poor = roleNames.filter(name => contrast(inkOn(role(name))[scheme], role(name)[scheme]) < 4.5);
  expect(poor).toEqual([]);
});

test.each(schemes)('text and faint text are readable on page and surface (%s)', scheme => {
  for (const text of [ink, muted]) {
    for (const ground of [paper, surface]) expect(contrast(text[scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(schemes)('every role that is not ground stands out from page and surface (%s)', scheme => {
  // The limit is 4.5 and not 3, because badges of the page and the numbers of changes use these colours as text.
  const poor = strong.filter(name =>
    [paper, surface].some(ground => contrast(role(name)[scheme], ground[scheme]) < 4.5),
  );
  expect(poor).toEqual([]);
});

test.each(schemes)('the outline of a token stands out from every ground (%s)', scheme => {
  expect(terrains.length).toBe(15);
  expect(terrains.filter(name => contrast(ink[scheme], role(name)[scheme]) < 3)).toEqual([]);
});

test.each(schemes)('every mark and every player stands out from every ground (%s)', scheme => {
  const marks = strong.filter(name => /^(player|highlight|danger|good)/.test(name));
  const poor = marks.flatMap(mark =>
    terrains.filter(name => contrast(role(mark)[scheme], role(name)[scheme]) < 3).map(name => `${mark} on ${name}`),
  );
  expect(poor).toEqual([]);
});

test.each(['#777', '#7f7f7f', '#808080', '#ff0000', '#00f', '#123456', '#fedcba'] as const)(
  'text on the explicit colour %s is readable',
  hex => {
    expect(contrast(inkOn(toneOf(hex)).light, hex)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a text that is no colour is drawn as neutral', () => {
  for (const wrong of ['constructor', '__proto__', '#12', '#12345g', '#"><script>', 'red', 'terrain:lava']) {
    expect(role(wrong)).toEqual(role('neutral'));
  }
});

test('the dark rules name only what is used', () => {
  expect(darkRules(new Set(['paper']))).toBe('.rw-f-paper{fill:#15181a}.rw-s-paper{stroke:#15181a}');
});
