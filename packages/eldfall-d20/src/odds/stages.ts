import { type Match, type Procedure, perform, type Rule, type Turn } from '@rulewright/core';
import { alliesInContact } from '../attacks/contact.js';
import { newResolution } from '../attacks/new-resolution.js';
import { rollOf } from '../attacks/throw.js';
import { tableOf } from '../match/table.js';
import type {
  Attack,
  DeclaredAction,
  DeclaredAttack,
  Eld,
  EldState,
  Model,
  Pool,
  Resolution,
} from '../vocabulary/index.js';
import type { Throwing } from './dice.js';
import { goesOn, matchOf, type Position } from './position.js';

/** An attack and a reaction that are to be resolved together (ELD-ACT-018). */
export interface Exchange {
  readonly attack: DeclaredAttack;
  readonly reaction: DeclaredAction;
  /** True if both sides roll failures again wherever an ability allows it; absent: nobody uses a re-roll. */
  readonly rerolls?: boolean;
}

const modelsIn = ({ models }: EldState): readonly [attacker: Model, target: Model] => {
  const [attacker, target] = models;
  if (!attacker || !target) throw new RangeError('an attacker and a target');
  return [attacker, target];
};

/** A state in the sequence in which an attack and the reaction to it were declared. */
export const withDeclared = (state: EldState, { attack, reaction }: Exchange): EldState => {
  const [attacker, target] = modelsIn(state);
  return {
    ...state,
    sequence: {
      model: attacker.id,
      step: 'resolution',
      from: attacker.at,
      facing: attacker.facing,
      movement: { kind: 'idle', route: [], facing: attacker.facing, skills: [] },
      reactions:
        reaction.do === 'nothing'
          ? []
          : [{ model: target.id, player: target.player, action: reaction, at: null, opportunity: false }],
      action: attack,
      ended: false,
      answered: [],
    },
  };
};

/** The stages of a resolution with these names, in its order. */
export const stagesNamed = (
  { name, parts }: Procedure<Eld, Resolution>,
  names: readonly string[],
): Procedure<Eld, Resolution> => ({ name, parts: parts.filter(part => names.includes(part.name)) });

/** An empty resolution of the sequence that a state is in. */
export const resolutionIn = (state: EldState): Resolution => {
  const { sequence } = state;
  if (!sequence) throw new RangeError('no sequence is going on');
  return newResolution(state, sequence);
};

/** An exchange before its first die: the attacks with their modifiers, and the state at that moment. */
export interface Prepared {
  readonly position: Position;
  readonly attacker: Model;
  readonly target: Model;
  /** Null for an attack that fails its requirements or was not declared. */
  readonly own: Attack | null;
  readonly counter: Attack | null;
  readonly dodges: boolean;
  readonly rerolls: boolean;
  /** The re-rolls and the stray shots of each pool. */
  readonly throwing: ReadonlyMap<Pool, Throwing>;
}

/** The re-rolls that the attacker may use for a pool, and the ally that its stray shots strike. */
const throwingOf = (turn: Turn<Eld>, attack: Attack, pool: Pool, rerolls: boolean): Throwing => {
  const table = tableOf(turn);
  const facts = rollOf(table, attack, pool);
  const sources = rerolls ? table.sources.rerolls.flatMap(source => source(turn, facts)) : [];
  return {
    rerolls: sources.filter(({ by }) => by === 'roller'),
    stray: alliesInContact(table, attack, pool.aim)[0] ?? null,
  };
};

const BEFORE = ['check requirements', 'surprise', 'collect modifiers'];

const standing = (attack: Attack | undefined): Attack | null =>
  attack && !attack.failed && attack.pools.some(({ failed }) => failed === null) ? attack : null;

/** Carries out the stages before the first die, by the rules of play. */
export const runUntilDice = (position: Position, exchange: Exchange): Prepared => {
  const begun: Position = { ...position, state: withDeclared(position.state, exchange) };
  let resolved: Resolution | undefined;
  const throwing = new Map<Pool, Throwing>();
  const match: Match<Eld> = matchOf(begun, function* (turn: Turn<Eld>): Rule {
    resolved = resolutionIn(turn.state);
    yield* perform(turn, stagesNamed(position.game.edition.procedures.resolution, BEFORE), resolved);
    for (const attack of resolved.attacks) {
      for (const pool of attack.pools) throwing.set(pool, throwingOf(turn, attack, pool, exchange.rerolls === true));
    }
  });
  if (!resolved || !match.outcome) throw new RangeError('a die before the first stage of dice');
  const state = goesOn(match.state);
  const [attacker, target] = modelsIn(state);
  const of = ({ id }: Model): Attack | null => standing(resolved?.attacks.find(one => one.attacker === id));
  return {
    position: { ...position, state },
    attacker,
    target,
    own: of(attacker),
    counter: of(target),
    dodges: exchange.reaction.do === 'dodge',
    rerolls: exchange.rerolls === true,
    throwing,
  };
};
