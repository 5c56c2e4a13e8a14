import type { EndReason, FateReason, JhxEvent, Stage } from '../vocabulary/index.js';

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

/** Where the match has come to; empty for what only changes inside a step. */
export const stageInWords = (stage: Stage): string => {
  switch (stage.name) {
    case 'set-up':
      return `Set-up: ${setUpSteps[stage.step]}.`;
    case 'communion':
      // Whose turn it is in a step is told by what they do.
      return stage.queue === null ? `Communion, step ${stage.step}: ${communionSteps[stage.step - 1]}.` : '';
    case 'activation':
      return 'The Activation Phase begins.';
    case 'end-of-round':
      return 'The round is over.';
  }
};

/** What a Fate pool changed for; empty where the story says it. */
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

/** How models come to a hex. */
export const moves: Readonly<Record<Extract<JhxEvent, { type: 'ModelMoved' }>['how'], string>> = {
  advance: 'advances to',
  charge: 'charges to',
  hunt: 'hunts to',
  recall: 'is recalled to',
  push: 'is pushed to',
  place: 'is placed at',
  throw: 'is thrown to',
};

/** Why lasting effects are over, where that is more than that their time has come. */
export const overBecause: Readonly<Record<Extract<JhxEvent, { type: 'EffectsEnded' }>['why'], string>> = {
  expired: '',
  removed: ' (removed)',
  replaced: ' (replaced)',
  used: ' (used up)',
  died: ' (its model is dead)',
};

/** Why an attack is made, unless by an action. */
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

/** Why a match is over. */
export const endings: Readonly<Record<EndReason, string>> = {
  'effigy-captured': 'an Effigy is captured',
  'more-souls': 'more Souls decide',
  'more-effigy-damage': 'more damage on the Effigy decides',
  'more-levels': 'more levels decide',
  'less-damage': 'less damage decides',
  'first-soul': 'the first Soul decides',
  draw: 'nothing decides',
};
