import { compareGap, type Disc, type SightField, type SightLine, sightField } from '@rulewright/core/inches';
import { type Thing, thingOf } from '../battlefield/things.js';
import { rememberStanding } from '../match/table.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type BaseShape, type Blocker, basesOn, type FeatureShape, featuresOn, type Shape } from './shapes.js';
import { isStealthyTo } from './stealth.js';

/** The answer to a question of sight: a free line, or the bases and features that together leave none. */
export type Seen =
  | { readonly clear: true; readonly witness: SightLine }
  | { readonly clear: false; readonly blockers: readonly Blocker[] };

/** A base that blocks the lines that only touch it, too: it is larger by 1/100 mm (SFI-LOS-005). */
const grown = (base: BaseShape): BaseShape => ({ ...base, radius: base.radius + 1 });

// Only lines through the inside of a shape are blocked (SFI-LOS-005).
const fieldOn = /* @__PURE__ */ rememberStanding((table): SightField<Shape> => {
  const bases = basesOn(table);
  const shapes = table.options['sight.touchedBasesBlock'] ? bases.map(grown) : bases;
  return sightField<Shape>([...featuresOn(table), ...shapes]);
});

/**
 * The base of a thing as an end of lines: 1/100 mm smaller where a third base touches it, since that base, which is larger here, would
 * reach into it, and nothing that reaches into an end blocks.
 */
const endOf = (table: Table, end: Thing, other: Thing): Disc => {
  const { base } = end;
  if (!table.options['sight.touchedBasesBlock'] || base.radius <= 1) return base;
  const isTouched = basesOn(table).some(
    third =>
      third.thing.id !== end.id &&
      third.thing.id !== other.id &&
      compareGap(base, third, 0) >= 0 &&
      compareGap(base, third, 1) < 0,
  );
  return isTouched ? { at: base.at, radius: base.radius - 1 } : base;
};

/** A feature blocks unless one of the two bases is within it (SFI-LOS-006, SFI-LOS-007). */
const featureBlocks = ({ feature }: FeatureShape, from: Thing, to: Thing): boolean =>
  !feature.holds(from.base) && !feature.holds(to.base);

/**
 * True for the shapes that block between two bases. The answer depends on the direction (SFI-LOS-010): a third base blocks if it is as
 * large as the target's or larger (SFI-LOS-002, SFI-LOS-003), and the model that looks may ignore distant models with Stealth
 * (SFI-LOS-011).
 */
const blocksBetween =
  (table: Table, from: Thing, to: Thing) =>
  (shape: Shape): boolean => {
    if ('feature' in shape) return featureBlocks(shape, from, to);
    const { thing } = shape;
    if (thing.id === from.id || thing.id === to.id) return false;
    return thing.base.radius >= to.base.radius && !isStealthyTo(table, from, thing);
  };

const blockerOf = (shape: Shape): Blocker =>
  'feature' in shape ? { kind: 'feature', id: shape.feature.id } : { kind: 'base', id: shape.thing.id };

/** True if a base has line of sight to another, wherever the two are: for questions about places that models might take. */
export const baseSees = (table: Table, from: Thing, to: Thing): boolean =>
  fieldOn(table).sees(endOf(table, from, to), endOf(table, to, from), blocksBetween(table, from, to));

/**
 * True if a model or scenario element has line of sight to another: any one straight line from base to base that nothing blocks is
 * enough (SFI-LOS-001). Models see in all directions.
 */
export const sees = (table: Table, from: ModelId, to: ModelId): boolean =>
  baseSees(table, thingOf(table, from), thingOf(table, to));

/** The same with the reason: a free line, or blockers that are all necessary to block every line. */
export const sightOf = (table: Table, fromId: ModelId, toId: ModelId): Seen => {
  const [from, to] = [thingOf(table, fromId), thingOf(table, toId)];
  const blocks = blocksBetween(table, from, to);
  const answer = fieldOn(table).sight(endOf(table, from, to), endOf(table, to, from), blocks);
  if (answer.clear) return answer;
  // A feature of several polygons is named once.
  const blockers = new Map(answer.blockers.map(shape => [blockerOf(shape).id, blockerOf(shape)]));
  return { clear: false, blockers: [...blockers.values()] };
};

/** True if every line from one base to another passes completely through obscuring features; bases do not matter (SFI-LOS-013). */
export const isCompletelyObscured = (table: Table, fromId: ModelId, toId: ModelId): boolean => {
  const [from, to] = [thingOf(table, fromId), thingOf(table, toId)];
  return !fieldOn(table).sees(from.base, to.base, shape => 'feature' in shape && featureBlocks(shape, from, to));
};
