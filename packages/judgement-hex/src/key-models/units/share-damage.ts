import {
  type Ability,
  decideUnlessForced,
  defineAbility,
  type Offer,
  openWindow,
  type Rule,
  type Turn,
  timingWindow,
} from '@rulewright/core';
import { dealDamageTogether, type Harm } from '../../combat/damage/damage.js';
import { heal, healingRefusal } from '../../combat/damage/healing.js';
import { companyOf, inCohesion, unitMates } from '../../hero-cards/reading/cohesion.js';
import { remainingHealth } from '../../hero-cards/reading/health.js';
import { onBoard, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { interruptLimit } from '../../special-rules/timing/limits.js';
import { activeFirst, windows } from '../../special-rules/timing/windows.js';
import type { Jhx, JhxChoices, Model, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Table } from '../../vocabulary/table.js';

/** Damage that a model has just taken from a Basic Attack or an Active Ability. */
export interface Hurt {
  readonly of: ModelId;
  readonly by: ModelId;
  /** The damage taken, with that to temporary health (JHX-DAMAGE-008). */
  readonly dealt: number;
}

const name = 'share-damage';

/**
 * The most damage that a model may pass on: as much as it can heal in return, since lost temporary health stays lost
 * (JHX-DAMAGE-011). The result is 0 if the option `shareDamageIsHealing` makes sharing a healing, and the model is
 * barred from healing (JHX-UNIT-017).
 */
const mostToShare = (table: Table, model: Model, { dealt }: Hurt): number =>
  table.options.shareDamageIsHealing && healingRefusal(table, model) ? 0 : Math.min(dealt, model.damage);

/** Every way to give 1 to `most` damage to some models, to each at most its current health (JHX-UNIT-014). */
const sharings = (table: Table, most: number, among: readonly Model[]): readonly JhxChoices['share'][] => {
  const [first, ...others] = among;
  if (!first) return [];
  const found: JhxChoices['share'][] = [...sharings(table, most, others)];
  for (let amount = 1; amount <= Math.min(most, remainingHealth(table, first)); amount++) {
    const mine = { to: first.id, amount };
    found.push([mine], ...sharings(table, most - amount, others).map(rest => [mine, ...rest]));
  }
  return found;
};

/**
 * The ways in which a model can share its latest damage with others in cohesion or, by the option `shareDamageWith`, with
 * all others of its unit (JHX-UNIT-013). A model that is dead, out of cohesion, or hurt by a friend cannot share
 * (JHX-UNIT-012).
 */
const sharingsNow = (table: Table, hurt: Hurt): readonly JhxChoices['share'][] => {
  const model = onBoard(table.state, hurt.of);
  if (!model || model.unit === null || !inCohesion(table, model)) return [];
  if (playerOf(table.state, hurt.by) === model.player) return [];
  const others = table.options.shareDamageWith === 'unit' ? unitMates(table, model) : companyOf(table, model);
  return sharings(table, mostToShare(table, model, hurt), others);
};

const offers = (turn: Turn<Jhx>, hurt: Hurt): readonly Offer[] => {
  const by = onBoard(turn.state, hurt.of)?.player ?? null;
  if (by === null || interruptLimit(turn, hurt.of).some(key => turn.spent(key))) return [];
  return sharingsNow(tableOf(turn), hurt).length > 0 ? [{ by, source: hurt.of }] : [];
};

const giveBack = (turn: Turn<Jhx>, id: ModelId, amount: number): void => {
  const by = Math.min(amount, onBoard(turn.state, id)?.damage ?? 0);
  if (by > 0) turn.emit({ type: 'ModelHealed', model: id, by }, ['JHX-UNIT-012', 'JHX-UNIT-017']);
};

/**
 * The others take their parts as True Damage of the model that dealt the damage, which has the kills (JHX-UNIT-016).
 * Then the hurt model heals the same amount, burning or not.
 */
function* share(turn: Turn<Jhx>, hurt: Hurt): Rule {
  const { of: id, by: enemy, dealt } = hurt;
  const by = onBoard(turn.state, id)?.player ?? null;
  const options = sharingsNow(tableOf(turn), hurt);
  if (by === null || options.length === 0) return;
  for (const key of interruptLimit(turn, id)) turn.once(key);
  turn.emit({ type: 'AbilityUsed', model: id, ability: name }, 'JHX-UNIT-015');
  const about = { share: id, dealt };
  const parts = yield* decideUnlessForced(turn, { by, kind: 'share', rule: 'JHX-UNIT-012', options, about });
  const rule = 'JHX-UNIT-012';
  const harms = parts.map(
    ({ to: target, amount }): Harm => ({ target, amount, true: true, cause: 'shared', by: enemy, rule, source: name }),
  );
  yield* dealDamageTogether(turn, harms);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (turn.options.shareDamageIsHealing) heal(turn, id, amount, 'JHX-UNIT-017');
  else giveBack(turn, id, amount);
}

const byAttack = ({ attack }: Moment): Hurt | undefined =>
  attack ? { of: attack.target, by: attack.attacker, dealt: attack.dealt } : undefined;

/** Share Damage (Interrupt), after the damage of a Basic Attack and before manoeuvres (JHX-UNIT-015, JHX-INTERRUPT-017). */
const ofAttacks: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: name,
  rule: 'JHX-UNIT-012',
  window: windows['damage-taken'],
  offers: (turn, moment) => {
    const hurt = byAttack(moment);
    return hurt ? offers(turn, hurt) : [];
  },
  *use(turn, moment) {
    const hurt = byAttack(moment);
    if (hurt) yield* share(turn, hurt);
  },
});

interface Aftermath {
  readonly hurts: readonly Hurt[];
}

/** The window after the damage of an Active Ability, for Share Damage alone. */
const abilityDamage = timingWindow<Jhx, Aftermath>('ability-damage-taken', {
  rule: 'JHX-UNIT-015',
  order: activeFirst,
  about: (_, { hurts }) => ({ window: 'damage-taken', hurt: hurts.map(({ of }) => of) }),
});

/** Share Damage (Interrupt), after the damage of an Active Ability, by each model that it hurt. */
const ofAbilities: Ability<Jhx> = defineAbility<Jhx, Aftermath>({
  id: `${name}-of-abilities`,
  rule: 'JHX-UNIT-012',
  window: abilityDamage,
  offers: (turn, { hurts }) => hurts.flatMap(hurt => offers(turn, hurt)),
  *use(turn, { hurts }, { source }) {
    const hurt = hurts.find(({ of }) => of === source);
    if (hurt) yield* share(turn, hurt);
  },
});

/** The abilities of Hero units that act in windows. */
export const unitAbilities: readonly Ability<Jhx>[] = [ofAttacks, ofAbilities];

/**
 * Call this after an Active Ability has dealt damage: the models of units that it hurt may share the damage
 * (JHX-UNIT-012).
 */
export const afterAbilityDamage = (turn: Turn<Jhx>, hurts: readonly Hurt[]): Rule =>
  openWindow(turn, abilityDamage, { hurts });
