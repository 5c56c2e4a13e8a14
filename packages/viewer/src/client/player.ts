import type { Replay } from '@rulewright/core';
import { page } from './dom.js';

/** Records per second that can be chosen. */
const SPEEDS: readonly number[] = [0.25, 0.5, 1, 2, 4, 8, 16];

/** A function that is called whenever the frame, the speed or playing changes; `before` is the previous frame. */
export type PlayerListener = (player: Player, before: number | undefined) => void;

/** The reader's place in the match, and the state of automatic playing. */
export class Player {
  readonly replay: Replay;
  index = 0;
  playing = false;
  speed = 1;
  readonly #listeners: PlayerListener[] = [];
  #timer: number | undefined;
  #shown: number | undefined;

  constructor(replay: Replay) {
    this.replay = replay;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  listen(listener: PlayerListener): void {
    this.#listeners.push(listener);
  }

  /** Shows a frame; an index out of range means the nearest frame. */
  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
    this.#tell();
  }

  /** Steps by hand, which stops automatic playing. */
  step(by: number): void {
    this.pause();
    this.go(this.index + by);
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
      this.go(this.index + 1);
      this.#schedule();
    }, 1000 / this.speed);
  }

  #tell(): void {
    const before = this.#shown;
    this.#shown = this.index;
    for (const listener of this.#listeners) listener(this, before);
  }
}
