import type { WindowChoice } from '@rulewright/core';
import { type Play, type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { carryOut } from '../../combat/declare/carry-out.js';
import type { AttackOrder } from '../../combat/declare/order.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { ActiveAbility, CommonAbility, Effect, Target } from '../../vocabulary/ability.js';
import type { JhxGame } from '../../vocabulary/game.js';
import type { Jhx, Lasting, ModelId } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';

/*
 * The words for scenarios of common abilities. By default `A` attacks `b` with its blade, and as many Hits as were
 * rolled are chosen as its dice.
 */

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

/** A plain Hero with common abilities. */
export const able = (common: readonly CommonAbility[], more: Partial<Hero> = {}): Hero => ({
  ...plainHero,
  ...more,
  common,
});

/** A table with `A` in its activation, on which the models named have these abilities. */
export const table = (
  drawing: string,
  abilities: Readonly<Record<ModelId, readonly CommonAbility[]>>,
  lay: LaidOut = {},
): Laid => {
  const models = Object.fromEntries(
    Object.keys(abilities).map(id => [id, { card: `with ${id}`, ...lay.models?.[id] }]),
  );
  const heroes = Object.fromEntries(Object.entries(abilities).map(([id, common]) => [`with ${id}`, able(common)]));
  return laidOut(drawing, {
    active: 'A',
    ...lay,
    models: { ...lay.models, ...only(drawing, models) },
    ...(lay.away && {
      away: Object.fromEntries(Object.entries(lay.away).map(([id, own]) => [id, { ...models[id], ...own }])),
    }),
    cards: { ...lay.cards, heroes: { ...heroes, ...lay.cards?.heroes } },
  });
};

/** An Active Ability for 1 AP, by default on an enemy within two hexes. */
export const active = (id: string, effects: readonly Effect[], target?: Target | 'none'): ActiveAbility => ({
  id,
  name: id,
  kind: 'active',
  cost: { ap: 1 },
  ...(target === 'none' ? {} : { target: target ?? { side: 'enemy', within: 2 } }),
  effects,
});

/** A common ability that a model has gained from itself. */
export const gained = (target: ModelId, ability: CommonAbility, until?: string): Omit<Lasting, 'id'> => ({
  key: `ability:${ability.id}`,
  source: target,
  target,
  ...(until === undefined ? {} : { until }),
  data: { kind: 'ability', ability },
});

/** A game in which these attacks happen in one action, one after another. */
export const attacking = (laid: Laid, ...orders: readonly Partial<AttackOrder>[]): JhxGame =>
  doing(laid, function* (turn) {
    for (const order of orders) {
      yield* carryOut(turn, { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1, ...order });
    }
  });

/** Chooses as many Hits as were rolled, and buys no manoeuvre. */
export const chosen = (play: Play<Jhx>): Play<Jhx> => {
  const [decision] = play.match.decisions;
  if (decision?.kind === 'manoeuvre') return chosen(play.choose(decision.by, 'none'));
  const choice = decision?.options?.[0];
  return decision?.kind === 'dice' && choice !== undefined ? chosen(play.choose(decision.by, choice)) : play;
};

/** The answer in a window that uses an ability. */
export const use = (ability: string, source: ModelId, target?: unknown): WindowChoice =>
  target === undefined ? { ability, source } : { ability, source, with: target };

/** The damage that models have taken. */
export const hurt = ({ state }: Play<Jhx>, ...ids: readonly ModelId[]): readonly (number | undefined)[] =>
  ids.map(id => state.models.find(model => model.id === id)?.damage);
