import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { monsterNamed } from '../../hero-cards/reading/cards.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { MonsterPit } from '../../vocabulary/map.js';
import type { MonsterId } from '../../vocabulary/pack.js';

/**
 * The Monster that comes out of a pit: the one that the map names, or one of all Monsters of the tiers that the map
 * allows there, with equal chances (JHX-MONSTER-004), drawn afresh each time (JHX-MONSTER-033). With the option
 * `uniqueMonsters` Monsters in play are not drawn as long as there are others.
 *
 * @throws RangeError if the pack has no Monster of these tiers
 */
export function* monsterFor(turn: Turn<Jhx>, pit: MonsterPit): Rule<MonsterId> {
  const table = tableOf(turn);
  const { pack, options, state } = table;
  if ('monster' in pit) return monsterNamed(table, pit.monster);
  // Sorted by name, so that the draw does not depend on the order of the pack.
  const allowed = Object.keys(pack.monsters)
    .sort()
    .filter(id => pit.tiers.includes(pack.monsters[id]?.tier ?? 0));
  const inPlay = state.models.filter(({ kind }) => kind === 'monster').map(({ card }) => card);
  const others = options.uniqueMonsters ? allowed.filter(id => !inPlay.includes(id)) : allowed;
  return yield* randomOne(turn, others.length > 0 ? others : allowed, 'Monster', 'JHX-SETUP-015');
}
