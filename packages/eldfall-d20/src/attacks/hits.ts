import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { Attack, Cited, Eld, Hit, Pool, Resolution, Table } from '../vocabulary/index.js';
import { struckBy } from './areas.js';
import { criticalTraits, traitsOfHits } from './hit-traits.js';
import { hasPower } from './power.js';

/** The facts that a rule must give about a Hit. */
interface Scoring {
  readonly attack: Attack;
  readonly pool: Pool | null;
  readonly on: string;
  readonly critical: boolean;
  readonly stray?: boolean;
}

/** True if the model has avoided the attack with a Dodge; Critical Hits are never avoided (ELD-ACTION-012, ELD-CRIT-007). */
const isDodged = ({ dodges }: Resolution, { attack, on, critical }: Scoring): boolean =>
  !critical &&
  dodges.some(({ model, against }) => model === on && against.some(one => one.attack === attack && one.rolled.success));

const negate = (turn: Turn<Eld>, { attack: { attacker }, on }: Pick<Hit, 'attack' | 'on'>, by: Cited): void =>
  turn.emit({ type: 'HitNegated', attacker, on, by }, by.rule);

/**
 * Adds a Hit to the resolution; undefined for one that is avoided by Dodge, which then has no effects at all
 * (ELD-DAMAGE-008). The Hit has every trait of its attack (ELD-PROFILE-020).
 */
const addHit = (turn: Turn<Eld>, resolution: Resolution, scoring: Scoring): Hit | undefined => {
  const { attack, pool, on, critical, stray = false } = scoring;
  if (isDodged(resolution, scoring)) {
    negate(turn, scoring, { rule: 'ELD-ACTION-012', source: 'dodge' });
    return undefined;
  }
  const traits = [
    ...traitsOfHits(tableOf(turn), attack, on),
    ...(critical ? criticalTraits(tableOf(turn), attack) : []),
  ];
  const hit: Hit = { attack, pool, on, critical, stray, traits, negated: null, resolved: false, wounds: [] };
  resolution.hits.push(hit);
  return hit;
};

/** The strikes of a pool that hit: the Hits without a die first, then every success that nothing has beaten (ELD-DEF-007). */
function* strikesOf(turn: Turn<Eld>, resolution: Resolution, attack: Attack, pool: Pool): Rule<readonly Hit[]> {
  const sure = pool.automatic.flatMap(({ hits }) => Array.from({ length: hits }, () => false));
  const rolled = pool.dice.filter(one => one.success && !one.negated && one.stray === null);
  const hits: (Hit | undefined)[] = [];
  for (const critical of [...sure, ...rolled.map(one => one.critical)]) {
    // A template is placed only for a strike that succeeds (ELD-TEMPLATE-014), and each one hits by itself (ELD-TEMPLATE-012).
    const struck = yield* struckBy(turn, attack, pool.aim);
    const { template } = pool.aim;
    if (template) {
      const { attacker } = attack;
      turn.emit({ type: 'TemplatePlaced', attacker, template: template.template, at: template.at, models: struck }, [
        'ELD-TEMPLATE-001',
        'ELD-TEMPLATE-016',
      ]);
      for (const source of tableOf(turn).sources.underTemplates) source(turn, attack, template);
    }
    for (const on of struck) hits.push(addHit(turn, resolution, { attack, pool, on, critical }));
  }
  for (const { stray } of pool.dice) {
    // A stray shot is a plain Hit on the ally (ELD-RANGED-012).
    if (stray !== null) hits.push(addHit(turn, resolution, { attack, pool, on: stray, critical: false, stray: true }));
  }
  return hits.flatMap(hit => hit ?? []);
}

/** Carries out the effects of a Hit that need no Wound (ELD-DAMAGE-007). */
export function* applyHit(turn: Turn<Eld>, hit: Hit, resolution: Resolution): Rule {
  if (hit.withoutEffects) return;
  for (const source of tableOf(turn).sources.hitEffects) {
    const going = source(turn, hit, resolution);
    if (going) yield* going;
  }
}

/**
 * Judges new Hits: rules may negate them. The other Hits have all consequences that do not need a Wound
 * (ELD-DAMAGE-007), unless effects wait for a roll (ELD-TRAIT-046).
 */
function* judgeHits(turn: Turn<Eld>, resolution: Resolution, hits: readonly Hit[]): Rule {
  const { sources } = tableOf(turn);
  for (const hit of hits) {
    for (const source of sources.negations) {
      const going = hit.negated ? undefined : source(turn, hit, resolution);
      if (going) yield* going;
    }
    if (hit.negated) {
      negate(turn, hit, hit.negated);
      continue;
    }
    const { attack, on, critical, stray } = hit;
    const rules = critical ? (['ELD-DEF-007', 'ELD-CRIT-001'] as const) : (['ELD-DEF-007'] as const);
    turn.emit({ type: 'HitScored', attacker: attack.attacker, on, critical, stray }, rules);
    const { consequences, knockbacks } = resolution;
    const before = [consequences.length, knockbacks.length] as const;
    for (const source of sources.onHit) {
      const going = source(turn, hit, resolution);
      if (going) yield* going;
    }
    if (!sources.waitingHits.some(source => source(tableOf(turn), hit))) yield* applyHit(turn, hit, resolution);
    hit.brings = { consequences: consequences.slice(before[0]), knockbacks: knockbacks.slice(before[1]) };
  }
}

const remove = <T>(from: T[], gone: readonly T[]): void => {
  for (const one of gone) {
    const at = from.indexOf(one);
    if (at >= 0) from.splice(at, 1);
  }
};

/** Negates a Hit that stood until now, before its Damage roll, and takes back the consequences that it would have brought. */
export const takeBack = (turn: Turn<Eld>, resolution: Resolution, hit: Hit, by: Cited): void => {
  hit.negated = by;
  negate(turn, hit, by);
  if (!hit.brings) return;
  remove(resolution.consequences, hit.brings.consequences);
  remove(resolution.knockbacks, hit.brings.knockbacks);
};

/** Scores Hits that an ability adds. */
export function* scoreHits(turn: Turn<Eld>, resolution: Resolution, scorings: readonly Scoring[]): Rule {
  const scored = scorings.flatMap(one => addHit(turn, resolution, one) ?? []);
  yield* judgeHits(turn, resolution, scored);
}

/** The place of a Hit in the order of judgement: first those that act on other Hits, then those that do no damage, then all others. */
const rankOf = (table: Table, hit: Hit): number => {
  if (table.sources.judgedFirst.some(source => source(table, hit))) return 0;
  return hasPower(hit) ? 2 : 1;
};

/** Fixes the Hits of attacks whose dice stand, and judges them in their order. */
export function* fixHits(turn: Turn<Eld>, resolution: Resolution, attacks: readonly Attack[]): Rule {
  const scored: Hit[] = [];
  for (const attack of attacks) {
    for (const pool of attack.pools) {
      if (attack.failed || pool.failed) continue;
      scored.push(...(yield* strikesOf(turn, resolution, attack, pool)));
    }
  }
  const table = tableOf(turn);
  const ordered = scored.toSorted((a, b) => rankOf(table, a) - rankOf(table, b));
  yield* judgeHits(turn, resolution, ordered);
}
