import type { ColorRole } from '@rulewright/core';
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';
import { expect, test } from 'vitest';
import { toneOf } from './tones.js';

/** Colours as people with each deficiency see them, in full strength. */
const eyes: Readonly<Record<string, (color: Color) => Color>> = {
  'all colours': color => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
const difference = differenceCiede2000();

/** A difference that is plain between neighbouring pieces; about 2 can just be noticed. */
const PLAIN = 20;

test.each(Object.entries(eyes))(
  'both players and the pieces of the game differ plainly in light and dark: %s',
  (_, see) => {
    const roles: readonly ColorRole[] = ['player1', 'player2', 'hostile'];
    for (const scheme of ['light', 'dark'] as const) {
      const colors = roles.map(role => {
        const color = parse(toneOf(role)[scheme]);
        if (!color) throw new Error(`no colour for ${role}`);
        return see(color);
      });
      for (const [i, one] of colors.entries()) {
        for (const other of colors.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(PLAIN);
      }
    }
  },
);
