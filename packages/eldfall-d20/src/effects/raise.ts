import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import {
  completelyWithin,
  mm,
  overlaps,
  type Point,
  type Polygon,
  pointInDirection,
  polygon,
} from '@rulewright/core/inches';
import type { Cylinder } from '@rulewright/core/inches/height';
import { hitboxOf, radiusOf } from '../battlefield/hitbox.js';
import { deciderOf } from '../match/decider.js';
import { hasState, modelOf, modelsOnField, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { restAt } from '../routes/ground.js';
import { surroundingsOfBase } from '../routes/surroundings.js';
import { compass } from '../routes/wishes.js';
import type { CardId, Direction, Eld, Model, ModelId, Place, Table, Thing } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';

type Raised = NonNullable<Spell['raises']>;

/** The ground of a structure that lies square before a spot, with the middle of its near side there. */
const groundAt = ({ width, depth }: Raised, near: Point, ahead: Direction): Polygon => {
  const [half, left] = [mm(width) / 2, { x: -ahead.y, y: ahead.x }];
  const right = { x: ahead.y, y: -ahead.x };
  const far = pointInDirection(near, ahead, mm(depth));
  return polygon([
    pointInDirection(near, right, half),
    pointInDirection(far, right, half),
    pointInDirection(far, left, half),
    pointInDirection(near, left, half),
  ]);
};

/** The middle of the corners of a ground. */
const middleOf = ({ corners }: Polygon): Point => {
  const middle = { x: 0, y: 0 };
  for (const corner of corners) {
    middle.x += corner.x;
    middle.y += corner.y;
  }
  return { x: Math.floor(middle.x / corners.length), y: Math.floor(middle.y / corners.length) };
};

interface Site {
  readonly at: Place;
  readonly outline: Polygon;
}

/**
 * The models in the way of a structure, fallen ones too; Hidden ones of other players leave room for it, so that no
 * place reveals them (ELD-STATE-073).
 */
const bodiesFor = (table: Table, { player }: Model): readonly Cylinder[] =>
  modelsOnField(table.state)
    .filter(one => one.player === player || !hasState(one, 'hidden'))
    .map(one => hitboxOf(table, one));

/**
 * The places of a structure that touches its caster, to all sides of the compass: on the field, with its middle on the
 * surface on which the caster stands, and where it meets no model and no scenery (ELD-SPELL-015).
 */
const sitesFor = (table: Table, caster: Model, raised: Raised): readonly Site[] => {
  const around = surroundingsOfBase(table, 1, mm(raised.height));
  const { x, y, z } = caster.at;
  const top = z + mm(raised.height);
  const meets = ({ outline }: Site): boolean =>
    bodiesFor(table, caster).some(
      ({ at, radius, foot, height }) => foot < top && foot + height > z && overlaps(outline, { at, radius }),
    ) || around.obstacles.some(one => one.base < top && (one.top ?? top) > z && overlaps(outline, one.outline));
  return compass
    .map((ahead): Site => {
      const near = pointInDirection({ x, y }, ahead, radiusOf(table, caster));
      return { at: { ...near, z }, outline: groundAt(raised, near, ahead) };
    })
    .filter(
      site =>
        completelyWithin(site.outline, around.field, 0) &&
        restAt(around, { ...middleOf(site.outline), z }) === z &&
        !meets(site),
    );
};

/**
 * Sets up the structure of a Transmutation, which stays until it is removed or destroyed, touching its caster. With an Armor value it can
 * be attacked (ELD-SPELL-016). Nothing happens where no place is free.
 */
export function* raiseStructure(turn: Turn<Eld>, by: ModelId, card: CardId): Rule {
  const table = tableOf(turn);
  const { raises } = spellOf(table, card);
  const caster = modelOf(turn.state, by);
  if (!raises) return;
  const sites = sitesFor(table, caster, raises);
  if (sites.length === 0) return;
  const options = sites.map(({ at }) => at);
  const rule = 'ELD-SPELL-015';
  const about = { model: by, spell: card };
  const chosen = yield* decideUnlessForced(turn, { by: deciderOf(table, caster), kind: 'place', rule, options, about });
  const site = sites.find(({ at }) => at.x === chosen.x && at.y === chosen.y) ?? sites[0];
  if (!site) return;
  const taken = [...turn.state.scenery, ...turn.state.things];
  let copy = 1;
  while (taken.some(one => one.id === `${card}-${copy}`)) copy++;
  const id = `${card}-${copy}`;
  const { z } = site.at;
  const height = mm(raises.height);
  const parts = [{ outline: site.outline, base: z, top: z + height }];
  const piece = { id, parts, kind: 'solid', cover: null, placedBy: { by, spell: card } } as const;
  turn.emit({ type: 'SceneryPlaced', pieces: [piece] }, ['ELD-SPELL-014', rule]);
  const thing: Thing = {
    id,
    kind: 'transmutation',
    at: { ...middleOf(site.outline), z },
    radius: Math.floor(mm(Math.min(raises.width, raises.depth)) / 2),
    height,
    hp: raises.armor === undefined ? null : 1,
    armour: raises.armor ?? null,
    holds: [],
    marks: [],
  };
  turn.emit({ type: 'ThingPlaced', thing }, rule);
}
