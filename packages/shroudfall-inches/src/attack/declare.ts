import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { whyNotInMelee } from '../melee/shooting.js';
import type { Attack, AttackFacts, ModelId, Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { cancel, remainingTargets } from './going.js';
import { targetedBy, whyNoTarget } from './targets.js';

/** Several targets in the order of the attacking player, in which each step is done for all of them. */
export function* orderTargets(
  turn: Turn<Sfi>,
  by: PlayerId | null,
  models: readonly ModelId[],
): Rule<readonly ModelId[]> {
  if (by === null) return models;
  const ordered: ModelId[] = [];
  while (ordered.length < models.length) {
    const options = models.filter(id => !ordered.includes(id));
    const about = { targets: models, ordered: [...ordered] };
    ordered.push(yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'SFI-BEAM-011', options, about }));
  }
  return ordered;
}

const factsOf = ({ targets: _, ...facts }: Attack): AttackFacts => facts;

/** The attack and its targets are declared. */
export const declareTargets = (turn: Turn<Sfi>, attack: Attack): void => {
  const targets = attack.targets.map(({ target }) => target);
  turn.emit({ type: 'AttackDeclared', attack: factsOf(attack), targets }, [
    'SFI-ATTACK-016',
    attack.inAction ? 'SFI-ATTACK-011' : 'SFI-ATTACK-039',
  ]);
};

/** True if a target of an attack is still a legal one. The strip of a beam is laid once, so that nothing leaves it. */
const isLegalYet = (table: Table, attack: Attack, target: ModelId): boolean => {
  const { attacker, shape } = attack;
  if (shape === 'single') return !whyNoTarget(table, attacker, attack, target);
  if (whyNotInMelee(table, attacker, attack)) return false;
  return shape === 'beam' || targetedBy(table, attacker, attack).includes(target);
};

/**
 * By an option an attack fails without a roll if reactions have moved its target out of range or sight, or a model of the enemy into
 * melee with a model that shoots; by default nothing is checked a second time.
 */
export const checkAgain = (turn: Turn<Sfi>, attack: Attack): void => {
  if (!turn.options['attack.recheckAfterReactions']) return;
  for (const targeted of remainingTargets(turn, attack)) {
    if (!isLegalYet(tableOf(turn), attack, targeted.target)) cancel(turn, attack, targeted, 'SFI-ATTACK-021');
  }
};
