import { createMatch, history, type MatchSetup, type PlayerId, sameJson } from '@rulewright/core';
import { expectNames, type Play, ScenarioError, type ScenarioSetup } from '@rulewright/core/testing';
import { defaultContent } from '../content/index.js';
import type { AnyBuilding, Effect, JudgementDeck, RoleId } from '../content/pack.js';
import { judgementOfTheGods } from '../index.js';
import { faceDown } from '../match/decks.js';
import { sameSquare } from '../match/village.js';
import { rulings } from '../rulings.js';
import { rulingsOf } from '../set-up/rulings-of.js';
import { emptyPool } from '../set-up/set-up.js';
import type {
  DeckName,
  Jog,
  JogOptions,
  PlacedTile,
  Pool,
  PoolChange,
  PoolReason,
  Square,
  Village,
  VillageEvent,
} from '../vocabulary/index.js';

/**
 * A table laid out by hand. The default is a quiet first round at an empty Town Hall with 60 of each basic resource.
 */
export interface Layout {
  /** Roles in the order of dealing; `p1` has the first. Four roles by default. */
  readonly roles?: readonly RoleId[];
  /** The number of players that share the roles; by default one player for each role. */
  readonly players?: number;
  readonly pool?: Partial<Pool>;
  /** Square → kind of tile, then its building and `hallowed`: `{ '1,0': 'magical-hill temple hallowed' }`. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Role → square. Characters that are not named stand on the Town Hall. */
  readonly at?: Readonly<Record<RoleId, string>>;
  /** The role whose turn it is. */
  readonly turn?: RoleId;
  readonly moved?: boolean;
  readonly done?: readonly RoleId[];
  readonly phase?: Village['phase'];
  /** Cards, top first. */
  readonly decks?: { readonly [D in DeckName]?: readonly string[] };
  /** A judgement deck of these cards and three Judgement Days, stacked in this order. */
  readonly cards?: Readonly<Record<string, readonly Effect[]>>;
  readonly statue?: { readonly pieces: number; readonly at: string };
  readonly judgementDays?: number;
  readonly options?: Partial<JogOptions>;
}

/** `'1,-2'` as a square. */
export const square = (text: string): Square => {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return { x, y };
};

/** Throws ScenarioError for a name of a thing that there is not; the message begins with `where` and lists the names. */
const expectKind = (where: string, name: string, known: readonly string[]): void => {
  if (!known.includes(name))
    throw new ScenarioError(`${where}: nothing is called ${name}; there are: ${known.join(', ')}`);
};

/** The decks, by the names that a layout gives them. Their cards are left to the game, which may have content of its own. */
const deckNames: readonly DeckName[] = ['judgement', 'terrain', 'building'];

const placed = ([at, what]: readonly [string, string]): PlacedTile => {
  const [kind = '', ...marks] = what.split(' ');
  expectKind(
    `tiles.${at}`,
    kind,
    defaultContent.tiles.map(({ id }) => id),
  );
  for (const mark of marks) expectKind(`tiles.${at}`, mark, ['hallowed', ...Object.keys(defaultContent.buildings)]);
  const building = marks.find(mark => mark !== 'hallowed') ?? null;
  return { kind, at: square(at), building: building as AnyBuilding | null, hallowed: marks.includes('hallowed') };
};

const deckOf = (cards: Readonly<Record<string, readonly Effect[]>>): JudgementDeck => ({
  cards: [
    { id: 'judgement-day', name: 'Judgement Day', kind: 'judgementDay', count: 3, effects: [] },
    ...Object.entries(cards).map(([id, effects]) => ({ id, name: id, kind: 'event' as const, count: 1, effects })),
  ],
});

/** The setup of a scenario that begins at a table laid out by hand. */
export const village = (layout: Layout = {}): Omit<ScenarioSetup<Jog>, 'dice'> & { readonly position: Village } => {
  const { roles = ['chieftain', 'farmer', 'gatherer', 'shaman'], tiles = {}, cards, decks = {}, statue } = layout;
  if (!Array.isArray(roles)) throw new ScenarioError('roles: a list of roles is wanted, such as [miner, farmer]');
  for (const role of roles) expectKind('roles', role, Object.keys(defaultContent.roles));
  const { players: seats = roles.length } = layout;
  if (!Number.isInteger(seats) || seats < 1 || seats > roles.length) {
    throw new ScenarioError(
      `players: a whole number from 1 to ${roles.length} is wanted, as many as there are roles at most`,
    );
  }
  expectNames('at', Object.keys(layout.at ?? {}), roles);
  expectNames('turn', layout.turn === undefined ? [] : [layout.turn], roles);
  expectNames('done', layout.done ?? [], roles);
  const players = Array.from({ length: seats }, (_, i) => `p${i + 1}`);
  const options: JogOptions = {
    ...(Object.fromEntries(
      Object.entries(rulings(defaultContent)).map(([name, ruling]) => [name, ruling.default]),
    ) as unknown as JogOptions),
    ...(cards ? { judgementDeck: deckOf(cards) } : {}),
    ...layout.options,
  };
  for (const deck of Object.keys(decks)) expectKind('decks', deck, deckNames);
  const table: readonly PlacedTile[] = [
    { kind: 'town-hall', at: { x: 0, y: 0 }, building: 'townHall', hallowed: false },
    ...Object.entries(tiles).map(placed),
  ];
  const position: Village = {
    players,
    rulings: rulingsOf(options),
    phase: layout.phase ?? 'turns',
    round: 1,
    active: layout.turn ?? null,
    moved: layout.moved ?? false,
    done: layout.done ?? [],
    pool: { ...emptyPool, food: 60, wood: 60, stone: 60, magic: 60, ...layout.pool },
    characters: roles.map((role, i) => ({
      role,
      player: players[i % players.length] as PlayerId,
      at: square(layout.at?.[role] ?? '0,0'),
    })),
    tiles: table,
    decks: {
      judgement: faceDown(decks.judgement ?? Object.keys(cards ?? {})),
      terrain: faceDown(decks.terrain ?? []),
      building: faceDown(decks.building ?? []),
    },
    shown: { tiles: [], buildings: [], card: null },
    drawnCards: [],
    judgementDays: layout.judgementDays ?? 0,
    statue: statue ? { pieces: statue.pieces, at: square(statue.at) } : { pieces: 0, at: null },
    ending: null,
  };
  for (const { role, at } of position.characters) {
    if (!table.some(tile => sameSquare(tile.at, at))) throw new ScenarioError(`at: ${role} stands on no tile`);
  }
  return { players, options, position };
};

/** All events of a match so far, without the tallies of their numbers. */
export const eventsOf = (play: Play<Jog>): readonly VillageEvent[] =>
  history(play.match)
    .flatMap(moment => moment.records)
    .flatMap(record => (record.kind === 'event' ? [bare(record.event)] : []));

const bare = (event: VillageEvent): VillageEvent => {
  if (event.type !== 'PoolChanged') return event;
  const { tallies: _, ...rest } = event;
  return rest;
};

/** Exactly these events expectEvents since the start, in this order, whatever the tallies say. */
export const expectEvents = (play: Play<Jog>, ...expected: readonly VillageEvent[]): void => {
  const actual = eventsOf(play);
  if (!sameJson(expected, actual)) {
    const show = (events: readonly VillageEvent[]): string => events.map(one => JSON.stringify(one)).join('\n  ');
    throw new ScenarioError(`events\nexpected:\n  ${show(expected)}\nactual:\n  ${show(actual)}`);
  }
};

/** The pool changed. */
export const changed = (why: PoolReason, change: PoolChange): VillageEvent => ({ type: 'PoolChanged', why, change });
/** A turn ended. */
export const ended = (character: RoleId): VillageEvent => ({ type: 'TurnEnded', character });
/** A turn began. */
export const began = (character: RoleId): VillageEvent => ({ type: 'TurnBegan', character });
/** A token moved. */
export const moved = (
  character: RoleId,
  from: string,
  to: string,
  how: Extract<VillageEvent, { type: 'TokenMoved' }>['how'],
): VillageEvent => ({ type: 'TokenMoved', character, from: square(from), to: square(to), how });
/** A judgement card was drawn by the player. */
export const drew = (card: string, by = 'p1'): VillageEvent => ({ type: 'JudgementCardDrawn', card, by });
/** A judgement card was carried out. */
export const resolved = (card: string): VillageEvent => ({ type: 'JudgementCardResolved', card });

/** A dealt table whose village is so rich that random play meets most of the game. */
export const wealthy = (
  players: number,
  options: Partial<JogOptions> = {},
  seed = 'wealthy',
): Pick<MatchSetup<Jog>, 'players' | 'options' | 'position'> => {
  const { state } = createMatch(judgementOfTheGods, { players, options, seed });
  return { players, options, position: { ...state, pool: { food: 400, wood: 400, stone: 400, magic: 400, gold: 5 } } };
};
