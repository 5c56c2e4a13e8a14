import type { Rule, Turn } from '@rulewright/core';
import { hasState, isAlly, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { woundsOn } from '../match/wounds.js';
import type { RuleId } from '../rulebook/index.js';
import type { Deed, Eld, EldState, Model, ModelId, Resolution, Wound } from '../vocabulary/index.js';
import type { SkillId } from '../vocabulary/words.js';
import { checkZeroHp, type Felled, leavesAtZero, makeDead } from './fallen.js';

type WoundDeed = Extract<Deed, { readonly deed: 'wound' }>;

/** The Wounds of a model in this sequence, by attacks and by falls. */
const woundsOf = ({ state }: Turn<Eld>, { before }: Resolution, model: ModelId): readonly WoundDeed[] =>
  state.deeds.slice(before.deeds).filter((one): one is WoundDeed => one.deed === 'wound' && one.on === model);

/** The effects of this sequence that kill a model. */
const fatal = ({ consequences }: Resolution, model: ModelId) =>
  consequences.flatMap(one => (one.model === model && 'dies' in one ? [one] : []));

/**
 * The caster of an Enchantment such as Agony, which has taken the HP of a model that no Wound felled: it had none left
 * when the Resolution step began (ELD-SPELLCRAFT-025).
 */
const tormentorOf = ({ state }: Turn<Eld>, { before }: Resolution, model: ModelId): ModelId | undefined =>
  before.hp[model] !== 0
    ? undefined
    : state.effects.find(({ target, data }) => target === model && data.changes.some(({ op }) => op === 'torment'))
        ?.source;

/**
 * The model that caused the last Wound, or the effect that kills, and its player: a fall counts for the Knockback that
 * caused it, and Friendly Fire for nobody. A model without a Wound of this sequence was felled by its tormentor, if it
 * has one (ELD-HOSTILE-035, ELD-ART-005).
 */
const felledBy = (turn: Turn<Eld>, resolution: Resolution, model: ModelId): Felled => {
  const wound = woundsOf(turn, resolution, model).at(-1);
  const killer = fatal(resolution, model).at(-1)?.by ?? (wound ? wound.by : tormentorOf(turn, resolution, model));
  const attacker = modelNamed(turn.state, killer ?? '');
  if (!attacker) return { by: null, model: null };
  const friendly = isAlly(turn.state, attacker, modelOf(turn.state, model));
  return { by: friendly ? null : attacker.player, model: attacker.id };
};

const FINISHING: SkillId = 'finishing-strike';

/** True for a Wound by a Finishing Strike. */
export const isFinishing = ({ hit }: Wound): boolean => hit.attack.by === FINISHING;

/**
 * True for a model that a Finishing Strike wounds after other Wounds have brought it to 0 HP, where the option has it Incapacitated by then
 * (ELD-SKILL-019).
 */
export const isFinished = ({ options }: Turn<Eld>, resolution: Resolution, model: ModelId): boolean => {
  if (!options.finishingKills) return false;
  const wounds = woundsOn(resolution, model);
  const finishing = wounds.filter(isFinishing);
  return finishing.length > 0 && wounds.length - finishing.length >= (resolution.before.hp[model] ?? 0);
};

/**
 * The rule by which a model dies in this sequence: by an effect, attacked and wounded while it was Incapacitated (ELD-DAMAGE-003), or by
 * option by a Finishing Strike or by excess Wounds (ELD-DAMAGE-002); undefined for a model that does not.
 */
const deathRule = (turn: Turn<Eld>, resolution: Resolution, model: ModelId): RuleId | undefined => {
  const [cause] = fatal(resolution, model);
  if (cause) return cause.cited.rule;
  const wounds = woundsOf(turn, resolution, model).length;
  const isLying = wounds > 0 && hasState(modelOf(turn.state, model), 'incapacitated');
  const isExcess = turn.options.excessWoundsKill && wounds > (resolution.before.hp[model] ?? 0);
  return isLying || isExcess || isFinished(turn, resolution, model) ? 'ELD-STATE-050' : undefined;
};

/**
 * The models in the order in which they fall: creatures before the models that have summoned them, with which they
 * leave the field, so that a creature that is felled with its caster has fallen as well (ELD-MANA-013, ELD-ACT-018).
 */
const inOrderOfFall = ({ models }: EldState): readonly Model[] => [
  ...models.filter(({ summoned }) => summoned !== null).toReversed(),
  ...models.filter(({ summoned }) => summoned === null),
];

/**
 * Stage 12: models at 0 HP become Incapacitated, Dead, or are taken off the field, all together at the end of the
 * sequence (ELD-STATE-044). A model that leaves the field at 0 HP does so whatever would kill it as well
 * (ELD-TRAIT-015, ELD-TRAIT-023).
 */
export function* fellModels(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const { id } of inOrderOfFall(turn.state)) {
    const felled = felledBy(turn, resolution, id);
    const rule = leavesAtZero(tableOf(turn), modelOf(turn.state, id)) ? undefined : deathRule(turn, resolution, id);
    if (rule) yield* makeDead(turn, id, felled, rule);
    else yield* checkZeroHp(turn, id, felled);
  }
}
