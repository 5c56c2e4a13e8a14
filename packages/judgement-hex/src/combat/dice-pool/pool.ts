import { type TallyBuilder, tally } from '@rulewright/core/tally';
import { attribute } from '../../hero-cards/attributes/attribute.js';
import { modelOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { JhxTally } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { changesOf } from '../contributions/changes.js';
import { abilityDice } from '../contributions/contributions.js';
import type { Line } from '../contributions/line.js';
import { inLikelyOrder, isAfterAll } from './after-all.js';
import { situationDice } from './situation.js';
import { againstDefence, defenceOf, withoutDefence } from './target.js';

const stages = [
  'base',
  'positive',
  'negative',
  'minimum',
  'after-all',
  'after-all plus',
  'after-all minus',
  'least',
] as const;
type Stage = (typeof stages)[number];
type Pool = TallyBuilder<RuleId, Stage>;

/**
 * The dice that the pool starts with: the attack attribute less the target's AGI, or its Soul Harvest
 * (JHX-ABILITY-046); at least 1 die. Against an Effigy effects that raise the attribute are left out, and
 * effects that lower it count (JHX-EFFIGY-014).
 */
const base = (pool: Pool, table: Table, attack: AttackFacts): void => {
  const defence = defenceOf(table, attack);
  if (defence === null) {
    const { value, rule, source } = withoutDefence(table);
    pool.base('base', value, rule, source);
    return;
  }
  const { leastBase } = table.numbers.attackDice;
  const attacker = modelOf(table.state, attack.attacker);
  const more = changesOf(table, attack, attacker, attack.target, attack.type);
  const value = attribute(table, attacker, attack.type, more);
  const { total, ignored } = againstDefence(table, attack, value);
  pool.base('base', total, 'JHX-ATTACK-016', attack.type);
  for (const { by, source } of ignored) pool.reject('base', by, 'JHX-EFFIGY-013', 'effigy', source);
  pool.add('base', -defence.value, defence.rule, defence.source).atLeast('base', leastBase.value, leastBase.rule);
};

const put = (pool: Pool, { by, rule, source, last, rejected }: Line): void => {
  const sign = by > 0 ? 'plus' : 'minus';
  const stage = last ? (`after-all ${sign}` as const) : by > 0 ? 'positive' : 'negative';
  if (rejected === undefined) pool.add(stage, by, rule, source);
  else pool.reject(stage, by, rule, rejected, source);
};

/**
 * The dice of an attack with their reasons: the base, all positive modifiers before all negative ones, of the ground and of
 * abilities alike, at least 1; then the modifiers of abilities that come after all others, additions first, and at least 1
 * again (JHX-ATTACK-018, JHX-ATTACK-028, JHX-ATTACK-019); a Parting Blow has at least 3 (JHX-PARTING-009). An edition may
 * let the active player order the modifiers after all others, with at least 1 die after each. By the option
 * `minBeforeAfterAll` the first minimum can be left out. Standing one's ground is the last of the negative modifiers
 * (JHX-CHARGE-022).
 */
export const dicePool = (table: Table, attack: AttackFacts): JhxTally => {
  const pool = tally<RuleId, Stage>('dice', stages);
  const { least, standYourGround, leastOfPartingBlow, afterAll } = table.numbers.attackDice;
  base(pool, table, attack);
  const lines = [...situationDice(table, attack), ...abilityDice(table, attack)];
  const ordered = afterAll.value === 'active-player' ? lines.filter(isAfterAll) : [];
  for (const line of lines) if (!ordered.includes(line)) put(pool, line);
  for (const { by, rule, source } of attack.afterAll ?? inLikelyOrder(table, attack, ordered)) {
    pool.add('after-all', by, rule, source).atLeast('after-all', least.value, least.rule);
  }
  if (attack.stoodGround) pool.add('negative', -standYourGround.value, standYourGround.rule, attack.target);
  if (table.options.minBeforeAfterAll) pool.atLeast('minimum', least.value, least.rule);
  pool.atLeast('least', least.value, table.options.minBeforeAfterAll ? 'JHX-ATTACK-020' : least.rule);
  if (attack.kind === 'parting-blow') pool.atLeast('least', leastOfPartingBlow.value, leastOfPartingBlow.rule);
  return pool.tally();
};
