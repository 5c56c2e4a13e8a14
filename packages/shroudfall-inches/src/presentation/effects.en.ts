import { list, titled } from '@rulewright/core/words';
import type { Effect } from '../vocabulary/effect.js';
import { conditionName, essenceInWords, poolInWords } from './amounts.en.js';
import { changeInWords } from './lasting.en.js';

/** An effect of a card, in a few words. */
const effectInWords = (effect: Effect): string => {
  switch (effect.op) {
    case 'attack':
      return effect.weapon === undefined ? 'an attack' : `an attack with ${titled(effect.weapon)}`;
    case 'hitRoll':
      return `a hit roll: ${effectsInWords(effect.effects)}`;
    case 'damageRoll':
      return `a damage roll of ${poolInWords(effect.dice)}`;
    case 'damage':
      return `${effect.amount} damage`;
    case 'heal':
      return effect.amount === 'all' ? 'remove all damage' : `remove ${effect.amount} damage`;
    case 'condition':
      return conditionName(effect.condition);
    case 'removeCondition':
      return effect.count === 'all'
        ? 'remove all conditions'
        : `remove ${effect.count === 1 ? 'a condition' : `${effect.count} conditions`}`;
    case 'place':
      return `place within ${effect.within}"`;
    case 'push':
      return `push ${effect.distance}"${effect.direction === 'any' ? '' : ` ${effect.direction.replace('-', ' ')}`}`;
    case 'move':
      return effect.tool === 'MOV' ? 'a move' : `a move with the ${effect.tool} tool`;
    case 'reroll':
      return `roll ${effect.dice === 'all' ? 'any dice' : effect.dice === 1 ? 'a die' : `${effect.dice} dice`} again`;
    case 'essence':
      return 'option' in effect.gain || 'own' in effect.gain ? 'essence' : essenceInWords(effect.gain);
    case 'takeEssence':
      return `take ${effect.count} essence`;
    case 'manifestation':
      return titled(effect.manifestation);
    case 'summon':
      return `summon ${titled(effect.unit)}`;
    case 'redirect':
      return 'another model is hit instead';
    case 'action':
      return `one more ${effect.action} action`;
    case 'control':
      return 'place the control token';
    case 'victoryPoints':
      return `${effect.amount} victory ${effect.amount === 1 ? 'point' : 'points'}`;
    case 'choose':
      return effect.options.map(({ effects }) => effectsInWords(effects)).join(' or ');
    case 'code':
      return titled(effect.name);
    default:
      return changeInWords(effect);
  }
};

/** The effects of an ability or of one of its options, in words. */
export const effectsInWords = (effects: readonly Effect[]): string => list(effects.map(effectInWords));
