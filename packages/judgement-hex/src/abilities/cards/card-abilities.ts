import { type Ability, defineAbility, type Offer, type Rule, type Turn } from '@rulewright/core';
import { itemsOf } from '@rulewright/core/content';
import { bearersOf, isSpent, spendArtefact } from '../../beside-table/artefacts/holding.js';
import { rerollable } from '../../combat/re-rolls/reroll.js';
import { abilitiesOf, cardsOf, giftsOf, tokenAbilitiesOf } from '../../content/reading/walk.js';
import { isThere } from '../../hero-cards/reading/field.js';
import { type Waits, waitsForMoment } from '../../hero-cards/reading/innate.js';
import { rememberMaster } from '../../match/masters.js';
import { effigyOwner, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { interruptLimit, isOwnTurn, limitAllows, useUp } from '../../special-rules/timing/limits.js';
import { type Listener, listenersAt } from '../../special-rules/timing/listeners.js';
import { asOwnAction } from '../../special-rules/timing/own-action.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Cost, Effect, InnateAbility } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { decider } from '../effects/applying.js';
import { canAfford, payCost } from '../effects/cost.js';
import { targetsFrom, targetsOf } from '../effects/targets.js';
import { beginActing, maySetOff } from './chain.js';
import { isInAction, isTriggered, subjectOf } from './trigger.js';

/** The target in a player's choice. */
interface With {
  readonly target: ModelId;
}

/** True if the ability acts by itself (JHX-INTERRUPT-005). A Monster never declines (JHX-PARTING-002). */
const isCompulsory = ({ ability, monster }: Pick<Listener, 'ability' | 'monster'>): boolean =>
  !ability.optional || monster;

const limitKey = ({ ability: { id }, source }: Pick<Listener, 'ability' | 'source'>): string => `${id} ${source}`;

const chainKey = (one: Listener, moment: Moment): string =>
  `${limitKey(one)} for ${subjectOf(one.ability.when, moment)}`;

/**
 * The keys that a use spends in this beat: the one Interrupt of its model in an action of an enemy (JHX-INTERRUPT-002).
 */
const spends = (turn: Turn<Jhx>, one: Listener): readonly string[] =>
  isCompulsory(one) || !isInAction(one.ability.when.window) ? [] : interruptLimit(turn, one.self, one.player);

/**
 * True if the player may choose the ability now. Inside an action of an enemy only Interrupts may act
 * (JHX-INTERRUPT-001), one of each model (JHX-INTERRUPT-002). No condition bars an Interrupt, not even a knock down
 * (JHX-COND-034).
 */
const mayChoose = (turn: Turn<Jhx>, one: Listener): boolean => {
  if (isCompulsory(one)) return true;
  const { interrupt, when } = one.ability;
  if (isInAction(when.window) && !interrupt && !isOwnTurn(turn, one.player)) return false;
  return !spends(turn, one).some(key => turn.spent(key));
};

/** A one-use Artefact whose ability its player has used (JHX-ARTEFACT-010). */
const isUsedUp = (table: Table, { artefact, player }: Listener): boolean =>
  artefact !== undefined && player !== null && isSpent(table, player, artefact);

/** True if an effect on the attack could do anything. */
const canDo = (table: Table, { self, player }: Listener, { attack }: Moment, effect: Effect): boolean => {
  switch (effect.op) {
    case 'reroll': {
      if (!attack || rerollable(table, attack).length === 0) return false;
      const own = playerOf(table.state, attack.attacker) === player;
      return own === (effect.whose === 'own');
    }
    case 'redirect':
      if (!attack || attack.target === self || attack.attacker === self) return false;
      return effigyOwner(table.state, attack.target) === undefined; // JHX-EFFIGY-025
    default:
      return true;
  }
};

/** True if the ability's own limit still allows a use. */
const isWithinLimit = (table: Table, one: Listener): boolean => {
  const { ability, self, player, artefact } = one;
  const { limit } = ability;
  if (limit === undefined || artefact === undefined) return limitAllows(table.state, limit, self, limitKey(one));
  return bearersOf(table, { id: self, player }, ability.id, artefact).every(source =>
    limitAllows(table.state, limit, self, limitKey({ ability, source })),
  );
};

const free: Cost = {};

const mayUse = (turn: Turn<Jhx>, one: Listener, moment: Moment): boolean => {
  const table = tableOf(turn);
  const { ability, self } = one;
  const { when, cost = free, effects } = ability;
  return (
    isTriggered(table, when, one, moment) &&
    mayChoose(turn, one) &&
    maySetOff(turn, chainKey(one, moment)) &&
    isWithinLimit(table, one) &&
    canAfford(table, self, cost) &&
    !isUsedUp(table, one) &&
    effects.some(effect => canDo(table, one, moment, effect))
  );
};

/**
 * The hex from which distances are counted where that is not the hex of the model: the hex of an Icon, or of a model
 * that has just died.
 */
const hexOf = (table: Table, { self, icon, at }: Listener): Footing | undefined =>
  icon || !isThere(table, self) ? at : undefined;

const targets = (table: Table, one: Listener): readonly ModelId[] => {
  const { target } = one.ability;
  const at = hexOf(table, one);
  if (!target) return [];
  return at === undefined
    ? targetsOf(table, one.self, target)
    : targetsFrom(table, { id: one.source, player: one.player }, at, target);
};

/** The ways to use the ability now: one for each target. An ability with targets needs at least one. */
const offersOf = (turn: Turn<Jhx>, one: Listener, moment: Moment): readonly Offer[] => {
  if (!mayUse(turn, one, moment)) return [];
  const { ability, source } = one;
  const by = one.player ?? decider(turn, one, subjectOf(ability.when, moment));
  if (!ability.target) return [{ by, source }];
  const found = targets(tableOf(turn), one);
  if (ability.target.every) return found.length === 0 ? [] : [{ by, source }];
  return found.map(target => ({ by, source, with: { target } satisfies With }));
};

const ruleFor = ({ ability }: Pick<Listener, 'ability'>): RuleId =>
  ability.interrupt ? 'JHX-INTERRUPT-001' : 'JHX-ATTR-014';

function* use(turn: Turn<Jhx>, one: Listener, moment: Moment, chosen: With | undefined): Rule {
  const { ability, self, artefact, player, icon } = one;
  if (icon) rememberMaster(turn, { id: self, master: icon.master ?? null });
  const { id, when, limit, cost = {}, effects } = ability;
  const rule = ruleFor(one);
  for (const key of spends(turn, one)) turn.once(key);
  const every = ability.target?.every ? targets(tableOf(turn), one) : undefined;
  const target = chosen?.target;
  const from = hexOf(tableOf(turn), one);
  turn.emit({ type: 'AbilityUsed', model: self, ability: id, ...(target === undefined ? {} : { target }) }, rule);
  payCost(turn, self, cost, rule);
  useUp(turn, limit, limitKey(one), rule);
  if (artefact !== undefined && player !== null) spendArtefact(turn, tableOf(turn), player, artefact);
  const applying: Applying = {
    self,
    ability,
    moment,
    trigger: subjectOf(when, moment),
    rule,
    ...(target === undefined ? {} : { target }),
    ...(every === undefined ? {} : { targets: every }),
    ...(from === undefined ? {} : { from }),
  };
  const done = beginActing(turn, chainKey(one, moment));
  // Between actions each use is an action of its own (JHX-INTERRUPT-002).
  const applied = applyEffects(turn, effects, applying);
  yield* isInAction(when.window) ? applied : asOwnAction(turn, applied);
  done();
}

const none: readonly Offer[] = [];

const define = ({ id, when: { window }, interrupt }: Waits, compulsory: boolean, called: string): Ability<Jhx> => {
  const isOne = (one: Listener): boolean => one.ability.id === id && isCompulsory(one) === compulsory;
  return defineAbility<Jhx, Moment>({
    id: called,
    rule: interrupt ? 'JHX-INTERRUPT-001' : 'JHX-ATTR-014',
    window: windows[window],
    ...(compulsory ? { compulsory } : {}),
    offers(turn, moment) {
      let offers: readonly Offer[] = none;
      for (const one of listenersAt(tableOf(turn), window, moment)) {
        if (isOne(one)) offers = [...offers, ...offersOf(turn, one, moment)];
      }
      return offers;
    },
    *use(turn, moment, { source, with: chosen }) {
      const one = listenersAt(tableOf(turn), window, moment).find(other => other.source === source && isOne(other));
      if (one) yield* use(turn, one, moment, chosen as With | undefined);
    },
  });
};

/** Every innate ability of a pack, marked if Monsters have it. */
function* innateIn(pack: ContentPack): Generator<{ readonly ability: InnateAbility; readonly monster: boolean }> {
  for (const card of cardsOf(pack)) {
    if (card.kind === 'fragment') continue;
    for (const { value } of abilitiesOf(card)) {
      if (value.kind === 'innate') yield { ability: value, monster: card.kind === 'monster' };
    }
  }
  for (const { value } of giftsOf(pack)) {
    for (const { value: ability } of itemsOf(value.abilities, '')) {
      if (ability.kind === 'innate') yield { ability, monster: false };
    }
  }
  for (const { value } of tokenAbilitiesOf(pack)) {
    yield { ability: value, monster: false };
    yield { ability: value, monster: true };
  }
}

/**
 * The innate abilities of a pack's cards, levels, Artefacts, gifts and Icons that act at moments (JHX-ATTR-014,
 * JHX-TOKEN-006), as one ability for each window in which a card of the pack acts. Other windows have no listener.
 */
export const cardAbilities = (pack: ContentPack): readonly Ability<Jhx>[] => {
  const found = new Map<string, Ability<Jhx>>();
  const taken = new Set<string>();
  for (const { ability, monster } of innateIn(pack)) {
    if (!waitsForMoment(ability)) continue;
    const { id, when } = ability;
    const compulsory = isCompulsory({ ability, monster });
    const key = `${when.window} ${id} ${compulsory}`;
    if (found.has(key)) continue;
    // Cards may have abilities of one id that wait for different windows, or that only Monsters must use.
    const names = [`card:${id}`, `card:${when.window}:${id}`, `card:${when.window}:${compulsory}:${id}`];
    const called = names.find(one => !taken.has(one)) ?? key;
    taken.add(called);
    found.set(key, define(ability, compulsory, called));
  }
  return [...found.values()];
};
