import { createMatch, history, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { checkClicks } from '@rulewright/core/clicks';
import { expect, test } from 'vitest';
import { hexEdition } from '../edition.js';
import { judgementHex } from '../index.js';
import type { Jhx } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

test('a page without the rules of movements draws and tells all of a match as one with them does', () => {
  const { pack, maps } = judgementHex;
  const [page, whole] = [createPresentation(pack, maps), createPresentation(pack, maps, hexEdition)];
  const bot = randomBot<Jhx>('page');
  const match = createMatch(judgementHex, { players: ['p1', 'p2'], options: { mode: '3v3' }, seed: 'page' });
  const moments = [...history(playOut(match, { p1: bot, p2: bot }, { maxActions: 150 }))];
  let pieces = 0;
  for (const [at, moment] of moments.entries()) {
    if (at % 30 !== 0) continue;
    const seen = view(moment, moment.decisions[0]?.by);
    expect(page.scene(seen)).toEqual(whole.scene(seen));
    expect(page.text?.(seen)).toBe(whole.text?.(seen));
    if (moment.decisions.length > 0) checkClicks(moment, page);
    for (const { id, at: place } of moment.state.models) {
      if (place === null) continue;
      const look = { moves: { of: id }, reach: id, sight: id, cover: id };
      expect(page.scene(seen, look)).toEqual(whole.scene(seen, look));
      expect(page.card?.(seen, id)).toEqual(whole.card?.(seen, id));
      expect(page.around?.(seen, id)).toEqual(whole.around?.(seen, id));
      pieces += 1;
    }
  }
  expect(pieces).toBeGreaterThan(10);
});
