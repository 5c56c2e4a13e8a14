import { createMatch, type Match } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { createGame, type Eld } from '@rulewright/eldfall-d20';
import { defaultContent } from '@rulewright/eldfall-d20/content';
import type { Series } from './series.js';

const game = createGame({ pack: defaultContent });

/** Eldfall with random players, one kind for each Quest; the limit of the rounds ends duels too, so that every match ends. */
export const eldfall: Series<Eld> = {
  game,
  kinds: Object.keys(defaultContent.quests),
  play(_, seed, quest) {
    const count = Math.max(2, defaultContent.quests[quest]?.players.min ?? 2);
    const start = createMatch(game, { players: count, seed, options: { quest, duelLimit: 'rounds' } });
    const bots = Object.fromEntries(start.header.players.map(player => [player, randomBot<Eld>(`${seed} ${player}`)]));
    const match = playOut(start, bots, { maxActions: 5000 });
    return match.outcome && { name: `${quest}-${seed}`, match };
  },
  shown: (match: Match<Eld>) =>
    new Map([
      [`quest ${match.state.quest.card}`, 10],
      ...match.state.models.map(({ profile }): [string, number] => [`profile ${profile}`, 1]),
    ]),
};
