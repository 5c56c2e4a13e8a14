import { createMatch, history, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { unexplained } from '../../../tools/unit/legend.js';
import { shroudfallInches as game } from '../index.js';
import type { Sfi } from '../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';

const bot = randomBot<Sfi>('cards');
const end = playOut(createMatch(game, { players: 2, seed: 'cards' }), { p1: bot, p2: bot }, { maxActions: 220 });
const last = view(end);
const moments = [...history(end)].filter((_, at) => at % 12 === 0);

test('every model, unit and element of a match has a card in words, without ids [SFI-CARD-003, SFI-CARD-004, SFI-CARD-006]', () => {
  let models = 0;
  for (const { state } of moments) {
    const now = { ...last, state };
    for (const { id } of [...state.models, ...state.units, ...state.elements]) {
      const card = presentation.card?.(now, id);
      expect(card?.title).toBeTruthy();
      expect(card?.facts.length).toBeGreaterThan(0);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object|p1:|p2:/);
    }
    for (const { id } of state.models) {
      const numbers = presentation.card?.(now, id)?.numbers ?? [];
      const full = numbers.flatMap(({ name }) => name ?? []);
      expect(full).toEqual(['Movement', 'Defence', 'Armour']);
      const rules = ['MOV', 'DEF', 'ARM'].map(
        which => numbers.find(({ label }) => label === which)?.reasons?.[0]?.rule,
      );
      expect(rules).toEqual(['SFI-CARD-003', 'SFI-CARD-004', 'SFI-CARD-006']);
      models += 1;
    }
  }
  expect(models).toBeGreaterThan(20);
});

test('the card of a unit tells the effect of each ability in the words of its printed card', () => {
  const told = end.state.units.flatMap(({ id, card }) => {
    const facts = presentation.card?.(last, id)?.facts ?? [];
    const printed = game.pack.units[card]?.abilities.filter(({ text }) => text !== undefined) ?? [];
    return printed.map(({ name, text }) => facts.some(fact => fact.label === name && fact.text === text));
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told).not.toContain(false);
});

test('a card tells what each passive ability and each condition does, with its rule [SFI-CARD-018]', () => {
  const [first] = end.state.units;
  const suffering = end.state.units.map(one =>
    one.id === first?.id ? { ...one, conditions: ['stunned'] as const } : one,
  );
  const now = { ...last, state: { ...end.state, units: suffering } };
  const facts = end.state.units.flatMap(({ id }) => presentation.card?.(now, id)?.facts ?? []);
  expect(facts).toContainEqual({
    label: 'Stunned',
    text: 'its first action must be to shake the condition off',
    rule: 'SFI-CONDITION-013',
    warns: true,
  });
  const passives = facts.filter(({ rule }) => rule?.startsWith('SFI-PASSIVE-'));
  expect(passives.length).toBeGreaterThan(10);
  expect(passives.filter(({ text = '' }) => text.length < 5)).toEqual([]);
});

test('a model on the table shows the ends of its move, its ranges, and the enemies that it sees; other things show nothing', () => {
  const found = moments.find(({ state }) => state.models.some(({ unit }) => unit.startsWith('p1')) && state.round > 0);
  const model = found?.state.models[0];
  if (!found || !model) throw new Error('no model on the table');
  const now = { ...last, state: found.state };
  const items = presentation.around?.(now, model.id) ?? [];
  expect(items[0]).toMatchObject({ kind: 'overlay', id: 'moves' });
  // The ends of a move leave out the places of other bases, so they are no disc.
  expect(items[0]?.kind === 'overlay' && items[0].over.map(({ shape }) => shape)).toContain('polygon');
  expect(items.some(({ title = '' }) => title.startsWith('RNG '))).toBe(true);
  for (const { id } of found.state.models) {
    expect(unexplained(presentation.scene(now), presentation.around?.(now, id) ?? [])).toEqual([]);
  }
  expect(presentation.around?.(now, 'nothing')).toEqual([]);
});

test('cached cards and surroundings are those of each moment of a match by itself', () => {
  const activations = new Set<number>();
  for (const [at, { state, decisions }] of [...history(end)].entries()) {
    const now = { ...last, state, decisions };
    const ids = [...state.units, ...state.models].map(({ id }) => id);
    const told = ids.map(id => presentation.card?.(now, id));
    const drawn = state.models.map(({ id }) => presentation.around?.(now, id));
    if (at % 33 !== 0) continue;
    const alone = createPresentation(game);
    const apart = { ...now, state: structuredClone(state) };
    expect(told).toEqual(ids.map(id => alone.card?.(apart, id)));
    expect(drawn).toEqual(state.models.map(({ id }) => alone.around?.(apart, id)));
    activations.add(state.units.filter(({ activated }) => activated).length);
  }
  expect(activations.size).toBeGreaterThan(2);
});

test('the card of a piece of terrain tells its bonuses and its keywords, from each of its parts [SFI-TERRAIN-002, SFI-TKEY-015]', () => {
  const pieces = end.state.terrain;
  expect(pieces.length).toBeGreaterThan(0);
  for (const { id, card, part } of pieces) {
    const printed = game.pack.terrain[card]?.[part.kind][part.at];
    const shown = presentation.card?.(last, id);
    expect(shown).toMatchObject({ title: printed?.name, text: `${printed?.type} terrain` });
    expect(shown?.numbers.map(({ label }) => label)).toEqual(['DEF', 'ARM']);
    expect(shown?.facts).toHaveLength(printed?.keywords.length ?? -1);
    for (const { text = '', rule = '' } of shown?.facts ?? []) {
      expect(text).toMatch(/^[^{}]{5,}$/);
      expect(rule).toMatch(/^SFI-TKEY-/);
    }
    expect(presentation.card?.(last, `${id} 2`)).toEqual(shown);
  }
  expect(presentation.terms?.find(({ id }) => id === 'obscuring')).toEqual({
    id: 'obscuring',
    label: 'Obscuring',
    text: 'no line of sight passes all through it',
    rule: 'SFI-TKEY-015',
  });
});
