import type { Model, ModelId } from '../vocabulary/index.js';
import type { Hero, Monster, Summoned } from '../vocabulary/pack.js';
import { type Cards, plainHero, plainMonster, plainSummoned } from './cards.js';

/** The parts of a card that differ from the plain one. */
type Own<T extends { readonly attributes: object }> = Partial<Omit<T, 'attributes'>> & {
  readonly attributes?: Partial<T['attributes']>;
};

/** Models with cards of their own, by their names: the plain card of their kind with these differences. */
export interface OwnCards {
  readonly heroes?: Readonly<Record<ModelId, Own<Hero>>>;
  readonly monsters?: Readonly<Record<ModelId, Own<Monster>>>;
  readonly summoned?: Readonly<Record<ModelId, Own<Summoned>>>;
}

const cardsOf = <T extends { readonly name: string; readonly attributes: object }>(
  plain: T,
  own: Readonly<Record<ModelId, Own<T>>> = {},
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(own).map(([id, one]) => [
      `own-${id}`,
      { ...plain, name: id, ...one, attributes: { ...plain.attributes, ...one.attributes } },
    ]),
  );

const modelsOf = (kind: Model['kind'], own: object = {}): Readonly<Record<ModelId, Partial<Model>>> =>
  Object.fromEntries(Object.keys(own).map(id => [id, { kind, card: `own-${id}` }]));

/** The cards of models that have some of their own. */
export const ownCards = ({ heroes, monsters, summoned }: OwnCards): Cards => ({
  heroes: cardsOf<Hero>(plainHero, heroes),
  monsters: cardsOf<Monster>(plainMonster, monsters),
  summoned: cardsOf<Summoned>(plainSummoned, summoned),
});

/** The kinds and cards of models that have some of their own. */
export const ownKinds = ({ heroes, monsters, summoned }: OwnCards): Readonly<Record<ModelId, Partial<Model>>> => ({
  ...modelsOf('hero', heroes),
  ...modelsOf('monster', monsters),
  ...modelsOf('summoned', summoned),
});
