import { type Procedure, perform, procedure, step } from '@rulewright/core';
import type { Amounts, RoleId } from '../content/pack.js';
import { isOver } from '../end/ending.js';
import { proceduresOf } from '../match/procedures.js';
import { sameSquare, tileOf } from '../match/village.js';
import { magicHelps } from '../terrain/terrain.js';
import { cannotPay, changeOf, pay, spend } from '../turn/payment.js';
import { readBareChoice } from '../turn/reading.js';
import type { Acting, Jog, JogTurn, Table } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

const choice: ChoiceOf<'statue'> = { do: 'statue' };

/**
 * The price of the next piece where a character stands: less magic and gold on a magical tile of any terrain
 * (JOG-STAT-003). Under the ruling `statueCost: whole` the first piece costs the whole price and the others nothing.
 */
export const piecePrice = (table: Table, actor: RoleId): Amounts => {
  const { pack, state } = table;
  if (state.rulings.statueCost === 'whole' && state.statue.pieces > 0) return {};
  return magicHelps(table, tileOf(state, actor), 'statue') ? pack.statue.costOnMagicalTile : pack.statue.cost;
};

/** True if the next piece wins whatever its price leaves: the last one, under the ruling `lastPiece: wins`. */
const winsAnyway = ({ state, options }: JogTurn, { pack }: Acting): boolean =>
  options.lastPiece === 'wins' && state.statue.pieces + 1 === pack.statue.pieces;

const payPrice = (turn: JogTurn, acting: Acting): void => {
  const { pack, actor } = acting;
  const price = piecePrice({ pack, state: turn.state }, actor);
  if (winsAnyway(turn, acting)) spend(turn, price, 'statue', 'JOG-STAT-002');
  else pay(turn, { pack }, price, 'statue', 'JOG-STAT-002');
};

const placePiece = (turn: JogTurn, { actor }: Acting): void => {
  const pieces = turn.state.statue.pieces + 1;
  const { at } = tileOf(turn.state, actor);
  turn.emit({ type: 'StatuePiecePlaced', character: actor, at, pieces }, 'JOG-STAT-001');
};

const checkForWin = (turn: JogTurn, { pack }: Acting): void => {
  if (turn.state.statue.pieces === pack.statue.pieces) {
    turn.emit({ type: 'GameEnded', ending: { reason: 'statue-completed' } }, 'JOG-END-001');
  }
};

/** Building a piece, step by step: the price and its loss check come before the piece (JOG-END-005), and the last one wins. */
export const sculpting: Procedure<Jog, Acting> = procedure<Jog, Acting>('statue', [
  step('JOG-STAT-002', 'pay', payPrice),
  step('JOG-STAT-001', 'place the piece', placePiece),
  step('JOG-END-001', 'check for the win', checkForWin),
]);

/**
 * Building one piece of the statue, at a temple; after the first piece only at the temple that holds it. Any character
 * may build, one piece per action (JOG-STAT-005).
 */
export const statue: TurnAction<ChoiceOf<'statue'>> = {
  read: readBareChoice(choice),
  candidates: () => [choice],
  whyNot: (table, actor) => {
    const { pack, state } = table;
    const tile = tileOf(state, actor);
    const { at } = pack.statue;
    if (tile.building !== at) return { code: 'wrong-building', rule: 'JOG-SPC-002', detail: { needs: at } };
    if (state.statue.at && !sameSquare(state.statue.at, tile.at)) return { code: 'other-temple', rule: 'JOG-STAT-004' };
    return cannotPay(table, piecePrice(table, actor));
  },
  price: (table, actor) => changeOf(piecePrice(table, actor)),
  isSafe: winsAnyway,
  perform: (turn, acting) => perform(turn, proceduresOf(turn).statue, acting, isOver),
};
