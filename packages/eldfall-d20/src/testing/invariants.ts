import { GameError, type Match } from '@rulewright/core';
import { completelyWithin, disc, inches, rectangle } from '@rulewright/core/inches';
import { overlapsInSpace } from '@rulewright/core/inches/height';
import { hitboxOf } from '../battlefield/hitbox.js';
import { hasState, isOnField, modelsOnField, partyOf, profileOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import type { Eld, EldEvent, EldState, Table } from '../vocabulary/index.js';

const fail = (what: string): never => {
  throw new GameError(`broken invariant: ${what}`);
};

/** Standing models do not overlap, and none stands off the field (ELD-MOVE-019, ELD-SETUP-015). */
const places = (table: Table): void => {
  const { width, depth } = table.options.tableSize;
  const ground = rectangle({ x: 0, y: 0 }, inches(width), inches(depth));
  const standing = modelsOnField(table.state).filter(one => !hasState(one, 'incapacitated', 'dead', 'flying'));
  for (const [at, model] of standing.entries()) {
    const body = hitboxOf(table, model);
    if (!completelyWithin(disc(body.at, body.radius), ground, 0)) fail(`${model.id} is off the field`);
    for (const other of standing.slice(at + 1)) {
      if (overlapsInSpace(body, hitboxOf(table, other))) fail(`${model.id} and ${other.id} overlap`);
    }
  }
};

/**
 * HP are between 0 and those of the profile, points are whole numbers, and no model off the field has points or reacts
 * (ELD-ACT-003, ELD-DAMAGE-001).
 */
const models = (table: Table): void => {
  const { state } = table;
  for (const model of state.models) {
    const { id, hp, points, mana, states, where } = model;
    if (!Number.isInteger(hp) || hp < 0) fail(`${id} has ${hp} HP`);
    if (!Number.isInteger(points) || points < 0 || mana < 0) fail(`${id} has ${points} points and ${mana} mana`);
    if (points > 0 && !isOnField(model)) fail(`${id} is ${where} and has ${points} points`);
    const keys = states.map(one => JSON.stringify([one.state, one.source, one.until, one.by]));
    if (new Set(keys).size !== keys.length) fail(`${id} has a state twice from one source`);
    if (!profileOf(table, model)) fail(`${id} has no profile`);
  }
  if (new Set(state.models.map(({ id }) => id)).size !== state.models.length) fail('two models have one name');
};

/** A sequence belongs to a turn, and nobody reacts twice in it (ELD-REACT-004, ELD-ACT-008). */
const sequences = ({ numbers, state }: Table): void => {
  const { sequence, stage } = state;
  if (!sequence) return;
  if (stage.name !== 'turn') fail(`${sequence.model} is active in ${stage.name}`);
  const most = numbers.activation.reactionsOfModel.value;
  for (const { model } of sequence.reactions) {
    if (sequence.reactions.filter(one => one.model === model).length > most) fail(`${model} reacts more than ${most}`);
  }
};

const sum = (events: readonly EldEvent[], of: (event: EldEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0);

/** Victory Points change only by the events for these changes. */
const conservation = (before: EldState, after: EldState, events: readonly EldEvent[]): void => {
  for (const { player, points } of before.parties) {
    const scored = sum(events, event => (event.type === 'PointsScored' && event.player === player ? event.points : 0));
    if (points + scored !== partyOf(after, player).points) fail(`points of ${player} came or went without an event`);
  }
};

/** Throws if a match breaks an invariant; for fuzzing and property tests. */
export const checkInvariants = (match: Match<Eld>): void => {
  const table = tableIn(match);
  models(table);
  sequences(table);
  if (!table.state.sequence && table.state.stage.name === 'turn') places(table);
  if (match.previous) {
    const events = match.records.flatMap(record => (record.kind === 'event' ? [record.event] : []));
    conservation(match.previous.state, match.state, events);
  }
};
