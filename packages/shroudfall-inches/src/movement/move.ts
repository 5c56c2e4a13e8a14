import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { compareStripGap, compareToolGap, type Outline } from '@rulewright/core/inches';
import { baseOf, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { applyReaches, completeAction } from '../reaches/reaches.js';
import { openAt } from '../timing/windows.js';
import { isThere } from '../units/leaving/destroy.js';
import type { Direction } from '../vocabulary/effect.js';
import type { ModelId, MoveAsked, Origin, Sfi, UnitId } from '../vocabulary/index.js';
import type { MovementTool } from '../vocabulary/words.js';
import { whyNotShifted } from './bans.js';
import { type Heading, headingOf, stripTo } from './move/heading.js';
import { judgeMove, type Settled } from './move/judge.js';
import { moverOf } from './move/mover.js';
import { oneByOne } from './one-by-one.js';
import { isOnTable } from './shift.js';
import { toolOf } from './tool/tools.js';

/** A move of one model with a tool. */
export interface Moving {
  readonly model: ModelId;
  /** The longest tool, or the MOV of the model. */
  readonly tool: MovementTool | 'MOV';
  /** The direction by reference to a model; absent: free. */
  readonly direction?: Direction;
  readonly from?: ModelId;
  /** True for a move of a move action, in which melee cannot be left (SFI-MELEE-010). */
  readonly inAction: boolean;
  /** The player who chooses the place and the pose. */
  readonly by: PlayerId;
  /** The ability that grants the move; absent in a move action. */
  readonly origin?: Origin;
}

const askedOf = ({ model, tool, direction, from, inAction }: Moving): MoveAsked => ({
  model,
  tool,
  ...(direction === undefined ? {} : { direction }),
  ...(from === undefined ? {} : { from }),
  inAction,
});

/** A model that leaves its place. */
interface Leaving extends Pick<Moving, 'model' | 'origin'> {
  readonly heading: Heading;
}

/** The model leaves its place: tool and move are final, and terrain and reaches that it entered act. */
function* carryOut(turn: Turn<Sfi>, { model, origin, heading }: Leaving, { to, tool, pose }: Settled): Rule {
  const table = tableOf(turn);
  const before = baseOf(table, modelOf(table.state, model));
  const rule = origin?.rule ?? 'SFI-ACTION-006';
  turn.emit({ type: 'ModelMoved', model, from: before.at, to, tool, pose }, [rule, 'SFI-MOVE-017']);
  const laid = toolOf(table, tool);
  const strip = stripTo(heading, before, to, laid);
  const comparePath = (outline: Outline, length: number) =>
    strip ? compareStripGap(strip, outline, length) : compareToolGap(laid, pose, outline, length);
  const hasNoPath = heading.line !== undefined && strip === undefined;
  yield* applyReaches(turn, { model, before, how: 'move', ...(hasNoPath ? {} : { comparePath }) });
}

/**
 * Asks for a move and carries it out; the player may leave the model where it is. True if it moved. After the move of each
 * model, "model ends a move" resolves (SFI-MOVE-025).
 */
export function* moveModel(turn: Turn<Sfi>, moving: Moving): Rule<boolean> {
  const { model, by, inAction, origin } = moving;
  if (!isOnTable(turn, model) || (origin && whyNotShifted(tableOf(turn), model, 'move', origin))) return false;
  const asked = askedOf(moving);
  const table = tableOf(turn);
  const heading = headingOf(table, baseOf(table, modelOf(table.state, model)), asked);
  if (!heading) return false;
  const rule = origin ? 'SFI-MOVE-028' : 'SFI-ACTION-006';
  const choice = yield* decide(turn, {
    by,
    kind: 'move',
    rule,
    proposal: asked,
    about: { model, ...(origin ? { ability: origin.name } : {}) },
  });
  if (choice === 'stay') return false;
  const judged = turn.derive(() => {
    const mover = moverOf(table, asked);
    return mover && judgeMove(mover, choice);
  });
  if (!judged || judged.refusal) throw new RangeError('an answer to a move was accepted and is none');
  yield* carryOut(turn, { model, heading, ...(origin && { origin }) }, judged.move);
  if (inAction) yield* completeAction(turn, model);
  if (isOnTable(turn, model)) yield* openAt(turn, 'model-ends-move', { of: model });
  return true;
}

/** The moves of several models of a unit by one effect. */
export interface MovingUnit extends Omit<Moving, 'model'> {
  readonly unit: UnitId;
  readonly models: readonly ModelId[];
  readonly origin: Origin;
}

/**
 * Moves that an ability grants, in the order of the player who chooses them. Unless the ability says "move action", they are no
 * action (SFI-ACTION-009), and melee can be left (SFI-MELEE-010).
 */
export function* moveModels(turn: Turn<Sfi>, { unit, models, ...moving }: MovingUnit): Rule {
  const { by, origin, inAction } = moving;
  const may = (id: ModelId): boolean => !whyNotShifted(tableOf(turn), id, 'move', origin);
  let moved = false;
  const about = { how: 'move', ability: origin.name } as const;
  yield* oneByOne(turn, models, { by: () => by, rule: 'SFI-MOVE-016', may, about }, function* (model) {
    if (yield* moveModel(turn, { ...moving, model })) moved = true;
    else if (inAction) yield* completeAction(turn, model);
  });
  if (moved && isThere(turn, unit)) yield* openAt(turn, 'unit-ends-move', { of: unit });
}
