import { isStanding, partyOf } from '../match/lookups.js';
import { numberOf, questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { recruitmentCostOf } from '../profiles/recruitment-cost.js';
import type { RuleId } from '../rulebook/index.js';
import type { Model, QuestRules, Table } from '../vocabulary/index.js';
import { fallenIn, scoreOnce } from './fallen.js';

/** The Victory Points for an enemy by its Recruitment Cost. */
const forCost = (table: Table, model: Model): { readonly points: number; readonly rule: RuleId } => {
  const quest = questOf(table);
  const cost = recruitmentCostOf(table, model);
  if (cost === undefined) return { points: 0, rule: 'ELD-QUEST-071' };
  if (cost <= numberOf(quest, 'cheapTo')) return { points: reward(quest, 'cheap'), rule: 'ELD-QUEST-005' };
  if (cost <= numberOf(quest, 'middleTo')) return { points: reward(quest, 'middle'), rule: 'ELD-QUEST-006' };
  return { points: reward(quest, 'dear'), rule: 'ELD-QUEST-007' };
};

/** The Victory Points that an enemy Leader is worth besides. */
const forLeader = (table: Table, { id, player }: Model): number =>
  player !== null && partyOf(table.state, player).leader === id ? reward(questOf(table), 'leader') : 0;

/** Open Hostilities: enemy models that fall are worth VP by their Recruitment Cost (ELD-QUEST-005 to ELD-QUEST-008). */
export const openHostilities: QuestRules = {
  rule: 'ELD-QUEST-005',
  goals: [{ fell: 'members' }],
  forFall: (table, model) => (isStanding(model) ? forCost(table, model).points + forLeader(table, model) : 0),
  onDeed: (turn, deed) => {
    const fallen = fallenIn(turn, deed);
    if (!fallen) return;
    const table = tableOf(turn);
    const { points, rule } = forCost(table, fallen.model);
    scoreOnce(turn, 'fallen', fallen, points, rule);
    scoreOnce(turn, 'leader', fallen, forLeader(table, fallen.model), 'ELD-QUEST-008');
  },
};
