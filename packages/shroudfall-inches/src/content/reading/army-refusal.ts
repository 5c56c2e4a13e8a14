import { contentProblem, firstRepeat } from '@rulewright/core/content';
import { bookNumbers } from '../../rulebook/book-numbers.js';
import type { SfiNumbers } from '../../rulebook/numbers.js';
import type { ArmyList } from '../../vocabulary/army.js';
import type { SfiOptions } from '../../vocabulary/options.js';
import type { ContentPack, TerrainCard, Unit } from '../../vocabulary/pack.js';
import { unitKeywords } from '../../vocabulary/words.js';
import { armyPoints } from './army-points.js';
import { entryOf, type Problem } from './problem.js';
import { armyShape } from './schema-army.js';
import { isSummoned } from './summoned.js';

/** The entries of a pack that an army list names. */
export type ArmyPack = Pick<ContentPack, 'factions' | 'units' | 'scenarios' | 'terrain'>;

/**
 * The rule of army building that a list of any origin breaks first, with the field; undefined if the army can be played.
 * Unknown ids: `unknown-faction`, `unknown-unit`, `unknown-scenario`, `unknown-terrain`. Rules: `wrong-number-of-scenarios`,
 * `wrong-number-of-terrain-cards`, `too-many-points`, `other-faction`, `summoned` and `duplicate-scenario`; with the number of the
 * edition and its rule `no-weaver` (SFI-ARMY-005), `too-many-copies` (SFI-ARMY-006), `character-twice` (SFI-ARMY-007),
 * `too-many-terrain-copies` (SFI-ARMY-009) and `too-many-obscuring` (SFI-ARMY-010).
 */
export const armyRefusal = (
  pack: ArmyPack,
  list: unknown,
  options: Pick<SfiOptions, 'army.points'>,
  numbers: SfiNumbers['army'] = bookNumbers.army,
): Problem | undefined =>
  contentProblem(
    {
      shape: armyShape,
      problem: army => listProblem(pack, army, options['army.points'], numbers),
      rules: { units: 'SFI-ARMY-001', scenarios: 'SFI-ARMY-001', terrain: 'SFI-ARMY-001', faction: 'SFI-ARMY-004' },
    },
    list,
  );

const listProblem = (pack: ArmyPack, list: ArmyList, most: number, numbers: SfiNumbers['army']): Problem | undefined =>
  unitsProblem(pack, list, numbers) ??
  scenariosProblem(pack, list, numbers) ??
  terrainProblem(pack, list, numbers) ??
  pointsProblem(pack, list, most);

const unitsProblem = (pack: ArmyPack, list: ArmyList, numbers: SfiNumbers['army']): Problem | undefined => {
  const faction = entryOf(pack.factions, list.faction);
  if (!faction) return { code: 'unknown-faction', rule: 'SFI-ARMY-004', path: 'faction' };
  const units: Unit[] = [];
  for (const [at, id] of list.units.entries()) {
    const path = `units[${at}]`;
    const unit = entryOf(pack.units, id);
    if (!unit) return { code: 'unknown-unit', rule: 'SFI-ARMY-001', path };
    if (isSummoned(unit)) return { code: 'summoned', rule: 'SFI-ARMY-012', path };
    if (!unit.keywords.includes(faction.keyword)) {
      return { code: 'other-faction', rule: 'SFI-ARMY-004', path, detail: { needs: faction.keyword } };
    }
    const copies = list.units.slice(0, at + 1).filter(other => other === id).length;
    const character = unit.keywords.includes(unitKeywords.character);
    const limit = character ? numbers.copiesOfCharacter : numbers.copies;
    if (copies > limit.value) {
      const code = character ? 'character-twice' : 'too-many-copies';
      return { code, rule: limit.rule, path, detail: { most: limit.value } };
    }
    units.push(unit);
  }
  const weavers = units.filter(({ keywords }) => keywords.includes(unitKeywords.weaver)).length;
  return weavers >= numbers.leastWeavers.value
    ? undefined
    : { code: 'no-weaver', rule: numbers.leastWeavers.rule, path: 'units', detail: { needs: unitKeywords.weaver } };
};

const scenariosProblem = (
  pack: ArmyPack,
  { scenarios }: ArmyList,
  { scenarioCards }: SfiNumbers['army'],
): Problem | undefined => {
  const unknown = scenarios.findIndex(id => !entryOf(pack.scenarios, id));
  if (unknown >= 0) return { code: 'unknown-scenario', rule: 'SFI-ARMY-001', path: `scenarios[${unknown}]` };
  const repeat = firstRepeat(scenarios);
  if (repeat !== undefined) return { code: 'duplicate-scenario', rule: 'SFI-ARMY-008', path: `scenarios[${repeat}]` };
  if (scenarios.length === scenarioCards.value) return undefined;
  const detail = { needs: scenarioCards.value, found: scenarios.length };
  return { code: 'wrong-number-of-scenarios', rule: scenarioCards.rule, path: 'scenarios', detail };
};

const hasObscuringMain = ({ main }: TerrainCard): boolean =>
  main.some(({ keywords }) => keywords.some(({ id }) => id === 'obscuring'));

const terrainProblem = (pack: ArmyPack, { terrain }: ArmyList, numbers: SfiNumbers['army']): Problem | undefined => {
  let obscuring = 0;
  for (const [at, id] of terrain.entries()) {
    const path = `terrain[${at}]`;
    const card = entryOf(pack.terrain, id);
    if (!card) return { code: 'unknown-terrain', rule: 'SFI-ARMY-001', path };
    const copies = terrain.slice(0, at + 1).filter(other => other === id).length;
    const most = card.copies ?? numbers.copiesOfTerrain.value;
    if (copies > most) {
      return { code: 'too-many-terrain-copies', rule: numbers.copiesOfTerrain.rule, path, detail: { most } };
    }
    if (hasObscuringMain(card)) obscuring += 1;
    if (obscuring > numbers.obscuringMains.value) {
      const { value, rule } = numbers.obscuringMains;
      return { code: 'too-many-obscuring', rule, path, detail: { most: value } };
    }
  }
  const { value, rule } = numbers.terrainCards;
  if (terrain.length === value) return undefined;
  const detail = { needs: value, found: terrain.length };
  return { code: 'wrong-number-of-terrain-cards', rule, path: 'terrain', detail };
};

const pointsProblem = (pack: ArmyPack, list: ArmyList, most: number): Problem | undefined => {
  const points = armyPoints(pack, list).total;
  if (points <= most) return undefined;
  return { code: 'too-many-points', rule: 'SFI-ARMY-002', path: 'units', detail: { points, most } };
};
