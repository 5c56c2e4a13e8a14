import type { Refusal } from '@rulewright/core';
import { engineRefusals, titled } from '@rulewright/core/words';
import type { Names } from './names.js';

/** The reason of a refusal by its code, on hexes and on a table in inches alike. A code means the same wherever it stands. */
export const refusals: Readonly<Record<string, string>> = {
  ...engineRefusals,

  // Any question.
  'not-an-object': 'that is no answer with a model and a place',
  'unknown-field': 'the answer has a field too many',
  'not-a-place': 'that is no place of the table',
  'not-there': 'the place is none of those that are allowed',
  'not-waiting': 'that model does not wait to come into play',

  // Actions.
  unit: 'the models of a Hero unit act one by one',
  dead: 'the model is dead',
  'not-yours': 'the model belongs to the other player',
  'not-on-board': 'the model is not on the battlefield',
  'not-its-activation': 'it is not the activation of the model',
  'already-activated': 'the model has activated in this round',
  'already-used': 'that has been used in this activation',
  used: 'that has been used in this activation',
  'used-up': 'the limit of its uses is reached',
  spent: 'the Artefact is spent',
  'too-few-ap': 'the model has too few AP',
  'too-little-fate': 'the player has too little Fate',
  'too-few-counters': 'the model has too few Counters',
  'cannot-pay': 'the player has too little Fate',
  'too-late': 'it is too late for that in this activation',
  summoned: 'Summoned models cannot do that',
  'summoned-acts': 'a Summoned model acts now',
  'summoned-must-act': 'a Summoned model acts first',
  'not-the-commander': 'only the Commander of a unit does that',
  'out-of-cohesion': 'the model is out of cohesion with its Commander',
  'not-knocked-down': 'the model is not knocked down',
  'not-hurt': 'the model has no damage',
  'cannot-heal': 'the model cannot heal, because it burns or has Mortal Wounds',
  'short-legs': 'a model with Short Legs does not Dash in the first round',
  'no-such-condition': 'the model does not suffer that condition',
  'no-such-ability': 'the model has no such ability',
  'no-such-target': 'the ability has no such target',
  'no-such-icon': 'there is no such Icon',
  'no-enemy-orb': 'that is no Shadow Orb of the enemy',
  'no-way-there': 'no gate leads there',
  'already-marked': 'that target is marked already',
  'not-an-enemy-hero': 'only an enemy Hero can be marked',
  'no-demon': 'only a Demon does that',
  'in-play': 'the model that would be summoned is in play',

  // Conditions and what they forbid.
  aiming: 'a model that aims cannot do that',
  curse: 'a cursed model cannot do that',
  cursed: 'a cursed model cannot do that',
  burn: 'a burning model cannot do that',
  freeze: 'a frozen model cannot do that',
  'knock-down': 'a model that is knocked down cannot do that',
  pin: 'a pinned model cannot do that',
  poison: 'a poisoned model cannot do that',
  stun: 'a stunned model cannot do that',
  fear: 'the model fears the target',

  // Places and movement.
  'off-the-board': 'the model would leave the battlefield',
  occupied: 'something stands there',
  impassable: 'the ground there is impassable',
  'on-a-wall': 'no model ends on a wall',
  'wall-in-charge': 'the wall is in the way of the Charge',
  'wall-too-high': 'the wall is too high',
  'wall-not-cleared': 'the model would not get over the wall',
  'model-in-the-way': 'a model is in the way',
  immovable: 'nothing moves an Effigy',
  'too-far': 'it is too far away',
  'no-step': 'that is no step from there',
  'not-from-here': 'the path does not begin at the model',
  'no-line': 'the path is not straight',
  'no-direction': 'the place is no direction from the model',
  'no-room': 'there is no room',
  'no-room-for-the-others': 'the models that deploy later would have no room',
  'not-at-the-effigy': 'the model is not at its Effigy',
  'not-beside': 'the two are too far apart',
  'on-other-terrain': 'other terrain lies there',
  'gravity-well': 'a Gravity Well stops the Charge',

  // Attacks.
  engaged: 'the model is engaged',
  'not-an-enemy': 'the target is no enemy',
  'enemy-effigy': 'the Effigy cannot be a target',
  'monsters-spare-effigies': 'Monsters attack no Effigies in a Skirmish',
  'out-of-reach': 'the target is out of reach',
  'not-in-sight': 'the model does not see the target',
  hidden: 'the target is hidden',
  psionics: 'a Psionic model attacks no Effigy',
  'no-attribute': 'the card of the model has a dash in place of the attribute',
  'no-weapon': 'the model has no such weapon',
  'no-melee-weapon': 'the model has no melee weapon',
  'nothing-to-aim': 'the model has no ranged weapon',

  // Souls and Artefacts.
  'cannot-hold': 'no Souls can be Bound to the model',
  'not-so-many': 'the model does not hold so many Souls',
  'no-hero': 'only Heroes have Artefacts',
  'not-a-hero': 'the model is no Hero',
  'not-a-champion': 'a Sacred Artefact needs a Champion of its god',
  defender: 'no Defender has that Artefact',
  'slot-full': 'the slot of the Artefact is full',
  'second-copy': 'the Warband has a copy of the Artefact',
  'not-held': 'the model does not have the Artefact',
  'not-in-the-deck': 'the Artefact is not in the deck',
  'no-deal': 'nothing can be bought, sold or exchanged',
  'dealt-already': 'the model has made that deal',
  'only-buying': 'a Hero that returns only buys',
  'not-free': 'the model has no free deal',
};

/** The thing or the number that a refusal names. */
const detailInWords = (detail: Refusal['detail'] = {}, names: Names): string => {
  const { piece, feature, most } = detail;
  if (typeof piece === 'string') return `: ${names.model(piece)}`;
  if (typeof feature === 'string') return `: ${titled(feature)}`;
  return typeof most === 'number' ? `, at most ${names.lengths(most)}` : '';
};

/** A refusal in words, without its rule. A code without words is shown as it is. */
export const refusalTold = ({ code, detail }: Refusal, names: Names): string =>
  `${Object.hasOwn(refusals, code) ? refusals[code] : code.replaceAll('-', ' ')}${detailInWords(detail, names)}`;
