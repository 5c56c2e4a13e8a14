import { view } from '@rulewright/core';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { renderScene } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { shot } from './arena.js';
import { builders } from './builders.js';
import { area, beam, blocked, squeeze } from './inches.js';

// A changed picture fails; `npm run test:unit docs/pictures -- -u` draws it again.
test('the picture of README.md is the table of a real match', async () => {
  const match = builders(
    'picture 48',
    ({ state }) => state.tiles.length === 8 && state.tiles.filter(({ building }) => building).length === 3,
  );
  expect(match.outcome).toBeUndefined();
  const svg = renderScene(presentation.scene(view(match)));
  await expect(`${svg}\n`).toMatchFileSnapshot('./judgement-of-the-gods.svg');
});

test('the picture of the package judgement-hex is an attack under way', async () => {
  await expect(`${renderScene(shot())}\n`).toMatchFileSnapshot('./judgement-hex.svg');
});

test.each(Object.entries({ beam, area, blocked, squeeze }))('the picture of Shroudfall: %s', async (name, shotOf) => {
  const { scene, bounds } = shotOf();
  const svg = renderScene(scene, { bounds, legend: false });
  await expect(`${svg}\n`).toMatchFileSnapshot(`./shroudfall-${name}.svg`);
});
