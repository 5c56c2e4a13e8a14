import { choose, createMatch, view } from '@rulewright/core';
import { clickConformance, clicksOn, drawnIds } from '@rulewright/core/clicks';
import { expect, test } from 'vitest';
import { judgementOfTheGods } from '../index.js';
import { type Layout, village, wealthy } from '../testing/village.js';
import { presentation } from './index.js';

clickConformance(test, judgementOfTheGods, presentation, {
  setups: [
    { players: 2 },
    { players: 4, options: { explorePlacement: 'placeThenReveal', buildReturnOrder: 'chosen', adjacency: 'king' } },
    wealthy(3, { alchemyResources: 'withGold', tradeOnMarshDraw: true }),
    wealthy(2, { buildReturnOrder: 'chosen', leaders: 'shaman' }),
  ],
  matches: 3,
});

const table: Layout = {
  tiles: { '1,0': 'hill temple', '1,-1': 'forest' },
  at: { farmer: '1,0' },
  turn: 'farmer',
  players: 2,
  decks: { terrain: ['hill', 'marsh'] },
};

test('a turn is a click on a square to move to, on a deck, or on the own tile and what it exchanges', () => {
  const match = createMatch(judgementOfTheGods, { ...village(table), seed: 'clicks' });
  const [asked] = match.decisions;
  const meaning = clicksOn(presentation, view(match, asked?.by));
  const choice = (...clicked: readonly string[]): unknown => meaning(clicked).answer?.action.choice;
  expect(choice('tile 1 -1')).toEqual({ do: 'move', to: { x: 1, y: -1 } });
  expect(choice('deck terrain')).toEqual({ do: 'explore', draw: 1 });
  const alchemy = meaning(['tile 1 0', 'resource food', 'resource stone']);
  expect(alchemy.buttons.map(({ answer }) => answer.action.choice)).toEqual(
    [1, 2, 3, 4].map(amount => ({ do: 'templeAlchemy', amount, give: 'food', receive: 'stone' })),
  );
  expect(meaning([]).buttons.map(({ answer }) => answer.action.choice)).toEqual([{ do: 'pass' }]);
});

test('the Gatherer keeps one of two drawn tiles with a click on it', () => {
  const layout: Layout = { turn: 'gatherer', decks: { terrain: ['hill', 'forest'] } };
  const start = createMatch(judgementOfTheGods, { ...village(layout), seed: 'clicks' });
  const drew = choose(start, { do: 'explore', draw: 2 });
  const asked = drew.decisions[0]?.kind === 'square' ? choose(drew, { x: 1, y: 0 }) : drew;
  const seen = view(asked, asked.decisions[0]?.by);
  const meaning = clicksOn(presentation, seen);
  expect(asked.decisions[0]?.kind).toBe('tile');
  expect([...drawnIds(presentation.scene(seen))]).toEqual(expect.arrayContaining(['shown 0', 'shown 1']));
  expect(['shown 0', 'shown 1'].map(id => meaning([id]).answer?.action.choice)).toEqual(['hill', 'forest']);
});
