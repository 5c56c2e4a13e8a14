import { type PlayerId, type Rule, shuffle, type Turn } from '@rulewright/core';
import { armyOf, holderFirst } from '../../match/lookups.js';
import type { CardId, Sfi } from '../../vocabulary/index.js';

/** A player draws one of the two cards in hand at random, face down. */
function* drawFaceDown(turn: Turn<Sfi>, by: PlayerId): Rule<CardId | undefined> {
  const { scenarioCards } = armyOf(turn.state, by);
  const rule = 'SFI-INFO-003';
  const [top = 0] = yield* shuffle(turn, { count: scenarioCards.length, purpose: 'scenario', rule, by, seenBy: [] });
  return scenarioCards[top];
}

/** Each player draws a scenario, and both are played. They are revealed after both draws. */
export function* drawScenarios(turn: Turn<Sfi>): Rule {
  const drawn: (readonly [PlayerId, CardId | undefined])[] = [];
  for (const player of holderFirst(turn.state)) drawn.push([player, yield* drawFaceDown(turn, player)]);
  for (const [player, scenario] of drawn) {
    if (scenario === undefined) continue;
    turn.emit({ type: 'ScenarioDrawn', player, scenario }, ['SFI-SETUP-006', 'SFI-SCENARIO-001']);
  }
}

/** If both drew the same scenario, the token holder discards it and plays the other card in hand. */
export const replaceScenario = (turn: Turn<Sfi>): void => {
  const [player] = holderFirst(turn.state);
  const [discarded, other] = turn.state.scenarios;
  const [scenario] = armyOf(turn.state, player).scenarioCards;
  if (discarded === undefined || discarded !== other || scenario === undefined) return;
  turn.emit({ type: 'ScenarioReplaced', player, discarded, scenario }, 'SFI-SETUP-007');
};
