import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { boardOf } from '../../ground/board/board.js';
import { nextSoulPits } from '../../ground/board/soul-pits.js';
import { mapOf, tableOf } from '../../match/table.js';
import type { Jhx, JhxState } from '../../vocabulary/index.js';
import { soulHex } from '../pits/pit.js';

/** With at least N unbound Souls in play no other comes. */
const enoughSouls = 2;

/** True if an unbound Soul can come into play: in step 4 (JHX-SOUL-019) or by an ability (JHX-SOUL-020). */
export const soulMaySpawn = ({ souls }: JhxState): boolean => souls.length < enoughSouls;

/**
 * At most one Soul spawns in step 4 of a round, from round 2 on. On a map with one Soul Pit it is always that pit
 * (JHX-SOUL-016); on others the first pit is random, and later Souls come from the pit after that of the latest Soul
 * (JHX-SOUL-018). No Soul comes while two are in play (JHX-SOUL-019) or where there is no room (JHX-SOUL-023).
 */
export function* spawnSoul(turn: Turn<Jhx>): Rule {
  const { state } = turn;
  const { soulPits, grid } = mapOf(tableOf(turn));
  if (!soulMaySpawn(state) || soulPits.length === 0) return;
  const pit = yield* randomOne(turn, nextSoulPits(soulPits.length, state.lastSoulPit), 'Soul Pit', 'JHX-SOUL-017');
  const coordinate = soulPits[pit];
  if (!coordinate) return;
  const soul = `soul-${state.nextId}`;
  const at = yield* soulHex(turn, soul, boardOf(grid).cellAt(coordinate));
  if (at !== undefined) turn.emit({ type: 'SoulSpawned', soul, at, pit }, 'JHX-SOUL-015');
}
