import type { PlayerId, Turn } from '@rulewright/core';
import { disc, inches, mm, within } from '@rulewright/core/inches';
import { baseOf, opponentOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { levelOf } from '../../unit-cards/passives/passives.js';
import type { ScenarioElement, Sfi } from '../../vocabulary/index.js';
import type { Scoring } from '../../vocabulary/scenario.js';
import type { Table } from '../../vocabulary/table.js';

/** The card's facts about an element on the table. */
const factsOf = ({ pack }: Table, { scenario, part }: ScenarioElement) => {
  const facts = pack.scenarios[scenario]?.elements[part];
  if (!facts) throw new RangeError(`no element ${part} on ${scenario}`);
  return facts;
};

/** The models that a player has around an element, of the two armies only; with Claim Ground each counts as X (SFI-SCENARIO-010). */
const modelsAround = (table: Table, element: ScenarioElement, player: PlayerId): number => {
  const { value } = table.numbers.scenario.reach;
  const base = disc(element.at, mm(factsOf(table, element).base) / 2);
  return table.state.models.reduce((sum, model) => {
    const unit = unitOf(table.state, model.unit);
    if (unit.player !== player || !within(baseOf(table, model), base, inches(value))) return sum;
    return sum + Math.max(1, levelOf(table, unit, 'claim-ground').total);
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

/** Victory points for the elements that players control or have their tokens on (SFI-ROUND-END-002). */
export const scoreScenarios = (turn: Turn<Sfi>): void => {
  const table = tableOf(turn);
  for (const element of table.state.elements) {
    const { id } = factsOf(table, element);
    for (const scoring of table.pack.scenarios[element.scenario]?.scoring ?? []) {
      if (scoring.element !== id) continue;
      const player = scorerOf(table, element, scoring);
      if (!player) continue;
      turn.emit({ type: 'PointsScored', player, points: scoring.points, why: element.id }, 'SFI-ROUND-END-002');
    }
  }
};
