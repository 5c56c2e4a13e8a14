import { type Ability, hashJson, isObject, needFields, type Rule, type Turn } from '@rulewright/core';
import { bookEffects } from './abilities/book/effects.js';
import { cardAbilities } from './abilities/cards/card-abilities.js';
import { scenarioAbilities } from './abilities/cards/scenario-abilities.js';
import { whyNotNow } from './abilities/cards/why-not-now.js';
import { effectOps } from './abilities/effects/ops/all.js';
import { missingEffects } from './abilities/effects/ops/flow.js';
import { abilityEntry } from './abilities/menu/entry.js';
import { rerollsOfAbilities } from './abilities/re-rolls.js';

import { bookActions } from './actions.js';
import { explainAttack } from './attack/action/action.js';
import { attackCandidates } from './attack/action/choices.js';
import { whyNoTarget } from './attack/targets.js';
import { bookAbilities } from './book-abilities.js';
import { bookEdition } from './edition.js';
import { whyNotPayToken } from './essence/pay.js';
import { evolve } from './match/evolve.js';
import { start } from './match/start.js';
import type { Facts } from './match/table.js';
import { movementProposals } from './movement/proposals.js';
import { whyNotInfuse } from './rolls/infusion.js';
import { activationMenu } from './round/actions/menu.js';
import { whyNotActivate } from './round/activation/choose.js';
import { activationStep } from './round/activation/main.js';
import { roundStep } from './round/stages/main.js';
import { rulings } from './rulings.js';
import { interacting } from './scenario/interact.js';
import { setUpStep } from './set-up/main.js';
import { checkPosition } from './set-up/position/check.js';
import { setUpProposals } from './set-up/proposals.js';
import { MatchOver, outcome } from './victory/outcome.js';
import type { Actions, CodeEffect, Sfi, SfiEdition, SfiGame } from './vocabulary/index.js';
import type { ContentPack } from './vocabulary/pack.js';

/** The version of the rules, which every log names. */
const VERSION = '0.1.0';

/** The parts from which a game is made. */
export interface GameParts {
  /** Cards and numbers. */
  readonly pack: ContentPack;
  /** The numbers and procedures of the match: by default `bookEdition`; `reviseEdition` makes others from it. */
  readonly edition?: SfiEdition;
  /** Generic actions of your own, in place of those of the book or besides them. */
  readonly actions?: Actions;
  /** Abilities in code, besides the rulebook's: they act in the same windows. */
  readonly abilities?: readonly Ability<Sfi>[];
  /** Effects in code that cards of the pack name, besides those of the rulebook's cards. */
  readonly effects?: Readonly<Record<string, CodeEffect>>;
}

/** One beat of the part of the match that the state has reached. */
function* nextBeat(turn: Turn<Sfi>): Rule {
  const { stage } = turn.state;
  switch (stage.name) {
    case 'set-up':
      return yield* setUpStep(turn, stage);
    case 'activations':
      return yield* activationStep(turn, stage.next);
    default:
      return yield* roundStep(turn, stage);
  }
}

/**
 * The game of Shroudfall with the facts of a content pack.
 *
 * @throws GameError for a part that is missing or no such part.
 * @throws RangeError if a card names an effect in code that is not among `effects`.
 */
export const createGame = (parts: GameParts): SfiGame => {
  needFields('parts', parts, ['pack'], 'such as { pack }');
  needFields(
    'pack',
    parts.pack,
    ['units', 'scenarios'],
    'readContent reads one, and every game has one in its field pack',
  );
  const { pack, edition = bookEdition, actions: more = {}, abilities = [], effects: ownEffects = {} } = parts;
  needFields('edition', edition, ['numbers', 'procedures'], 'bookEdition is one, and reviseEdition changes it');
  const effects = { ...bookEffects, ...ownEffects };
  const missing = missingEffects(pack, effects);
  if (missing.length > 0) throw new RangeError(`cards name effects in code that are missing: ${missing.join(', ')}`);
  const actions = { ...bookActions, ...more };
  const menu = activationMenu(actions, { ability: abilityEntry, interact: interacting });
  const facts: Facts = { pack, numbers: edition.numbers };
  return {
    id: 'shroudfall-inches',
    version: VERSION,
    players: { min: 2, max: 2 },
    content: { id: pack.id, version: pack.version, hash: hashJson(pack) },
    rulings,
    pack,
    edition,
    actions,
    menu,
    effectOps,
    rerolls: rerollsOfAbilities,
    effects,
    checkPosition(position, setup) {
      return checkPosition(this, position, setup);
    },
    start: setup => start(setup, edition.procedures.setUp.parts[0]?.name ?? ''),
    *beat(turn) {
      try {
        yield* nextBeat(turn);
      } catch (over) {
        if (!(over instanceof MatchOver)) throw over;
      }
    },
    evolve,
    outcome,
    explain: (state, { kind, by, about }, choice, { options }) => {
      const table = { pack, options, numbers: edition.numbers, state };
      switch (kind) {
        case 'activate':
          return whyNotActivate(state, by, choice);
        case 'act':
          return menu.whyNot(choice, table);
        case 'attack':
          return explainAttack(table, about, choice);
        case 'window':
          return whyNotNow(table, by, about, choice);
        case 'infuse':
          return whyNotInfuse(state, by, about, choice);
        case 'essenceReroll':
          return whyNotPayToken(state, by, choice);
        default:
          return undefined;
      }
    },
    candidates: (state, { kind, by, about }, { options }) => {
      if (kind === 'activate')
        return [...state.units.filter(({ player }) => player === by).map(({ id }) => id), 'pass'];
      const table = { pack, options, numbers: edition.numbers, state };
      if (kind === 'attack') return isObject(about) ? attackCandidates(table, String(about.model)) : [];
      return kind === 'act' ? menu.candidates(table) : [];
    },
    abilities: [...bookAbilities, ...cardAbilities(pack), ...scenarioAbilities(pack), ...abilities],
    whyNoTarget,
    proposals: { ...setUpProposals(facts), ...movementProposals(facts) },
  };
};
