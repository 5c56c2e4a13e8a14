import type { Aim, AttackFacts, Pool, Table } from '../vocabulary/index.js';
import { newPool, targetOf } from './facts.js';
import { strikeOf } from './strike.js';

/** True for a strike that shares its dice with another one: at the same target, without a template. */
const isAlike = (a: Aim, b: Aim): boolean => !a.template && !b.template && targetOf(a) === targetOf(b);

/** The strikes at one aim before their first stage, of which some may hit without a die (ELD-SKILL-001). */
export const poolAt = (table: Table, attack: AttackFacts, aim: Aim, strikes: number): Pool => {
  const target = 'model' in aim ? aim.model : null;
  const sure = target === null ? [] : table.sources.automaticHits.flatMap(source => source(table, attack, target, aim));
  const hits = sure.reduce((sum, one) => sum + one.hits, 0);
  return { ...newPool(aim, Math.max(0, strikes - hits)), automatic: sure };
};

/**
 * The strikes of an attack by target (ELD-STRIKE-006): in the Active role each strike, of a Spell too (ELD-STRIKE-008),
 * has the target that was declared, so that each target is met by its own dice (ELD-STRIKE-010) and each strike may
 * place a template (ELD-TEMPLATE-015); a reacting model directs all of them at the activated model (ELD-STRIKE-007).
 * Strikes beyond the Strike of this moment are lost, the last ones first; a player may have declared fewer
 * (ELD-ROLL-013).
 */
export const poolsOf = (table: Table, attack: AttackFacts): readonly Pool[] => {
  const aims = attack.declared.aims.slice(0, strikeOf(table, attack).total);
  const first = aims.filter((aim, at) => aims.findIndex(other => isAlike(other, aim) || other === aim) === at);
  return first.map(aim => {
    const strikes = aims.filter(other => other === aim || isAlike(other, aim)).length;
    return poolAt(table, attack, aim, strikes);
  });
};
