import type {
  Decision,
  GameTypes,
  Match,
  PlayerId,
  Presentation,
  ReplayFrame,
  ScenePanel,
  SeenRecord,
  SeenState,
  View,
} from '@rulewright/core';
import { view } from '@rulewright/core';
import { CardTeller } from '../cards.js';
import type { Told } from './told.js';

/** The public part of a decision. */
const plainly = <G extends GameTypes>({ id, by, kind, rule }: Decision<G>): Decision<G> =>
  // The cast is safe: everything that is left out is optional.
  ({ id, by, kind, rule }) as Decision<G>;

/**
 * A decision as its question shows it: without details for other players if its answer is secret, since the details
 * could reveal the secret.
 */
const asTold = <G extends GameTypes>(decision: Decision<G>, viewer?: PlayerId): Decision<G> =>
  decision.secret === true && decision.by !== viewer ? plainly(decision) : decision;

/** The visible part of an open decision: its options too, where the game hides nothing. */
const shown = <G extends GameTypes>(
  { secrets }: Match<G>['game'],
  decision: Decision<G>,
  viewer?: PlayerId,
): Decision<G> => {
  const isOpen = decision.by === viewer || (secrets === undefined && decision.secret !== true);
  return isOpen ? decision : plainly(decision);
};

/** The parts of the options of a replay on which its frames depend. */
export interface FrameOptions {
  readonly viewer: PlayerId | undefined;
  readonly cards: boolean;
  readonly everything: boolean;
}

/** A frame that records without words may still join, so it is not drawn yet. */
interface OpenFrame<G extends GameTypes> {
  readonly frame: Omit<ReplayFrame, 'scene'>;
  readonly now: View<G>;
  readonly whole: G['state'];
  readonly isAsked: boolean;
}

/** A frame, and the moment that it shows. */
export interface Moment<G extends GameTypes> {
  readonly told: Told;
  readonly seq: number;
  /** The state of the match, with what is hidden. */
  readonly whole: G['state'];
  /** The same state as the viewer may see it. */
  readonly seen: SeenState<G>;
  /** The records that the viewer has seen since the beat began; a presentation reads the running procedure from them. */
  readonly lately: readonly SeenRecord<G>[];
  /** The open decisions, where the match waits for them. */
  readonly decisions?: readonly Decision<G>[] | undefined;
}

/** Makes the frames of a replay one after the other. Each is drawn once, with the table after the last record that joins it. */
export class Frames<G extends GameTypes> {
  readonly #match: Match<G>;
  readonly #presentation: Presentation<G>;
  readonly #options: FrameOptions;
  readonly #last: View<G>;
  readonly #teller: CardTeller<G>;
  readonly #frames: ReplayFrame[] = [];
  #chapter: string | undefined;
  /** The records of the latest frame: those without words that follow join it, even when another beat has begun. */
  #framed: readonly SeenRecord<G>[] = [];
  #open: OpenFrame<G> | undefined;

  constructor(match: Match<G>, presentation: Presentation<G>, options: FrameOptions) {
    this.#match = match;
    this.#presentation = presentation;
    this.#options = options;
    this.#last = view(match, options.viewer);
    this.#teller = new CardTeller(options.cards ? presentation : {});
  }

  /** Adds a frame. A record without words gets none: it joins the frame before it. */
  add({ told, seq, whole, seen, lately, decisions }: Moment<G>): void {
    const { viewer } = this.#options;
    this.#framed = told.text === '' ? [...this.#framed, ...lately.slice(-1)] : lately;
    const now: View<G> = {
      ...this.#last,
      state: seen,
      decisions: (decisions ?? []).map(decision => shown(this.#match.game, decision, viewer)),
      records: this.#framed,
      outcome: undefined,
    };
    const asking = (decisions ?? [])
      .map(decision => `${decision.by}: ${this.#presentation.words.decision(asTold(decision, viewer), now.state)}`)
      .join(' · ');
    const waiting = asking === '' ? {} : { waiting: asking };
    const moment = { now, whole, isAsked: decisions !== undefined };
    if (told.text === '' && this.#open)
      this.#open = { ...moment, frame: this.#joined(this.#open.frame, told, waiting, now) };
    else {
      this.#close();
      this.#open = { ...moment, frame: this.#begun(told, seq, waiting, now) };
    }
  }

  /** The frames so far. */
  all(): readonly ReplayFrame[] {
    this.#close();
    return this.#frames;
  }

  /** A new frame. Where its chapter differs from that of the frame before, it begins that chapter. */
  #begun(told: Told, seq: number, waiting: Pick<ReplayFrame, 'waiting'>, now: View<G>): Omit<ReplayFrame, 'scene'> {
    const remarks = this.#presentation.remarks?.(now) ?? [];
    const chapter = this.#presentation.chapter?.(now) ?? this.#chapter;
    const isNew = chapter !== undefined && chapter !== this.#chapter;
    this.#chapter = chapter;
    return {
      ...told,
      seq,
      ...waiting,
      ...(remarks.length > 0 ? { remarks } : {}),
      ...(isNew ? { chapter } : {}),
    };
  }

  /** The open frame with the rules, numbers and remarks of a record without words. */
  #joined(
    before: Omit<ReplayFrame, 'scene'>,
    told: Told,
    waiting: Pick<ReplayFrame, 'waiting'>,
    now: View<G>,
  ): Omit<ReplayFrame, 'scene'> {
    const numbers = [...(before.numbers ?? []), ...(told.numbers ?? [])];
    const remarks = [...(before.remarks ?? []), ...(this.#presentation.remarks?.(now) ?? [])];
    return {
      ...before,
      ...waiting,
      rules: [...new Set([...before.rules, ...told.rules])],
      ...(numbers.length > 0 ? { numbers } : {}),
      ...(remarks.length > 0 ? { remarks } : {}),
    };
  }

  /** The hands and decks of a frame, as far as the reader of the page may know them. */
  #hands({ frame, now, whole }: OpenFrame<G>): readonly ScenePanel[] {
    const { viewer, everything } = this.#options;
    const isOpen = everything || (frame.kind === 'end' && viewer === undefined);
    if (!isOpen && viewer === undefined) return [];
    return this.#presentation.hands?.(now, isOpen ? whole : undefined) ?? [];
  }

  /** Draws the open frame: no further record joins it. */
  #close(): void {
    if (!this.#open) return;
    const { frame, now, isAsked } = this.#open;
    const meters = this.#presentation.measure?.(now);
    const hands = this.#hands(this.#open);
    const drawn = this.#presentation.scene(now);
    const scene = hands.length === 0 ? drawn : { ...drawn, panels: [...(drawn.panels ?? []), ...hands] };
    const cards = this.#teller.frame(now, scene, isAsked);
    this.#frames.push({ ...frame, scene, ...(meters === undefined ? {} : { meters }), ...cards });
    this.#open = undefined;
  }
}
