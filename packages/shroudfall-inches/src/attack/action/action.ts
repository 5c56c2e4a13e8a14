import {
  decide,
  isObject,
  type Procedure,
  perform,
  procedure,
  type Refusal,
  type Rule,
  step,
  type Turn,
} from '@rulewright/core';
import { playerOf } from '../../match/lookups.js';
import { editionOf, tableOf } from '../../match/table.js';
import { completeAction } from '../../reaches/reaches.js';
import { weaponNamed } from '../../unit-cards/weapons.js';
import type { ActionRules, AttackingUnit, ModelId, Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { makeAttack } from '../attack.js';
import { attacksInAction, canAttackInAction, modelsLeft, takenIn, whyNotAttack } from './choices.js';
import { usedBy } from './types.js';

/** A model has done its part of the action, attacks or none. */
function* finish(turn: Turn<Sfi>, model: ModelId): Rule {
  turn.emit({ type: 'ModelDone', model }, 'SFI-ACTION-018');
  yield* completeAction(turn, model);
}

/** The rest of the unit sits out, and the action ends. */
function* finishAll(turn: Turn<Sfi>, acting: AttackingUnit): Rule {
  acting.done = true;
  for (;;) {
    const taken = takenIn(turn.state);
    const [next] = taken ? modelsLeft(tableOf(turn), taken) : [];
    if (next === undefined) return;
    yield* finish(turn, next);
  }
}

/**
 * A model that has attacked goes on until it is finished (SFI-ATTACK-015). Then the player picks a model that has not
 * attacked so far and can attack; if only one can, the player is not asked.
 */
function* chooseModel(turn: Turn<Sfi>, acting: AttackingUnit): Rule {
  const table = tableOf(turn);
  const taken = takenIn(turn.state);
  const left = taken ? modelsLeft(table, taken) : [];
  const able = turn.derive(() => left.filter(model => canAttackInAction(table, model)));
  const begun = taken && able.find(model => usedBy(taken, model).length > 0);
  const [only] = able;
  if (only === undefined) return yield* finishAll(turn, acting);
  acting.model = begun ?? only;
  if (begun !== undefined || able.length === 1) return;
  const by = playerOf(turn.state, acting.unit);
  const options = [...able, 'done'] as const;
  const about = { action: 'attack', unit: acting.unit };
  const model = yield* decide(turn, { by, kind: 'nextModel', rule: 'SFI-ATTACK-010', options, about });
  if (model === 'done') return yield* finishAll(turn, acting);
  acting.model = model;
}

/** The player picks an unused profile of the model and its target, or forfeits the remaining attacks of the model. */
function* chooseWeapon(turn: Turn<Sfi>, acting: AttackingUnit): Rule {
  const { unit, model } = acting;
  if (model === null) return;
  const table = tableOf(turn);
  const attacks = turn.derive(() => attacksInAction(table, model));
  const by = playerOf(turn.state, unit);
  const options = [...attacks, 'done'] as const;
  const choice = yield* decide(turn, { by, kind: 'attack', rule: 'SFI-ATTACK-011', options, about: { model } });
  acting.choice = choice === 'done' ? null : choice;
  if (choice === 'done') yield* finish(turn, model);
}

function* attackOnce(turn: Turn<Sfi>, { model, choice }: AttackingUnit): Rule {
  if (model === null || choice === null) return;
  const { profile, target, combined } = choice;
  const weapon = weaponNamed(tableOf(turn), model, profile);
  if (!weapon) return;
  yield* makeAttack(turn, {
    attacker: model,
    weapon,
    ofCard: true,
    ...(target === undefined ? {} : { target }),
    ...(combined ? { combined } : {}),
    inAction: true,
    from: null,
  });
}

/** The model goes on with another unused profile if it has one that it can use, and is finished otherwise (SFI-ATTACK-036). */
function* goOn(turn: Turn<Sfi>, { model, choice }: AttackingUnit): Rule {
  const taken = takenIn(turn.state);
  if (model === null || choice === null || !taken) return;
  const table = tableOf(turn);
  // The remaining attacks of a destroyed model are lost (SFI-ATTACK-037).
  if (!modelsLeft(table, taken).includes(model)) return;
  if (!turn.derive(() => canAttackInAction(table, model))) yield* finish(turn, model);
}

/** One attack of an attack action: steps 2, 3 and 23 of the attack chart, and the attack itself between them. */
export const attackActionProcedure: Procedure<Sfi, AttackingUnit> = procedure('attack action', [
  step('SFI-ATTACK-010', '2 choose a model', chooseModel),
  step('SFI-ATTACK-011', '3 choose a weapon', chooseWeapon),
  step('SFI-ATTACK-009', '4 to 22 attack', attackOnce),
  step('SFI-ATTACK-036', '23 go on', goOn),
]);

/** The rules of the attack action: each model may attack once with each profile of one type. */
export const attack: ActionRules = {
  rule: 'SFI-ACTION-010',
  *next(turn, unit) {
    const acting: AttackingUnit = { unit, model: null, choice: null, done: false };
    yield* perform(turn, editionOf(turn).procedures.attackAction, acting, () => acting.done);
    return acting.done ? 'done' : 'more';
  },
};

/** The reason why an attack of an action is refused; undefined for an answer that is no attack. */
export const explainAttack = (table: Table, about: unknown, choice: unknown): Refusal | undefined => {
  const taken = takenIn(table.state);
  if (!taken || !isObject(about) || typeof about.model !== 'string' || !isObject(choice)) return;
  const { profile, target, combined } = choice;
  if (typeof profile !== 'string' || (target !== undefined && typeof target !== 'string')) return;
  return whyNotAttack(table, taken, about.model, {
    profile,
    ...(target === undefined ? {} : { target }),
    ...(combined === true ? { combined } : {}),
  });
};
