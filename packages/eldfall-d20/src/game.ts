import { type Ability, hashJson, needFields, type Rule, type Turn } from '@rulewright/core';
import { actionProposals } from './actions/proposals.js';
import { bookEdition } from './edition.js';
import { effectOps } from './effects/carry-out.js';
import { bookEffects } from './magic/codes.js';
import { stepOf } from './match/beats.js';
import { evolve } from './match/evolve.js';
import { start } from './match/start.js';
import type { Facts } from './match/table.js';
import { checkMorale } from './morale/broken.js';
import { movementProposals } from './movement/proposals.js';
import { bookQuests } from './quests/book.js';
import { rulings } from './rulings.js';
import { bookSchemes } from './schemes/book.js';
import { imagined } from './secrets/imagined.js';
import { secretsOf } from './secrets/secrets.js';
import { veil } from './secrets/veil.js';
import { checkPosition } from './set-up/position/check.js';
import { setUpProposals } from './set-up/proposals.js';
import { withSources } from './sources.js';
import { candidates } from './turns/candidates.js';
import { explain } from './turns/explain.js';
import { beginRound, turnStep } from './turns/main.js';
import { MatchOver, outcome } from './victory/outcome.js';
import type { CodeEffect, Eld, EldEdition, EldGame, QuestRules, SchemeRules, Sources } from './vocabulary/index.js';
import type { ContentPack } from './vocabulary/pack.js';

/** The version of the rules, which every log names. */
const VERSION = '0.1.0';

/** The parts from which a game is made. */
export interface GameParts {
  /** Cards and numbers. */
  readonly pack: ContentPack;
  /** The numbers and procedures of the match: by default `bookEdition`; `reviseEdition` makes others from it. */
  readonly edition?: EldEdition;
  /** Rules in code that apply besides the rules of the book, and in the same places. */
  readonly sources?: Partial<Sources>;
  /** Abilities in code, besides the rulebook's: they act in the same windows. */
  readonly abilities?: readonly Ability<Eld>[];
  /** The rules of Schemes in code that cards of the pack name, besides those of the book. */
  readonly schemes?: Readonly<Record<string, SchemeRules>>;
  /** The rules of Quests in code that cards of the pack name, besides those of the book. */
  readonly quests?: Readonly<Record<string, QuestRules>>;
  /** Effects in code that cards of the pack name. */
  readonly effects?: Readonly<Record<string, CodeEffect>>;
}

/** One beat (a short step) of the part of the match that the state has reached. */
function* nextBeat(turn: Turn<Eld>, edition: EldEdition): Rule {
  const { stage } = turn.state;
  if (stage.name === 'turn') return yield* turnStep(turn, stage);
  const next = yield* stepOf(turn, edition.procedures.setUp, stage.step);
  if (!next) {
    // Members that were lost in an earlier Quest may be half of a party already (ELD-MORALE-004).
    checkMorale(turn);
    return beginRound(turn);
  }
  if (next.name !== stage.step) {
    turn.emit({ type: 'StageReached', stage: { name: 'set-up', step: next.name } }, ['ELD-SETUP-001', next.rule]);
  }
}

/** The game of Eldfall Chronicles with the facts of a content pack. Throws GameError for a part that is missing or no such part. */
export const createGame = (parts: GameParts): EldGame => {
  needFields('parts', parts, ['pack'], 'such as { pack }');
  needFields(
    'pack',
    parts.pack,
    ['profiles', 'quests'],
    'readContent reads one, and every game has one in its field pack',
  );
  const { pack, edition = bookEdition, sources = {}, abilities = [], schemes = {}, quests = {}, effects = {} } = parts;
  needFields('edition', edition, ['numbers', 'procedures'], 'bookEdition is one, and reviseEdition changes it');
  const facts: Facts = { pack, numbers: edition.numbers, sources: withSources(sources) };
  return {
    id: 'eldfall-d20',
    version: VERSION,
    players: { min: 1, max: 4 },
    content: { id: pack.id, version: pack.version, hash: hashJson(pack) },
    rulings,
    pack,
    edition,
    sources: facts.sources,
    effectOps,
    schemes: { ...bookSchemes, ...schemes },
    quests: { ...bookQuests, ...quests },
    effects: { ...bookEffects, ...effects },
    checkPosition: (position, setup) => checkPosition({ pack, edition, sources: facts.sources }, position, setup),
    start: setup => start(setup, edition.procedures.setUp.parts[0]?.name ?? ''),
    *beat(turn) {
      try {
        yield* nextBeat(turn, edition);
      } catch (over) {
        if (!(over instanceof MatchOver)) throw over;
      }
    },
    evolve,
    outcome,
    abilities,
    explain: explain(facts),
    candidates: candidates(facts),
    secrets: secretsOf(pack),
    veil,
    resample: imagined(facts),
    proposals: { ...setUpProposals(facts), ...movementProposals(facts), ...actionProposals(facts) },
  };
};
