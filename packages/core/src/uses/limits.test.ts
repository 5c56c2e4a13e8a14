import { test } from 'vitest';
import type { Game } from '../match/game.js';
import { decide } from '../match/turn.js';
import { scenarios } from '../testing/scenario.js';
import { limits } from './index.js';

type Span = 'round' | 'match';
type Dance = {
  state: { readonly round: number; readonly used: Readonly<Record<Span, readonly string[]>> };
  event: { readonly type: 'Used'; readonly span: Span; readonly key: string } | { readonly type: 'RoundEnded' };
  rule: 'DANCE-1' | 'DANCE-2' | 'DANCE-3';
  options: object;
  choices: { readonly step: 'leap' | 'bow' | 'rest' };
};

const once = limits<Dance, Span>({
  keys: ({ used }, span) => used[span],
  event: (span, key) => ({ type: 'Used', span, key }),
});
const steps = { leap: once('round', 'leap', 'DANCE-1'), bow: once('match', 'bow', 'DANCE-2') } as const;

/** Two dancers leap once per round and bow once per match; a round ends when both rest. */
const dance: Game<Dance> = {
  id: 'dance',
  version: '1',
  players: { min: 2, max: 2 },
  start: () => ({ round: 1, used: { round: [], match: [] } }),
  *beat(turn) {
    for (const by of turn.players) {
      for (;;) {
        const open = (['leap', 'bow'] as const).filter(one => !steps[one].isUsed(turn.state, by));
        const step = yield* decide(turn, { by, kind: 'step', rule: 'DANCE-3', options: [...open, 'rest'] });
        if (step === 'rest') break;
        steps[step].use(turn, by);
      }
    }
    turn.emit({ type: 'RoundEnded' }, 'DANCE-3');
  },
  evolve: ({ round, used }, event) =>
    event.type === 'RoundEnded'
      ? { round: round + 1, used: { ...used, round: [] } }
      : { round, used: { ...used, [event.span]: [...used[event.span], event.key] } },
  outcome: () => undefined,
};

const scenario = scenarios<Dance['rule']>(test);

scenario('a use counts for one dancer, until its span ends, and cites its rule', ['DANCE-1', 'DANCE-2'], play => {
  play(dance, { players: ['ann', 'bob'] })
    .choose('ann', 'leap')
    .options('ann', ['bow', 'rest'])
    .choose('ann', 'bow')
    .events({ type: 'Used', span: 'round', key: 'leap ann' }, { type: 'Used', span: 'match', key: 'bow ann' })
    .options('ann', ['rest'])
    .choose('ann', 'rest')
    .options('bob', ['leap', 'bow', 'rest'])
    .choose('bob', 'rest')
    .options('ann', ['leap', 'rest']);
});
