import { list, signed } from '@rulewright/core/words';
import { actionInWords, movementInWords } from '../actions.en.js';
import { knownModels, unlessHidden } from '../seen.js';
import { sourceInWords } from '../tally.en.js';
import { reasonInBrackets, type Teller } from './teller.js';

/** Activation Points, sequences and declarations. */
export const sequences: Pick<
  Teller,
  | 'PointsAllotted'
  | 'PointsChanged'
  | 'PointsDiscarded'
  | 'ManaChanged'
  | 'CounterChanged'
  | 'SequenceBegan'
  | 'StepReached'
  | 'ActivationCutShort'
  | 'MovementDeclared'
  | 'MovementCutShort'
  | 'FallNoted'
  | 'ReactionDeclared'
  | 'ReactionChanged'
  | 'PlayerAnswered'
  | 'ActionDeclared'
  | 'SequenceEnded'
> = {
  PointsAllotted: ({ points }, { model }) =>
    `Activation Points: ${list(Object.entries(points).map(([id, amount]) => `${model(id)} ${amount}`))}.`,
  PointsChanged: ({ model: id, by, why }, names) => {
    const { before } = names;
    // A model loses only the points that it has: Stagger takes nothing from one without.
    const had = before && knownModels(before).find(one => one.id === id)?.points;
    const change = had === undefined ? by : Math.max(by, -had);
    if (why === 'activation' || why === 'reaction' || change === 0) return '';
    const points = change === 1 || change === -1 ? 'Activation Point' : 'Activation Points';
    return `${names.model(id)}: ${signed(change)} ${points}${reasonInBrackets(why, names)}.`;
  },
  PointsDiscarded: ({ models }, { model }) =>
    models.length === 0 ? '' : `The Activation Points that are left are lost: ${list(models.map(model))}.`,
  ManaChanged: ({ model: id, by, why }, names) =>
    `${names.model(id)}: ${signed(by)} Mana${reasonInBrackets(why, names)}.`,
  CounterChanged: ({ model: id, counter, by }, names) =>
    counter.startsWith('option:') ? '' : `${names.model(id)}: ${signed(by)} ${sourceInWords(counter, names)}.`,
  SequenceBegan: ({ model: id }, { model }) => `${model(id)} activates.`,
  StepReached: () => '',
  ActivationCutShort: ({ model: id, why }, names) =>
    `The Activation of ${names.model(id)} ends early${reasonInBrackets(why, names)}.`,
  MovementDeclared: ({ model: id, movement }, { model }) => {
    const declared = unlessHidden(movement);
    return `${model(id)} ${declared ? movementInWords(declared) : 'moves in secret'}.`;
  },
  MovementCutShort: ({ model: id, movement }, { model }) => {
    const left = unlessHidden(movement);
    return `${model(id)} is stopped${left ? `: it only ${movementInWords(left)}` : ''}.`;
  },
  FallNoted: ({ fall: { model: id } }, { model }) => `${model(id)} falls.`,
  ReactionDeclared: ({ reaction: { model: id, action, opportunity } }, names) =>
    `${names.model(id)} reacts${opportunity ? ' at once' : ''}: it ${actionInWords(action, names, id)}.`,
  ReactionChanged: ({ model: id, action }, names) =>
    `${names.model(id)} changes its reaction: it ${actionInWords(action, names, id)}.`,
  PlayerAnswered: () => '',
  ActionDeclared: ({ model: id, action }, names) => `${names.model(id)} ${actionInWords(action, names, id)}.`,
  SequenceEnded: () => '',
};
