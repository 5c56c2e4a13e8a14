import { decideUnlessForced, GameError, type Procedure, procedure, type Rule, step } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { drawJudgement } from '../judgement/draw.js';
import { characterOf, playerOf, tileKind, tileOf } from '../match/village.js';
import { emptyNeighbours } from '../move/squares.js';
import { pay } from '../turn/payment.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Exploring } from '../vocabulary/procedures.js';

const payPrice = (turn: JogTurn, { pack }: Exploring): void =>
  pay(turn, { pack }, pack.explore.cost, 'explore', 'JOG-EXP-002');

function* chooseSquare(turn: JogTurn, exploring: Exploring): Rule {
  const { actor, tile } = exploring;
  const { state } = turn;
  exploring.square = yield* decideUnlessForced(turn, {
    by: playerOf(state, actor),
    kind: 'square',
    rule: 'JOG-EXP-004',
    options: emptyNeighbours(state, characterOf(state, actor).at),
    about: { character: actor, tiles: tile === undefined ? [] : [tile] },
  });
}

/** Under the ruling `explorePlacement: placeThenReveal` the square is chosen before the tile is seen. */
function* chooseSquareUnseen(turn: JogTurn, exploring: Exploring): Rule {
  if (turn.state.rulings.explorePlacement === 'placeThenReveal') yield* chooseSquare(turn, exploring);
}

const revealTiles = (turn: JogTurn, exploring: Exploring): void => {
  const { actor, draw } = exploring;
  const tiles = turn.state.decks.terrain.cards.slice(0, draw);
  exploring.revealed = tiles;
  turn.emit(
    { type: 'TilesDrawn', character: actor, tiles },
    draw > 1 ? ['JOG-EXP-004', 'JOG-CHAR-009'] : 'JOG-EXP-004',
  );
};

/** The explorer keeps one of the tiles that were drawn. */
function* chooseTile(turn: JogTurn, exploring: Exploring): Rule {
  const { tiles } = turn.state.shown;
  exploring.tile = yield* decideUnlessForced(turn, {
    by: playerOf(turn.state, exploring.actor),
    kind: 'tile',
    rule: 'JOG-CHAR-009',
    options: [...new Set(tiles)],
    about: { character: exploring.actor, tiles },
  });
}

function* placeTile(turn: JogTurn, exploring: Exploring): Rule {
  if (!exploring.square) yield* chooseSquare(turn, exploring);
  const { square, tile } = exploring;
  if (!square || tile === undefined) throw new GameError('exploring found neither a tile nor a square');
  turn.emit({ type: 'TilePlaced', tile, at: square }, 'JOG-EXP-004');
}

/** A tile that goes back under the deck casts no curse: only the placed tile counts. */
const returnTiles = (turn: JogTurn): void => {
  const { tiles } = turn.state.shown;
  if (tiles.length > 0) turn.emit({ type: 'TilesReturned', tiles }, ['JOG-CHAR-009', 'JOG-EXP-006']);
};

const moveIn = (turn: JogTurn, { actor, square }: Exploring): void => {
  const { at } = characterOf(turn.state, actor);
  if (square) turn.emit({ type: 'TokenMoved', character: actor, from: at, to: square, how: 'explore' }, 'JOG-EXP-004');
};

/**
 * A placed marsh draws a card at once, and the explorer's player makes its choices. Under the ruling `marshDraws: revealed` each
 * marsh that was revealed draws one, also one that goes back under the deck.
 */
function* drawForMarsh(turn: JogTurn, { pack, actor, revealed = [] }: Exploring): Rule {
  const tiles = turn.options.marshDraws === 'revealed' ? revealed : [tileOf(turn.state, actor).kind];
  for (const tile of tiles) {
    if (tileKind(pack, tile).onPlace !== 'drawJudgement' || isOver(turn)) continue;
    yield* drawJudgement(turn, { pack, drawer: playerOf(turn.state, actor), setting: 'marsh' });
  }
}

/** Exploring, step by step. */
export const exploration: Procedure<Jog, Exploring> = procedure<Jog, Exploring>('explore', [
  step('JOG-EXP-002', 'pay', payPrice),
  step('JOG-EXP-004', 'choose a square unseen', chooseSquareUnseen),
  step('JOG-EXP-004', 'draw and reveal', revealTiles),
  step('JOG-CHAR-009', 'choose a tile', chooseTile),
  step('JOG-EXP-004', 'place the tile', placeTile),
  step('JOG-CHAR-009', 'put back the others', returnTiles),
  step('JOG-EXP-004', 'move in', moveIn),
  step('JOG-EXP-005', 'draw a card for a marsh', drawForMarsh),
]);
