import { perform } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { proceduresOf } from '../match/procedures.js';
import { tileOf } from '../match/village.js';
import { isBuildable, needsHallowing } from '../terrain/terrain.js';
import { readBareChoice } from '../turn/reading.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

const choice: ChoiceOf<'build'> = { do: 'build' };

/**
 * Any character may build on a free tile that is no marsh and needs no hallowing, whatever the pool holds: the draw
 * shows what can be paid (JOG-BLD-001). A tile holds one building for good, any building on any buildable terrain
 * (JOG-BLD-006). Without cards in the building deck nobody builds.
 */
export const build: TurnAction<ChoiceOf<'build'>> = {
  read: readBareChoice(choice),
  candidates: () => [choice],
  whyNot: (table, actor) => {
    const tile = tileOf(table.state, actor);
    if (tile.building !== null) return { code: 'has-building', rule: 'JOG-BLD-007' };
    if (!isBuildable(table, tile)) return { code: 'unbuildable', rule: 'JOG-TERR-001' };
    if (needsHallowing(table, tile)) return { code: 'needs-hallowing', rule: 'JOG-HAL-001' };
    return table.state.decks.building.cards.length === 0
      ? { code: 'no-building-cards', rule: 'JOG-BLD-005' }
      : undefined;
  },
  perform: (turn, acting) => perform(turn, proceduresOf(turn).build, { ...acting, chosen: 'none' }, isOver),
};
