import { createMatch, history } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { eldfallD20 as game } from '../index.js';
import type { Eld } from '../vocabulary/index.js';
import { presentation } from './index.js';

const bot = randomBot<Eld>('hands');
const options = { quest: 'unexpected-encounter' };
const start = createMatch(game, { players: ['ann', 'bob'], options, seed: 'hands', checked: false });
const end = playOut(start, { ann: bot, bob: bot }, { maxActions: 60 });
// A moment at which both have chosen a Scheme that nobody else may know.
const held = [...history(end)].find(({ state }) => {
  const [a, b] = state.parties.map(({ schemes }) => schemes);
  return a?.length === 1 && b?.length === 1 && a[0] !== b[0] && state.round === 1;
});

test('the page of a player holds the bytes of the own Scheme only, that of spectators none, that of the owner all [ELD-DEF-018]', () => {
  if (!held) throw new Error('no moment at which both hold a Scheme');
  const names = held.state.parties.map(({ schemes: [card = ''] }) => defaultContent.schemes[card]?.name ?? card);
  const found = (shown: Parameters<typeof replayOf>[2]): readonly boolean[] => {
    const page = renderReplay(replayOf(held, presentation, shown));
    return names.map(name => page.includes(name));
  };
  expect(found({ viewer: 'ann' })).toEqual([true, false]);
  expect(found({ viewer: 'bob' })).toEqual([false, true]);
  expect(found({})).toEqual([false, false]);
  expect(found({ everything: true })).toEqual([true, true]);
});
