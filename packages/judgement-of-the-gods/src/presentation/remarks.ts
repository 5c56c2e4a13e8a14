import type { View } from '@rulewright/core';
import type { Building, Resource } from '../content/pack.js';
import type { Jog } from '../vocabulary/index.js';
import type { Drawing } from './drawing.js';

/**
 * One sentence if the latest record of a view draws building cards of which the pool can pay none: then the builder is
 * not asked which one to build, and the turn ends (JOG-BLD-003).
 */
export const remarksOn = ({ pack, names, labels }: Drawing, { records, state }: View<Jog>): readonly string[] => {
  const last = records.at(-1);
  if (last?.kind !== 'event' || last.event.type !== 'BuildingCardsDrawn') return [];
  const drawn = [...new Set(last.event.cards)].flatMap(kind => {
    const { cost } = pack.buildings[kind as Building];
    return cost === null ? [] : [{ name: names.building(kind), cost }];
  });
  const resources: readonly Resource[] = [...pack.basicResources, 'gold'];
  const isUnpaid = drawn.every(({ cost }) => resources.some(one => state.pool[one] < (cost[one] ?? 0)));
  return isUnpaid && drawn.length > 0 ? [labels.unpaid(drawn)] : [];
};
