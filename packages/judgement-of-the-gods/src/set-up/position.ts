import { type Refusal, type Setup, sameJson } from '@rulewright/core';
import { type Found, firstWrong, positionProblem } from '@rulewright/core/content';
import { byName, flag, list, name, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { ContentPack } from '../content/pack.js';
import { judgementDeck } from '../judgement/deck.js';
import { sameSquare } from '../match/village.js';
import type { Deck, Jog, Village } from '../vocabulary/index.js';
import { rulingsOf } from './rulings-of.js';

/** The largest number on a table, far below the size at which sums of a whole game lose exactness. */
const LARGEST = 1_000_000_000;
const count = whole(0, LARGEST);
const anyNumber = whole(-LARGEST, LARGEST);
const text = v.pipe(v.string('not-a-text'), v.maxLength(500, 'too-long'));
const square = v.strictObject({ x: anyNumber, y: anyNumber });
const texts = list(text);
const deck = v.strictObject({ cards: texts, knownTop: count, knownBottom: count, taken: count });
const building = v.picklist(['farm', 'lumberMill', 'mine', 'temple'], 'unknown-building');

const shape = v.strictObject({
  players: texts,
  rulings: byName(name, v.unknown()),
  phase: v.picklist(['setUp', 'turns', 'judgement'], 'unknown-phase'),
  round: count,
  active: v.nullable(text),
  moved: flag,
  done: texts,
  pool: v.strictObject({ food: anyNumber, wood: anyNumber, stone: anyNumber, magic: anyNumber, gold: count }),
  characters: list(v.strictObject({ role: text, player: text, at: square })),
  tiles: list(
    v.strictObject({
      kind: text,
      at: square,
      building: v.nullable(v.picklist(['farm', 'lumberMill', 'mine', 'temple', 'townHall'], 'unknown-building')),
      hallowed: flag,
    }),
  ),
  decks: v.strictObject({ judgement: deck, terrain: deck, building: deck }),
  shown: v.strictObject({ tiles: texts, buildings: list(building), card: v.nullable(text) }),
  drawnCards: texts,
  judgementDays: count,
  statue: v.strictObject({ pieces: count, at: v.nullable(square) }),
  ending: v.null('over-already'),
}) as unknown as v.GenericSchema<unknown, Village>;

const wrongDeck = (
  { cards, knownTop, knownBottom }: Deck,
  path: string,
  known: (card: string) => boolean,
): Found | undefined =>
  firstWrong(cards, `${path}.cards`, card => (known(card) ? undefined : 'unknown-card')) ??
  (knownTop + knownBottom > cards.length ? { code: 'knows-more-than-there-is', path } : undefined);

/** The first contradiction between fields of a table that has the right shape. */
const contradiction = (pack: ContentPack, village: Village, { players, options }: Setup<Jog>): Found | undefined => {
  const { characters, tiles, decks, active, done, statue } = village;
  const rulings = rulingsOf(options);
  if (!sameJson(village.players, players)) return { code: 'other-players', path: 'players' };
  for (const [name, value] of Object.entries(rulings)) {
    if (!sameJson(village.rulings[name as keyof typeof rulings], value))
      return { code: 'other-rulings', path: `rulings.${name}` };
  }
  const strange = Object.keys(village.rulings).find(one => !Object.hasOwn(rulings, one));
  if (strange !== undefined) return { code: 'other-rulings', path: `rulings.${strange}` };
  const roles = characters.map(({ role }) => role);
  const kinds = pack.tiles.map(({ id }) => id);
  const cards = judgementDeck(pack, options).cards.map(({ id }) => id);
  const inPlay = (role: string): boolean => roles.includes(role);
  return (
    firstWrong(tiles, 'tiles', ({ kind, at }, i) => {
      if (!kinds.includes(kind)) return 'unknown-tile';
      return tiles.findIndex(other => sameSquare(other.at, at)) < i ? 'two-tiles-on-a-square' : undefined;
    }) ??
    firstWrong(characters, 'characters', ({ role, player, at }, i) => {
      if (!Object.hasOwn(pack.roles, role)) return 'unknown-role';
      if (roles.indexOf(role) < i) return 'role-twice';
      if (!players.includes(player)) return 'unknown-player';
      return tiles.some(tile => sameSquare(tile.at, at)) ? undefined : 'stands-on-no-tile';
    }) ??
    firstWrong(done, 'done', role => (inPlay(role) ? undefined : 'not-in-play')) ??
    wrongDeck(decks.judgement, 'decks.judgement', card => cards.includes(card)) ??
    wrongDeck(decks.terrain, 'decks.terrain', card => kinds.includes(card)) ??
    wrongDeck(decks.building, 'decks.building', card => Object.hasOwn(pack.buildings, card)) ??
    (active !== null && !inPlay(active) ? { code: 'not-in-play', path: 'active' } : undefined) ??
    (active !== null && village.phase !== 'turns' ? { code: 'nobodys-turn', path: 'active' } : undefined) ??
    (statue.pieces >= pack.statue.pieces ? { code: 'over-already', path: 'statue.pieces' } : undefined) ??
    (statue.pieces > 0 === (statue.at === null) ? { code: 'statue-without-a-place', path: 'statue.at' } : undefined) ??
    (village.judgementDays >= pack.judgementDaysToLose ? { code: 'over-already', path: 'judgementDays' } : undefined)
  );
};

/**
 * The refusal of a table that a match cannot begin with: a wrong shape, a contradiction between fields, with the pack
 * or with the players, or rulings that are not those of the match (`other-rulings`). The path begins with `position`.
 */
export const checkPosition = (pack: ContentPack, position: unknown, setup: Setup<Jog>): Refusal | undefined =>
  positionProblem({ shape, problem: village => contradiction(pack, village, setup) }, position);
