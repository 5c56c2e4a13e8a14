import type { Refusal } from '@rulewright/core';
import { seesFrom } from '../battlefield/sight.js';
import { seesSurface } from '../battlefield/surface-sight.js';
import { coversTarget } from '../battlefield/templates.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Aim, AttackFacts, Standing, Table } from '../vocabulary/index.js';
import { hasAura, isInAura } from './casting-aura.js';
import { targetOf, targetStanding } from './facts.js';
import { bodyAimed, intervalOf } from './range.js';

/** The reason why a strike fails. */
export type Failure = Refusal & { readonly rule: RuleId };

const failed = (code: string, rule: RuleId, target: string | null): Failure => ({
  code,
  rule,
  ...(target === null ? {} : { detail: { target } }),
});

/**
 * True if an attacker sees what it aims at, at the moment of the attack (ELD-LOS-011). A surface needs no sight but by
 * the option (ELD-TRAIT-062).
 */
export const isSeen = (table: Table, attack: AttackFacts, aim: Aim): boolean => {
  if ('spot' in aim) return table.options.surfaceSight === 'notNeeded' || seesSurface(table, attack.from, aim.spot);
  const target = targetOf(aim);
  if (target === null) return true;
  const standing: Standing | undefined = 'model' in aim ? targetStanding(table, attack, target) : undefined;
  return seesFrom(table, attack.from, target, standing);
};

/** True for an attack that may be made without sight of its target, e.g. into a Casting Aura. */
const mayBeBlind = (table: Table, attack: AttackFacts, target: string | null): boolean => {
  const own = modelOf(table.state, attack.attacker);
  const { weapon, role } = attack;
  if (target === null) return hasAura(weapon);
  const there = modelNamed(table.state, target) ? { at: targetStanding(table, attack, target).at } : {};
  return table.sources.unseen.some(source => source(table, own, target, { weapon, role, ...there, measured: true }));
};

/** The main target must be wholly under a template (ELD-TEMPLATE-002). */
const isCovered = (table: Table, attack: AttackFacts, aim: Aim): boolean => {
  const body = 'spot' in aim ? undefined : bodyAimed(table, attack, aim);
  return !aim.template || !body || coversTarget(table, aim.template, body);
};

/**
 * The requirement that a strike fails at the Resolution step; null if all are met: the target is on the field, within
 * Reach, in sight and under the template (ELD-RANGED-005, ELD-CONTACT-003).
 */
export const whyStrikeFails = (table: Table, attack: AttackFacts, aim: Aim): Failure | null => {
  const target = targetOf(aim);
  if (!bodyAimed(table, attack, aim)) return failed('target-gone', 'ELD-ACT-020', target);
  if (intervalOf(table, attack, aim) === undefined) return failed('out-of-reach', 'ELD-STRIKE-009', target);
  if (!isSeen(table, attack, aim) && !mayBeBlind(table, attack, target)) {
    return failed('no-sight', 'ELD-ACTION-027', target);
  }
  if (!isInAura(table, attack, aim)) return failed('outside-the-aura', 'ELD-SPELL-019', target);
  return isCovered(table, attack, aim) ? null : failed('not-under-template', 'ELD-TEMPLATE-002', target);
};
