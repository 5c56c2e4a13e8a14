import type { PlayerId, Setup } from '@rulewright/core';
import type { Army, Sfi, SfiState } from '../vocabulary/index.js';

const armyOf = (player: PlayerId): Army => ({
  player,
  list: null,
  edge: null,
  scenarioCards: [],
  scenario: null,
  terrainCards: [],
  right: null,
  leadership: null,
  reserve: {},
  points: 0,
  lastActivated: null,
  activations: 0,
});

/** The state before the first step of set-up: both reserves are empty (SFI-ESSENCE-001). Tables laid out by hand need no step. */
export const start = ({ players }: Setup<Sfi>, step = ''): SfiState => {
  const [a, b] = players;
  if (a === undefined || b === undefined) throw new RangeError('two players are needed');
  return {
    players: [a, b],
    stage: { name: 'set-up', step },
    round: 0,
    token: null,
    rollOffWinner: null,
    armies: [armyOf(a), armyOf(b)],
    units: [],
    models: [],
    terrain: [],
    leftOut: [],
    scenarios: [],
    elements: [],
    manifestations: [],
    effects: [],
    activation: null,
    reacting: [],
    attacks: [],
    used: { action: [], activation: [], round: [], match: [] },
    essenceSnapshot: null,
    nextId: 1,
    ending: null,
  };
};
