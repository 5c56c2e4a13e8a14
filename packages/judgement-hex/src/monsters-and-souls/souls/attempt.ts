import {
  decideUnlessForced,
  type PlayerId,
  type Procedure,
  perform,
  procedure,
  type Rule,
  roll,
  step,
  type Turn,
} from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { tally } from '@rulewright/core/tally';
import { changeFate } from '../../beside-table/fate/pool.js';
import { dealDamage } from '../../combat/damage/damage.js';
import { heal } from '../../combat/damage/healing.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { changesOn } from '../../hero-cards/reading/changes.js';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import { isOnBoard, modelOf } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, JhxTally, Model, ModelId, Soul } from '../../vocabulary/index.js';
import { areEnemies } from '../../vocabulary/piece.js';
import type { Harvest } from '../../vocabulary/procedures.js';
import type { Table } from '../../vocabulary/table.js';
import { fateOfSoul } from './harvesting.js';
import { helpers, isWithin } from './helpers.js';
import { bindSoul } from './keeping.js';

/**
 * The total of a Soul Harvest with its reasons: the dice, the attribute, helping and hindering models, and other
 * changes.
 */
export const harvestTally = (table: Table, harvester: Model, soul: Soul, dice: readonly number[]): JhxTally => {
  const total = tally<RuleId, 'dice' | 'attribute' | 'helpers' | 'changes'>('soul harvest', [
    'dice',
    'attribute',
    'helpers',
    'changes',
  ]);
  const { harvestDice, soulgazerBonus, soulgazerBonusReach } = table.numbers.souls;
  for (const die of dice) total.add('dice', die, harvestDice.rule);
  total.add('attribute', attributeValue(table, harvester, 'SH') ?? 0, 'JHX-ACTION-019', 'SH');
  for (const { by, rule, source, rejected } of helpers(table, harvester, soul)) {
    if (rejected === undefined) total.add('helpers', by, rule, source);
    else total.reject('helpers', by, rule, rejected, source);
  }
  const gazes = hasCommon(table, harvester, 'soulgazer') && isOnBoard(harvester);
  if (gazes && isWithin(table, soulgazerBonusReach.value, harvester, soul)) {
    total.add('changes', soulgazerBonus.value, soulgazerBonus.rule, 'soulgazer');
  }
  for (const { data, rule, source } of changesOn(table, harvester)) {
    if (data.what === 'harvest') total.add('changes', data.by, rule, source);
  }
  return total.tally();
};

/** The enemies that a Soulless model can harm with a harvested Soul: in sight, within 3 hexes (JHX-ABILITY-073). */
const harmable = (table: Table, harvester: Model): readonly ModelId[] => {
  const { soullessHarm } = table.numbers.distances;
  const field = fieldOf(table);
  const self = pieceOf(table, harvester.id);
  if (!self) return [];
  return field.pieces
    .filter(({ kind }) => kind !== 'effigy')
    .filter(piece => areEnemies(self, piece) && field.ground.within(soullessHarm.value, self, piece))
    .filter(piece => !field.isHiddenFrom(self, piece) && field.sees(self, piece, sightRulings(table)))
    .map(({ id }) => id);
};

/** The Soulless harvester heals, or deals damage to an enemy. */
function* healOrHarm(turn: Turn<Jhx>, { id, player: by }: Model & { readonly player: PlayerId }): Rule {
  // The harvester names itself to heal.
  const options = [id, ...harmable(tableOf(turn), modelOf(turn.state, id))];
  const about = { healOrHarm: id };
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-ABILITY-073', options, about });
  const { health, souls } = tableOf(turn).numbers;
  if (chosen === id) heal(turn, id, health.soullessHarvest.value, health.soullessHarvest.rule);
  else {
    const { value: amount, rule } = souls.soullessDamage;
    yield* dealDamage(turn, { target: chosen, amount, true: true, cause: 'ability', by: id, rule });
  }
}

function* rollDice(turn: Turn<Jhx>, harvest: Harvest): Rule {
  const { harvester: model } = harvest;
  const { player: roller } = modelOf(turn.state, model);
  const { value: count, rule } = tableOf(turn).numbers.souls.harvestDice;
  const by = roller === null ? {} : { by: roller };
  const purpose = `Soul Harvest of ${model}`;
  const throws = (): Rule<readonly number[]> => roll(turn, { die: d6, count, purpose, rule, ...by });
  harvest.dice = yield* offerTryAgain(turn, { roller, model, purpose, throws });
}

const countTotal = (turn: Turn<Jhx>, harvest: Harvest): void => {
  const { harvester: id, soul, dice } = harvest;
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const { value: needs, rule } = table.numbers.souls.harvestNeeds;
  const total = harvestTally(table, model, soul, dice);
  const success = total.total >= needs;
  const event = { type: 'HarvestRolled', model: id, soul: soul.id, total, success } as const;
  turn.emit(event, success ? rule : 'JHX-ACTION-024');
  harvest.failed = !success;
  harvest.consumed = fateOfSoul(table, model) === 'consumed';
};

const takeSoul = (turn: Turn<Jhx>, { harvester, soul, consumed }: Harvest): void => {
  if (consumed) {
    turn.emit({ type: 'SoulDestroyed', soul: soul.id, by: harvester }, ['JHX-ABILITY-073', 'JHX-ABILITY-074']);
    return;
  }
  turn.emit({ type: 'SoulTaken', soul: soul.id, by: harvester }, 'JHX-SOUL-025');
  bindSoul(turn, keeperOf(turn, harvester), 'unbound');
};

/** The Hero that has the harvest: for a model of a unit its Commander (JHX-UNIT-023). */
const keeperOf = (turn: Turn<Jhx>, harvester: ModelId): ModelId =>
  commanderOf(tableOf(turn), modelOf(turn.state, harvester)).id;

/** A unit's Commander gains the level of a Soul that a Soulless model of the unit consumes, too (JHX-UNIT-002). */
function* learn(turn: Turn<Jhx>, { harvester, consumed }: Harvest): Rule {
  yield* gainLevel(turn, keeperOf(turn, harvester), consumed ? 'JHX-ABILITY-073' : 'JHX-SOUL-026');
}

function* consume(turn: Turn<Jhx>, { harvester, consumed }: Harvest): Rule {
  const model = modelOf(turn.state, harvester);
  const { player } = model;
  if (!consumed || player === null) return;
  const { value, rule } = tableOf(turn).numbers.fate.soullessHarvest;
  changeFate(turn, player, value, 'ability', rule);
  yield* healOrHarm(turn, { ...model, player });
}

/**
 * The steps of a Soul Harvest: 2D6, which Try Again may roll anew (JHX-ACTION-027). A total of 12 or more succeeds. The Soul
 * then leaves the board and becomes Bound to the Hero, which gains a level. A Soulless model consumes
 * the Soul instead. On a lower total the Soul stays.
 */
export const harvestProcedure: Procedure<Jhx, Harvest> = procedure('soul harvest', [
  step('JHX-ACTION-019', 'roll the dice', rollDice),
  step('JHX-ACTION-020', 'count the total', countTotal),
  step('JHX-SOUL-025', 'take the Soul', takeSoul),
  step('JHX-SOUL-026', 'gain a level', learn),
  step('JHX-ABILITY-073', 'use a consumed Soul', consume),
]);

/** A Hero attempts to harvest a Soul. */
export function* attemptHarvest(turn: Turn<Jhx>, harvester: ModelId, soulId: string): Rule {
  const soul = turn.state.souls.find(({ id }) => id === soulId);
  if (!soul || modelOf(turn.state, harvester).player === null) return;
  const harvest: Harvest = { harvester, soul, dice: [], failed: false, consumed: false };
  yield* perform(turn, editionOf(turn).procedures.soulHarvest, harvest, (_, { failed }) => failed);
}
