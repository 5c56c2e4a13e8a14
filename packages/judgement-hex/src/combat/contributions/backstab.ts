import { plus } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { areFriends } from '../../vocabulary/piece.js';
import { engagersOf } from '../engagement/engagement.js';
import { engagementNow } from '../engagement/now.js';
import type { Contributor } from './line.js';

/**
 * Backstab: melee attacks deal 1 more to an enemy that a friendly model engages (JHX-ABILITY-003). Friendly to itself, the
 * attacker counts only under `backstabCountsSelf`.
 */
export const backstab: Contributor = (table, attacker, { type, target }) => {
  if (type !== 'MEL' || !hasCommon(table, attacker, 'backstab')) return [];
  const line = plus(table.numbers.attackDamage.backstab, 'backstab');
  const piece = pieceOf(table, target);
  const friends = piece ? engagersOf(fieldOf(table), piece, engagementNow(table)) : [];
  const engaged = friends.some(
    friend => areFriends(friend, attacker) && (table.options.backstabCountsSelf || friend.id !== attacker.id),
  );
  return engaged ? [line] : [{ ...line, rejected: 'no-friend-engages' }];
};
