import type { PlayerId, Turn } from '@rulewright/core';
import { inActivation, playerOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Limit } from '../../vocabulary/ability.js';
import type { Jhx, JhxState, ModelId } from '../../vocabulary/index.js';

/** Whether it is the turn of a model's own player: all else is an enemy's, the Monsters' part of the round included. */
export const isOwnTurn = ({ activation }: JhxState, player: PlayerId | null): boolean =>
  player !== null && activation?.player === player;

/**
 * What an optional Interrupt spends in a beat: in an enemy's action the one that its model has for it (JHX-INTERRUPT-002),
 * counted against the outermost action (JHX-INTERRUPT-008). Nothing in its own player's turn, where a model may use several
 * (JHX-INTERRUPT-003). Compulsory ones are not limited (JHX-INTERRUPT-009).
 *
 * @param model the model whose Interrupt it is: of a token's, the model that placed it (JHX-INTERRUPT-004)
 * @param player the player of that model, for one that may be gone
 */
export const interruptLimit = (
  { state }: Pick<Turn<Jhx>, 'state'>,
  model: ModelId,
  player: PlayerId | null = playerOf(state, model),
): readonly string[] => (isOwnTurn(state, player) ? [] : [`interrupt ${model}`]);

/** How long a use is remembered. */
type Per = 'activation' | 'round' | 'match';

const spans = {
  'once-per-activation': 'activation',
  'once-per-round': 'round',
  'once-per-game': 'match',
} as const satisfies Readonly<Record<Limit, Per>>;

const used = (state: JhxState, per: Per): readonly string[] =>
  per === 'match' ? state.usedThisMatch : per === 'round' ? state.usedThisRound : (state.activation?.used ?? []);

/**
 * Whether a limit still allows a use. Once per activation means the own activation of the model, and in no other is it
 * allowed at all (JHX-GEN-004).
 *
 * @param key the ability's name with its model, e.g. `self-heal p1:rakkir`
 */
export const allows = (state: JhxState, limit: Limit | undefined, model: ModelId, key: string): boolean => {
  if (limit === undefined) return true;
  const own = state.models.find(({ id }) => id === model);
  if (limit === 'once-per-activation' && (!own || !inActivation(state, own))) return false;
  return !used(state, spans[limit]).includes(key);
};

/** A use counts against its limit. */
export const useUp = (turn: Turn<Jhx>, limit: Limit | undefined, key: string, rule: RuleId): void => {
  if (limit !== undefined) turn.emit({ type: 'Used', key, per: spans[limit] }, rule);
};
