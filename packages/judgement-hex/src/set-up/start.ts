import type { PlayerId, Setup } from '@rulewright/core';
import type { Jhx, JhxState, Warband } from '../vocabulary/index.js';

const warband = (player: PlayerId): Warband => ({
  player,
  side: null,
  god: null,
  pool: [],
  vetoed: [],
  picked: [],
  // JHX-SETUP-019
  fate: 0,
  banked: 0,
  avatar: null,
  powerCalled: false,
  effigy: { damage: 0, decay: 0 },
  deck: [],
  spentArtefacts: [],
});

/** The state before anything was chosen (JHX-SETUP-002). */
export const start = ({ players, options }: Setup<Jhx>): JhxState => {
  const [a = '', b = ''] = players;
  return {
    players: [a, b],
    mode: options.mode,
    map: null,
    stage: { name: 'set-up', step: 'map' },
    round: 0,
    order: [a, b],
    lastActivation: null,
    warbands: [warband(a), warband(b)],
    models: [],
    // JHX-SETUP-016
    souls: [],
    effects: [],
    icons: [],
    templates: [],
    pits: [],
    lastSoulPit: null,
    firstSoul: null,
    activation: null,
    usedThisRound: [],
    usedThisMatch: [],
    nextId: 1,
    ending: null,
  };
};
