import { modelNamed } from '../../match/lookups.js';
import { FAMILIAR, givesUpFamiliar } from '../../states/familiars.js';
import type { Sources } from '../../vocabulary/index.js';

/**
 * A Familiar may be given up for the Wounds of one Attack that its caster would suffer, all of them together: the
 * player is asked at the first one, and the answer counts for the others (ELD-TRAIT-027).
 */
export const giveUpFamiliar: Sources['prevention'][number] = function* (turn, wound, { hits }) {
  const { attack, on } = wound.hit;
  if (!modelNamed(turn.state, on)) return;
  const others = hits.filter(hit => hit.attack === attack && hit.on === on).flatMap(({ wounds }) => wounds);
  const absorbed = others.some(one => one.prevented?.rule === FAMILIAR.rule);
  const kept = others.some(one => one.familiarKept);
  if (absorbed || (!kept && (yield* givesUpFamiliar(turn, on, attack.attacker)))) wound.prevented = FAMILIAR;
  else wound.familiarKept = true;
};
