import type { BasicResource, Effect, JudgementCard, JudgementDeck } from '../content/pack.js';
import { cardOf } from '../judgement/deck.js';
import { standsOn } from '../judgement/resolution.js';
import { protectors } from '../roles/protection.js';
import type { OpenTable, SeenDeck } from '../vocabulary/index.js';

/** A card that may come next, and its probability. */
export interface Chance {
  readonly card: string;
  readonly probability: number;
}

/** The cards that a deck may show next, by the knowledge that all players share. */
export const nextCards = ({ top, unknown, bottom }: SeenDeck): readonly Chance[] => {
  if (top[0] !== undefined) return [{ card: top[0], probability: 1 }];
  const counts = Object.entries(unknown);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  if (all > 0) return counts.map(([card, count]) => ({ card, probability: count / all }));
  return bottom[0] === undefined ? [] : [{ card: bottom[0], probability: 1 }];
};

/** The amount of each basic resource that a card takes; a negative amount is a gain. */
export type Toll = { readonly [R in BasicResource]: number };

const nothing: Toll = { food: 0, wood: 0, stone: 0, magic: 0 };

const taken = (table: OpenTable, effect: Effect): number => {
  const { pack, state } = table;
  switch (effect.op) {
    case 'lose': {
      const extra = Math.max(0, state.characters.length - pack.charactersWithoutExtra);
      return effect.amount + extra * (effect.perExtraCharacter ?? 0);
    }
    case 'losePerCharacter':
      return effect.amount * state.characters.filter(({ role }) => standsOn(table, role, effect.where)).length;
    case 'loseFraction':
      return Math.floor((state.pool[effect.resource] * effect.numerator) / effect.denominator);
    case 'losePerBuilding': {
      const counts = state.tiles.filter(({ building }) =>
        effect.building === 'any' ? building !== null && building !== 'townHall' : building === effect.building,
      );
      return effect.amount * counts.length;
    }
    case 'gain':
      // Every die shows at least one.
      return 0 - effect.amount - (effect.dice ?? 0);
    default:
      return 0;
  }
};

const total = (toll: Toll): number => toll.food + toll.wood + toll.stone + toll.magic;

const sumOf = (table: OpenTable, effects: readonly Effect[]): Toll => {
  const sum = { ...nothing };
  for (const effect of effects) {
    if (effect.op === 'choose') {
      // A sensible player takes the cheapest option.
      const [best] = effect.options.map(option => sumOf(table, option.effects)).sort((a, b) => total(a) - total(b));
      for (const resource of table.pack.basicResources) sum[resource] += best?.[resource] ?? 0;
    } else if ('resource' in effect) {
      sum[effect.resource] += taken(table, effect);
    }
  }
  return sum;
};

/** The toll of a card that is drawn now, less the protection of roles; each die of a gain counts as one. */
export const tollOf = (table: OpenTable, card: JudgementCard): Toll => {
  const sum = { ...sumOf(table, card.effects) };
  for (const resource of table.pack.basicResources) {
    if (sum[resource] <= 0) continue;
    for (const { by, inPlace } of protectors(table, resource)) {
      if (inPlace) sum[resource] = Math.max(0, sum[resource] - by);
    }
  }
  return sum;
};

/** The danger of the next judgement card. */
export interface Threat {
  /** The most that the next card may take of each resource. */
  readonly worst: Toll;
  /** The probability that the next card loses the game by its toll. */
  readonly ruin: number;
  /** The probability that the next card is a Judgement Day. */
  readonly day: number;
}

/** The danger of the next judgement card, by the knowledge that all players share. */
export const threatOf = (table: OpenTable, cards: JudgementDeck, deck: SeenDeck): Threat => {
  const worst = { ...nothing };
  const enough = table.state.rulings.lossThreshold === 'zero' ? 1 : 0;
  let ruin = 0;
  let day = 0;
  for (const { card: id, probability } of nextCards(deck)) {
    const card = cardOf(cards, id);
    if (card.kind === 'judgementDay') {
      day += probability;
      continue;
    }
    const toll = tollOf(table, card);
    let ruins = false;
    for (const resource of table.pack.basicResources) {
      worst[resource] = Math.max(worst[resource], toll[resource]);
      if (table.state.pool[resource] - toll[resource] < enough) ruins = true;
    }
    if (ruins) ruin += probability;
  }
  return { worst, ruin, day };
};
