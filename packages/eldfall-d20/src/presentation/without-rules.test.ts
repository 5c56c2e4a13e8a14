import { createMatch, history, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { currentSources } from '../current-sources.js';
import { eldfallD20 as game } from '../index.js';
import { bookNumbers } from '../rulebook/book-numbers.js';
import { withSources } from '../sources.js';
import type { Eld } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

test('cards, pictures and texts of a whole match ask the rules only for what a page without rules carries', () => {
  const asked = new Set<string | symbol>();
  const sources = new Proxy(withSources({}), {
    get: (all, name) => {
      asked.add(name);
      return Reflect.get(all, name);
    },
  });
  const presentation = createPresentation({ pack: defaultContent, edition: { numbers: bookNumbers }, sources });
  const bot = randomBot<Eld>('cards');
  const options = { quest: 'unexpected-encounter' };
  const match = createMatch(game, { players: ['ann', 'bob'], options, seed: 'cards' });
  const moments = [...history(playOut(match, { ann: bot, bob: bot }, { maxActions: 150 }))];
  for (const [at, moment] of moments.entries()) {
    if (at % 10 !== 0) continue;
    const seen = view(moment);
    presentation.scene(seen);
    presentation.text?.(seen);
    for (const { id } of moment.state.models) {
      presentation.card?.(seen, id);
      presentation.around?.(seen, id);
    }
  }
  const carried = Object.keys(currentSources);
  expect([...asked].filter(name => !carried.includes(String(name)))).toEqual([]);
  expect(asked).toContain('attributes');
});
