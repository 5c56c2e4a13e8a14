import { createMatch, type Match } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import type { Jhx, JhxOptions } from '@rulewright/judgement-hex';
import { windowsAsked } from '@rulewright/judgement-hex/testing';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { gatheringBot } from './gathering.js';
import { idleBot } from './idle.js';
import type { Series } from './series.js';

/** Heroes that are good at gathering Souls; on the map causeway, Monsters are far from them. */
const gatherers = ['maelis', 'seluane', 'kesh'];
const gathering: Partial<JhxOptions> = {
  map: 'causeway',
  mode: '3v3',
  roundLimit: 4,
  warbands: [gatherers, gatherers],
};

const bots = { random: randomBot<Jhx>, idle: idleBot<Jhx>, gathering: gatheringBot } as const;

/**
 * The edition of the v11 sheet in inches on all its maps. Idle players bring the late tie-breakers, and players who gather Souls
 * the last one.
 */
export const v11: Series<Jhx> = {
  game: judgementV11,
  folder: 'judgement-hex/corpus-v11',
  kinds: ['random', 'idle', 'random', 'gathering'],
  play(n, seed, kind) {
    const { maps } = judgementV11;
    const map = maps.find(({ id }) => kind === 'gathering' && id === gathering.map) ?? maps[n % maps.length];
    if (!map) return undefined;
    const bot = kind === 'idle' || kind === 'gathering' ? bots[kind] : bots.random;
    const roundLimit = kind === 'idle' ? 1 + (n % 2) : 'mode';
    const options = kind === 'gathering' ? gathering : ({ map: map.id, mode: map.mode, roundLimit } as const);
    const start = createMatch(judgementV11, { players: ['p1', 'p2'], seed, options });
    const match = playOut(start, { p1: bot(`${seed} 1`), p2: bot(`${seed} 2`) }, { maxActions: 5000 });
    return match.outcome && { name: `${map.id}-${seed}`, match };
  },
  shown(match: Match<Jhx>) {
    const all = new Map([[`map ${match.state.map}`, 3]]);
    for (const asked of windowsAsked(match)) all.set(`window ${asked}`, 10);
    return all;
  },
};
