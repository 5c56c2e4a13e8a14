import { modelNamed } from '../match/lookups.js';
import { gainState } from '../states/gain.js';
import type { Sources } from '../vocabulary/index.js';
import { mayShroud } from './stealth.js';

const ABILITY = 'stealth';

/** A model with Stealth II that no enemy sees may become Shrouded again in its Strategic phase. */
export const shroudAgain: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player && mayShroud(table, one))
        .map(({ id }) => ({ do: 'ability', ability: ABILITY, model: id })),
    whyNot: (table, player, { model: id }) => {
      const model = modelNamed(table.state, id);
      return model?.player === player && mayShroud(table, model)
        ? undefined
        : { code: 'seen', rule: 'ELD-SKILL-041', path: 'model' };
    },
    carryOut: (turn, player, { model }) =>
      gainState(turn, model, { state: 'shrouded', by: player, source: ABILITY }, 'ELD-SKILL-041'),
  },
};
