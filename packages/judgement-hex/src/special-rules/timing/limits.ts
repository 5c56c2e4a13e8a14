import type { PlayerId, Turn } from '@rulewright/core';
import { limits, type Limit as Once } from '@rulewright/core/uses';
import { inActivation, playerOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Limit } from '../../vocabulary/ability.js';
import type { Jhx, JhxState, ModelId } from '../../vocabulary/index.js';
import { actionIn, playerOfPower } from './own-action.js';

type Beat = Pick<Turn<Jhx>, 'state' | 'spent'>;

/**
 * True in the turn of a model's own player, and in the Effigy Power of that player. Every other part of the round is an enemy's
 * turn, also that of the Monsters.
 */
export const isOwnTurn = (turn: Beat, player: PlayerId | null): boolean =>
  player !== null && (turn.state.activation?.player === player || playerOfPower(turn) === player);

/**
 * The key that an optional Interrupt spends in a beat: in an enemy's action the one Interrupt of its model
 * (JHX-INTERRUPT-002), counted against the outermost action (JHX-INTERRUPT-008); a Monster's strike is an action of its own.
 * An Interrupt spends nothing in its own player's turn, where a model may use several (JHX-INTERRUPT-003). Compulsory
 * Interrupts are not limited (JHX-INTERRUPT-009).
 *
 * @param model the model whose Interrupt it is; for an Icon's, the model that placed the Icon (JHX-INTERRUPT-004)
 * @param player the player of that model, which may be gone
 */
export const interruptLimit = (
  turn: Beat,
  model: ModelId,
  player: PlayerId | null = playerOf(turn.state, model),
): readonly string[] => (isOwnTurn(turn, player) ? [] : [`interrupt ${model}${actionIn(turn)}`]);

/** The period for which a use counts. */
type Per = 'activation' | 'round' | 'match';

const spans = {
  'once-per-activation': 'activation',
  'once-per-round': 'round',
  'once-per-game': 'match',
} as const satisfies Readonly<Record<Limit, Per>>;

const used = (state: JhxState, per: Per): readonly string[] =>
  per === 'match' ? state.usedThisMatch : per === 'round' ? state.usedThisRound : (state.activation?.used ?? []);

/** A limit of one use per activation, round or match for every model, e.g. `once('activation', 'dash', 'JHX-ABILITY-005')`. */
export const once: (per: Per, name: string, rule: RuleId) => Once<Jhx> = /* @__PURE__ */ limits<Jhx, Per>({
  keys: used,
  event: (per, key) => ({ type: 'Used', key, per }),
});

/**
 * True if a limit still allows a use. Once per activation means the model's own activation; in every other activation
 * no use is allowed (JHX-GEN-004).
 *
 * @param key the ability's name with its model, e.g. `self-heal p1:rakkir`
 */
export const limitAllows = (state: JhxState, limit: Limit | undefined, model: ModelId, key: string): boolean => {
  if (limit === undefined) return true;
  const own = state.models.find(({ id }) => id === model);
  if (limit === 'once-per-activation' && (!own || !inActivation(state, own))) return false;
  return !used(state, spans[limit]).includes(key);
};

/** Counts a use against its limit. */
export const useUp = (turn: Turn<Jhx>, limit: Limit | undefined, key: string, rule: RuleId): void => {
  if (limit !== undefined) turn.emit({ type: 'Used', key, per: spans[limit] }, rule);
};
