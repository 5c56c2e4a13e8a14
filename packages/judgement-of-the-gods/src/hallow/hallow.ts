import { type Procedure, perform, procedure, step } from '@rulewright/core';
import type { RoleId } from '../content/pack.js';
import { isOver } from '../end/ending.js';
import { proceduresOf } from '../match/procedures.js';
import { characterOf, roleOf, sameSquare, tileOf } from '../match/village.js';
import { needsHallowing } from '../terrain/terrain.js';
import { cannotPay, changeOf, pay } from '../turn/payment.js';
import { readBareChoice } from '../turn/reading.js';
import type { Acting, Jog, JogTurn, Table } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

const choice: ChoiceOf<'hallow'> = { do: 'hallow' };

/** True if the acting character may hallow; under the ruling `present`, also if a character beside it may. */
const somebodyHallows = ({ pack, state }: Table, actor: RoleId): boolean => {
  if (state.rulings.hallowActor === 'self') return roleOf(pack, actor).hallow === true;
  const { at } = characterOf(state, actor);
  return state.characters.some(one => sameSquare(one.at, at) && roleOf(pack, one.role).hallow === true);
};

/** True if no hallowed token is left; the ruling `hallowTokenLimit: null` sets no limit. */
const noTokenLeft = ({ state }: Table): boolean => {
  const { hallowTokenLimit } = state.rulings;
  return hallowTokenLimit !== null && state.tiles.filter(tile => tile.hallowed).length >= hallowTokenLimit;
};

const payPrice = (turn: JogTurn, { pack }: Acting): void =>
  pay(turn, { pack }, pack.hallow.cost, 'hallow', 'JOG-HAL-003');

/** The hallowed token lies on the tile for the rest of the game. */
const putToken = (turn: JogTurn, { actor }: Acting): void =>
  turn.emit({ type: 'TileHallowed', character: actor, at: characterOf(turn.state, actor).at }, 'JOG-HAL-003');

/** Hallowing, step by step. */
export const hallowing: Procedure<Jog, Acting> = procedure<Jog, Acting>('hallow', [
  step('JOG-HAL-003', 'pay', payPrice),
  step('JOG-HAL-003', 'put a token on the tile', putToken),
]);

/** A tile is hallowed at most once, and only if it needs it and can still be built on. */
export const hallow: TurnAction<ChoiceOf<'hallow'>> = {
  read: readBareChoice(choice),
  candidates: () => [choice],
  whyNot: (table, actor) => {
    const tile = tileOf(table.state, actor);
    if (!somebodyHallows(table, actor)) return { code: 'not-a-hallower', rule: 'JOG-HAL-002' };
    if (tile.hallowed) return { code: 'already-hallowed', rule: 'JOG-HAL-004' };
    if (tile.building !== null || !needsHallowing(table, tile)) return { code: 'no-need', rule: 'JOG-HAL-005' };
    if (noTokenLeft(table)) return { code: 'no-token-left', rule: 'JOG-COMP-008' };
    return cannotPay(table, table.pack.hallow.cost);
  },
  price: ({ pack }) => changeOf(pack.hallow.cost),
  perform: (turn, acting) => perform(turn, proceduresOf(turn).hallow, acting, isOver),
};
