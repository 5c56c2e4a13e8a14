import { createMatch, type Match } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import type { Jhx } from '@rulewright/judgement-hex';
import { windowsAsked } from '@rulewright/judgement-hex/testing';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { idleBot } from './idle.js';
import type { Series } from './series.js';

/** The edition of the v11 sheet in inches on all its maps; idle players bring the late tie-breakers. */
export const v11: Series<Jhx> = {
  game: judgementV11,
  folder: 'judgement-hex/corpus-v11',
  kinds: ['random', 'idle', 'random'],
  play(n, seed, kind) {
    const map = judgementV11.maps[n % judgementV11.maps.length];
    if (!map) return undefined;
    const bot = kind === 'idle' ? idleBot<Jhx> : randomBot<Jhx>;
    const options = { map: map.id, mode: map.mode, roundLimit: kind === 'idle' ? 1 + (n % 2) : 'mode' } as const;
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
