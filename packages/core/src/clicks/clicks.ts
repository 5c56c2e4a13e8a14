import { needDecision, needFields, needKind } from '../match/need.js';
import type { Action, Decision, DecisionOf, GameTypes, Kind } from '../match/types.js';
import type { Click, Presentation, TypedWish } from '../presentation.js';
import type { SceneItem } from '../scene.js';
import type { View } from '../view/view.js';

/** One legal answer of the viewer. */
export interface ClickAnswer<G extends GameTypes> {
  readonly decision: Decision<G>;
  /** The answer's place in `decision.options`, by which `decision.marks` names it. */
  readonly index: number;
  /** The answer, ready for `act`. */
  readonly action: Action;
}

/** A drawn thing that may be clicked next. */
export interface Thing<G extends GameTypes> {
  /** The id of an item of the scene, or of a row of its panels. */
  readonly id: string;
  /** The answers that are left after this click. */
  readonly answers: readonly ClickAnswer<G>[];
}

/** An answer to which no further click on a thing leads: the client shows it as a button with the words of the choice. */
export interface Button<G extends GameTypes> {
  /** `option:<decision>:<index>`; no other decision of the match has a button of this id. */
  readonly id: string;
  readonly answer: ClickAnswer<G>;
}

/** The meaning of the clicks so far. */
export interface Clicks<G extends GameTypes> {
  /** The answers that further clicks can still lead to; none after a click without a meaning. */
  readonly answers: readonly ClickAnswer<G>[];
  /** The things that may be clicked next, in the order of the answers. Empty once there is an answer. */
  readonly things: readonly Thing<G>[];
  /** The answers whose things have all been clicked, as long as others are left too. Empty once there is an answer. */
  readonly buttons: readonly Button<G>[];
  /** The one answer that is left, once all its things, or its button, have been clicked. */
  readonly answer?: ClickAnswer<G>;
}

interface Sequence<G extends GameTypes> {
  readonly answer: ClickAnswer<G>;
  /** The ids of the answer's things, and that of its button at the end. */
  readonly ids: readonly string[];
}

/** The function of a presentation that serves a decision. */
const forKind = <G extends GameTypes, Say>(
  table: { readonly [K in Kind<G>]?: (...given: never) => Say } | undefined,
  { kind }: Decision<G>,
): ((given: unknown, decision: Decision<G>, view: View<G>) => Say) | undefined =>
  // The cast is safe: the table has each function under the kind of the decisions that it takes.
  table?.[kind] as ((given: unknown, decision: DecisionOf<G, Kind<G>>, view: View<G>) => Say) | undefined;

const needPresentation = (presentation: unknown): void =>
  needFields('presentation', presentation, [], 'the presentation of the game, from its subpath presentation');

/** The decisions that the viewer answers. Throws a GameError, for callers without types, unless an argument is a view. */
const ownDecisions = <G extends GameTypes>(view: View<G>): readonly Decision<G>[] => {
  needFields('view', view, ['decisions', 'players'], 'view(match, player) gives one');
  return view.decisions.filter(({ by }) => by === view.viewer);
};

const sequencesOf = <G extends GameTypes>(
  { targets }: Pick<Presentation<G>, 'targets'>,
  view: View<G>,
): readonly Sequence<G>[] =>
  ownDecisions(view).flatMap(decision => {
    const things = forKind(targets, decision);
    const options: readonly unknown[] = decision.options ?? [];
    return options.map((choice, index): Sequence<G> => {
      const { id, by } = decision;
      const ids = things?.(choice, decision, view) ?? [];
      return {
        answer: { decision, index, action: { decision: id, by, choice } },
        ids: [...ids, `option:${id}:${index}`],
      };
    });
  });

const meaningOf = <G extends GameTypes>(all: readonly Sequence<G>[], clicked: readonly string[]): Clicks<G> => {
  const possible = all.filter(({ ids }) => clicked.every((id, i) => id === ids[i]));
  const answers = possible.map(({ answer }) => answer);
  const [only] = possible;
  if (only && possible.length === 1 && clicked.length > 0 && clicked.length >= only.ids.length - 1) {
    return { answers, things: [], buttons: [], answer: only.answer };
  }
  const things = new Map<string, ClickAnswer<G>[]>();
  const buttons: Button<G>[] = [];
  for (const { answer, ids } of possible) {
    const id = ids[clicked.length] ?? '';
    const there = things.get(id);
    if (ids.length === clicked.length + 1) buttons.push({ id, answer });
    else if (there) there.push(answer);
    else things.set(id, [answer]);
  }
  return { answers, things: [...things].map(([id, of]) => ({ id, answers: of })), buttons };
};

/**
 * The meaning of clicks to the player whose view this is. The function takes the ids of all clicks so far, in their order.
 * Every answer can be reached: by its things, and by its button where other answers have the same things. A single
 * legal answer needs a click, too. Decisions without options are left out: see {@link wishOf}.
 */
export const clicksOn = <G extends GameTypes>(
  presentation: Pick<Presentation<G>, 'targets'>,
  view: View<G>,
): ((clicked: readonly string[]) => Clicks<G>) => {
  needPresentation(presentation);
  const all = sequencesOf(presentation, view);
  return clicked => {
    needKind('clicked', clicked, 'an array', 'the ids of all clicks so far');
    return meaningOf(all, clicked);
  };
};

/** The wish of a click for a decision whose answers cannot be listed: the arguments of `nearest`, besides the match. */
export interface Wish<G extends GameTypes> {
  readonly decision: Decision<G>;
  readonly wish: unknown;
}

/** The wish of a click, for the first of the viewer's open decisions to which the click means something. */
export const wishOf = <G extends GameTypes>(
  presentation: Pick<Presentation<G>, 'wishes'>,
  view: View<G>,
  click: Click,
): Wish<G> | undefined => {
  needPresentation(presentation);
  needFields('click', click, [], 'such as { item } with the id of a drawn thing, or { at } with a point');
  for (const decision of ownDecisions(view)) {
    const wish = decision.options ? undefined : forKind(presentation.wishes, decision)?.(click, decision, view);
    if (wish !== undefined) return { decision, wish };
  }
  return undefined;
};

/** A preview, on the picture, of an answer that cannot be listed; nothing where the game has no picture of it. */
export const sketchOf = <G extends GameTypes>(
  presentation: Pick<Presentation<G>, 'sketches'>,
  view: View<G>,
  decision: Decision<G>,
  choice: unknown,
): readonly SceneItem[] => {
  needPresentation(presentation);
  needDecision(decision);
  return decision.options ? [] : (forKind(presentation.sketches, decision)?.(choice, decision, view) ?? []);
};

/** The forms of a wish that a person can type for a decision; `undefined` where nothing can be typed. */
export const wishHint = <G extends GameTypes>(
  presentation: Pick<Presentation<G>, 'typed'>,
  decision: Decision<G>,
): string | undefined => {
  needPresentation(presentation);
  needDecision(decision);
  return decision.options ? undefined : presentation.typed?.[decision.kind]?.hint;
};

/** The wish that a typed text means for a decision of the viewer; `undefined` for a text without a meaning. */
export const wishOfText = <G extends GameTypes>(
  presentation: Pick<Presentation<G>, 'typed'>,
  view: View<G>,
  decision: Decision<G>,
  text: string,
): unknown => {
  needPresentation(presentation);
  needDecision(decision);
  needKind('text', text, 'a string', 'the text that a person typed');
  // The cast is safe: the table has each entry under the kind of the decisions that it takes.
  const entry = presentation.typed?.[decision.kind] as TypedWish<G, Kind<G>> | undefined;
  return decision.options ? undefined : entry?.wish(text, decision as DecisionOf<G, Kind<G>>, view);
};
