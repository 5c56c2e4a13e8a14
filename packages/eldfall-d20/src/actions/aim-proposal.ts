import { isObject, type Proposal, type Refusal, sameJson } from '@rulewright/core';
import { completelyWithin, type Point, squareBetween } from '@rulewright/core/inches';
import { hasAura } from '../attacks/casting-aura.js';
import { weaponOf } from '../attacks/weapon.js';
import { bodyNamed, hitboxAt, hitboxOf, standingOf } from '../battlefield/hitbox.js';
import { seesSurface } from '../battlefield/surface-sight.js';
import { centredOn, coversTarget, sprayFrom } from '../battlefield/templates.js';
import { modelNamed, roleOf } from '../match/lookups.js';
import { type Facts, tableAsked } from '../match/table.js';
import { whyNotMeasure } from '../movement/measuring.js';
import { whyNoDirection, whyNoPlace } from '../movement/read.js';
import { restAt } from '../routes/ground.js';
import { standingAt } from '../routes/points.js';
import { type Surroundings, surroundingsOfBase } from '../routes/surroundings.js';
import { isOnWall } from '../routes/walls.js';
import { directionTo, wishedAt } from '../routes/wishes.js';
import type { Aim, AimAsked, Eld, Model, ModelId, Place, Table, TemplatePlace } from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';
import { structuresFor } from './attack.js';
import type { Actor } from './entry.js';
import { type Targeting, targetsOf, whyNotTarget } from './targets.js';

type Asked = Parameters<Proposal<Eld, 'aim'>['check']>[0];

/** The facts of an aim with a template. */
interface Aiming {
  readonly table: Table;
  readonly model: Model;
  readonly actor: Actor;
  readonly asked: AimAsked;
  readonly template: TemplateId;
  /** True for an attack that needs no target (ELD-TRAIT-062). */
  readonly targetless: boolean;
}

const aimingIn = (table: Table, asked: AimAsked): Aiming | undefined => {
  const model = modelNamed(table.state, asked.model);
  if (!model) return undefined;
  const { reach, traits } = weaponOf(table, model, asked.means);
  if (!reach.template) return undefined;
  const actor: Actor = { model: model.id, role: roleOf(table.state, model), occasion: 'step' };
  const targetless = traits.some(({ id }) => id === 'targetless');
  return { table, model, actor, asked, template: reach.template, targetless };
};

const aimingOf = (facts: Facts, asked: Asked): Aiming | undefined =>
  aimingIn(tableAsked(facts, asked), asked.parameters);

/** The body of a target at the moment of the attack. */
const bodyOf = ({ table, actor, asked }: Aiming, target: ModelId) => {
  const { sequence } = table.state;
  const moment = actor.role === 'reactive' && sequence && asked.at ? standingAt(sequence, asked.at) : undefined;
  const body = moment ? hitboxAt(table, moment) : bodyNamed(table, target);
  if (!body) throw new RangeError(`no body ${target}`);
  return body;
};

/** The template on a target: a circle is centred on it (ELD-TEMPLATE-009), a spray points at it (ELD-TEMPLATE-008). */
const placedOn = (aiming: Aiming, target: ModelId): TemplatePlace => {
  const { table, model, template } = aiming;
  const body = bodyOf(aiming, target);
  if (!template.startsWith('spray')) return centredOn(template, body);
  const towards = { x: body.at.x - model.at.x, y: body.at.y - model.at.y };
  return sprayFrom(table, standingOf(model), template, towards.x === 0 && towards.y === 0 ? model.facing : towards);
};

const targetingOf = ({ table, model, asked }: Aiming): Targeting => ({
  weapon: weaponOf(table, model, asked.means),
  kind: asked.kind,
  at: asked.at,
});

const rule = 'ELD-ACT-016';

const whyNoTemplate = ({ table, model, template }: Aiming, value: unknown): Refusal | undefined => {
  const path = 'choice.template';
  if (!isObject(value) || value.template !== template) return { code: 'not-the-template', rule, path };
  if (Object.keys(value).some(key => !['template', 'at', 'towards'].includes(key))) {
    return { code: 'unknown-field', rule, path };
  }
  const wrong = whyNoPlace(value.at, `${path}.at`);
  if (wrong) return wrong;
  if (!template.startsWith('spray')) {
    return value.towards === undefined ? undefined : { code: 'unknown-field', rule, path };
  }
  const direction = whyNoDirection(value.towards, `${path}.towards`);
  if (direction) return direction;
  // The cast is safe: both fields were read.
  const laid = value as object as TemplatePlace;
  const { at } = sprayFrom(table, standingOf(model), template, laid.towards ?? model.facing);
  const fits = at.x === laid.at.x && at.y === laid.at.y && at.z === laid.at.z;
  return fits ? undefined : { code: 'not-at-the-attacker', rule: 'ELD-TEMPLATE-008', path };
};

/** The surroundings of a spot: of the smallest base, for a spot on a surface, or of a point, for a spot on a vertical surface. */
const aroundSpot = ({ table }: Aiming, radius: 0 | 1): Surroundings => surroundingsOfBase(table, radius, 1);

/** A spray that is too short is laid towards its target all the same, and fails at the Resolution step as out of Reach does. */
const whyNotCovered = (aiming: Aiming, target: string, place: TemplatePlace): Refusal | undefined => {
  const covered =
    coversTarget(aiming.table, place, bodyOf(aiming, target)) ||
    (place.towards !== undefined && sameJson(place, placedOn(aiming, target)));
  return covered ? undefined : { code: 'not-covered', rule: 'ELD-TEMPLATE-002', path: 'choice.template' };
};

/**
 * A circle on a target lies at the level of the target, or on the surface below the centre of the circle, and not in the
 * air, since it reaches models by their height above it or below it.
 */
const whyNotLaid = (aiming: Aiming, target: string, place: TemplatePlace): Refusal | undefined => {
  const wrong = whyNotCovered(aiming, target, place);
  if (wrong || place.template.startsWith('spray')) return wrong;
  const { at } = place;
  if (at.z === bodyOf(aiming, target).foot || restAt(aroundSpot(aiming, 1), at) === at.z) return undefined;
  return { code: 'no-surface-there', rule: 'ELD-TEMPLATE-010', path: 'choice.template.at' };
};

const whyNotStructure = (aiming: Aiming, thing: unknown, place: TemplatePlace): Refusal | undefined => {
  if (typeof thing !== 'string' || !structuresFor(aiming.table, aiming.actor).includes(thing)) {
    return { code: 'no-structure', rule: 'ELD-ACTION-026', path: 'choice.thing' };
  }
  return whyNotLaid(aiming, thing, place);
};

/** An attack without a target is aimed at a spot on a surface of the field, which is the centre of its circle. */
const whyNoSpot = (aiming: Aiming, spot: unknown, { template, at }: TemplatePlace): Refusal | undefined => {
  const path = 'choice.spot';
  if (!sameJson(spot, at)) return { code: 'not-the-centre', rule: 'ELD-TEMPLATE-009', path };
  if (template.startsWith('spray')) return undefined;
  const around = aroundSpot(aiming, 1);
  const isOnField = completelyWithin({ at: { x: at.x, y: at.y }, radius: 0 }, around.field, 0);
  const isOnSurface = restAt(around, at) === at.z || isOnWall(aroundSpot(aiming, 0), at);
  return isOnField && isOnSurface ? undefined : { code: 'no-surface-there', rule: 'ELD-TRAIT-062', path };
};

/** By the option a surface must be in sight, except for a Spell with a Casting Aura (ELD-SPELL-018). */
const whyNotSeen = ({ table, model, asked }: Aiming, spot: Place): Refusal | undefined =>
  table.options.surfaceSight === 'notNeeded' ||
  hasAura(weaponOf(table, model, asked.means)) ||
  seesSurface(table, standingOf(model), spot)
    ? undefined
    : { code: 'no-sight', rule: 'ELD-TRAIT-062', path: 'choice.spot' };

const check = (aiming: Aiming, choice: unknown): Refusal | undefined => {
  if (!isObject(choice)) return { code: 'not-an-aim', rule, path: 'choice' };
  const keys = Object.keys(choice).toSorted().join();
  const wrong = whyNoTemplate(aiming, choice.template);
  if (wrong) return wrong;
  // The cast is safe: the template was read.
  const place = choice.template as object as TemplatePlace;
  if (keys !== 'model,template' && aiming.asked.on !== undefined)
    return { code: 'another-target', rule, path: 'choice' };
  if (keys === 'spot,template') {
    if (!aiming.targetless) return { code: 'needs-a-target', rule: 'ELD-TRAIT-062', path: 'choice' };
    if (aiming.actor.role === 'reactive') return { code: 'needs-a-target', rule: 'ELD-TRAIT-063', path: 'choice' };
    return (
      whyNoPlace(choice.spot, 'choice.spot') ?? whyNoSpot(aiming, choice.spot, place) ?? whyNotSeen(aiming, place.at)
    );
  }
  if (keys === 'template,thing') return whyNotStructure(aiming, choice.thing, place);
  const { model: target } = choice;
  if (keys !== 'model,template' || typeof target !== 'string') return { code: 'not-an-aim', rule, path: 'choice' };
  const { table, actor, asked } = aiming;
  if (asked.on !== undefined && asked.on !== target) return { code: 'another-target', rule, path: 'choice.model' };
  const refused = whyNotTarget(table, actor, target, targetingOf(aiming));
  if (refused) return refused;
  return whyNotLaid(aiming, target, place);
};

/**
 * The aim of a template that is laid on a target; undefined where the rules forbid it, or where it does not cover the
 * target by the knowledge of the player.
 */
export const templateOn = (table: Table, asked: AimAsked, target: ModelId): Aim | undefined => {
  const aiming = aimingIn(table, asked);
  if (!aiming || !modelNamed(table.state, target)) return undefined;
  const laid = placedOn(aiming, target);
  const aim: Aim = { model: target, template: laid };
  const { player } = aiming.model;
  // A template that may not be laid to measure (ELD-MEASURE-012) is laid short of its target, too.
  const isMeasured = player === null || !whyNotMeasure(table, player, { what: 'template', place: laid });
  const isShort = isMeasured && !coversTarget(table, laid, bodyOf(aiming, target));
  return isShort || check(aiming, aim) ? undefined : aim;
};

/** The template of an attack at a point: a circle lies there, on the highest surface, and a spray points there. */
const laidAt = (aiming: Aiming, { x, y }: Point): TemplatePlace => {
  const { table, model, template } = aiming;
  if (template.startsWith('spray')) {
    return sprayFrom(table, standingOf(model), template, directionTo(model.at, { x, y }, model.facing));
  }
  return { template, at: { x, y, z: restAt(aroundSpot(aiming, 1), { x, y, z: Number.POSITIVE_INFINITY }) } };
};

/**
 * Likely aims: the template on each target; without a target, straight ahead, at the model's own feet, or on the
 * surface below its centre.
 */
const guesses = (aiming: Aiming): readonly Aim[] => {
  const targets = [
    ...targetsOf(aiming.table, aiming.actor, targetingOf(aiming)).map(
      (id): Aim => ({ model: id, template: placedOn(aiming, id) }),
    ),
    ...structuresFor(aiming.table, aiming.actor).map((id): Aim => ({ thing: id, template: placedOn(aiming, id) })),
  ];
  if (!aiming.targetless || aiming.actor.role === 'reactive') return targets;
  const { table, model, template } = aiming;
  if (template.startsWith('spray')) {
    const laid = sprayFrom(table, standingOf(model), template, model.facing);
    return [...targets, { spot: laid.at, template: laid }];
  }
  // No surface is at the feet of a model that flies, or that stands on a ledge with less than half of its base.
  const atFeet = centredOn(template, hitboxOf(table, model));
  const laid = whyNoSpot(aiming, atFeet.at, atFeet) ? laidAt(aiming, model.at) : atFeet;
  return [...targets, { spot: laid.at, template: laid }];
};

/** Judges and finds aims of attacks with a template (ELD-TEMPLATE-008, ELD-TEMPLATE-009). */
export const aimProposal = (facts: Facts): Proposal<Eld, 'aim'> => {
  const legal = (asked: Asked): readonly Aim[] => {
    const aiming = aimingOf(facts, asked);
    return aiming ? guesses(aiming).filter(one => !check(aiming, one)) : [];
  };
  return {
    check(asked, choice) {
      const aiming = aimingOf(facts, asked);
      return aiming ? check(aiming, choice) : { code: 'gone', path: 'choice' };
    },
    sample(asked, below) {
      const all = legal(asked);
      return all.length === 0 ? undefined : all[below(all.length)];
    },
    suggest: (asked, most) => legal(asked).slice(0, most),
    nearest: (asked, wish) => {
      const aiming = aimingOf(facts, asked);
      if (!aiming) return undefined;
      const all = legal(asked);
      const named = all.find(one => ('model' in one && one.model === wish) || ('thing' in one && one.thing === wish));
      const wished = named ? undefined : wishedAt(aiming.table, wish);
      if (named || !wished) return named ?? all[0];
      const laid = laidAt(aiming, wished.at);
      const there: readonly Aim[] = [
        ...all.flatMap((one): readonly Aim[] => ('model' in one ? [{ model: one.model, template: laid }] : [])),
        { spot: laid.at, template: laid },
      ];
      const far = ({ template }: Aim): number => (template ? squareBetween(template.at, wished.at) : 0);
      return there.find(one => !check(aiming, one)) ?? [...all].sort((a, b) => far(a) - far(b))[0];
    },
  };
};
