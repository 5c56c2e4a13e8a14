import type { Rule, Turn } from '@rulewright/core';
import { type Cell, offBoard } from '@rulewright/core/hex';
import { freeCellsBeside, landingRefusal } from '../../ground/movement/landing.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { choose } from '../../match/ask.js';
import { activePlayer } from '../../match/models.js';
import { newModel } from '../../match/new-model.js';
import { mapOf, type Table, tableOf } from '../../match/table.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import { hexAtPit } from '../pits/pit.js';
import { monsterFor } from './drawing.js';
import { strikeAtSpawning, thenStrikes } from './strikes.js';

/** Every Monster Pit starts the game with a Monster on it (JHX-SETUP-013, JHX-SETUP-014): before there are any models. */
export function* initialMonsters(turn: Turn<Jhx>): Rule {
  for (const [pit, { at }] of turn.state.pits.entries()) {
    const model = { ...(yield* drawn(turn, pit)), at };
    turn.emit({ type: 'ModelEntered', model }, ['JHX-SETUP-013', 'JHX-SETUP-014']);
  }
}

/**
 * The Monsters of step 4 of the Communion Phase: every pit with a respawn token spawns one (JHX-MONSTER-031); then every
 * other pit whose Monster is no longer in play gets a token (JHX-MONSTER-030), whenever that died (JHX-MONSTER-032). Both
 * in the order of the map, but Monsters by the option `pitOrder` in that of the active player. Nothing else lays or lifts these tokens: no ability has an effect for it (JHX-MONSTER-034). A Monster without a pit has none to come back from (JHX-MONSTER-035).
 */
export function* spawnMonsters(turn: Turn<Jhx>): Rule {
  const { pits } = turn.state;
  let due = [...pits.keys()].filter(pit => pits[pit]?.token);
  while (due.length > 0) {
    const pit = yield* nextPit(turn, due);
    due = due.filter(one => one !== pit);
    yield* spawnFrom(turn, pit);
  }
  for (const [pit, { token }] of pits.entries()) {
    if (token || turn.state.models.some(model => model.pit === pit)) continue;
    turn.emit({ type: 'RespawnTokenChanged', pit, token: true }, 'JHX-MONSTER-030');
  }
}

/** The next of several pits to bring forth its Monster. */
function* nextPit(turn: Turn<Jhx>, due: readonly number[]): Rule<number> {
  const [first = 0] = due;
  if (turn.options.pitOrder === 'map') return first;
  const by = activePlayer(turn.state);
  const cells = due.map(pit => turn.state.pits[pit]?.at ?? offBoard);
  const about = { pits: cells };
  const chosen = yield* choose(turn, { by, kind: 'cell', rule: 'JHX-MONSTER-031', options: cells, about });
  return due[cells.indexOf(chosen)] ?? first;
}

/** The Monster that a pit brings forth, with full health. */
function* drawn(turn: Turn<Jhx>, pit: number): Rule<Model> {
  const place = mapOf(tableOf(turn)).monsterPits[pit];
  if (!place) throw new RangeError(`the map has no Monster Pit ${pit}`);
  const card = yield* monsterFor(turn, place);
  const { nextId, round } = turn.state;
  return newModel({ id: `monster-${nextId}`, kind: 'monster', card, player: null, pit, enteredIn: round });
}

const hasRoom = (table: Table, at: Cell): boolean => {
  const field = fieldOf(table);
  return !landingRefusal(field, newcomer, at, 'place') || freeCellsBeside(field, newcomer, [at]).length > 0;
};

/**
 * A Monster comes out of its pit or, if that is occupied, next to it: where the owner of the model on it says
 * (JHX-MONSTER-036), beside a Soul or a Monster where the most Heroes are (JHX-MONSTER-037). Where there is no room it does
 * not, and the token stays (JHX-SOUL-023). It strikes at once whom it finds in its reach (JHX-MONSTER-038).
 */
function* spawnFrom(turn: Turn<Jhx>, pit: number): Rule {
  const place = turn.state.pits[pit]?.at ?? offBoard;
  if (!hasRoom(tableOf(turn), place)) return;
  const [occupant] = fieldOf(tableOf(turn)).piecesAt(place);
  const monster = yield* drawn(turn, pit);
  const emerging = { id: monster.id, chosen: 'JHX-MONSTER-036', random: 'JHX-MONSTER-037' } as const;
  const at = yield* hexAtPit(turn, emerging, place);
  if (at === undefined) return;
  turn.emit({ type: 'RespawnTokenChanged', pit, token: false }, 'JHX-MONSTER-031');
  turn.emit({ type: 'ModelEntered', model: { ...monster, at } }, 'JHX-MONSTER-031');
  yield* thenStrikes(turn, strikeAtSpawning(turn, monster.id, occupant?.player ? occupant.id : undefined));
}
