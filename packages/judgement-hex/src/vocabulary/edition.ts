import type { Game, Procedure, Rulings } from '@rulewright/core';
import type { Cited, Edition } from '@rulewright/core/editions';
import type { RuleId } from '../rulebook/index.js';
import type { JhxNumbers } from '../rulebook/numbers.js';
import type { Attack } from './attack.js';
import type { Death } from './death.js';
import type { GroundKind } from './ground.js';
import type { Jhx, JhxOptions } from './index.js';
import type { AnyMap } from './map.js';
import type { V11Options } from './options.js';
import type { ContentPack } from './pack.js';
import type { Advance, Charging, Communing, FateIncome, Harvest, Hunt, Recall } from './procedures.js';

/**
 * The procedures of the book that an edition can change step by step. A chapter finds them through the game and does not
 * import them: an attack ends with a manoeuvre, a manoeuvre pushes, and a push provokes an attack.
 */
export interface JhxProcedures {
  /** A Basic Attack: see `attackProcedure`. */
  readonly attack: Procedure<Jhx, Attack>;
  /** The death of a model: see `deathProcedure`. */
  readonly death: Procedure<Jhx, Death>;
  /** An Advance, by an action or an effect: see `advanceProcedure`. */
  readonly advance: Procedure<Jhx, Advance>;
  /** A Charge: see `chargeProcedure`. */
  readonly charge: Procedure<Jhx, Charging>;
  /** An Effigy Recall: see `recallProcedure`. */
  readonly recall: Procedure<Jhx, Recall>;
  /** An attempt at a Soul Harvest: see `harvestProcedure`. */
  readonly soulHarvest: Procedure<Jhx, Harvest>;
  /** The Communion Phase: see `communionProcedure`. */
  readonly communion: Procedure<Jhx, Communing>;
  /** The Fate of both players in the Communion Phase: see `fateProcedure`. */
  readonly fate: Procedure<Jhx, FateIncome>;
  /** The activation of a Monster in the Communion Phase: see `huntProcedure`. */
  readonly hunt: Procedure<Jhx, Hunt>;
}

/** Numbers that replace others, by chapter and by name. */
export type JhxNumberChanges = { readonly [C in keyof JhxNumbers]?: Partial<JhxNumbers[C]> };

/** The facts that a game of an edition is made of. */
export interface GameFacts {
  readonly pack: ContentPack;
  readonly maps: readonly AnyMap[];
  readonly edition: JhxEdition;
}

/** An edition of Judgement: its numbers, its procedures and its ground. `hexEdition` is the one of the book. */
export interface JhxEdition extends Edition<Jhx, JhxNumbers, JhxProcedures> {
  /** The kind of ground that matches are played on. */
  readonly ground: GroundKind;
  /** The functions that judge and find answers which cannot be listed, where the ground has such questions. */
  readonly proposals?: (facts: GameFacts) => NonNullable<Game<Jhx>['proposals']>;
  /** The options that only matches of this edition have. */
  readonly rulings?: Rulings<V11Options>;
  /** The defaults of this edition where they differ from those of the book, each with its rule. */
  readonly defaults?: { readonly [K in keyof JhxOptions]?: Cited<Exclude<JhxOptions[K], undefined>, RuleId> };
  /** The numbers that the options of a match choose, in place of those of the edition. */
  readonly chosen?: (options: JhxOptions) => JhxNumberChanges;
}
