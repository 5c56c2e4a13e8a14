import { createMatch, type Match, manual, type Rule, type Turn, withDefaults } from '@rulewright/core';
import { rulings } from '../rulings.js';
import type { Eld, EldGame, EldOptions, EldState, Table } from '../vocabulary/index.js';

/** The player whose model attacks, and the player whose model is attacked. */
export const ATTACKER = 'attacker';
export const DEFENDER = 'defender';

/** A moment of a match from which odds are computed. */
export interface Position {
  readonly game: EldGame;
  readonly options: EldOptions;
  readonly state: EldState;
}

/** The options of a match with the readings of a game by default. */
export const optionsWith = (some: Partial<EldOptions>): EldOptions => withDefaults<EldOptions>(rulings, some);

/** A match that begins at a position, carries out a few rules of play, and is over. */
export const matchOf = ({ game, options, state }: Position, rules: (turn: Turn<Eld>) => Rule): Match<Eld> => {
  const part: EldGame = {
    ...game,
    id: 'eldfall-d20-odds',
    start: () => state,
    *beat(turn) {
      yield* rules(turn);
      turn.emit({ type: 'MatchEnded', ending: { reason: 'quest', winners: [] } }, 'ELD-END-003');
    },
    outcome: ({ ending }) => (ending ? { winners: [], reason: 'quest', rule: 'ELD-END-003' } : undefined),
  };
  return createMatch(part, { players: state.players, options, dice: manual(), checked: false });
};

/** The table of a position. */
export const tableAt = ({ game, options, state }: Position): Table => {
  const { pack, edition, sources } = game;
  return { pack, options, numbers: edition.numbers, sources, state };
};

/** The state as if the match that computed it had not ended. */
export const goesOn = (state: EldState): EldState => ({ ...state, ending: null });
