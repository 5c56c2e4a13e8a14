import type { Stratagem } from '../../vocabulary/pack.js';
import { changed, has } from '../short.js';
import { marked, original } from '../source.js';

/** Stratagems of the training set: in the rulebook Stratagems belong to profiles, and it prints no profile. */
export const stratagems: Readonly<Record<string, Stratagem>> = marked<Stratagem>(original, {
  forward: { name: 'Forward', kind: 'authority', changes: changed({ SPD: 1 }) },
  'hold-the-line': { name: 'Hold the Line', kind: 'authority', changes: changed({ DEF: 2, M: 2 }) },
  'eyes-open': { name: 'Eyes Open', kind: 'authority', changes: [{ op: 'grant', traits: has('vigilance') }] },
  'catch-breath': {
    name: 'Catch Breath',
    kind: 'authority',
    changes: [],
    effects: [{ op: 'remove-states', states: ['fatigued', 'weakened'] }],
  },
  'loose-ground': { name: 'Loose Ground', kind: 'subterfuge', changes: changed({ SPD: -1 }) },
  'cold-dread': { name: 'Cold Dread', kind: 'subterfuge', changes: changed({ M: -3 }) },
});
