import { id, list, maybe, type Read, set, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type {
  Behaviour,
  BehaviourCard,
  HostileAction,
  HostileCondition,
  HostileMovement,
  TargetPriority,
} from '../../vocabulary/hostile.js';
import { inches, kind, named, skillId, state } from './schema-words.js';

/*
 * The shape of behaviour cards.
 */

const far = inches(0, 100);
const priority: Read<TargetPriority> = word(
  ['nearest', 'farthest', 'lowest-AG', 'lowest-HP', 'highest-cost', 'engaging'],
  'unknown-priority',
);

const several: Read<HostileCondition[]> = v.lazy(() => list(condition, 1, 10));

const condition: Read<HostileCondition> = v.variant(
  'is',
  [
    v.strictObject({ is: v.picklist(['engaged', 'always', 'no-enemy-in-sight']) }),
    v.strictObject({ is: v.literal('state'), state, not: maybe(yes) }),
    v.strictObject({ is: v.literal('enemies-in-awareness'), atLeast: whole(1, 20), none: maybe(state) }),
    v.strictObject({
      is: v.literal('enemy-in-sight'),
      withinReachPlus: maybe(far),
      beyondReachPlus: maybe(far),
    }),
    v.strictObject({ is: v.picklist(['enemy-within', 'ally-within', 'attacker-beyond']), distance: far }),
    v.strictObject({
      is: v.literal('target'),
      of: word(['attack', 'melee', 'ranged', 'ranged-spell'], 'unknown-kind'),
    }),
    v.strictObject({ is: v.picklist(['attacker-in-sight', 'attacker-within-reach']), not: maybe(yes) }),
    v.strictObject({ is: v.literal('any'), of: several }),
  ],
  'unknown-condition',
);

const movement: Read<HostileMovement> = v.variant(
  'do',
  [
    v.strictObject({ do: v.picklist(['walk-into-contact', 'turn-round', 'idle']) }),
    v.strictObject({ do: v.literal('walk-towards'), stopAt: maybe(far) }),
    v.strictObject({ do: v.literal('run-over'), skipAction: maybe(yes) }),
  ],
  'unknown-movement',
);

const action: Read<HostileAction> = v.variant(
  'do',
  [
    v.strictObject({ do: v.literal('attack'), kind, prefer: maybe(priority), with: maybe(id) }),
    v.strictObject({ do: v.picklist(['dodge-towards', 'dodge-away', 'nothing']) }),
  ],
  'unknown-action',
);

const lines = <D>(does: Read<D>): Read<Behaviour<D>[]> => {
  const line: Read<Behaviour<D>> = v.strictObject({
    when: list(condition, 1, 10),
    skills: maybe(set(skillId, 1)),
    does,
  }) as Read<Behaviour<D>>;
  return list(line, 0, 20);
};

/** A behaviour card. */
export const behaviour: Read<BehaviourCard> = v.strictObject({
  ...named,
  target: priority,
  uses: maybe(set(skillId, 1)),
  movement: lines(movement),
  action: lines(action),
  reaction: lines(action),
});
