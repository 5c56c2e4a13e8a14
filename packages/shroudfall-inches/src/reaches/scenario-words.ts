import type { Ability, Rule, Turn } from '@rulewright/core';
import { compareGap, type Outline, type Point } from '@rulewright/core/inches';
import { thingOf } from '../battlefield/things.js';
import { tableOf } from '../match/table.js';
import { codeAbility } from '../testing/index.js';
import type { ModelId, Sfi, Shifted } from '../vocabulary/index.js';
import { applyReaches } from './reaches.js';

/** A change of place in a test, with any outline as its path, instead of a tool strip or the path of a push. */
export interface Step {
  readonly model?: ModelId;
  readonly to: Point;
  readonly how?: Shifted['how'];
  readonly path?: Outline;
}

/** Changes the place of a model, A/1 by default, as a move of an ability does. */
export function* shift(turn: Turn<Sfi>, { model = 'A/1', to, how = 'move', path }: Step): Rule {
  const { base: before } = thingOf(tableOf(turn), model);
  turn.emit({ type: 'ModelShifted', model, from: before.at, to, how: how === 'move' ? 'place' : how }, 'SFI-PLACE-001');
  const comparePath = (outline: Outline, length: number) => compareGap(path ?? before, outline, length);
  yield* applyReaches(turn, { model, before, how, ...(path ? { comparePath } : {}) });
}

/** An ability that changes places one after another, at the beginning of the activation of A. */
export const shifting = (...steps: readonly Step[]): Ability<Sfi> =>
  codeAbility(
    'shift',
    'p1',
    'activation-start',
    function* (turn) {
      for (const step of steps) yield* shift(turn, step);
    },
    (_, { of }) => of === 'A',
  );
