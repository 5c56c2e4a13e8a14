import { isObject, type Refusal } from '@rulewright/core';
import { engineRefusals } from '@rulewright/core/words';
import type { Names } from './names.js';
import { inchesOf } from './places.en.js';
import { sourceInWords } from './tally.en.js';

/** The reason of a refusal by its code. A code means the same wherever it stands. */
export const refusals: Readonly<Record<string, string>> = {
  ...engineRefusals,

  // Any decision.
  'unknown-field': 'there is no such field',
  gone: 'the model is not there any more',
  used: 'that has been used already',

  // The form of an answer.
  'not-a-list': 'that is no list',
  'not-a-number': 'that is no whole number',
  'not-a-model': 'that names no model',
  'not-a-place': 'that is no place on the field',
  'not-a-point': 'that is no point of the field',
  'not-a-whole-number': 'a number is not whole',
  'too-small': 'a number is too small',
  'too-large': 'a number is too large',
  'no-direction': 'that is no direction',
  'not-a-level': 'that is no level',
  'not-a-state': 'that is no state',
  'not-true': 'that field is true or absent',
  'not-yes-or-no': 'that is neither yes nor no',

  // Parties.
  'no-party': 'no party of the pack fits the Game Size',
  'not-a-party': 'that is no party',
  'not-a-faction': 'that names no faction',
  'not-an-upgrade': 'that names no Upgrade',
  'unknown-faction': 'no faction has that id',
  'unknown-profile': 'no profile has that id',
  'unknown-upgrade': 'no Upgrade has that id',
  'unknown-quest': 'no Quest has that id',
  'other-faction': 'it belongs to another faction',
  'no-model-of-the-faction': 'the party has no model of its faction',
  'no-leader': 'the Leader is none of the models',
  'too-expensive': 'the party costs too many Recruitment Points',
  'too-many-copies': 'the party has too many copies of it',
  'too-many-models': 'the party has too many models',
  'too-many-upgrades': 'the model has too many Upgrades',
  'too-many-points': 'the route has too many points',
  'players-of-the-quest': 'the Quest is for another number of players',

  // Deployment and places.
  'not-a-deployment': 'that is no deployment',
  'not-to-deploy': 'that model is not to be deployed now',
  'not-bought': 'the Upgrade was not bought, or is with another model',
  'not-for-this-model': 'the Upgrade is not for this model',
  'options-of-upgrades': 'one option is to be named for each Upgrade that offers several',
  'no-such-option': 'the Upgrade has no such option',
  'out-of-the-zone': 'the model stands outside the Deployment Zone',
  'off-the-field': 'the base does not lie on the field',
  'not-on-a-surface': 'the base does not stand on a surface',
  'not-free': 'the place is not free',
  'on-a-model': 'another model stands there',
  'not-in-contact': 'the base does not touch what it has to touch',
  'not-the-nearest': 'a nearer place is free',
  'no-ability': 'the model lacks the ability for it',

  // Movement.
  'not-a-movement': 'that is no movement',
  'not-a-kind-of-movement': 'that is no kind of movement',
  'not-a-move': 'that is no move',
  'not-a-route': 'that is no route',
  'not-a-route-point': 'that is no point of the route',
  'no-such-leg': 'the route has no such leg',
  'not-on-the-leg': 'the point lies beyond its leg of the route',
  'no-route': 'the model has no route',
  'no-distance': 'a leg of the route has no length',
  'not-straight': 'the path is not straight',
  'idle-moves': 'a model that is Idle does not move',
  'not-a-stance': 'that is no change of stance',
  'not-a-time': 'a stance changes before or after the movement',
  'no-stance': 'the stance cannot be taken now',
  'no-change': 'the stance is the same already',
  'not-a-skill': 'that is no Skill',
  'no-such-skill': 'the model has no such Skill',
  'not-its-skill': 'the Skill does not belong to this movement',
  'no-flight': 'the model cannot fly',
  'too-far': 'it is too far',
  'too-high': 'the obstacle is too high to step over',
  'in-the-way': 'something is in the way',
  'through-an-enemy': 'an enemy is in the way',
  'no-support': 'nothing carries the base there',
  'climbs-down': 'only a Climb goes down there',
  'goes-on-after-contact': 'the movement ends at an enemy that it touches',
  'ends-on-a-wall': 'the movement may not end on a wall',
  'not-to-the-edge': 'the move does not lead to the edge',
  'leaves-awareness': 'the guard would leave the Awareness of its model',
  'not-towards': 'the move does not lead towards the model',
  'comes-nearer': 'the model comes nearer',
  flicker: 'a Flicker leads in one straight line',
  immobilized: 'an Immobilized model does not move',
  'over-encumbered': 'the model carries too much',
  'on-a-wall': 'the model hangs on a wall',

  // Actions and reactions.
  'active-only': 'only the activated model may do that',
  'attack-only': 'only an Attack will do',
  'not-idle': 'the model has moved',
  'after-special-movement': 'after a Special Movement the model does nothing',
  'special-movement': 'a Special Movement does not allow it',
  'cannot-act': 'the model cannot act',
  'no-points': 'the model has no Activation Points left',
  'not-active': 'the model is not of the Active Player',
  'not-activated': 'it is not the activated model',
  'not-reactive': 'the model is not reactive',
  reacted: 'the model has reacted in this sequence',
  'not-aware': 'the model is not aware of it',
  'no-sight': 'the model has no sight of it',
  stealth: 'Stealth keeps the model from reacting',
  'no-such-means': 'the model has nothing of the kind to use',
  'no-such-mode': 'the Spell has no such mode',
  secret: 'the model is a token, or is not shown',
  'no-such-attribute': 'the roll is not made with that attribute',
  'no-such-ability': 'there is no such ability',
  'no-such-enchantment': 'there is no such Enchantment',
  'no-such-stratagem': 'there is no such Stratagem to use',
  'used-twice': 'the same Item is used twice',
  hurls: 'Hurl has no other Skill with it',
  'hands-full': 'the hands of the model are full',
  'no-mana': 'the model has too little Mana',
  'no-target': 'nobody that this may be used on is in sight',
  'needs-a-target': 'the attack needs a target',
  'too-many-targets': 'those are too many targets',
  'target-gone': 'the target is gone',
  ally: 'the target is an ally',
  'no-ally': 'there is no such ally',
  'not-reached': 'the movement ended before that point',
  'not-under-template': 'the target is not under the template',
  'outside-the-aura': 'the target is outside of the Casting Aura',
  'out-of-reach': 'the target is out of Reach',
  'not-an-aim': 'that is no aim',
  'not-the-template': 'that is not the template of the attack',
  'not-at-the-attacker': 'the spray does not begin at the attacker',
  'another-target': 'the attack is on another target',
  'not-covered': 'the template does not cover the target',
  'not-the-centre': 'the template is not centred on the spot',
  'no-surface-there': 'the spot is not on a surface of the field',
  'art-not-allowed': 'the Combat Art does not go with the attack',
  'no-contact': 'the model is not in Base Contact',
  'not-acquired': 'the Item cannot change hands',
  nothing: 'nothing changes hands',
  'no-object': 'there is nothing to interact with',
  'no-roll': 'no roll is due',
  'no-need': 'the model needs nothing',
  'no-patient': 'First Aid helps nobody there',
  'no-order': 'no model can follow the order',
  'no-token': 'there is no such token',
  seen: 'an enemy sees the model',
  'not-incapacitated': 'the model is not Incapacitated',
  'no-duels': 'the Quest has no Duels',
  'duel-goes-on': 'a Duel is going on',
  'not-enlisted': 'the model is not of the original party',
  'no-opponent': 'nobody can take up the Duel',
  'not-to-be-revealed': 'the Scheme is not revealed in this way',

  // Magic.
  'familiar-there': 'the Familiar is there already',
  'no-mage': 'the model is no Mage',
  'no-such-spell': 'the model has no such Spell',
  'not-listed': 'the Spells of a Ritual are in another order, or not for it',
  'not-summoned': 'the model was not summoned by it',
  'upkeep-full': 'the Stamina of the model bears no further Upkeep',
  'upkeep-too-high': 'the Upkeep is too high for the Stamina of the model',
  protected: 'the target is protected',
  'no-structure': 'there is no such structure',

  // Quests that follow one another.
  'not-over': 'that Quest is not over',
  'not-the-next-quest': 'that Quest is not the next one',

  // Alliances.
  allied: 'the two players are allied already',
  'not-allied': 'the two players are not allied',
  'no-alliances': 'the Quest has no alliances',
  'no-other-player': 'there is no such other player',
  proposed: 'an alliance was proposed to that player before',

  // Measuring.
  'movement-only': 'only a movement may be measured now',
  'no-measuring': 'nothing may be measured now',
  'no-templates': 'templates may not be measured now',
  'out-of-awareness': 'it is beyond the Awareness of the model',

  // Questions about odds.
  'unknown-weapon': 'the model has no such means to attack',
  'too-many': 'that is too many',

  // States.
  blinded: 'the model is Blinded',
  crouched: 'the model is Crouched',
  engaged: 'the model is Engaged',
  flying: 'the model is Flying',
  hidden: 'the model is Hidden',
  panicked: 'the model is Panicked',
  shrouded: 'the model is Shrouded',
};

/** The number or the thing that a refusal names. */
const detailInWords = (detail: Refusal['detail'], names: Names): string => {
  if (!isObject(detail)) return '';
  const { by, enemy, model, faction, most, limit, min, max } = detail;
  const thing = by ?? enemy ?? model ?? faction;
  if (typeof thing === 'string') return `: ${sourceInWords(thing, names)}`;
  if (typeof min === 'number' && typeof max === 'number') return `, ${min} to ${max}`;
  const highest = most ?? limit;
  if (typeof highest !== 'number') return '';
  // Lengths are whole units of 1/100 mm.
  return `, at most ${Number.isInteger(highest) && highest < 1000 ? highest : `${inchesOf(highest)}"`}`;
};

/** A refusal in words. */
export const refusalInWords = ({ code, detail }: Pick<Refusal, 'code' | 'detail'>, names: Names): string =>
  `${Object.hasOwn(refusals, code) ? refusals[code] : code.replaceAll('-', ' ')}${detailInWords(detail, names)}`;
