import { count, list, signed, titled } from '@rulewright/core/words';
import type { EldDie, ModelId, ModelState } from '../../vocabulary/index.js';
import { diceInWords, rollInWords } from '../dice.en.js';
import type { Names } from '../names.js';
import { isNow, untilInWords } from '../phrases.en.js';
import { refusalInWords } from '../refusals.en.js';
import { knownModels, type SeenEld, unlessHidden } from '../seen.js';
import { explained, sourceInWords } from '../tally.en.js';
import { reasonInBrackets, type Teller } from './teller.js';

const sideInWords = ({ model, dice }: { readonly model: ModelId; readonly dice: readonly EldDie[] }, names: Names) =>
  `${names.model(model)} ${diceInWords(dice, names)}`;

/** True if a model had the same state until the same moment before. */
const hadAlready = (before: SeenEld, id: ModelId, { state, until }: ModelState): boolean =>
  knownModels(before).some(one => one.id === id && one.states.some(had => had.state === state && had.until === until));

/** Rolls, Hits and Wounds. */
export const fights: Pick<
  Teller,
  | 'RequirementFailed'
  | 'RollMade'
  | 'DiceRerolled'
  | 'ConfrontationDecided'
  | 'HitScored'
  | 'HitNegated'
  | 'DamageRolled'
  | 'WoundPrevented'
  | 'HpChanged'
  | 'StateGained'
  | 'StateRemoved'
  | 'MoraleBroken'
> = {
  RequirementFailed: ({ model: id, code, target }, names) =>
    `${names.model(id)} fails${target === null ? '' : ` against ${names.thing(target)}`}: ${refusalInWords({ code }, names)}.`,
  RollMade: ({ roll, attribute, dice }, names) => {
    const needed = unlessHidden(attribute);
    return `${rollInWords(roll, names)}: ${diceInWords(dice, names, roll.purpose)}${needed ? ` against ${explained(needed, names)}` : ''}.`;
  },
  DiceRerolled: ({ roll, source, player, places: again, dice }, names) =>
    `${player === null ? 'The Hostiles re-roll' : `${player} re-rolls`} ${count(again.length, 'die', 'dice')} by ${sourceInWords(unlessHidden(source) ?? 'an ability', names)}: ${rollInWords(roll, names)}: ${diceInWords(dice, names, roll.purpose)}.`,
  ConfrontationDecided: ({ sides, winners }, names) =>
    `Confrontation: ${list(sides.map(side => sideInWords(side, names)))}; ${
      winners.length === 0
        ? 'nobody wins'
        : `${list(winners.map(names.model))} ${winners.length === 1 ? 'wins' : 'win'}`
    }.`,
  HitScored: ({ attacker, on, critical, stray }, names) =>
    `${names.model(attacker)} scores a ${critical ? 'Critical Hit' : 'Hit'} on ${names.thing(on)}${stray ? ' with a stray shot' : ''}.`,
  HitNegated: ({ attacker, on, by }, names) =>
    `The Hit of ${names.model(attacker)} on ${names.thing(on)} is negated (${sourceInWords(by.source, names)}).`,
  DamageRolled: ({ on, die, power, armour, success, extra }, names) =>
    `Damage roll on ${names.thing(on)}${extra === null ? '' : ` (${sourceInWords(extra, names)})`}: ${die}, Power ${explained(power, names)}, Armor ${explained(armour, names)}: ${success ? 'a Wound' : 'no Wound'}.`,
  WoundPrevented: ({ model: id, by }, names) =>
    `A Wound of ${names.model(id)} is prevented (${sourceInWords(by.source, names)}).`,
  HpChanged: ({ model: id, by, why }, names) => {
    const left = names.state && knownModels(names.state).find(one => one.id === id)?.hp;
    const now = left === undefined ? '' : `, ${left} left`;
    return `${names.model(id)}: ${signed(by)} HP${now}${reasonInBrackets(why, names)}.`;
  },
  // A second Hit may give a state that the model already has: then there is no change, and no sentence.
  StateGained: ({ model: id, state }, { model, before }) =>
    before && hadAlready(before, id, state)
      ? ''
      : `${model(id)} ${isNow[state.state]}${state.until === undefined ? '' : untilInWords[state.until]}.`,
  StateRemoved: ({ model: id, state }, { model }) => `${model(id)} is no longer ${titled(state)}.`,
  MoraleBroken: ({ player, broken }) =>
    broken ? `The morale of ${player} is broken.` : `The morale of ${player} holds again.`,
};
