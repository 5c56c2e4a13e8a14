import { choose, createMatch, nearest, view } from '@rulewright/core';
import { wishOf, wishOfText } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { createPresentation } from '@rulewright/shroudfall-inches/presentation';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { renderScene } from '@rulewright/viewer';
import { expect, test } from 'vitest';

// A fighter of p1 at 2, 2, whose unit is active, and one of p2 at 12, 2.
const { game, setup } = laidOut('A    b', { active: 'A' });
const match = createMatch(game, { ...setup, dice: scripted() });
const presentation = createPresentation(game);

test('a picture of a moment, with what a client asks for', () => {
  // #region scene
  const seen = view(match, 'p1');
  const scene = presentation.scene(seen, { moves: 'A/1', line: { from: 'A/1', to: 'b/1' } });
  const part = { x: 0, y: 0, width: inches(14), height: inches(6) };
  const svg = renderScene(scene, { bounds: part });
  // #endregion
  expect(scene.items.map(({ id }) => id)).toEqual(expect.arrayContaining(['A/1', 'b/1', 'moves', 'line']));
  expect(svg).toContain('</svg>');
});

test('clicks and texts are wishes, and the nearest legal answer is taken', () => {
  // #region wish
  const moving = choose(match, { do: 'move' });
  const asked = view(moving, 'p1');
  const click = wishOf(presentation, asked, { item: 'table', at: { x: inches(6), y: inches(2) } });
  const [decision] = asked.decisions;
  const typed = decision && wishOfText(presentation, asked, decision, 'towards b');
  expect([click?.wish, typed]).toEqual([
    { x: inches(6), y: inches(2) },
    { x: inches(12), y: inches(2) }, // the place of the fighter of p2, which is drawn as b
  ]);
  expect(decision && nearest(moving, decision, click?.wish)).toMatchObject({ to: { x: inches(6), y: inches(2) } });
  // #endregion
});
