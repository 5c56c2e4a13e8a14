import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { mm } from '@rulewright/core/inches';
import { radiusOf } from '../battlefield/hitbox.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { itemOf, modelOf, profileOf, thingNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { isSecret, secretAnswer } from '../secrets/secret.js';
import type { CardId, Carried, Eld, Interaction, Model, ModelId, Sources, Table, Thing } from '../vocabulary/index.js';
import { foundCopies, newToken, takeCopies, withMore } from './take.js';
import { withUpgradeItems } from './upgrade-items.js';

/** The kind of a Cache token that holds what models have laid down; the Caches of Quests have rules of their own. */
export const DROPPED = 'dropped-items';

/** The radius and the height of a Cache token on the field, in 1/100 mm (ELD-ITEM-018). */
export const sizeOfToken = ({ numbers: { items } }: Pick<Table, 'numbers'>): Pick<Thing, 'radius' | 'height'> => ({
  radius: mm(items.tokenRadius.value),
  height: mm(items.tokenHeight.value),
});

/** The Items that a model can lay down: all except parts of its body and other Items that take no room (ELD-ITEM-016). */
const droppableBy = (table: Pick<Table, 'pack'>, { inventory }: Pick<Model, 'inventory'>): readonly CardId[] => [
  ...new Set(
    inventory
      .filter(({ item, quantity }) => quantity > 0 && itemOf(table, item).quantity !== null)
      .map(({ item }) => item),
  ),
];

/** Lays Items beside a model as a Cache token in Base Contact (ELD-ITEM-018). */
function* layCache(turn: Turn<Eld>, id: ModelId, holds: readonly Carried[], rule: RuleId): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const { radius, height } = sizeOfToken(table);
  const touching = { at: model.at, radius: radiusOf(table, model) };
  const proposal = { model: null, radius, touching };
  const at = yield* decide(turn, { by: deciderOf(table, model), kind: 'place', rule, proposal });
  const thing = {
    id: newToken(table, DROPPED),
    kind: DROPPED,
    at,
    radius,
    height,
    hp: null,
    armour: null,
    holds,
    marks: [],
  };
  turn.emit({ type: 'ThingPlaced', thing }, rule);
}

/**
 * Asks for one Item after another, until the player has enough; at least one is named. The end of the questions would tell how many Items a
 * secret model has, so the question comes even if no Item is left (ELD-DEF-018).
 */
function* askItems(turn: Turn<Eld>, model: ModelId, left: () => readonly CardId[], take: (item: CardId) => void): Rule {
  const by = deciderOf(tableOf(turn), modelOf(turn.state, model));
  const secret = isSecret(modelOf(turn.state, model));
  for (let count = 0; ; count++) {
    const items = left();
    if (items.length === 0 && !secret) return;
    const options = count > 0 || items.length === 0 ? (['none', ...items] as const) : items;
    const ask = { by, kind: 'card', rule: 'ELD-ITEM-018', options, about: { model } } as const;
    const item = yield* decide(turn, { ...ask, ...secretAnswer(secret) });
    if (item === 'none') return;
    take(item);
  }
}

const takeFrom = ({ holds, ...thing }: Thing, item: CardId): Thing => ({
  ...thing,
  holds: holds
    .map(one => (one.item === item ? { ...one, quantity: one.quantity - 1 } : one))
    .filter(({ quantity }) => quantity > 0),
});

const drops = /* @__PURE__ */ once('sequence', 'drops-items', 'ELD-ITEM-018');

/** The models that have something to drop when they activate (ELD-ITEM-018). */
export const mayDrop = (table: Pick<Table, 'pack' | 'state'>, models: readonly ModelId[]): readonly ModelId[] =>
  models.filter(id => droppableBy(table, modelOf(table.state, id)).length > 0);

/** Asks which of the models activates and drops Items. */
export function* askDropper(turn: Turn<Eld>, by: PlayerId, models: readonly ModelId[]): Rule<ModelId> {
  const about = { ability: 'drop-items' };
  return yield* decide(turn, { by, kind: 'model', rule: 'ELD-ITEM-018', options: models, about });
}

/** Notes that a model drops Items in the activation that begins. */
export const willDrop = (turn: Turn<Eld>, model: ModelId): void => drops.use(turn, model);

/** A model that activates drops any number of Items: they lie together beside it as a Cache token. True if it drops any. */
export function* dropItems(turn: Turn<Eld>, id: ModelId): Rule<boolean> {
  if (!drops.isUsed(turn.state, id)) return false;
  let holds: readonly Carried[] = [];
  yield* askItems(
    turn,
    id,
    () => droppableBy(tableOf(turn), modelOf(turn.state, id)),
    item => {
      takeCopies(turn, id, { item, count: 1, why: 'dropped' }, 'ELD-ITEM-018');
      holds = withMore(holds, foundCopies(item, 1));
    },
  );
  yield* layCache(turn, id, holds, 'ELD-ITEM-018');
  return holds.length > 0;
}

const copiesIn = (inventory: readonly Carried[], wanted: CardId): number =>
  inventory.reduce((sum, { item, quantity, acquired }) => (item === wanted && !acquired ? sum + quantity : sum), 0);

/**
 * A copy of an Item as a model gets it from the field or by Trade: a default one where the model has fewer of them than
 * its profile prints, less what an Upgrade has replaced, and otherwise the copy as it is (ELD-ACTION-036, ELD-ITEM-022).
 */
export const asReceived = (
  table: Table,
  model: Pick<Model, 'profile' | 'upgrades' | 'inventory'>,
  copy: Carried,
): Carried => {
  const { item } = copy;
  const printed = profileOf(table, model).inventory.items.map(one => ({ ...one, acquired: false }));
  const own = withUpgradeItems(table, printed, model.upgrades);
  return copiesIn(model.inventory, item) < copiesIn(own, item) ? { item, quantity: 1, acquired: false } : copy;
};

/** Interact with dropped Items takes any of them, without a roll. */
export const pickUp: Interaction = {
  isFor: (_table, _model, { kind }) => kind === DROPPED,
  attributes: () => [],
  carryOut: function* (turn, model, { id }) {
    const held = (): Thing | undefined => thingNamed(turn.state, id);
    yield* askItems(
      turn,
      model,
      () => held()?.holds.map(({ item }) => item) ?? [],
      item => {
        const thing = held();
        if (!thing) return;
        const left = takeFrom(thing, item);
        const own = modelOf(turn.state, model);
        const inventory = withMore(own.inventory, asReceived(tableOf(turn), own, foundCopies(item, 1)));
        turn.emit({ type: 'InventoryChanged', model, inventory, why: 'picked-up' }, 'ELD-ITEM-018');
        if (left.holds.length > 0) turn.emit({ type: 'ThingChanged', thing: left }, 'ELD-ITEM-018');
        else turn.emit({ type: 'ThingRemoved', thing: id }, 'ELD-ITEM-018');
      },
    );
  },
};

/**
 * Items stay with a model that falls. With the option `lootFallen` those of a model that is Dead or gone are laid down beside it, for
 * anybody to take.
 */
export const leaveItems: Sources['onFallen'][number] = function* (turn, id, to) {
  if (!turn.options.lootFallen || to === 'incapacitated') return;
  const table = tableOf(turn);
  const left = droppableBy(table, modelOf(turn.state, id));
  let holds: readonly Carried[] = [];
  for (const item of left) {
    const { inventory } = modelOf(turn.state, id);
    const count = inventory.reduce((sum, one) => (one.item === item ? sum + one.quantity : sum), 0);
    takeCopies(turn, id, { item, count, why: 'left' }, 'ELD-ITEM-023');
    holds = withMore(holds, foundCopies(item, count));
  }
  if (holds.length > 0) yield* layCache(turn, id, holds, 'ELD-ITEM-023');
};
