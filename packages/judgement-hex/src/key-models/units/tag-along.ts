import { decide, type Rule, type Turn } from '@rulewright/core';
import { place } from '../../combat/walking/walk.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { choosePlace } from '../../special-rules/places/choose-place.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { atOwnEffigy } from '../effigies/at-effigy.js';

const roomFor = (turn: Turn<Jhx>, id: ModelId): Where | undefined => {
  const table = tableOf(turn);
  const where = atOwnEffigy(table, modelOf(turn.state, id));
  return where && fieldOf(table).hasPlace(where) ? where : undefined;
};

/**
 * After the Commander was recalled, the models that were in cohesion with it before may be Placed next to the Effigy
 * too, one after another as their player chooses. For them this is no Effigy Recall: it provokes no Parting Blow, and
 * effects that bar a Recall do not bar it.
 *
 * @param company the models that were in cohesion: see `companyOf`
 */
export function* tagAlong(turn: Turn<Jhx>, commander: ModelId, company: readonly ModelId[]): Rule {
  const by = modelOf(turn.state, commander).player;
  let left = company;
  while (by !== null) {
    left = left.filter(id => roomFor(turn, id));
    if (left.length === 0) return;
    const about = { tagAlong: commander };
    const options = [...left, 'pass'] as const;
    const model = yield* decide(turn, { by, kind: 'volunteer', rule: 'JHX-UNIT-019', options, about });
    if (model === 'pass') return;
    left = left.filter(id => id !== model);
    const where = roomFor(turn, model);
    if (!where) continue;
    const to = yield* choosePlace(turn, { by, rule: 'JHX-UNIT-019', about: { place: model }, where });
    yield* place(turn, { model, to, motion: 'place', by: model });
  }
}
