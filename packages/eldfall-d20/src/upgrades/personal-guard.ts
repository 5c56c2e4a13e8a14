import { decide, type Rule, type Turn } from '@rulewright/core';
import { squareBetween } from '@rulewright/core/inches';
import { isAware } from '../battlefield/awareness.js';
import { beginEffect, endEffects } from '../effects/lasting.js';
import { creaturesOf } from '../magic/conjure/upkeep.js';
import { isOnField, isStanding, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isSecret } from '../secrets/secret.js';
import type { CardId, Eld, Model, Ongoing, Place, Sources, Table } from '../vocabulary/index.js';

const CODE = 'personal-guard';

/** The assignment of an Upgrade to a creature; undefined for one that is no guard. */
const assignmentOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>, { id }: Model): Ongoing | undefined =>
  state.effects.find(({ key, target }) => target === id && pack.upgrades[key]?.code === CODE);

/** A copy of the Upgrade that a model has and that is with none of its creatures; undefined without one. */
const freeCopy = (table: Table, { id, upgrades }: Model): CardId | undefined => {
  const copies = upgrades.filter(one => table.pack.upgrades[one]?.code === CODE);
  return copies[creaturesOf(table.state, id).filter(one => assignmentOf(table, one)).length];
};

/**
 * A model may give a copy of the Upgrade to one of its creatures, which is a Sentinel from then on. The deployment of a creature is the
 * moment in which it comes onto the field, in set-up or later.
 */
function* offer(turn: Turn<Eld>, caster: Model, creature: Model): Rule {
  const table = tableOf(turn);
  const upgrade = freeCopy(table, caster);
  if (caster.player === null || assignmentOf(table, creature)) return;
  // The player of a secret model is always asked, since the question would reveal its Upgrade (ELD-DEF-018).
  if (upgrade === undefined && !isSecret(caster)) return;
  const rule = 'ELD-UPGRADE-049';
  const about = { ability: upgrade ?? CODE, model: caster.id, target: creature.id };
  const options = upgrade === undefined ? [false] : [true, false];
  const yes = yield* decide(turn, { by: caster.player, kind: 'yes', rule, options, about });
  if (!yes || upgrade === undefined) return;
  const changes = [{ op: 'grant', classes: ['sentinel'] }] as const;
  const data = { kind: 'effect', changes, ends: 'game', by: caster.player, card: null } as const;
  beginEffect(turn, { key: upgrade, source: caster.id, target: creature.id, data }, rule);
}

const onArrival: Sources['summoned'][number] = function* (turn, id) {
  const creature = modelOf(turn.state, id);
  const caster = creature.summoned && modelNamed(turn.state, creature.summoned.by);
  if (caster) yield* offer(turn, caster, creature);
};

/** When a guard has left the field, the Upgrade goes back to its model, which may give it to another of its creatures at once or later. */
const onFallen: Sources['onFallen'][number] = function* (turn, id) {
  const guard = modelNamed(turn.state, id);
  if (!guard || isOnField(guard)) return;
  const assignment = assignmentOf(tableOf(turn), guard);
  if (!assignment) return;
  endEffects(turn, [assignment], 'ELD-UPGRADE-050');
  const caster = modelNamed(turn.state, assignment.source ?? '');
  if (!caster || !isStanding(caster)) return;
  for (const creature of creaturesOf(turn.state, caster.id)) yield* offer(turn, caster, creature);
};

/** True for a movement by which a guard outside the Awareness of its model comes nearer to it, where the option lets it. */
const approaches = (table: Table, caster: Model, guard: Model, at: Place): boolean =>
  table.options.outsideGuards === 'approach' &&
  !isAware(table, caster, guard) &&
  squareBetween(at, caster.at) < squareBetween(guard.at, caster.at);

/** A movement of a guard ends at least partly in the Awareness of its model; one from outside may only lead nearer. */
const staysNear: Sources['moveEnds'][number] = (table, guard, at) => {
  const assignment = assignmentOf(table, guard);
  const caster = assignment && modelNamed(table.state, assignment.source ?? '');
  return !caster || !isOnField(caster) || isAware(table, caster, guard, at) || approaches(table, caster, guard, at)
    ? undefined
    : { code: 'leaves-awareness', rule: 'ELD-UPGRADE-049' };
};

/** A Personal Guard is a creature that stays near the model that has summoned it. */
export const personalGuard: Pick<Sources, 'summoned' | 'onFallen' | 'moveEnds'> = {
  summoned: [onArrival],
  onFallen: [onFallen],
  moveEnds: [staysNear],
};
