import { type Action, act, createMatch, legal, type Match } from '@rulewright/core';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { fieldOf, sees } from '@rulewright/judgement-hex/board';
import { tableIn } from '@rulewright/judgement-hex/numbers';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { centreLine } from '../peers/centre-line.js';
import { pkmnBattles } from '../peers/pkmn.js';

const CLONE = 'structuredClone of the state';
const LOOP = 'centre line, bare loop';
const PKMN = '@pkmn/sim gen 9, log lines';

/** A new match in which every decision of the table is drawn at random from the legal options. */
const begin = (mode: '3v3' | '5v5', lots: Lots): Match<Jhx> =>
  createMatch(judgementHex, { players: 2, seed: `bench ${lots.below(0x1000000)}`, options: { mode } });

const step = (match: Match<Jhx>, lots: Lots): Match<Jhx> => {
  const options = legal(match);
  const chosen = options[lots.below(options.length)];
  if (!chosen) throw new Error('a match without actions that is not over');
  return act(match, chosen);
};

/** Whole random matches, drafted from the full roster on the maps of the mode in turn; counts events. */
const matches = (mode: '3v3' | '5v5', lots: Lots) => (): number => {
  let match = begin(mode, lots);
  while (!match.outcome) match = step(match, lots);
  let events = 0;
  for (let at: Match<Jhx> | undefined = match; at; at = at.previous) {
    for (const { kind } of at.records) if (kind === 'event') events++;
  }
  return events;
};

/** A moment of a random match from its second round on. */
const moment = (mode: '3v3' | '5v5', lots: Lots, wanted: (match: Match<Jhx>) => boolean): Match<Jhx> => {
  for (;;) {
    let match = begin(mode, lots);
    while (!match.outcome) {
      if (match.state.round >= 2 && wanted(match)) return match;
      match = step(match, lots);
    }
  }
};

const waitsFor = (kind: string, least: number) => (match: Match<Jhx>) =>
  match.decisions.some(decision => decision.kind === kind && (decision.options?.length ?? 0) >= least);

/**
 * Judgement: Eternal Champions: whole matches, the legal actions of a Hero, and forks in the middle of an Interrupt.
 */
export const prepare = (): Bench => {
  const lots = new Lots(11);
  const active = moment('5v5', lots, waitsFor('action', 8));
  const interrupted = moment('5v5', lots, waitsFor('window', 2));
  const action = legal(interrupted)[0] as Action;
  const field = fieldOf(tableIn(active));
  const { board, blockers } = field.terrain;
  const free = centreLine(
    10,
    blockers.flatMap(({ cells }) => cells.map(board.hexAt)),
  );
  const pairs = field.pieces.flatMap(a => field.pieces.map(b => [a, b] as const));
  const lines = pairs.flatMap(([a, b]) =>
    a.cells.flatMap(from => b.cells.map(to => [board.hexAt(from), board.hexAt(to)])),
  );
  let seen = 0;
  const clone = (match: Match<Jhx>) => (): number => {
    for (let i = 0; i < 10; i++) if (structuredClone(match.state) === match.state) throw new Error('not a copy');
    return 10;
  };
  return {
    cases: {
      '3v3 matches': matches('3v3', lots),
      '5v5 matches': matches('5v5', lots),
      [PKMN]: pkmnBattles(new Lots(5)),
      legal: () => {
        for (let i = 0; i < 10; i++) if (legal(active).length < 8) throw new Error('too little to do');
        return 10;
      },
      fork: () => {
        for (let i = 0; i < 10; i++) if (act(interrupted, action) === interrupted) throw new Error('nothing happened');
        return 10;
      },
      sight: () => {
        for (const [a, b] of pairs) if (sees(field, a, b)) seen++;
        return pairs.length;
      },
      [LOOP]: () => {
        for (const [from, to] of lines) if (from && to && free(from, to)) seen++;
        if (seen < 0) throw new Error('nothing was counted');
        return lines.length;
      },
      [`${CLONE}, 5v5`]: clone(active),
      [`${CLONE}, in an Interrupt`]: clone(interrupted),
    },
    warmUp: { '3v3 matches': 48, '5v5 matches': 24, [PKMN]: 48 },
    comparisons: [
      { title: 'Judgement 3v3, random matches', unit: 'events/s', ours: '3v3 matches', peer: PKMN, goal: 10 },
      { title: 'Judgement 5v5, random matches', unit: 'events/s', ours: '5v5 matches', peer: PKMN },
      { title: 'line of sight of two models, 5v5', unit: 'pairs/s', ours: 'sight', peer: LOOP, goal: 0.5 },
      { title: 'legal() for a Hero, 5v5', unit: 'calls/s', ours: 'legal', peer: `${CLONE}, 5v5` },
      { title: 'fork in the middle of an Interrupt', unit: 'forks/s', ours: 'fork', peer: `${CLONE}, in an Interrupt` },
    ],
  };
};
