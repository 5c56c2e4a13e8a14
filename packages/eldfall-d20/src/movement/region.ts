import type { SceneShape } from '@rulewright/core';
import type { Model, Table } from '../vocabulary/index.js';
import { knowsLengths } from './measuring.js';
import { mostOf } from './speed.js';

/**
 * The disc that the centre of a model cannot leave on a Walk, which pictures show while the player plans. Realism
 * forbids measuring a movement before it is declared (ELD-MEASURE-013).
 */
export const reachRegion = (
  table: Table,
  model: Model,
  most: number = mostOf(table, model, { kind: 'walk', skills: [] }),
): readonly SceneShape[] =>
  knowsLengths(table, model) ? [{ shape: 'disc', x: model.at.x, y: model.at.y, radius: most }] : [];
