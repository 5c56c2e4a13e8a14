import { type Ability, defineAbility, type Offer, type Turn } from '@rulewright/core';
import { thingNamed } from '../../battlefield/things.js';
import { isUsedUp, useKey } from '../../match/limits.js';
import { unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Gathered, Triggered } from '../../timing/gather.js';
import { isEndless, nameInside } from '../../timing/inside-itself.js';
import { type UnitWaits, type Waits, waitingIn } from '../../timing/waiting.js';
import { windows } from '../../timing/windows.js';
import type { Moment, Sfi, UnitId } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { type AimingModel, aimsOfAll } from '../aims/aims.js';
import { type Price, pricesOf, whyNotPay } from '../costs/price.js';
import { areVain } from '../effects/vain.js';
import { useAbility } from '../use.js';

/** The part of an answer that says how an ability with the mark A/ is paid for (SFI-ABILITY-ACTIVE-007). */
interface With {
  readonly sacrifice: true;
}

/** The rules of the kinds of abilities that wait for moments. */
const rules: { readonly [K in UnitWaits['kind']]: RuleId } = {
  reactive: 'SFI-ABILITY-REACTIVE-001',
  passive: 'SFI-CARD-018',
  leadership: 'SFI-LEADER-001',
};

/** The rule by which an ability acts. */
export const ruleOf = ({ kind }: UnitWaits): RuleId => rules[kind];

/** True if an ability acts in a window that is open for one player, for one kind of abilities or for those of units only. */
const isOpen = ({ only, kinds, from }: Moment, { kind }: UnitWaits, player: string): boolean =>
  (only === undefined || only === player) &&
  from !== 'scenarios' &&
  (kinds === undefined || (kinds === 'reactions') === (kind === 'reactive'));

/** The models that may still use an ability: those on the table, and one whose own destruction is the moment. */
const usersLeft = (table: Table, { users }: Triggered, { gone }: Moment): readonly AimingModel[] =>
  users.flatMap(id => {
    const base = gone?.model === id ? gone.base : thingNamed(table, id)?.base;
    return base ? [{ id, base }] : [];
  });

/** The users with something to aim at. An ability with the aim `every` needs at least one thing in range. */
const aiming = (
  table: Table,
  unit: UnitId,
  { aim }: UnitWaits,
  users: readonly AimingModel[],
): readonly AimingModel[] =>
  aim ? users.filter(user => aimsOfAll(table, unitOf(table.state, unit), aim, [user]).length > 0) : users;

/** The prices that the unit can pay; null for an ability that costs nothing. */
export const pricesNow = (table: Table, unit: UnitId, ability: UnitWaits): readonly (Price | null)[] =>
  ability.kind === 'reactive'
    ? pricesOf(ability.cost).filter(price => !whyNotPay(table, unitOf(table.state, unit), price))
    : [null];

/** True while an ability has a user on the table, and its limit is not used up. */
const isLeft = (table: Table, one: Triggered, { limit, id }: UnitWaits, moment: Moment): boolean =>
  !isUsedUp(table.state, limit, useKey(one.source, id)) && usersLeft(table, one, moment).length > 0;

/** The remaining users of an ability that have something to aim at; none if its limit is used up. */
export const usersNow = (table: Table, one: Triggered, ability: UnitWaits, moment: Moment): readonly AimingModel[] =>
  isLeft(table, one, ability, moment) ? aiming(table, one.source, ability, usersLeft(table, one, moment)) : [];

/** True if an ability has nobody to use it now, or can have no effect for each of its possible users (SFI-ABILITY-REACTIVE-001). */
const isVain = (
  turn: Turn<Sfi>,
  { source }: Triggered,
  ability: UnitWaits,
  users: readonly AimingModel[],
  moment: Moment,
): boolean => {
  if (ability.aim) return users.length === 0;
  const { name, effects } = ability;
  // Essence that comes by itself and is lost is told all the same (SFI-ESSENCE-002).
  const isOffered = ability.kind === 'reactive' || ability.optional;
  if (!isOffered && effects.some(({ op }) => op === 'essence')) return false;
  const { player } = unitOf(turn.state, source);
  const cause = { name, rule: ruleOf(ability), source, player, unit: source, aims: null, moment };
  return users.every(({ id: model }) => areVain(turn, effects, { ...cause, model }));
};

/**
 * The offers of an ability whose moment has come. One that cannot be paid for yet, or has nothing to aim at yet, is an offer in vain:
 * another ability of the same moment may change that (SFI-ABILITY-REACTIVE-003, SFI-PRIORITY-010).
 */
const offersOf = (turn: Turn<Sfi>, one: Triggered, ability: UnitWaits, moment: Gathered): readonly Offer[] => {
  const table = tableOf(turn);
  const { player: by } = unitOf(table.state, one.source);
  if (!isOpen(moment, ability, by) || !isLeft(table, one, ability, moment)) return [];
  const users = usersNow(table, one, ability, moment);
  if (isEndless(turn, nameInside(one.source, ability.id, moment))) return [];
  const nothing = isVain(turn, one, ability, users, moment);
  const payable = pricesNow(table, one.source, ability).map(price => price?.sacrifice === true);
  const offers = ability.kind === 'reactive' ? pricesOf(ability.cost).map(({ sacrifice }) => sacrifice) : [false];
  const choice = offers.length > 1;
  return offers.map(sacrifice => {
    const paid: With | undefined = choice && sacrifice ? { sacrifice: true } : undefined;
    const vain = nothing || !payable.includes(sacrifice);
    return { by, source: one.source, ...(paid ? { with: paid } : {}), ...(vain ? { vain } : {}) };
  });
};

/**
 * An ability of a card in its window. A unit uses it once at one moment, however many of its models may
 * (SFI-ABILITY-REACTIVE-002), and each of several abilities of one or several units by itself
 * (SFI-ABILITY-REACTIVE-003).
 */
const define = ({ called, ability }: Waits<UnitWaits>): Ability<Sfi> =>
  defineAbility<Sfi, Gathered>({
    id: called,
    rule: ruleOf(ability),
    window: windows[ability.when.window],
    // SFI-PRIORITY-011
    compulsory: ability.kind !== 'reactive' && !ability.optional,
    offers: (turn, moment) =>
      moment.gathered.filter(one => one.called === called).flatMap(one => offersOf(turn, one, ability, moment)),
    *use(turn, moment, { source, with: paid }) {
      const table = tableOf(turn);
      const one = moment.gathered.find(other => other.called === called && other.source === source);
      if (!one) return;
      const prices = pricesNow(table, source, ability);
      const price = (paid ? prices.find(one => one?.sacrifice) : prices[0]) ?? null;
      const users = usersNow(table, one, ability, moment);
      const { limit, aim } = ability;
      // A compulsory ability may come before the one that gives it something to aim at: then it does nothing.
      if (users.length === 0) return;
      yield* useAbility(turn, { unit: source, ability, users, price, limit, aim, moment, rule: ruleOf(ability) });
    },
  });

/** The abilities of a pack's unit cards that wait for moments. Re-rolls have windows of their own (SFI-REROLL-001). */
export const cardAbilities = (pack: ContentPack): readonly Ability<Sfi>[] =>
  waitingIn(pack)
    .units.filter(({ ability: { when } }) => when.window !== 'hit-rolled' && when.window !== 'damage-rolled')
    .map(define);
