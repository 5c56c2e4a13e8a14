import {
  createMatch,
  type Game,
  type GameTypes,
  Match,
  manual,
  type PlayerId,
  type Presentation,
  view,
} from '@rulewright/core';
import type { ScenarioSetup } from '@rulewright/core/testing';
import { renderReplay } from '../replay/render-replay.js';
import { replayOf } from '../replay-of.js';
import { renderScene } from '../scene/render-scene.js';

/** A table that a testing kit has laid, or a match. */
export type Drawable<G extends GameTypes> =
  | Match<G>
  | { readonly game: Game<G>; readonly setup: Omit<ScenarioSetup<G>, 'dice'> };

const matchOf = <G extends GameTypes>(what: Drawable<G>): Match<G> => {
  if (what instanceof Match) return what;
  const { game, setup } = what;
  const { seed: _, ...rest } = setup;
  return createMatch(game, { ...rest, dice: manual() });
};

/**
 * The picture of a table that a testing kit has laid, or of a match as it stands now, as SVG:
 * `pictureOf(laid, presentationOf(laid.game))`.
 */
export const pictureOf = <G extends GameTypes>(
  what: Drawable<G>,
  presentation: Presentation<G>,
  viewer?: PlayerId,
): string => renderScene(presentation.scene(view(matchOf(what), viewer)));

/** The same as one page of HTML with the story until now; `#N` at the end of its address shows record N. */
export const pageOf = <G extends GameTypes>(
  what: Drawable<G>,
  presentation: Presentation<G>,
  viewer?: PlayerId,
): string => renderReplay(replayOf(matchOf(what), presentation, viewer === undefined ? {} : { viewer }));
