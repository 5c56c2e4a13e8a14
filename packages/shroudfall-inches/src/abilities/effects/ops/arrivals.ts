import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import { thingOf } from '../../../battlefield/things.js';
import { tableOf } from '../../../match/table.js';
import { manifest } from '../../../round/arriving/manifest.js';
import { summon as summonUnit } from '../../../round/arriving/summon.js';
import type { Op } from '../../../vocabulary/effect-op.js';
import type { Cause, Sfi } from '../../../vocabulary/index.js';
import { modelsMeant, playerFor } from '../whom.js';

/** The last base of the element or model of an ability that its own destruction set off (SFI-ABILITY-REACTIVE-012). */
const lastPlaceOf = ({ place, model, moment }: Cause): Disc | undefined =>
  place ?? (model !== null && moment?.gone?.model === model ? moment.gone.base : undefined);

/**
 * The base from which the distance of an arrival counts: of the model that uses the ability, which the user
 * chooses, or of the scenario element or the manifestation.
 */
function* originOf(turn: Turn<Sfi>, cause: Cause): Rule<Disc | undefined> {
  const options = modelsMeant(turn, cause, cause.unit === null ? 'source' : 'self');
  if (options.length === 0) return lastPlaceOf(cause);
  const about = { ability: cause.name, user: true };
  const rule = 'SFI-ABILITY-ACTIVE-015';
  const id = yield* decideUnlessForced(turn, { by: playerFor(turn, cause), kind: 'model', rule, options, about });
  return thingOf(tableOf(turn), id).base;
}

/** A manifestation comes onto the table. */
export const manifestation: Op<'manifestation'> = function* (turn, { manifestation: card, within }, cause) {
  const of = yield* originOf(turn, cause);
  if (of) yield* manifest(turn, { card, by: playerFor(turn, cause), of, within, origin: cause });
};

/** A unit comes onto the table. */
export const summon: Op<'summon'> = function* (turn, { unit: card, within }, cause) {
  const of = yield* originOf(turn, cause);
  if (of) yield* summonUnit(turn, { card, by: playerFor(turn, cause), of, within });
};
