import { createMatch, history, type PieceCard, seenState, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { amountInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { unexplained } from '../../../tools/unit/legend.js';
import { judgementOfTheGods as game } from '../index.js';
import { type Layout, village } from '../testing/village.js';
import type { Jog } from '../vocabulary/index.js';
import { presentation } from './index.js';

const table: Layout = {
  tiles: { '1,0': 'hill mine', '1,-1': 'forest', '2,0': 'magical-marsh' },
  at: { farmer: '1,0' },
  turn: 'farmer',
  pool: { food: 12, gold: 3 },
};
const seen = view(createMatch(game, { ...village(table), seed: 'card' }));
const cardOf = (id: string): PieceCard | undefined => presentation.card?.(seen, id);

test('the card of a character tells its stats, and what it brings where it stands with its reasons [JOG-PROD-003, JOG-TERR-005]', () => {
  const card = cardOf('character farmer');
  expect(card).toMatchObject({ title: 'Farmer', text: 'of p2, acts now', color: 'player2' });
  expect(card?.facts[0]).toEqual({ label: 'Stands on', text: 'Hill, 1E' });
  const [food, , stone] = card?.numbers ?? [];
  expect(food).toMatchObject({ label: 'Food', value: game.pack.roles.farmer?.stats.food });
  const brings = card?.numbers.find(({ label }) => label === 'Brings stone here');
  expect(brings?.reasons?.[0]).toEqual({ text: `${stone?.value} stat`, rule: 'JOG-PROD-003' });
});

test('only a factor that can leave a fraction says that it rounds [JOG-PROD-011]', () => {
  const { numbers } = presentation.words;
  const told = (amount: readonly [number, number]) =>
    numbers?.reason({ stage: 'terrain', source: 'hill', op: 'times', amount, rule: 'JOG-PROD-006', after: 1 } as never);
  expect([told([3, 2]), told([2, 1])]).toEqual(['Hill, rounded down', 'Hill']);
  expect(amountInWords({ op: 'times', amount: [2, 1] } as never)).toBe('×2');
});

test('tiles, buildings, resources and decks have cards; other things have none', () => {
  expect(cardOf('tile 1 0')).toMatchObject({ title: 'Hill, 1E' });
  expect(cardOf('building 1 0')?.facts).toContainEqual({ label: 'Production brings', text: 'Stone' });
  expect(cardOf('resource food')?.numbers[0]).toEqual({ label: 'In the pool', value: 12 });
  expect(cardOf('resource gold')?.numbers).toHaveLength(1);
  expect(cardOf('deck terrain')?.numbers[0]?.value).toBe(seen.state.decks.terrain.size);
  expect([cardOf('drawn'), cardOf('nothing')]).toEqual([undefined, undefined]);
});

test('a character reaches the tiles beside it [JOG-MOVE-002, JOG-MOVE-003]', () => {
  const items = presentation.around?.(seen, 'character farmer');
  expect(items?.[0]).toMatchObject({ kind: 'overlay', title: 'Can move here' });
  // The Town Hall, the forest and the marsh lie beside the hill; its fourth side is empty.
  expect(items?.[0]?.kind === 'overlay' && items[0].over).toHaveLength(3);
  expect(unexplained(presentation.scene(seen), items ?? [])).toEqual([]);
  expect(presentation.around?.(seen, 'tile 1 0')).toEqual([]);
});

test('in a whole match every character has a card in words', () => {
  const bot = randomBot<Jog>('cards');
  const end = playOut(createMatch(game, { players: 2, seed: 'cards' }), { p1: bot, p2: bot });
  for (const { state } of history(end)) {
    const now = { ...view(end), state: seenState(game, state) };
    for (const { role } of state.tiles.length > 0 ? state.characters : []) {
      expect(JSON.stringify(presentation.card?.(now, `character ${role}`))).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});
