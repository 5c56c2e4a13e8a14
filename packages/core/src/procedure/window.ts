import type { Except } from 'type-fest';
import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import { needFields } from '../match/need.js';
import { checkedCall, decide, type Rule, type Turn } from '../match/turn.js';
import type { GameTypes, PlayerId } from '../match/types.js';

/** A player's answer in a window: one of the abilities on offer, or `'pass'`. */
export type WindowChoice = 'pass' | { readonly ability: string; readonly source: string; readonly with?: unknown };

/** The choices of windows; every game with windows adds them to its own choices. */
export interface WindowChoices {
  readonly window: WindowChoice;
}

/** A named moment inside a procedure where abilities may act. */
export interface Window<G extends GameTypes, D> {
  readonly name: string;
  readonly rule: G['rule'];
  /**
   * The players who are asked, in order; nobody else may act in this window. Each is asked until they pass or have
   * nothing to play; a pass is final in this window.
   */
  order(turn: Turn<G>, data: D): readonly PlayerId[];
  /** True to ask the players of `order` in turn, one answer each, instead of letting each finish first. */
  readonly alternating?: boolean;
  /**
   * Picks the player who comes first, before the others of `order`, when several players have something to play. Called
   * once, when no compulsory ability is left. By default the first player of `order` comes first.
   */
  precedence?(turn: Turn<G>, data: D, players: readonly PlayerId[]): Rule<PlayerId>;
  /**
   * True if all players declare before anything happens: each picks one ability or passes, the last player of `order` first, so that the first
   * player knows the declarations of the others. From several declarations `precedence` then picks the one that is used
   * first. The others stand, and a player whose declaration was used may declare again.
   */
  readonly declared?: boolean;
  /** Facts about the question of this window, for clients; the window's name by default. */
  about?(turn: Turn<G>, data: D): unknown;
  /** True to ask also the players who have nothing to play, so that opponents cannot conclude anything from a missing question. */
  readonly askAlways?: (turn: Turn<G>) => boolean;
  /**
   * Tells when compulsory abilities happen: `first` before anybody is asked, and again after each optional use (the default);
   * `last` after every player has passed or has no use left, and then no player is asked any more; `among` as `first`, but the first player
   * of the window may use their own optional abilities before and between them.
   */
  readonly compulsory?: 'first' | 'last' | 'among';
  /**
   * Tells when offers are gathered: `anew` after every use (the default), so that an ability may join that became possible
   * only in this window; `once` when the window opens. An offer that became impossible lapses in both cases.
   */
  readonly offers?: 'once' | 'anew';
}

/** One possible use of an ability in a window: the player, and the source (a model, a card, a place). */
export interface Offer {
  readonly by: PlayerId;
  readonly source: string;
  /** A variant of the use, e.g. its target; part of the choice. */
  readonly with?: unknown;
  /**
   * True if the use would change nothing at this moment. The offer counts as gathered, but no player is asked about an
   * optional use until it would change something, and a window with only vain offers is over.
   */
  readonly vain?: boolean;
}

/** An ability that may act in a window. Built-in abilities and those of users have the same shape. */
export interface Ability<G extends GameTypes, D = never> {
  readonly id: string;
  readonly rule: G['rule'];
  readonly window: Window<G, D>;
  /**
   * True for an ability that happens without being chosen, before or after all optional ones (see
   * `Window.compulsory`); the first player of the window orders several.
   */
  readonly compulsory?: boolean;
  /**
   * The key or keys that a use spends; no key may be spent before. Absent: one use per source in one window. "One
   * interrupt per model and enemy action" is `offer => 'interrupt ' + offer.source`.
   */
  readonly limit?: (offer: Offer, data: D) => string | readonly string[];
  /** The span of `limit`: until the beat ends, or only for this run of the procedure (its data). */
  readonly per?: 'beat' | 'procedure';
  /** All possible uses at this moment; asked again after every use, so a use that became impossible is not offered. */
  offers(turn: Turn<G>, data: D): readonly Offer[];
  use(turn: Turn<G>, data: D, offer: Offer): Rule | void;
  /**
   * Called for each optional use that a player was asked about and answered with a pass: when the window is over, in the order of
   * the passes and their options. It may emit events, e.g. to use up an ability that may be used only at its first occasion. A vain
   * use, about which nobody is asked, is not declined.
   */
  declined?(turn: Turn<G>, data: D, offer: Offer): void;
}

/** Makes a timing window. */
export const timingWindow = <G extends GameTypes, D>(
  name: string,
  what: Except<Window<G, D>, 'name'>,
): Window<G, D> => {
  needFields(`what describes window ${name}`, what, ['rule', 'order'], 'every window has these fields');
  return { name, ...what };
};

/** Makes an ability for the game's `abilities`: the window knows the type of its data, the list does not need to. */
export const defineAbility = <G extends GameTypes, D>(ability: Ability<G, D>): Ability<G> => {
  needFields('ability', ability, ['id', 'rule', 'window', 'offers', 'use'], 'every ability has all of these fields');
  return ability as unknown as Ability<G>;
};

interface Candidate<G extends GameTypes, D> {
  readonly ability: Ability<G, D>;
  readonly offer: Offer;
  /** The candidates of one ability and source have the same group. */
  readonly group: string;
  readonly keys: readonly string[];
}

const none: readonly never[] = [];

const choiceOf = <G extends GameTypes, D>({ ability, offer }: Candidate<G, D>): WindowChoice =>
  offer.with === undefined
    ? { ability: ability.id, source: offer.source }
    : { ability: ability.id, source: offer.source, with: offer.with };

/** True if a use was made that allows no further one: of the group in this window, or of a key of its limit. */
const isSpent = <G extends GameTypes, D>(
  turn: Turn<G>,
  data: D,
  { ability: { limit, per }, group, keys }: Candidate<G, D>,
  used: ReadonlySet<string> | undefined,
): boolean => {
  if (!limit) return used?.has(group) === true;
  const run = per === 'procedure' ? turn.runs?.get(data as object) : undefined;
  return keys.some(key => (per === 'procedure' ? run?.has(key) === true : turn.spent(key)));
};

const isWorthwhile = <G extends GameTypes, D>({ offer }: Candidate<G, D>): boolean => offer.vain !== true;

/** Everything that may be used now, in the order of the abilities. `used`: the groups that acted in this window. */
const candidatesOf = <G extends GameTypes, D>(
  turn: Turn<G>,
  listening: readonly Ability<G, D>[],
  data: D,
  used: ReadonlySet<string> | undefined,
): readonly Candidate<G, D>[] => {
  let found: Candidate<G, D>[] | undefined;
  for (const ability of listening) {
    for (const offer of ability.offers(turn, data)) {
      const group = `${ability.id}\n${offer.source}`;
      const limit = ability.limit?.(offer, data) ?? none;
      const keys = typeof limit === 'string' ? [limit] : limit;
      const candidate = { ability, offer, group, keys };
      if (isSpent(turn, data, candidate, used)) continue;
      found ??= [];
      found.push(candidate);
    }
  }
  return found ?? none;
};

/**
 * Opens a window, `yield*` it: compulsory abilities first, then the players in order, until nobody is left or `until` holds. Costs
 * nothing where no ability listens.
 */
export const openWindow = <G extends GameTypes, D>(
  turn: Turn<G>,
  window: Window<G, D>,
  data: D,
  until?: (turn: Turn<G>, data: D) => boolean,
): Rule => checkedCall(turn, opening(turn, window, data, until), 'openWindow(turn, #, …)', window?.name);

function* opening<G extends GameTypes, D>(
  turn: Turn<G>,
  window: Window<G, D>,
  data: D,
  until?: (turn: Turn<G>, data: D) => boolean,
): Rule {
  if (turn.checks) needFields('window', window, ['name', 'order'], 'timingWindow makes one');
  const listening = (turn.listeners(window.name) ?? none) as unknown as readonly Ability<G, D>[];
  const askAlways = window.askAlways?.(turn) === true;
  if ((listening.length === 0 && !askAlways) || until?.(turn, data)) return;
  // In most windows nobody can act: this test is all that such a window costs.
  const first = turn.derive(() => candidatesOf(turn, listening, data, undefined));
  if (!first.some(isWorthwhile) && !askAlways) return;
  const declined = yield* acting(turn, window, data, until, listening, askAlways, first);
  for (const { ability, offer } of declined) ability.declined?.(turn, data, offer);
}

/** The uses of abilities in a window in which somebody can act, or is asked anyway. Returns the uses that players declined. */
function* acting<G extends GameTypes, D>(
  turn: Turn<G>,
  window: Window<G, D>,
  data: D,
  until: ((turn: Turn<G>, data: D) => boolean) | undefined,
  listening: readonly Ability<G, D>[],
  askAlways: boolean,
  first: readonly Candidate<G, D>[],
): Rule<readonly Candidate<G, D>[]> {
  const used = new Set<string>();
  const passed = new Set<PlayerId>();
  const declined: Candidate<G, D>[] = [];
  const again = (): readonly Candidate<G, D>[] | undefined =>
    until?.(turn, data) ? undefined : turn.derive(() => candidatesOf(turn, listening, data, used));

  function* use({ ability, offer, group, keys }: Candidate<G, D>): Rule {
    used.add(group);
    if (ability.per === 'procedure') {
      turn.runs ??= new WeakMap();
      const run = turn.runs.get(data as object) ?? new Set();
      turn.runs.set(data as object, run);
      for (const key of keys) run.add(key);
    } else for (const key of keys) turn.once(key);
    const going = ability.use(turn, data, offer);
    if (going) {
      turn.checks?.running(going, `ability ${ability.id}`);
      yield* going;
    }
  }
  /** Asks for one of several candidates; the answer is its place in the list. */
  function* ask(by: PlayerId, options: readonly WindowChoice[]): Rule<number> {
    const windows = turn as unknown as Turn<GameTypes & { choices: WindowChoices }>;
    const about = window.about?.(turn, data) ?? window.name;
    const choice = yield* decide(windows, { by, kind: 'window', rule: window.rule, about, options });
    const at = options.indexOf(choice);
    return at < 0 ? options.findIndex(option => sameJson(option, choice)) : at;
  }
  const pass = (by: PlayerId, offered: readonly Candidate<G, D>[]): void => {
    passed.add(by);
    declined.push(...offered);
  };
  /**
   * The next compulsory use: the first player of the window picks the ability, the ability's own player its variant. Where compulsory
   * abilities come among the optional ones of the first player, that player may pick one of these.
   */
  function* compel(now: readonly Candidate<G, D>[], by: PlayerId): Rule<Candidate<G, D>> {
    const compulsory = now.filter(one => one.ability.compulsory);
    const among = window.compulsory === 'among' && !passed.has(by);
    const own = among ? now.filter(one => !one.ability.compulsory && one.offer.by === by && isWorthwhile(one)) : [];
    const groups = [...new Map(compulsory.map(one => [one.group, one])).values()];
    const choices = groups.map(({ ability: { id }, offer: { source } }) => ({ ability: id, source }));
    const at = groups.length + own.length > 1 ? yield* ask(by, [...choices, ...own.map(choiceOf)]) : 0;
    const optional = own[at - groups.length];
    if (optional) return optional;
    const { group, offer } = groups[at] as Candidate<G, D>;
    const variants = compulsory.filter(one => one.group === group);
    return variants[variants.length > 1 ? yield* ask(offer.by, variants.map(choiceOf)) : 0] as Candidate<G, D>;
  }

  /** Each player without a declaration that is still possible declares a use or passes. */
  function* declare(optional: readonly Candidate<G, D>[], willing: readonly PlayerId[]): Rule {
    for (const by of [...willing].reverse()) {
      const mine = optional.filter(one => one.offer.by === by);
      const before = declarations.get(by);
      const still = before && mine.find(one => named(one) === named(before));
      const chosen = still ?? mine[yield* ask(by, [...mine.map(choiceOf), 'pass'])];
      if (chosen) declarations.set(by, chosen);
      else {
        declarations.delete(by);
        pass(by, mine);
      }
    }
  }

  const named = ({ group, offer }: Candidate<G, D>): string => `${group}\n${offer.by}\n${hashJson(offer.with ?? null)}`;
  const gathered = window.offers === 'once' ? new Set(first.map(named)) : undefined;
  // For alternating windows: the players after the player who was asked last. They come before the others.
  let rest: readonly PlayerId[] = [];
  let preferred: PlayerId | undefined;
  const declarations = new Map<PlayerId, Candidate<G, D>>();
  let compelling = window.compulsory !== 'last';
  for (let found: readonly Candidate<G, D>[] | undefined = first; found; found = again()) {
    const now = gathered ? found.filter(one => gathered.has(named(one))) : found;
    if (!now.some(isWorthwhile) && !askAlways) return declined;
    const order = window.order(turn, data);
    const compulsory = now.filter(one => one.ability.compulsory);
    if (compulsory.length > 0 && compelling) {
      yield* use(yield* compel(now, order[0] ?? (compulsory[0] as Candidate<G, D>).offer.by));
      continue;
    }
    if (compelling && window.compulsory === 'last') return declined;
    const optional = now.filter(one => !one.ability.compulsory && isWorthwhile(one));
    const following = rest.filter(player => order.includes(player));
    const willing = [...new Set([...following, ...order])].filter(
      player => !passed.has(player) && (askAlways || optional.some(one => one.offer.by === player)),
    );
    if (window.declared && willing.length > 0) {
      yield* declare(optional, willing);
      const declaring = willing.filter(player => declarations.has(player));
      const several = declaring.length > 1 && window.precedence;
      const by = several ? yield* several(turn, data, declaring) : declaring[0];
      const chosen = by === undefined ? undefined : declarations.get(by);
      if (by !== undefined) declarations.delete(by);
      if (chosen) yield* use(chosen);
      continue;
    }
    if (willing.length > 1 && window.precedence) preferred ??= yield* window.precedence(turn, data, willing);
    const by = willing.find(player => player === preferred) ?? willing[0];
    if (by === undefined) {
      if (compulsory.length === 0) return declined;
      compelling = true;
      continue;
    }
    if (window.alternating) rest = order.slice(order.indexOf(by) + 1);
    const mine = optional.filter(one => one.offer.by === by);
    const chosen = mine[yield* ask(by, [...mine.map(choiceOf), 'pass'])];
    if (chosen) yield* use(chosen);
    else pass(by, mine);
  }
  return declined;
}
