import type { Except } from 'type-fest';
import { decide, type Rule, type Turn } from '../match/turn.js';
import type { GameTypes, PlayerId } from '../match/types.js';

/** What a player answers in a window: one of the abilities on offer, or `'pass'`. */
export type WindowChoice = 'pass' | { readonly ability: string; readonly source: string; readonly with?: unknown };

/** Mixed into a game's choices by every game that has windows. */
export interface WindowChoices {
  readonly window: WindowChoice;
}

/** A named moment inside a procedure where abilities may act. */
export interface Window<G extends GameTypes, D> {
  readonly name: string;
  readonly rule: G['rule'];
  /** Who is asked, in order. Each is asked until they pass or have nothing left; a pass is final in this window. */
  order(turn: Turn<G>, data: D): readonly PlayerId[];
  /** Asks the players of `order` turn and turn about instead of letting each finish first. */
  readonly alternating?: boolean;
  /** Also asks players who have nothing to play, so that silence tells nothing. */
  readonly askAlways?: (turn: Turn<G>) => boolean;
}

/** One thing that may act in a window now: an ability of a source (a model, a card, a place), under a player. */
export interface Offer {
  readonly by: PlayerId;
  readonly source: string;
  /** A variant of its use, e.g. its target; part of the choice. */
  readonly with?: unknown;
}

/** Something that may act in a window. Built-in abilities and a user's own are of this one shape. */
export interface Ability<G extends GameTypes, D = never> {
  readonly id: string;
  readonly rule: G['rule'];
  readonly window: Window<G, D>;
  /** Happens without being chosen, before everything that is; the first player of the window orders several. */
  readonly compulsory?: boolean;
  /**
   * What a use spends, as a key that is remembered until the beat ends. Absent: once per source in one window.
   * "One interrupt per model and enemy action" is `offer => 'interrupt ' + offer.source`.
   */
  readonly limit?: (offer: Offer, data: D) => string;
  /** Everything it could do right now; asked again after every use, so what became impossible is not offered. */
  offers(turn: Turn<G>, data: D): readonly Offer[];
  use(turn: Turn<G>, data: D, offer: Offer): Rule | void;
}

/** A timing window. */
export const timingWindow = <G extends GameTypes, D>(
  name: string,
  what: Except<Window<G, D>, 'name'>,
): Window<G, D> => ({
  name,
  ...what,
});

/** An ability for the game's `abilities`: the window knows the type of its data, the list does not need to. */
export const defineAbility = <G extends GameTypes, D>(ability: Ability<G, D>): Ability<G> =>
  ability as unknown as Ability<G>;

interface Candidate<G extends GameTypes, D> {
  readonly ability: Ability<G, D>;
  readonly offer: Offer;
  readonly key: string;
}

const choiceOf = <G extends GameTypes, D>({ ability, offer }: Candidate<G, D>): WindowChoice =>
  offer.with === undefined
    ? { ability: ability.id, source: offer.source }
    : { ability: ability.id, source: offer.source, with: offer.with };

/** Opens a window: compulsory abilities first, then the players in order. Costs nothing where no ability listens. */
export function* openWindow<G extends GameTypes, D>(turn: Turn<G>, window: Window<G, D>, data: D): Rule {
  const listening = turn.listeners(window.name) as unknown as readonly Ability<G, D>[] | undefined;
  const askAlways = window.askAlways?.(turn) === true;
  if (!listening && !askAlways) return;
  const usedHere = new Set<string>();
  const passed = new Set<PlayerId>();

  const candidates = (): Candidate<G, D>[] => {
    const found: Candidate<G, D>[] = [];
    for (const ability of listening ?? []) {
      for (const offer of ability.offers(turn, data)) {
        const key = ability.limit?.(offer, data) ?? '';
        const spent = key === '' ? usedHere.has(`${ability.id} ${offer.source}`) : turn.spent(key);
        if (!spent) found.push({ ability, offer, key });
      }
    }
    return found;
  };
  function* use(chosen: Candidate<G, D>): Rule {
    if (chosen.key === '') usedHere.add(`${chosen.ability.id} ${chosen.offer.source}`);
    else turn.once(chosen.key);
    const going = chosen.ability.use(turn, data, chosen.offer);
    if (going) yield* going;
  }
  function* ask(
    by: PlayerId,
    mine: readonly Candidate<G, D>[],
    pass: readonly WindowChoice[],
  ): Rule<Candidate<G, D> | undefined> {
    const options = [...mine.map(choiceOf), ...pass];
    const windows = turn as unknown as Turn<GameTypes & { choices: WindowChoices }>;
    const choice = yield* decide(windows, { by, kind: 'window', rule: window.rule, about: window.name, options });
    return mine[options.indexOf(choice)] ?? mine.find(one => sameChoice(choiceOf(one), choice));
  }

  let last = -1;
  for (;;) {
    const now = candidates();
    const order = window.order(turn, data);
    const compulsory = now.filter(one => one.ability.compulsory);
    const [must, another] = compulsory;
    if (must) {
      const chosen = another ? yield* ask(order[0] ?? must.offer.by, compulsory, []) : must;
      yield* use(chosen ?? must);
      continue;
    }
    const waiting = (by: PlayerId): boolean => !passed.has(by) && (askAlways || now.some(one => one.offer.by === by));
    const next = window.alternating
      ? order.findIndex((_, i) => waiting(order[(last + 1 + i) % order.length] as PlayerId))
      : order.findIndex(waiting);
    if (next < 0) return;
    const at = window.alternating ? (last + 1 + next) % order.length : next;
    const by = order[at] as PlayerId;
    last = at;
    const chosen = yield* ask(
      by,
      now.filter(one => one.offer.by === by),
      ['pass'],
    );
    if (chosen) yield* use(chosen);
    else passed.add(by);
  }
}

const sameChoice = (a: WindowChoice, b: WindowChoice): boolean => JSON.stringify(a) === JSON.stringify(b);
