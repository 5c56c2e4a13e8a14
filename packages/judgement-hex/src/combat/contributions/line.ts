import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** Dice or damage that something adds to an attack or takes from it; `rejected` says why it does not count here. */
export interface Line extends Contribution {
  readonly rejected?: string;
}

/** The lines that an ability adds to an attack of a model that may have the ability. */
export type Contributor = (table: Table, attacker: Model, attack: AttackFacts) => readonly Line[];
