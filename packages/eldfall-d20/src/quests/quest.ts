import type { Turn } from '@rulewright/core';
import { gameOf } from '../match/table.js';
import type { Eld, QuestRules, Table } from '../vocabulary/index.js';
import type { Quest } from '../vocabulary/quest.js';

/** The card of the Quest that is played (ELD-SETUP-002). Throws RangeError if the pack has none of this name. */
export const questOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>): Quest => {
  const { card } = state.quest;
  const found = Object.hasOwn(pack.quests, card) ? pack.quests[card] : undefined;
  if (!found) throw new RangeError(`no Quest ${card}`);
  return found;
};

/** The rules that only this Quest has; none for a Quest without any. */
export const questRulesOf = (turn: Turn<Eld>): QuestRules | undefined => {
  const game = gameOf(turn);
  return game.quests[questOf({ pack: game.pack, state: turn.state }).code];
};

/** A number of the Quest's rewards; 0 if its card does not name it. */
export const reward = (quest: Quest, name: string): number => quest.rewards[name] ?? 0;
