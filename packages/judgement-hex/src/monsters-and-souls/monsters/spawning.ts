import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { monsterCard } from '../../hero-cards/reading/cards.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { moments } from '../../match/lasting.js';
import { activePlayer } from '../../match/models.js';
import { newModel } from '../../match/new-model.js';
import { mapOf, tableOf } from '../../match/table.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { asOwnAction } from '../../special-rules/timing/own-action.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { besidePit, hexAtPit, occupantOf } from '../pits/pit.js';
import { broodOf, monsterFor } from './drawing.js';
import { monsterReach, strikeAtSpawning, strikeNewlyEngaged } from './strikes.js';

/** The base of a Monster that comes into play. */
const baseFor = (table: Table, { card }: Model): Piece => newcomer(table, 'monster', monsterCard(table, card).base);

/** A pit or, where a base does not fit there because of the terrain, a place next to it. */
const roomAt = (table: Table, model: Model, pit: Place): Place => {
  const field = fieldOf(table);
  const mover = baseFor(table, model);
  if (!field.landingRefusal(mover, pit, 'place')) return pit;
  return field.places(besidePit(table, mover, pit))[0] ?? pit;
};

/** Every Monster Pit starts the game with a Monster on it, before other models are in play. */
export function* initialMonsters(turn: Turn<Jhx>): Rule {
  for (const [pit, { at }] of turn.state.pits.entries()) {
    const found = yield* drawn(turn, pit);
    const model = { ...found, at: roomAt(tableOf(turn), found, at) };
    turn.emit({ type: 'ModelEntered', model }, ['JHX-SETUP-013', 'JHX-SETUP-014']);
  }
}

/**
 * Step 4 of the Communion Phase for Monsters, in the order of the pits on the map (Monsters, by the option
 * `pitOrder`, in that of the active player):
 * - every pit with a respawn token spawns a Monster (JHX-MONSTER-031);
 * - every other pit whose Monster is no longer in play gets a token, whenever that Monster died (JHX-MONSTER-032).
 *
 * No other rule lays or removes these tokens: no ability has an effect for them (JHX-MONSTER-034). A Monster without a
 * pit does not come back (JHX-MONSTER-035).
 */
export function* spawnMonsters(turn: Turn<Jhx>): Rule {
  const { pits } = turn.state;
  let due = [...pits.keys()].filter(pit => pits[pit]?.token);
  while (due.length > 0) {
    const pit = yield* nextPit(turn, due);
    due = due.filter(one => one !== pit);
    yield* asOwnAction(turn, spawnFrom(turn, pit));
    endMoment(turn, moments.action, 'JHX-TOKEN-011');
  }
  for (const [pit, { token }] of pits.entries()) {
    if (token || turn.state.models.some(model => model.pit === pit)) continue;
    turn.emit({ type: 'RespawnTokenChanged', pit, token: true }, 'JHX-MONSTER-030');
  }
}

/** The next pit that spawns its Monster. */
function* nextPit(turn: Turn<Jhx>, due: readonly number[]): Rule<number> {
  const [first = 0] = due;
  if (turn.options.pitOrder === 'map') return first;
  const by = activePlayer(turn.state);
  const cells = due.map(pit => turn.state.pits[pit]?.at ?? nowhere);
  const about = { pits: cells };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'cell', rule: 'JHX-MONSTER-031', options: cells, about });
  return due[cells.indexOf(chosen)] ?? first;
}

/** A new Monster for a pit, with full health. */
function* drawn(turn: Turn<Jhx>, pit: number): Rule<Model> {
  const place = mapOf(tableOf(turn)).monsterPits[pit];
  if (!place) throw new RangeError(`the map has no Monster Pit ${pit}`);
  const card = yield* monsterFor(turn, place);
  const { nextId, round } = turn.state;
  return newModel({ id: `monster-${nextId}`, kind: 'monster', card, player: null, pit, enteredIn: round });
}

/** True if there is room for some Monster that may come out of a pit, on the pit or beside it. */
const hasRoom = (table: Table, pit: number, at: Place): boolean => {
  const field = fieldOf(table);
  const place = mapOf(table).monsterPits[pit];
  const bases = new Set(place && broodOf(table, place).map(card => monsterCard(table, card).base));
  return [...bases].some(base => {
    const mover = newcomer(table, 'monster', base);
    return !field.landingRefusal(mover, at, 'place') || field.hasPlace(besidePit(table, mover, at));
  });
};

/**
 * A Monster comes into play on its pit. If the pit is occupied, it comes next to the pit: the owner of the model on the
 * pit chooses the hex; beside a Soul or a Monster it is the hex next to the most Heroes. Without a free hex the Monster
 * does not come, and the token stays (JHX-SOUL-023). To spawn is to be Placed (JHX-DEF-007): what reacts to that happens first
 * (JHX-MONSTER-039). Then the Monster at once strikes an enemy in its reach (JHX-MONSTER-038), and other Monsters strike the models
 * that came into theirs by all this (JHX-MONSTER-043).
 */
function* spawnFrom(turn: Turn<Jhx>, pit: number): Rule {
  const place = turn.state.pits[pit]?.at ?? nowhere;
  if (!hasRoom(tableOf(turn), pit, place)) return;
  const monster = yield* drawn(turn, pit);
  const emerging = {
    id: monster.id,
    mover: baseFor(tableOf(turn), monster),
    chosen: 'JHX-MONSTER-036',
    random: 'JHX-MONSTER-037',
  } as const;
  const occupant = occupantOf(tableOf(turn), emerging.mover, place);
  const at = yield* hexAtPit(turn, emerging, place);
  if (at === undefined) return;
  turn.emit({ type: 'RespawnTokenChanged', pit, token: false }, 'JHX-MONSTER-031');
  turn.emit({ type: 'ModelEntered', model: { ...monster, at } }, 'JHX-MONSTER-031');
  const move = { from: nowhere, to: at, path: [nowhere, at], step: 1, motion: 'place' } as const;
  const before = monsterReach(turn);
  yield* openAt(turn, 'entering-hex', { of: monster.id, move, by: null });
  const own = monsterReach(turn).filter(one => one.monster === monster.id);
  yield* strikeAtSpawning(turn, monster.id, occupant?.player ? occupant.id : undefined);
  yield* strikeNewlyEngaged(turn, [...before, ...own]);
}
