import { decide, type Procedure, procedure, type Rule, step } from '@rulewright/core';
import type { Amounts, Building } from '../content/pack.js';
import { characterOf, playerOf, tableOf } from '../match/village.js';
import type { RuleId } from '../rulebook/index.js';
import { cannotPay, changeOf, isFatal, pay } from '../turn/payment.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Constructing } from '../vocabulary/procedures.js';

/** The rule of each building's price; the price is the same with two or three players (JOG-SETUP-010). */
const priceRule: { readonly [B in Building]: RuleId } = {
  lumberMill: 'JOG-BLD-008',
  farm: 'JOG-BLD-009',
  mine: 'JOG-BLD-010',
  temple: 'JOG-BLD-011',
};

/** The top cards are drawn and shown. A deck with fewer cards shows all that it has (JOG-BLD-005). */
const drawCards = (turn: JogTurn, { pack, actor }: Constructing): void => {
  const cards = turn.state.decks.building.cards.slice(0, pack.build.cardsDrawn) as readonly Building[];
  turn.emit({ type: 'BuildingCardsDrawn', character: actor, cards }, 'JOG-BLD-002');
};

/** The builder picks a building that the pool can pay for, or none; the question is skipped when none can be paid. */
function* chooseBuilding(turn: JogTurn, building: Constructing): Rule {
  const { pack, actor } = building;
  const table = tableOf(turn, pack);
  const cards = turn.state.shown.buildings;
  const cost = (kind: Building): Amounts => pack.buildings[kind].cost ?? {};
  const affordable = [...new Set(cards)].filter(
    kind => pack.buildings[kind].cost !== null && cannotPay(table, cost(kind)) === undefined,
  );
  if (affordable.length === 0) return;
  const fatal = affordable.flatMap((kind, i) => (isFatal(table, changeOf(cost(kind))) ? [i] : []));
  building.chosen = yield* decide(turn, {
    by: playerOf(turn.state, actor),
    kind: 'building',
    rule: 'JOG-BLD-002',
    options: [...affordable, 'none'],
    about: { character: actor, cards },
    ...(fatal.length > 0 ? { marks: { fatal } } : {}),
  });
}

const payPrice = (turn: JogTurn, { pack, chosen }: Constructing): void => {
  if (chosen !== 'none') pay(turn, { pack }, pack.buildings[chosen].cost ?? {}, 'build', priceRule[chosen]);
};

const putUp = (turn: JogTurn, { actor, chosen }: Constructing): void => {
  if (chosen === 'none') return;
  const { at } = characterOf(turn.state, actor);
  turn.emit({ type: 'BuildingBuilt', building: chosen, at }, ['JOG-BLD-002', 'JOG-BLD-007']);
};

/**
 * Unused cards go under the deck. Two of them keep the order in which they were drawn; under the ruling
 * `buildReturnOrder: chosen` the builder says which of the two comes up first.
 */
function* putBack(turn: JogTurn, { actor }: Constructing): Rule {
  const { shown, rulings } = turn.state;
  const [first, second] = shown.buildings;
  if (first === undefined) return;
  let cards = shown.buildings;
  if (rulings.buildReturnOrder === 'chosen' && second !== undefined && first !== second) {
    const by = playerOf(turn.state, actor);
    const options = [cards, [...cards].reverse()];
    cards = yield* decide(turn, { by, kind: 'returnOrder', rule: 'JOG-BLD-004', options, about: { cards } });
  }
  turn.emit({ type: 'BuildingCardsReturned', cards }, ['JOG-BLD-003', 'JOG-BLD-004']);
}

/** Building, step by step. */
export const construction: Procedure<Jog, Constructing> = procedure<Jog, Constructing>('build', [
  step('JOG-BLD-002', 'draw two cards', drawCards),
  step('JOG-BLD-002', 'choose a building', chooseBuilding),
  step('JOG-TURN-007', 'pay', payPrice),
  step('JOG-BLD-002', 'put up the building', putUp),
  step('JOG-BLD-003', 'put back the other cards', putBack),
]);
