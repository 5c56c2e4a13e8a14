import { decide, type Rule, type Turn } from '@rulewright/core';
import { modelsUnder } from '../battlefield/templates.js';
import { deciderOf } from '../match/decider.js';
import { hasState, isAlly, modelNamed, modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Aim, AttackFacts, Eld, ModelId, Table, TemplatePlace } from '../vocabulary/index.js';
import { targetOf } from './facts.js';

/** The models that an area can hit: a Dead one suffers nothing more (ELD-STATE-019, ELD-STATE-022). */
export const underTemplate = (
  table: Table,
  { from, activated }: AttackFacts,
  place: TemplatePlace,
): readonly ModelId[] =>
  modelsUnder(table, place, from, { [activated.model]: activated.at }).filter(
    id => !hasState(modelOf(table.state, id), 'dead'),
  );

const affectsOnly = (table: Table, { weapon }: AttackFacts) =>
  weapon.spell === null ? undefined : spellOf(table, weapon.spell).affects;

const isEnemyOf = (table: Table, attacker: ModelId, other: ModelId): boolean =>
  !isAlly(table.state, modelOf(table.state, attacker), modelOf(table.state, other));

/**
 * Everything that one successful strike can hit: all models of an area, friends too (ELD-TEMPLATE-001), or the target. Some Spells
 * affect only enemies.
 */
export const mayBeHit = (table: Table, attack: AttackFacts, aim: Aim): readonly string[] => {
  const target = targetOf(aim);
  for (const source of table.sources.areas) {
    const found = source(table, attack, aim);
    if (found) return found;
  }
  if (!aim.template) return target === null ? [] : [target];
  const models = underTemplate(table, attack, aim.template);
  const only = affectsOnly(table, attack);
  // Of all structures an area hits only the one that it is aimed at.
  if (only === undefined) return 'thing' in aim ? [...models, aim.thing] : models;
  const enemies = models.filter(id => isEnemyOf(table, attack.attacker, id));
  // A Hidden model cannot be picked, and the question would reveal it (ELD-STATE-073).
  return only === 'enemies' ? enemies : enemies.filter(id => !hasState(modelOf(table.state, id), 'hidden'));
};

/**
 * The models that a successful strike hits: of a Spell that affects chosen enemies, those that the player of its caster
 * picks one by one. If the caster is a token, no model is picked.
 */
export function* struckBy(turn: Turn<Eld>, attack: AttackFacts, aim: Aim): Rule<readonly string[]> {
  const table = tableOf(turn);
  const models = mayBeHit(table, attack, aim);
  const caster = modelNamed(turn.state, attack.attacker);
  if (!aim.template || affectsOnly(table, attack) !== 'chosen-enemies' || !caster) return models;
  const by = deciderOf(table, caster);
  const chosen: string[] = [];
  for (const model of models) {
    const about = { spell: attack.weapon.spell, model };
    if (yield* decide(turn, { by, kind: 'yes', rule: 'ELD-TEMPLATE-001', options: [true, false], about })) {
      chosen.push(model);
    }
  }
  return chosen;
}
