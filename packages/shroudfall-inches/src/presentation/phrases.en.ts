import type { WindowId } from '../vocabulary/ability.js';
import type { EssenceReason, Shift } from '../vocabulary/events.js';
import type { EndReason, GenericAction, SfiEvent, Stage } from '../vocabulary/index.js';
import type { ConditionId } from '../vocabulary/words.js';
import { does } from './doing.en.js';

/** An army by its name and its faction, or by its faction alone where it bears the same name. */
export const armyName = (name: string, faction: string): string => (name === faction ? name : `${name} of ${faction}`);

/** The stage that a match has reached, in words; empty for a step inside the start or the end of a round. */
export const stageInWords = (stage: Stage): string => {
  switch (stage.name) {
    case 'set-up':
      return `Set-up: ${stage.step}.`;
    case 'activations':
      return `The activations begin with ${stage.next}.`;
    default:
      return '';
  }
};

/** The reasons for changes of a reserve; empty where another event gives the reason. */
export const essenceFor: Readonly<Record<EssenceReason, string>> = {
  activation: 'at the end of the activation',
  'destroyed-unit': 'for destroyed units',
  ability: 'by an ability',
  scenario: 'from a scenario element',
  terrain: 'because of terrain',
  cost: '',
  infusion: 'to infuse a roll',
  're-roll': 'to roll all dice again',
  interaction: 'for an interaction',
  discarded: '',
  'end-of-round': 'at the end of the round',
};

/** The ways in which models are shifted. */
export const shifted: Readonly<Record<Shift, string>> = { place: 'is placed at', push: 'is pushed to' };

/** The generic actions as things that a unit takes. */
export const actions: Readonly<Record<GenericAction, string>> = {
  move: 'a move action',
  attack: 'an attack action',
  disengage: 'a disengage action',
  shake: 'a shake action',
};

/** The reasons why an activation ends; empty for one that is simply over. */
export const endOfActivation: Readonly<Record<Extract<SfiEvent, { type: 'ActivationEnding' }>['why'], string>> = {
  done: '',
  moves: ' after its second move action',
  coherency: ' because it has lost its coherency',
  destroyed: ' because it is destroyed',
};

/** Conditions as the end of "a unit …". */
export const suffersNow: Readonly<Record<ConditionId, string>> = {
  burning: 'is Burning',
  crippled: 'is Crippled',
  'essence-starved': 'is Essence Starved',
  frostbite: 'suffers Frostbite',
  hexed: 'is Hexed',
  poisoned: 'is Poisoned',
  shattered: 'is Shattered',
  shocked: 'is Shocked',
  stunned: 'is Stunned',
  void: 'suffers Void',
};

/** The moments at which abilities may act, by the name of the model or unit whose moment it is. */
export const moments: Readonly<Record<WindowId, (who: string) => string>> = {
  'round-start-essence': () => 'essence at the start of the round',
  'round-start': () => 'the round starts',
  'round-end': () => 'the round ends',
  'activation-start': who => `the activation of ${who} starts`,
  'activation-end': who => `the activation of ${who} ends`,
  'model-ends-move': who => does(who, 'has moved'),
  'unit-ends-move': who => does(who, 'has ended its move action'),
  targeted: who => does(who, 'is targeted'),
  'hit-rolled': who => `the hit roll against ${who} is made`,
  missed: who => `the attack on ${who} misses`,
  hit: who => does(who, 'is hit'),
  'damage-rolled': who => `the damage roll against ${who} is made`,
  'not-damaged': who => `the attack on ${who} does no damage`,
  damaged: who => does(who, 'is damaged'),
  'damage-marked': who => `damage is marked on ${who}`,
  destroyed: who => does(who, 'is destroyed'),
  attacked: who => does(who, 'has finished an attack'),
  interacted: who => does(who, 'interacts with a scenario element'),
  entered: who => does(who, 'comes within a reach'),
  completed: who => does(who, 'completes an action within a reach'),
};

/** The reasons that a match ended in words. */
export const endings: Readonly<Record<EndReason, string>> = {
  'scenario-lead': 'the lead in victory points is large enough',
  'victory-points': 'more victory points after the last round',
  annihilation: 'the enemy has no unit left',
  'both-annihilated': 'neither player has a unit left',
  'fewer-weavers-lost': 'fewer weavers lost',
  'fewer-army-points-lost': 'fewer army points lost',
  'more-red-essence': 'more red essence breaks the tie',
  'more-yellow-essence': 'more yellow essence breaks the tie',
  'more-grey-essence': 'more grey essence breaks the tie',
  'roll-off': 'a last roll-off',
};
