// #region types
import { decide, type Game, playerAt, type Rule, roll, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';

/** The parts of the game, as types. */
export type Nim = {
  state: {
    readonly heaps: readonly number[];
    /** The player to move, as an index of the list of players. */
    readonly next: number;
  };
  event: { type: 'HeapsRolled'; heaps: readonly number[] } | { type: 'Took'; heap: number; count: number };
  rule: 'NIM-1' | 'NIM-2' | 'NIM-3';
  options: { lastOne: 'wins' | 'loses' };
  choices: { take: { readonly heap: number; readonly count: number } };
};
// #endregion

// #region beat
/** NIM-1: three dice are the heaps. */
function* layOut(turn: Turn<Nim>): Rule {
  const heaps = yield* roll(turn, { die: d6, count: 3, purpose: 'heaps', rule: 'NIM-1' });
  turn.emit({ type: 'HeapsRolled', heaps }, 'NIM-1');
}

/** NIM-2: in turn, a player takes one or more counters from one heap. */
function* takeCounters(turn: Turn<Nim>): Rule {
  const { heaps, next } = turn.state;
  const by = playerAt(turn, next);
  const options = heaps.flatMap((size, heap) => Array.from({ length: size }, (_, i) => ({ heap, count: i + 1 })));
  const { heap, count } = yield* decide(turn, { by, kind: 'take', rule: 'NIM-2', options });
  turn.emit({ type: 'Took', heap, count }, 'NIM-2');
}
// #endregion

// #region game
/** NIM-3: the player who takes the last counter wins. Under the other ruling that player loses. */
export const game: Game<Nim> = {
  id: 'nim',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  rulings: { lastOne: { rule: 'NIM-3', default: 'wins', values: ['wins', 'loses'] } },
  start: () => ({ heaps: [], next: 0 }),
  beat: turn => (turn.state.heaps.length === 0 ? layOut(turn) : takeCounters(turn)),
  evolve: (state, event) => {
    switch (event.type) {
      case 'HeapsRolled':
        return { ...state, heaps: event.heaps };
      case 'Took': {
        const heaps = state.heaps.map((size, i) => (i === event.heap ? size - event.count : size));
        return { ...state, heaps, next: 1 - state.next };
      }
    }
  },
  outcome: ({ heaps, next }, { players, options }) => {
    if (heaps.length === 0 || heaps.some(size => size > 0)) return undefined;
    const winner = playerAt({ players }, options.lastOne === 'wins' ? next + 1 : next);
    return { winners: [winner], reason: 'last-counter', rule: 'NIM-3' };
  },
};
// #endregion

// #region exports
export { presentation } from './nim-words.js';
// #endregion
