import { reviseEdition } from '@rulewright/core/editions';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { hexes } from '../ground/hexes/ground.js';
import { hexNumbers } from '../rulebook/hex-numbers.js';
import type { RuleId } from '../rulebook/index.js';
import { type Laid, type LaidOut, laidOut as laidOutIn } from '../testing/index.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import { v11Edition } from './edition.js';

/** A sentence, the rules it shows, the table, the dice, the answers and the events. */
export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/**
 * The edition of the sheet on a board of hexes, where two models in base contact stand on neighbouring hexes: all numbers
 * that are a base contact are 1, and a forest is that of the hex edition.
 */
const { proposals: _, ...edition } = v11Edition;
export const v11OnHexes: JhxEdition = reviseEdition({ ...edition, ground: hexes }, 'v11-on-hexes', {
  numbers: {
    distances: { atEffigy: { value: 1 }, handOver: { value: 1 }, prey: { value: 1 } },
    terrain: { forest: hexNumbers.terrain.forest },
    souls: { soulgazerBonusReach: { value: 1 } },
  },
});

/** The parts of a table that is played by the sheet. */
export const byTheSheet = (lay: LaidOut = {}): LaidOut => ({ edition: v11OnHexes, ...lay });

/** Lays a table on which the sheet is played. */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => laidOutIn(drawing, byTheSheet(lay));
