import { hasState, isOnField, profileOf } from '../match/lookups.js';
import { questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { Model, QuestRules } from '../vocabulary/index.js';
import { fallenIn, scoreLines, scoreMember, tierOf } from './fallen.js';
import { isDestroyed } from './respawn.js';

/** Unexpected Encounter: the Tier III Hostiles are worth VP, members of other parties cost some (ELD-QUEST-009). */
export const unexpectedEncounter: QuestRules = {
  rule: 'ELD-QUEST-019',
  goals: [{ fell: 'hostiles' }],
  forFall: (table, model) => {
    const quest = questOf(table);
    const isWanted = model.player === null && profileOf(table, model).tier === quest.with?.tier;
    if (!isWanted || !isOnField(model) || hasState(model, 'dead')) return 0;
    const [dead, lying] = [reward(quest, 'dead'), reward(quest, 'incapacitated')];
    const isLying = hasState(model, 'incapacitated');
    if (table.options.tier3Rewards === 'both') return isLying ? dead : dead + lying;
    return isLying ? dead - lying : dead;
  },
  onDeed: (turn, deed) => {
    scoreMember(turn, deed, 'ELD-QUEST-021');
    const fallen = fallenIn(turn, deed);
    const quest = questOf(tableOf(turn));
    if (!fallen || fallen.model.player !== null || tierOf(turn, fallen.model.id) !== quest.with?.tier) return;
    const lines = { incapacitated: 'incapacitated', dead: 'dead' };
    scoreLines(turn, fallen, lines, turn.options.tier3Rewards, 'ELD-QUEST-020');
  },
  isOver: table => {
    const { with: numbers } = questOf(table);
    const watched = table.state.models.filter(
      one => one.player === null && table.pack.profiles[one.profile]?.tier === numbers?.tier,
    );
    const isGone = (one: Model): boolean =>
      table.options.fledHostiles === 'countAsDead' ? !isOnField(one) : isDestroyed(table, one);
    return watched.length > 0 && watched.every(one => isGone(one) || hasState(one, 'dead'));
  },
};
