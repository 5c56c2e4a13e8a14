import { type Action, act, fork, legal, type Match } from '@rulewright/core';
import type { Jhx } from '@rulewright/judgement-hex';
import { fieldOf, sees } from '@rulewright/judgement-hex/board';
import { tableIn } from '@rulewright/judgement-hex/numbers';
import { begin, step } from '../matches/play.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { centreLine } from '../peers/centre-line.js';

const CLONE = 'structuredClone of the state';
const LOOP = 'centre line, bare loop';

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
 * Judgement: Eternal Champions: the legal actions of a Hero, and forks in the middle of an Interrupt.
 */
export const prepare = (): Bench => {
  const lots = new Lots(11);
  const active = moment('5v5', lots, waitsFor('action', 8));
  // Twenty moments, because a fork of the same moment again and again finds everything derived from it in the caches.
  const interrupted = Array.from({ length: 20 }, () => moment('5v5', lots, waitsFor('window', 2)));
  const answers = interrupted.map(match => legal(match)[0] as Action);
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
  const clone = (moments: readonly Match<Jhx>[]) => (): number => {
    for (const { state } of moments) if (structuredClone(state) === state) throw new Error('not a copy');
    return moments.length;
  };
  return {
    cases: {
      legal: () => {
        for (let i = 0; i < 10; i++) if (legal(active).length < 8) throw new Error('too little to do');
        return 10;
      },
      fork: () => {
        for (const match of interrupted) if (fork(match, { history: false }) === match) throw new Error('not a fork');
        return interrupted.length;
      },
      'fork and act': () => {
        interrupted.forEach((match, at) => {
          if (act(match, answers[at] as Action) === match) throw new Error('nothing happened');
        });
        return interrupted.length;
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
      [`${CLONE}, 5v5`]: clone([active]),
      [`${CLONE}, in an Interrupt`]: clone(interrupted),
    },
    comparisons: [
      { title: 'line of sight of two models, 5v5', unit: 'pairs/s', ours: 'sight', peer: LOOP, goal: 0.5 },
      { title: 'legal() for a Hero, 5v5', unit: 'calls/s', ours: 'legal', peer: `${CLONE}, 5v5` },
      {
        title: 'fork in the middle of an Interrupt',
        unit: 'forks/s',
        ours: 'fork',
        peer: `${CLONE}, in an Interrupt`,
        goal: 1 / 0.3,
      },
      {
        title: 'fork and answer in an Interrupt',
        unit: 'answers/s',
        ours: 'fork and act',
        peer: `${CLONE}, in an Interrupt`,
      },
    ],
  };
};
