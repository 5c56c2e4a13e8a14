import { isObject } from '@rulewright/core';
import type { Ability } from '../../vocabulary/ability.js';
import type { Monster, Weapon } from '../../vocabulary/pack.js';
import type { Names } from '../words/names.js';

/** The names that parts of printed cards need. */
type PrintedNames = Pick<Names, 'phrases' | 'lengths' | 'say'>;

const isWeapon = (part: object): part is Weapon => 'reach' in part && 'damage' in part && Array.isArray(part.damage);

const isAbility = (part: object): part is Ability => 'kind' in part && 'effects' in part && Array.isArray(part.effects);

const isBounty = (part: object): part is Monster['bounty'] => 'fate' in part && 'level' in part;

/** A weapon, an ability without a text or a bounty of a printed card in words; undefined for other parts. */
export const printedPart = (part: unknown, { phrases, lengths, say }: PrintedNames): string | undefined => {
  if (!isObject(part)) return undefined;
  if (isWeapon(part)) {
    const { type, ap, reach, damage, common = [] } = part;
    const own = say('weapon', { type, ap, reach: lengths(reach), damage: damage.join(' / ') });
    return [own, ...common.map(phrases.common)].join(', ');
  }
  if (isAbility(part)) return phrases.ability(part, { lengths });
  if (!isBounty(part)) return undefined;
  const { fate, level, artefact } = part;
  return phrases.list([
    say('fateOfBounty', { n: fate }),
    ...(level ? [say('levelOfBounty')] : []),
    ...(artefact === undefined ? [] : [phrases.named(artefact)]),
  ]);
};
