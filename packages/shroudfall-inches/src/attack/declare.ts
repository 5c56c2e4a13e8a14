import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { Attack, AttackFacts, ModelId, Sfi } from '../vocabulary/index.js';
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

/**
 * By an option an attack fails without a roll if reactions have moved its target out of range or sight; by default nothing is
 * checked a second time. The strip of a beam is laid once.
 */
export const checkAgain = (turn: Turn<Sfi>, attack: Attack): void => {
  if (!turn.options['attack.recheckAfterReactions'] || attack.shape === 'beam') return;
  for (const targeted of remainingTargets(turn, attack)) {
    const { target } = targeted;
    const table = tableOf(turn);
    const isFine =
      attack.shape === 'area'
        ? targetedBy(table, attack.attacker, attack).includes(target)
        : !whyNoTarget(table, attack.attacker, attack, target);
    if (!isFine) cancel(turn, attack, targeted, 'SFI-ATTACK-021');
  }
};
