import { partyOf, profileOf } from '../match/lookups.js';
import { questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { QuestRules } from '../vocabulary/index.js';
import { fallenIn, scoreOnce } from './fallen.js';

/** Open Hostilities: enemy models that fall are worth VP by their Recruitment Cost (ELD-QUEST-005 to ELD-QUEST-008). */
export const openHostilities: QuestRules = {
  rule: 'ELD-QUEST-005',
  goals: [{ fell: 'members' }],
  onDeed: (turn, deed) => {
    const fallen = fallenIn(turn, deed);
    if (!fallen) return;
    const table = tableOf(turn);
    const quest = questOf(table);
    const { cost } = profileOf(table, fallen.model);
    const upTo = (name: string): number => Number(quest.with?.[name] ?? 0);
    if (cost <= upTo('cheapTo')) scoreOnce(turn, 'fallen', fallen, reward(quest, 'cheap'), 'ELD-QUEST-005');
    else if (cost <= upTo('middleTo')) scoreOnce(turn, 'fallen', fallen, reward(quest, 'middle'), 'ELD-QUEST-006');
    else scoreOnce(turn, 'fallen', fallen, reward(quest, 'dear'), 'ELD-QUEST-007');
    const owner = fallen.model.player;
    if (owner !== null && partyOf(turn.state, owner).leader === fallen.model.id) {
      scoreOnce(turn, 'leader', fallen, reward(quest, 'leader'), 'ELD-QUEST-008');
    }
  },
};
