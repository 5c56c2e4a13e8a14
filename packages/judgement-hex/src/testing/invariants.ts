import { GameError, type Match } from '@rulewright/core';
import { fieldOf } from '../hero-cards/reading/field.js';
import { baseHealth, effigyHealth, maximumHealth, soulsHeld } from '../hero-cards/reading/health.js';
import { effigyId, isOnBoard, opponentOf } from '../match/models.js';
import { modeOf, tableIn } from '../match/table.js';
import type { Jhx, JhxEvent, JhxState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

const fail = (what: string): never => {
  throw new GameError(`broken invariant: ${what}`);
};

/**
 * No two pieces stand on one hex or overlap, and none where no piece may stand (JHX-SETUP-004, JHX-DEF-005). Checked between
 * actions.
 */
const places = (table: Table): void => {
  if (table.state.map === null) return;
  const field = fieldOf(table);
  for (const piece of field.pieces) {
    const [at] = piece.cells;
    if (piece.kind === 'effigy' || at === undefined) continue;
    const refusal = field.landingRefusal(piece, at, 'place');
    if (refusal) fail(`${piece.id} stands where it may not: ${refusal.code} ${JSON.stringify(refusal.detail ?? {})}`);
  }
};

/** Health is between 0 and the maximum, and no model at 0 is on the board (JHX-DEATH-003, JHX-DAMAGE-009). */
const health = (table: Table): void => {
  for (const model of table.state.models) {
    if (model.damage < 0) fail(`${model.id} has more than its maximum health`);
    if (isOnBoard(model) && baseHealth(table, model) <= 0) fail(`${model.id} lives at ${baseHealth(table, model)}`);
    if (maximumHealth(table, model) <= 0) fail(`${model.id} has no maximum health`);
  }
};

/** Pools, AP and Souls are whole numbers that are never negative (JHX-FATE-013, JHX-FATE-015). */
const pools = ({ state }: Table): void => {
  for (const { player, fate, banked } of state.warbands) {
    if (!Number.isSafeInteger(fate) || fate < 0) fail(`${player} has ${fate} Fate`);
    if (!Number.isSafeInteger(banked) || banked < 0) fail(`${player} has Banked ${banked}`);
  }
  for (const { id, souls, counters, level } of state.models) {
    if (souls < 0) fail(`${id} holds ${souls} Souls`);
    if (level < 1 || level > 3) fail(`${id} has level ${level}`);
    for (const [token, many] of Object.entries(counters)) if (many < 0) fail(`${id} has ${many} ${token}`);
  }
  for (const [id, { ap, spent }] of Object.entries(state.activation?.budgets ?? {})) {
    if (spent > Math.max(ap, 0) || spent < 0) fail(`${id} has spent ${spent} of ${ap} AP`);
  }
};

/** The Effigy's base health follows from Souls, decay and damage (JHX-EFFIGY-001). */
const effigies = (table: Table): void => {
  for (const { player, effigy } of table.state.warbands) {
    if (effigy.damage < 0 || effigy.decay < 0) fail(`${effigyId(player)} has negative damage`);
    const held = soulsHeld(table, opponentOf(table.state, player));
    const expected = modeOf(table).effigy.health - 4 * held - effigy.decay - effigy.damage;
    if (effigyHealth(table, player) !== expected) fail(`${effigyId(player)} has ${effigyHealth(table, player)}`);
    if (expected <= 0 && table.state.ending === null) fail(`${effigyId(player)} is captured and nobody has won`);
  }
};

/** Every Artefact of a deck is in the deck or held by exactly one Hero (JHX-ARTEFACT-001, JHX-ARTEFACT-004). */
const artefacts = ({ pack, state }: Table): void => {
  for (const { player, deck, god } of state.warbands) {
    const held = state.models.flatMap(model =>
      model.artefacts.filter(one => one.deck === player).map(one => one.artefact),
    );
    const all = [...deck, ...held];
    if (new Set(all).size !== all.length) fail(`an Artefact of ${player} is there twice`);
    const expected = Object.entries(pack.artefacts).filter(
      ([id, { kind }]) => kind === 'deck' || (god !== null && pack.gods[god]?.sacredArtefact === id),
    );
    const formed = state.models.some(model => model.player === player);
    if (formed && all.length !== expected.length) fail(`${player} has ${all.length} Artefacts of ${expected.length}`);
  }
};

const sum = (events: readonly JhxEvent[], of: (event: JhxEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0);

/** Fate and Souls come and go only by events that name the reason. */
const conservation = (before: JhxState, after: JhxState, events: readonly JhxEvent[]): void => {
  before.warbands.forEach(({ player, fate }, at) => {
    const change = sum(events, event => (event.type === 'FateChanged' && event.player === player ? event.by : 0));
    const now = after.warbands[at === 0 ? 0 : 1].fate;
    if (fate + change !== now) fail(`${player} had ${fate} Fate, changed by ${change}, and has ${now}`);
  });
  const unbound = sum(events, ({ type }) =>
    type === 'SoulSpawned' ? 1 : type === 'SoulTaken' || type === 'SoulDestroyed' ? -1 : 0,
  );
  if (before.souls.length + unbound !== after.souls.length) fail('unbound Souls came or went without an event');
  const held = (state: JhxState): number =>
    state.models.reduce((total, { souls }) => total + souls, 0) +
    state.warbands.reduce((total, { banked }) => total + banked, 0);
  const change = sum(events, event => {
    if (event.type === 'SoulBound') return 1;
    if (event.type === 'SoulsLost') return -event.souls;
    return event.type === 'SoulsBanked' && event.from === null ? event.souls : 0;
  });
  if (held(before) + change !== held(after)) fail('Bound or Banked Souls came or went without an event');
};

const between: ReadonlySet<string> = new Set(['hero', 'action', 'deploy']);

/** Throws if a match breaks an invariant; for fuzzing and property tests. */
export const checkInvariants = (match: Match<Jhx>): void => {
  const table = tableIn(match);
  pools(table);
  const kind = match.decisions[0]?.kind;
  if (kind !== undefined && between.has(kind)) {
    places(table);
    health(table);
    effigies(table);
    artefacts(table);
  }
  if (match.previous) {
    const events = match.records.flatMap(record => (record.kind === 'event' ? [record.event] : []));
    conservation(match.previous.state, match.state, events);
  }
};
