import { decide, type Rule, type Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { whyNotReact } from '../activation/eligible.js';
import { isTouching, isWithin } from '../battlefield/distance.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { isAlly, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { askEndMove } from '../movement/end-moves/end-moves.js';
import { skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import type { DeclaredAttack, Eld, Model, ModelId, Table } from '../vocabulary/index.js';

const PROTECTOR = 'protector';
const asked = /* @__PURE__ */ once('sequence', PROTECTOR, 'ELD-SKILL-037');

/** Half of the SPD of a model in inches, rounded up (ELD-SKILL-035). */
const halfOf = (table: Table, model: Model): number =>
  Math.ceil(currentOf(table, model, 'SPD') / table.numbers.skills.protectorDivisor.value);

const targets = ({ aims }: DeclaredAttack): readonly ModelId[] => [
  ...new Set(aims.flatMap(aim => ('model' in aim ? [aim.model] : []))),
];

/** The first model that can still protect a target of the Attack, with that ally. */
const open = (table: Table, attack: DeclaredAttack): readonly [protector: Model, ally: Model] | undefined => {
  for (const id of targets(attack)) {
    const ally = modelNamed(table.state, id);
    if (!ally) continue;
    for (const one of table.state.models) {
      if (one.id === id || skillLevel(table, one, PROTECTOR) === 0 || asked.isUsed(table.state, `${one.id} ${id}`))
        continue;
      if (!isAlly(table.state, one, ally) || targets(attack).includes(one.id) || whyNotReact(table, one.id)) continue;
      if (isWithin(table, one, ally, halfOf(table, one))) return [one, ally];
    }
  }
  return undefined;
};

/** The Attack with another target in place of one. */
const redirected = (attack: DeclaredAttack, from: ModelId, to: ModelId): DeclaredAttack => ({
  ...attack,
  aims: attack.aims.map(aim => ('model' in aim && aim.model === from ? { ...aim, model: to } : aim)),
});

/** The Protector moves into Base Contact with its ally, as its one Reaction, and becomes the target (ELD-SKILL-035, ELD-SKILL-037). */
function* protect(turn: Turn<Eld>, id: ModelId, ally: ModelId, attack: DeclaredAttack): Rule {
  const { protectorPoints } = tableOf(turn).numbers.skills;
  const { player } = modelOf(turn.state, id);
  turn.emit({ type: 'PointsChanged', model: id, by: -protectorPoints.value, why: PROTECTOR }, protectorPoints.rule);
  const reaction = { model: id, player, action: { do: 'nothing' }, at: null, opportunity: false } as const;
  turn.emit({ type: 'ReactionDeclared', reaction }, 'ELD-SKILL-037');
  const most = inches(halfOf(tableOf(turn), modelOf(turn.state, id)));
  yield* askEndMove(turn, { model: id, most, why: PROTECTOR, towards: ally, stance: false }, 'ELD-SKILL-035');
  if (!isTouching(tableOf(turn), modelOf(turn.state, id), modelOf(turn.state, ally))) return;
  const { sequence } = turn.state;
  if (!sequence) return;
  turn.emit({ type: 'AbilityUsed', model: id, ability: PROTECTOR, target: ally }, 'ELD-SKILL-035');
  const action = redirected(attack, ally, id);
  turn.emit({ type: 'ActionDeclared', model: sequence.model, action }, 'ELD-SKILL-035');
}

/**
 * Asks one model with Protector if it takes an Attack on an ally within half its SPD upon itself, after the Action step (ELD-SKILL-035, ELD-SKILL-037). The
 * answer is true if a model was asked.
 */
export function* askProtector(turn: Turn<Eld>): Rule<boolean> {
  const action = turn.state.sequence?.action;
  const table = tableOf(turn);
  const found = action?.do === 'attack' ? open(table, action) : undefined;
  if (!found || action?.do !== 'attack') return false;
  const [protector, ally] = found;
  asked.use(turn, `${protector.id} ${ally.id}`);
  const by = deciderOf(table, protector);
  const about = { ability: PROTECTOR, model: protector.id, target: ally.id };
  const yes = yield* decide(turn, { by, kind: 'yes', rule: 'ELD-SKILL-035', options: [true, false], about });
  if (yes) yield* protect(turn, protector.id, ally.id, action);
  return true;
}
