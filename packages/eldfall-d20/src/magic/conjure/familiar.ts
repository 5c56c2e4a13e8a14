import { modelNamed } from '../../match/lookups.js';
import { FAMILIAR, givesUpFamiliar } from '../../states/familiars.js';
import type { Sources } from '../../vocabulary/index.js';

/** A Familiar may be given up for the Wounds of one Attack that its caster would suffer, all of them together (ELD-TRAIT-027). */
export const giveUpFamiliar: Sources['prevention'][number] = function* (turn, wound, { hits }) {
  const { attack, on } = wound.hit;
  if (!modelNamed(turn.state, on)) return;
  const absorbed = hits.some(
    hit => hit.attack === attack && hit.on === on && hit.wounds.some(one => one.prevented?.rule === FAMILIAR.rule),
  );
  if (absorbed || (yield* givesUpFamiliar(turn, on, attack.attacker))) wound.prevented = FAMILIAR;
};
