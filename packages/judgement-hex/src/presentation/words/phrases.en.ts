import type { EndReason, FateReason, JhxEvent, Stage } from '../../vocabulary/index.js';

const communionSteps = [
  'effects at its start',
  'Souls and Monsters move',
  'Fate',
  'Souls and Monsters spawn',
  'Heroes return',
  'effects at its end',
] as const;

const setUpSteps: Readonly<Record<Extract<Stage, { readonly name: 'set-up' }>['step'], string>> = {
  map: 'the map',
  monsters: 'Monsters',
  gods: 'gods',
  warbands: 'Warbands',
  avatars: 'Avatars',
  deployment: 'deployment',
  declarations: 'declarations',
};

/** The stage that a match has reached, in words; empty for a change inside a step. */
export const stageInWords = (stage: Stage): string => {
  switch (stage.name) {
    case 'set-up':
      return `Set-up: ${setUpSteps[stage.step]}.`;
    case 'communion':
      // The events of a step say whose turn it is.
      if (stage.queue !== null) return '';
      return typeof stage.step === 'number'
        ? `Communion, step ${stage.step}: ${communionSteps[stage.step - 1]}.`
        : `Communion: ${stage.step}.`;
    case 'activation':
      return 'The Activation Phase begins.';
    case 'end-of-round':
      return 'The round is over.';
  }
};

/** The reasons of Fate changes in words; empty where another event gives the reason. */
export const fateFor: Readonly<Record<FateReason, string>> = {
  free: 'free of charge',
  souls: 'for Souls',
  shrine: 'for a Shrine',
  'soulless-shrine': 'because of a Soulless at a Shrine',
  wound: 'for a wound',
  cost: '',
  bounty: 'as a bounty',
  sale: 'for an Artefact',
  purchase: 'for an Artefact',
  ability: 'by an ability',
  honour: 'by Honour',
};

/** The verbs for each motion. */
export const moves: Readonly<Record<Extract<JhxEvent, { type: 'ModelMoved' }>['how'], string>> = {
  advance: 'advances to',
  charge: 'charges to',
  hunt: 'hunts to',
  recall: 'is recalled to',
  push: 'is pushed to',
  place: 'is placed at',
  throw: 'is thrown to',
};

/** The reasons that lasting effects ended in words; empty for an effect whose time had come. */
export const overBecause: Readonly<Record<Extract<JhxEvent, { type: 'EffectsEnded' }>['why'], string>> = {
  expired: '',
  removed: ' (removed)',
  replaced: ' (replaced)',
  used: ' (used up)',
  died: ' (its model is dead)',
};

/** The kinds of attack in words, except attacks by an action. */
export const attackKinds: Readonly<
  Record<Exclude<Extract<JhxEvent, { type: 'AttackDeclared' }>['kind'], 'action'>, string>
> = {
  charge: 'Charge',
  'dual-wield': 'Dual Wield',
  'parting-blow': 'Parting Blow',
  ability: 'by an ability',
  hunter: 'hunting',
  monster: 'in its reach',
};

/** The reasons that a match ended in words. */
export const endings: Readonly<Record<EndReason, string>> = {
  'effigy-captured': 'an Effigy is captured',
  'more-souls': 'more Souls decide',
  'more-effigy-damage': 'more damage on the Effigy decides',
  'more-levels': 'more levels decide',
  'less-damage': 'less damage decides',
  'first-soul': 'the first Soul decides',
  draw: 'nothing decides',
};
