import { type PlayerId, sameJson } from '@rulewright/core';
import { copyName } from '../../match/copy-name.js';
import { armyOf, opponentOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { CardId } from '../../vocabulary/index.js';
import type { PieceToPlace, Table } from '../../vocabulary/table.js';

/** The cards of the game, and the pieces that lie on the table. */
type CardsAndState = Pick<Table, 'pack' | 'state'>;

/** All pieces of a player's copy of a card, the main pieces first. */
const piecesOf = ({ pack }: CardsAndState, owner: PlayerId, card: CardId, name: string): readonly PieceToPlace[] => {
  const facts = pack.terrain[card];
  return (['main', 'side'] as const).flatMap(kind =>
    (facts?.[kind] ?? []).map(
      (_, at): PieceToPlace => ({
        id: `${name}/${kind}-${at + 1}`,
        card,
        part: { kind, at },
        owner,
      }),
    ),
  );
};

/** The pieces that were placed or left out, so far. */
const dealtWith = ({ state }: CardsAndState): readonly PieceToPlace[] => [...state.terrain, ...state.leftOut];

/** The first main pieces of the cards that were begun: a card with several main pieces counts as one of the five. */
const begun = (table: CardsAndState): readonly PieceToPlace[] =>
  dealtWith(table).filter(({ part }) => part.kind === 'main' && part.at === 0);

const nameOf = ({ id }: PieceToPlace): string => id.slice(0, id.lastIndexOf('/'));

/** All pieces of the card of a piece. */
export const piecesOfSameCard = (table: CardsAndState, piece: PieceToPlace): readonly PieceToPlace[] =>
  piecesOf(table, piece.owner, piece.card, nameOf(piece));

/** True for a piece that is named as set-up names it. */
export const isOfSetUp = (table: CardsAndState, piece: PieceToPlace): boolean =>
  dealtWith(table).some((_, before) =>
    piecesOf(table, piece.owner, piece.card, copyName(piece.owner, piece.card, before)).some(
      ({ id, part }) => id === piece.id && sameJson(part, piece.part),
    ),
  );

/** The next piece of the card that is being placed; undefined between two cards. */
export const nextPiece = (table: CardsAndState): PieceToPlace | undefined => {
  const done = new Set(dealtWith(table).map(({ id }) => id));
  return begun(table)
    .flatMap(piece => piecesOfSameCard(table, piece))
    .find(({ id }) => !done.has(id));
};

/** The first piece of a card that a player begins to place. */
export const firstPiece = (table: CardsAndState, owner: PlayerId, card: CardId): PieceToPlace | undefined => {
  const before = begun(table).filter(piece => piece.owner === owner && piece.card === card).length;
  return piecesOf(table, owner, card, copyName(owner, card, before))[0];
};

/** The player with the right to place the first piece of terrain (SFI-SETUP-003). */
const firstToPlace = ({ state }: CardsAndState): PlayerId =>
  state.armies.find(({ right }) => right === 'terrain')?.player ?? state.players[0];

/**
 * The player who places the next main piece: both in turn until five are placed, so that the first player places three
 * (SFI-SETUP-010). Undefined when five are placed, or when nobody has a card left.
 */
export const nextToPlace = (table: Table): PlayerId | undefined => {
  const count = begun(table).length;
  if (count >= table.numbers.setUp.mainPieces.value) return undefined;
  const first = firstToPlace(table);
  const second = opponentOf(table.state, first);
  const order = count % 2 === 0 ? [first, second] : [second, first];
  return order.find(player => armyOf(table.state, player).terrainCards.length > 0);
};

/** The player who places a piece: the owner a main piece, the opponent a side piece (SFI-SETUP-013). */
export const placerOf = ({ state }: CardsAndState, { owner, part }: PieceToPlace): PlayerId =>
  part.kind === 'main' ? owner : opponentOf(state, owner);

/**
 * The rule by which a main piece must lie in its owner's table half: the first one of each player, and by the option
 * `terrain.repeatHalfRestriction` every one of the second player. Undefined for a piece that may lie anywhere.
 */
export const ownHalfRule = (table: Table, piece: PieceToPlace): RuleId | undefined => {
  const card = begun(table).findIndex(one => nameOf(one) === nameOf(piece));
  const before = begun(table).slice(0, card < 0 ? undefined : card);
  if (!before.some(({ owner }) => owner === piece.owner)) return 'SFI-SETUP-011';
  const isSecond = piece.owner !== firstToPlace(table);
  return isSecond && table.options['terrain.repeatHalfRestriction'] ? 'SFI-SETUP-012' : undefined;
};
