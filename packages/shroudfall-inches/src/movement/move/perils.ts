import { type Disc, type Obstacle, within } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { thingOf } from '../../battlefield/things.js';
import { unitOf } from '../../match/lookups.js';
import { wouldHarm } from '../../reaches/would-harm.js';
import { isWithinPiece } from '../../terrain/within.js';
import { manifestationCard } from '../../unit-cards/manifestation-card.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { partsOf } from '../standing/blockers.js';

/** Terrain that a model is not in and that would harm its unit: the strip of its tool would bring the model into it (SFI-TKEY-001). */
const ofTerrain = (table: Table, { unit }: Model, base: Disc): readonly Obstacle[] => {
  const { options, state } = table;
  if (!options['terrain.crossingCountsAsMovingInto']) return [];
  return state.terrain
    .filter(piece => wouldHarm(table, unitOf(state, unit), piece) && !isWithinPiece(table, base, piece))
    .flatMap(partsOf);
};

/** The ranges of manifestations that act on models that enter them (SFI-MANIFEST-006). Touching such a range is entering it. */
const ofManifestations = (table: Table, base: Disc): readonly Obstacle[] =>
  table.state.manifestations.flatMap(one => {
    const { on, reach } = manifestationCard(table, one);
    const { at, radius } = thingOf(table, one.id).base;
    const of = { at, radius: radius + rangeInUnits(table, reach) + 1 };
    return on.includes('entered') && !within(base, of, -1) ? [{ id: one.id, of }] : [];
  });

/** The ground within a length of a base that acts on a model whose tool leads over it. */
export const perilsNear = (table: Table, model: Model, base: Disc, length: number): readonly Obstacle[] =>
  [...ofTerrain(table, model, base), ...ofManifestations(table, base)].filter(({ of }) => within(base, of, length));
