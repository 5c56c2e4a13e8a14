import { isStanding, modelNamed } from '../match/lookups.js';
import type { Sources } from '../vocabulary/index.js';
import { mayTakeStance, takeStance } from './warrior.js';

const ABILITY = 'defensive-stance';

/** A Warrior may take a Defensive Stance in its Strategic phase, again in each one (ELD-CLASS-027). */
export const defensiveStance: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player && mayTakeStance(table, one))
        .map(({ id }) => ({ do: 'ability', ability: ABILITY, model: id })),
    whyNot: (table, player, { model: id }) => {
      const model = modelNamed(table.state, id);
      return model?.player === player && isStanding(model) && mayTakeStance(table, model)
        ? undefined
        : { code: 'no-stance', rule: 'ELD-CLASS-025', path: 'model' };
    },
    carryOut: (turn, _, { model }) => takeStance(turn, model),
  },
};
