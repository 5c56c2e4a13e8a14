import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { nextSoulPits } from '../../ground/soul-pits.js';
import { groundOf } from '../../hero-cards/reading/ground.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { soulHex } from '../pits/pit.js';

/** True if an unbound Soul can come into play: in step 4 (JHX-SOUL-019) or by an ability (JHX-SOUL-020). */
export const soulMaySpawn = ({ state, numbers }: Pick<Table, 'state' | 'numbers'>): boolean =>
  state.souls.length < numbers.souls.mostUnbound.value;

/**
 * At most one Soul spawns in step 4 of a round, from round 2 on. On a map with one Soul Pit it is always that pit
 * (JHX-SOUL-016); on others the first pit is random, and later Souls come from the pit after that of the latest Soul
 * (JHX-SOUL-018). No Soul comes while two are in play (JHX-SOUL-019) or where there is no room (JHX-SOUL-023).
 */
export function* spawnSoul(turn: Turn<Jhx>): Rule {
  const { state } = turn;
  const { soulPits } = groundOf(tableOf(turn));
  if (!soulMaySpawn(tableOf(turn)) || soulPits.length === 0) return;
  const pit = yield* randomOne(turn, nextSoulPits(soulPits.length, state.lastSoulPit), 'Soul Pit', 'JHX-SOUL-017');
  const place = soulPits[pit];
  if (place === undefined) return;
  const soul = `soul-${state.nextId}`;
  const at = yield* soulHex(turn, soul, place);
  if (at !== undefined) turn.emit({ type: 'SoulSpawned', soul, at, pit }, 'JHX-SOUL-015');
}
