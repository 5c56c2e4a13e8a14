/**
 * Words and pictures of Judgement of the Gods.
 * @packageDocumentation
 */
import { needFields, type Presentation } from '@rulewright/core';
import { defaultContent } from '../content/default.js';
import type { ContentPack, Resource } from '../content/pack.js';
import { judgementDeck } from '../judgement/deck.js';
import type { Jog, JogOptions } from '../vocabulary/index.js';
import { cardIn, itemsAround } from './card.js';
import { cardFields } from './card-fields.en.js';
import type { Drawing } from './drawing.js';
import { resourceColors } from './gauge.js';
import { deckPanels } from './hands.js';
import type { Language } from './language.js';
import { namesOf } from './names.js';
import { remarksOn } from './remarks.js';
import { gridOf, sceneOf } from './scene.js';
import { targets } from './targets.js';
import { textOf } from './text.js';
import { english } from './words.en.js';

/** The presentation, in one language, of a game with the facts of a content pack. Throws GameError for an argument that is no pack. */
export const createPresentation = (pack: ContentPack, language?: Language): Presentation<Jog> => {
  needFields('pack', pack, ['roles', 'basicResources'], 'a game that createGame returned has one in its field pack');
  const { title, labels, names = namesOf(pack), ...words } = language ?? english(pack);
  const drawing: Drawing = { pack, names, labels };
  const resources: readonly Resource[] = [...pack.basicResources, 'gold'];
  return {
    title,
    words,
    scene: view => sceneOf(drawing, view),
    card: (view, piece) => cardIn(drawing, view.state, judgementDeck(pack, view.options as JogOptions), piece),
    around: (view, piece) => itemsAround(drawing, view.state, gridOf(view), piece),
    hands: (view, whole) => deckPanels(drawing, view.state, whole),
    remarks: view => remarksOn(drawing, view),
    text: view => textOf(drawing, view.state),
    targets,
    ...(language ? {} : { printedFields: cardFields }),
    meters: () =>
      resources.map(resource => ({
        key: resource,
        label: labels.resources[resource],
        color: resourceColors[resource],
      })),
    measure: view => {
      const { pool } = view.state;
      return Object.fromEntries(resources.map(resource => [resource, pool[resource]]));
    },
    chapter: view => {
      const { phase, round } = view.state;
      return labels.chapter(phase, round);
    },
    name: (player, view) =>
      labels.player(
        player,
        view.state.characters.filter(one => one.player === player).map(({ role }) => names.role(role)),
      ),
  };
};

/** The default content in English. */
export const presentation: Presentation<Jog> = /* @__PURE__ */ createPresentation(defaultContent);

export type { Labels, Language } from './language.js';
export { german } from './words.de.js';
export { english } from './words.en.js';
