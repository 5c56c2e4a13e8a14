import { type Action, type Match, perform, type Rule, type Turn } from '@rulewright/core';
import { enumerate } from '@rulewright/core/enumerate';
import type { Fraction } from '@rulewright/core/odds';
import type { ActionChoice, Attack, Dodge, Eld } from '../vocabulary/index.js';
import type { Hits } from './hits.js';
import { policyOf } from './policy.js';
import { matchOf, tableAt } from './position.js';
import { scoring } from './scoring.js';
import { type Prepared, resolutionIn, stagesNamed } from './stages.js';

const CHAIN = 'chain-attack';

/** The Hits of a Chain Attack, with their chance. */
interface ChainedHits {
  readonly hits: Hits;
  readonly probability: Fraction;
}

/** The Chain Attack that an ally makes after a Hit on the target (ELD-SKILL-004). */
export interface Chain {
  readonly choice: ActionChoice;
  readonly attack: Attack;
  /** The Hits that follow a Hit of the attacker, a plain or a Critical one; none where that Hit is negated. */
  readonly after: (critical: boolean) => readonly ChainedHits[];
}

/** The question of an ally for its Chain Attack, as its options. */
const asked = ({ decisions: [decision] }: Match<Eld>): readonly ActionChoice[] | undefined =>
  decision?.kind === 'action' ? (decision.options as readonly ActionChoice[]) : undefined;

/**
 * A match that fixes one Hit of the attacker, after which its ally may make a Chain Attack; a function is called with
 * every attack that was made.
 */
const fixing = (prepared: Prepared, own: Attack, critical: boolean, see: (attack: Attack) => void): Match<Eld> => {
  const { position, target, dodges } = prepared;
  return matchOf(position, function* (turn: Turn<Eld>): Rule {
    const resolution = resolutionIn(turn.state);
    resolution.attacks.push(scoring(tableAt({ ...position, state: turn.state }), own, target.id, critical));
    const dodge: Dodge = { model: target.id, role: 'reactive', against: [] };
    if (dodges) resolution.dodges.push(dodge);
    yield* perform(turn, stagesNamed(position.game.edition.procedures.resolution, ['fix Hits']), resolution);
    const made = resolution.attacks.find(({ by }) => by === CHAIN);
    if (made) see(made);
    const [hit] = resolution.hits.filter(({ attack, on, negated }) => attack === made && on === target.id && !negated);
    turn.emit({ type: 'QuestMarked', mark: CHAIN, value: hit ? (hit.critical ? 2 : 1) : 0 }, 'ELD-SKILL-004');
  });
};

/** Every Chain Attack that an ally of the attacker may make after a Hit, by the rules of play. */
export const chainsIn = (prepared: Prepared): readonly Chain[] => {
  const { own, rerolls } = prepared;
  if (!own) return [];
  const usual = policyOf(rerolls);
  const choices = new Map<string, ActionChoice>();
  for (const critical of [false, true]) {
    const list = (match: Match<Eld>): number => {
      for (const one of asked(match) ?? []) if (one.do === 'attack') choices.set(JSON.stringify(one), one);
      return 0;
    };
    const isAsked = (match: Match<Eld>): boolean => asked(match) !== undefined;
    enumerate(
      fixing(prepared, own, critical, () => undefined),
      usual,
      list,
      isAsked,
    );
  }
  return [...choices].flatMap(([key, choice]): readonly Chain[] => {
    let attack: Attack | undefined;
    const after = (critical: boolean): readonly ChainedHits[] => {
      const chaining = (match: Match<Eld>): Action => {
        const [decision] = match.decisions;
        const chosen = asked(match)?.find(one => JSON.stringify(one) === key);
        return decision && chosen ? { decision: decision.id, by: decision.by, choice: chosen } : usual(match);
      };
      const match = fixing(prepared, own, critical, made => {
        attack = made;
      });
      return enumerate(match, chaining, ({ state }) => state.quest.marks[CHAIN] ?? 0).map(({ value, probability }) => ({
        hits: { plain: value === 1 ? 1 : 0, critical: value === 2 ? 1 : 0 },
        probability,
      }));
    };
    const known = [after(false), after(true)] as const;
    return attack ? [{ choice, attack, after: critical => known[critical ? 1 : 0] }] : [];
  });
};
