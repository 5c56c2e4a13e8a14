import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { monsterNamed } from '../../hero-cards/reading/cards.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { MonsterPit } from '../../vocabulary/map.js';
import type { MonsterId } from '../../vocabulary/pack.js';

/**
 * The Monster that comes out of a pit now: the map's, or one of all Monsters of the tiers that the map allows there, each
 * as likely (JHX-SETUP-015, JHX-MONSTER-004), drawn afresh each time (JHX-MONSTER-033). With the option `uniqueMonsters`
 * those in play are not drawn, as long as there are others.
 *
 * @throws RangeError if the pack has no Monster of these tiers
 */
export function* monsterFor(turn: Turn<Jhx>, pit: MonsterPit): Rule<MonsterId> {
  const table = tableOf(turn);
  const { pack, options, state } = table;
  if ('monster' in pit) return monsterNamed(table, pit.monster);
  // By their names, so that the draw does not depend on how the pack was written.
  const allowed = Object.keys(pack.monsters)
    .sort()
    .filter(id => pit.tiers.includes(pack.monsters[id]?.tier ?? 0));
  const inPlay = state.models.filter(({ kind }) => kind === 'monster').map(({ card }) => card);
  const others = options.uniqueMonsters ? allowed.filter(id => !inPlay.includes(id)) : allowed;
  return yield* randomOne(turn, others.length > 0 ? others : allowed, 'Monster', 'JHX-SETUP-015');
}
