import type { Replay } from '@rulewright/core';
import type { Pictures } from '../scene/pictures.js';
import type { Say } from '../words/page-words.js';
import { page } from './dom.js';
import { type Pace, type Span, spanAt, spansOf } from './pace.js';

/** The time in seconds in which a whole match can be watched at the speed that is set at first. */
const WHOLE = 120;

/** Steps per second that can be chosen. */
const SPEEDS: readonly number[] = [0.25, 0.5, 1, 2, 4, 8, 16];

/** A function that is called whenever the frame, the speed or playing changes; `before` is the previous frame. */
export type PlayerListener = (player: Player, before: number | undefined) => void;

/** The reader's place in the match, and the state of automatic playing. */
export class Player {
  readonly replay: Replay;
  /** The words of the page. */
  readonly say: Say;
  /** The pictures of the theme. */
  readonly pictures: Pictures;
  index = 0;
  playing = false;
  speed = 1;
  pace: Pace = 'decision';
  spans: readonly Span[] = [];
  readonly #listeners: PlayerListener[] = [];
  readonly #drawers: (() => void)[] = [];
  #timer: number | undefined;
  #shown: number | undefined;

  constructor(replay: Replay, say: Say, pictures: Pictures = {}) {
    this.pictures = pictures;
    this.replay = replay;
    this.say = say;
    this.watch('decision');
  }

  /** Watches the match in other parts. Picks the lowest speed at which the whole match takes at most two minutes, if there is one. */
  watch(pace: Pace): void {
    this.pace = pace;
    this.spans = spansOf(this.replay, pace);
    this.speed = SPEEDS.find(speed => speed >= 1 && this.spans.length / speed <= WHOLE) ?? SPEEDS.at(-1) ?? 1;
    if (this.playing) this.#schedule();
    this.#tell();
  }

  /** The frames that are shown as one at the end of a part; the frame alone anywhere else. */
  get shown(): Span {
    const span = this.spans[spanAt(this.spans, this.index)];
    return span?.to === this.index ? span : { from: this.index, to: this.index };
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  listen(listener: PlayerListener): void {
    this.#listeners.push(listener);
  }

  /** Registers a function that draws the frame that is shown again. */
  redrawn(draw: () => void): void {
    this.#drawers.push(draw);
  }

  /** Draws the frame that is shown again: something was chosen on it. */
  redraw(): void {
    for (const draw of this.#drawers) draw();
  }

  /** Shows a frame; an index out of range means the nearest frame. */
  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
    this.#tell();
  }

  /** Steps over a number of parts by hand, which stops automatic playing. */
  step(by: number): void {
    this.pause();
    this.#walk(by);
  }

  /** Goes to the end of the part that is `by` parts ahead; from the middle of a part, the first step goes to the end of that part. */
  #walk(by: number): void {
    const at = spanAt(this.spans, this.index);
    const ahead = by > 0 && this.index !== this.spans[at]?.to ? by - 1 : by;
    const to = Math.min(this.spans.length - 1, Math.max(0, at + ahead));
    this.go(at + ahead < 0 ? 0 : (this.spans[to]?.to ?? 0));
  }

  /** Goes to the first frame, which stops automatic playing. */
  toStart(): void {
    this.pause();
    this.go(0);
  }

  /** Goes to the last frame, which stops automatic playing. */
  toEnd(): void {
    this.pause();
    this.go(this.last);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.index >= this.last) this.go(0);
    this.playing = true;
    this.#schedule();
    this.#tell();
  }

  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    page.clearTimeout(this.#timer);
    this.#tell();
  }

  /** One speed faster (1) or slower (−1). */
  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))] ?? 1;
    if (this.playing) this.#schedule();
    this.#tell();
  }

  #schedule(): void {
    page.clearTimeout(this.#timer);
    this.#timer = page.setTimeout(() => {
      if (this.index >= this.last) {
        this.pause();
        return;
      }
      this.#walk(1);
      this.#schedule();
    }, 1000 / this.speed);
  }

  #tell(): void {
    // Before the first listener is registered, no frame was shown.
    if (this.#listeners.length === 0) return;
    const before = this.#shown;
    this.#shown = this.index;
    for (const listener of this.#listeners) listener(this, before);
  }
}
