import { decide, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { isTouching } from '../battlefield/distance.js';
import { asReceived } from '../items/dropped.js';
import { stillCarried } from '../items/equipment.js';
import { withMore } from '../items/take.js';
import { hasState, isAlly, isOnField, isStanding, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { isSecret } from '../secrets/secret.js';
import { checkEngaged } from '../states/engaged/ends.js';
import { reveal } from '../states/shrouded.js';
import type { CardId, Carried, Eld, Model, ModelId, Table } from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';

/** The Items that a model may give away, one entry for each copy: those that are not printed on its profile (ELD-ACTION-036). */
const tradable = ({ inventory }: Model): readonly CardId[] =>
  inventory.flatMap(({ item, quantity, acquired }) => (acquired ? Array<CardId>(quantity).fill(item) : []));

/** The most Items of a side of which every combination is listed. */
const listed = 4;

/** The collections that can be made of some Items; of many Items only one of them, or all. */
const collections = (items: readonly CardId[]): readonly (readonly CardId[])[] => {
  const all: readonly (readonly CardId[])[] =
    items.length > listed
      ? [[], ...items.map(item => [item]), items]
      : items.reduce<readonly (readonly CardId[])[]>(
          (some, item) => some.concat(some.map(one => [...one, item])),
          [[]],
        );
  const keys = all.map(one => JSON.stringify(one.toSorted()));
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

/** True for a model that others can trade with: one that stands, and unless the option denies it an Incapacitated one. */
const isPartner = ({ options }: Table, model: Model): boolean =>
  isStanding(model) || (options.fallenTrades && isOnField(model) && !hasState(model, 'dead'));

const whyNot = (
  table: Table,
  { model: id }: Actor,
  { with: other, gives, takes }: ChoiceOf<'trade'>,
): Refusal | undefined => {
  const [own, ally] = [modelOf(table.state, id), modelNamed(table.state, other)];
  // A Hidden model of another player is not in sight, so no model can trade with it.
  const isKnown = ally && (ally.player === own.player || !hasState(ally, 'hidden'));
  if (!isKnown || ally === own || !isPartner(table, ally) || !isAlly(table.state, own, ally)) {
    return { code: 'no-ally', rule: 'ELD-ACTION-035', path: 'with' };
  }
  if (!table.options.secretTrades && isSecret(ally)) return { code: 'secret', rule: 'ELD-ACTION-035', path: 'with' };
  if (!isTouching(table, own, ally)) return { code: 'no-contact', rule: 'ELD-ACTION-035', path: 'with' };
  if (gives.length + takes.length === 0) return { code: 'nothing', rule: 'ELD-ACTION-035', path: 'gives' };
  const lacks = (items: readonly CardId[], from: Model): boolean => {
    const left = [...tradable(from)];
    return items.some(item => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  if (lacks(gives, own)) return { code: 'not-acquired', rule: 'ELD-ACTION-036', path: 'gives' };
  return lacks(takes, ally) ? { code: 'not-acquired', rule: 'ELD-ACTION-036', path: 'takes' } : undefined;
};

/** An Inventory without some acquired Items, and the copies that were taken from it: of several lots those that were found go first. */
const split = (inventory: readonly Carried[], items: readonly CardId[]) => {
  let left = inventory;
  const taken: Carried[] = [];
  for (const item of items) {
    const at = left.findLastIndex(one => one.item === item && one.acquired);
    const lot = left[at];
    if (!lot) continue;
    taken.push({ ...lot, quantity: 1 });
    left = lot.quantity > 1 ? left.with(at, { ...lot, quantity: lot.quantity - 1 }) : left.toSpliced(at, 1);
  }
  return { left, taken };
};

/** The Inventory of a model with the copies that it gets: its own printed Items are default ones again (ELD-ACTION-036). */
const withReceived = (table: Table, model: Model, left: readonly Carried[], taken: readonly Carried[]) =>
  taken.reduce((inventory, copy) => withMore(inventory, asReceived(table, { ...model, inventory }, copy)), left);

/** True for a Trade to which the player of the ally agrees: the player is asked by option, and only about a model of another player. */
function* isAgreed(turn: Turn<Eld>, model: ModelId, other: ModelId): Rule<boolean> {
  const by = modelOf(turn.state, other).player;
  if (turn.options.alliedTrades === 'free' || by === null || by === modelOf(turn.state, model).player) return true;
  const about = { trader: model, model: other };
  return yield* decide(turn, { by, kind: 'yes', rule: 'ELD-ACTION-035', options: [true, false], about });
}

/**
 * Carries out a Trade that was declared, unless what it needs is there no longer: a Protector moved one of the models,
 * or another Trade took an Item.
 */
function* exchange(turn: Turn<Eld>, actor: Actor, action: DeclaredOf<'trade'>): Rule {
  const { model } = actor;
  const { with: other, gives, takes } = action;
  const rule = 'ELD-ACTION-035';
  const missing = whyNot(tableOf(turn), actor, action);
  if (missing) {
    turn.emit({ type: 'RequirementFailed', model, code: missing.code, target: other }, ['ELD-ACT-020', rule]);
    return;
  }
  const [own, ally] = [modelOf(turn.state, model), modelOf(turn.state, other)];
  if (!(yield* isAgreed(turn, model, other))) return;
  const [given, got] = [split(own.inventory, gives), split(ally.inventory, takes)];
  const table = tableOf(turn);
  for (const [one, inventory] of [
    [own, withReceived(table, own, given.left, got.taken)],
    [ally, withReceived(table, ally, got.left, given.taken)],
  ] as const) {
    turn.emit({ type: 'InventoryChanged', model: one.id, inventory, why: 'trade' }, rule);
    const kept = stillCarried(one.equipped, inventory);
    if (kept.length < one.equipped.length) turn.emit({ type: 'Equipped', model: one.id, items: kept }, rule);
    // An Item may forbid its carrier to be a token, as a Treasure does (ELD-QUEST-029).
    const carrier = immunityTo(tableOf(turn), modelOf(turn.state, one.id), { state: 'shrouded' });
    if (carrier && isSecret(one)) reveal(turn, one.id, carrier.rule);
  }
  // A weapon that is given away does not hold an enemy any more (ELD-STATE-033).
  checkEngaged(turn);
}

/** Trade exchanges acquired Items with an ally in Base Contact; a model that carries too much afterwards is encumbered (ELD-MOVE-026). */
export const trade: ActionEntry<ChoiceOf<'trade'>, DeclaredOf<'trade'>> = {
  candidates: (table, { model: id }) => {
    const own = modelOf(table.state, id);
    const allies = table.state.models.filter(
      one => one !== own && isPartner(table, one) && isAlly(table.state, own, one) && isTouching(table, own, one),
    );
    return allies.flatMap(ally =>
      collections(tradable(own)).flatMap(gives =>
        collections(tradable(ally)).map(takes => ({ do: 'trade' as const, with: ally.id, gives, takes })),
      ),
    );
  },
  whyNot,
  resolve: exchange,
};
