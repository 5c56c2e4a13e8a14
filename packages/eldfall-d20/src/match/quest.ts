import type { PlayerId, Turn } from '@rulewright/core';
import type { CardId, Eld, QuestRules, Table } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { Quest } from '../vocabulary/quest.js';
import { type Attribute, attributes } from '../vocabulary/words.js';
import { gameOf } from './table.js';

/** The card of the Quest that is played (ELD-SETUP-002). Throws RangeError if the pack has none of this name. */
export const questOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>): Quest => {
  const { card } = state.quest;
  const found = Object.hasOwn(pack.quests, card) ? pack.quests[card] : undefined;
  if (!found) throw new RangeError(`no Quest ${card}`);
  return found;
};

/** The rules that only this Quest has; none for a Quest without any. */
export const questRulesOf = (turn: Turn<Eld>): QuestRules | undefined => {
  const game = gameOf(turn);
  return game.quests[questOf({ pack: game.pack, state: turn.state }).code];
};

/** A number of the Quest's rewards; 0 if its card does not name it. */
export const reward = (quest: Quest, name: string): number => quest.rewards[name] ?? 0;

/** A number of the Quest that its code reads; 0 if its card does not name it. */
export const numberOf = ({ with: given }: Quest, name: string): number => {
  const value = given?.[name];
  return typeof value === 'number' ? value : 0;
};

/** A word of the Quest that its code reads; undefined if its card does not name it. */
export const wordOf = ({ with: given }: Quest, name: string): string | undefined => {
  const value = given?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** A list of the Quest that its code reads; empty if its card does not name it. */
export const listOf = ({ with: given }: Quest, name: string): readonly string[] => {
  const value = given?.[name];
  return Array.isArray(value) ? value : [];
};

/** True where a Quest with the rules of this name is played. */
export const isPlayed = (table: Pick<Table, 'pack' | 'state'>, code: string): boolean => questOf(table).code === code;

const isAttribute = (name: string): name is Attribute => attributes.some(one => one === name);

/** The attributes with which the thing of the Quest may be rolled for (ELD-ACTION-037). */
export const attributesOf = (quest: Quest): readonly Attribute[] => listOf(quest, 'attributes').filter(isAttribute);

/** The name under which a Quest keeps the Victory Points that a player has brought into it. */
export const carriedMark = (player: PlayerId): string => `carried ${player}`;

/** The Quests of a pack that follow a Quest. */
export const questsAfter = ({ quests }: Pick<ContentPack, 'quests'>, quest: CardId): readonly CardId[] =>
  Object.keys(quests).filter(id => quests[id]?.after === quest);
