import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { boardOf } from '../../ground/board/board.js';
import { nextSoulPits } from '../../ground/board/soul-pits.js';
import { mapOf, tableOf } from '../../match/table.js';
import type { Jhx, JhxState } from '../../vocabulary/index.js';
import { soulHex } from '../pits/pit.js';

/** So many unbound Souls in play keep others from coming. */
const enoughSouls = 2;

/** Whether an unbound Soul can come into play: in step 4 (JHX-SOUL-019) or by an ability (JHX-SOUL-020). */
export const soulMaySpawn = ({ souls }: JhxState): boolean => souls.length < enoughSouls;

/**
 * One Soul at most spawns in step 4 of a round, from round 2 on (JHX-SOUL-015): always at the same pit (JHX-SOUL-016), the
 * first at a random one of several (JHX-SOUL-017), later ones at the pit after that of the Soul that came last
 * (JHX-SOUL-018); none with two in play (JHX-SOUL-019) or where there is no room (JHX-SOUL-023).
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
