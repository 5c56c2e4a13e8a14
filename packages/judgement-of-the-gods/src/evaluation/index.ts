/**
 * An evaluation of villages for bots that look ahead, such as the greedy bot of `@rulewright/core/bots`.
 * @packageDocumentation
 */
import type { Match } from '@rulewright/core';
import type { Evaluate } from '@rulewright/core/bots';
import { defaultContent } from '../content/default.js';
import type { ContentPack, JudgementDeck } from '../content/pack.js';
import { judgementDeck } from '../judgement/deck.js';
import { seenDeck } from '../match/decks.js';
import { characterOf } from '../match/village.js';
import type { Jog, SeenDeck, Table, Village } from '../vocabulary/index.js';
import { approachWorth, bestAction, buildingWorth, type Judge, placeWorth } from './jobs.js';
import { expectedLand, landWorth } from './land.js';
import { threatOf } from './next-card.js';
import { type Plan, planOf, progressWorth, stockWorth } from './stock.js';
import { DAYS, MIDDLE, RUIN, START } from './weights.js';

/** The public knowledge of a deck before these cards were drawn from it. */
const putBack = (deck: SeenDeck, cards: readonly string[]): SeenDeck => {
  const unknown: Record<string, number> = { ...deck.unknown };
  for (const card of cards) unknown[card] = (unknown[card] ?? 0) + 1;
  return { ...deck, unknown };
};

/**
 * The village before the judgement phase, if the last action led to one. The judgement card was drawn in an imagined
 * world and is no information; counting it would make actions that end a round look better or worse by chance.
 */
const beforeJudgement = ({ state, records, previous, game }: Match<Jog>): Village => {
  const events = records.flatMap(record => (record.kind === 'event' ? [record.event] : []));
  const began = events.findIndex(({ type }) => type === 'JudgementPhaseBegan');
  return began < 0 || !previous ? state : events.slice(0, began).reduce(game.evolve, previous.state);
};

/**
 * The worth of the open question, in points: the action after a move, or cards and tiles that are shown and not placed
 * yet. An imagined draw is no information, so an unanswered question counts as the average of the possible draws.
 */
const pending = (table: Table, { decisions }: Match<Jog>, judge: Judge): number => {
  const { state } = table;
  const [decision] = decisions;
  if (!decision || state.active === null) return 0;
  const { shown, decks, active } = state;
  switch (decision.kind) {
    case 'turn':
      return state.moved ? bestAction(table, active, seenDeck(decks.building), judge) : 0;
    case 'tile':
      return expectedLand(table, putBack(seenDeck(decks.terrain), shown.tiles), shown.tiles.length);
    case 'square': {
      const { tiles = [] } = (decision.about ?? {}) as { readonly tiles?: readonly string[] };
      const [kept] = tiles;
      if (kept !== undefined && shown.tiles.length > 1) return landWorth(table, kept);
      return expectedLand(table, putBack(seenDeck(decks.terrain), shown.tiles), 1);
    }
    case 'building': {
      const { at } = characterOf(state, active);
      return buildingWorth(table, at, putBack(seenDeck(decks.building), shown.buildings), judge);
    }
    default:
      return 0;
  }
};

/** The worth of the table, in points: the progress towards the statue, the stock, and the danger of the next judgement card. */
const standing = (table: Table, cards: JudgementDeck): { readonly points: number; readonly plan: Plan } => {
  const { judgementDays, decks, pool } = table.state;
  const { worst, ruin, day } = threatOf(table, cards, seenDeck(decks.judgement));
  const plan = planOf(table, worst);
  let points = START + progressWorth(table, plan) + stockWorth(plan, pool) - RUIN * ruin;
  DAYS.forEach((cost, before) => {
    if (before < judgementDays) points -= cost;
    else if (before === judgementDays) points -= cost * day;
  });
  return { points, plan };
};

/**
 * The evaluation of a village that is played with the facts of a content pack: from 0 (as good as lost) to 1 (as good
 * as won), the same for every player. The evaluation reads nothing hidden: of each deck only the knowledge that all
 * players share.
 */
export const createEvaluation =
  (pack: ContentPack): Evaluate<Jog> =>
  match => {
    const state = beforeJudgement(match);
    const table: Table = { pack, state };
    const cards = judgementDeck(pack, match.header.options);
    const { points, plan } = standing(table, cards);
    const judge: Judge = other => standing(other, cards).points;
    let all = points + pending(table, match, judge) + approachWorth(table, plan, seenDeck(state.decks.building), judge);
    for (const { role } of state.characters) all += placeWorth(table, plan, role);
    const positive = Math.max(1, all);
    return positive / (positive + MIDDLE);
  };

/** {@link createEvaluation} for the default content. */
export const evaluate: Evaluate<Jog> = /* @__PURE__ */ createEvaluation(defaultContent);
