import { isOnField, modelOf } from '../../match/lookups.js';
import { questOf, reward } from '../../match/quest.js';
import { tableOf } from '../../match/table.js';
import { isInZone } from '../../schemes/places.js';
import { score } from '../../schemes/score.js';
import type { QuestRules, Table } from '../../vocabulary/index.js';
import { treasuresOf } from './treasure.js';

/** The number of Treasures that the card brings onto the field. */
const allTreasures = (table: Table): number =>
  questOf(table).things.reduce((sum, { holds = [] }) => sum + holds.length, 0);

/** The number of Treasures with models that have left the field. */
const treasuresLeft = (table: Table): number =>
  table.state.models.reduce((sum, one) => sum + (one.where === 'left' ? treasuresOf(table, one) : 0), 0);

/**
 * Treasure Hunt: a carrier may leave through its own Deployment Zone, which is worth more than to keep the Treasure on
 * the field (ELD-QUEST-022 to ELD-QUEST-032).
 */
export const treasureHunt: QuestRules = {
  rule: 'ELD-QUEST-031',
  goals: [{ use: 'cache' }, { use: 'treasure' }, { leaveBy: 'zone', with: 'treasure' }],
  // ELD-QUEST-030: a zone is left by a model whose whole base is in it.
  exitFor: (table, model) =>
    model.player !== null && treasuresOf(table, model) > 0 && isInZone(table, model, model.player) ? 'zone' : undefined,
  onDeed: (turn, deed) => {
    const table = tableOf(turn);
    const quest = questOf(table);
    if (deed.deed === 'thing' && deed.kind === 'cache' && deed.by !== null) {
      score(turn, deed.by, reward(quest, 'unlocked'), 'unlocked', 'ELD-QUEST-031');
    }
    if (deed.deed !== 'left') return;
    const model = modelOf(turn.state, deed.model);
    const taken = treasuresOf(table, model);
    if (model.player === null || taken === 0) return;
    const counted = table.options.treasuresTogether === 'each' ? taken : 1;
    score(turn, model.player, counted * reward(quest, 'left'), 'left', 'ELD-QUEST-031');
  },
  // ELD-QUEST-032.
  isOver: table => treasuresLeft(table) >= allTreasures(table),
  // A Treasure that has left the field is worth nothing more at the end (ELD-QUEST-031).
  atEnd: turn => {
    const table = tableOf(turn);
    for (const player of turn.state.players) {
      const own = table.state.models.filter(one => one.player === player && isOnField(one));
      const held = own.reduce((sum, one) => sum + treasuresOf(table, one), 0);
      score(turn, player, held * reward(questOf(table), 'held'), 'held', 'ELD-QUEST-029');
    }
  },
};
