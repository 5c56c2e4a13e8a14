import { capital } from '@rulewright/core/words';
import type { EldDie, SeenRoll } from '../vocabulary/index.js';
import type { Names } from './names.js';
import { unlessHidden } from './seen.js';
import { sourceInWords } from './tally.en.js';

/** One die as it lies: `4`, `17 (missed)`, `1 (critical)`, `5 (beaten)`; outside attacks `4 (passed)`, `17 (failed)`. */
const dieInWords = (
  { face, success, critical, negated, stray }: EldDie,
  names: Names,
  purpose: SeenRoll['purpose'],
): string => {
  if (stray !== null) return `${face} (stray, at ${names.model(stray)})`;
  if (negated) return `${face} (beaten)`;
  if (critical) return `${face} (critical)`;
  if (purpose === 'attack') return success ? `${face}` : `${face} (missed)`;
  return `${face} (${success ? 'passed' : 'failed'})`;
};

/** Dice as they lie. */
export const diceInWords = (dice: readonly EldDie[], names: Names, purpose: SeenRoll['purpose'] = 'attack'): string =>
  dice.length === 0 ? 'no dice' : dice.map(die => dieInWords(die, names, purpose)).join(', ');

/** The purposes of rolls, as things that a model rolls. */
const purposes: Readonly<Record<SeenRoll['purpose'], string>> = {
  attack: 'to attack',
  cast: 'to cast',
  dodge: 'to dodge',
  resist: 'to resist',
  perceive: 'to perceive',
  uncover: 'to uncover',
  interact: 'to interact',
  fall: 'to survive a fall',
  morale: 'for morale',
  state: 'to shake off a state',
  initiative: 'for Initiative',
};

/** A roll in words: `Gate Keeper (B) rolls OFF to attack Imp (1)`. */
export const rollInWords = ({ model, attribute, purpose, about, against }: SeenRoll, names: Names): string => {
  const at =
    against === null || against === model ? '' : ` ${purpose === 'attack' ? '' : 'against '}${names.model(against)}`;
  const what = about === null || about === purpose ? '' : ` (${sourceInWords(about, names)})`;
  return `${names.model(model)} rolls ${unlessHidden(attribute) ?? 'a secret attribute'} ${purposes[purpose]}${at}${what}`;
};

/** The purpose of dice that are thrown by the table. */
export const throwInWords = (purpose: string): string => {
  const again = / re-roll$/.test(purpose);
  const name = purpose.replace(/ re-roll$/, '');
  return `${capital(name)} roll${again ? ' again' : ''}`;
};
