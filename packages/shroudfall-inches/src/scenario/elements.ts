import { elementCard } from '../battlefield/things.js';
import type { ModelId, ScenarioElement } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { ScenarioKeyword } from '../vocabulary/words.js';

/** A scenario element on the table by its id; undefined for anything else. */
export const elementNamed = ({ state }: Pick<Table, 'state'>, id: ModelId): ScenarioElement | undefined =>
  state.elements.find(one => one.id === id);

/** True if a thing on the table is a scenario element with a keyword. */
const hasElementKeyword = (table: Table, id: ModelId, keyword: ScenarioKeyword): boolean => {
  const element = elementNamed(table, id);
  return element !== undefined && elementCard(table, element).keywords.includes(keyword);
};

/**
 * True if an effect may move, place or push a thing. An UNMOVEABLE element is moved only by the effects of its own scenario
 * (SFI-SCENARIO-007), and a manifestation by none (SFI-MANIFEST-002). `source` is the origin of the effect, e.g. a unit or an element.
 */
export const mayBeMovedBy = (table: Table, id: ModelId, source: string): boolean => {
  const element = elementNamed(table, id);
  if (!element) return table.state.models.some(one => one.id === id);
  const own = elementNamed(table, source)?.scenario === element.scenario;
  return own || !hasElementKeyword(table, id, 'UNMOVEABLE');
};
