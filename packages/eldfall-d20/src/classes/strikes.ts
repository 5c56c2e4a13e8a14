import { modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Sources } from '../vocabulary/index.js';
import { roleOfStrikes } from './warrior.js';

/** In the Active role a Melee Attack of an Armsmaster has one strike more; its player may roll fewer dice (ELD-CLASS-004). */
export const armsmaster: Partial<Sources> = {
  strikes: [
    (table, attack) =>
      attack.kind === 'melee' &&
      hasClass(table, modelOf(table.state, attack.attacker), 'armsmaster') &&
      roleOfStrikes(table, attack) === 'active'
        ? [amount(table.numbers.classes.armsmasterStrike, 'armsmaster')]
        : [],
  ],
};

/** In the Reactive role every Attack of a Sentinel has one strike more; its player may roll fewer dice (ELD-CLASS-019). */
export const sentinel: Partial<Sources> = {
  strikes: [
    (table, attack) =>
      hasClass(table, modelOf(table.state, attack.attacker), 'sentinel') && roleOfStrikes(table, attack) === 'reactive'
        ? [amount(table.numbers.classes.sentinelStrike, 'sentinel')]
        : [],
  ],
};
