import type { Refusal } from '@rulewright/core';
import { areTouching } from '../battlefield/distance.js';
import { bodyOf, hitboxOf } from '../battlefield/hitbox.js';
import { modelOf, thingNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Interaction, Model, Table, Thing } from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';

/** The rule of a Quest, or of Items that lie on the field, for a thing and an action. */
export const ruleFor = (
  table: Table,
  model: Model,
  thing: Thing,
  action?: Interaction['action'],
): Interaction | undefined =>
  table.sources.interactions.find(one => one.action === action && one.isFor(table, model, thing));

const whyNot = (table: Table, { model: id }: Actor, choice: ChoiceOf<'interact'>): Refusal | undefined => {
  const rule = 'ELD-ACTION-037';
  const [model, thing] = [modelOf(table.state, id), thingNamed(table.state, choice.thing)];
  const interaction = thing && ruleFor(table, model, thing);
  if (!thing || !interaction) return { code: 'no-object', rule, path: 'thing' };
  if (!areTouching(table, hitboxOf(table, model), bodyOf(thing))) return { code: 'no-contact', rule, path: 'thing' };
  const attributes = interaction.attributes(table);
  const fits = choice.attribute === undefined ? attributes.length === 0 : attributes.includes(choice.attribute);
  return fits ? undefined : { code: 'no-such-attribute', rule, path: 'attribute' };
};

/** Interact with an object of the Quest in Base Contact, by the roll that the Quest prescribes, if any. */
export const interact: ActionEntry<ChoiceOf<'interact'>, DeclaredOf<'interact'>> = {
  candidates: (table, { model: id }) =>
    table.state.things.flatMap((thing): readonly ChoiceOf<'interact'>[] => {
      const interaction = ruleFor(table, modelOf(table.state, id), thing);
      if (!interaction) return [];
      const plain = { do: 'interact', thing: thing.id } as const;
      const attributes = interaction.attributes(table);
      return attributes.length === 0 ? [plain] : attributes.map(attribute => ({ ...plain, attribute }));
    }),
  whyNot,
  resolve: function* (turn, { model: id }, { thing: name, attribute }) {
    const table = tableOf(turn);
    const [model, thing] = [modelOf(turn.state, id), thingNamed(turn.state, name)];
    const interaction = thing && ruleFor(table, model, thing);
    // Another model may have opened or taken it in this sequence.
    const isThere = thing !== undefined && interaction !== undefined;
    if (!isThere || !areTouching(table, hitboxOf(table, model), bodyOf(thing))) {
      const code = isThere ? 'no-contact' : 'no-object';
      turn.emit({ type: 'RequirementFailed', model: id, code, target: name }, ['ELD-ACT-020', 'ELD-ACTION-037']);
      return;
    }
    let success = true;
    if (attribute) {
      const facts = rollFacts({ model: id, attribute, purpose: 'interact', about: thing.kind });
      ({ success } = yield* rollAttribute(turn, facts));
    }
    const going = interaction.carryOut(turn, id, thing, success);
    if (going) yield* going;
  },
};
