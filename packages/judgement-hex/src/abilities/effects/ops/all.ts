import type { JhxGame } from '../../../vocabulary/game.js';
import { attack, cancel, redirect, reroll } from './attack.js';
import { moveSoul, terrain, token } from './board.js';
import { choose, roll } from './branching.js';
import { gain, modify } from './changes.js';
import { code } from './code.js';
import { cleanse, condition } from './conditions.js';
import { damage, healing, temporaryHealth } from './health.js';
import { advance, hurl, place, push } from './movement.js';
import { fate, level, summon } from './warband.js';

/** Every op that the effects of an ability can name. */
export const effectOps: JhxGame['effectOps'] = {
  damage,
  heal: healing,
  temporaryHealth,
  condition,
  cleanse,
  push,
  place,
  throw: hurl,
  advance,
  modify,
  gain,
  reroll,
  redirect,
  cancel,
  fate,
  attack,
  summon,
  token,
  terrain,
  moveSoul,
  level,
  choose,
  roll,
  code,
};
