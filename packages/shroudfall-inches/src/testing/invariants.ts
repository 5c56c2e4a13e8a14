import { GameError, type Match } from '@rulewright/core';
import { completelyWithin, inches, overlaps, rectangle } from '@rulewright/core/inches';
import { thingsOn } from '../battlefield/things.js';
import { countOf, totalOf } from '../match/by-colour.js';
import { armyOf, cardOf, modelsOf, unitOf } from '../match/lookups.js';
import { rememberStanding, tableIn } from '../match/table.js';
import { isNearPiece, keywordOf, pieceCard } from '../terrain/within.js';
import type { Sfi, SfiEvent, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { colours } from '../vocabulary/words.js';

const fail = (what: string): never => {
  throw new GameError(`broken invariant: ${what}`);
};

/** No two bases overlap, none is off the table, and none stands where no base may stand (SFI-MOVE-011, SFI-MOVE-012, SFI-MOVE-018). */
const places = (table: Table): void => {
  const width = inches(table.numbers.setUp.tableWidth.value);
  const ground = rectangle({ x: 0, y: 0 }, width, width);
  const solid = table.state.terrain.filter(
    piece => pieceCard(table, piece).type === 'linear' || keywordOf(table, piece, 'impassable'),
  );
  const things = thingsOn(table);
  for (const [at, { id, kind, base }] of things.entries()) {
    for (const other of things.slice(at + 1)) if (overlaps(base, other.base)) fail(`${id} and ${other.id} overlap`);
    if (!completelyWithin(base, ground, 0)) fail(`${id} is off the table`);
    if (kind !== 'model') continue;
    const piece = solid.find(one => isNearPiece(base, one, 0) && one.footprint.some(part => overlaps(base, part)));
    if (piece) fail(`${id} stands in ${piece.id}`);
  }
};

/** A model on the table has hit points left, and a unit is on the table as long as it has a model (SFI-CARD-009, SFI-CARD-010). */
const units = (table: Table): void => {
  const { state } = table;
  for (const { id, unit, damage } of state.models) {
    const { hp } = cardOf(table, unitOf(state, unit));
    if (damage < 0 || damage >= hp) fail(`${id} has suffered ${damage} of ${hp}`);
  }
  for (const unit of state.units) {
    const many = modelsOf(state, unit.id).length;
    if ((unit.where === 'on-table') !== many > 0) fail(`${unit.id} is ${unit.where} and has ${many} models`);
    if (new Set(unit.conditions).size !== unit.conditions.length) fail(`${unit.id} has a condition twice`);
  }
  for (const player of state.players) {
    const tired = state.units.filter(unit => unit.player === player && unit.exhausted);
    if (tired.length > 1) fail(`${player} has ${tired.length} exhausted units`);
  }
  for (const { target } of state.effects) {
    const isOnUnit = state.units.some(({ id, where }) => id === target && where !== 'destroyed');
    if (!isOnUnit && !state.elements.some(({ id }) => id === target)) fail(`an effect on ${target} has outlived it`);
  }
};

// Cache: places and units are not checked again until something moves, comes, leaves or changes.
const standing = /* @__PURE__ */ rememberStanding((table): true => {
  places(table);
  units(table);
  return true;
});

/** A reserve holds between no and ten tokens, none of a colour below none (SFI-ESSENCE-002, SFI-ESSENCE-016). */
const reserves = ({ numbers, state }: Table): void => {
  for (const { player, reserve } of state.armies) {
    if (totalOf(reserve) > numbers.essence.reserve.value) fail(`${player} has ${totalOf(reserve)} tokens`);
    for (const colour of colours) if (countOf(reserve, colour) < 0) fail(`${player} owes ${colour} essence`);
  }
};

/** One unit is active, with at most two actions, and nothing is left of an activation that is over (SFI-ACTION-017, SFI-ACTIVATE-018). */
const activations = ({ numbers, state }: Table): void => {
  const { activation, stage } = state;
  if (!activation || activation.part === 'none') return;
  if (stage.name !== 'activations') fail(`${activation.unit} is active in ${stage.name}`);
  if (activation.spent.length > numbers.round.actions.value) fail(`${activation.unit} has taken too many actions`);
};

const sum = (events: readonly SfiEvent[], of: (event: SfiEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0);

/** Essence, victory points and damage change only by the events for these changes. */
const conservation = (before: SfiState, after: SfiState, events: readonly SfiEvent[]): void => {
  for (const { player, reserve, points } of before.armies) {
    const now = armyOf(after, player);
    for (const colour of colours) {
      const change = sum(events, event => {
        if (event.type === 'EssenceGained' && event.player === player) return countOf(event.essence, colour);
        return event.type === 'EssencePaid' && event.player === player ? -countOf(event.essence, colour) : 0;
      });
      if (countOf(reserve, colour) + change !== countOf(now.reserve, colour)) {
        fail(`${colour} essence of ${player} came or went without an event`);
      }
    }
    const scored = sum(events, event => (event.type === 'PointsScored' && event.player === player ? event.points : 0));
    if (points + scored !== now.points) fail(`points of ${player} came or went without an event`);
  }
};

/** Throws if a match breaks an invariant; for fuzzing and property tests. */
export const checkInvariants = (match: Match<Sfi>): void => {
  const table = tableIn(match);
  reserves(table);
  activations(table);
  const kind = match.decisions[0]?.kind;
  if (kind === 'act' || kind === 'activate') standing(table);
  if (match.previous) {
    const events = match.records.flatMap(record => (record.kind === 'event' ? [record.event] : []));
    conservation(match.previous.state, match.state, events);
  }
};
