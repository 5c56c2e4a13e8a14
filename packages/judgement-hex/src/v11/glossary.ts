import type { ActionChoice } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';

/**
 * The sheet's words for things that this library knows by the hex edition's words (JV11-BASE-002). A card that has one of
 * these words means the same thing.
 */
export const sheetWords: {
  readonly actions: Readonly<Record<string, ActionChoice['do']>>;
  readonly conditions: Readonly<Record<string, ConditionId>>;
  readonly others: Readonly<Record<string, string>>;
} = {
  actions: { Move: 'advance', Heal: 'self-heal', 'Trade Artefact': 'hand-over', 'Effigy Recall': 'effigy-recall' },
  conditions: {
    Fire: 'burn',
    Frost: 'freeze',
    'Knocked Down': 'knock-down',
    Curse: 'curse',
    Stun: 'stun',
    Poison: 'poison',
  },
  others: { Action: 'action point', Respawn: 'Resurrect' },
};
