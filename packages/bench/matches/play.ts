import { act, createMatch, legal, type Match } from '@rulewright/core';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import type { Lots } from '../measure/lots.js';

/** The start of a match; its seed comes from the lots. */
export const begin = (mode: '3v3' | '5v5', lots: Lots, checked = false): Match<Jhx> =>
  createMatch(judgementHex, {
    players: 2,
    seed: `bench ${lots.below(0x1000000)}`,
    options: { mode },
    checked,
  });

/** The match after one action, drawn from the legal ones. */
export const step = (match: Match<Jhx>, lots: Lots): Match<Jhx> => {
  const options = legal(match);
  const chosen = options[lots.below(options.length)];
  if (!chosen) throw new Error('a match without actions that is not over');
  return act(match, chosen);
};

/** A whole match in which every decision is drawn from the legal options, the draft included. */
export const randomMatch = (mode: '3v3' | '5v5', lots: Lots, checked = false): Match<Jhx> => {
  let match = begin(mode, lots, checked);
  while (!match.outcome) match = step(match, lots);
  return match;
};

/** The number of events of a match. */
export const eventsOf = (match: Match<Jhx>): number => {
  let events = 0;
  for (let at: Match<Jhx> | undefined = match; at; at = at.previous) {
    for (const { kind } of at.records) if (kind === 'event') events++;
  }
  return events;
};

/** The number of moments of a match: its start, and one for each action. */
export const momentsOf = (match: Match<Jhx>): number => {
  let moments = 0;
  for (let at: Match<Jhx> | undefined = match; at; at = at.previous) moments++;
  return moments;
};
