import type { Cited } from '@rulewright/core/editions';
import type { ContentPack } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import type { JogNumbers } from '../vocabulary/edition.js';

const cite = <V>(value: V, rule: RuleId): Cited<V, RuleId> => ({ value, rule });

/** The numbers of a content pack. */
export const numbersOf = (pack: ContentPack): JogNumbers => ({
  setUp: {
    charactersPerPlayer: cite(pack.charactersPerPlayer, 'JOG-SETUP-001'),
    startDie: cite(pack.startDie.sides, 'JOG-SETUP-006'),
  },
  explore: { cost: cite(pack.explore.cost, 'JOG-EXP-002') },
  produce: {
    dieSides: cite(pack.productionDie.sides, 'JOG-PROD-009'),
    dice: cite(pack.productionDie.count, 'JOG-PROD-009'),
    inappropriate: cite(pack.production.inappropriate, 'JOG-PROD-005'),
    appropriate: cite(pack.production.appropriate, 'JOG-PROD-006'),
    appropriateMagical: cite(pack.production.appropriateMagical, 'JOG-PROD-007'),
    inappropriateMagical: cite(pack.production.inappropriateMagical, 'JOG-PROD-008'),
    townHall: cite(pack.production.townHall, 'JOG-PROD-010'),
  },
  hallow: { cost: cite(pack.hallow.cost, 'JOG-HAL-003') },
  build: {
    cardsDrawn: cite(pack.build.cardsDrawn, 'JOG-BLD-002'),
    lumberMill: cite(pack.buildings.lumberMill.cost ?? {}, 'JOG-BLD-008'),
    farm: cite(pack.buildings.farm.cost ?? {}, 'JOG-BLD-009'),
    mine: cite(pack.buildings.mine.cost ?? {}, 'JOG-BLD-010'),
    temple: cite(pack.buildings.temple.cost ?? {}, 'JOG-BLD-011'),
  },
  templeAlchemy: { limitPerStat: cite(pack.templeAlchemy.limitPerStat, 'JOG-SPC-004') },
  advancedAlchemy: {
    give: cite(pack.advancedAlchemy.give, 'JOG-SPC-006'),
    receive: cite(pack.advancedAlchemy.receive, 'JOG-SPC-006'),
  },
  mineAlchemy: {
    give: cite(pack.mineAlchemy.give, 'JOG-SPC-007'),
    receive: cite(pack.mineAlchemy.receive, 'JOG-SPC-007'),
  },
  merchant: { give: cite(pack.merchant.give, 'JOG-SPC-009'), receive: cite(pack.merchant.receive, 'JOG-SPC-009') },
  trade: { give: cite(pack.trade.give, 'JOG-SPC-012'), receive: cite(pack.trade.receive, 'JOG-SPC-012') },
  statue: {
    pieces: cite(pack.statue.pieces, 'JOG-END-001'),
    cost: cite(pack.statue.cost, 'JOG-STAT-002'),
    costOnMagicalTile: cite(pack.statue.costOnMagicalTile, 'JOG-STAT-003'),
  },
  cards: {
    dieSides: cite(pack.cardDie.sides, 'JOG-DECK-007'),
    charactersWithoutExtra: cite(pack.charactersWithoutExtra, 'JOG-DECK-003'),
  },
  end: { judgementDaysToLose: cite(pack.judgementDaysToLose, 'JOG-END-002') },
});

/** The pack with the numbers of an edition in place of its own: the facts that the rules of a game read. */
export const withNumbers = (pack: ContentPack, numbers: JogNumbers): ContentPack => {
  const { setUp, explore, produce, hallow, build, merchant, trade, statue, cards } = numbers;
  const { advancedAlchemy, mineAlchemy } = numbers;
  const priced = <B extends 'farm' | 'lumberMill' | 'mine' | 'temple'>(kind: B): ContentPack['buildings'][B] => {
    const facts = pack.buildings[kind];
    return facts.cost === null ? facts : { ...facts, cost: build[kind].value };
  };
  return {
    ...pack,
    charactersPerPlayer: setUp.charactersPerPlayer.value,
    startDie: { sides: setUp.startDie.value },
    productionDie: { ...pack.productionDie, sides: produce.dieSides.value, count: produce.dice.value },
    cardDie: { sides: cards.dieSides.value },
    charactersWithoutExtra: cards.charactersWithoutExtra.value,
    judgementDaysToLose: numbers.end.judgementDaysToLose.value,
    buildings: {
      ...pack.buildings,
      farm: priced('farm'),
      lumberMill: priced('lumberMill'),
      mine: priced('mine'),
      temple: priced('temple'),
    },
    production: {
      inappropriate: produce.inappropriate.value,
      appropriate: produce.appropriate.value,
      appropriateMagical: produce.appropriateMagical.value,
      inappropriateMagical: produce.inappropriateMagical.value,
      townHall: produce.townHall.value,
    },
    explore: { cost: explore.cost.value },
    hallow: { cost: hallow.cost.value },
    build: { cardsDrawn: build.cardsDrawn.value },
    templeAlchemy: { ...pack.templeAlchemy, limitPerStat: numbers.templeAlchemy.limitPerStat.value },
    advancedAlchemy: {
      ...pack.advancedAlchemy,
      give: advancedAlchemy.give.value,
      receive: advancedAlchemy.receive.value,
    },
    mineAlchemy: { ...pack.mineAlchemy, give: mineAlchemy.give.value, receive: mineAlchemy.receive.value },
    statue: {
      ...pack.statue,
      pieces: statue.pieces.value,
      cost: statue.cost.value,
      costOnMagicalTile: statue.costOnMagicalTile.value,
    },
    merchant: { ...pack.merchant, give: merchant.give.value, receive: merchant.receive.value },
    trade: { ...pack.trade, give: trade.give.value, receive: trade.receive.value },
  };
};
