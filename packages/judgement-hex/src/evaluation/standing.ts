import type { PlayerId } from '@rulewright/core';
import { fieldOf } from '../hero-cards/reading/field.js';
import { footingOf } from '../hero-cards/reading/ground.js';
import { effigyHealth, maximumHealth, remainingHealth } from '../hero-cards/reading/health.js';
import { effigyId, isOnBoard, opponentOf, warbandOf } from '../match/models.js';
import { modeOf } from '../match/table.js';
import type { Model } from '../vocabulary/index.js';
import type { Place } from '../vocabulary/place.js';
import type { Table } from '../vocabulary/table.js';

/** The values of things for a bot that looks one step ahead, in points of a Hero's health. */
const weights = {
  effigy: 2,
  fate: 0.6,
  alive: 6,
  level: 3,
  condition: -1,
  artefact: 1.2,
  /** Per hex between a Hero and the nearest goal. */
  distance: -0.25,
  /** Per hex between a Hero with Souls and its Effigy. */
  bank: -0.4,
  banked: 1.5,
  monster: -0.3,
} as const;

/** The value of a hex for a Hero: near the things that it wants, and near its Effigy while it holds Souls. */
export const placeWorth = (table: Table, model: Model): ((cell: Place) => number) => {
  const { pieces, ground } = fieldOf(table);
  const hunts = modeOf(table).monstersAttackEffigies;
  const goals = pieces.filter(({ kind, player }) =>
    kind === 'effigy'
      ? hunts && player !== model.player
      : kind === 'soul' || (kind === 'hero' && player !== model.player),
  );
  const home = pieces.find(({ id }) => model.player !== null && id === effigyId(model.player));
  return cell => {
    const there = { ...footingOf(table, model), cells: [cell] };
    return (
      weights.distance * Math.min(12, ...goals.map(goal => ground.far(there, goal))) +
      (model.souls > 0 && home ? weights.bank * ground.far(there, home) : 0)
    );
  };
};

/** The value of a player's model where it stands. */
const worth = (table: Table, model: Model): number => {
  const { state } = table;
  if (!isOnBoard(model)) return model.diedIn === null ? weights.alive : 0;
  const health = (10 * remainingHealth(table, model)) / Math.max(1, maximumHealth(table, model));
  const lasting = state.effects.filter(({ target, data }) => target === model.id && data.kind === 'condition').length;
  const own =
    (model.kind === 'hero' && model.member === null ? weights.alive : 1) +
    health +
    weights.level * (model.level - 1) +
    weights.artefact * model.artefacts.length +
    weights.condition * lasting;
  if (model.kind !== 'hero') return own;
  return own + placeWorth(table, model)(model.at);
};

/** The value of a table for a player, without regard to a running action. */
export const standingOf = (table: Table, player: PlayerId): number => {
  const { state } = table;
  const enemy = opponentOf(state, player);
  let value = weights.effigy * (effigyHealth(table, player) - effigyHealth(table, enemy));
  const [mine, theirs] = [warbandOf(state, player), warbandOf(state, enemy)];
  value += weights.fate * (Math.min(mine.fate, 6) - Math.min(theirs.fate, 6));
  value += weights.banked * (mine.banked - theirs.banked);
  for (const model of state.models) {
    if (model.player === player) value += worth(table, model);
    else if (model.player === enemy) value -= worth(table, model);
    else value += weights.monster * remainingHealth(table, model);
  }
  return value;
};
