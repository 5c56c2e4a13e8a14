import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { templateOn } from '../actions/aim-proposal.js';
import { inModes } from '../actions/attack.js';
import { mayStrike } from '../actions/targets.js';
import { declaredAttacks } from '../arts/level.js';
import { otherAttributes } from '../attacks/attribute.js';
import { attackFacts } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { intervalOf } from '../attacks/range.js';
import { focusAim, focusReaches, hasFocus } from '../magic/focus.js';
import { payMana } from '../magic/mana.js';
import { isProtected } from '../magic/negate.js';
import { whyNotDeclare } from '../match/bans.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { whyNotMeasure } from '../movement/measuring.js';
import type { RuleId } from '../rulebook/index.js';
import { isSecret } from '../secrets/secret.js';
import type {
  ActionChoice,
  Aim,
  AimAsked,
  DeclaredAttack,
  Eld,
  Model,
  ModelId,
  Table,
  Weapon,
} from '../vocabulary/index.js';
import type { SkillId } from '../vocabulary/words.js';

type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

const isSame = (a: AttackChoice, b: AttackChoice): boolean => {
  const key = ({ kind, attribute, means, mode, skills = [], art }: AttackChoice): string =>
    JSON.stringify([kind, attribute, means, mode, skills, art?.id, art?.level]);
  return key(a) === key(b);
};

/** An attack that a Skill gives, with its aim. */
interface ExtraAttack {
  readonly choice: AttackChoice;
  readonly aim: Aim;
}

/** The declaration of an attack that a Skill gives. */
export const declaredAs = ({
  means,
  kind,
  mode,
  attribute,
  skills = [],
  art,
}: AttackChoice): Omit<DeclaredAttack, 'do' | 'aims'> => ({
  means,
  kind,
  skills,
  ...(mode === undefined ? {} : { mode }),
  ...(attribute === undefined ? {} : { attribute }),
  ...(art === undefined ? {} : { art }),
});

/** The Skills that models have used for an attack that another Skill gave them. */
const usedAgain = /* @__PURE__ */ once('sequence', 'skill-of-extra-attack', 'ELD-PROFILE-023');

/** True for a Skill that a model has used in this sequence, with its declared Attack or with another one (ELD-PROFILE-023). */
const hasUsed = (table: Table, model: ModelId, skill: SkillId): boolean =>
  usedAgain.isUsed(table.state, `${model} ${skill}`) ||
  declaredAttacks(table).some(({ attacker, attack }) => attacker === model && attack.skills.includes(skill));

/** The same attack with each Combat Art and other Skill that the model may add to it by option (ELD-SKILL-008). */
const inVariants = (table: Table, model: Model, choice: AttackChoice): readonly AttackChoice[] =>
  table.options.extraAttackArts
    ? table.sources.attackVariants
        .reduce<readonly AttackChoice[]>(
          (all, source) => all.concat(all.flatMap(one => source(table, model, one))),
          [choice],
        )
        .filter(({ skills = [] }) => !skills.some(skill => hasUsed(table, model.id, skill)))
    : [choice];

/**
 * True where the player of a model may measure the distance to a target before the declaration (ELD-MEASURE-009,
 * ELD-MEASURE-010, ELD-MEASURE-013).
 */
export const mayMeasure = (table: Table, { id, player }: Model, target: ModelId): boolean =>
  player === null || !whyNotMeasure(table, player, { what: 'distance', between: [id, target] });

/**
 * The aim of an attack at a target: a template is first laid on the centre of the target, but a means with Focus has
 * its user as the centre (ELD-TRAIT-031).
 */
const aimAt = (table: Table, asked: AimAsked, weapon: Weapon, target: ModelId): Aim | undefined => {
  if (hasFocus(weapon)) return focusAim(table, modelOf(table.state, asked.model), weapon);
  return weapon.reach.template ? templateOn(table, asked, target) : { model: target };
};

/**
 * The attacks of a model with its Items, Spells and hands that reach a target (as far as a player may know that) and
 * are not forbidden.
 */
const attacksOn = (table: Table, id: ModelId, target: ModelId): readonly ExtraAttack[] => {
  const model = modelOf(table.state, id);
  return meansOf(table, model).flatMap(({ means, weapon, kinds }) =>
    kinds.flatMap((kind): readonly ExtraAttack[] => {
      const enemy = modelOf(table.state, target);
      if ('ability' in means || !mayStrike(table, model, enemy, kind)) return [];
      if (weapon.type === 'enchantment' && isProtected(table, enemy, model)) return [];
      const asked = { model: id, means, kind, strike: 0, at: null };
      const aim = aimAt(table, asked, weapon, target);
      if (!aim) return [];
      const choice: AttackChoice = { do: 'attack', means, kind };
      const measured = mayMeasure(table, model, target);
      // The Combat Art and the Skills of a declaration may change its Reach (ELD-RANGED-006).
      const inReach = (one: AttackChoice): boolean => {
        const declared = { ...declaredAs(one), do: 'attack', aims: [aim] } as const;
        if (hasFocus(weapon)) return focusReaches(table, model, weapon, enemy);
        return intervalOf(table, attackFacts(table, { attacker: id, declared }), aim) !== undefined;
      };
      const role = roleOf(table.state, model);
      const others = otherAttributes(table, model, weapon, kind);
      return [choice, ...others.map(attribute => ({ ...choice, attribute }))]
        .flatMap(one => inModes(table, one))
        .flatMap(one => inVariants(table, model, one))
        .filter(one => !measured || inReach(one))
        .filter(action => !whyNotDeclare(table, model, { what: 'action', role, action, movement: null, extra: true }))
        .map(one => ({ choice: one, aim }));
    }),
  );
};

/**
 * Asks whether, and with which means, a model makes an attack that a Skill gives it, and has it pay for a Spell;
 * undefined for no attack. A Hostile makes every such attack, and the
 * 1st Player picks among several means (ELD-HOSTILE-010).
 */
export function* askExtraAttack(
  turn: Turn<Eld>,
  model: ModelId,
  target: ModelId,
  rule: RuleId,
  fits: (choice: AttackChoice) => boolean = () => true,
): Rule<ExtraAttack | undefined> {
  const table = tableOf(turn);
  const found = attacksOn(table, model, target).filter(({ choice }) => fits(choice));
  const own = modelOf(turn.state, model);
  // The player of a secret model is always asked, since the question would reveal its Skill (ELD-DEF-018).
  if (found.length === 0 && !isSecret(own)) return undefined;
  const { player } = own;
  const by = deciderOf(table, { player });
  const attacks: readonly ActionChoice[] = found.map(({ choice }) => choice);
  const options: readonly ActionChoice[] = player === null ? attacks : [{ do: 'nothing' }, ...attacks];
  const asks = { model, target };
  // A player is always asked, since no attack is an option too; a Hostile with a single attack is not asked.
  const chosen: ActionChoice = isSecret(own)
    ? yield* decide(turn, { by, kind: 'action', rule, options, about: asks })
    : yield* decideUnlessForced(turn, { by, kind: 'action', rule, options, about: asks });
  if (chosen.do !== 'attack') return undefined;
  const extra = found.find(({ choice }) => isSame(choice, chosen));
  if (!extra) return undefined;
  const { means, kind } = extra.choice;
  const about = { model, means, kind, strike: 0 };
  const proposal = { ...about, at: null, on: target };
  // The player lays the template on the target (ELD-TEMPLATE-002). With Focus it lies around the user.
  const aim =
    'model' in extra.aim && extra.aim.template && player !== null
      ? yield* decide(turn, { by, kind: 'aim', rule, proposal, about })
      : extra.aim;
  for (const skill of extra.choice.skills ?? []) usedAgain.use(turn, `${model} ${skill}`);
  payMana(turn, model, { ...extra.choice, aims: [aim], skills: [] });
  return { ...extra, aim };
}
