import { decideUnlessForced, type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { tally } from '@rulewright/core/tally';
import { changeFate } from '../../beside-table/fate/pool.js';
import { dealDamage } from '../../combat/damage/damage.js';
import { heal } from '../../combat/damage/healing.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { areWithin } from '../../ground/models/battlefield.js';
import { areEnemies } from '../../ground/models/piece.js';
import { sees } from '../../ground/sight/sight.js';
import { isHiddenFrom } from '../../ground/sight/stealth.js';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { gainLevel } from '../../hero-cards/levels/levels.js';
import { changesOn } from '../../hero-cards/reading/changes.js';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import { isOnBoard, modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, JhxTally, Model, ModelId, Soul } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { fateOfSoul } from './harvesting.js';
import { helpers, hexesTo } from './helpers.js';
import { bindSoul } from './keeping.js';

/** The total that a harvest has to reach (JHX-ACTION-019). */
const harvestNeeds = 12;
/**
 * The health that a Soulless model heals, or the damage that it deals, after a harvest; also the range of that damage
 * in hexes (JHX-ABILITY-073).
 */
const soullessPower = 3;

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
  for (const die of dice) total.add('dice', die, 'JHX-ACTION-019');
  total.add('attribute', attributeValue(table, harvester, 'SH') ?? 0, 'JHX-ACTION-019', 'SH');
  for (const { by, rule, source, rejected } of helpers(table, harvester, soul)) {
    if (rejected === undefined) total.add('helpers', by, rule, source);
    else total.reject('helpers', by, rule, rejected, source);
  }
  if (hasCommon(table, harvester, 'soulgazer') && isOnBoard(harvester) && hexesTo(table, harvester, soul) <= 1) {
    total.add('changes', 1, 'JHX-ABILITY-063', 'soulgazer');
  }
  for (const { data, rule, source } of changesOn(table, harvester)) {
    if (data.what === 'harvest') total.add('changes', data.by, rule, source);
  }
  return total.tally();
};

/** The enemies that a Soulless model can harm with a harvested Soul: in sight, within 3 hexes (JHX-ABILITY-073). */
const harmable = (table: Table, harvester: Model): readonly ModelId[] => {
  const field = fieldOf(table);
  const self = pieceOf(table, harvester.id);
  if (!self) return [];
  return field.pieces
    .filter(({ kind }) => kind !== 'effigy')
    .filter(piece => areEnemies(self, piece) && areWithin(field.terrain.board, soullessPower, self.cells, piece.cells))
    .filter(piece => !isHiddenFrom(field, self, piece) && sees(field, self, piece, sightRulings(table)))
    .map(({ id }) => id);
};

/** The Soul is destroyed, and its Soulless harvester heals or deals damage. */
function* consume(turn: Turn<Jhx>, { id, player }: Model & { readonly player: PlayerId }, soul: Soul): Rule {
  turn.emit({ type: 'SoulDestroyed', soul: soul.id, by: id }, ['JHX-ABILITY-073', 'JHX-ABILITY-074']);
  yield* gainLevel(turn, id, 'JHX-ABILITY-073');
  changeFate(turn, player, 1, 'ability', 'JHX-ABILITY-073');
  // The harvester names itself to heal.
  const options = [id, ...harmable(tableOf(turn), modelOf(turn.state, id))];
  const about = { healOrHarm: id };
  const chosen = yield* decideUnlessForced(turn, {
    by: player,
    kind: 'model',
    rule: 'JHX-ABILITY-073',
    options,
    about,
  });
  if (chosen === id) heal(turn, id, soullessPower, 'JHX-ABILITY-073');
  else {
    yield* dealDamage(turn, {
      target: chosen,
      amount: soullessPower,
      true: true,
      cause: 'ability',
      by: id,
      rule: 'JHX-ABILITY-073',
    });
  }
}

/**
 * The roll of a Soul Harvest: 2D6, which Try Again may roll anew (JHX-ACTION-027). A total of 12 or more succeeds. The
 * Soul then leaves the board and becomes Bound to the Hero, for a model of a unit to its Commander (JHX-UNIT-023),
 * which gains a level. For a Soulless model see JHX-ABILITY-073. On a lower total the Soul stays.
 */
export function* attemptHarvest(turn: Turn<Jhx>, harvester: ModelId, soulId: string): Rule {
  const model = modelOf(turn.state, harvester);
  const soul = turn.state.souls.find(({ id }) => id === soulId);
  const { player: by } = model;
  if (!soul || by === null) return;
  const purpose = `Soul Harvest of ${harvester}`;
  const dice = yield* offerTryAgain(turn, {
    roller: by,
    model: harvester,
    purpose,
    throws: () => roll(turn, { die: d6, count: 2, purpose, rule: 'JHX-ACTION-019', by }),
  });
  const total = harvestTally(tableOf(turn), model, soul, dice);
  const success = total.total >= harvestNeeds;
  turn.emit(
    { type: 'HarvestRolled', model: harvester, soul: soulId, total, success },
    success ? 'JHX-ACTION-019' : 'JHX-ACTION-024',
  );
  if (!success) return;
  if (fateOfSoul(tableOf(turn), model) === 'consumed') return yield* consume(turn, { ...model, player: by }, soul);
  const keeper = commanderOf(tableOf(turn), model).id;
  turn.emit({ type: 'SoulTaken', soul: soulId, by: harvester }, 'JHX-SOUL-025');
  bindSoul(turn, keeper, 'unbound');
  yield* gainLevel(turn, keeper, 'JHX-SOUL-026');
}
