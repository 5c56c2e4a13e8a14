import type { Random } from '../dice/random.js';
import { attempt } from '../match/act.js';
import { copyJson, notJson, sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { boundProposal } from '../match/proposal.js';
import type { Decision, GameTypes } from '../match/types.js';
import { must } from './must.js';
import { nearMisses } from './near-misses.js';

/** Hostile answers to a proposal: a game may accept some of them, but must not throw at any. */
const hostile: readonly unknown[] = [
  ...[null, 0, -1, 1.5, 1e308, '', 'x', true, [], [null], [[]], [[[]]], {}, { a: 1 }, [{}], { length: 3 }],
  ...[{ x: 1e308, y: -1e308 }, { x: '1', y: null }, [Number.MAX_SAFE_INTEGER + 1]],
];

const SUGGESTIONS = 8;
const SAMPLES = 12;

/** The observed answers to the proposals of one match, by kind. */
export interface ProposalsSeen {
  /** The different samples of each kind, as text. */
  readonly samples: Map<string, Set<string>>;
  /** The number of samples of each kind for questions with several known answers. */
  readonly found: Map<string, number>;
}

export const noProposals = (): ProposalsSeen => ({ samples: new Map(), found: new Map() });

/**
 * Checks a proposal: its suggestions and samples are accepted, survive JSON, are unique and stable; its nearest answers
 * are accepted; near misses and hostile answers are accepted or refused with a code and a rule, and nothing throws.
 */
export const checkProposal = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  random: Random,
  seen: ProposalsSeen,
): void => {
  const { id, by, kind, rule } = decision;
  const where = `${kind} ${id}`;
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  const accepted = (choice: unknown, what: string): void => {
    must(!notJson(choice), () => `${where}: ${what} is not plain JSON: ${JSON.stringify(notJson(choice))}`);
    must(sameJson(choice, copyJson(choice)), () => `${where}: ${what} does not survive JSON`);
    const { refusal } = attempt(match, { decision: id, by, choice: copyJson(choice) });
    must(!refusal, () => `${where}: ${what} is refused: ${JSON.stringify([choice, refusal])}`);
  };
  const judged = (choice: unknown, what: string): void => {
    const found = proposal.check(asked, choice);
    if (!found) return;
    const { code, rule: cited = rule } = found;
    must(
      code !== '' && cited !== '',
      () => `${where}: ${what} is refused without a code or a rule: ${JSON.stringify(choice)}`,
    );
  };

  const suggested: readonly unknown[] = proposal.suggest(asked, SUGGESTIONS);
  must(suggested.length > 0, () => `${where}: suggests nothing, but was asked`);
  must(suggested.length <= SUGGESTIONS, () => `${where}: suggests more than it was asked for`);
  must(
    sameJson(suggested, proposal.suggest(asked, SUGGESTIONS)),
    () => `${where}: suggests something else the second time`,
  );
  suggested.forEach((choice, i) => {
    accepted(choice, `suggestion ${i}`);
    must(!suggested.slice(0, i).some(other => sameJson(other, choice)), () => `${where}: suggestion ${i} twice`);
  });

  const samples = seen.samples.get(kind) ?? new Set<string>();
  seen.samples.set(kind, samples);
  const sampled: unknown[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const choice: unknown = proposal.sample(asked, n => random.below(n));
    if (choice === undefined) continue;
    accepted(choice, 'a sample');
    samples.add(JSON.stringify(choice));
    if (suggested.length > 1) seen.found.set(kind, (seen.found.get(kind) ?? 0) + 1);
    sampled.push(choice);
  }

  for (const choice of [suggested[0], sampled[0] ?? suggested[0]]) {
    for (const near of nearMisses(choice)) judged(near, 'a near miss');
    const found: unknown = proposal.nearest?.(asked, choice);
    if (found !== undefined) accepted(found, 'the answer nearest to a legal one');
  }
  for (const choice of hostile) {
    judged(choice, 'a hostile answer');
    const found: unknown = proposal.nearest?.(asked, choice);
    if (found !== undefined) accepted(found, `the answer nearest to ${JSON.stringify(choice)}`);
  }
  const shapes = proposal.region?.(asked) ?? [];
  must(!notJson(shapes), () => `${where}: the region is not plain JSON`);
};

/** The number of samples after which a sampler that always gives the same answer counts as a defect. */
const ENOUGH = 12;

/** Checks that samples vary: for a kind with several answers, not all samples may be equal. */
export const samplesVary = ({ samples, found }: ProposalsSeen): void => {
  for (const [kind, count] of found) {
    const varied = count < ENOUGH || (samples.get(kind)?.size ?? 0) > 1;
    must(varied, () => `${kind}: has several answers, but all ${count} samples of it are the same`);
  }
};
