import { list, signed, titled } from '@rulewright/core/words';
import { ongoingInWords } from '../changes.en.js';
import { deedInWords } from '../deeds.en.js';
import { untilInWords } from '../phrases.en.js';
import { sourceInWords } from '../tally.en.js';
import { reasonInBrackets, type Teller } from './teller.js';

/** Abilities, Quests, Schemes and duels. */
export const abilities: Pick<
  Teller,
  | 'AbilityUsed'
  | 'StratagemUsed'
  | 'EffectBegan'
  | 'EffectsEnded'
  | 'QuestMarked'
  | 'EnvironmentChanged'
  | 'SchemeRevealed'
  | 'SchemeDiscarded'
  | 'PointsScored'
  | 'DeedNoted'
  | 'AllianceMade'
  | 'AllianceBroken'
  | 'DuelBegan'
  | 'DuelEnded'
> = {
  AbilityUsed: ({ model: id, ability, target }, names) =>
    `${names.model(id)} uses ${sourceInWords(ability, names)}${target === null ? '' : ` on ${names.thing(target)}`}.`,
  StratagemUsed: ({ player, stratagem }, { card }) => `${player} uses the Stratagem ${card(stratagem)}.`,
  EffectBegan: ({ effect }, names) =>
    `${ongoingInWords(effect, names)} on ${names.thing(effect.target)}${untilInWords[effect.data.ends]}.`,
  EffectsEnded: ({ effects }, names) => {
    const ended = effects.flatMap(id => names.lasting(id) ?? []);
    return ended.length === 0
      ? ''
      : `Over: ${list(ended.map(one => `${ongoingInWords(one, names)} on ${names.thing(one.target)}`))}.`;
  },
  QuestMarked: () => '',
  EnvironmentChanged: ({ environment }) =>
    environment === null ? 'The Environment is plain.' : `The Environment is ${titled(environment)}.`,
  SchemeRevealed: ({ player, scheme, about }, { card, model }) =>
    `${player} reveals the Scheme ${card(scheme)}${about === undefined ? '' : ` about ${model(about)}`}.`,
  SchemeDiscarded: ({ player, scheme }, { card }) => `${player} discards the Scheme ${card(scheme)}.`,
  PointsScored: ({ player, points, why }, names) =>
    `${player}: ${signed(points)} Victory ${points === 1 || points === -1 ? 'Point' : 'Points'}${reasonInBrackets(why, names)}.`,
  DeedNoted: ({ deed }, names) => deedInWords(deed, names),
  AllianceMade: ({ players }) => `${list(players)} are allied.`,
  AllianceBroken: ({ players, by }) => `${by} breaks the alliance of ${list(players)}.`,
  DuelBegan: ({ duel: { issuer, accepted } }, { model }) => `${model(issuer)} and ${model(accepted)} fight a Duel.`,
  DuelEnded: ({ winners }) => (winners.length === 0 ? 'The Duel has no winner.' : `${list(winners)} wins the Duel.`),
};
