import { readFileSync } from 'node:fs';
import {
  act,
  attempt,
  concede,
  createMatch,
  type Decision,
  type GameTypes,
  isObject,
  type Match,
  nearest,
  type PlayerId,
  type Presentation,
  type Refusal,
  RefusalError,
  refused,
  region,
  sameJson,
  story,
  suggest,
  undo,
  view,
} from '@rulewright/core';
import { type Bot, greedyBot, randomBot } from '@rulewright/core/bots';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { createPatch, type Operation } from 'rfc6902';
import type { ServedGame } from './games.js';
import { linesOf } from './telling.js';
import { writeWhole } from './whole.js';
import type { Around, FromServer, Shown, UndoAsked } from './wire.js';

/** One connection to a table: a seat, or null for a spectator. */
export interface Guest {
  readonly seat: PlayerId | null;
  send(message: FromServer): void;
}

/** The number of suggestions for an answer that cannot be listed. */
const SUGGESTIONS = 6;

/** With the consent of all others any action may be taken back; the dice are rolled again. */
const byConsent = { pastOthers: true, pastRolls: true, pastReveals: true, dice: 'reroll' } as const;

// #region difference
/** The difference of two views. A new question is sent as a whole: its answers have little in common with those of the one before. */
const differenceOf = ({ decisions: asked, ...before }: Shown, { decisions, ...after }: Shown): readonly Operation[] => [
  ...createPatch(before, after),
  ...(sameJson(asked, decisions) ? [] : [{ op: 'replace', path: '/decisions', value: decisions } as const]),
];
// #endregion

/** The seconds that a bot waits before it answers for a player who is away, so that the player can come back. */
const AWAY = 2;

/** The end of a player's time: a bot answers for that player, or the player gives the match up. */
export type Late = 'bot' | 'concede';

/** The facts of a table besides its match. */
export interface Opening {
  /** The name of the game. */
  readonly name: string;
  /** The words in which guests are told the story. */
  readonly presentation: Presentation<GameTypes>;
  readonly file: string;
  /** Seconds for each decision; null for as long as one likes. */
  readonly seconds: number | null;
  /** Default: a bot answers where all players win or lose together; elsewhere the player gives up. */
  readonly late?: Late | undefined;
  readonly bots: readonly PlayerId[];
  /** The players who were away when the table was closed. */
  readonly away?: readonly PlayerId[] | undefined;
  /** Called with the players who are away whenever they have changed. */
  tellAway?(away: readonly PlayerId[]): void;
}

/** A match that begins. */
export interface Beginning {
  readonly players: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A table: a match, the guests who watch or play it, and the file that it is saved in after every action. */
export class Table {
  readonly name: string;
  readonly #presentation: Presentation<GameTypes>;
  readonly #bots: ReadonlyMap<PlayerId, Bot<GameTypes>>;
  readonly #file: string;
  readonly #seconds: number | null;
  readonly #late: Late;
  readonly #botOf: (player: PlayerId) => Bot<GameTypes>;
  /** The players whose time ran out, until they are back. */
  readonly #away: Set<PlayerId>;
  readonly #tellAway: (away: readonly PlayerId[]) => void;
  #match: Match<GameTypes>;
  #undo: UndoAsked | null = null;
  /** The number of times that actions were taken back. */
  #undone = 0;
  /** Cache: the page of the match that is over. */
  #page: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #thinking: NodeJS.Immediate | undefined;
  /** The open decisions of people, and the moments at which their time is up. */
  #clocks: readonly { readonly id: number; readonly by: PlayerId; readonly until: number }[] = [];
  /** Each guest with the view that was sent last. */
  readonly #guests = new Map<Guest, { readonly shown: Shown; readonly length: number }>();

  /** Opens a table; if its file exists already, that match continues. */
  constructor(
    { name, presentation, file, seconds, late, bots, away = [], tellAway = () => {} }: Opening,
    served: ServedGame,
    begin?: Beginning,
  ) {
    this.name = name;
    this.#presentation = presentation;
    const { evaluate, judges, together } = served;
    this.#botOf = player => {
      const seed = `${file} ${player}`;
      return evaluate ? greedyBot(evaluate, { seed, ...judges }) : randomBot(seed);
    };
    this.#late = late ?? (together ? 'bot' : 'concede');
    this.#bots = new Map(bots.map(player => [player, this.#botOf(player)]));
    this.#file = file;
    this.#away = new Set(away);
    this.#tellAway = tellAway;
    this.#seconds = seconds;
    this.#match = begin
      ? createMatch(served.game, { ...begin, options: { ...served.options, ...begin.options } })
      : resume(served.game, readLog(readFileSync(file, 'utf8')));
    this.#save();
    this.#wind();
    this.#letBotsAnswer();
  }

  get players(): readonly PlayerId[] {
    return this.#match.header.players;
  }

  get over(): boolean {
    return this.#match.outcome !== undefined;
  }

  /** The page on which the match can be watched from its beginning; undefined before the end, as it would tell secrets. */
  replayPage(): string | undefined {
    if (!this.over) return undefined;
    // Drawing all moments takes seconds, so the page is drawn once.
    this.#page ??= renderReplay(replayOf(this.#match, this.#presentation));
    return this.#page;
  }

  /** The number of guests on a seat, or of spectators. */
  guestsOn(seat: PlayerId | null): number {
    return [...this.#guests.keys()].filter(guest => guest.seat === seat).length;
  }

  // #region enter
  /**
   * Lets a guest in. `since` is the `length` of the view that the guest has from before; its records count no longer
   * if actions were taken back since then, so that the guest knows another number of `undone`.
   */
  enter(guest: Guest, since = 0, undone: number = this.#undone): void {
    const now = this.#shownTo(guest);
    this.#guests.set(guest, now);
    const { shown, length } = now;
    const viewer = guest.seat ?? undefined;
    const from = undone === this.#undone ? Math.min(Math.max(0, since), length) : 0;
    const records = story(this.#match, viewer, from);
    guest.send({
      type: 'table',
      game: this.name,
      seat: guest.seat,
      shown,
      records,
      lines: linesOf(this.#match, this.#presentation, viewer),
      length,
      around: this.#around(guest),
    });
    this.#tellAround();
  }
  // #endregion

  leave(guest: Guest): void {
    this.#guests.delete(guest);
    this.#tellAround();
  }

  /** Takes a message of a guest: any value at all. */
  take(guest: Guest, message: unknown): void {
    const refuse = (text: string): void => guest.send({ type: 'refused', message: text });
    const because = (refusal: Refusal): void =>
      guest.send({ type: 'refused', message: new RefusalError(refusal).message, refusal });
    const { seat } = guest;
    if (!isObject(message)) {
      refuse('a message is an object');
      return;
    }
    if (seat === null) {
      refuse('spectators only watch');
      return;
    }
    switch (message.type) {
      case 'answer': {
        const { match, refusal } = attempt(this.#match, {
          decision: message.decision,
          by: seat,
          choice: message.choice,
        });
        if (refusal) {
          because(refusal);
          return;
        }
        this.#comeBack(seat);
        this.#become(match);
        return;
      }
      case 'wish':
      case 'suggest':
      case 'why': {
        const decision = this.#match.decisions.find(open => open.id === message.decision && open.by === seat);
        if (decision) guest.send(this.#help(decision, message));
        else refuse('this question is over');
        return;
      }
      case 'undo': {
        const { refusal } = undo(this.#match, seat, byConsent);
        if (refusal) {
          because(refusal);
          return;
        }
        this.#undo = { by: seat, agreed: [...new Set([seat, ...this.#bots.keys(), ...this.#away])] };
        this.#agreed();
        return;
      }
      case 'agree': {
        if (!this.#undo) {
          refuse('nobody asked to take anything back');
          return;
        }
        if (message.yes === true) {
          this.#undo = { ...this.#undo, agreed: [...new Set([...this.#undo.agreed, seat])] };
          this.#agreed();
          return;
        }
        for (const one of this.#guests.keys()) if (one.seat === this.#undo.by) one.send({ type: 'declined', by: seat });
        this.#undo = null;
        this.#tellAround();
        return;
      }
      case 'back':
        if (!this.#comeBack(seat)) return;
        this.#wind();
        this.#tellAround();
        return;
      case 'concede':
        if (this.over) refuse('the match is over');
        else this.#become(concede(this.#match, seat));
        return;
      default:
        refuse('no such message');
        return;
    }
  }

  // #region help
  /** Helps a player to answer: the nearest answer to a wish, suggestions, or the answers that rules forbid. */
  #help(decision: Decision<GameTypes>, { type, wish }: Readonly<Record<string, unknown>>): FromServer {
    const { id } = decision;
    if (type === 'wish') return { type: 'near', decision: id, choice: nearest(this.#match, decision, wish) ?? null };
    if (type === 'why') return { type: 'grey', decision: id, refused: refused(this.#match, decision) };
    const choices = suggest(this.#match, decision, SUGGESTIONS);
    return { type: 'suggested', decision: id, choices, region: region(this.#match, decision) };
  }
  // #endregion

  /** Ends the clock, so that the process can end. */
  close(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#thinking);
  }

  #agreed(): void {
    const asked = this.#undo;
    if (!asked) return;
    if (!this.players.every(player => asked.agreed.includes(player))) {
      this.#tellAround();
      return;
    }
    this.#become(undo(this.#match, asked.by, byConsent).match);
  }

  #become(match: Match<GameTypes>): void {
    const back = match.length < this.#match.length;
    if (back) this.#undone += 1;
    const known = this.#match;
    this.#match = match;
    this.#page = undefined;
    this.#undo = null;
    this.#save();
    this.#wind();
    for (const [guest, before] of this.#guests) {
      const now = this.#shownTo(guest);
      this.#guests.set(guest, now);
      const { shown, length } = now;
      const viewer = guest.seat ?? undefined;
      const records = back ? [] : story(match, viewer, before.length);
      const lines = back ? [] : linesOf(match, this.#presentation, viewer, { match: known, length: before.length });
      guest.send({
        type: 'change',
        patch: differenceOf(before.shown, shown),
        records,
        lines,
        length,
        around: this.#around(guest),
      });
    }
    this.#letBotsAnswer();
  }

  /** Lets bots answer one by one, after everybody has seen the moment. */
  #letBotsAnswer(): void {
    clearImmediate(this.#thinking);
    const decision = this.#match.decisions.find(({ by }) => this.#bots.has(by));
    const bot = decision && this.#bots.get(decision.by);
    if (bot) this.#thinking = setImmediate(() => this.#become(act(this.#match, bot.answer(this.#match, decision))));
  }

  // #region wind
  /**
   * Sets the clocks: each player has a fixed number of seconds for a decision, and keeps the rest while others answer.
   * For a player who is away a bot answers after a moment.
   */
  #wind(): void {
    clearTimeout(this.#timer);
    if (this.#seconds === null) return;
    const before = this.#clocks;
    const seconds = this.#seconds;
    const secondsOf = (player: PlayerId): number => (this.#away.has(player) ? Math.min(AWAY, seconds) : seconds);
    const open = this.#match.decisions.filter(({ by }) => !this.#bots.has(by));
    this.#clocks = open.map(
      ({ id, by }) => before.find(clock => clock.id === id) ?? { id, by, until: Date.now() + secondsOf(by) * 1000 },
    );
    const [next] = [...this.#clocks].sort((one, other) => one.until - other.until);
    if (!next) return;
    this.#timer = setTimeout(() => this.#runOut(next), Math.max(0, next.until - Date.now()));
  }

  /** A player's time is up: a bot answers this decision and all others until the player is back, or the player gives up. */
  #runOut({ id, by }: { readonly id: number; readonly by: PlayerId }): void {
    if (this.#late === 'concede') {
      this.#become(concede(this.#match, by));
      return;
    }
    const decision = this.#match.decisions.find(open => open.id === id);
    if (!decision) return;
    this.#away.add(by);
    this.#tellAway([...this.#away]);
    this.#become(act(this.#match, this.#botOf(by).answer(this.#match, decision)));
  }

  /** No bot answers any longer for a player who was away, and the player has the whole time again; false for one who was not away. */
  #comeBack(player: PlayerId): boolean {
    this.#clocks = this.#clocks.filter(({ by }) => by !== player || !this.#away.has(player));
    const wasAway = this.#away.delete(player);
    if (wasAway) this.#tellAway([...this.#away]);
    return wasAway;
  }
  // #endregion

  // #region save
  /** Writes the whole log or none of it, so that a server that is killed loses nothing. */
  #save(): void {
    writeWhole(this.#file, writeLog(toLog(this.#match)));
  }
  // #endregion

  #shownTo({ seat }: Guest): { readonly shown: Shown; readonly length: number } {
    const { records: _, length, ...shown } = view(this.#match, seat ?? undefined, this.#match.length);
    // The view as its client reads it: parts that JSON leaves out must not count as differences.
    return { shown: JSON.parse(JSON.stringify(shown)) as Shown, length };
  }

  #around({ seat }: Guest): Around {
    const sits = (player: PlayerId): boolean => [...this.#guests.keys()].some(guest => guest.seat === player);
    const present = this.players.filter(player => this.#bots.has(player) || sits(player));
    // A player sees their own clock, a spectator the one that runs out first.
    const own = this.#clocks.filter(({ by }) => seat === null || by === seat);
    const clocks = (own.length > 0 ? own : this.#clocks).map(({ until }) => until - Date.now());
    const clock = clocks.length === 0 ? null : Math.max(0, Math.round(Math.min(...clocks) / 1000));
    return { present, undo: this.#undo, undone: this.#undone, away: [...this.#away], clock };
  }

  #tellAround(): void {
    for (const guest of this.#guests.keys()) guest.send({ type: 'around', around: this.#around(guest) });
  }
}
