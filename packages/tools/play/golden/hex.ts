import { createMatch, type Match } from '@rulewright/core';
import { type Bot, type Evaluate, greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { type Jhx, type JhxOptions, judgementHex, type Model } from '@rulewright/judgement-hex';
import { boardOf, gridOfMode } from '@rulewright/judgement-hex/board';
import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { windowsAsked } from '@rulewright/judgement-hex/testing';
import { idleBot } from './idle.js';
import type { Series } from './series.js';

const board = (mode: JhxOptions['mode']) => boardOf(gridOfMode[mode]);

/** Players with one Soul each and no damaged model. Then only the first Soul of the match can break the tie between them. */
const sharing: Evaluate<Jhx> = ({ state }) => {
  const { warbands, models, souls, mode } = state;
  const own = warbands.map(({ player, banked, effigy }) => {
    const mine = models.filter(model => model.player === player);
    const sum = (of: (model: Model) => number): number => mine.reduce((all, model) => all + of(model), 0);
    const held = banked + sum(model => model.souls);
    const to = souls.map(({ at }) => at);
    const far = sum(({ at }) => (at === null ? 9 : Math.min(9, ...to.map(soul => board(mode).distance(soul, at)))));
    return { held, hurt: effigy.damage * 20 + sum(model => model.damage), levels: sum(({ level }) => level), far };
  });
  const [a, b] = own;
  if (!a || !b) return 0;
  const apart = 30 * Math.abs(a.held - b.held) + 10 * Math.abs(a.levels - b.levels) + 3 * Math.abs(a.hurt - b.hurt);
  const each = own.reduce((sum, { held, hurt, far }) => sum + hurt + (held === 0 ? 60 + far / 3 : 0), 0);
  return 1 / (1 + (apart + each) / 50);
};

const formats = ['blind-pick', 'veto', 'immunity'] as const;
const bots: Readonly<Record<string, (name: string) => Bot<Jhx>>> = {
  random: randomBot,
  greedy: name => greedyBot(evaluate, { seed: name }),
  idle: idleBot,
  sharing: name => greedyBot(sharing, { seed: name }),
};

/**
 * Judgement: Eternal Champions on all six maps. Short and peaceful matches end in the late tie-breakers, those of
 * greedy players at an Effigy.
 */
export const hex: Series<Jhx> = {
  game: judgementHex,
  kinds: ['random', 'random', 'sharing', 'greedy', 'idle', 'random', 'random'],
  play(n, seed, kind) {
    const map = judgementHex.maps[n % judgementHex.maps.length];
    const bot = bots[kind];
    if (!map || !bot) return undefined;
    const roundLimit = kind === 'idle' ? 1 + (n % 2) : kind === 'sharing' ? 3 + (n % 3) : 'mode';
    const options = { map: map.id, mode: map.mode, format: formats[n % 5] ?? 'blind-pick', roundLimit } as const;
    const start = createMatch(judgementHex, { players: ['p1', 'p2'], seed, options });
    const match = playOut(start, { p1: bot(`${seed} 1`), p2: bot(`${seed} 2`) }, { maxActions: 5000 });
    return match.outcome && { name: `${map.id}-${seed}`, match };
  },
  shown(match: Match<Jhx>) {
    const { options } = match.header;
    const all = new Map([
      [`map ${match.state.map}`, 3],
      [`format ${options.warbands ? 'agreed' : options.format}`, 10],
    ]);
    for (const asked of windowsAsked(match)) all.set(`window ${asked}`, 10);
    return all;
  },
};
