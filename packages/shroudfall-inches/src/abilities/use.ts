import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { thingNamed } from '../battlefield/things.js';
import { carryOut } from '../match/carry-out.js';
import { useKey, useUp } from '../match/limits.js';
import { modelsOf, playerOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { endSacrifice } from '../reaches/reaches.js';
import type { RuleId } from '../rulebook/index.js';
import { actInside, nameInside } from '../timing/inside-itself.js';
import { openAt } from '../timing/windows.js';
import type { Ability, Aim, Limit } from '../vocabulary/ability.js';
import type { Cause, ModelId, Moment, Sfi, UnitId } from '../vocabulary/index.js';
import { type AimingModel, aimsFrom, aimsOfAll } from './aims/aims.js';
import { needsModel } from './aims/needs-model.js';
import { type Price, payPrice } from './costs/price.js';
import { abilityHits } from './hit-roll.js';

/** A use of an ability of a unit card, which has been found legal. */
export interface Use {
  readonly unit: UnitId;
  readonly ability: Ability;
  /** The models that may use it: the player picks one where it matters which. */
  readonly users: readonly AimingModel[];
  /** Null for passive and leadership abilities, which cost nothing (SFI-CARD-018). */
  readonly price: Price | null;
  readonly limit: Limit | undefined;
  readonly aim: Aim | undefined;
  /** The moment of a reaction or of a passive ability; null for an ability of the active unit. */
  readonly moment: Moment | null;
  readonly rule: RuleId;
}

/** A use with the model that makes it; null if it does not matter which model does. */
interface Declared extends Use {
  readonly by: PlayerId;
  readonly user: AimingModel | null;
}

/** The player picks the model that uses the ability, where its range or its effects depend on the model (SFI-ABILITY-ACTIVE-015). */
function* pickUser(turn: Turn<Sfi>, by: PlayerId, { unit, ability, users, aim, rule }: Use): Rule<AimingModel | null> {
  const [only] = users;
  if (only && users.length === 1) return only;
  const all = users.length === modelsOf(turn.state, unit).length;
  if (!needsModel(ability.effects, aim, all)) return null;
  const options = users.map(({ id }) => id);
  const about = { ability: ability.id, unit, user: true };
  const model = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about });
  return users.find(({ id }) => id === model) ?? null;
}

/** A model that an ability has hit counts as hit for abilities whose moment is not limited to attacks (SFI-ABILITY-ACTIVE-010). */
const beHit = (turn: Turn<Sfi>, model: ModelId): Rule => openAt(turn, 'hit', { of: model });

/** The ability must hit its target before anything happens (SFI-ABILITY-ACTIVE-008). */
function* aimAtTarget(turn: Turn<Sfi>, { by, aim, user }: Declared, target: ModelId): Rule<readonly string[]> {
  if (!user || !aim) return [];
  const hits = yield* abilityHits(turn, { by, roller: user.id, target, type: aim.hit ?? 'arcane' });
  if (!hits) return [];
  yield* beHit(turn, target);
  const unit = thingNamed(tableOf(turn), target)?.unit;
  return aim.what === 'unit' && unit ? [unit] : [target];
}

/** The models or units that an ability works on; none if it missed its target. */
function* takeAim(turn: Turn<Sfi>, declared: Declared): Rule<readonly string[]> {
  const { by, unit: id, ability, aim, user, users } = declared;
  const table = tableOf(turn);
  const unit = unitOf(table.state, id);
  if (!aim) return [];
  if (aim.how === 'every') return aimsOfAll(table, unit, aim, users);
  // Without a range all models of the unit have the same aims.
  const from = user ?? users[0];
  const options = from ? aimsFrom(table, unit, aim, from) : [];
  if (options.length === 0) return [];
  const about = { ability: ability.id, unit: id, aim: aim.how };
  if (aim.how === 'target') {
    const rule = 'SFI-ABILITY-ACTIVE-008';
    const target = yield* decideUnlessForced(turn, { by, kind: 'model', rule, options, about });
    return yield* aimAtTarget(turn, declared, target);
  }
  const rule = 'SFI-ABILITY-ACTIVE-009';
  const chosen = yield* decideUnlessForced(turn, { by, kind: aim.what, rule, options, about });
  if (aim.what === 'model') yield* beHit(turn, chosen);
  return [chosen];
}

/**
 * Resolves the text of an ability: nothing happens if the ability aims at something and hits nothing. The text is followed where a rule of
 * the book says otherwise, e.g. in the number of actions (SFI-PRIORITY-001). Each rule that carries out an effect
 * checks whether another card forbids it, e.g. by immunity to a condition: the card that forbids wins
 * (SFI-PRIORITY-002).
 */
function* resolve(turn: Turn<Sfi>, declared: Declared): Rule {
  const { by, unit, ability, aim, user, moment, rule } = declared;
  const aims = yield* takeAim(turn, declared);
  if (aim && aims.length === 0) return;
  const { name } = ability;
  const cause: Cause = {
    name,
    rule,
    source: unit,
    player: by,
    unit,
    model: user?.id ?? null,
    aims: aim ? aims : null,
    moment,
  };
  yield* carryOut(turn, ability.effects, cause);
}

/**
 * Uses an ability: it is declared, paid for and resolved, in this order (SFI-ABILITY-ACTIVE-003). A reactive ability
 * interrupts the running activation, action or attack until it is resolved (SFI-ABILITY-REACTIVE-006).
 */
export function* useAbility(turn: Turn<Sfi>, use: Use): Rule {
  const { unit, ability, price, limit, moment, rule } = use;
  const by = playerOf(turn.state, unit);
  const user = yield* pickUser(turn, by, use);
  turn.emit({ type: 'AbilityUsed', unit, model: user?.id ?? null, ability: ability.id }, rule);
  useUp(turn, limit, useKey(unit, ability.id));
  const isReaction = ability.kind === 'reactive';
  if (isReaction) turn.emit({ type: 'ReactionBegan', unit, ability: ability.id }, 'SFI-ABILITY-REACTIVE-005');
  if (price) yield* payPrice(turn, unitOf(turn.state, unit), price);
  const resolving = resolve(turn, { ...use, by, user });
  if (moment) yield* actInside(turn, nameInside(unit, ability.id, moment), resolving);
  else yield* resolving;
  if (!isReaction) return;
  turn.emit({ type: 'ReactionEnded', unit, ability: ability.id }, 'SFI-ABILITY-REACTIVE-007');
  if (price?.sacrifice) yield* endSacrifice(turn, unit);
}
