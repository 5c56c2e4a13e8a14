import { hasPower } from '../attacks/power.js';
import { isAlly, itemOf, modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { isLike } from '../profiles/like.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { RuleId } from '../rulebook/index.js';
import { traitOfHit, victimOf } from '../traits/of-hit.js';
import type { Effect } from '../vocabulary/effect.js';
import type { AttackFacts, Consequence, Hit, Model, ModelId, Sources, Table, Weapon } from '../vocabulary/index.js';

/** The effects on everything that a means hits: those of the attack, and those of the Spell itself. */
export const effectsOfHit = (table: Table, { item, spell }: Pick<Weapon, 'item' | 'spell'>): readonly Effect[] => {
  if (item !== null) return itemOf(table, item).weapon?.onHit ?? [];
  if (spell === null) return [];
  const { onHit = [], weapon } = spellOf(table, spell);
  return [...(weapon.onHit ?? []), ...onHit];
};

/** The effects on everything that an attack hits: of the mode that was declared, where its Spell has several (ELD-SPELLCRAFT-028). */
export const effectsOfAttack = (
  table: Table,
  { weapon, declared }: Pick<AttackFacts, 'weapon' | 'declared'>,
): readonly Effect[] => {
  const modes = weapon.spell === null ? undefined : spellOf(table, weapon.spell).modes;
  return [...effectsOfHit(table, weapon), ...(modes?.find(({ name }) => name === declared.mode)?.onHit ?? [])];
};

/** The rule by which the effects of a means happen: each type of Spells has its own (ELD-SPELL-006, ELD-SPELL-007, ELD-SPELL-009). */
export const ruleOfEffects = ({ type }: Pick<Weapon, 'type'>): RuleId => {
  if (type === 'sorcery') return 'ELD-SPELL-006';
  if (type === 'healing') return 'ELD-SPELL-007';
  if (type === 'enchantment') return 'ELD-SPELL-009';
  return type === 'transmutation' ? 'ELD-SPELL-014' : 'ELD-DAMAGE-007';
};

/** The consequences of effects of a means on a model; some are for enemies of the caster only. */
export const consequencesOf = (
  table: Table,
  weapon: Weapon,
  { by, on }: { readonly by: ModelId; readonly on: ModelId },
  effects: readonly Effect[],
): readonly Consequence[] => {
  const friendly = isAlly(table.state, modelOf(table.state, by), modelOf(table.state, on));
  const cited = { rule: ruleOfEffects(weapon), source: weapon.name };
  return effects
    .filter(effect => !(effect.op === 'state' && effect.only === 'enemies' && friendly))
    .map(effect => ({ cited, model: on, effect, by, element: weapon.element }));
};

/** Mindgame on an attack without damage is an Intellect roll that keeps off its effects; they do nothing to a model that Mindgame cannot touch (ELD-SPELLCRAFT-030). */
const isMindgame = (hit: Hit): boolean => !hasPower(hit) && traitOfHit(hit, 'mindgame') !== undefined;

/** The effects of a Spell, an Item or an ability on a model that it hits; an Enchantment stays on it (ELD-SPELL-009, ELD-DAMAGE-007). */
export const effectsOnHit: Sources['onHit'][number] = function* (turn, hit, { consequences }) {
  const { weapon, attacker: by } = hit.attack;
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  const effects = effectsOfAttack(table, hit.attack);
  if (!model || (effects.length === 0 && weapon.spell === null)) return;
  if (isMindgame(hit)) {
    if (immunityTo(table, model, { trait: 'mindgame' })) return;
    const facts = rollFacts({ model: model.id, attribute: 'INT', purpose: 'resist', about: 'mindgame' });
    if ((yield* rollAttribute(turn, facts)).success) return;
  }
  consequences.push(...consequencesOf(tableOf(turn), weapon, { by, on: model.id }, [...effects, ...remains(weapon)]));
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
  consequences.push(...consequencesOf(table, weapon, { by, on: model.id }, onWound));
};

const isWounded = (table: Table, model: Model, { spell }: Weapon): boolean =>
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
