import type { Counted, GameTypes, SeenState, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { JogAbout, JogChoices } from './choices.js';
import type { VillageEvent } from './events.js';
import type { JogOptions } from './options.js';
import type { DeckName, SeenDeck, Village } from './village.js';

export type * from './choices.js';
export type * from './events.js';
export type * from './options.js';
export type * from './table.js';
export type * from './village.js';

/** The types of this game, as one bundle for the engine's functions. */
export interface Jog extends GameTypes {
  readonly state: Village;
  readonly event: VillageEvent;
  readonly rule: RuleId;
  readonly options: JogOptions;
  readonly choices: JogChoices;
  readonly about: JogAbout;
  readonly seen: {
    readonly state: { readonly decks: { readonly [D in DeckName]: SeenDeck } };
    readonly events: { readonly DeckShuffled: { readonly cards: Counted } };
  };
}

/** A village as a view shows it, with the public knowledge of each deck in place of the deck. */
export type SeenVillage = SeenState<Jog>;

/** A beat of this game. */
export type JogTurn = Turn<Jog>;
