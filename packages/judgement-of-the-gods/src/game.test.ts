import { createMatch, hashJson } from '@rulewright/core';
import { Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent, readContent } from './content/index.js';
import type { ContentPack } from './content/pack.js';
import { createGame } from './game.js';
import { judgementOfTheGods } from './index.js';
import { square, village } from './testing/village.js';

test('a game names the content it is played with', () => {
  expect(judgementOfTheGods.content).toEqual({
    id: defaultContent.id,
    version: defaultContent.version,
    hash: hashJson(defaultContent),
  });
});

/** A pack with other numbers in every field, to see that the rules themselves contain none. */
const other = (): ContentPack => {
  const pack = JSON.parse(JSON.stringify(defaultContent)) as Record<string, never> & ContentPack;
  const { farmer, gatherer } = pack.roles;
  return readContent({
    ...pack,
    id: 'other-numbers',
    judgementDaysToLose: 2,
    roles: {
      ...pack.roles,
      farmer: { ...farmer, stats: { food: 7, wood: 7, stone: 7, magic: 7 }, hallow: true },
      gatherer: { ...gatherer, explore: { draw: 3 } },
    },
    productionDie: { sides: 8, count: 2, notAt: [] },
    production: { ...pack.production, townHall: [2, 1] },
    explore: { cost: { magic: 3 } },
    hallow: { cost: { wood: 1 } },
    statue: { ...pack.statue, pieces: 1, cost: { gold: 1 } },
    templeAlchemy: { ...pack.templeAlchemy, limitPerStat: 1 },
  });
};

test('every number and ability comes from the pack', () => {
  const pack = other();
  const game = createGame(pack);
  expect(game.content?.hash).not.toBe(judgementOfTheGods.content?.hash);

  const hall = new Play(game, { ...village({ turn: 'farmer' }), dice: [8, 7] }).choose('p2', { do: 'produce' });
  expect(hall.state.pool).toMatchObject({ food: 60 + 14 + 15, magic: 60 + 14 + 15 });

  const explorer = new Play(
    game,
    village({ turn: 'gatherer', decks: { terrain: ['hill', 'forest', 'plains', 'marsh'] } }),
  );
  explorer.choose('p3', { do: 'explore', draw: 3 }).choose('p3', 'plains').choose('p3', square('1,0'));
  expect(explorer.state.pool).toMatchObject({ food: 60, wood: 60, stone: 60, magic: 57 });
  expect(explorer.state.decks.terrain.cards).toEqual(['marsh', 'hill', 'forest']);

  const temple = { turn: 'farmer', at: { farmer: '1,0' }, pool: { gold: 1 } } as const;
  const built = new Play(game, village({ ...temple, tiles: { '1,0': 'hill temple' } }));
  built.refuses(
    'p2',
    { do: 'templeAlchemy', amount: 8, give: 'food', receive: 'wood' },
    {
      code: 'over-the-limit',
      rule: 'JOG-SPC-004',
    },
  );
  built.choose('p2', { do: 'statue' }).ends({ reason: 'statue-completed', winners: ['p1', 'p2', 'p3', 'p4'] });

  const hallowed = new Play(game, village({ ...temple, tiles: { '1,0': 'magical-hill' } })).choose('p2', {
    do: 'hallow',
  });
  expect(hallowed.state.pool.wood).toBe(59);

  const day = village({ phase: 'judgement', judgementDays: 1, cards: {}, decks: { judgement: ['judgement-day'] } });
  new Play(game, day).ends({ reason: 'third-judgement-day', winners: [] });
  expect(createMatch(game, { players: 4, seed: 's' }).decisions).toHaveLength(1);
});
