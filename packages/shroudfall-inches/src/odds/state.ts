import type { PlayerId } from '@rulewright/core';
import { listOf, poolOf } from '../rolls/dice.js';
import type { SfiEvent, SfiState } from '../vocabulary/index.js';
import type { Army } from '../vocabulary/state.js';
import type { ByColour } from '../vocabulary/words.js';

const army = (player: PlayerId, reserve: ByColour): Army => ({
  player,
  list: null,
  edge: null,
  scenarioCards: [],
  terrainCards: [],
  right: null,
  leadership: null,
  reserve,
  points: 0,
  lastActivated: null,
  activations: 0,
});

/** Two models that face each other, each of one player. */
export interface Facing {
  readonly players: readonly [PlayerId, PlayerId];
  /** The reserves of the two players. */
  readonly reserves: readonly [ByColour, ByColour];
  readonly models: readonly [string, string];
  /** Damage that the second model has suffered. */
  readonly wounds: number;
}

/** The state of a match that is one attack. */
export const facingState = ({ players, reserves, models, wounds }: Facing): SfiState => ({
  players,
  stage: { name: 'activations', next: players[0] },
  round: 1,
  token: players[0],
  rollOffWinner: null,
  armies: [army(players[0], reserves[0]), army(players[1], reserves[1])],
  units: [],
  models: models.map((id, at) => ({ id, unit: id, at: { x: 0, y: 0 }, damage: at === 0 ? 0 : wounds })),
  terrain: [],
  scenarios: [],
  elements: [],
  manifestations: [],
  effects: [],
  activation: null,
  used: { action: [], activation: [], round: [], match: [] },
  essenceSnapshot: null,
  nextId: 1,
  ending: null,
});

const damaged = (state: SfiState, id: string, by: number): SfiState => ({
  ...state,
  models: state.models.map(one => (one.id === id ? { ...one, damage: one.damage + by } : one)),
});

const paid = (state: SfiState, player: PlayerId, essence: ByColour): SfiState => {
  const pay = (one: Army): Army => {
    if (one.player !== player) return one;
    const left = [...listOf(one.reserve)];
    for (const colour of listOf(essence)) left.splice(left.indexOf(colour), 1);
    return { ...one, reserve: poolOf(left) };
  };
  const [first, second] = state.armies;
  return { ...state, armies: [pay(first), pay(second)] };
};

/** The fold of the events that an attack alone can have and that its rules read again. */
export const foldAttack = (state: SfiState, event: SfiEvent): SfiState => {
  if (event.type === 'EssencePaid') return paid(state, event.player, event.essence);
  if (event.type === 'DamageMarked') return damaged(state, event.model, event.damage);
  if (event.type === 'DamageRemoved') return damaged(state, event.model, -event.damage);
  if (event.type === 'MatchEnded') return { ...state, ending: event.ending };
  if (event.type !== 'Used') return state;
  return { ...state, used: { ...state.used, [event.span]: [...state.used[event.span], event.key] } };
};
