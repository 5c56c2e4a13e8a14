import { type Ability, type PlayerId, withDefaults } from '@rulewright/core';
import { inches, type Point, rectangle } from '@rulewright/core/inches';
import { expectFields, expectNames, ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { bookEdition } from '../edition.js';
import { createGame } from '../game.js';
import { start } from '../match/start.js';
import { rulings } from '../rulings.js';
import { engages } from '../states/engaged/engages.js';
import { ownEnds } from '../states/gain.js';
import type {
  CodeEffect,
  Direction,
  Eld,
  EldEdition,
  EldGame,
  EldOptions,
  EldState,
  Model,
  ModelId,
  ModelState,
  Ongoing,
  Party,
  Place,
  SceneryPiece,
  Sources,
  Table,
  Thing,
} from '../vocabulary/index.js';
import type { ContentPack, Profile } from '../vocabulary/pack.js';
import { type StateId, states } from '../vocabulary/words.js';
import { packWith, plainProfile } from './plain.js';

/** A piece of scenery by its rectangles, in inches: `[x, y, width, depth]`; heights in inches, 2 by default; null has no upper end. */
export interface LaidScenery {
  readonly boxes: readonly (readonly [number, number, number, number])[];
  readonly base?: number;
  readonly top?: number | null;
  readonly kind?: SceneryPiece['kind'];
  readonly cover?: SceneryPiece['cover'];
}

/** The fields of a profile that differ from the plain one. Attributes that are not named are plain as well. */
export type LaidProfile = Partial<Omit<Profile, 'stats'>> & { readonly stats?: Partial<Profile['stats']> };

/**
 * A table laid out by hand. Each letter of the drawing is a model, and so is each name in `at`: those that begin with a
 * capital letter are models of `p1`, with a digit Hostiles, and all others of `p2`. A name that is not on the board is
 * refused with a ScenarioError. The defaults are the Tactical phase of the turn of `p1` in round 2, every model with
 * its Activation Points, on the ground; models of `p1` face up the drawing's y-axis (towards larger y), all others
 * down.
 */
export interface LaidOut {
  /** The inches between two signs of the drawing, and between two lines: 2 by default. */
  readonly pitch?: number;
  /** The profiles of models by name, where they differ from the plain profile. */
  readonly profiles?: Readonly<Record<string, LaidProfile>>;
  /** Other fields of models by name. */
  readonly models?: Readonly<Record<string, Partial<Model>>>;
  /**
   * Exact places of models by name, in 1/100 mm, where the drawing is too coarse; without z on the ground. A name that
   * is not drawn is put on the table as well.
   */
  readonly at?: Readonly<Record<string, Point & { readonly z?: number }>>;
  readonly facing?: Readonly<Record<string, Direction>>;
  /**
   * States by letter, e.g. `{ a: ['crouched'] }`. `'engaged'` is Engaged by every enemy that engages the model where it
   * stands; without one it is refused with a ScenarioError (ELD-STATE-023). `'fatigued'` ends as its text says
   * (ELD-STATE-035).
   */
  readonly states?: Readonly<Record<string, readonly (StateId | ModelState)[]>>;
  readonly scenery?: Readonly<Record<string, LaidScenery>>;
  readonly things?: readonly Thing[];
  readonly effects?: readonly Omit<Ongoing, 'id'>[];
  /**
   * The Enchantments that lie on models, by Spells of the pack, e.g.
   * `{ b: ['arcane-shield', { spell: 'agony', by: 'A' }] }`; without `by` the model has cast it on itself.
   */
  readonly enchantments?: Readonly<
    Record<string, readonly (string | { readonly spell: string; readonly by: ModelId })[]>
  >;
  readonly parties?: Readonly<Record<PlayerId, Partial<Party>>>;
  readonly players?: readonly PlayerId[];
  /** The player whose turn it is; null for the Hostiles. */
  readonly active?: PlayerId | null;
  readonly options?: Partial<EldOptions>;
  readonly pack?: Partial<ContentPack>;
  readonly sources?: Partial<Sources>;
  /** Abilities in code. */
  readonly abilities?: readonly Ability<Eld>[];
  /** Effects in code, by the name that cards use. */
  readonly codeEffects?: Readonly<Record<string, CodeEffect>>;
  readonly edition?: EldEdition;
  readonly state?: Partial<EldState>;
}

/** A laid-out table, ready for a scenario or for questions. */
export interface Laid {
  readonly game: EldGame;
  /** For `play`: add the dice. */
  readonly setup: Omit<ScenarioSetup<Eld>, 'dice'> & { readonly position: EldState };
  /** For questions that need no match. */
  readonly table: Table;
}

const playerOf = (name: string): PlayerId | null => {
  const first = name.slice(0, 1);
  return /[0-9]/.test(first) ? null : first === first.toUpperCase() ? 'p1' : 'p2';
};

/** The signs of a drawing with their points, line by line. */
const signs = (drawing: string, pitch: number): readonly (readonly [string, Point])[] =>
  drawing.split('\n').flatMap((line, y) =>
    [...line].flatMap((sign, x) => {
      const at = { x: inches(pitch * (x + 1)), y: inches(pitch * (y + 1)) };
      return /[A-Za-z0-9]/.test(sign) ? [[sign, at] as const] : [];
    }),
  );

const stateNamed = (state: StateId | ModelState): ModelState => {
  if (typeof state !== 'string') return state;
  const until = ownEnds[state];
  return { state, by: null, source: 'laid out', ...(until ? { until } : {}) };
};

const isKnown = (state: string): state is StateId => states.some(one => one === state);

/** Refuses (ScenarioError) places between two units and states that no rule knows. */
const expectFacts = ({ at = {}, states: lasting = {} }: LaidOut): void => {
  for (const [name, { x, y, z = 0 }] of Object.entries(at)) {
    if ([x, y, z].every(Number.isSafeInteger)) continue;
    throw new ScenarioError(`at: ${name} wants x and y, and z if it is not on the ground, in whole units of 1/100 mm`);
  }
  for (const [name, some] of Object.entries(lasting)) {
    const strange = some.map(state => stateNamed(state).state).find(state => !isKnown(state));
    if (strange === undefined) continue;
    throw new ScenarioError(`states: ${name} cannot be ${strange}; there are: ${states.join(', ')}`);
  }
};

const layScenery = (
  id: string,
  { boxes, base = 0, top = 2, kind = 'solid', cover = null }: LaidScenery,
): SceneryPiece => ({
  id,
  kind,
  cover,
  placedBy: null,
  parts: boxes.map(([x, y, width, depth]) => ({
    outline: rectangle({ x: inches(x), y: inches(y) }, inches(width), inches(depth)),
    base: inches(base),
    top: top === null ? null : inches(top),
  })),
});

const layModel = (sign: string, drawnAt: Point, lay: LaidOut, profile: Profile): Model => {
  const player = playerOf(sign);
  const at: Place = { z: 0, ...drawnAt, ...lay.at?.[sign] };
  const inventory = profile.inventory.items.map(one => ({ ...one, acquired: false }));
  const usual: Model = {
    id: sign,
    player,
    profile: sign,
    where: 'field',
    at,
    facing: lay.facing?.[sign] ?? { x: 0, y: player === 'p1' ? 1 : -1 },
    onWall: false,
    hp: profile.stats.HP,
    points: profile.stats.STA,
    states: (lay.states?.[sign] ?? []).map(stateNamed),
    inventory,
    equipped: inventory.map(({ item }) => item),
    upgrades: [],
    mana: 0,
    counters: {},
    original: player !== null,
    summoned: null,
    home: player === null ? at : null,
  };
  const own = lay.models?.[sign] ?? {};
  // A Hostile may be made a model of a player, and the other way round.
  const { player: _, ...fields } = own;
  expectFields(`models.${sign}`, fields, usual);
  return { ...usual, ...own };
};

/** The Enchantments that lie on models; refuses (ScenarioError) models, casters and Spells that there are not. */
const layEnchantments = (
  { enchantments = {} }: LaidOut,
  models: readonly Model[],
  { spells }: ContentPack,
): readonly Omit<Ongoing, 'id'>[] =>
  Object.entries(enchantments).flatMap(([target, lying]) =>
    lying.map(one => {
      const { spell, by: source } = typeof one === 'string' ? { spell: one, by: target } : one;
      const caster = models.find(({ id }) => id === source);
      const card = spells[spell];
      if (!caster) {
        const known = models.map(({ id }) => id).join(', ');
        throw new ScenarioError(`enchantments: ${source} is not on the board; there are: ${known}`);
      }
      if (card?.type !== 'enchantment') {
        const known = Object.keys(spells).filter(name => spells[name]?.type === 'enchantment');
        throw new ScenarioError(`enchantments: there is no Enchantment ${spell}; there are: ${known.join(', ')}`);
      }
      const { changes = [] } = card;
      const ends = 'strategic-phase';
      return {
        key: spell,
        source,
        target,
        data: { kind: 'enchantment', changes, ends, by: caster.player, card: spell },
      };
    }),
  );

/**
 * Gives the models that are laid out as `'engaged'` the enemies that engage them (ELD-STATE-023); refuses
 * (ScenarioError) one without such an enemy.
 */
const engagedBySomebody = (table: Table, { states: lasting = {} }: LaidOut): readonly Model[] => {
  const { models } = table.state;
  return models.map(model => {
    if (!lasting[model.id]?.includes('engaged')) return model;
    const about = models.filter(enemy => engages(table, enemy, model)).map(({ id }) => id);
    if (about.length === 0) throw new ScenarioError(`states: no enemy that stands here engages ${model.id}`);
    const engaged: ModelState = { state: 'engaged', by: null, source: 'engaged', about };
    return { ...model, states: model.states.map(one => (one.state === 'engaged' ? engaged : one)) };
  });
};

/** Lays a table: a drawing, and the facts that it does not show. */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => {
  const players = lay.players ?? ['p1', 'p2'];
  const shown = signs(drawing, lay.pitch ?? 2);
  const names = shown.map(([sign]) => sign);
  const twice = names.find((sign, i) => names.indexOf(sign) !== i);
  if (twice !== undefined) throw new ScenarioError(`there are two of ${twice}: a model has a name of its own`);
  const beside = Object.entries(lay.at ?? {}).filter(([name]) => !names.includes(name));
  const drawn = [...shown, ...beside];
  for (const part of ['profiles', 'models', 'facing', 'states', 'enchantments'] as const) {
    expectNames(
      part,
      Object.keys(lay[part] ?? {}),
      drawn.map(([name]) => name),
    );
  }
  expectFacts(lay);
  expectNames('parties', Object.keys(lay.parties ?? {}), players);
  expectNames('active', typeof lay.active === 'string' ? [lay.active] : [], players);
  const profiles = Object.fromEntries(
    drawn.map(([sign]) => {
      const own = lay.profiles?.[sign];
      return [sign, { ...plainProfile, name: sign, ...own, stats: { ...plainProfile.stats, ...own?.stats } }] as const;
    }),
  );
  const pack = packWith({ ...lay.pack, profiles: { plain: plainProfile, ...lay.pack?.profiles, ...profiles } });
  const edition = lay.edition ?? bookEdition;
  const { abilities = [], sources = {}, codeEffects: effects = {} } = lay;
  const game = createGame({ pack, edition, abilities, sources, effects });
  const options = withDefaults<EldOptions>(rulings, { ...lay.options });
  const models = drawn.map(([sign, at]) => layModel(sign, at, lay, profiles[sign] ?? plainProfile));
  const begun = start({ players, options });
  expectFields('state', lay.state ?? {}, begun);
  for (const party of begun.parties) expectFields(`parties.${party.player}`, lay.parties?.[party.player] ?? {}, party);
  const position: EldState = {
    ...begun,
    stage: {
      name: 'turn',
      active: lay.active === undefined ? (players[0] ?? null) : lay.active,
      phase: 'tactical',
      step: '',
    },
    round: 2,
    order: players,
    parties: begun.parties.map(party => {
      const own = models.filter(({ player }) => player === party.player);
      return {
        ...party,
        revealed: true,
        leader: own[0]?.id ?? null,
        original: own.length,
        ...lay.parties?.[party.player],
      };
    }),
    models,
    scenery: Object.entries(lay.scenery ?? {}).map(([id, piece]) => layScenery(id, piece)),
    things: lay.things ?? [],
    effects: [...(lay.effects ?? []), ...layEnchantments(lay, models, pack)].map((effect, at) => ({
      ...effect,
      id: at + 1,
    })),
    nextId: 100,
    ...lay.state,
  };
  const table = { pack, options, numbers: edition.numbers, sources: game.sources, state: position };
  const state: EldState = { ...position, models: engagedBySomebody(table, lay) };
  return { game, setup: { players, options, position: state }, table: { ...table, state } };
};
