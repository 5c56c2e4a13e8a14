import { isObject, RefusalError } from '@rulewright/core';
import { ScenarioError, type Scripted } from '@rulewright/core/testing';
import { messageOf } from '../files.js';
import { meantInstead } from '../near.js';
import type { CaseKit, LaidCase } from './kits.js';
import type { Case } from './read-case.js';
import { CaseError } from './read-step.js';
import { show } from './shown.js';
import { factOfWrongKind, unreadFact } from './unread-fact.js';
import { wrongFact } from './wrong-fact.js';

/** Numbers on dice, or the order of a shuffle. Throws an Error for a text that is no number. */
const numbersOf = (dice: readonly Scripted[]): readonly Scripted[] =>
  dice.map(face => {
    if (isObject(face)) return face;
    if (/^\d+$/.test(String(face))) return Number(face);
    throw new Error(`a die of this game shows a number, not ${show(face)}`);
  });

/** The dice of a case: its faces, numbers in a row, or the letters of the game, in a text or in a list. */
const diceOf = ({ dice }: Case, { faces }: CaseKit): readonly Scripted[] => {
  if (faces === undefined) return numbersOf(typeof dice === 'string' ? dice.split(/[\s,]+/) : dice);
  if (typeof dice !== 'string') {
    return dice.flatMap((face): readonly Scripted[] =>
      typeof face === 'string' && face.length === 1 ? faces(face) : [face],
    );
  }
  return faces(dice.replace(/\s/g, ''));
};

/** The table and the dice of a case. Throws {@link CaseError} at a fact or at dice that the kit cannot read. */
export const layCase = (one: Case, kit: CaseKit): LaidCase & { readonly dice: readonly Scripted[] } => {
  const { facts, table, lines } = one;
  const strange = Object.keys(facts).find(name => !Object.hasOwn(kit.facts, name));
  if (strange !== undefined) {
    throw new CaseError(
      lines.fact(strange),
      `with: no fact is called ${strange}; ${meantInstead(strange, Object.keys(kit.facts))}`,
    );
  }
  let dice: readonly Scripted[];
  try {
    dice = diceOf(one, kit);
  } catch (error) {
    throw new CaseError(lines.dice, messageOf(error));
  }
  const lay = (given: typeof facts): LaidCase => kit.lay(table ?? '', given);
  const bad = factOfWrongKind(facts);
  if (bad) throw wrongFact(one, new RefusalError(bad));
  try {
    return { ...lay(facts), dice };
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof RefusalError) throw wrongFact(one, error);
    const unread = unreadFact(facts, lay);
    if (unread === undefined && error instanceof TypeError) {
      throw new CaseError(
        lines.table,
        `the kit cannot read the table; rulewright case ${one.game} tells how it is drawn`,
      );
    }
    if (unread === undefined) throw wrongFact(one, error);
    if (unread.code !== 'unreadable') throw wrongFact(one, new RefusalError(unread));
    const { path = '' } = unread;
    const [name = ''] = path.split('.');
    throw new CaseError(lines.fact(path), `with: the kit cannot read ${path}; ${name} has ${kit.facts[name]}`);
  }
};
