import type { Targets, View } from '@rulewright/core';
import type { Jog, JogChoices, TurnChoice } from '../vocabulary/index.js';
import { idOf } from './ids.js';

/** The tile that the active character stands on. */
const tileUnderActor = (view: View<Jog>): readonly string[] => {
  const { characters, active } = view.state;
  return characters.filter(({ role }) => role === active).map(({ at }) => idOf.tile(at));
};

const turnTargets = (choice: TurnChoice, view: View<Jog>): readonly string[] => {
  switch (choice.do) {
    case 'move':
      return [idOf.tile(choice.to)];
    case 'explore':
      return [idOf.deck('terrain')];
    case 'build':
      return [idOf.deck('building')];
    case 'rollCall':
      return [idOf.character(choice.character), idOf.tile(choice.to)];
    case 'templeAlchemy':
    case 'merchant':
      return [...tileUnderActor(view), idOf.resource(choice.give), idOf.resource(choice.receive)];
    case 'produce':
    case 'hallow':
    case 'advancedAlchemy':
    case 'statue':
    case 'mineAlchemy':
      return tileUnderActor(view);
    case 'pass':
      return [];
  }
};

/** Cards among the tiles and cards that are shown, each card as often as it is named. */
const shownTargets = (cards: readonly string[], view: View<Jog>): readonly string[] => {
  const { tiles, buildings } = view.state.shown;
  const shown: (string | null)[] = [...tiles, ...buildings];
  return cards.map(card => {
    const place = shown.indexOf(card);
    shown[place] = null;
    return idOf.shown(place);
  });
};

/**
 * The drawn things that an answer is about. Most actions are a click on the tile under the character. Exploring and
 * building are a click on the deck. An exchange is the tile, then the resource given, then the resource received.
 */
export const targets: { readonly [K in keyof JogChoices]: NonNullable<Targets<Jog>[K]> } = {
  nextCharacter: role => [idOf.character(role)],
  turn: (choice, _, view) => turnTargets(choice, view),
  square: at => [idOf.square(at)],
  tile: (tile, _, view) => shownTargets([tile], view),
  building: (building, _, view) => (building === 'none' ? [] : shownTargets([building], view)),
  // The last card needs no click: it comes after the others.
  returnOrder: (cards, _, view) => shownTargets(cards, view).slice(0, -1),
  cardOption: () => [],
  sink: () => [],
  consent: () => [],
  window: choice => (choice === 'pass' || typeof choice.with !== 'string' ? [] : [idOf.resource(choice.with)]),
};
