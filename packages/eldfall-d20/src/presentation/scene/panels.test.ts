import { createMatch, view } from '@rulewright/core';
import { expect, test } from 'vitest';
import { defaultContent } from '../../content/default.js';
import { laidOut } from '../../testing/index.js';
import { createPresentation } from '../index.js';

test('the row of a model tells its Upgrades apart from the Items in its hands', () => {
  const text = (upgrades: readonly string[], equipped: readonly string[]) => {
    const { game, setup } = laidOut('A..b', {
      models: { A: { upgrades, equipped } },
      pack: { upgrades: defaultContent.upgrades },
    });
    const scene = createPresentation(game).scene(view(createMatch(game, { ...setup, seed: 'rows' }), 'p1'));
    return scene.panels?.[0]?.rows?.[0]?.text;
  };
  expect(text(['gift-of-longevity'], ['sword'])).toBe('2 Activation Points, in hand Sword, Upgrade Gift of Longevity');
  expect(text(['gift-of-longevity', 'pouch'], [])).toBe('2 Activation Points, Upgrades Gift of Longevity and Pouch');
});
