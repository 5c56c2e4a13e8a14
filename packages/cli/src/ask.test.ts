import {
  choose,
  createMatch,
  decide,
  type Game,
  type GameTypes,
  type Match,
  type Presentation,
} from '@rulewright/core';
import { expect, test } from 'vitest';
import { askAt } from './ask.js';
import type { MenuEntry, Terminal } from './terminal.js';

type Counting = {
  state: { readonly said: readonly string[] };
  event: { type: 'Said'; by: string };
  rule: 'COUNT-1';
  options: object;
  choices: { say: 'one' | 'two' };
};

/** Ann says two words, then Bob. */
const counting: Game<Counting> = {
  id: 'counting',
  version: '1',
  players: { min: 2, max: 2 },
  start: () => ({ said: [] }),
  *beat(turn) {
    const by = turn.state.said.length < 2 ? 'ann' : 'bob';
    yield* decide(turn, { by, kind: 'say', rule: 'COUNT-1', options: ['one', 'two'] });
    turn.emit({ type: 'Said', by }, 'COUNT-1');
  },
  evolve: ({ said }, { by }) => ({ said: [...said, by] }),
  outcome: ({ said }) => (said.length === 4 ? { winners: [], reason: 'said', rule: 'COUNT-1' } : undefined),
};

const presentation: Presentation<Counting> = {
  title: 'Counting',
  words: {
    events: { Said: ({ by }) => by },
    decision: () => 'which word?',
    choices: { say: word => word },
    outcome: () => 'over',
  },
  scene: () => ({ title: 'nothing', items: [] }),
};

/** The labels of the menu for the open question of a match; the person leaves at once. */
const menuOf = async (match: Match<Counting>): Promise<readonly string[]> => {
  let shown: readonly MenuEntry[] = [];
  const terminal: Terminal = {
    width: 80,
    color: false,
    out: () => {},
    err: () => {},
    progress: () => {},
    ask: async () => undefined,
    choose: async (_, entries) => {
      shown = entries;
      return undefined;
    },
  };
  // The casts are safe: the program asks about games of every kind.
  await askAt(terminal, presentation as never).ask(match as unknown as Match<GameTypes>, match.decisions[0] as never);
  return shown.map(({ label }) => label);
};

test('a menu offers to take the last answer back only to a person who may', async () => {
  const undo = 'take the last answer back';
  const start = createMatch(counting, { players: ['ann', 'bob'] });
  expect(await menuOf(start)).toEqual(['one', 'two', 'see the table', 'read a card']);
  const second = choose(start, 'one');
  expect(await menuOf(second)).toEqual(['one', 'two', 'see the table', undo, 'read a card']);
  // Bob is asked, and the last answer is Ann's.
  expect(await menuOf(choose(second, 'two'))).not.toContain(undo);
});

/** The answer that a person gives by a text, and the complaint about the text, where the two answers have these labels. */
const typing = async (text: string, one: string, two: string) => {
  const complaints: string[] = [];
  const typed = [text];
  const terminal: Terminal = {
    width: 80,
    color: false,
    out: () => {},
    err: line => complaints.push(line.trim()),
    progress: () => {},
    ask: async () => typed.shift(),
  };
  const labelled = {
    ...presentation,
    words: { ...presentation.words, choices: { say: (word: string) => (word === 'one' ? one : two) } },
  };
  const start = createMatch(counting, { players: ['ann', 'bob'] });
  // The casts are safe: the program asks about games of every kind.
  const next = await askAt(terminal, labelled as never).ask(
    start as unknown as Match<GameTypes>,
    start.decisions[0] as never,
  );
  const given = next?.records.find(({ kind }) => kind === 'action');
  return { given: given?.kind === 'action' ? given.choice : undefined, complaints };
};

test('of the answers that have the typed words, the one whose words all others have as well is taken', async () => {
  expect(await typing('goes', 'Ann goes', 'Ann goes far')).toEqual({ given: 'one', complaints: [] });
  expect(await typing('goes', 'Ann goes far', 'Ann goes')).toEqual({ given: 'two', complaints: [] });
  expect(await typing('far', 'Ann runs far', 'Ann goes far')).toEqual({
    given: undefined,
    complaints: ['"far" fits 2 answers: 1, 2; type a number, or more words'],
  });
});
