import type { PlayerId, Refusal } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { type Solid, spaceGap } from '@rulewright/core/inches/height';
import { awarenessOf, isInAwareness } from '../battlefield/awareness.js';
import { bodyNamed } from '../battlefield/hitbox.js';
import { modelsUnder } from '../battlefield/templates.js';
import { hasState, modelNamed, modelsOnField } from '../match/lookups.js';
import { isSecret } from '../secrets/secret.js';
import type { Measuring, Model, ModelId, Place, Table } from '../vocabulary/index.js';
import { mostOf } from './speed.js';

const rule = 'ELD-MEASURE-008';

/** True for a model of which a player knows the place: of a Hidden one only its own player does (ELD-STATE-073). */
const isKnownTo = ({ state }: Table, by: PlayerId, id: string): boolean => {
  const model = modelNamed(state, id);
  return model === undefined || model.player === by || !hasState(model, 'hidden');
};

/**
 * The solid at one end of a measured distance: of a model or a thing, or a point; undefined for a name that is not on
 * the field by the knowledge of the player.
 */
const solidAt = (table: Table, by: PlayerId, end: string | Place): Solid | undefined => {
  if (typeof end === 'string') return isKnownTo(table, by, end) ? bodyNamed(table, end) : undefined;
  const { x, y, z } = end;
  return { at: { x, y }, radius: 0, foot: z, height: 0 };
};

/** True for two solids in the Awareness of one of a player's models: the line between them lies in it as well. */
const areInAwareness = (table: Table, by: PlayerId, ends: readonly Solid[]): boolean =>
  modelsOnField(table.state)
    .filter(({ player }) => player === by)
    .some(own => ends.every(end => isInAwareness(table, own, end)));

/**
 * True for the distance between the model that moves and one that may interrupt its movement: it may be measured
 * beforehand (ELD-REACT-011).
 */
const isOfReaction = ({ state }: Table, by: PlayerId, measuring: Measuring): boolean => {
  const { sequence } = state;
  if (measuring.what !== 'distance' || sequence?.step !== 'movement') return false;
  const owners = measuring.between.map(end => (typeof end === 'string' ? modelNamed(state, end)?.player : undefined));
  const mover = measuring.between.indexOf(sequence.model);
  return mover >= 0 && owners[1 - mover] === by && owners[mover] !== by;
};

/** The refusals of Standard mode. */
const whyNotInStandard = (table: Table, by: PlayerId, measuring: Measuring): Refusal | undefined => {
  const { sequence } = table.state;
  if (measuring.what === 'template') return { code: 'no-templates', rule: 'ELD-MEASURE-012', path: 'what' };
  if (measuring.what === 'movement') {
    if (measuring.model === sequence?.model) return undefined;
    return { code: 'not-activated', rule: 'ELD-MEASURE-010', path: 'model' };
  }
  if (isOfReaction(table, by, measuring)) return undefined;
  // Until it has declared its movement, the activated model does not count as moving.
  const moves =
    sequence?.step === 'movement' && sequence.movement && modelNamed(table.state, sequence.model)?.player === by;
  if (moves) return { code: 'movement-only', rule: 'ELD-MEASURE-011', path: 'what' };
  const ends = measuring.between.map(end => solidAt(table, by, end)).filter(end => end !== undefined);
  if (areInAwareness(table, by, ends)) return undefined;
  return { code: 'out-of-awareness', rule: 'ELD-MEASURE-010', path: 'between' };
};

/**
 * The rule by which a player may not measure something before it is declared, by the mode that the players have agreed on
 * (ELD-MEASURE-008): everything in Assisted mode (ELD-MEASURE-009), some things in Standard mode (ELD-MEASURE-010), and nothing in Realism
 * mode. A player who carries out the behaviour of Hostiles may measure everything (ELD-MEASURE-014).
 */
export const whyNotMeasure = (table: Table, by: PlayerId, measuring: Measuring): Refusal | undefined => {
  const { measuringMode } = table.options;
  if (measuringMode === 'assisted' || measuring.forHostile) return undefined;
  if (measuringMode === 'standard') return whyNotInStandard(table, by, measuring);
  return { code: 'no-measuring', rule: 'ELD-MEASURE-013', path: 'what' };
};

/**
 * True for a model whose player may know the length of a movement, or of a Reach, before it is declared: always but in Realism mode
 * (ELD-MEASURE-013), and there for Hostiles (ELD-MEASURE-014).
 */
export const knowsLengths = ({ options }: Pick<Table, 'options'>, { player }: Pick<Model, 'player'>): boolean =>
  options.measuringMode !== 'realism' || player === null;

/**
 * True for a viewer who may know what lies in the Awareness of a model: in Standard mode the player of the model
 * (ELD-MEASURE-010), in Realism mode nobody (ELD-MEASURE-013). Everybody may measure for Hostiles (ELD-MEASURE-014).
 */
export const mayMeasureAround = (
  { options }: Pick<Table, 'options'>,
  { player }: Pick<Model, 'player'>,
  viewer: PlayerId | undefined,
): boolean => {
  if (options.measuringMode === 'assisted' || player === null) return true;
  return options.measuringMode === 'standard' && player === viewer;
};

/**
 * True for a viewer who may know where a Walk of a model can end: in Standard mode that of the activated model, and of
 * a Walk that stays in the Awareness of one of the viewer's models (ELD-MEASURE-010).
 */
export const mayMeasureWalk = (table: Table, model: Model, viewer: PlayerId | undefined): boolean => {
  if (table.options.measuringMode === 'standard' && table.state.sequence?.model === model.id) return true;
  if (!mayMeasureAround(table, model, viewer)) return false;
  const isWithin = mostOf(table, model, { kind: 'walk', skills: [] }) <= inches(awarenessOf(table, model));
  return table.options.measuringMode === 'assisted' || model.player === null || isWithin;
};

/** The result of a measurement: a length in 1/100 mm, the models that a template would touch, or the rule that forbids it. */
export type Measured =
  | { readonly length: number; readonly refusal?: undefined }
  | { readonly models: readonly ModelId[]; readonly refusal?: undefined }
  | { readonly refusal: Refusal };

/** Measures something for a player before a declaration, as far as the mode of the match allows it (ELD-MEASURE-002). */
export const measure = (table: Table, by: PlayerId, measuring: Measuring): Measured => {
  const refusal = whyNotMeasure(table, by, measuring);
  if (refusal) return { refusal };
  if (measuring.what === 'template') {
    return { models: modelsUnder(table, measuring.place, null).filter(id => isKnownTo(table, by, id)) };
  }
  if (measuring.what === 'movement') {
    const model = modelNamed(table.state, measuring.model);
    if (model?.where !== 'field' || !isKnownTo(table, by, model.id)) {
      return { refusal: { code: 'gone', rule, path: 'model' } };
    }
    // The SPD of a secret model is secret, since it is part of its profile.
    if (isSecret(model) && model.player !== by) {
      return { refusal: { code: 'shrouded', rule: 'ELD-STATE-064', path: 'model' } };
    }
    return { length: mostOf(table, model, { kind: measuring.kind, skills: [] }) };
  }
  const [a, b] = measuring.between.map(end => solidAt(table, by, end));
  return a && b ? { length: spaceGap(a, b) } : { refusal: { code: 'gone', rule, path: 'between' } };
};
