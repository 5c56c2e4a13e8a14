import { hasPower } from '../attacks/power.js';
import { effectsOfAttack, ruleOfEffects } from '../effects/of-means.js';
import { spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { isLike } from '../profiles/like.js';
import { traitOfHit, victimOf } from '../traits/of-hit.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Consequence, Hit, Model, ModelId, Sources, Table, Weapon } from '../vocabulary/index.js';

/** The consequences of effects of a means on a model. */
export const consequencesOf = (
  weapon: Weapon,
  { by, on }: { readonly by: ModelId; readonly on: ModelId },
  effects: readonly Effect[],
): readonly Consequence[] => {
  const cited = { rule: ruleOfEffects(weapon), source: weapon.name };
  const element = weapon.item !== null && weapon.type === null ? undefined : weapon.element;
  return effects.map(effect => ({ cited, model: on, effect, by, element }));
};

/** True for a Hit without damage whose Mindgame cannot affect the model, so that its effects do nothing (ELD-SPELLCRAFT-030). */
const isLost = (table: Table, hit: Hit, model: Model): boolean =>
  !hasPower(hit) && !!traitOfHit(hit, 'mindgame') && !!immunityTo(table, model, { trait: 'mindgame' });

/** The effects of a Spell, an Item or an ability on a model that it hits; an Enchantment stays on it (ELD-SPELL-009, ELD-DAMAGE-007). */
export const effectsOnHit: Sources['hitEffects'][number] = (turn, hit, { consequences }) => {
  const { weapon, attacker: by } = hit.attack;
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  const effects = effectsOfAttack(table, hit.attack);
  if (!model || (effects.length === 0 && weapon.spell === null)) return;
  if (isLost(table, hit, model)) return;
  consequences.push(...consequencesOf(weapon, { by, on: model.id }, [...effects, ...remains(weapon)]));
};

/** The effect by which an Enchantment stays on its target. */
const remains = ({ spell, type }: Pick<Weapon, 'spell' | 'type'>): readonly Effect[] =>
  spell !== null && type === 'enchantment' ? [{ op: 'cast', spell }] : [];

/** The effects of a Spell on a model that it wounds. */
export const effectsOnWound: Sources['onWound'][number] = (turn, { hit }, { consequences }) => {
  const { weapon, attacker: by } = hit.attack;
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!model || weapon.spell === null) return;
  const { onWound = [] } = spellOf(table, weapon.spell);
  consequences.push(...consequencesOf(weapon, { by, on: model.id }, onWound));
};

/** True for a model that a hit of the Spell wounds regardless of its Armor. */
export const isWounded = (table: Table, model: Model, { spell }: Weapon): boolean =>
  spell !== null && (spellOf(table, spell).wounds ?? []).some(one => isLike(table, model, one));

/** Some Spells wound models of some kinds when they hit, without a Damage roll (ELD-SPELLCRAFT-009, ELD-SPELLCRAFT-011). */
export const sureWounds: Sources['damageRolls'][number] = (turn, hit) => {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!model || !isWounded(table, model, hit.attack.weapon)) return undefined;
  return (function* () {
    yield* [];
    return true;
  })();
};
