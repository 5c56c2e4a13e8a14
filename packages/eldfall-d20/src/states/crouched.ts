import type { Refusal } from '@rulewright/core';
import { hasState } from '../match/lookups.js';
import type { DeclaredMovement, Sources, StrikeModifier } from '../vocabulary/index.js';
import { type AttributeSource, dividedBy } from './sources.js';

/** A Crouched model has half of its SPD and ARM (ELD-STATE-013). */
export const crouchedAttributes: AttributeSource = /* @__PURE__ */ dividedBy('crouched', 'crouchedDivisor', [
  'SPD',
  'ARM',
]);

/** The Strike of an Attack of a Crouched model becomes 1 (ELD-STATE-014). */
export const crouchedStrike: Sources['strikes'][number] = (
  { state, numbers },
  { attacker },
): readonly StrikeModifier[] => {
  const { crouchedStrike: strike } = numbers.states;
  const isCrouched = state.models.some(one => one.id === attacker && hasState(one, 'crouched'));
  return isCrouched ? [{ rule: strike.rule, source: 'crouched', set: strike.value }] : [];
};

/** True for a movement before which the model gets up, as it also does when it takes off (ELD-STATE-017, ELD-SKILL-024). */
const getsUpFirst = ({ stance }: DeclaredMovement): boolean =>
  stance?.when === 'before' && stance.to === (stance.state === 'flying');

/** A Crouched model may declare only Walk or Idle, unless it gets up first (ELD-STATE-017). */
export const crouchedBan: Sources['bans'][number] = ({ options }, model, declaring): Refusal | undefined => {
  if (declaring.what !== 'movement') return undefined;
  const { movement } = declaring;
  const getsUp = hasState(model, 'crouched') && getsUpFirst(movement) && options.crouchCancelBeforeDeclaration;
  const goesDown = movement.stance?.state === 'crouched' && movement.stance.to && movement.stance.when === 'before';
  const isLow = (hasState(model, 'crouched') && !getsUp) || goesDown;
  if (!isLow || movement.kind === 'walk' || movement.kind === 'idle') return undefined;
  return { code: 'crouched', rule: 'ELD-STATE-016', path: 'kind' };
};

/**
 * A model enters or leaves Crouched once in its Movement step, at its start or end; the declaration must change the
 * stance, and a Flying model may not choose to crouch.
 */
export const crouchingBan: Sources['bans'][number] = (_, model, declaring): Refusal | undefined => {
  if (declaring.what !== 'movement') return undefined;
  const { stance } = declaring.movement;
  if (stance?.state !== 'crouched') return undefined;
  const path = 'stance';
  if (stance.to && hasState(model, 'flying')) return { code: 'flying', rule: 'ELD-STATE-039', path };
  if (stance.to === hasState(model, 'crouched')) {
    return { code: 'no-change', rule: stance.to ? 'ELD-STATE-018' : 'ELD-STATE-017', path };
  }
  return undefined;
};
