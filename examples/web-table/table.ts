import { readFileSync } from 'node:fs';
import {
  attempt,
  concede,
  createMatch,
  type GameTypes,
  isObject,
  type Match,
  type PlayerId,
  type Presentation,
  type Refusal,
  RefusalError,
  story,
  undo,
} from '@rulewright/core';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { Bots, type Step } from './bots.js';
import { Clocks } from './clocks.js';
import { Consent } from './consent.js';
import { differenceOf, type Seen, seenBy } from './difference.js';
import type { ServedGame } from './games.js';
import { helpWith } from './help.js';
import type { Beginning, Late, Opening } from './opening.js';
import { Paces } from './pace.js';
import { reportDefect } from './report.js';
import { linesOf } from './telling.js';
import { writeWhole } from './whole.js';
import type { Around, FromServer } from './wire.js';

/** One connection to a table: a seat, or null for a spectator. */
export interface Guest {
  readonly seat: PlayerId | null;
  send(message: FromServer): void;
}

/** With the consent of all others any action may be taken back; the dice are rolled again. */
const byConsent = { pastOthers: true, pastRolls: true, pastReveals: true, dice: 'reroll' } as const;

/** A table: a match, the guests who watch or play it, and the file that it is saved in after every action. */
export class Table {
  readonly name: string;
  readonly paces: Paces = new Paces();
  readonly #presentation: Presentation<GameTypes>;
  readonly #bots: Bots;
  readonly #file: string;
  readonly #late: Late;
  readonly #clocks: Clocks;
  readonly #consent = new Consent();
  #match: Match<GameTypes>;
  /** The number of times that actions were taken back. */
  #undone = 0;
  /** Cache: the page of the match that is over. */
  #page: string | undefined;
  #thinking: NodeJS.Immediate | undefined;
  /** Each guest with the view that was sent last. */
  readonly #guests = new Map<Guest, Seen>();

  /** Opens a table; if its file exists already, that match continues. */
  constructor(
    { name, presentation, file, seconds, late, bots, away = [], tellAway = () => {} }: Opening,
    served: ServedGame,
    begin?: Beginning,
  ) {
    this.name = name;
    this.#presentation = presentation;
    this.#late = late ?? (served.together ? 'bot' : 'concede');
    this.#bots = new Bots(served, bots, file);
    this.#file = file;
    this.#clocks = new Clocks({ seconds, away, tellAway, runOut: decision => this.#runOut(decision) });
    this.#match = begin
      ? createMatch(served.game, { ...begin, options: { ...served.options, ...begin.options } })
      : resume(served.game, readLog(readFileSync(file, 'utf8')));
    this.#save(this.#match);
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
    const now = seenBy(this.#match, guest.seat);
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
    const refuse = (reason: Refusal | string): void =>
      guest.send(
        typeof reason === 'string'
          ? { type: 'refused', message: reason }
          : { type: 'refused', message: new RefusalError(reason).message, refusal: reason },
      );
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
        const { decision, choice } = message;
        const { match, refusal } = attempt(this.#match, { decision, by: seat, choice });
        if (refusal) {
          refuse(refusal);
          return;
        }
        this.#clocks.comeBack(seat);
        this.#become(match);
        return;
      }
      case 'wish':
      case 'suggest':
      case 'why': {
        const decision = this.#match.decisions.find(open => open.id === message.decision && open.by === seat);
        if (decision) guest.send(helpWith(this.#match, decision, message));
        else refuse('this question is over');
        return;
      }
      case 'undo': {
        const { refusal } = undo(this.#match, seat, byConsent);
        if (refusal) {
          refuse(refusal);
          return;
        }
        this.#consent.ask(seat, [...this.#bots.seats, ...this.#clocks.away]);
        this.#undoIfAllAgree();
        return;
      }
      case 'agree': {
        const { asked } = this.#consent;
        if (!asked) {
          refuse('nobody asked to take anything back');
          return;
        }
        if (message.yes === true) {
          this.#consent.agree(seat);
          this.#undoIfAllAgree();
          return;
        }
        for (const one of this.#guests.keys()) if (one.seat === asked.by) one.send({ type: 'declined', by: seat });
        this.#consent.end();
        this.#tellAround();
        return;
      }
      case 'back':
        if (!this.#clocks.comeBack(seat)) return;
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

  /** Ends the clock, so that the process can end. */
  close(): void {
    this.#clocks.close();
    clearImmediate(this.#thinking);
    this.paces.close();
  }

  #undoIfAllAgree(): void {
    const { asked } = this.#consent;
    if (asked && this.#consent.isOf(this.players)) this.#become(undo(this.#match, asked.by, byConsent).match);
    else this.#tellAround();
  }

  /** Goes on with another match. An error, such as that of a text which cannot be told, leaves the table as it was. */
  #become(match: Match<GameTypes>): void {
    const back = match.length < this.#match.length;
    const news = [...this.#guests].map(([guest, before]) => {
      const now = seenBy(match, guest.seat);
      const viewer = guest.seat ?? undefined;
      const patch = differenceOf(before.shown, now.shown);
      const records = back ? [] : story(match, viewer, before.length);
      const lines = back ? [] : linesOf(match, this.#presentation, viewer, before.length);
      return { guest, now, change: { type: 'change', patch, records, lines, length: now.length } as const };
    });
    this.#save(match);
    if (back) this.#undone += 1;
    this.#match = match;
    this.#page = undefined;
    this.#consent.end();
    this.#wind();
    for (const { guest, now, change } of news) {
      this.#guests.set(guest, now);
      guest.send({ ...change, around: this.#around(guest) });
    }
    this.#letBotsAnswer();
  }

  /** Lets bots answer one by one, after everybody has seen the moment. */
  #letBotsAnswer(): void {
    clearImmediate(this.#thinking);
    const decision = this.#match.decisions.find(({ by }) => this.#bots.seats.has(by));
    if (decision) this.#thinking = setImmediate(() => this.#goOn(decision.by, this.#bots.stepsFor(decision)));
  }

  /** Takes the first step that succeeds. A defect of a bot, or of a rule after its answer, ends no more than that bot. */
  #goOn(player: PlayerId, steps: readonly Step[]): void {
    for (const step of steps) {
      try {
        this.#become(step(this.#match));
        return;
      } catch (error) {
        reportDefect(`bot of ${player} at a table of ${this.name}`, error);
        this.#bots.fail(player);
      }
    }
    this.#tellAround();
  }

  /** Sets the clocks of all people whose answers the match waits for. */
  #wind(): void {
    this.#clocks.wind(this.#match.decisions.filter(({ by }) => !this.#bots.seats.has(by)));
  }

  /** A player's time is up: a bot answers this decision and all others until the player is back, or the player gives up. */
  #runOut({ id, by }: { readonly id: number; readonly by: PlayerId }): void {
    if (this.#late === 'concede') {
      this.#goOn(by, [match => concede(match, by)]);
      return;
    }
    const decision = this.#match.decisions.find(open => open.id === id);
    if (!decision) return;
    this.#clocks.leave(by);
    this.#goOn(by, this.#bots.stepsFor(decision));
  }

  // #region save
  /** Writes the whole log or none of it, so that a server that is killed loses nothing. */
  #save(match: Match<GameTypes>): void {
    writeWhole(this.#file, writeLog(toLog(match)));
  }
  // #endregion

  #around({ seat }: Guest): Around {
    const sits = (player: PlayerId): boolean => [...this.#guests.keys()].some(guest => guest.seat === player);
    const present = this.players.filter(player => this.#bots.seats.has(player) || sits(player));
    const { away } = this.#clocks;
    const { broken } = this.#bots;
    return { present, undo: this.#consent.asked, undone: this.#undone, away, broken, clock: this.#clocks.left(seat) };
  }

  #tellAround(): void {
    for (const guest of this.#guests.keys()) guest.send({ type: 'around', around: this.#around(guest) });
  }
}
