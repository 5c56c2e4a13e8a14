import { decide, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { beginnings } from '../actions/begin.js';
import { whyNoReactionLeft, whyNotReact } from '../actions/eligible.js';
import type { Actor } from '../actions/entry.js';
import { targetsBesidesSight } from '../actions/targets.js';
import { weaponOf } from '../attacks/weapon.js';
import { isTouching, isWithin } from '../battlefield/distance.js';
import { hitboxOf, standingOf } from '../battlefield/hitbox.js';
import { centredOn, sprayFrom } from '../battlefield/templates.js';
import { whyNotDeclare } from '../match/bans.js';
import { once } from '../match/limits.js';
import { isAlly, modelNamed, modelOf, reactivePlayers } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { askEndMove } from '../movement/end-moves/end-moves.js';
import { whyNotByItself } from '../movement/end-moves/judge.js';
import { noteFalls } from '../movement/falls/damage.js';
import { skillLevel } from '../profiles/abilities.js';
import { usesAlways } from '../profiles/behaviour.js';
import { currentOf } from '../profiles/current.js';
import { directionTo } from '../routes/wishes.js';
import { checkEngaged } from '../states/engaged/ends.js';
import { cowed } from '../states/panicked/roll.js';
import type { DeclaredAttack, Eld, Model, ModelId, Table, TemplatePlace } from '../vocabulary/index.js';
import { mayMeasure } from './extra-attack.js';

const PROTECTOR = 'protector';
const asked = /* @__PURE__ */ once('sequence', PROTECTOR, 'ELD-SKILL-037');

/** Half of the SPD of a model in inches, rounded up (ELD-SKILL-035). */
const halfOf = (table: Table, model: Model): number =>
  Math.ceil(currentOf(table, model, 'SPD') / table.numbers.skills.protectorDivisor.value);

/**
 * The rule by which a model has no Reaction left, or a Skill of the attacker such as Stealth keeps it from reacting
 * (ELD-DEF-002).
 */
const whyNotBesidesSight = (table: Table, id: ModelId): Refusal | undefined => {
  const to = table.state.sequence?.model ?? id;
  return whyNoReactionLeft(table, id) ?? whyNotDeclare(table, modelOf(table.state, id), { what: 'reaction', to });
};

/** True for a model that may react; by option it also needs what every other Reaction needs, such as sight of the attacker (ELD-SKILL-037). */
const mayReact = (table: Table, id: ModelId): boolean =>
  !(table.options.protectorSight === 'needed' ? whyNotReact(table, id) : whyNotBesidesSight(table, id));

const targets = ({ aims }: DeclaredAttack): readonly ModelId[] => [
  ...new Set(aims.flatMap(aim => ('model' in aim ? [aim.model] : []))),
];

/** True for an ally within half the SPD of a model. */
const isNear = (table: Table, model: Model, ally: Model): boolean => isWithin(table, model, ally, halfOf(table, model));

/** True for a model that stands in Base Contact with an ally, or can go there by itself. */
const mayStepTo = (table: Table, model: Model, ally: Model): boolean =>
  isTouching(table, model, ally) || whyNotByItself(table, model, '') === undefined;

/**
 * True for a model that the Attack can be aimed at: no secret model (ELD-STATE-065), and no Flying one by a Melee Attack
 * from the ground (ELD-STATE-040).
 */
const mayBeTarget = (table: Table, { id }: Model, { means, kind }: DeclaredAttack): boolean => {
  const { sequence } = table.state;
  if (!sequence) return false;
  const weapon = weaponOf(table, modelOf(table.state, sequence.model), means);
  const actor: Actor = { model: sequence.model, role: 'active', occasion: 'step' };
  return targetsBesidesSight(table, actor, { weapon, kind }).includes(id);
};

/** True for a model that can be asked if it takes an Attack on an ally upon itself; a Hostile protects only where its card says so. */
const mayProtect = (table: Table, model: Model, ally: Model, attack: DeclaredAttack): boolean =>
  (model.player !== null || usesAlways(table, model, PROTECTOR)) &&
  isAlly(table.state, model, ally) &&
  model.id !== ally.id &&
  (table.options.targetedProtector === 'protects' || !targets(attack).includes(model.id)) &&
  skillLevel(table, model, PROTECTOR) > 0 &&
  !asked.isUsed(table.state, `${model.id} ${ally.id}`) &&
  mayReact(table, model.id) &&
  mayBeTarget(table, model, attack) &&
  mayStepTo(table, model, ally) &&
  // Where the distance may not be measured before the declaration, a wrong guess fails (ELD-MEASURE-013).
  (!mayMeasure(table, model, ally.id) || isNear(table, model, ally));

/**
 * The first model that can still protect a target of the Attack, with that ally: players in turn order, since it is a
 * Reaction (ELD-REACT-007), and then the Hostiles.
 */
const open = (table: Table, attack: DeclaredAttack): readonly [protector: Model, ally: Model] | undefined => {
  const { state } = table;
  for (const player of [...reactivePlayers(state), null]) {
    const own = state.models.filter(one => one.player === player);
    for (const id of targets(attack)) {
      const ally = modelNamed(state, id);
      const protector = ally && own.find(one => mayProtect(table, one, ally, attack));
      if (protector) return [protector, ally];
    }
  }
  return undefined;
};

/** The place of a template on another target: a circle is centred on it, a spray points at it. */
const placedOn = (table: Table, template: TemplatePlace, attacker: Model, target: Model): TemplatePlace => {
  if (!template.template.startsWith('spray')) return centredOn(template.template, hitboxOf(table, target));
  const towards = directionTo(attacker.at, target.at, attacker.facing);
  return sprayFrom(table, standingOf(attacker), template.template, towards);
};

/** The Attack with another target in place of one: its cover and distance are those of the new one (ELD-SKILL-037). */
const redirected = (
  table: Table,
  attack: DeclaredAttack,
  attacker: Model,
  from: ModelId,
  to: Model,
): DeclaredAttack => ({
  ...attack,
  aims: attack.aims.map(aim => {
    if (!('model' in aim) || aim.model !== from) return aim;
    const { template } = aim;
    return { model: to.id, ...(template ? { template: placedOn(table, template, attacker, to) } : {}) };
  }),
});

/** A Protector has spent its point and its one Reaction. */
const declareNothing = (turn: Turn<Eld>, id: ModelId): void => {
  const { protectorPoints } = tableOf(turn).numbers.skills;
  turn.emit({ type: 'PointsChanged', model: id, by: -protectorPoints.value, why: PROTECTOR }, protectorPoints.rule);
  const { player } = modelOf(turn.state, id);
  const reaction = { model: id, player, action: { do: 'nothing' }, at: null, opportunity: false } as const;
  turn.emit({ type: 'ReactionDeclared', reaction }, 'ELD-SKILL-037');
};

/**
 * The Protector moves into Base Contact with its ally and past nothing that is taller than its Hitbox, as any Walk (ELD-SKILL-036). Then it
 * has spent its point and its one Reaction, which has no Dodge, and is the target (ELD-SKILL-037). Effects hit it first, as they hit every
 * model that reacts (ELD-REACT-008). A Protector that does not get there spends nothing.
 */
function* protect(turn: Turn<Eld>, id: ModelId, ally: ModelId, attack: DeclaredAttack): Rule {
  // A failed roll of a Panicked or charmed model takes its Reaction away, and the point is spent (ELD-STATE-059, ELD-SKILL-011).
  if ((yield* beginnings(turn, id, 'reactive')) || cowed.isUsed(turn.state, id)) return declareNothing(turn, id);
  if (!isNear(tableOf(turn), modelOf(turn.state, id), modelOf(turn.state, ally))) {
    declareNothing(turn, id);
    turn.emit({ type: 'RequirementFailed', model: id, code: 'out-of-reach', target: ally }, [
      'ELD-ACT-020',
      'ELD-SKILL-035',
    ]);
    return;
  }
  const most = inches(halfOf(tableOf(turn), modelOf(turn.state, id)));
  const asked = { model: id, most, why: PROTECTOR, touching: ally, stance: false } as const;
  const falls = yield* askEndMove(turn, asked, 'ELD-SKILL-035');
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const { sequence } = turn.state;
  if (!sequence || !isTouching(table, model, modelOf(turn.state, ally))) return;
  declareNothing(turn, id);
  turn.emit({ type: 'AbilityUsed', model: id, ability: PROTECTOR, target: ally }, 'ELD-SKILL-035');
  const action = redirected(table, attack, modelOf(turn.state, sequence.model), ally, model);
  turn.emit({ type: 'ActionDeclared', model: sequence.model, action }, 'ELD-SKILL-035');
  noteFalls(turn, falls);
  checkEngaged(turn);
}

/**
 * Asks one model with Protector if it takes an Attack on an ally within half its SPD upon itself, after the Action step (ELD-SKILL-037).
 * True if a model was asked. A Hostile protects whenever it can.
 */
export function* askProtector(turn: Turn<Eld>): Rule<boolean> {
  const action = turn.state.sequence?.action;
  const table = tableOf(turn);
  const found = action?.do === 'attack' ? open(table, action) : undefined;
  if (!found || action?.do !== 'attack') return false;
  const [protector, ally] = found;
  asked.use(turn, `${protector.id} ${ally.id}`);
  const { player: by } = protector;
  const about = { ability: PROTECTOR, model: protector.id, target: ally.id };
  const yes =
    by === null || (yield* decide(turn, { by, kind: 'yes', rule: 'ELD-SKILL-035', options: [true, false], about }));
  if (yes) yield* protect(turn, protector.id, ally.id, action);
  return true;
}
