import { CONCESSION, createMatch, history, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { checkClicks } from '@rulewright/core/clicks';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../index.js';
import type { Eld } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

// Random players soon issue a Duel, which may decide the match: without Duels matches are longer.
const quests = Object.fromEntries(
  Object.entries(defaultContent.quests).map(([id, quest]) => [id, { ...quest, duels: false }]),
);
const game = createGame({ pack: { ...defaultContent, quests } });
const presentation = createPresentation(game);

const played = (quest: string) => {
  const bot = randomBot<Eld>(quest);
  const start = createMatch(game, { players: ['ann', 'bob'], options: { quest }, seed: quest });
  return playOut(start, { ann: bot, bob: bot });
};
const end = played('unexpected-encounter');
const moments = [...history(end)];

test('in a whole match everything is told in words, without ids and without holes', () => {
  const { words } = presentation;
  const odd: string[] = [];
  const note = (text: string): void => {
    if (/undefined|NaN|\[object|\b(ann|bob|hostile):[a-z]|#\d/.test(text)) odd.push(text);
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

test('every kind of question of a whole match can be answered by clicks', () => {
  const seen = new Set<string>();
  for (const moment of moments) {
    const [decision] = moment.decisions;
    if (!decision || seen.has(decision.kind)) continue;
    seen.add(decision.kind);
    checkClicks(moment, presentation);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('a spectator sees the last moment of a match', () => {
  const scene = presentation.scene(view(end));
  expect(scene.panels?.[0]?.title).toBe('ann');
  // Notes of the rules for themselves are nothing for players.
  expect(Object.keys(end.state.quest.marks)).toContain('scored');
  expect(JSON.stringify(scene.panels)).not.toMatch(/scored/i);
  expect(scene.items.length).toBeGreaterThan(20);
  expect(
    presentation
      .text?.(view(end))
      .split('\n')
      .slice(0, 37)
      .every(line => line.length <= 80),
  ).toBe(true);
});

test('several winners are told as one list: equal Victory Points are a draw, a duel or a concession is won [ELD-END-002]', () => {
  const told = (reason: string) =>
    presentation.words.outcome({ winners: ['ann', 'bob', 'cy'], reason, rule: 'ELD-END-002' });
  expect([told('last-round'), told('duel'), told(CONCESSION)]).toEqual([
    'ann, bob and cy draw: the last round is over.',
    'ann, bob and cy win: the duel is decided.',
    'ann, bob and cy win: the enemy gives up.',
  ]);
});
