import type { Rule, Turn } from '@rulewright/core';
import { hasState, isAlly, modelNamed, modelOf } from '../../match/lookups.js';
import { checkZeroHp, type Felled, makeDead } from '../../states/fallen.js';
import type { Deed, Eld, ModelId, Resolution } from '../../vocabulary/index.js';

type WoundDeed = Extract<Deed, { readonly deed: 'wound' }>;

/** The Wounds of a model in this sequence, by attacks and by falls. */
const woundsOf = ({ state }: Turn<Eld>, { before }: Resolution, model: ModelId): readonly WoundDeed[] =>
  state.deeds.slice(before.deeds).filter((one): one is WoundDeed => one.deed === 'wound' && one.on === model);

/**
 * The model that caused the last Wound, and its player: a fall counts for the Knockback that caused it, and Friendly Fire for nobody
 * (ELD-HOSTILE-035).
 */
const felledBy = (turn: Turn<Eld>, resolution: Resolution, model: ModelId): Felled => {
  const by = woundsOf(turn, resolution, model).at(-1)?.by;
  const attacker = by == null ? undefined : modelNamed(turn.state, by);
  if (!attacker) return { by: null, model: null };
  const friendly = isAlly(turn.state, attacker, modelOf(turn.state, model));
  return { by: friendly ? null : attacker.player, model: attacker.id };
};

/** True for a model that dies in this sequence: attacked and wounded while it was Incapacitated (ELD-DAMAGE-003, ELD-STATE-050), by an effect, or by option by excess Wounds (ELD-DAMAGE-002). */
const dies = (turn: Turn<Eld>, resolution: Resolution, model: ModelId): boolean => {
  const wounds = woundsOf(turn, resolution, model).length;
  if (wounds > 0 && hasState(modelOf(turn.state, model), 'incapacitated')) return true;
  if (turn.options.excessWoundsKill && wounds > (resolution.before.hp[model] ?? 0)) return true;
  return resolution.consequences.some(one => one.model === model && 'dies' in one);
};

/** Stage 12: models at 0 HP become Incapacitated, Dead, or are taken off the field, all together at the end of the sequence (ELD-STATE-044). */
export function* fellModels(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const { id, where } of turn.state.models) {
    if (where !== 'field') continue;
    const felled = felledBy(turn, resolution, id);
    if (dies(turn, resolution, id)) {
      const cause = resolution.consequences.find(one => one.model === id && 'dies' in one);
      yield* makeDead(turn, id, felled, cause?.cited.rule ?? 'ELD-STATE-050');
    } else yield* checkZeroHp(turn, id, felled);
  }
}
