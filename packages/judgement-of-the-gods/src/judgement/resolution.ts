import type { PlayerId } from '@rulewright/core';
import type { TallyBuilder } from '@rulewright/core/tally';
import type { BasicResource, CardPlace, ContentPack, Effect, JudgementCard, RoleId } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import { tileKind, tileOf } from '../village.js';
import type { Table } from '../vocabulary.js';

/** Why and by whom a judgement card is drawn. */
export interface Drawing {
  readonly pack: ContentPack;
  /** Draws, rolls the card's dice and makes its choices. */
  readonly drawer: PlayerId;
  readonly setting: 'judgementPhase' | 'marsh';
}

/** The order in which a card's loss of a resource is worked out: its effects, then protection, then no less than none. */
export const lossStages = ['effects', 'protection', 'least'] as const;
/** What a card does to one resource. */
export interface Toll {
  readonly lost: TallyBuilder<RuleId, (typeof lossStages)[number]>;
  readonly gained: TallyBuilder<RuleId, 'effects'>;
}

/** What the steps of resolving a card share. */
export interface Resolution extends Drawing {
  readonly card: JudgementCard;
  /** The table when the card was drawn: places and amounts count as they were then. */
  readonly before: Table;
  /** The card's effects, choices replaced by what was chosen. */
  effects: readonly Effect[];
  readonly tolls: Map<BasicResource, Toll>;
  /** How many Trades there were in this card's window. */
  trades: number;
}

/** Whether a character stands on a tile of a kind that cards speak of. The Town Hall is no `building` there. */
export const standsOn = ({ pack, state }: Table, role: RoleId, where: CardPlace): boolean => {
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
