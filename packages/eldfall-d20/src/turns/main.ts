import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { sequenceStep } from '../activation/main.js';
import { recoverAtOnce } from '../activation/resolution/recovery.js';
import { watchDuel } from '../duels/watch.js';
import { expire } from '../effects/expiry.js';
import { settleOutside } from '../magic/outside-sequence.js';
import { stepOf } from '../match/beats.js';
import { isOnField, modelNamed } from '../match/lookups.js';
import { editionOf } from '../match/table.js';
import { respawnAt } from '../quests/respawn.js';
import { engageModels } from '../states/engaged/begins.js';
import { watchQuest } from '../victory/watch.js';
import type { Eld, EldState, Stage } from '../vocabulary/index.js';
import { phases } from '../vocabulary/words.js';
import { lastRoundPlayed } from './last-round.js';

type TurnStage = Extract<Stage, { readonly name: 'turn' }>;

/** The first stage of a turn. */
const turnOf = (active: PlayerId | null): TurnStage => ({ name: 'turn', active, phase: 'strategic', step: '' });

/** True if a Hostile is on the field, so that the Hostiles have a turn (ELD-HOSTILE-002). */
const hasHostiles = ({ models }: Pick<EldState, 'models'>): boolean =>
  models.some(one => one.player === null && isOnField(one));

/** Begins a round with the turn of the 1st Player. */
export const beginRound = (turn: Turn<Eld>): void => {
  const [first] = turn.state.order;
  if (first === undefined) throw new RangeError('no turn order');
  turn.emit({ type: 'RoundBegan', round: turn.state.round + 1 }, 'ELD-TURN-001');
  turn.emit({ type: 'StageReached', stage: turnOf(first) }, 'ELD-TURN-001');
};

/** Hostiles come back; a Spirit that comes back inside a Warding Barrier counts as entering it (ELD-SPELLCRAFT-016). */
function* respawn(turn: Turn<Eld>, when: Parameters<typeof respawnAt>[1]): Rule {
  const before = turn.state;
  respawnAt(turn, when);
  const arrived = turn.state.models.find(({ id }) => modelNamed(before, id) === undefined);
  if (arrived) yield* settleOutside(turn, arrived.id, before);
}

/** The stage after a turn: the next player's turn, after the last one that of the Hostiles; null before a new round (ELD-TURN-012). */
function* stageAfter(turn: Turn<Eld>, { active }: TurnStage): Rule<TurnStage | null> {
  if (active === null) return null;
  const { order } = turn.state;
  const next = order[order.indexOf(active) + 1];
  if (next !== undefined) return turnOf(next);
  lastRoundPlayed(turn);
  yield* respawn(turn, 'next-hostiles-turn');
  return hasHostiles(turn.state) ? turnOf(null) : null;
}

/** If the Hostiles have no turn, effects that last until a phase of it end with the round (ELD-HOSTILE-005). */
function* endEffectsOfNobody(turn: Turn<Eld>): Rule {
  yield* expire(turn, 'strategic-phase', null);
  yield* expire(turn, 'end-phase', null);
}

/** The roles pass on. */
function* nextTurn(turn: Turn<Eld>, stage: TurnStage): Rule {
  yield* respawn(turn, 'end-of-turn');
  const next = yield* stageAfter(turn, stage);
  if (!next && stage.active !== null) yield* endEffectsOfNobody(turn);
  if (!next) beginRound(turn);
  else turn.emit({ type: 'StageReached', stage: next }, next.active === null ? 'ELD-HOSTILE-002' : 'ELD-TURN-012');
}

/** One beat of a turn: a step of its phase, or a step of the activation sequence that is going on. */
export function* turnStep(turn: Turn<Eld>, stage: TurnStage): Rule {
  const { sequence } = turn.state;
  if (sequence) return yield* sequenceStep(turn, sequence);
  const next = yield* stepOf(turn, editionOf(turn).procedures[stage.phase], stage.step);
  if (turn.state.sequence) return;
  yield* recoverAtOnce(turn);
  if (next) {
    if (next.name !== stage.step) turn.emit({ type: 'StageReached', stage: { ...stage, step: next.name } }, next.rule);
    return;
  }
  watchDuel(turn);
  watchQuest(turn);
  engageModels(turn);
  const phase = phases[phases.indexOf(stage.phase) + 1];
  if (phase) turn.emit({ type: 'StageReached', stage: { ...stage, phase, step: '' } }, 'ELD-TURN-003');
  else yield* nextTurn(turn, stage);
}
