import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import { needFields } from '../match/need.js';
import { checkedCall, decide, type Rule, type Turn } from '../match/turn.js';
import type { GameTypes, PlayerId } from '../match/types.js';
import type { Ability, Offer, Window, WindowChoice, WindowChoices } from './window.js';

/** A possible use of an ability in a window. */
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
  const open: Open<G, D> = {
    turn,
    window,
    data,
    used: new Set(),
    passed: new Set(),
    declined: [],
    declarations: new Map(),
  };
  yield* acting(open, until, listening, askAlways, first);
  for (const { ability, offer } of open.declined) ability.declined?.(turn, data, offer);
}

/** A window in which somebody can act, or is asked anyway, while it is open. */
interface Open<G extends GameTypes, D> {
  readonly turn: Turn<G>;
  readonly window: Window<G, D>;
  readonly data: D;
  /** The groups of candidates that have acted in this window. */
  readonly used: Set<string>;
  readonly passed: Set<PlayerId>;
  /** The optional uses that players were asked about and answered with a pass. */
  readonly declined: Candidate<G, D>[];
  /** For windows in which players declare: the uses that stand. */
  readonly declarations: Map<PlayerId, Candidate<G, D>>;
}

/** Identifies an offer between two gatherings of offers. */
const named = <G extends GameTypes, D>({ group, offer }: Candidate<G, D>): string =>
  `${group}\n${offer.by}\n${hashJson(offer.with ?? null)}`;

/** Spends the keys of a candidate, and lets its ability act. */
function* use<G extends GameTypes, D>(open: Open<G, D>, { ability, offer, group, keys }: Candidate<G, D>): Rule {
  const { turn, data } = open;
  open.used.add(group);
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

/** Asks for one of several choices; the answer is its place in the list. */
function* ask<G extends GameTypes, D>(
  { turn, window, data }: Open<G, D>,
  by: PlayerId,
  options: readonly WindowChoice[],
): Rule<number> {
  const windows = turn as unknown as Turn<GameTypes & { choices: WindowChoices }>;
  const about = window.about?.(turn, data) ?? window.name;
  const choice = yield* decide(windows, { by, kind: 'window', rule: window.rule, about, options });
  const at = options.indexOf(choice);
  return at < 0 ? options.findIndex(option => sameJson(option, choice)) : at;
}

/** Asks a player for a use; undefined for a pass. */
function* askForUse<G extends GameTypes, D>(
  open: Open<G, D>,
  by: PlayerId,
  optional: readonly Candidate<G, D>[],
): Rule<Candidate<G, D> | undefined> {
  const own = optional.filter(one => one.offer.by === by);
  const chosen = own[yield* ask(open, by, [...own.map(choiceOf), 'pass'])];
  if (!chosen) {
    open.passed.add(by);
    open.declined.push(...own);
  }
  return chosen;
}

/**
 * Picks the next compulsory use: the first player of the window picks the ability, the ability's own player its variant. Where compulsory
 * abilities come among the optional ones of the first player, that player may pick one of these.
 */
function* pickCompulsory<G extends GameTypes, D>(
  open: Open<G, D>,
  now: readonly Candidate<G, D>[],
  by: PlayerId,
): Rule<Candidate<G, D>> {
  const compulsory = now.filter(one => one.ability.compulsory);
  const among = open.window.compulsory === 'among' && !open.passed.has(by);
  const own = among ? now.filter(one => !one.ability.compulsory && one.offer.by === by && isWorthwhile(one)) : [];
  const groups = [...new Map(compulsory.map(one => [one.group, one])).values()];
  const choices = groups.map(({ ability: { id }, offer: { source } }) => ({ ability: id, source }));
  const at = groups.length + own.length > 1 ? yield* ask(open, by, [...choices, ...own.map(choiceOf)]) : 0;
  const optional = own[at - groups.length];
  if (optional) return optional;
  const { group, offer } = groups[at] as Candidate<G, D>;
  const variants = compulsory.filter(one => one.group === group);
  return variants[variants.length > 1 ? yield* ask(open, offer.by, variants.map(choiceOf)) : 0] as Candidate<G, D>;
}

/** Lets each player without a declaration that is still possible declare a use or pass; returns the declared use that comes first. */
function* declare<G extends GameTypes, D>(
  open: Open<G, D>,
  optional: readonly Candidate<G, D>[],
  willing: readonly PlayerId[],
): Rule<Candidate<G, D> | undefined> {
  const { turn, window, data, declarations } = open;
  for (const by of [...willing].reverse()) {
    const before = declarations.get(by);
    const still = before && optional.find(one => named(one) === named(before));
    const chosen = still ?? (yield* askForUse(open, by, optional));
    if (chosen) declarations.set(by, chosen);
    else declarations.delete(by);
  }
  const declaring = willing.filter(player => declarations.has(player));
  const several = declaring.length > 1 && window.precedence;
  const by = several ? yield* several(turn, data, declaring) : declaring[0];
  const chosen = by === undefined ? undefined : declarations.get(by);
  if (by !== undefined) declarations.delete(by);
  return chosen;
}

/** The uses of abilities in a window in which somebody can act, or is asked anyway. */
function* acting<G extends GameTypes, D>(
  open: Open<G, D>,
  until: ((turn: Turn<G>, data: D) => boolean) | undefined,
  listening: readonly Ability<G, D>[],
  askAlways: boolean,
  first: readonly Candidate<G, D>[],
): Rule {
  const { turn, window, data } = open;
  const again = (): readonly Candidate<G, D>[] | undefined =>
    until?.(turn, data) ? undefined : turn.derive(() => candidatesOf(turn, listening, data, open.used));
  const gathered = window.offers === 'once' ? new Set(first.map(named)) : undefined;
  // For alternating windows: the players after the player who was asked last. They come before the others.
  let rest: readonly PlayerId[] = [];
  let preferred: PlayerId | undefined;
  let compelling = window.compulsory !== 'last';
  for (let found: readonly Candidate<G, D>[] | undefined = first; found; found = again()) {
    const now = gathered ? found.filter(one => gathered.has(named(one))) : found;
    if (!now.some(isWorthwhile) && !askAlways) return;
    const order = window.order(turn, data);
    const compulsory = now.filter(one => one.ability.compulsory);
    if (compulsory.length > 0 && compelling) {
      const by = order[0] ?? (compulsory[0] as Candidate<G, D>).offer.by;
      yield* use(open, yield* pickCompulsory(open, now, by));
      continue;
    }
    if (compelling && window.compulsory === 'last') return;
    const optional = now.filter(one => !one.ability.compulsory && isWorthwhile(one));
    const following = rest.filter(player => order.includes(player));
    const willing = [...new Set([...following, ...order])].filter(
      player => !open.passed.has(player) && (askAlways || optional.some(one => one.offer.by === player)),
    );
    if (willing.length === 0) {
      if (compulsory.length === 0) return;
      compelling = true;
      continue;
    }
    let chosen: Candidate<G, D> | undefined;
    if (window.declared) chosen = yield* declare(open, optional, willing);
    else {
      if (willing.length > 1 && window.precedence) preferred ??= yield* window.precedence(turn, data, willing);
      const by = willing.find(player => player === preferred) ?? (willing[0] as PlayerId);
      if (window.alternating) rest = order.slice(order.indexOf(by) + 1);
      chosen = yield* askForUse(open, by, optional);
    }
    if (chosen) yield* use(open, chosen);
  }
}
