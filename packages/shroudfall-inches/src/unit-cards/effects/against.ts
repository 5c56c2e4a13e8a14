import { mm } from '@rulewright/core/inches';
import { attackerNamed } from '../../battlefield/things.js';
import { hasKeyword, suffers, unitOf } from '../../match/lookups.js';
import type { Against } from '../../vocabulary/effect.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { AttackType } from '../../vocabulary/words.js';

/** The attack for which a number is asked; no field for a question outside an attack. */
export interface Situation {
  readonly attack?: AttackType;
  /** The model or PREY for which a change is asked. */
  readonly own?: ModelId;
  /** The model on the other side of the attack. */
  readonly foe?: ModelId;
  /** True if the foe is in melee with another model of the card's unit, or with any model friendly to it. */
  readonly inMelee?: (who: NonNullable<Against['inMeleeWith']>) => boolean;
}

/**
 * True if a change counts in a situation. Changes for certain attacks or foes do not count outside an attack, and one that began in the
 * moment of one of several targets counts for this target alone (SFI-BEAM-011).
 */
export const countsIn = (
  table: Table,
  { attack, against }: { readonly attack?: AttackType; readonly against?: Against },
  now: Situation,
  attackOn?: ModelId,
): boolean => {
  if (attackOn !== undefined && attackOn !== now.own && attackOn !== now.foe) return false;
  if (attack !== undefined && attack !== now.attack) return false;
  if (!against) return true;
  // An attacker that was destroyed in the middle of its attack is still such a foe (SFI-ATTACK-037).
  const foe = now.foe === undefined ? undefined : attackerNamed(table, now.foe);
  if (!foe) return false;
  // A scenario element has a base, but neither keywords of units nor conditions.
  const { unit: id, base } = foe;
  const unit = id === null ? undefined : unitOf(table.state, id);
  if (against.keyword !== undefined && !(unit && hasKeyword(table, unit, against.keyword))) return false;
  if (against.suffering !== undefined && !(unit && suffers(unit, against.suffering))) return false;
  if (against.baseFrom !== undefined && 2 * base.radius < mm(against.baseFrom)) return false;
  return against.inMeleeWith === undefined || now.inMelee?.(against.inMeleeWith) === true;
};
