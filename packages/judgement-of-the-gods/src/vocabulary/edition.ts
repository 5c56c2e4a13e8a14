import type { Game } from '@rulewright/core';
import type { Cited, Edition } from '@rulewright/core/editions';
import type { Amounts, ContentPack, Factor } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import type { Jog } from './index.js';
import type { JogProcedures } from './procedures.js';

type Named<Name extends string, Value> = { readonly [N in Name]: Cited<Value, RuleId> };

/** The numbers of the sheet that an edition can change, by chapter. */
export interface JogNumbers {
  /** Characters of each player, by number of players, and the sides of the start dice. */
  readonly setUp: Named<'charactersPerPlayer', Readonly<Record<string, number>>> & Named<'startDie', number>;
  readonly explore: Named<'cost', Amounts>;
  /** Dice that a producing character rolls, and the factor of its stat by terrain. */
  readonly produce: Named<'dieSides' | 'dice', number> & Named<keyof ContentPack['production'], Factor>;
  readonly hallow: Named<'cost', Amounts>;
  readonly build: Named<'cardsDrawn', number> & Named<'farm' | 'lumberMill' | 'mine' | 'temple', Amounts>;
  readonly templeAlchemy: Named<'limitPerStat', number>;
  readonly advancedAlchemy: Named<'give' | 'receive', Amounts>;
  readonly mineAlchemy: Named<'give' | 'receive', Amounts>;
  readonly merchant: Named<'give' | 'receive', number>;
  readonly trade: Named<'give', Amounts> & Named<'receive', number>;
  readonly statue: Named<'pieces', number> & Named<'cost' | 'costOnMagicalTile', Amounts>;
  /** Judgement cards: the sides of their dice, and the characters that cost nothing extra. */
  readonly cards: Named<'dieSides' | 'charactersWithoutExtra', number>;
  readonly end: Named<'judgementDaysToLose', number>;
}

/** An edition of Judgement of the Gods: its numbers and its procedures. `sheetEdition` is the one of the sheet. */
export type JogEdition = Edition<Jog, JogNumbers, JogProcedures>;

/** The game with the facts and the edition that it was made from. */
export interface JogGame extends Game<Jog> {
  /** The content pack with the numbers of the edition: the facts that the rules read. */
  readonly pack: ContentPack;
  readonly edition: JogEdition;
}
