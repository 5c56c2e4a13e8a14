import { begin, type Mistake } from './mistake.js';

class Heaps {
  sizes = [1, 2, 3];
}

/** Mistakes in states and events. */
export const state: readonly Mistake[] = [
  {
    mistake: 'An `evolve` that writes into its argument',
    wrong: () => begin({ evolve: state => Object.assign(state, { heaps: [1] }) }),
    right: () => begin({ evolve: state => ({ ...state, heaps: [1] }) }),
  },
  {
    mistake: 'An `evolve` that pushes into a list',
    wrong: () =>
      begin({
        evolve: state => {
          (state.heaps as number[]).push(6);
          return state;
        },
      }),
    right: () => begin({ evolve: state => ({ ...state, heaps: [...state.heaps, 6] }) }),
  },
  {
    mistake: 'An event that `evolve` does not know',
    wrong: () => begin({ evolve: (state, { type }) => (type === 'Took' ? state : (undefined as never)) }),
    right: () => begin({ evolve: (state, { type }) => (type === 'Took' ? state : { ...state, heaps: [6] }) }),
  },
  {
    mistake: 'A date in the state',
    wrong: () => begin({ start: () => ({ heaps: [1], next: 0, began: new Date(0) }) }),
    right: () => begin({ start: () => ({ heaps: [1], next: 0, began: '1970-01-01' }) }),
  },
  {
    mistake: 'A map or a set in the state',
    wrong: () => begin({ start: () => ({ heaps: [1], next: 0, names: new Map([[0, 'red']]) }) }),
    right: () => begin({ start: () => ({ heaps: [1], next: 0, names: { 0: 'red' } }) }),
  },
  {
    mistake: 'An instance of a class in the state',
    wrong: () => begin({ start: () => ({ heaps: new Heaps() as never, next: 0 }) }),
    right: () => begin({ start: () => ({ heaps: new Heaps().sizes, next: 0 }) }),
  },
  {
    mistake: 'An event with a field that holds `undefined`',
    wrong: () =>
      begin({
        *beat(turn) {
          const [count] = turn.state.heaps;
          turn.emit({ type: 'Took', heap: 0, count: count as never }, 'NIM-2');
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          const [count = 0] = turn.state.heaps;
          turn.emit({ type: 'Took', heap: 0, count }, 'NIM-2');
        },
        outcome: ({ next }) => (next === 1 ? { winners: [], reason: 'time', rule: 'NIM-3' } : undefined),
      }),
  },
  {
    mistake: 'A number that is not finite',
    wrong: () =>
      begin({
        *beat(turn) {
          const count = Math.max(...turn.state.heaps);
          turn.emit({ type: 'Took', heap: 0, count }, 'NIM-2');
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          const count = Math.max(0, ...turn.state.heaps);
          turn.emit({ type: 'Took', heap: 0, count }, 'NIM-2');
        },
        outcome: ({ next }) => (next === 1 ? { winners: [], reason: 'time', rule: 'NIM-3' } : undefined),
      }),
  },
  {
    mistake: 'A client that writes into the state',
    wrong: () => {
      const { state } = begin();
      (state as { next: number }).next = 1;
    },
    right: () => {
      const { state } = begin();
      return { ...state, next: 1 };
    },
  },
];
