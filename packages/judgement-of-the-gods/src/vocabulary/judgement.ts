import type { PlayerId } from '@rulewright/core';
import type { TallyBuilder } from '@rulewright/core/tally';
import type { BasicResource, ContentPack, Effect, JudgementCard } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import type { Table } from './table.js';

/** The reason for drawing a judgement card, and the player who draws it. */
export interface Drawing {
  readonly pack: ContentPack;
  /** The player who draws the card, rolls its dice and makes its choices. */
  readonly drawer: PlayerId;
  readonly setting: 'judgementPhase' | 'marsh';
}

/** The stages of a card's loss of one resource, in this order: its effects, then protection, then never below zero. */
export const lossStages = ['effects', 'protection', 'least'] as const;

/** The losses and gains of one resource by one card. */
export interface Toll {
  readonly lost: TallyBuilder<RuleId, (typeof lossStages)[number]>;
  readonly gained: TallyBuilder<RuleId, 'effects'>;
}

/** The data that all steps of resolving a card share. */
export interface Resolution extends Drawing {
  readonly card: JudgementCard;
  /** The table when the card was drawn: places and amounts count as they were then. */
  readonly before: Table;
  /** The card's effects, each choice replaced by the chosen option. */
  effects: readonly Effect[];
  readonly tolls: Map<BasicResource, Toll>;
  /** The Trades so far in this card's window, with the players who proposed them. */
  readonly trades: { readonly by: PlayerId; readonly resource: BasicResource }[];
}
