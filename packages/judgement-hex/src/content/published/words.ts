import type { Fragment, Gap, Weapon } from '../../vocabulary/pack.js';
import type { AttackType, HeroClass } from '../../vocabulary/words.js';
import { gapsOf } from '../fragments/gaps.js';

/*
 * Shorthand for what is known of the printed cards. The published pages give neither abilities nor levels in full, so that
 * no card is whole.
 */

/** The rulebook. */
export const book = 'rulebook 2.6';

/** A page of the publisher's site. */
export const site = (page: string): string => `hallofeternalchampions.com/${page}`;

/** A weapon of 1 AP. */
export const part = (name: string, type: AttackType, reach: number, damage: Weapon['damage']): Weapon => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  type,
  ap: 1,
  reach,
  damage,
});

/** A Hero as a fragment: its missing parts are the absent fields, its abilities and levels, and the parts that `missing` adds. */
export const hero = ({
  missing = [],
  ...known
}: Omit<Fragment, 'missing'> & { missing?: readonly Gap[] }): Fragment => ({
  ...known,
  missing: [...new Set<Gap>([...gapsOf(known, 'heroes'), 'abilities', 'levelling', ...missing])],
});

/** A Hero of whom only classes and gods are known. */
export const aligned = (
  name: string,
  classes: readonly HeroClass[],
  gods: readonly string[],
  avatar = false,
): Fragment =>
  hero({
    name,
    source: 'Judgement Draft Tool',
    classes,
    gods,
    ...(avatar ? { avatar, common: [{ id: 'honour' }] } : {}),
  });
