import { isObject, type Rulings, sameJson } from '@rulewright/core';
import type { Cited } from '@rulewright/core/editions';
import { hexNumbers } from '../rulebook/hex-numbers.js';
import type { RuleId } from '../rulebook/index.js';
import { baseLimits, standardBases } from '../vocabulary/bases.js';
import type { JhxEdition, JhxNumberChanges } from '../vocabulary/edition.js';
import type { JhxOptions, V11Options } from '../vocabulary/options.js';
import { besideEachOther } from './numbers/numbers.js';

/** The greatest distance in inches that may replace adjacency. */
const mostAdjacent = { value: 6, rule: 'JV11-BASE-010' } as const;

/** A length in quarters of an inch. */
const isAdjacent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= mostAdjacent.value && Number.isSafeInteger(value * 4);

/** True for diameters of every kind of base, and of nothing else (JV11-BASE-004). */
const areBases = (value: unknown): boolean =>
  isObject(value) &&
  sameJson(Object.keys(value).sort(), Object.keys(standardBases).sort()) &&
  Object.values(value).every(
    mm => Number.isSafeInteger(mm) && Number(mm) >= baseLimits.least && Number(mm) <= baseLimits.most,
  );

/** The readings of the sheet, each with its rule and default. */
export const v11Rulings: Rulings<V11Options> = {
  v11BaseMm: { rule: 'JV11-BASE-004', default: standardBases, values: areBases },
  v11SoulTargets: { rule: 'JV11-COMM-005', default: 'heroes', values: ['heroes', 'heroesAndSummoned'] },
  v11BaseFloor: { rule: 'JV11-DICE-003', default: true, values: [true, false] },
  v11AimForbids: { rule: 'JV11-RNG-003', default: 'advance', values: ['advance', 'asHexEdition'] },
  v11HinderSummoned: { rule: 'JV11-SOUL-004', default: true, values: [true, false] },
  v11AdjacentInches: { rule: 'JV11-BASE-010', default: 1, values: isAdjacent },
  v11ForestStealth: { rule: 'JV11-COV-006', default: false, values: [false, true] },
};

/** The defaults of the book's own options that the sheet changes: a condition ends with the activation in which it began. */
export const v11Defaults: NonNullable<JhxEdition['defaults']> = {
  conditionOwnActivationExpires: { value: 'current', rule: 'JV11-COND-001' },
};

const fact = (value: boolean, rule: RuleId): Cited<boolean, RuleId> => ({ value, rule });

/** The number changes of a reading that is not the default. */
type Chosen = readonly [isChosen: boolean, changes: JhxNumberChanges];

/** The readings that differ from the defaults of the sheet, each with its number changes. */
const readings = (options: JhxOptions): readonly Chosen[] => {
  const { attributes, terrain } = hexNumbers;
  const forest = { value: { ...terrain.forest.value, cover: true }, rule: 'JV11-COV-006' } as const;
  // No attribute is higher than the highest, so no base is less than 0 minus it.
  const leastBase = { value: -attributes.most.value, rule: 'JV11-DICE-003' } as const;
  const forbidden = fact(true, 'JV11-RNG-003');
  const { v11AdjacentInches: near = 1 } = options;
  return [
    [near !== 1, { distances: besideEachOther(near) }],
    [options.v11ForestStealth === true, { terrain: { forest } }],
    [options.v11BaseFloor === false, { attackDice: { leastBase } }],
    [options.v11AimForbids === 'asHexEdition', { aimForbids: { recall: forbidden, melee: forbidden } }],
    [options.v11SoulTargets === 'heroesAndSummoned', { souls: { seekSummoned: fact(true, 'JV11-COMM-005') } }],
    [options.v11HinderSummoned === false, { souls: { summonedHinder: fact(false, 'JV11-SOUL-004') } }],
  ];
};

/** The numbers that the options of a match choose. */
export const v11Chosen = (options: JhxOptions): JhxNumberChanges => {
  const changes: Record<string, object> = {};
  for (const [isChosen, chosen] of readings(options)) {
    if (!isChosen) continue;
    for (const [chapter, numbers] of Object.entries(chosen)) changes[chapter] = { ...changes[chapter], ...numbers };
  }
  return changes;
};
