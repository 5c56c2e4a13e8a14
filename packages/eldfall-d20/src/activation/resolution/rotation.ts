import { decide, type Rule, type Turn } from '@rulewright/core';
import { faceAttacker } from '../../hostiles/facing.js';
import { canAct, isStanding, modelOf, reactiveFirst } from '../../match/lookups.js';
import type { Eld, Model, ModelId, Resolution } from '../../vocabulary/index.js';

/** The models that were hit, reacting ones first: those of the players in turn order, and then the Hostiles. */
const hitModels = ({ state }: Turn<Eld>, { hits }: Resolution): readonly ModelId[] => {
  const models = state.models.filter(one => hits.some(({ on, negated }) => on === one.id && negated === null));
  return reactiveFirst(state).flatMap(side => models.filter(({ player }) => player === side).map(({ id }) => id));
};

/** True for a model that a Hit lets turn: it has HP, and unless the option says so it is not Petrified (ELD-STATE-071). */
const mayTurn = ({ options }: Turn<Eld>, model: Model): boolean =>
  model.hp > 0 && (options.petrifiedTurns ? isStanding(model) : canAct(model));

/**
 * Stage 9: a model that suffered a Hit may turn, before its own end move; models of reactive players first. Hostiles turn to the attacker
 * (ELD-HOSTILE-018).
 */
export function* rotateHit(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const id of hitModels(turn, resolution)) {
    const model = modelOf(turn.state, id);
    if (!mayTurn(turn, model)) continue;
    const { player: by } = model;
    if (by === null) {
      yield* faceAttacker(turn, id, resolution);
      continue;
    }
    const facing = yield* decide(turn, { by, kind: 'turnTo', rule: 'ELD-LOS-010', proposal: { model: id } });
    const { x, y } = modelOf(turn.state, id).facing;
    if (facing.x !== x || facing.y !== y) turn.emit({ type: 'ModelTurned', model: id, facing }, 'ELD-LOS-010');
  }
}
