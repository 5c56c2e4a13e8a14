import type { PlayerId, Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { modelNamed, modelOf, profileOf } from '../match/lookups.js';
import { questOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { isMember } from '../schemes/deeds.js';
import { score } from '../schemes/score.js';
import type { Deed, Eld, Model } from '../vocabulary/index.js';

/** A model that a player felled: Incapacitated, Dead, or both at once. */
export interface Fallen {
  readonly player: PlayerId;
  readonly model: Model;
  readonly how: readonly ('incapacitated' | 'dead')[];
}

/**
 * The fall of an enemy in a deed; undefined for all other deeds, for models that belonged to
 * an ally at that moment (ELD-QUEST-017, ELD-SCHEME-040), and if no player is
 * credited (ELD-HOSTILE-035). A model that is taken off the field at 0 HP counts as Incapacitated and Dead at once
 * (ELD-QUEST-004).
 */
export const fallenIn = (turn: Turn<Eld>, deed: Deed): Fallen | undefined => {
  if (deed.deed !== 'incapacitated' && deed.deed !== 'dead' && deed.deed !== 'removed') return undefined;
  const model = modelNamed(turn.state, deed.of);
  if (!model || deed.by === null || deed.allied || deed.by === model.player) return undefined;
  return { player: deed.by, model, how: deed.deed === 'removed' ? ['incapacitated', 'dead'] : [deed.deed] };
};

/** Scores a line of rewards or penalties for a model: once for the first player who fells it, or by the option once for each. */
export const scoreOnce = (
  turn: Turn<Eld>,
  line: string,
  { player, model }: Fallen,
  points: number,
  rule: RuleId,
): void => {
  const owner = turn.options.rewardsOfModel === 'perPlayer' ? ` of ${player}` : '';
  const counted = once('game', `reward ${line}${owner}`, rule);
  if (points === 0 || counted.isUsed(turn.state, model.id)) return;
  counted.use(turn, model.id);
  score(turn, player, points, line, rule, 'ELD-QUEST-003');
};

/**
 * True for a player who had the reward for the same model Incapacitated: the first player who felled it, or by option
 * each of them (ELD-QUEST-003).
 */
const hasBeenPaid = ({ state, options }: Turn<Eld>, { player, model }: Fallen): boolean => {
  const by = state.deeds.flatMap(one =>
    one.deed === 'incapacitated' && one.of === model.id && one.by !== null ? [one.by] : [],
  );
  return options.rewardsOfModel === 'perPlayer' ? by.includes(player) : by[0] === player;
};

/**
 * Scores a Hostile that has a reward Incapacitated and another one Dead: each of the two lines, or at most the higher one
 * for a player (ELD-QUEST-003).
 */
export const scoreLines = (
  turn: Turn<Eld>,
  fallen: Fallen,
  lines: Readonly<Record<Fallen['how'][number], string>>,
  rewards: 'both' | 'higher',
  rule: RuleId,
): void => {
  const quest = questOf(tableOf(turn));
  const higher = rewards === 'higher';
  for (const how of higher ? fallen.how.slice(-1) : fallen.how) {
    const paid = higher && how === 'dead' && hasBeenPaid(turn, fallen) ? reward(quest, lines.incapacitated) : 0;
    scoreOnce(turn, lines[how], fallen, reward(quest, lines[how]) - paid, rule);
  }
};

/** Scores a member of an opponent's party that a player's model has felled (ELD-QUEST-021, ELD-QUEST-047, ELD-QUEST-059, ELD-QUEST-068). */
export const scoreMember = (turn: Turn<Eld>, deed: Deed, rule: RuleId): void => {
  const fallen = fallenIn(turn, deed);
  const table = tableOf(turn);
  const owner = fallen?.model.player ?? null;
  if (!fallen || owner === null || !isMember(table, owner, fallen.model)) return;
  scoreOnce(turn, 'member', fallen, reward(questOf(table), 'partyMember'), rule);
};

/** The Tier of a Hostile or creature; 0 without one. */
export const tierOf = (turn: Turn<Eld>, id: string): number =>
  profileOf(tableOf(turn), modelOf(turn.state, id)).tier ?? 0;
