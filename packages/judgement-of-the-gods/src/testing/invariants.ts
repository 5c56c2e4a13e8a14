import { GameError, history, type Match } from '@rulewright/core';
import { seenDeck } from '../match/decks.js';
import { sameSquare } from '../match/village.js';
import type { Jog, Pool, Village } from '../vocabulary/index.js';

const fail = (what: string): never => {
  throw new GameError(`broken invariant: ${what}`);
};

/** Tiles, building cards and judgement cards are never lost or made (JOG-COMP-002, JOG-COMP-006). */
const cards = ({ tiles, decks, shown, drawnCards, judgementDays, statue }: Village, first: Village): void => {
  const land = (one: Village): number => one.tiles.length + one.decks.terrain.cards.length + one.shown.tiles.length;
  if (tiles.length + decks.terrain.cards.length + shown.tiles.length !== land(first)) fail('tiles came or went');
  const houses = (one: Village): number =>
    one.tiles.filter(({ building }) => building !== null && building !== 'townHall').length +
    one.decks.building.cards.length +
    one.shown.buildings.length;
  const built = tiles.filter(({ building }) => building !== null && building !== 'townHall').length;
  if (built + decks.building.cards.length + shown.buildings.length !== houses(first)) fail('buildings came or went');
  const omens = first.decks.judgement.cards.length + first.drawnCards.length;
  if (decks.judgement.cards.length + drawnCards.length !== omens) fail('judgement cards came or went');
  if (tiles.some(({ at }, i) => tiles.findIndex(other => sameSquare(other.at, at)) < i)) fail('two tiles on a square');
  if (judgementDays !== drawnCards.filter(card => card === 'judgement-day').length) fail('Judgement Days miscounted');
  if (statue.pieces > 0 === (statue.at === null)) fail('a statue without a place');
};

/** Between turns nothing has run out, or the game would be over (JOG-END-003, JOG-END-004). */
const stock = ({ state, decisions }: Match<Jog>): void => {
  const least = state.rulings.lossThreshold === 'zero' ? 1 : 0;
  if (decisions[0]?.kind !== 'turn') return;
  for (const [resource, left] of Object.entries(state.pool)) {
    if (left < (resource === 'gold' ? 0 : least)) fail(`${left} ${resource} left`);
  }
};

/** The public knowledge of a deck fits the cards in it. */
const knowledge = ({ decks }: Village): void => {
  for (const deck of Object.values(decks)) {
    const { size, top, bottom, unknown } = seenDeck(deck);
    const hidden = Object.values(unknown).reduce((sum, count) => sum + count, 0);
    if (top.length + bottom.length + hidden !== size) fail('a deck of which more or less is known than there is');
  }
};

/** The pool is what it was plus the sum of its changes (JOG-COMP-009); after the end nothing changes (JOG-END-006). */
const flow = (match: Match<Jog>, pool: Pool, over: boolean): Pool => {
  const now: Record<keyof Pool, number> = { ...pool };
  for (const record of match.records) {
    if (record.kind !== 'event') continue;
    if (over) fail(`${record.event.type} after the end`);
    if (record.event.type !== 'PoolChanged') continue;
    for (const [resource, by] of Object.entries(record.event.change)) now[resource as keyof Pool] += by;
  }
  for (const [resource, left] of Object.entries(match.state.pool)) {
    if (now[resource as keyof Pool] !== left)
      fail(`${left} ${resource}, ${now[resource as keyof Pool]} by its changes`);
  }
  return now;
};

/** Throws where something of a match is wrong that no rule allows, at any of its moments. */
export const checkInvariants = (match: Match<Jog>): void => {
  const [first, ...moments] = history(match);
  if (!first) return;
  let { pool } = first.state;
  let over = false;
  for (const moment of moments) {
    cards(moment.state, first.state);
    stock(moment);
    knowledge(moment.state);
    pool = flow(moment, pool, over);
    over = moment.state.ending !== null;
  }
};
