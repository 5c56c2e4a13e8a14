import type { PlayerId, Setup } from '@rulewright/core';
import type { Eld, EldState, Party } from '../vocabulary/index.js';

const partyOf = (player: PlayerId): Party => ({
  player,
  list: null,
  revealed: false,
  leader: null,
  upgrades: [],
  zone: null,
  schemes: [],
  open: [],
  points: 0,
  original: 0,
  broken: false,
});

/** The state before the first step of set-up. Tables laid out by hand need no step. */
export const start = ({ players, options }: Setup<Eld>, step = ''): EldState => ({
  players,
  stage: { name: 'set-up', step },
  round: 0,
  order: [],
  deployment: 'whole',
  parties: players.map(partyOf),
  models: [],
  scenery: [],
  things: [],
  effects: [],
  sequence: null,
  used: { sequence: [], turn: [], game: [] },
  quest: { card: options.quest, marks: {} },
  alliances: [],
  duel: null,
  environment: null,
  deeds: [],
  nextId: 1,
  ending: null,
});
