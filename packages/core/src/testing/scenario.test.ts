import { describe, expect, test } from 'vitest';
import { type Bidding, bidding } from '../fixtures/bidding.js';
import type { Game } from '../match/game.js';
import { decide, type Rule, type Turn } from '../match/turn.js';
import { Play } from './play.js';
import { rerun } from './scenario.js';
import { ScenarioError } from './scenario-error.js';

/** A game of one beat with two questions, whose rule is given. */
const withClaims = (claims: (turn: Turn<Bidding>) => Rule): Game<Bidding> => ({ ...bidding, beat: claims });

const played = (game: Game<Bidding>) => {
  const play = new Play(game, { players: 2, dice: [] });
  return play.choose('p1', false).choose('p1', false).match;
};

function* ask(turn: Turn<Bidding>): Rule<boolean> {
  const [by = ''] = turn.players;
  return yield* decide(turn, { by, kind: 'again', rule: 'BID-3', options: [true, false] });
}

describe('playing a match again', () => {
  test('accepts rules that read the turn only', () => {
    const sound = withClaims(function* (turn) {
      const found = turn.derive(() => ({ points: 1 }));
      yield* ask(turn);
      yield* ask(turn);
      for (let i = 0; i < turn.state.rounds; i++) turn.emit({ type: 'RoundEnded' }, 'BID-4');
      turn.emit({ type: 'Scored', by: 'p1', points: found.points }, 'BID-4');
    });
    expect(() => rerun(played(sound))).not.toThrow();
  });

  test('finds a rule that keeps its progress in a derived object, which another run of the beat takes over in production', () => {
    const leaking = withClaims(function* (turn) {
      const progress = turn.derive(() => new Map([['points', 0]]));
      yield* ask(turn);
      progress.set('points', (progress.get('points') ?? 0) + 1);
      yield* ask(turn);
      for (let i = 0; i < turn.state.rounds; i++) turn.emit({ type: 'RoundEnded' }, 'BID-4');
      turn.emit({ type: 'Scored', by: 'p1', points: progress.get('points') ?? 0 }, 'BID-4');
    });
    expect(() => rerun(played(leaking))).toThrow(ScenarioError);
  });
});
