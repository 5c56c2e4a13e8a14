import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { monsterNamed } from '../../hero-cards/reading/cards.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { MonsterPit } from '../../vocabulary/map.js';
import type { MonsterId } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The Monsters of which a pit brings forth one: the one that the map names, or all of the tiers that the map allows there
 * (JHX-MONSTER-004). They are sorted by name, so that the draw does not depend on the order of the pack.
 */
export const broodOf = ({ pack }: Pick<Table, 'pack'>, pit: MonsterPit): readonly MonsterId[] => {
  if ('monster' in pit) return [monsterNamed({ pack }, pit.monster)];
  return Object.keys(pack.monsters)
    .sort()
    .filter(id => pit.tiers.includes(pack.monsters[id]?.tier ?? 0));
};

/**
 * The Monster that comes out of a pit: the one that the map names, or one of all Monsters of the tiers that the map
 * allows there, with equal chances (JHX-MONSTER-004), drawn afresh each time (JHX-MONSTER-033). With the option
 * `uniqueMonsters` Monsters in play are not drawn as long as there are others.
 *
 * @throws RangeError if the pack has no Monster of these tiers
 */
export function* monsterFor(turn: Turn<Jhx>, pit: MonsterPit): Rule<MonsterId> {
  const table = tableOf(turn);
  const { options, state } = table;
  if ('monster' in pit) return monsterNamed(table, pit.monster);
  const allowed = broodOf(table, pit);
  const inPlay = state.models.filter(({ kind }) => kind === 'monster').map(({ card }) => card);
  const others = options.uniqueMonsters ? allowed.filter(id => !inPlay.includes(id)) : allowed;
  return yield* randomOne(turn, others.length > 0 ? others : allowed, 'Monster', 'JHX-SETUP-015');
}
