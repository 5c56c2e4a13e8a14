import { countsAsSpell, hasNoType } from '../attacks/spell-type.js';
import { tableOf } from '../match/table.js';
import { traitsOf } from '../profiles/abilities.js';
import { halvedBy } from '../profiles/modified.js';
import type { Hit, Sources, Table } from '../vocabulary/index.js';
import type { Characteristic } from '../vocabulary/traits.js';
import { elementOf } from './elemental-essence.js';
import { victimOf } from './of-hit.js';

/** True for a Hit of a Type, an Element or a Trait (ELD-TRAIT-050). */
const hitIsLike = (table: Table, hit: Hit, what: Characteristic): boolean => {
  const { weapon, kind } = hit.attack;
  if ('trait' in what) return hit.traits.some(({ id }) => id === what.trait);
  if ('word' in what) return hit.traits.some(one => one.id === 'word' && one.word === what.word);
  if (hasNoType(table, hit.attack)) return false;
  if ('element' in what) return elementOf(table, hit.attack) === what.element;
  if (!('type' in what)) return false;
  if (what.type === 'melee' || what.type === 'ranged') return what.type === kind;
  if (what.type === 'natural') return weapon.natural;
  if (what.type === 'spell') return countsAsSpell(table, hit.attack);
  if (what.type === 'weapon') return weapon.type === null && !weapon.natural;
  return what.type === weapon.type;
};

/** The highest level of Resistance of the target against a Hit; 0 without it. */
const resistanceTo = (table: Table, hit: Hit): number => {
  const model = victimOf(table, hit);
  const levels = (model ? traitsOf(table, model) : []).map(one =>
    one.id === 'resistance' && hitIsLike(table, hit, one.to) ? (one.level ?? 1) : 0,
  );
  return Math.max(0, ...levels);
};

/** Resistance I halves the Power of a Hit of the Type or Trait that it names (ELD-TRAIT-050). */
export const resistance: Partial<Sources> = {
  power: [
    (table, hit) =>
      resistanceTo(table, hit) > 0 ? [halvedBy(table.numbers.traits.resistanceDivisor, 'resistance')] : [],
  ],
};

/** Resistance II negates such a Hit with its effects. */
export const negatingResistance: Sources['negations'][number] = (turn, hit) => {
  if (!hit.negated && resistanceTo(tableOf(turn), hit) > 1)
    hit.negated = { rule: 'ELD-TRAIT-051', source: 'resistance' };
};
