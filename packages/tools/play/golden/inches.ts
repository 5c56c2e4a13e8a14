import { createMatch, type Match } from '@rulewright/core';
import { type Bot, greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { type Sfi, shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate } from '@rulewright/shroudfall-inches/evaluation';
import { windowsAsked } from '@rulewright/shroudfall-inches/testing';
import { idleBot } from './idle.js';
import type { Series } from './series.js';

const { armies } = shroudfallInches.pack;

/** A bot whose army is the first weaver of a ready list alone, so that one of the two armies soon has no model left. */
const lone =
  (bot: (seed: string) => Bot<Sfi>) =>
  (seed: string): Bot<Sfi> => {
    const { name, answer } = bot(seed);
    return {
      name: `lone ${name}`,
      answer(match, decision) {
        const given = answer(match, decision);
        if (decision.kind !== 'army') return given;
        const list = Object.values(armies)[seed.length % Object.keys(armies).length];
        const weaver = list?.units.find(id => shroudfallInches.pack.units[id]?.keywords.includes('ESSENCE WEAVER'));
        return list && weaver ? { ...given, choice: { ...list, units: [weaver] } } : given;
      },
    };
  };

const greedy = (seed: string): Bot<Sfi> => greedyBot(evaluate, { seed });

const bots: Readonly<Record<string, (seed: string) => Bot<Sfi>>> = {
  random: randomBot,
  greedy,
  'lone-greedy': lone(greedy),
  idle: idleBot,
  'lone-random': lone(randomBot),
};

/** Shroudfall with the ready armies of the training set, or with one weaver on each side. */
export const inches: Series<Sfi> = {
  game: shroudfallInches,
  kinds: ['random', 'lone-random', 'greedy', 'lone-greedy', 'idle', 'random'],
  play(n, seed, kind) {
    const bot = bots[kind];
    if (!bot) return undefined;
    const options = { 'win.simultaneousWipeout': n % 3 === 0 ? 'draw' : 'victoryPoints' } as const;
    const start = createMatch(shroudfallInches, { players: ['p1', 'p2'], seed, options });
    const match = playOut(start, { p1: bot(`${seed} 1`), p2: bot(`${seed} 2`) }, { maxActions: 5000 });
    return match.outcome && { name: `${kind}-${seed}`, match };
  },
  shown(match: Match<Sfi>) {
    const all = new Map(match.state.scenarios.map(id => [`scenario ${id}`, 5]));
    for (const { card } of match.state.terrain) all.set(`terrain ${card}`, 3);
    for (const asked of windowsAsked(match)) all.set(`window ${asked}`, 10);
    return all;
  },
};
