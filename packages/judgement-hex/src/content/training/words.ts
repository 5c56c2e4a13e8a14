import type { WeaponAbility } from '../../vocabulary/ability.js';
import type { Attributes, Weapon } from '../../vocabulary/pack.js';
import type { AttackType, PlainAbilityId } from '../../vocabulary/words.js';

/*
 * Shorthand for the training roster. Everything in this folder is original to this project: names, numbers and abilities.
 */

/** The source of an entry that is this project's own. */
export const original = 'original';

/** Common abilities by name. */
export const has = <const I extends readonly PlainAbilityId[]>(...ids: I): { readonly id: I[number] }[] =>
  ids.map(id => ({ id }));

/** MOV, AGI, RES, MEL, MAG, RNG and SH, as on a card. */
export const card = (
  MOV: Attributes['MOV'],
  AGI: number,
  RES: number,
  MEL: number | null,
  MAG: number | null,
  RNG: number | null,
  SH: number | null,
): Attributes => ({ MOV, AGI, RES, MEL, MAG, RNG, SH });

/** A Basic Attack of 1 AP, unless `more` says otherwise. */
export const weapon = (
  name: string,
  type: AttackType,
  reach: number,
  damage: Weapon['damage'],
  more: { readonly ap?: number; readonly common?: readonly WeaponAbility[] } = {},
): Weapon => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, type, ap: 1, reach, damage, ...more });
