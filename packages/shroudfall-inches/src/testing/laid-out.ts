import { type Ability, type PlayerId, refuse, withDefaults } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { expectNames, ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { playableContent } from '../content/playable.js';
import { bookEdition } from '../edition.js';
import { createGame } from '../game.js';
import { hasKnownEnd } from '../match/lasting.js';
import { start } from '../match/start.js';
import { rulings } from '../rulings.js';
import type {
  Actions,
  Activation,
  Army,
  CodeEffect,
  Lasting,
  Model,
  Sfi,
  SfiEdition,
  SfiGame,
  SfiOptions,
  SfiState,
  Unit,
} from '../vocabulary/index.js';
import type { Unit as UnitCard } from '../vocabulary/pack.js';
import type { ScenarioCard } from '../vocabulary/scenario.js';
import type { Table } from '../vocabulary/table.js';
import { type Cards, packWith, plainUnit } from './cards.js';
import { expectCards } from './expect-cards.js';
import {
  type LaidElement,
  type LaidManifestation,
  type LaidPiece,
  layElements,
  layManifestations,
  layTerrain,
} from './things.js';

/**
 * A table laid out by hand. Each letter of the drawing is a model of the unit with that letter; every other sign, such
 * as `.`, is nothing. Units whose names begin with a capital letter are those of `p1`, all others of `p2`. A name that
 * is not on the board is refused with a ScenarioError, and a card with a wrong field with the RefusalError of a pack.
 * The defaults are the activations of round 2 with the token and the next activation at `p1`, whose table edge is at y
 * = 0.
 */
export interface LaidOut {
  /** The inches between two signs of the drawing, and between two lines: 2 by default. */
  readonly pitch?: number;
  /** The ids of shipped cards that units have, by letter: `{ A: 'duellist' }`. */
  readonly shipped?: Readonly<Record<string, string>>;
  /** The cards of units by letter, where they differ from the shipped card or from the plain unit. */
  readonly cards?: Readonly<Record<string, Partial<UnitCard>>>;
  /** Other fields of units by letter; a unit that is not drawn has no models. */
  readonly units?: Readonly<Record<string, Partial<Unit>>>;
  /**
   * Exact places of models by id, in 1/100 mm, where the drawing is too coarse; `{ 'Guards/1': … }` puts a model of the
   * unit Guards on the table that is not drawn.
   */
  readonly at?: Readonly<Record<string, Point>>;
  /** Damage of models by id, e.g. `{ 'A/1': 2 }`. */
  readonly damage?: Readonly<Record<string, number>>;
  /** The unit whose activation is open. */
  readonly active?: string;
  readonly activation?: Partial<Activation>;
  readonly armies?: Readonly<Record<PlayerId, Partial<Army>>>;
  readonly effects?: readonly Omit<Lasting, 'id'>[];
  readonly options?: Partial<SfiOptions>;
  readonly scenarios?: NonNullable<Cards['scenarios']>;
  /** Cards of terrain that does not lie on the table yet. */
  readonly terrain?: NonNullable<Cards['terrain']>;
  /** Terrain, scenario elements and manifestations by id. The elements belong to the scenario `test`. */
  readonly pieces?: Readonly<Record<string, LaidPiece>>;
  readonly elements?: Readonly<Record<string, LaidElement>>;
  readonly manifestations?: Readonly<Record<string, LaidManifestation>>;
  /** The abilities and the scoring of the scenario `test`. */
  readonly scenario?: Partial<Pick<ScenarioCard, 'vp' | 'abilities' | 'scoring'>>;
  /** Cards by id that no unit of the drawing has, e.g. to be summoned. */
  readonly others?: Readonly<Record<string, Partial<UnitCard>>>;
  /** Abilities in code. */
  readonly abilities?: readonly Ability<Sfi>[];
  /** Effects in code, by the name that cards use. */
  readonly codeEffects?: Readonly<Record<string, CodeEffect>>;
  readonly actions?: Actions;
  readonly edition?: SfiEdition;
  readonly state?: Partial<SfiState>;
}

/** A laid-out table, ready for a scenario or for questions. */
export interface Laid {
  readonly game: SfiGame;
  /** For `play`: add the dice. */
  readonly setup: Omit<ScenarioSetup<Sfi>, 'dice'> & { readonly position: SfiState };
  /** For questions that need no match. */
  readonly table: Table;
}

const players: readonly [PlayerId, PlayerId] = ['p1', 'p2'];
const playerOf = (unit: string): PlayerId => {
  const first = unit.slice(0, 1);
  return first === first.toUpperCase() ? 'p1' : 'p2';
};

/** The letters of a drawing with their points, line by line. */
const signs = (drawing: string, pitch: number): readonly (readonly [string, Point])[] =>
  drawing.split('\n').flatMap((line, y) =>
    [...line].flatMap((sign, x) => {
      const at = { x: inches(pitch * (x + 1)), y: inches(pitch * (y + 1)) };
      return /[A-Za-z]/.test(sign) ? [[sign, at] as const] : [];
    }),
  );

/** The models that only their places name. Refuses (ScenarioError) an id that is not the unit, a slash and the next number of the unit. */
const undrawn = (
  drawn: readonly (readonly [string, Point])[],
  at: Readonly<Record<string, Point>>,
): readonly Pick<Model, 'id' | 'unit' | 'at'>[] => {
  const next = new Map<string, number>();
  for (const [sign] of drawn) next.set(sign, (next.get(sign) ?? 0) + 1);
  return Object.entries(at).flatMap(([id, point]) => {
    const [, unit, number] = /^(.+)\/([1-9]\d*)$/.exec(id) ?? [];
    if (unit === undefined) throw new ScenarioError(`at: ${id} is no model; a model is named as in A/1`);
    const before = next.get(unit) ?? 0;
    if (Number(number) <= before) return [];
    if (Number(number) !== before + 1)
      throw new ScenarioError(`at: ${unit} has ${before} models, so ${id} is not on the board`);
    next.set(unit, before + 1);
    return [{ id, unit, at: point }];
  });
};

/** A shipped card. Refuses (ScenarioError) an unknown id. */
const shippedCard = (id: string): UnitCard => {
  const { [id]: card, ...others } = playableContent.units;
  if (card) return card;
  throw new ScenarioError(`shipped: there is no shipped card ${id}; there are: ${Object.keys(others).join(', ')}`);
};

/** Lays a table: a drawing, and the facts that it does not show. */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => {
  const drawn = signs(drawing, lay.pitch ?? 2);
  const named = undrawn(drawn, lay.at ?? {});
  const letters = [
    ...new Set([...drawn.map(([sign]) => sign), ...named.map(({ unit }) => unit), ...Object.keys(lay.units ?? {})]),
  ].sort();
  const withCard = (own: Partial<UnitCard> = {}): UnitCard => ({ ...plainUnit, ...own });
  // Shipped cards name others: units that they summon, manifestations, types of terrain, their faction.
  const shipped = lay.shipped && playableContent;
  const cardFor = (letter: string): UnitCard => {
    const id = lay.shipped?.[letter];
    return { ...(id === undefined ? plainUnit : shippedCard(id)), ...lay.cards?.[letter] };
  };
  const cards = Object.fromEntries(letters.map(letter => [letter, cardFor(letter)]));
  const others = Object.fromEntries(Object.entries(lay.others ?? {}).map(([id, own]) => [id, withCard(own)]));
  const laid = {
    terrain: layTerrain(lay.pieces ?? {}),
    scenario: layElements(lay.elements ?? {}, lay.scenario),
    manifestations: layManifestations(lay.manifestations ?? {}),
  };
  expectNames('cards', Object.keys(lay.cards ?? {}), letters);
  expectCards({
    cards: Object.fromEntries(Object.entries(cards).filter(([letter]) => lay.cards?.[letter] !== undefined)),
    others,
    scenarios: lay.scenarios ?? {},
    terrain: lay.terrain ?? {},
    manifestations: laid.manifestations.cards,
    pieces: laid.terrain.cards,
    scenario: laid.scenario.cards.test,
  });
  const pack = packWith({
    factions: shipped?.factions ?? {},
    units: { ...shipped?.units, ...cards, ...others },
    terrain: { ...shipped?.terrain, ...laid.terrain.cards, ...lay.terrain },
    scenarios: { ...laid.scenario.cards, ...lay.scenarios },
    manifestations: { ...shipped?.manifestations, ...laid.manifestations.cards },
  });
  const edition = lay.edition ?? bookEdition;
  const { abilities = [], actions = {}, codeEffects = {} } = lay;
  const game = createGame({ pack, edition, abilities, actions, effects: codeEffects });
  const options = withDefaults<SfiOptions>(rulings, { ...lay.options });
  const models = letters.flatMap(letter => [
    ...drawn
      .filter(([sign]) => sign === letter)
      .map(([, drawnAt], i): Model => {
        const id = `${letter}/${i + 1}`;
        return { id, unit: letter, at: lay.at?.[id] ?? drawnAt, damage: lay.damage?.[id] ?? 0 };
      }),
    ...named.filter(({ unit }) => unit === letter).map((one): Model => ({ ...one, damage: lay.damage?.[one.id] ?? 0 })),
  ]);
  expectNames('shipped', Object.keys(lay.shipped ?? {}), letters);
  expectNames(
    'damage',
    Object.keys(lay.damage ?? {}),
    models.map(({ id }) => id),
  );
  expectNames('active', lay.active === undefined ? [] : [lay.active], letters);
  expectNames('armies', Object.keys(lay.armies ?? {}), players);
  const units = letters.map(
    (letter): Unit => ({
      id: letter,
      player: playerOf(letter),
      card: letter,
      strength: models.filter(({ unit }) => unit === letter).length,
      where: 'on-table',
      destroyedIn: null,
      activated: false,
      exhausted: false,
      conditions: [],
      ...lay.units?.[letter],
    }),
  );
  const effects = (lay.effects ?? []).map((effect, at): Lasting => ({ ...effect, id: at + 1 }));
  const activation: Activation | null =
    lay.active === undefined
      ? null
      : { unit: lay.active, part: 'open', spent: [], moves: 0, actions: [], ...lay.activation };
  const endless = effects.findIndex(one => !hasKnownEnd(one, { units, activation }));
  if (endless >= 0) refuse({ code: 'unknown-end', rule: 'SFI-PRIORITY-014', path: `effects[${endless}].until` });
  const begun = start({ players, options });
  const [a, b] = begun.armies.map(
    (army): Army => ({
      ...army,
      edge: army.player === 'p1' ? 'low' : 'high',
      lastActivated: lay.active !== undefined && playerOf(lay.active) === army.player ? lay.active : null,
      ...lay.armies?.[army.player],
    }),
  );
  if (!a || !b) throw new RangeError('two armies are needed');
  const position: SfiState = {
    ...begun,
    stage: { name: 'activations', next: 'p1' },
    round: 2,
    token: 'p1',
    armies: [a, b],
    units,
    models,
    terrain: laid.terrain.things,
    scenarios: Object.keys(laid.scenario.cards),
    elements: laid.scenario.things,
    manifestations: laid.manifestations.things,
    effects,
    activation,
    nextId: 100,
    ...lay.state,
  };
  return {
    game,
    setup: { players, options, position },
    table: { pack, options, numbers: edition.numbers, state: position },
  };
};
