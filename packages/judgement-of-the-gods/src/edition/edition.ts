import type { Game, Procedure } from '@rulewright/core';
import type { Edition } from '@rulewright/core/editions';
import type { Constructing } from '../build/construction.js';
import type { ContentPack } from '../content/pack.js';
import type { Exploring } from '../explore/exploration.js';
import type { Drawing, Resolution } from '../judgement/resolution.js';
import type { SettingUp } from '../set-up/characters.js';
import type { Acting, Jog, JogTurn } from '../vocabulary.js';
import type { JogNumbers } from './numbers.js';

/** The procedures of the sheet that an edition can change step by step. */
export interface JogProcedures {
  /** The set-up of a village. */
  readonly setUp: Procedure<Jog, SettingUp>;
  readonly explore: Procedure<Jog, Exploring>;
  readonly produce: Procedure<Jog, Producing>;
  readonly hallow: Procedure<Jog, Acting>;
  readonly build: Procedure<Jog, Constructing>;
  /** Building one piece of the statue. */
  readonly statue: Procedure<Jog, Acting>;
  /** The judgement phase between two rounds. */
  readonly judgementPhase: Procedure<Jog, Drawing>;
  /** Carrying out an event card. */
  readonly judgementCard: Procedure<Jog, Resolution>;
}

/** The data that all steps of producing share. */
export interface Producing extends Acting {
  dice: readonly number[];
}

/** An edition of Judgement of the Gods: its numbers and its procedures. `sheetEdition` is the one of the sheet. */
export type JogEdition = Edition<Jog, JogNumbers, JogProcedures>;

/** The game with the facts and the edition that it was made from. */
export interface JogGame extends Game<Jog> {
  /** The content pack with the numbers of the edition: the facts that the rules read. */
  readonly pack: ContentPack;
  readonly edition: JogEdition;
}

/** The procedures of the game of a turn. */
export const proceduresOf = ({ game }: JogTurn): JogProcedures => (game as JogGame).edition.procedures;
