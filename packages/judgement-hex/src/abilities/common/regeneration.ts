import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { heal } from '../../combat/damage/healing.js';
import { everyCommon } from '../../hero-cards/reading/common.js';
import { activePlayer, onBoard, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

/**
 * The health that a wounded model regenerates. Where a model has several Regenerations, the latest counts
 * (JHX-ORDER-007).
 */
const regenerates = (turn: Turn<Jhx>, id: ModelId): number => {
  const model = onBoard(turn.state, id);
  if (!model || model.damage === 0) return 0;
  return everyCommon(tableOf(turn), model, 'regeneration').at(-1)?.amount ?? 0;
};

/**
 * Regeneration (X): a model on the board heals X at the start of the Communion Phase, after Effigies have regenerated
 * and decayed (JHX-COMMUNION-002).
 */
export const regeneration: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'regeneration',
  rule: 'JHX-ABILITY-050',
  window: windows['start-of-communion'],
  compulsory: true,
  offers: (turn, { of }) =>
    regenerates(turn, of) > 0 ? [{ by: playerOf(turn.state, of) ?? activePlayer(turn.state), source: of }] : [],
  use(turn, { of }) {
    heal(turn, of, regenerates(turn, of), 'JHX-ABILITY-050');
  },
});
