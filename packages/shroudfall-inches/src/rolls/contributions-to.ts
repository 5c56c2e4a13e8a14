import type { Turn } from '@rulewright/core';
import { gameOf, tableOf } from '../match/table.js';
import { afterStacking } from '../unit-cards/effects/stacking.js';
import type { Attack, Sfi } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import { bonusOfCombining } from './combined.js';
import { type Contributions, combined, type Modifier, modifierOf, type Rolls } from './contributions.js';
import { contributionsOfAbilities, modifiersOfAbilities } from './from-abilities.js';
import { meleePenalty } from './melee-penalty.js';
import { type Facing, facingOf } from './sides.js';
import { modifiersOfConditions, modifiersOfPassives, standingContributions } from './standing.js';

/** All flat modifiers. Of those with one name, one for each side counts: the best for its player (SFI-STACK-003, SFI-STACK-005). */
const modifiersOf = (facing: Facing): readonly Modifier[] => {
  const ofRoller = [
    ...modifiersOfAbilities(facing, 'attacker'),
    ...modifiersOfPassives(facing),
    ...bonusOfCombining(facing),
  ];
  const ofTarget = [...modifiersOfConditions(facing), ...modifiersOfAbilities(facing, 'defender')];
  const { options } = facing.table;
  const counted = [...afterStacking(ofRoller, 'more', options), ...afterStacking(ofTarget, 'less', options)];
  return [...counted, ...meleePenalty(facing)].map(modifierOf);
};

/**
 * The contributions of everything on the table to a roll, computed at the moment of the roll (SFI-ATTACK-008): conditions,
 * passives, terrain, abilities, the penalty of melee.
 *
 * @param attack the attack; null for a roll of no attack
 */
export const contributionsOn =
  (attack: Attack | null): Rolls['contributionsTo'] =>
  (turn: Turn<Sfi>, roll: Roll): Contributions => {
    const facing = facingOf(tableOf(turn), roll, attack);
    if (!facing) return combined([]);
    return combined([
      standingContributions(facing),
      contributionsOfAbilities(facing),
      { modifiers: modifiersOf(facing), rerolls: gameOf(turn).rerolls(turn, roll, attack) },
    ]);
  };
