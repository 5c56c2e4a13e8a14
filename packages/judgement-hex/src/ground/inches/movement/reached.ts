import type { PolygonShape } from '@rulewright/core';
import { reachOutline } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import { baseOf } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import type { InchesTerrain } from '../terrain/survey.js';
import { waysOf } from './way-to.js';

// Cache: the outlines on one terrain by all that bounds the ways. Most events change nothing that stands near a model.
const known = /* @__PURE__ */ rememberEach(
  (_terrain: InchesTerrain): Map<string, readonly PolygonShape[]> => new Map(),
);

/** The places where a Move of a model can end (JV11-ACT-002), for pictures only. */
export const reachedOutline = (table: InchesTable, advancing: Advancing): readonly PolygonShape[] => {
  const ways = waysOf(table, advancing);
  if (ways.length === 0) return [];
  const { at } = baseOf(advancing.mover);
  const reaches = ways.map(({ most, open, free }) => ({ most, pass: open(), end: free }));
  const key = JSON.stringify([
    at,
    reaches.map(({ most, pass, end }) => [most, pass.radius, pass.limits, end.radius, end.limits]),
  ]);
  const cache = known(table.terrain);
  const outline = cache.get(key) ?? reachOutline(at, reaches);
  cache.set(key, outline);
  return outline;
};
