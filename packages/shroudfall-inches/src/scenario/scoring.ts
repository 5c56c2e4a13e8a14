import type { PlayerId, Turn } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { elementCard, thingOf } from '../battlefield/things.js';
import { opponentOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { levelOf } from '../unit-cards/passives/passives.js';
import type { ScenarioElement, Sfi } from '../vocabulary/index.js';
import type { Scoring } from '../vocabulary/scenario.js';
import type { Table } from '../vocabulary/table.js';

/** The models that a player has around an element, of the two armies only; with Claim Ground each counts as X (SFI-SCENARIO-010). */
const modelsAround = (table: Table, element: ScenarioElement, player: PlayerId): number => {
  const { value } = table.numbers.scenario.reach;
  const { base } = thingOf(table, element.id);
  return table.state.models.reduce((sum, model) => {
    const unit = unitOf(table.state, model.unit);
    if (unit.player !== player || !isWithin(table, thingOf(table, model.id).base, base, value)) return sum;
    return sum + Math.max(1, levelOf(table, model, 'claim-ground').total);
  }, 0);
};

/** The player who outnumbers the other within an inch of an element (SFI-SCENARIO-008); nobody on a tie (SFI-SCENARIO-009). */
const controllerOf = (table: Table, element: ScenarioElement): PlayerId | undefined =>
  table.state.players.find(
    player => modelsAround(table, element, player) > modelsAround(table, element, opponentOf(table.state, player)),
  );

const scorerOf = (table: Table, element: ScenarioElement, { per }: Scoring): PlayerId | null | undefined => {
  if (per === 'control') return controllerOf(table, element);
  return per === 'token' ? element.control : undefined;
};

/** The victory points that an element brings by its card. */
const scoringOf = (table: Table, element: ScenarioElement): readonly Scoring[] => {
  const { id } = elementCard(table, element);
  return (table.pack.scenarios[element.scenario]?.scoring ?? []).filter(one => one.element === id);
};

const score = (turn: Turn<Sfi>, player: PlayerId, element: ScenarioElement, points: number, rule: RuleId): void => {
  if (points > 0) turn.emit({ type: 'PointsScored', player, points, why: element.id }, rule);
};

/** True if the elements of a scoring score once together for each player (SFI-SCENARIO-024). */
const isOnce = ({ options }: Table, { several = 'each' }: Scoring): boolean =>
  (typeof several === 'object' ? options[several.option] : several) === 'once';

/** Victory points for the elements that players control or have their tokens on, for each element by itself (SFI-SCENARIO-024). */
export const scoreScenarios = (turn: Turn<Sfi>): void => {
  const table = tableOf(turn);
  const scored = new Map<Scoring, readonly PlayerId[]>();
  for (const element of table.state.elements) {
    for (const scoring of scoringOf(table, element)) {
      const player = scorerOf(table, element, scoring);
      const before = scored.get(scoring) ?? [];
      if (!player || (isOnce(table, scoring) && before.includes(player))) continue;
      scored.set(scoring, [...before, player]);
      score(turn, player, element, scoring.points, 'SFI-ROUND-END-002');
    }
  }
};

/** Something that a player does to an element and that may score at once. */
export interface Deed {
  readonly player: PlayerId;
  /** The element as it was before. */
  readonly element: ScenarioElement;
  readonly per: 'damage' | 'destroyed' | 'interaction';
  /** The points of damage that the element has suffered; absent for other deeds. */
  readonly damage?: number;
}

/** The number of times that a deed scores: damage for each full `each` points of all damage on the element. */
const times = ({ element, damage = 0, per }: Deed, { each = 1 }: Scoring): number => {
  if (per !== 'damage') return 1;
  return Math.floor((element.damage + damage) / each) - Math.floor(element.damage / each);
};

/**
 * Victory points that are scored at once: for damage on PREY and its destruction, and for interactions. The player
 * whose damage completes the `each` points scores, also if the opponent dealt the earlier damage.
 */
export const scoreDeed = (turn: Turn<Sfi>, deed: Deed): void => {
  const { player, element, per } = deed;
  const rule = per === 'interaction' ? 'SFI-SCENARIO-015' : 'SFI-SCENARIO-017';
  for (const scoring of scoringOf(tableOf(turn), element)) {
    if (scoring.per === per) score(turn, player, element, scoring.points * times(deed, scoring), rule);
  }
};
