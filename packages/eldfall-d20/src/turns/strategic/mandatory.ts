import { type Rule, type Step, step, type Turn } from '@rulewright/core';
import { once } from '../../match/limits.js';
import { activePlayer, isOnField, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type {
  Eld,
  Going,
  MandatoryRoll,
  Model,
  ModelId,
  StrategicEntry,
  StrategicOf,
  Table,
} from '../../vocabulary/index.js';

const made = /* @__PURE__ */ once('turn', 'mandatory-rolls', 'ELD-TURN-005');

/** The rolls that a model of the active side has still to make in this phase (ELD-TURN-005). */
const due = (table: Table, model: Model): readonly MandatoryRoll[] =>
  isOnField(model) && model.player === activePlayer(table.state) && !made.isUsed(table.state, model.id)
    ? table.sources.mandatoryRolls.filter(({ isDue }) => isDue(table, model))
    : [];

/** The models that have rolls to make. */
const modelsDue = (table: Table): readonly ModelId[] =>
  table.state.models.filter(model => due(table, model).length > 0).map(({ id }) => id);

/** Makes all mandatory rolls of one model, one after another; a model that dies of a roll makes no further ones. */
function* makeRolls(turn: Turn<Eld>, id: ModelId): Rule {
  const rolls = due(tableOf(turn), modelOf(turn.state, id));
  made.use(turn, id);
  for (const { isDue, make } of rolls) {
    const now = modelOf(turn.state, id);
    const going = isOnField(now) && isDue(tableOf(turn), now) ? make(turn, id) : undefined;
    if (going) yield* going;
  }
}

/** The Active Player may make the rolls of a model between other things of the phase, in any order. */
export const rollsEntry: StrategicEntry<StrategicOf<'rolls'>> = {
  candidates: table => modelsDue(table).map(model => ({ do: 'rolls', model })),
  whyNot: (table, _, { model }) =>
    modelsDue(table).includes(model) ? undefined : { code: 'no-roll', rule: 'ELD-TURN-005', path: 'model' },
  carryOut: (turn, _, { model }) => makeRolls(turn, model),
};

/** Rolls that the Active Player has not made in another order; Hostiles make theirs here (ELD-TURN-005, ELD-HOSTILE-005). */
function* makeRest(turn: Turn<Eld>): Rule {
  for (const id of modelsDue(tableOf(turn))) yield* makeRolls(turn, id);
}

/** The step after the abilities of the phase. */
export const restOfRolls: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>(
  'ELD-TURN-005',
  'remaining rolls',
  makeRest,
);
