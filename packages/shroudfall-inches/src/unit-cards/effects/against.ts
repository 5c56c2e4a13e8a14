import { cardOf, hasKeyword, modelOf, suffers, unitOf } from '../../match/lookups.js';
import type { Against } from '../../vocabulary/effect.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { AttackType } from '../../vocabulary/words.js';

/** The attack for which a number is asked; no field for a question outside an attack. */
export interface Situation {
  readonly attack?: AttackType;
  /** The model on the other side of the attack. */
  readonly foe?: ModelId;
  /** True if the foe is in melee with another model of the card's unit, or with any model friendly to it. */
  readonly inMelee?: (who: NonNullable<Against['inMeleeWith']>) => boolean;
}

/** True if a change counts in a situation. Changes for certain attacks or foes do not count outside an attack. */
export const countsIn = (
  table: Table,
  { attack, against }: { readonly attack?: AttackType; readonly against?: Against },
  now: Situation,
): boolean => {
  if (attack !== undefined && attack !== now.attack) return false;
  if (!against) return true;
  if (now.foe === undefined) return false;
  const unit = unitOf(table.state, modelOf(table.state, now.foe).unit);
  if (against.keyword !== undefined && !hasKeyword(table, unit, against.keyword)) return false;
  if (against.suffering !== undefined && !suffers(unit, against.suffering)) return false;
  if (against.baseFrom !== undefined && cardOf(table, unit).base < against.baseFrom) return false;
  return against.inMeleeWith === undefined || now.inMelee?.(against.inMeleeWith) === true;
};
