import { modelOf } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import { amount } from '../rolls/amount.js';
import type { Sources } from '../vocabulary/index.js';

/** In the Active role a Melee Attack of an Armsmaster has one strike more; its player may roll fewer dice (ELD-CLASS-004). */
export const armsmaster: Partial<Sources> = {
  strikes: [
    (table, { attacker, role, kind }) =>
      role === 'active' && kind === 'melee' && hasClass(table, modelOf(table.state, attacker), 'armsmaster')
        ? [amount(table.numbers.classes.armsmasterStrike, 'armsmaster')]
        : [],
  ],
};

/** In the Reactive role every Attack of a Sentinel has one strike more; its player may roll fewer dice (ELD-CLASS-019). */
export const sentinel: Partial<Sources> = {
  strikes: [
    (table, { attacker, role }) =>
      role === 'reactive' && hasClass(table, modelOf(table.state, attacker), 'sentinel')
        ? [amount(table.numbers.classes.sentinelStrike, 'sentinel')]
        : [],
  ],
};
