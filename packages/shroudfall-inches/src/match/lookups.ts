import type { PlayerId } from '@rulewright/core';
import { type Disc, mm } from '@rulewright/core/inches';
import type { Army, Model, ModelId, SfiState, Unit, UnitId } from '../vocabulary/index.js';
import type { Unit as UnitCard } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import type { ConditionId } from '../vocabulary/words.js';

/** The other player. */
export const opponentOf = ({ players: [a, b] }: Pick<SfiState, 'players'>, player: PlayerId): PlayerId =>
  player === a ? b : a;

/** A player's army. Throws RangeError for anybody else. */
export const armyOf = ({ armies }: Pick<SfiState, 'armies'>, player: PlayerId): Army => {
  const found = armies.find(one => one.player === player);
  if (!found) throw new RangeError(`no player ${player}`);
  return found;
};

/** A unit by its id, destroyed or not. Throws RangeError if there is none. */
export const unitOf = ({ units }: Pick<SfiState, 'units'>, id: UnitId): Unit => {
  const found = units.find(one => one.id === id);
  if (!found) throw new RangeError(`no unit ${id}`);
  return found;
};

/** A model on the table by its id. Throws RangeError if there is none. */
export const modelOf = (state: Pick<SfiState, 'models'>, id: ModelId): Model => {
  const found = modelNamed(state, id);
  if (!found) throw new RangeError(`no model ${id} on the table`);
  return found;
};

/** A model by its id; undefined if it is not on the table. */
export const modelNamed = ({ models }: Pick<SfiState, 'models'>, id: ModelId): Model | undefined =>
  models.find(one => one.id === id);

/** The unit of a model by the model's id, also of one that has left the table: its name is that of the unit and a number. */
export const unitOfModel = ({ models, units }: Pick<SfiState, 'models' | 'units'>, id: ModelId): Unit | undefined => {
  const unit = models.find(one => one.id === id)?.unit ?? id.slice(0, Math.max(0, id.lastIndexOf('/')));
  return units.find(one => one.id === unit);
};

/** The models of a unit that are on the table (SFI-CARD-001). */
export const modelsOf = ({ models }: Pick<SfiState, 'models'>, unit: UnitId): readonly Model[] =>
  models.filter(one => one.unit === unit);

/** The card of a unit, which all its models share (SFI-CARD-002). Throws RangeError if the pack has none. */
export const cardOf = ({ pack }: Pick<Table, 'pack'>, { card }: Pick<Unit, 'card'>): UnitCard => {
  const found = Object.hasOwn(pack.units, card) ? pack.units[card] : undefined;
  if (!found) throw new RangeError(`no unit card ${card}`);
  return found;
};

/** The player of a unit: the one whose army it belongs to, or whose ability placed it (SFI-PRIORITY-009). */
export const playerOf = (state: Pick<SfiState, 'units'>, unit: UnitId): PlayerId => unitOf(state, unit).player;

/** True if two units are of one player; a unit is friendly to itself (SFI-PRIORITY-013). */
export const isFriendly = (a: Pick<Unit, 'player'>, b: Pick<Unit, 'player'>): boolean => a.player === b.player;

/** True if the card has a keyword (SFI-CARD-019). */
export const hasKeyword = (table: Pick<Table, 'pack'>, unit: Unit, keyword: string): boolean =>
  cardOf(table, unit).keywords.includes(keyword);

/** True if a unit suffers a condition (SFI-COND-001). */
export const suffers = ({ conditions }: Pick<Unit, 'conditions'>, condition: ConditionId): boolean =>
  conditions.includes(condition);

/** The base of a model: a disc of its card's size (SFI-CARD-011). */
export const baseOf = (table: Table, { unit, at }: Model): Disc => ({
  at,
  radius: mm(cardOf(table, unitOf(table.state, unit)).base) / 2,
});

/** The bases of a unit's models, in their order. */
export const basesOf = (table: Table, unit: UnitId): readonly Disc[] =>
  modelsOf(table.state, unit).map(model => baseOf(table, model));

/**
 * The player who orders simultaneous effects (SFI-PRIORITY-006, SFI-PRIORITY-008). While a reactive ability is resolved that is its
 * user, also inside another reaction (SFI-PRIORITY-007). Throws RangeError before the roll-off.
 */
export const activePlayer = ({ activation, reacting, token, rollOffWinner, units }: SfiState): PlayerId => {
  const unit = reacting.at(-1) ?? (activation?.part === 'none' ? undefined : activation?.unit);
  const player = unit === undefined ? (token ?? rollOffWinner) : playerOf({ units }, unit);
  if (player === null) throw new RangeError('no player is active before the roll-off');
  return player;
};

/** The token holder, then the other player. Throws RangeError before the token is given. */
export const holderFirst = (state: Pick<SfiState, 'players' | 'token'>): readonly [PlayerId, PlayerId] => {
  if (state.token === null) throw new RangeError('nobody has the starting player token');
  return [state.token, opponentOf(state, state.token)];
};
