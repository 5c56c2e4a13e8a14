import { profileOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { EldTally, Model, Modifier, Table } from '../vocabulary/index.js';
import { type Attribute, attributes } from '../vocabulary/words.js';
import { changesOn } from './changes.js';
import { isLike } from './like.js';
import { modified } from './modified.js';

/** The printed value of an attribute (ELD-DEF-015). */
export const defaultOf = (table: Table, model: Model, attribute: Attribute): number =>
  profileOf(table, model).stats[attribute];

/** The changes of Items, Upgrades and effects that alter a current attribute (ELD-MOD-010). */
const ofChanges = (table: Table, model: Model, attribute: Attribute): readonly Modifier[] =>
  changesOn(table, model).flatMap(({ change, rule, source }): readonly Modifier[] => {
    if (change.op === 'attribute' && change.attribute === attribute) {
      const counts = change.if === undefined || change.if.some(one => isLike(table, model, one));
      return counts ? [{ rule, source, add: change.by }] : [];
    }
    if (change.op === 'factor' && change.attribute === attribute) {
      const { factor, by } = change;
      return [{ rule, source, factor, ...(by === undefined ? {} : { by }) }];
    }
    return [];
  });

/** All changes of the attribute itself, in the order in which a tally shows them (ELD-MOD-010). */
const currentModifiers = (table: Table, model: Model, attribute: Attribute): readonly Modifier[] => [
  ...ofChanges(table, model, attribute),
  ...table.sources.attributes.flatMap(source => source(table, model, attribute)),
];

/** A tally of an attribute: the printed value, changes of the attribute itself, and more changes that count only here. */
export const attributeWith = (
  table: Table,
  model: Model,
  attribute: Attribute,
  more: readonly Modifier[] = [],
): EldTally =>
  modified(
    attribute,
    { value: defaultOf(table, model, attribute), rule: 'ELD-DEF-015', source: model.profile },
    [...currentModifiers(table, model, attribute), ...more],
    { least: table.numbers.modifiers.leastAttribute, stackHalving: table.options.stackHalving },
  );

/** A tally of an attribute without the changes that depend on a distance, for players who may not measure it (ELD-MEASURE-013). */
export const unmeasuredTally = (table: Table, model: Model, attribute: Attribute): EldTally => {
  const { sources } = table;
  const attributes = sources.attributes.filter(({ byDistance }) => byDistance !== true);
  return attributeWith({ ...table, sources: { ...sources, attributes } }, model, attribute);
};

const known = /* @__PURE__ */ rememberStanding((): Map<string, EldTally> => new Map());

/**
 * An attribute of a model with all modifiers that alter the attribute itself, not only one roll (ELD-DEF-015, ELD-MOD-010). Awareness,
 * Power, Strike, Reach and movement read it.
 */
export const currentTally = (table: Table, model: Model, attribute: Attribute): EldTally => {
  const cache = known(table);
  const key = `${model.id} ${attribute}`;
  const found = cache.get(key);
  if (found) return found;
  const made = attributeWith(table, model, attribute);
  cache.set(key, made);
  return made;
};

/** The value of an attribute now. */
export const currentOf = (table: Table, model: Model, attribute: Attribute): number =>
  currentTally(table, model, attribute).total;

/** All attributes of a model now, for cards and pictures. */
export const currentAttributes = (table: Table, model: Model): Readonly<Record<Attribute, number>> =>
  Object.fromEntries(attributes.map(one => [one, currentOf(table, model, one)])) as Readonly<Record<Attribute, number>>;
