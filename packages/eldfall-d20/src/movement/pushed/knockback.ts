import { decide, type Rule, type Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { isOnField, modelOf } from '../../match/lookups.js';
import { directionTo } from '../../routes/wishes.js';
import type { Direction, Eld, Knockback, Resolution } from '../../vocabulary/index.js';
import { pushAway } from './push.js';

/** The direction of a Knockback: the attacker's player chooses it; a Hostile pushes straight away. */
function* directionOf(turn: Turn<Eld>, { model, by, from, distance }: Knockback): Rule<Direction> {
  const { at, facing } = modelOf(turn.state, model);
  const { player } = modelOf(turn.state, by);
  if (player === null) return directionTo(from, at, facing);
  const proposal = { model, from: { x: from.x, y: from.y }, distance: inches(distance) };
  return yield* decide(turn, { by: player, kind: 'push', rule: 'ELD-TRAIT-038', proposal, about: { by } });
}

/**
 * The Knockbacks that are carried out: one for each Hit, or by option the longest of those by one attacker on one model
 * (ELD-TRAIT-038).
 */
const countedOf = ({ options }: Turn<Eld>, knockbacks: readonly Knockback[]): readonly Knockback[] =>
  options.knockbackHits === 'each'
    ? knockbacks
    : knockbacks.filter(
        (one, at) =>
          !knockbacks.some(
            (other, before) =>
              other.model === one.model &&
              other.by === one.by &&
              (other.distance > one.distance || (other.distance === one.distance && before < at)),
          ),
      );

/** Stage 8: Knockbacks, from the places where the movement has ended (ELD-TRAIT-039). */
export function* knockBack(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const one of countedOf(turn, resolution.knockbacks)) {
    if (!isOnField(modelOf(turn.state, one.model))) continue;
    const direction = yield* directionOf(turn, one);
    const drops = pushAway(turn, one.model, direction, inches(one.distance), 'knockback');
    for (const drop of drops) resolution.falls.push({ model: one.model, drop, by: one.by });
  }
}
