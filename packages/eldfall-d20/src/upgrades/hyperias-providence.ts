import type { Rule, Turn } from '@rulewright/core';
import { targetOf, targetStanding } from '../attacks/facts.js';
import { hasShield } from '../attacks/shield.js';
import { isFrontal } from '../battlefield/front.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { amount } from '../rolls/amount.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Attack, Eld, Model, Pool, Resolution, Sources, Table } from '../vocabulary/index.js';
import { codedUpgrade } from './coded.js';

const PROVIDENCE = 'hyperias-providence';

/** The model with the Upgrade at which a pool is aimed; undefined for all others. */
const protectedBy = (table: Table, { aim }: Pick<Pool, 'aim'>): Model | undefined => {
  const target = modelNamed(table.state, targetOf(aim) ?? '');
  return target && codedUpgrade(table, target, PROVIDENCE) !== undefined ? target : undefined;
};

const strikesIn = ({ pools }: Attack): number =>
  pools
    .filter(({ failed }) => failed === null)
    .reduce((sum, { strikes, automatic }) => sum + automatic.reduce((all, { hits }) => all + hits, strikes), 0);

/**
 * Before its dice are thrown, the attacker with a Melee Attack rolls Agility for each target with the Upgrade; a
 * failure costs one strike at that target, but the attack keeps one (ELD-UPGRADE-040, ELD-STRIKE-004).
 */
export function* provide(turn: Turn<Eld>, { attacks }: Resolution): Rule {
  for (const attack of attacks) {
    // A Trample is no declared Attack.
    if (attack.kind !== 'melee' || attack.failed !== null || attack.by !== null) continue;
    const { attacker: model, weapon } = attack;
    for (const pool of attack.pools) {
      if (pool.failed !== null || !protectedBy(tableOf(turn), pool)) continue;
      const facts = rollFacts({ model, attribute: 'AG', purpose: 'resist', about: PROVIDENCE });
      const { success } = yield* rollAttribute(turn, facts);
      if (!success && pool.strikes > 0 && strikesIn(attack) > 1 && !weapon.fixedStrike) pool.strikes -= 1;
    }
  }
}

/** With a Shield equipped, Ranged Attacks against its Front are harder (ELD-UPGRADE-041). */
export const glyphOnShield: Sources['rolls'][number] = (table, { attack, aim, purpose }) => {
  if (purpose !== 'attack' || attack?.kind !== 'ranged' || aim === null) return [];
  const target = protectedBy(table, { aim });
  const isFaced =
    target && hasShield(table, target) && isFrontal(table, targetStanding(table, attack, target.id), attack.from);
  return isFaced ? [amount(table.numbers.upgrades.providence, PROVIDENCE)] : [];
};
