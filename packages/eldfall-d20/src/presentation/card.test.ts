import { createMatch, history, type PieceCard, seenState, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { eldfallD20 as game } from '../index.js';
import type { Eld, EldState } from '../vocabulary/index.js';
import { presentation } from './index.js';

const bot = randomBot<Eld>('cards');
const options = { quest: 'unexpected-encounter' };
const end = playOut(
  createMatch(game, { players: ['ann', 'bob'], options, seed: 'cards' }),
  { ann: bot, bob: bot },
  { maxActions: 150 },
);
const last = view(end);
const moments = [...history(end)].filter(({ state }) => state.models.length > 0);
const cardAt = (state: EldState, id: string, viewer?: string): PieceCard | undefined =>
  presentation.card?.({ ...last, viewer, state: seenState(game, state, viewer) }, id);

test('every model of a match has a card in words, without ids, whose numbers tell their reasons [ELD-DEF-015]', () => {
  let looked = 0;
  for (const [at, { state }] of moments.entries()) {
    if (at % 10 !== 0) continue;
    for (const { id, player } of state.models) {
      const card = cardAt(state, id, player ?? undefined);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object|\b(ann|bob|hostile):[a-z]/);
      const strength = card?.numbers.find(({ label }) => label === 'OFF');
      if (strength) expect(strength.reasons?.[0]?.rule).toBe('ELD-DEF-015');
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('the card of a secret model tells its enemies nothing but its states [ELD-SETUP-013]', () => {
  const hiddenFrom = (state: EldState, viewer: string) =>
    seenState(game, state, viewer).models.find(({ profile }) => typeof profile !== 'string');
  const secret = moments.find(({ state }) => hiddenFrom(state, 'bob'));
  const model = secret && hiddenFrom(secret.state, 'bob');
  if (!secret || !model) throw new Error('no model is secret');
  const shown = cardAt(secret.state, model.id, 'bob');
  expect(shown).toMatchObject({ title: 'A secret model (A)', numbers: [] });
  expect(shown?.facts.every(({ from, text }) => from === undefined && text === undefined)).toBe(true);
  expect(cardAt(secret.state, model.id, 'ann')?.numbers.length).toBeGreaterThan(5);
});

test('a model on the field shows its Walk, the enemies that it sees, and its Awareness [ELD-AWARE-001]', () => {
  const { state } = moments.findLast(moment => moment.state.models.some(({ where }) => where === 'field')) ?? {};
  const model = state?.models.find(({ where }) => where === 'field');
  if (!state || !model) throw new Error('no model on the field');
  const items = presentation.around?.({ ...last, state: seenState(game, state, 'ann') }, model.id) ?? [];
  expect(items.map(({ id }) => id)).toContain('walk');
  expect(items.at(-1)).toMatchObject({ id: 'awareness', pattern: 'dashed' });
});

test('a card tells the Strike and the Reach of each weapon, and the Awareness, in a sentence [ELD-AWARE-001]', () => {
  const { state } = moments.findLast(moment => moment.state.models.some(({ where }) => where === 'field')) ?? {};
  const armed = state?.models.find(({ equipped }) => equipped.some(id => game.pack.items[id]?.weapon));
  if (!state || !armed) throw new Error('no model carries a weapon');
  const facts = cardAt(state, armed.id, armed.player ?? undefined)?.facts ?? [];
  expect(
    facts.some(({ text }) => /^(melee|ranged|grapple).*, Strike .+, .*(Reach|circle|spray)/.test(text ?? '')),
  ).toBe(true);
  expect(facts.at(-1)).toMatchObject({ label: 'Awareness', rule: 'ELD-AWARE-001' });
  expect(facts.at(-1)?.text).toMatch(/^notices what comes within \d+" of its base/);
});
