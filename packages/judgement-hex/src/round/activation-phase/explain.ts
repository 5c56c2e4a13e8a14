import type { Decision, Refusal } from '@rulewright/core';
import { hashJson, isObject } from '@rulewright/core';
import { shopRefusal } from '../../beside-table/artefacts/shop.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import type { Advancing, Pace } from '../../vocabulary/battlefield.js';
import type { ActionChoice, Jhx, Model } from '../../vocabulary/index.js';
import { movedTo } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import { barred } from '../actions/barred.js';
import { actionKinds } from '../actions/index.js';
import { actors, costRefusal } from '../actions/legal.js';
import { mustStillAct } from '../activation/must-act.js';
import { readyHeroes } from './choose-hero.js';

const modelNamed = ({ state }: Table, id: unknown): Model | undefined => state.models.find(one => one.id === id);

/** The reason why a Hero cannot be activated now. */
const heroRefusal = (table: Table, by: string, choice: unknown): Refusal | undefined => {
  const model = modelNamed(table, choice);
  if (model?.kind !== 'hero') return undefined;
  const detail = { hero: model.id };
  if (model.player !== by) return { code: 'not-yours', rule: 'JHX-ACT-001', detail };
  if (model.activated) return { code: 'already-activated', rule: 'JHX-ACT-002', detail };
  return readyHeroes(table.state, by).includes(model.unit ?? model.id)
    ? { code: 'unit', rule: 'JHX-UNIT-011', detail: { hero: model.unit } }
    : { code: 'dead', rule: 'JHX-ACT-005', detail };
};

/** The reason why an action cannot be taken now: its model, a bar, a refusal of its kind, its cost. */
const actionRefusal = (table: Table, choice: ActionChoice): Refusal | undefined => {
  if (choice.do === 'end') {
    const [model] = mustStillAct(table);
    return model === undefined
      ? { code: 'summoned-acts', rule: 'JHX-SUMMON-005' }
      : { code: 'summoned-must-act', rule: 'JHX-SUMMON-006', detail: { model } };
  }
  const kind = actionKinds.find(one => one.do === choice.do);
  const model = modelNamed(table, choice.model);
  if (!kind || !model) return undefined;
  const acting = choice.do === 'summoned-acts' ? modelNamed(table, model.master) : model;
  if (!acting || !actors(table).some(({ id }) => id === acting.id)) {
    return { code: 'not-its-activation', rule: 'JHX-GEN-004', detail: { model: model.id } };
  }
  const bar = barred(table, acting, choice);
  if (bar) return bar;
  const wanted = hashJson(choice);
  const open = kind.options(table, acting, Number.POSITIVE_INFINITY).some(one => hashJson(one) === wanted);
  return open ? costRefusal(table, kind, acting, choice) : kind.refusal?.(table, choice);
};

/** The facts of a question for a step of an Advance. */
interface Step extends Pace {
  readonly path: readonly number[];
  readonly extra: number;
  readonly model: string;
  /** The remaining lengths after the penalty of the ground so far. */
  readonly left: number;
}

/** The facts of a question for a step; undefined if the question was asked by something else than an Advance. */
export const stepOf = (about: unknown): Step | undefined => {
  if (!isObject(about)) return undefined;
  const { path, mov, spare = 0, extra, model, left } = about;
  if (typeof mov !== 'number' || typeof extra !== 'number' || typeof left !== 'number') return undefined;
  if (typeof model !== 'string' || typeof spare !== 'number') return undefined;
  if (!Array.isArray(path) || !path.every(cell => typeof cell === 'number')) return undefined;
  return { path, mov, spare, extra, model, left };
};

/** The reason why a hex cannot be the next of a movement, or the movement cannot stop. */
export const stepRefusal = (table: Table, about: unknown, choice: unknown): Refusal | undefined => {
  const step = stepOf(about);
  const piece = step && pieceOf(table, step.model);
  const [start] = step?.path ?? [];
  if (!step || !piece || start === undefined) return undefined;
  const { path, ...pace } = step;
  const advancing: Advancing = { ...table.options, mover: movedTo(piece, start), ...pace };
  if (choice === 'stop') return fieldOf(table).advanceRefusal(advancing, path);
  if (typeof choice !== 'number') return undefined;
  return fieldOf(table).advanceRefusal(advancing, [...path, choice]);
};

/**
 * The reason why an answer to `hero`, `action`, `step` or `shop` is not among the options, with the rule; undefined
 * where none can say it.
 */
export const explainAction = (table: Table, decision: Decision<Jhx>, choice: unknown): Refusal | undefined => {
  switch (decision.kind) {
    case 'hero':
      return heroRefusal(table, decision.by, choice);
    case 'action':
      return isObject(choice) ? actionRefusal(table, choice as ActionChoice) : undefined;
    case 'step':
      return stepRefusal(table, decision.about, choice);
    case 'shop':
      return shopRefusal(table, decision.about, choice);
    default:
      return undefined;
  }
};
