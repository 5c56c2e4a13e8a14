import { rememberSame } from '@rulewright/core/remember';
import { rememberTable, standAlike } from '../match/table.js';
import type { SfiState, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The tokens of units on which no place, line of sight or number depends. */
const TOKENS: ReadonlySet<string> = new Set<keyof Unit>(['activated', 'exhausted']);

const alikeBesidesTokens = (a: Unit, b: Unit | undefined): boolean =>
  a === b ||
  (b !== undefined && Object.entries(a).every(([key, value]) => TOKENS.has(key) || value === b[key as keyof Unit]));

const unitsAlike = ({ units }: SfiState, other: SfiState): boolean =>
  units.length === other.units.length && units.every((unit, at) => alikeBesidesTokens(unit, other.units[at]));

/**
 * Cache, by ids: facts about the places of things and about the numbers in force, for pictures and cards. An entry is
 * valid until a thing moves or a number changes. It stays valid when units become activated or exhausted, so it must
 * not depend on these tokens.
 */
export const rememberPhysical = <T>(): ((table: Table) => Map<string, T>) => {
  const alike = rememberSame<SfiState>((a, b) =>
    standAlike(a, a.units !== b.units && unitsAlike(a, b) ? { ...b, units: a.units } : b),
  );
  const answers = rememberTable(() => new Map<string, T>());
  return table => answers({ ...table, state: alike(table.state) });
};
