import { attributesOf, isPlayed, questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { score } from '../schemes/score.js';
import type { Interaction, QuestRules, Sources } from '../vocabulary/index.js';
import { exitTouched, hasAlive, membersLeft, OPEN, openGates, scoreLeaving } from './exits.js';
import { scoreMember } from './fallen.js';
import { noteThing } from './things.js';

const CODE = 'breaking-in';
const GATES = 'gates';

/** The Gates are opened by a roll of Interact. */
const unbar: Interaction = {
  isFor: (table, _, { kind, marks }) => isPlayed(table, CODE) && kind === GATES && !marks.includes(OPEN),
  attributes: table => attributesOf(questOf(table)),
  carryOut: (turn, model, thing, success) => {
    if (!success) return;
    openGates(turn, thing, 'ELD-QUEST-045');
    noteThing(turn, model, thing, 'opened', 'ELD-QUEST-045');
  },
};

/** The things of Breaking In. */
export const gates: Partial<Sources> = { interactions: [unbar] };

/** Breaking In: the Gates are to be opened or destroyed, and the parties to leave through them (ELD-QUEST-043 to ELD-QUEST-048). */
export const breakingIn: QuestRules = {
  rule: 'ELD-QUEST-046',
  goals: [{ use: GATES }, { leaveBy: 'exit', reward: 'allLeft' }],
  exitFor: exitTouched,
  onDeed: (turn, deed) => {
    scoreMember(turn, deed, 'ELD-QUEST-047');
    if (deed.deed !== 'thing' || deed.kind !== GATES || deed.by === null) return;
    // Gates that were opened already earn nothing more when they are destroyed.
    const first = turn.state.deeds.find(one => one.deed === 'thing' && one.kind === GATES);
    if (first !== deed) return;
    score(turn, deed.by, reward(questOf(tableOf(turn)), 'opened'), 'gates', 'ELD-QUEST-046', 'ELD-QUEST-044');
  },
  isOver: table =>
    table.state.players.some(player => membersLeft(table, player) > 0) &&
    !table.state.players.some(player => hasAlive(table.state, player)),
  atEnd: turn => scoreLeaving(turn, 'ELD-QUEST-046'),
};
