import type { PlayerId } from '@rulewright/core';
import type { TallyBuilder } from '@rulewright/core/tally';
import type { BasicResource, CardPlace, ContentPack, Effect, JudgementCard, RoleId } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import { tileKind, tileOf } from '../village.js';
import type { OpenTable, Table } from '../vocabulary.js';

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

/** True if a character stands on a tile of the kind that a card names. The Town Hall does not count as a `building`. */
export const standsOn = ({ pack, state }: OpenTable, role: RoleId, where: CardPlace): boolean => {
  const { kind, building } = tileOf(state, role);
  switch (where) {
    case 'any':
      return true;
    case 'marsh':
      return tileKind(pack, kind).terrain === 'marsh';
    case 'townHall':
      return building === 'townHall';
    case 'building':
      return building !== null && building !== 'townHall';
  }
};
