import { decideUnlessForced, type Turn } from '@rulewright/core';
import { isWithin } from '../../../battlefield/distance.js';
import { preyNamed } from '../../../battlefield/prey.js';
import { thingNamed, thingOf } from '../../../battlefield/things.js';
import { carryOut } from '../../../match/carry-out.js';
import { activePlayer, baseOf, modelNamed, playerOf } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import { openAt } from '../../../timing/windows.js';
import type { EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Cause, ModelId, Sfi } from '../../../vocabulary/index.js';
import type { Table } from '../../../vocabulary/table.js';
import { abilityHits } from '../../hit-roll.js';
import { modelsMeant } from '../whom.js';

/**
 * The model that makes a hit roll, with its player: the one that uses the ability, or the scenario element whose effect it is. A roll
 * against that element is made by the model of the event.
 */
const rollerOf = (turn: Turn<Sfi>, cause: Cause, target: ModelId) => {
  const { unit, model, source, player } = cause;
  const own = model === null ? 'unit' : 'self';
  const [roller] = modelsMeant(turn, cause, unit !== null ? own : source === target ? 'trigger' : 'source');
  if (roller === undefined) return undefined;
  return { roller, by: player ?? thingOf(tableOf(turn), roller).player };
};

/**
 * A hit roll against each of the models and the PREY decides which effects happen to it (SFI-ABILITY-ACTIVE-008). Other scenario elements
 * have no DEF.
 */
export const hitRoll: Op<'hitRoll'> = function* (turn, { type = 'arcane', effects, otherwise = [], to }, cause) {
  for (const target of modelsMeant(turn, cause, to)) {
    const table = tableOf(turn);
    if (!modelNamed(table.state, target) && !preyNamed(table, target)) continue;
    const rolling = rollerOf(turn, cause, target);
    if (!rolling) return;
    const hits = yield* abilityHits(turn, { ...rolling, target, type });
    // The model counts as hit for abilities whose moment is not limited to attacks (SFI-ABILITY-ACTIVE-010).
    if (hits) yield* openAt(turn, 'hit', { of: target });
    yield* carryOut(turn, hits ? effects : otherwise, { ...cause, aims: [target] });
  }
};

/** The models friendly to a model and within a distance of it, without the model itself. */
const friendsNear = (table: Table, id: ModelId, distance: number): readonly ModelId[] => {
  const { unit, base } = thingOf(table, id);
  if (unit === null) return [];
  const player = playerOf(table.state, unit);
  return table.state.models
    .filter(one => one.id !== id && playerOf(table.state, one.unit) === player)
    .filter(one => isWithin(table, base, baseOf(table, one), distance))
    .map(one => one.id);
};

/** The models that may be hit in the place of the target of the moment (SFI-UNIT-004). */
export const standIns = (
  turn: Turn<Sfi>,
  { within }: EffectOf<'redirect'>,
  { moment }: Pick<Cause, 'moment'>,
): readonly ModelId[] => {
  const table = tableOf(turn);
  const target = moment?.targeted?.target;
  return target !== undefined && thingNamed(table, target) ? friendsNear(table, target, within) : [];
};

/**
 * Another friendly model near the target is hit in its place, whether the attacker sees and reaches it or not. The hit stands; what
 * follows is for the new model.
 */
export const redirect: Op<'redirect'> = function* (turn, effect, { player, moment, name }) {
  const targeted = moment?.targeted;
  const options = standIns(turn, effect, { moment });
  if (!targeted || options.length === 0) return;
  const { target: from } = targeted;
  const by = player ?? activePlayer(turn.state);
  const about = { ability: name, from };
  const to = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'SFI-UNIT-004', options, about });
  targeted.target = to;
  turn.emit({ type: 'AttackRedirected', from, to }, 'SFI-UNIT-004');
};
