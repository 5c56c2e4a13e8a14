import { type Game, hashJson, perform } from '@rulewright/core';
import type { ContentPack } from './content/pack.js';
import { outcome } from './end/ending.js';
import { evolve } from './evolve.js';
import { explain } from './explain.js';
import { judgementPhase } from './judgement/phase.js';
import { rulings } from './rulings.js';
import { resample, secrets } from './secrets.js';
import { checkPosition } from './set-up/position.js';
import { setUp, start } from './set-up/set-up.js';
import { trade } from './special/trade.js';
import { nextTurn } from './turn/order.js';
import { takeTurn } from './turn/turn.js';
import type { Jog } from './vocabulary.js';

/** The version of the rules, which every log names. */
const VERSION = '1.0.0';

/**
 * The game of Judgement of the Gods with the facts of a content pack; `readContent` reads one of your own.
 *
 * Two to six players, all on one side (JOG-COMP-001). A position to start from names its rulings in `position.rulings`;
 * a match with other options refuses it (`other-rulings`).
 */
export const createGame = (pack: ContentPack): Game<Jog> => ({
  id: 'judgement-of-the-gods',
  version: VERSION,
  players: pack.players,
  content: { id: pack.id, version: pack.version, hash: hashJson(pack) },
  rulings: rulings(pack),
  sides: players => [players],
  start: setup => start(pack, setup),
  checkPosition: (position, setup) => checkPosition(pack, position, setup),
  *beat(turn) {
    const { phase, active } = turn.state;
    if (phase === 'setUp') yield* perform(turn, setUp, { pack, pile: [] });
    else if (phase === 'judgement') yield* judgementPhase(turn, pack);
    else if (active === null) yield* nextTurn(turn);
    else yield* takeTurn(turn, pack, active);
  },
  evolve,
  outcome,
  abilities: [trade],
  explain: (state, decision, choice) => explain({ pack, state }, decision, choice),
  secrets,
  resample,
});
