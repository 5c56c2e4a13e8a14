import type { PolygonShape } from '@rulewright/core';
import { reachOutline } from '@rulewright/core/inches';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { InchesTable } from '../models/table.js';
import { waysOf } from './way-to.js';

/** The places where a Move of a model can end (JV11-ACT-002), for pictures only. */
export const reachedOutline = (table: InchesTable, advancing: Advancing): readonly PolygonShape[] => {
  const ways = waysOf(table, advancing);
  const [first] = ways;
  if (!first) return [];
  const reaches = ways.map(({ most, open, free }) => ({ most, pass: open, end: free }));
  return reachOutline(first.start.at, reaches);
};
