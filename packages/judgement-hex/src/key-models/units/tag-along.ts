import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { place } from '../../combat/walking/walk.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { hexesAtOwnEffigy } from '../effigies/at-effigy.js';

const hexesFor = (turn: Turn<Jhx>, id: ModelId): readonly Cell[] =>
  hexesAtOwnEffigy(tableOf(turn), modelOf(turn.state, id));

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
    left = left.filter(id => hexesFor(turn, id).length > 0);
    if (left.length === 0) return;
    const about = { tagAlong: commander };
    const options = [...left, 'pass'] as const;
    const model = yield* decide(turn, { by, kind: 'volunteer', rule: 'JHX-UNIT-019', options, about });
    if (model === 'pass') return;
    left = left.filter(id => id !== model);
    const where = { options: hexesFor(turn, model), about: { place: model } };
    const to = yield* decideUnlessForced(turn, { by, kind: 'cell', rule: 'JHX-UNIT-019', ...where });
    yield* place(turn, { model, to, motion: 'place', by: model });
  }
}
