import { hashJson, needFields, perform } from '@rulewright/core';
import { actions } from './actions.js';
import type { ContentPack } from './content/pack.js';
import { withNumbers } from './edition/numbers.js';
import { sheetEdition } from './edition/sheet.js';
import { outcome } from './end/ending.js';
import { candidates, explain } from './explain.js';
import { judgementPhase } from './judgement/phase.js';
import { evolve } from './match/evolve.js';
import { proceduresOf } from './match/procedures.js';
import { rulings } from './rulings.js';
import { resample, secrets } from './secrets.js';
import { checkPosition } from './set-up/position.js';
import { start } from './set-up/set-up.js';
import { trade } from './special/trade.js';
import { nextTurn } from './turn/order.js';
import { takeTurn } from './turn/turn.js';
import type { JogEdition, JogGame } from './vocabulary/edition.js';

/** The version of the rules, which every log names. */
const VERSION = '1.0.0';

/**
 * The game of Judgement of the Gods with the facts of a content pack; `readContent` reads one of your own.
 *
 * Two to six players, all on one side: a player who concedes ends the match for all (JOG-COMP-001). A position to start
 * from names its rulings in `position.rulings`; a match with other options refuses it (`other-rulings`).
 *
 * Throws GameError for an argument that is no pack or no edition.
 *
 * @param edition the numbers and procedures of the match, made with `reviseEdition`; its numbers count, not those of the pack
 */
export const createGame = (pack: ContentPack, edition?: JogEdition): JogGame => {
  needFields(
    'pack',
    pack,
    ['roles', 'basicResources'],
    'readContent reads one, and every game has one in its field pack',
  );
  const used = edition ?? sheetEdition(pack);
  needFields(
    'edition',
    used,
    ['numbers', 'procedures'],
    'sheetEdition gives one for a pack, and reviseEdition changes it',
  );
  const facts = withNumbers(pack, used.numbers);
  return {
    id: 'judgement-of-the-gods',
    version: VERSION,
    players: pack.players,
    content: { id: pack.id, version: pack.version, hash: hashJson(pack) },
    pack: facts,
    edition: used,
    rulings: rulings(facts),
    sides: players => [players],
    start: setup => start(facts, setup),
    checkPosition: (position, setup) => checkPosition(facts, position, setup),
    *beat(turn) {
      const { phase, active } = turn.state;
      if (phase === 'setUp') yield* perform(turn, proceduresOf(turn).setUp, { pack: facts, pile: [] });
      else if (phase === 'judgement') yield* judgementPhase(turn, facts);
      else if (active === null) yield* nextTurn(turn);
      else yield* takeTurn(turn, actions, { pack: facts, actor: active });
    },
    evolve,
    outcome,
    abilities: [trade],
    explain: (state, decision, choice) => explain({ pack: facts, state }, decision, choice),
    candidates: (state, decision) => candidates({ pack: facts, state }, decision),
    secrets,
    resample,
  };
};
