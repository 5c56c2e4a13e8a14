import { decide, type Rule, type Turn } from '@rulewright/core';
import { inches, nearest, type Point } from '@rulewright/core/inches';
import { elementCard } from '../../battlefield/things.js';
import { holderFirst } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { ElementAsked, Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { baseAt, freePlaces, overlapped, shifted, suggestedShifts } from './shift.js';

/** The elements of the scenarios in play with the coordinates of their cards, those of the token holder's scenario first. */
const coordinates = ({ pack, state, options }: Table): readonly ElementAsked[] =>
  state.scenarios.flatMap(scenario =>
    (pack.scenarios[scenario]?.elements ?? []).flatMap(({ at: places }, part) => {
      const points =
        'option' in places ? options[places.option].map(([x, y]) => ({ x: inches(x), y: inches(y) })) : places;
      return points.map(at => ({ scenario, part, at }));
    }),
  );

/**
 * The nearest free place of an element for which no direction has a free place. Undefined if there is none on the whole
 * table: then the element is not used.
 */
const anyPlace = (table: Table, element: ElementAsked): Point | undefined =>
  nearest(freePlaces(table, element), element.at);

/** The place of an element: its coordinates, or beside another element in the direction that the token holder chooses. */
function* placeOf(turn: Turn<Sfi>, element: ElementAsked): Rule<Point | undefined> {
  const table = tableOf(turn);
  const base = baseAt(table, element);
  if (overlapped(table, base).length === 0) return element.at;
  if (suggestedShifts(table, element).length === 0) return anyPlace(table, element);
  const [by] = holderFirst(turn.state);
  const direction = yield* decide(turn, { by, kind: 'elementShift', rule: 'SFI-SETUP-008', proposal: element });
  return shifted(table, base, direction);
}

/**
 * The scenario elements are set up before terrain, with the centres of their bases at the coordinates of their cards
 * (SFI-SETUP-009).
 */
export function* setUpElements(turn: Turn<Sfi>): Rule {
  const named = new Map<string, number>();
  for (const element of coordinates(tableOf(turn))) {
    const { scenario, part } = element;
    const card = elementCard(tableOf(turn), element);
    const number = (named.get(card.id) ?? 0) + 1;
    const id = `${card.id}-${number}`;
    // A match that begins in the middle of this step has some elements already.
    if (!turn.state.elements.some(one => one.id === id)) {
      const at = yield* placeOf(turn, element);
      if (at === undefined) continue;
      const placed = { id, scenario, part, at, damage: 0, control: null };
      turn.emit({ type: 'ElementPlaced', element: placed }, ['SFI-SETUP-008', 'SFI-MEASURE-015']);
    }
    named.set(card.id, number);
  }
}
