import { choose, createMatch, decide, type Game } from '@rulewright/core';

/** A game of one question, whose `evolve` changes its argument in the way under test. */
type Spoilt = {
  readonly state: { readonly list: readonly number[]; readonly count: number };
  readonly event: { readonly type: 'Asked' };
  readonly rule: 'R-1';
  readonly options: object;
  readonly choices: { readonly go: 'on' };
};

type Draft = { list: number[]; count?: number; extra?: number };

const changes: Readonly<Record<string, (state: Draft) => void>> = {
  'a field that is set': state => {
    state.count = 1;
  },
  'a field that is new': state => {
    state.extra = 1;
  },
  'a field that is deleted': state => {
    delete state.count;
  },
  'an entry that is pushed': state => {
    state.list.push(4);
  },
  'an entry that is set': state => {
    state.list[0] = 4;
  },
  'a list that is made shorter': state => {
    state.list.length = 0;
  },
  'a list that is sorted': state => {
    state.list.sort();
  },
};

const spoilt = (change: (state: Draft) => void): Game<Spoilt> => ({
  id: 'spoilt',
  version: '1.0.0',
  players: { min: 1, max: 1 },
  start: () => ({ list: [3, 1, 2], count: 0 }),
  *beat(turn) {
    yield* decide(turn, { by: 'p1', kind: 'go', rule: 'R-1', options: ['on'] });
    turn.emit({ type: 'Asked' }, 'R-1');
  },
  evolve: state => {
    change(state as Draft);
    return { ...state };
  },
  outcome: () => undefined,
});

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * The number of tried ways to change a frozen state, and the ways that checked mode does not recognise, each with the
 * message that it gave.
 */
export const changesMissed = (): { readonly tried: number; readonly missed: readonly string[] } => {
  const missed = Object.entries(changes).flatMap(([what, change]) => {
    const start = createMatch(spoilt(change), { players: 1, checked: true });
    const message = messageOf(() => choose(start, 'on'));
    return message.includes('evolve changes its argument at event Asked') ? [] : [`${what} (${message})`];
  });
  return { tried: Object.keys(changes).length, missed };
};
