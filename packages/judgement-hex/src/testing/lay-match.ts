import { type Ability, type PlayerId, withDefaults } from '@rulewright/core';
import { expectNames, ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { createGame } from '../game.js';
import { effigyId, modelOf } from '../match/models.js';
import { newModel } from '../match/new-model.js';
import { numbersOf } from '../match/numbers-of.js';
import { apOf } from '../round/activation/budgets.js';
import { rulings } from '../rulings.js';
import { start } from '../set-up/start.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Activation, Jhx, JhxOptions, JhxState, Lasting, Model, ModelId, Warband } from '../vocabulary/index.js';
import type { AnyMap, Side } from '../vocabulary/map.js';
import type { Place } from '../vocabulary/place.js';
import type { Table } from '../vocabulary/table.js';
import { type ConditionId, conditions } from '../vocabulary/words.js';
import { type Cards, packWith } from './cards.js';
import { suffering } from './effects.js';
import { type OwnCards, ownCards, ownKinds } from './own-cards.js';

/**
 * The facts of a match that a drawing does not show. Names that begin with a capital letter are Heroes of `p1`, all
 * others of `p2`, by default with the card `fighter` (see `plainHero`). A name that is neither on the board nor away is
 * refused with a ScenarioError. The defaults are the Activation Phase of round 2 with `p1` first, no active Hero, and
 * empty pools.
 */
export interface LaidFacts extends OwnCards {
  /** The fields of models that differ from the default, by name: `{ m: { kind: 'monster', card: 'rat' } }`. */
  readonly models?: Readonly<Record<string, Partial<Model>>>;
  /** Models that are not on the board, by id. */
  readonly away?: Readonly<Record<string, Partial<Model>>>;
  /** The active Hero: the first decision is an action. By default, and with null, no Hero is active. */
  readonly active?: string | null;
  /** The AP of the active Hero, or of its unit; by default as many as its card, its conditions and its state give. */
  readonly ap?: number;
  /**
   * Conditions of models, by name: `{ A: ['burn'] }`. Each has begun before the activation, and lasts until the end of
   * the model's next one.
   */
  readonly conditions?: Readonly<Record<string, readonly ConditionId[]>>;
  readonly activation?: Partial<Activation>;
  readonly warbands?: Readonly<Record<PlayerId, Partial<Warband>>>;
  readonly effects?: readonly Omit<Lasting, 'id'>[];
  readonly options?: Partial<JhxOptions>;
  readonly cards?: Cards;
  /** Abilities in code. */
  readonly abilities?: readonly Ability<Jhx>[];
  /** Effects in code. */
  readonly ops?: JhxGame['ops'];
  /** Other fields of the state: `{ round: 1, stage: { name: 'communion', step: 3, queue: null } }`. */
  readonly state?: Partial<JhxState>;
}

/** The things that a drawing shows, on either kind of ground. */
export interface Drawn {
  readonly map: AnyMap;
  readonly heroes: readonly { readonly id: string; readonly at: Place | null }[];
  readonly souls: readonly { readonly id: string; readonly at: Place }[];
  readonly templates: JhxState['templates'];
}

/** A laid-out match, ready for a scenario or for questions. */
export interface LaidMatch {
  readonly game: JhxGame;
  /** For `play`: add the dice. */
  readonly setup: Omit<ScenarioSetup<Jhx>, 'dice'> & { readonly position: JhxState };
  /** For questions that need no match. */
  readonly table: Table;
  model(id: string): Model;
}

const sides: readonly Side[] = ['lower', 'upper'];

export const players: readonly [PlayerId, PlayerId] = ['p1', 'p2'];

const modelAt = (id: string, player: PlayerId | null, own: Partial<Model>, at: Place | null): Model => {
  const belongs = own.kind === 'monster' ? null : player;
  const card = own.kind === 'monster' ? 'rat' : own.kind === 'summoned' ? 'imp' : 'fighter';
  return newModel({ id, kind: 'hero', card, player: belongs, at, ...own });
};

/** The player of a name: its first letter is a capital one for `p1`. */
const playerOf = (id: string): PlayerId => {
  const first = id.slice(0, 1);
  return first === first.toUpperCase() ? 'p1' : 'p2';
};

const mergedCards = (lay: LaidFacts): Cards => {
  const own = ownCards(lay);
  return {
    ...lay.cards,
    heroes: { ...lay.cards?.heroes, ...own.heroes },
    monsters: { ...lay.cards?.monsters, ...own.monsters },
    summoned: { ...lay.cards?.summoned, ...own.summoned },
  };
};

/** Throws ScenarioError for facts about models, players, sides or conditions that the table does not have. */
const checkFacts = (lay: LaidFacts, drawn: readonly ModelId[], known: readonly ModelId[]): void => {
  expectNames('models', Object.keys(lay.models ?? {}), drawn);
  for (const part of ['heroes', 'monsters', 'summoned'] as const) {
    expectNames(part, Object.keys(lay[part] ?? {}), known);
  }
  expectNames('active', typeof lay.active === 'string' ? [lay.active] : [], known);
  for (const [player, { side }] of Object.entries(lay.warbands ?? {})) {
    if (side === undefined || side === null || sides.includes(side)) continue;
    throw new ScenarioError(`${player}: no side is called ${side}; there are ${sides.join(', ')}`);
  }
  expectNames('warbands', Object.keys(lay.warbands ?? {}), players);
  expectNames(
    'effects',
    (lay.effects ?? []).map(({ target }) => target),
    [...known, ...players.map(effigyId)],
  );
  expectNames('conditions', Object.keys(lay.conditions ?? {}), known);
  for (const [id, some] of Object.entries(lay.conditions ?? {})) {
    const strange = some.find(one => !Object.hasOwn(conditions, one));
    if (strange === undefined) continue;
    throw new ScenarioError(
      `conditions: ${id} cannot have ${strange}; there are: ${Object.keys(conditions).join(', ')}`,
    );
  }
};

/** Lays a match from the things in a drawing and from further facts. */
export const layMatch = (edition: JhxEdition, { map, heroes, souls, templates }: Drawn, lay: LaidFacts): LaidMatch => {
  const pack = packWith(mergedCards(lay));
  const game = createGame({
    pack,
    maps: [map],
    abilities: lay.abilities ?? [],
    ops: lay.ops ?? {},
    edition,
  });
  const options = withDefaults<JhxOptions>(rulings(pack, [map], edition), {
    mode: map.mode,
    map: map.id,
    ...lay.options,
  });
  const numbers = numbersOf(edition, options);
  const fresh = start({ players, options });
  const kinds = ownKinds(lay);
  const models = [
    ...heroes.map(({ id, at }) => modelAt(id, playerOf(id), { ...kinds[id], ...lay.models?.[id] }, at)),
    ...Object.entries(lay.away ?? {}).map(([id, own]) => modelAt(id, playerOf(id), { ...kinds[id], ...own }, null)),
  ];
  checkFacts(
    lay,
    heroes.map(({ id }) => id),
    models.map(({ id }) => id),
  );
  const warband = (one: Warband, at: number): Warband => {
    const side = sides[at] ?? null;
    const isHome = side !== null && Boolean(map.effigies[side] ?? map.deployment?.[side].length);
    return { ...one, side: isHome ? side : null, ...lay.warbands?.[one.player] };
  };
  const suffered = Object.entries(lay.conditions ?? {});
  const begun = [...(lay.effects ?? []), ...suffered.flatMap(([id, some]) => some.map(one => suffering(id, one)))];
  const effects = begun.map((effect, at): Lasting => ({ ...effect, id: at + 1 }));
  const hero = models.find(({ id }) => id === lay.active);
  const leader = hero?.unit ?? hero?.id;
  const activationWith = (ap: number): Activation | null =>
    hero && leader && hero.player !== null
      ? {
          player: hero.player,
          hero: leader,
          part: 'actions',
          budgets: { [leader]: { ap, spent: 0 } },
          spent: {},
          used: [],
          acting: null,
          acted: false,
          ...lay.activation,
        }
      : null;
  const activation = activationWith(lay.ap ?? 3);
  const laid: JhxState = {
    ...fresh,
    map: map.id,
    stage: { name: 'activation' },
    round: 2,
    warbands: [warband(fresh.warbands[0], 0), warband(fresh.warbands[1], 1)],
    models,
    souls,
    effects,
    icons: [],
    templates,
    pits: edition.ground.survey(map, { numbers, options }).monsterPits.map(at => ({ at, token: false })),
    activation,
    lastActivation: activation?.player ?? null,
    nextId: 100,
    ...lay.state,
  };
  const tableOf = (state: JhxState): Table => ({ pack, maps: [map], options, numbers, ground: edition.ground, state });
  const counts = lay.ap === undefined && activation !== null && leader !== undefined;
  const position = counts ? { ...laid, activation: activationWith(apOf(tableOf(laid), leader).total) } : laid;
  return {
    game,
    setup: { players, options, position },
    table: tableOf(position),
    model: id => modelOf(position, id),
  };
};
