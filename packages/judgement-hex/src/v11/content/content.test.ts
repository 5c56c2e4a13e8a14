import { copyJson } from '@rulewright/core';
import { refusalOf } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../../content/default.js';
import { readContent } from '../../content/reading/read-content.js';
import { v11Content } from './default.js';

describe('the content in inches', () => {
  test('is a pack by its own rules', () => {
    expect(readContent(copyJson(v11Content))).toEqual(v11Content);
  });

  test('is the training roster with one inch for one hex [JV11-BASE-009]', () => {
    const printed = ({ base: _, ...card }: { readonly base?: number }): object => card;
    for (const kind of ['heroes', 'summoned', 'monsters'] as const) {
      expect(Object.values(v11Content[kind]).map(printed)).toEqual(Object.values(defaultContent[kind]));
    }
    expect(v11Content.units).toEqual(defaultContent.units);
  });

  test('has the bases that differ as data of each card, and no other card has one [JV11-BASE-004]', () => {
    const bases = (kind: 'heroes' | 'summoned' | 'monsters') =>
      Object.fromEntries(
        Object.entries(v11Content[kind]).flatMap(([id, { base }]) => (base === undefined ? [] : [[id, base]])),
      );
    expect([bases('heroes'), bases('summoned'), bases('monsters')]).toEqual([
      { gruk: 40 },
      { 'bone-mannikin': 25, 'cinder-imp': 25 },
      { 'mire-crab': 30, 'glass-wisp': 30, 'thorn-ogre': 50, 'pit-colossus': 60 },
    ]);
  });

  test('has what is known of the printed cards, and says what is missing', () => {
    const { heroes, monsters, artefacts } = v11Content.fragments;
    expect([heroes, monsters, artefacts].map(some => Object.keys(some).length)).toEqual([28, 4, 21]);
    expect(heroes.rakkir).toMatchObject({ health: [15, 16, 18], attributes: { MEL: 7 }, race: 'orc' });
    expect(heroes.skoll).toEqual({
      name: 'Skoll',
      source: 'a public Warband tracker of the edition in inches',
      health: [21, 24, 27],
      missing: ['race', 'classes', 'gods', 'attributes', 'weapons', 'abilities', 'levelling'],
    });
    expect(monsters.gloom).toMatchObject({ health: [8], attributes: { AGI: 4, RES: 0 } });
    expect(artefacts['glyph-of-warding']).toMatchObject({ slot: 'defensive', cost: 2 });
    for (const { missing } of Object.values(heroes)) expect(missing).toEqual(expect.arrayContaining(['abilities']));
  });
});

describe('a card of one’s own with a base [JV11-BASE-004]', () => {
  const withBase = (base: unknown): unknown => {
    const newcomer = { ...v11Content.heroes.garm, name: 'A Newcomer', base };
    return copyJson({ ...v11Content, heroes: { ...v11Content.heroes, newcomer } });
  };

  test('needs no change of the engine', () => {
    expect(readContent(withBase(35)).heroes.newcomer?.base).toBe(35);
  });

  test.each([
    [9, 'too-small'],
    [121, 'too-large'],
    [30.5, 'not-a-whole-number'],
    ['30', 'not-a-whole-number'],
    [null, 'not-a-whole-number'],
  ])('%j mm is refused: %s', (base, code) => {
    expect(refusalOf(() => readContent(withBase(base)))).toMatchObject({ code, path: 'heroes.newcomer.base' });
  });
});
