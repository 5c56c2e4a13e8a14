import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import { attributesOf, isPlayed, questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { score } from '../schemes/score.js';
import type { Eld, Interaction, ModelId, QuestRules, Sources, Thing } from '../vocabulary/index.js';
import { exitTouched, hasAlive, membersLeft, OPEN, scoreLeaving } from './exits.js';
import { scoreMember } from './fallen.js';

const CODE = 'breaking-in';
const GATES = 'gates';

/** Opens gates, so that every model may pass from then on. */
export const openGates = (turn: Turn<Eld>, thing: Thing, rule: RuleId): void =>
  turn.emit({ type: 'ThingChanged', thing: { ...thing, marks: [...thing.marks, OPEN] } }, rule);

/** Notes that a model has used up a thing of the Quest. */
export const noteThing = (
  turn: Turn<Eld>,
  id: ModelId,
  { id: thing, kind }: Thing,
  how: 'opened' | 'repaired',
  rule: RuleId,
): void => {
  const by = modelOf(turn.state, id).player;
  turn.emit({ type: 'DeedNoted', deed: { deed: 'thing', thing, kind, how, by } }, rule);
};

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
