import type { Proposal, Refusal } from '@rulewright/core';
import { brokenLimit, outlineOf, overlaps, type Point, sample, whyNoPoint } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { ground } from '../../battlefield/ground.js';
import { stateWith } from '../../match/copies.js';
import { unitOf } from '../../match/lookups.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { wishedPoint } from '../../movement/wishes.js';
import { coherencyRange, modelsApart } from '../../units/coherency/coherency.js';
import type { Model, Sfi, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { blockFormation, formationAround, formations, onGround } from './formation.js';
import { deploymentRegion } from './zone.js';

/** The refusal of the place of one model: outside the zone, off the table, or overlapping something. */
const whyNotThere = (table: Table, unit: UnitId, at: Point, path: string): Refusal | undefined => {
  const broken = brokenLimit(deploymentRegion(table, unit), at);
  if (!broken) return undefined;
  const { code, rule, obstacle } = broken;
  return { code, rule, path, ...(obstacle === undefined ? {} : { detail: { obstacle } }) };
};

/** The refusal of the places of all models of a unit. */
const whyNotDeploy = (table: Table, unit: UnitId, choice: unknown): Refusal | undefined => {
  const { strength } = unitOf(table.state, unit);
  const { radius } = deploymentRegion(table, unit);
  if (!Array.isArray(choice)) return { code: 'not-a-list', rule: 'SFI-DEPLOY-004', path: 'choice' };
  if (choice.length !== strength) {
    return { code: 'wrong-number-of-models', rule: 'SFI-DEPLOY-004', path: 'choice', detail: { needs: strength } };
  }
  const models: Model[] = [];
  for (const [i, at] of (choice as readonly Point[]).entries()) {
    const path = `choice[${i}]`;
    const wrong = whyNoPoint(at, path) ?? whyNotThere(table, unit, at, path);
    if (wrong) return { rule: 'SFI-DEPLOY-002', ...wrong };
    const obstacle = models.find(other => overlaps({ at, radius }, { at: other.at, radius }))?.id;
    if (obstacle) return { code: 'overlaps-base', rule: 'SFI-DEPLOY-005', path, detail: { obstacle } };
    models.push({ id: `${unit}/${i + 1}`, unit, at, damage: 0 });
  }
  const state = stateWith(table.state, { models: [...table.state.models, ...models] });
  const apart = modelsApart({ ...table, state }, unit);
  return apart.length === 0
    ? undefined
    : { code: 'not-in-coherency', rule: 'SFI-DEPLOY-003', path: 'choice', detail: { apart } };
};

/** A wish as one point for each model: a click becomes a block of models around it. */
const wishes = (table: Table, unit: UnitId, wish: unknown): readonly Point[] | undefined => {
  const middle = wishedPoint(table, wish);
  if (middle) return blockFormation(table, unit, middle);
  if (!Array.isArray(wish) || wish.length !== unitOf(table.state, unit).strength) return undefined;
  return wish.some((one, i) => whyNoPoint(one, `wish[${i}]`)) ? undefined : (wish as readonly Point[]);
};

/** The proposal of the places of a unit's models. A wish is a point, the name of a thing, or a point for each model. */
export const deployModelsProposal = (facts: Facts): Proposal<Sfi, 'deployModels'> => ({
  check(asked, choice) {
    const { unit, optional } = asked.parameters;
    return optional && choice === 'none' ? undefined : whyNotDeploy(tableAsked(facts, asked), unit, choice);
  },
  sample(asked, below) {
    const table = tableAsked(facts, asked);
    const { unit } = asked.parameters;
    const { strength } = unitOf(table.state, unit);
    const zone = deploymentRegion(table, unit);
    const first = sample(zone, below);
    if (!first) return undefined;
    const step = 2 * zone.radius + rangeInUnits(table, coherencyRange(table, unit));
    const far = Math.min(step * Math.ceil(strength / 2), ground(table).corners[2]?.x ?? 0);
    const others = Array.from({ length: strength - 1 }, () =>
      onGround(table, { x: first.x + below(2 * far + 1) - far, y: first.y + below(2 * far + 1) - far }),
    );
    return formationAround(table, unit, [first, ...others]);
  },
  suggest(asked, most) {
    const { unit, optional } = asked.parameters;
    const found = formations(tableAsked(facts, asked), unit, most);
    return optional && found.length < most ? [...found, 'none'] : found;
  },
  nearest(asked, wish) {
    const { unit, optional } = asked.parameters;
    if (optional && wish === 'none') return 'none';
    const table = tableAsked(facts, asked);
    const points = wishes(table, unit, wish);
    // Where the models do not fit around the wish, a formation elsewhere is the nearest that is known.
    return points && (formationAround(table, unit, points) ?? formations(table, unit, 1)[0]);
  },
  region: asked => outlineOf(deploymentRegion(tableAsked(facts, asked), asked.parameters.unit)),
});
