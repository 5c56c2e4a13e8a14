import { decideTogether, type Game, type PlayerId, type Rule, type Turn } from '@rulewright/core';

export type Hand = 'rock' | 'paper' | 'scissors';
/** The state: the number of rounds that each player has won. */
export type Score = {
  readonly players: readonly PlayerId[];
  readonly wins: readonly number[];
  readonly needed: number;
};
/** All types of rock, paper, scissors. */
export type RockPaperScissors = {
  state: Score;
  event: { type: 'Played'; hands: readonly Hand[] };
  rule: 'RPS-1' | 'RPS-2';
  options: { wins: number };
  choices: { hand: Hand };
};

const HANDS: readonly Hand[] = ['rock', 'paper', 'scissors'];
const BEATS: Readonly<Record<Hand, Hand>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

// #region game
/** RPS-1: both show a hand at once, and one may beat the other. RPS-2: the first player to win the agreed number of rounds wins. */
export const rockPaperScissors: Game<RockPaperScissors> = {
  id: 'rock-paper-scissors',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  rulings: { wins: { rule: 'RPS-2', default: 2, values: [1, 2, 3] } },
  start: ({ players, options }) => ({ players, wins: players.map(() => 0), needed: options.wins }),
  *beat(turn: Turn<RockPaperScissors>): Rule {
    const asks = turn.players.map(by => ({ by, kind: 'hand', rule: 'RPS-1', options: HANDS }) as const);
    const hands = yield* decideTogether(turn, asks);
    turn.emit({ type: 'Played', hands }, 'RPS-1');
  },
  evolve: (score, { hands }) => {
    const wins = hands.map((hand, i) => (score.wins[i] ?? 0) + (BEATS[hand] === hands[1 - i] ? 1 : 0));
    return { ...score, wins };
  },
  outcome: ({ players, wins, needed }) => {
    const winner = players.find((_, i) => wins[i] === needed);
    return winner === undefined ? undefined : { winners: [winner], reason: 'enough-wins', rule: 'RPS-2' };
  },
};
// #endregion
