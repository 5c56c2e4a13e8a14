import type { Turn } from '@rulewright/core';
import { endingAt } from '@rulewright/core/effects';
import type { RuleId } from '../rulebook/index.js';
import type { Until } from '../vocabulary/effect.js';
import type { Lasting, ModelId, Sfi, SfiState, UnitId } from '../vocabulary/index.js';

/**
 * The moments at which lasting effects end: those that cards name, and the end of the own next activation or of the next
 * attack action of a unit.
 */
type Moment = Until | 'own-activation' | 'own-attack-action';

/** The moment at which a lasting effect ends, in the words of `Lasting.until`; undefined: it lasts for the game. */
const momentOf = (until: Moment, source: UnitId): string | undefined => {
  switch (until) {
    case 'game':
      return undefined;
    case 'own-activation':
      return `end of the activation of ${source}`;
    case 'own-attack-action':
      return `end of the attack action of ${source}`;
    case 'next-activation':
      return `next activation of ${source}`;
    default:
      return `end of the ${until}`;
  }
};

/** The moments at which effects of any source end. */
const commonEnds = (['attack', 'action', 'activation', 'round'] as const).map(until => momentOf(until, ''));

/**
 * True if nothing is wrong with the end of a lasting effect. Its `until` names a moment of the match, or of the
 * activation of a unit that is not destroyed (SFI-PRIORITY-014 to SFI-PRIORITY-016), or of the activation that is going on:
 * no rule looks for another text. An effect without `until` lasts for the game, so its card must not name an earlier end.
 */
export const hasKnownEnd = (
  { until, data }: Pick<Lasting, 'until' | 'data'>,
  { units, activation }: Pick<SfiState, 'units' | 'activation'>,
): boolean => {
  if (until === undefined) return !('until' in data) || data.until === undefined || data.until === 'game';
  const here = units.filter(({ where }) => where !== 'destroyed').map(({ id }) => id);
  const acting = activation ? [...here, activation.unit] : here;
  const ofUnits = [
    ...here.map(id => momentOf('next-activation', id)),
    ...acting.flatMap(id => [momentOf('own-activation', id), momentOf('own-attack-action', id)]),
  ];
  return [...commonEnds, ...ofUnits].includes(until);
};

/** The facts of a lasting effect that begins. */
export type Begins = Pick<Lasting, 'key' | 'source' | 'target' | 'player' | 'data' | 'attackOn'> & {
  readonly lasts: Moment;
};

/**
 * Begins a lasting effect on a unit. An effect of a scenario element, a manifestation or terrain, which are never
 * activated, lasts until the next activation of the unit that has it (SFI-PRIORITY-016).
 */
export const beginEffect = (turn: Turn<Sfi>, { lasts, ...effect }: Begins, rule: RuleId): void => {
  const { source, target } = effect;
  const until = momentOf(lasts, turn.state.units.some(({ id }) => id === source) ? source : target);
  const begun: Lasting = { id: turn.state.nextId, ...effect, ...(until === undefined ? {} : { until }) };
  turn.emit({ type: 'EffectBegan', effect: begun }, rule);
};

/** Ends the effects from an id on that last until the end of an attack or an action. */
const endSince = (turn: Turn<Sfi>, first: number, until: 'attack' | 'action', rule: RuleId): void => {
  const ending = turn.state.effects.filter(one => one.id >= first && one.until === momentOf(until, ''));
  if (ending.length > 0) turn.emit({ type: 'EffectsEnded', effects: ending.map(({ id }) => id) }, rule);
};

/**
 * Ends the effects that last until the end of the innermost attack: those that began during it. With the outermost attack all others
 * end as well.
 */
export const endEffectsOfAttack = (turn: Turn<Sfi>, rule: RuleId): void => {
  const { attacks } = turn.state;
  endSince(turn, attacks.length > 1 ? (attacks.at(-1)?.firstEffect ?? 0) : 0, 'attack', rule);
};

/**
 * Ends the effects that last until the end of the innermost action: those that began during it. With the outermost action all others
 * end as well.
 */
export const endEffectsOfAction = (turn: Turn<Sfi>, rule: RuleId): void => {
  const { activation } = turn.state;
  endSince(turn, activation?.actions.at(-1)?.firstEffect ?? 0, 'action', rule);
};

/** Ends the effects that last until a moment. `source` is the unit whose activation it is. */
export const endEffects = (turn: Turn<Sfi>, until: Moment, source: UnitId, rule: RuleId): void => {
  const moment = momentOf(until, source);
  const ending = moment === undefined ? [] : endingAt(turn.state.effects, moment);
  if (ending.length > 0) turn.emit({ type: 'EffectsEnded', effects: ending.map(({ id }) => id) }, rule);
};

/**
 * The effects that are left when a unit or PREY is destroyed: none on it, and none that lasts until its next activation, which never comes
 * (SFI-PRIORITY-016). Those on a unit or PREY whose attack goes on without it last as long as the attack (SFI-ATTACK-037).
 */
export const effectsWithout = (
  effects: readonly Lasting[],
  gone: UnitId | ModelId,
  attacksYet: boolean,
): readonly Lasting[] =>
  effects.filter(({ target, until }) => (target === gone ? attacksYet : until !== momentOf('next-activation', gone)));
