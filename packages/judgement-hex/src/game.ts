import { type Ability, hashJson, needFields, needKind, type Rule, type Turn } from '@rulewright/core';
import { cardAbilities } from './abilities/cards/card-abilities.js';
import { effectOps } from './abilities/effects/ops/all.js';
import { missingOps } from './abilities/effects/ops/code.js';
import { hexEdition } from './edition.js';
import { learnLevels } from './hero-cards/levels/levels.js';
import { evolve } from './match/evolve.js';
import { numbersOf } from './match/numbers-of.js';
import { candidates } from './round/activation-phase/candidates.js';
import { explainAction } from './round/activation-phase/explain.js';
import { activationStep } from './round/activation-phase/main.js';
import { communionStep } from './round/communion-phase/main.js';
import { endOfRound } from './round/end-of-round/main.js';
import { rulings } from './rulings.js';
import { checkTogether } from './set-up/agreed.js';
import { setUpStep } from './set-up/main.js';
import { checkPosition } from './set-up/position.js';
import { start } from './set-up/start.js';
import type { CodeOp } from './vocabulary/applying.js';
import type { JhxEdition } from './vocabulary/edition.js';
import type { JhxGame } from './vocabulary/game.js';
import type { Jhx, JhxOptions, JhxState, Stage } from './vocabulary/index.js';
import type { AnyMap } from './vocabulary/map.js';
import type { ContentPack } from './vocabulary/pack.js';
import type { Table } from './vocabulary/table.js';
import { abilities } from './window-abilities.js';
import { MatchOver } from './winning/capture.js';
import { outcome } from './winning/outcome.js';

/** The version of the rules, which every log names. */
const VERSION = '1.0.0';

/** The parts from which a game is made. */
export interface GameParts {
  /** Cards and numbers: `readContent` reads one of your own. */
  readonly pack: ContentPack;
  /** `readMap` reads one of your own. Ids are unique. */
  readonly maps: readonly AnyMap[];
  /** Abilities in code, besides the rulebook's: they act in the same windows. */
  readonly abilities?: readonly Ability<Jhx>[];
  /** Effects in code, by the names that cards have for them: `{ op: 'code', name }`. */
  readonly ops?: Readonly<Record<string, CodeOp>>;
  /** The numbers and procedures of the match: by default `hexEdition`; `reviseEdition` makes others from it. */
  readonly edition?: JhxEdition;
}

/** One beat of each part of a match. */
const steps: { readonly [S in Stage['name']]: (turn: Turn<Jhx>) => Rule } = {
  'set-up': setUpStep,
  communion: communionStep,
  activation: activationStep,
  'end-of-round': endOfRound,
};

/** The game by an edition, as `createGame` makes it. Without the default edition, so that the code of its ground can stay out. */
export const gameOf = ({
  pack,
  maps,
  abilities: more = [],
  ops = {},
  edition,
}: GameParts & Pick<JhxGame, 'edition'>): JhxGame => {
  needFields('pack', pack, ['heroes', 'modes'], 'readContent reads one, and every game has one in its field pack');
  needFields('edition', edition, ['numbers', 'procedures'], 'hexEdition is one, and reviseEdition changes it');
  needKind('maps', maps, 'an array', 'readMap reads one map of it');
  const missing = missingOps(pack, ops);
  if (missing.length > 0) throw new RangeError(`effects in code that are not there: ${missing.join()}`);
  const tableWith = (options: JhxOptions, state: JhxState): Table => ({
    pack,
    maps,
    options,
    numbers: numbersOf(edition, options),
    ground: edition.ground,
    state,
  });
  return {
    id: 'judgement-hex',
    version: VERSION,
    players: { min: 2, max: 2 },
    content: { id: pack.id, version: pack.version, hash: hashJson({ pack, maps }) },
    rulings: rulings(pack, maps, edition),
    pack,
    maps,
    ops,
    edition,
    effectOps,
    start: setup => {
      checkTogether({ pack, maps, edition }, setup.options);
      return start(setup);
    },
    checkPosition: (position, setup) => checkPosition({ pack, maps, edition }, position, setup),
    *beat(turn) {
      try {
        yield* steps[turn.state.stage.name](turn);
        yield* learnLevels(turn);
      } catch (over) {
        if (!(over instanceof MatchOver)) throw over;
      }
    },
    evolve,
    outcome,
    explain: (state, decision, choice, { options }) => explainAction(tableWith(options, state), decision, choice),
    candidates: (state, decision, { options }) => candidates(tableWith(options, state), decision),
    abilities: [...abilities, ...cardAbilities(pack), ...more],
    ...(edition.proposals && { proposals: edition.proposals({ pack, maps, edition }) }),
  };
};

/**
 * The game of Judgement: Eternal Champions with the facts of a content pack on some maps.
 *
 * @throws GameError for a part that is missing or no such part.
 * @throws RangeError if a card names an effect in code that is not among `ops`.
 */
export const createGame = (parts: GameParts): JhxGame => {
  needFields('parts', parts, ['pack', 'maps'], 'such as { pack, maps }');
  const { edition = hexEdition } = parts;
  return gameOf({ ...parts, edition });
};
