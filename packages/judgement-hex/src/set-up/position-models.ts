import { type Found, firstWrong } from '@rulewright/core/content';
import { monsterNamed, unitCard } from '../hero-cards/reading/cards.js';
import { groundOf } from '../hero-cards/reading/ground.js';
import { maximumHealth } from '../hero-cards/reading/health.js';
import { effigyOwner } from '../match/models.js';
import type { Model } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { rulebookTokens } from '../vocabulary/words.js';

const known = (table: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(table, id);

/** The reason why a model cannot have this card. */
const cardProblem = ({ pack }: Table, { kind, card, member }: Model): string | undefined => {
  if (kind === 'monster') return known(pack.monsters, monsterNamed({ pack }, card)) ? undefined : 'unknown-card';
  if (kind === 'summoned') return known(pack.summoned, card) ? undefined : 'unknown-card';
  const ofUnit = unitCard(pack, card);
  if (!ofUnit && !known(pack.heroes, card)) return 'unknown-card';
  if (member === null) return undefined;
  return ofUnit?.members.some(({ id }) => id === member) ? undefined : 'unknown-member';
};

/** The problem of a model's owner: a player owns it, and nobody owns a Monster. */
const ownerProblem = ({ state }: Table, { kind, player, master }: Model): string | undefined => {
  if (kind === 'monster') return player === null ? undefined : 'not-a-player-s';
  if (player === null || !state.players.includes(player)) return 'unknown-player';
  return kind === 'hero' && master !== null ? 'not-summoned' : undefined;
};

/** The first problem of a model's gains: levels, Artefacts of the pack, Counters, Souls. */
const gainsProblem = (table: Table, model: Model): string | undefined => {
  const { pack, state } = table;
  const { kind, level, fresh = 0, artefacts, counters, souls } = model;
  if (kind !== 'hero' && (level > 1 || souls > 0 || artefacts.length > 0)) return 'not-a-hero';
  if (fresh > level - 1) return 'more-levels-than-gained';
  if (artefacts.some(({ artefact }) => !known(pack.artefacts, artefact))) return 'unknown-artefact';
  if (artefacts.some(({ deck }) => deck !== null && !state.players.includes(deck))) return 'unknown-player';
  if (new Set(artefacts.map(({ artefact }) => artefact)).size < artefacts.length) return 'artefact-twice';
  const tokens = Object.keys(counters);
  return tokens.every(one => known(pack.tokens, one) || rulebookTokens.some(other => other === one))
    ? undefined
    : 'unknown-token';
};

/** Since when a model is where it is; nothing of it lies in the future. */
const timeProblem = ({ state }: Table, { kind, at, diedIn, enteredIn }: Model): string | undefined => {
  if (enteredIn > state.round || (diedIn !== null && diedIn > state.round)) return 'in-the-future';
  if (kind !== 'hero' && at === null) return 'not-in-play';
  return diedIn !== null && (at !== null || kind !== 'hero') ? 'dead-and-alive' : undefined;
};

/** A model stands on a place of the board. Several may have been put on one hex by hand; bases on a table do not overlap. */
const placeProblem = (table: Table, { at }: Model): string | undefined => {
  return at !== null && !groundOf(table).has(at) ? 'off-the-board' : undefined;
};

const healthProblem = (table: Table, model: Model): string | undefined =>
  model.damage > maximumHealth(table, model) ? 'more-damage-than-health' : undefined;

/** Names of things that the match will give out again: `icon-7` while 7 is still to come. */
export const isToCome = (id: string, nextId: number): boolean => {
  const number = /^(?:icon|template|soul|monster)-(\d+)$/.exec(id)?.[1];
  return number !== undefined && Number(number) >= nextId;
};

/** The first model with an impossible state, with the reason. */
export const modelProblem = (table: Table): Found | undefined =>
  firstWrong(table.state.models, 'models', model => {
    if (effigyOwner(table.state, model.id) !== undefined) return 'id-of-an-effigy';
    if (isToCome(model.id, table.state.nextId)) return 'not-given-yet';
    return (
      cardProblem(table, model) ??
      ownerProblem(table, model) ??
      gainsProblem(table, model) ??
      timeProblem(table, model) ??
      placeProblem(table, model) ??
      healthProblem(table, model)
    );
  });
