import { isObject, type Refusal } from '@rulewright/core';
import type { Names } from './names.js';
import { sourceInWords } from './tally.en.js';

/** The reason of a refusal by its code. */
const refusals: Readonly<Record<string, string>> = {
  // Any decision.
  'not-an-option': 'that is none of the answers',
  'stale-decision': 'that question has been answered',
  'not-your-decision': 'that question belongs to the other player',
  // Army lists.
  'unknown-faction': 'no faction has that id',
  'unknown-unit': 'no unit card has that id',
  'unknown-scenario': 'no scenario card has that id',
  'unknown-terrain': 'no terrain card has that id',
  summoned: 'a unit that is summoned is in no army list',
  'other-faction': 'the unit lacks the keyword of the faction',
  'no-weaver': 'an army needs an Essence Weaver',
  'too-many-copies': 'the army has too many copies of the unit',
  'character-twice': 'an army has each Character once',
  'duplicate-scenario': 'the scenario cards of an army differ',
  'wrong-number-of-scenarios': 'the army has a wrong number of scenario cards',
  'too-many-terrain-copies': 'the army has too many copies of the terrain card',
  'too-many-obscuring': 'the army has too many obscuring terrain cards',
  'wrong-number-of-terrain-cards': 'the army has a wrong number of terrain cards',
  'too-many-points': 'the army costs too many points',
  // Activations.
  'not-fewer-units': 'a player passes only with fewer units to activate than the opponent',
  'not-yours': 'the unit belongs to the other player',
  'not-on-the-table': 'the unit is not on the table',
  'already-activated': 'the unit has activated in this round',
  exhausted: 'the unit is exhausted',
  'no-action-left': 'both actions are spent',
  'must-shake-first': 'a stunned unit shakes first',
  'no-such-ability': 'the active unit has no such ability to use',
  'only-on-its-trigger': 'a reactive ability waits for its moment',
  'acts-by-itself': 'that ability acts by itself',
  'no-such-price': 'no action can be sacrificed for that ability',
  'not-payable': 'the reserve cannot pay for it',
  'limit-used': 'the ability has been used as often as it may be',
  'no-interaction': 'nobody can interact with that',
  'not-in-the-active-unit': 'the model is none of the active unit',
  'simple-minded': 'a Simple Minded unit never interacts',
  'no-choice-of-payment': 'the element leaves no choice of the payment',
  'no-target': 'there is no legal target',
  'nothing-to-choose': 'nothing to choose is in range',
  // Points and poses.
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
  'too-far': 'that is too far away',
  'tool-off-table': 'the tool does not lie on the table',
  'tool-on-obstacle': 'the tool lies on something',
};

/** The number or the thing that a refusal names. */
const detailInWords = (detail: Refusal['detail'], names: Names): string => {
  if (!isObject(detail)) return '';
  const { obstacle, most, least, needs } = detail;
  if (typeof obstacle === 'string') return `: ${sourceInWords(obstacle, names)}`;
  if (typeof needs === 'string') return `: ${needs}`;
  if (typeof most === 'number') return `, at most ${most}`;
  return typeof least === 'number' ? `, at least ${least}` : '';
};

/** A refusal in words. */
export const refusalInWords = ({ code, detail }: Refusal, names: Names): string =>
  `${refusals[code] ?? code.replaceAll('-', ' ')}${detailInWords(detail, names)}`;
