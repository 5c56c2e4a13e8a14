import { createMatch, history, nearest, type SceneItem, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { checkClicks, wishOf } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { shroudfallInches } from '../index.js';
import type { Sfi } from '../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';

const bot = randomBot<Sfi>('words');
const end = playOut(createMatch(shroudfallInches, { players: ['ann', 'bob'], seed: 'words' }), { ann: bot, bob: bot });
const moments = [...history(end)];

test('in a whole match everything is told in words, without ids and without holes', () => {
  const { words } = presentation;
  const odd: string[] = [];
  const note = (text: string): void => {
    if (/undefined|NaN|\[object|\b(ann|bob):|[a-z]-[a-z]+\/\d/.test(text)) odd.push(text);
  };
  for (const { records, state, decisions } of moments) {
    for (const record of records) if (record.kind === 'event') note(eventInWords(words, record.event, state));
    for (const decision of decisions) {
      note(words.decision(decision, state));
      for (const option of decision.options ?? []) note(choiceInWords(words, decision, option, state));
    }
  }
  expect(odd.slice(0, 5)).toEqual([]);
});

test('the table as text has a sign of its own for every piece of terrain', () => {
  const { terrain } = end.state;
  const text = presentation.text?.(view(end)) ?? '';
  const signs = text.split('\n').flatMap(line => /^([^\w\s.]) [A-Z]/.exec(line)?.[1] ?? []);
  expect(terrain.length).toBeGreaterThan(10);
  expect(new Set(signs).size).toBe(terrain.length);
});

test('every kind of question of a whole match can be answered by clicks', () => {
  const seen = new Set<string>();
  for (const moment of moments) {
    const [decision] = moment.decisions;
    if (!decision) continue;
    const option: unknown = decision.options?.[0];
    const kind = `${decision.kind} ${typeof option === 'object' && option !== null && 'do' in option ? String(option.do) : ''}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    checkClicks(moment, presentation);
  }
  expect(seen.size).toBeGreaterThan(12);
});

test('the surroundings of a model are computed anew whenever they change, and are the same object otherwise', () => {
  const kept = createPresentation(shroudfallInches);
  let same = 0;
  let before: readonly SceneItem[] | undefined;
  for (const [at, moment] of moments.entries()) {
    const [first, second] = moment.state.models;
    if (!first || !second || !moment.decisions.length) continue;
    const seen = view(moment);
    const items = kept.around?.(seen, first.id);
    if (items === before) same++;
    before = items;
    if (at % 7 !== 0) continue;
    for (const { id } of [first, second]) {
      expect(kept.around?.(seen, id)).toEqual(createPresentation(shroudfallInches).around?.(seen, id));
    }
  }
  expect(same).toBeGreaterThan(100);
});

test('a click near the middle of the table is an answer to every question about a place', () => {
  const middle = { item: 'table', at: { x: inches(20), y: inches(17) } };
  const answered = new Map<string, unknown>();
  for (const moment of moments) {
    const [decision] = moment.decisions;
    if (!decision || decision.options || decision.kind === 'army' || answered.has(decision.kind)) continue;
    const wished = wishOf(presentation, view(moment, decision.by), middle);
    answered.set(decision.kind, wished && nearest(moment, wished.decision, wished.wish));
  }
  expect([...answered.keys()].sort()).toEqual(
    expect.arrayContaining(['deployModels', 'move', 'place', 'terrainPlace']),
  );
  expect([...answered].filter(([, choice]) => choice === undefined)).toEqual([]);
});

test('a spectator sees the last moment of a match', () => {
  const scene = presentation.scene(view(end));
  expect(scene.panels?.[0]?.title).toMatch(/^ann, edge at the (top|bottom)$/);
  expect(scene.items.length).toBeGreaterThan(20);
  expect(
    presentation
      .text?.(view(end))
      .split('\n')
      .slice(0, 37)
      .every(line => line.length <= 80),
  ).toBe(true);
});
