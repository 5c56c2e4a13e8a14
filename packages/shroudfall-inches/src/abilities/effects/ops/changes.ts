import { sameJson, type Turn } from '@rulewright/core';
import { preyNamed } from '../../../battlefield/prey.js';
import { loseImmuneConditions } from '../../../conditions/gain.js';
import { beginEffect } from '../../../match/lasting.js';
import { unitOf } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import type { EffectOf } from '../../../vocabulary/effect-op.js';
import type { Cause, ModelId, Sfi, UnitId } from '../../../vocabulary/index.js';
import { modelsMeant, unitsMeant } from '../whom.js';

/** The ops that change a number, a pool of dice or the passive abilities of a unit. */
type ChangeOp = 'modify' | 'set' | 'setMOV' | 'dice' | 'grant' | 'infuse';

/**
 * The only target for which a change of this attack counts, because each target of a beam or an area is a separate
 * attack (SFI-BEAM-011). Undefined for an attack on a single target.
 */
const attackOnOf = ({ until }: EffectOf<ChangeOp>, { moment }: Cause): ModelId | undefined =>
  until === 'attack' && moment?.attack && moment.attack.targets.length > 1 ? moment.targeted?.target : undefined;

/** True if the same change by the same ability is on the unit already: a second one would add nothing (SFI-STACK-001). */
const isThere = (turn: Turn<Sfi>, target: UnitId | ModelId, data: EffectOf<ChangeOp>, cause: Cause): boolean => {
  const { name, source } = cause;
  const attackOn = attackOnOf(data, cause);
  return (
    !('stacks' in data && data.stacks) &&
    turn.state.effects.some(
      one =>
        one.target === target &&
        one.key === name &&
        one.source === source &&
        one.attackOn === attackOn &&
        sameJson(one.data, data),
    )
  );
};

/** The changes that PREY can have: it has numbers and rolls, but neither MOV nor passive abilities. */
const ofPrey: ReadonlySet<ChangeOp> = new Set<ChangeOp>(['modify', 'set', 'dice', 'infuse']);

/** The PREY that a change refers to: PREY is an enemy model of both players (SFI-SCENARIO-002). */
const preyMeant = (turn: Turn<Sfi>, data: EffectOf<ChangeOp>, cause: Cause): readonly ModelId[] =>
  ofPrey.has(data.op) && data.around === undefined
    ? modelsMeant(turn, cause, data.to).filter(id => preyNamed(tableOf(turn), id))
    : [];

/**
 * True if the moment until which a change lasts can come: outside attacks and activations none of them ends, and a
 * destroyed unit has no next activation (SFI-PRIORITY-014, SFI-PRIORITY-016).
 */
const hasEnd = ({ state }: Turn<Sfi>, { until }: EffectOf<ChangeOp>, { unit }: Cause): boolean => {
  const { activation, attacks } = state;
  if (until === 'attack') return attacks.length > 0;
  if (until === 'action') return activation !== null;
  if (until === 'next-activation') return unit === null || unitOf(state, unit).where !== 'destroyed';
  return until !== 'activation' || (activation !== null && activation.part !== 'none');
};

/** True for an effect of no unit until the next activation of the thing that has it: PREY has none. */
const endsWithItsTarget = ({ until }: EffectOf<ChangeOp>, { unit }: Cause): boolean =>
  until === 'next-activation' && unit === null;

/** The units and the PREY on which a change would begin now: the same one is not there yet. */
const targetsOf = (turn: Turn<Sfi>, data: EffectOf<ChangeOp>, cause: Cause): readonly (UnitId | ModelId)[] => {
  if (!hasEnd(turn, data, cause)) return [];
  const prey = endsWithItsTarget(data, cause) ? [] : preyMeant(turn, data, cause);
  return [...unitsMeant(turn, cause, data.to), ...prey].filter(id => !isThere(turn, id, data, cause));
};

/** True if a change would begin on nothing. */
export const isVainChange = (turn: Turn<Sfi>, data: EffectOf<ChangeOp>, cause: Cause): boolean =>
  data.until === undefined || targetsOf(turn, data, cause).length === 0;

/**
 * A change begins on each of the units and lasts as long as the card says (SFI-PRIORITY-014 to SFI-PRIORITY-016). A change without an
 * end is in force by its card alone (SFI-CARD-018). A unit that becomes immune to a condition loses it (SFI-PASSIVE-022).
 */
export const change = (turn: Turn<Sfi>, data: EffectOf<ChangeOp>, cause: Cause): void => {
  const { until: lasts } = data;
  if (lasts === undefined) return;
  const { name: key, source, player, rule } = cause;
  const attackOn = attackOnOf(data, cause);
  const only = attackOn === undefined ? {} : { attackOn };
  for (const target of targetsOf(turn, data, cause)) {
    beginEffect(turn, { key, source, target, player, data, lasts, ...only }, rule);
  }
  if (data.op === 'grant' && data.passive.id === 'immunity') loseImmuneConditions(turn);
};
