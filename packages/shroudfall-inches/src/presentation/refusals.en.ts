import { isObject, type Refusal } from '@rulewright/core';
import { engineRefusals } from '@rulewright/core/words';
import type { Names } from './names.js';
import { sourceInWords } from './tally.en.js';

/** The reason of a refusal by its code. A code means the same wherever it stands. */
export const refusals: Readonly<Record<string, string>> = {
  ...engineRefusals,

  // Any decision.
  'unknown-field': 'there is no such field',
  'missing-field': 'a field is missing',
  'wrong-type': 'a field has the wrong form',

  // Army lists.
  'no-army': 'no army costs so few points',
  'unknown-faction': 'no faction has that id',
  'unknown-unit': 'no unit card has that id',
  'unknown-scenario': 'no scenario card has that id',
  'unknown-terrain': 'no terrain card has that id',
  summoned: 'a unit that is summoned is in no army list',
  'other-faction': 'the unit lacks the keyword of the faction',
  'no-weaver': 'the army lacks a unit with a keyword',
  'too-many-copies': 'the army has too many copies of the unit',
  'character-twice': 'an army has each Character once',
  'duplicate-scenario': 'the scenario cards of an army differ',
  'wrong-number-of-scenarios': 'the army has a wrong number of scenario cards',
  'too-many-terrain-copies': 'the army has too many copies of the terrain card',
  'too-many-obscuring': 'the army has too many obscuring terrain cards',
  'wrong-number-of-terrain-cards': 'the army has a wrong number of terrain cards',
  'too-many-points': 'the army costs too many points',

  // Terrain, scenario elements and deployment.
  'near-deployment-edge': 'the piece lies too near to a deployment edge',
  'near-side-edge': 'the piece lies too near to a side edge',
  'not-in-own-half': 'the piece does not lie in the own half',
  'near-terrain': 'the piece lies too near to other terrain',
  'near-element': 'the piece lies too near to a scenario element',
  'far-from-main': 'the piece lies too far from its main piece',
  'not-a-list': 'that is no list of places',
  'wrong-number-of-models': 'the number of places is not the number of models',
  'outside-the-zone': 'the model stands outside the deployment zone',
  'overlaps-base': 'the base overlaps another one',
  'overlaps-terrain': 'the base overlaps impassable terrain',
  'on-impassable-terrain': 'the base stands on impassable terrain',
  'on-linear-terrain': 'the base stands on linear terrain',
  'not-in-coherency': 'the unit is not in coherency',

  // Activations and abilities.
  'not-fewer-units': 'a player passes only with fewer units to activate than the opponent',
  'not-yours': 'the unit belongs to the other player',
  'not-on-the-table': 'it is not on the table',
  'already-activated': 'the unit has activated in this round',
  exhausted: 'the unit is exhausted',
  'no-action-left': 'both actions are spent',
  'must-shake-first': 'a stunned unit shakes first',
  'only-on-its-trigger': 'a reaction is used at its own moment only',
  'acts-by-itself': 'the ability is always in force, or acts by itself',
  'no-such-ability': 'the unit has no such ability',
  'no-such-price': 'the ability cannot be paid for like this',
  'limit-used': 'the limit of its uses is reached',
  'not-payable': 'the reserve cannot pay for it',
  'not-stronger': 'only a stronger die takes the place of the infused one',
  'nothing-to-choose': 'nothing that the ability may choose is in range',
  'no-interaction': 'the element allows no interaction',
  'not-in-the-active-unit': 'the model belongs to no active unit',
  'simple-minded': 'a Simple Minded model interacts with nothing',
  'no-choice-of-payment': 'the element leaves no choice of the payment',

  // Places, poses and pushes.
  'off-the-table': 'it would leave the table',
  'on-a-base': 'the base would overlap another one',
  'rough-ground': 'the base would end on rough ground, which demands a shorter tool',
  'slow-ground': 'the base would end on slow ground, which demands the S tool',
  'out-of-coherency': 'the unit would be out of coherency',
  'no-room-for-the-others': 'the place leaves no room for the other models of the unit',
  'must-be-placed': 'the model must be placed',
  'must-be-pushed': 'the model must be pushed',
  'cannot-move': 'the model cannot move',
  'cannot-push': 'the model cannot be pushed',
  frostbite: 'Frostbite forbids it',
  unmoveable: 'nothing moves the element',
  anchored: 'an Anchored model is not placed',
  rooted: 'a Rooted model is not pushed',
  'leaves-melee': 'the model would leave melee',
  apart: 'the model would stand apart from its unit',
  'not-on-the-line': 'the move is not straight on',
  'comes-nearer': 'the model would come nearer',
  'goes-farther': 'the model would go farther away',
  'not-a-move': 'that is no move',
  'not-a-tool': 'that is no movement tool',
  'tool-too-long': 'the model may not use so long a tool',
  'no-pose': 'no tool leads there',
  'not-a-point': 'that is no point of the table',
  'not-a-whole-number': 'a number is not whole',
  'too-small': 'a number is too small',
  'too-large': 'a number is too large',
  'not-a-pose': 'that is no pose of the tool',
  'no-direction': 'that is no direction',
  'bends-too-far': 'the tool does not bend so far',
  'tool-apart-from-base': 'the tool does not touch the base at the start',
  'tool-on-base': 'the tool lies on the base at the start',
  'tool-apart-from-end': 'the tool does not touch the place at the end',
  'too-far': 'it is too far away',
  'tool-off-table': 'the tool does not lie on the table',
  'tool-outside': 'the tool leaves the ground that it must stay on',
  'tool-on-obstacle': 'the tool lies on something',

  // Attacks.
  'in-melee': 'a model in melee makes no such attack',
  'not-in-melee-with-it': 'the model is not in melee with the target',
  'out-of-range': 'the target is out of range',
  'no-sight': 'the model has no line of sight to the target',
  'no-target': 'there is no target',
  'no-aim': 'a beam is aimed at another model or element',
  'nobody-targeted': 'the attack meets nobody',
  'area-has-no-target': 'an area has no target of its own',
  itself: 'no model attacks itself',
  manifestation: 'nobody attacks a manifestation',
  'no-prey': 'only PREY is attacked among the scenario elements',
  friendly: 'the target is a friend',
  stealth: 'Stealth hides the target',
  'profile-used': 'the model has used that weapon profile in this action',
  'no-such-profile': 'the model has no such weapon profile',
  'other-type': 'the attacks of an action are of one type',
  'combined-attack': 'after a combined attack no model of the unit attacks',
  'no-combined-attack': 'the unit makes no combined attacks like this',
  'after-first-attack': 'a combined attack is the first attack of its action',
  'no-other-model': 'no other model of the unit adds to the attack',

  // Questions about odds.
  'unknown-weapon': 'the card has no such weapon profile',
  'too-many': 'that is too many',
};

/** The number or the thing that a refusal names. */
const detailInWords = (detail: Refusal['detail'], names: Names): string => {
  if (!isObject(detail)) return '';
  const { obstacle, enemy, most, least, needs } = detail;
  const thing = obstacle ?? enemy;
  if (typeof thing === 'string') return `: ${sourceInWords(thing, names)}`;
  if (typeof needs === 'string' || typeof needs === 'number') return `: ${needs}`;
  if (typeof most === 'number') return `, at most ${most}`;
  return typeof least === 'number' ? `, at least ${least}` : '';
};

/** A refusal in words. */
export const refusalInWords = ({ code, detail }: Refusal, names: Names): string =>
  `${Object.hasOwn(refusals, code) ? refusals[code] : code.replaceAll('-', ' ')}${detailInWords(detail, names)}`;
