import { type GameTypes, isObject, type Match, type Refusal } from '@rulewright/core';
import { namesNear, plain } from '../near.js';
import type { CaseKit, LaidCase } from './kits.js';

/** The game of a case, with its cards and the forms of its answers, and the match at this moment. */
interface Played {
  readonly kit: Pick<CaseKit, 'answers'>;
  readonly laid: Pick<LaidCase, 'pack'>;
  readonly match: Match<GameTypes>;
}

/** A name in an answer that nothing has, with the names near it. */
interface Misnamed {
  readonly name: string;
  readonly near: readonly string[];
}

/** All texts in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** All texts in a value, and the names of its parts. */
const namesIn = (value: unknown): readonly string[] => {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap(namesIn) : textsIn(value);
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
};

/** The fewest letters of a name whose near names help. */
const SHORTEST = 3;

/**
 * For a refusal such as `no-weapon`: the name in the answer that stands nowhere in the match, its cards and the forms
 * of answers, with near ones.
 */
export const misnamed = ({ kit, laid, match }: Played, { code }: Refusal, choice: unknown): Misnamed | undefined => {
  if (!/^(no|not|unknown)-/.test(code) || !isObject(choice)) return undefined;
  const forms = textsIn(kit.answers).flatMap(form => form.match(/[\w-]+/g) ?? []);
  const known = [...forms, ...namesIn([match.state, match.decisions, laid.pack])];
  const name = textsIn(choice).find(text => !known.includes(text));
  if (name === undefined) return undefined;
  // Of an id and a printed name that differ in capitals, the id stands first.
  const ids = new Map(
    known
      .filter(name => !name.includes(' '))
      .toReversed()
      .map(name => [plain(name), name]),
  );
  return { name, near: name.length < SHORTEST ? [] : namesNear(name, [...ids.values()]) };
};

/** The words for a misnamed thing, to stand after a refusal. */
export const didYouMean = ({ name, near }: Misnamed): string =>
  `; nothing is called ${name}${near.length > 0 ? `: did you mean ${near.join(', ')}?` : ''}`;
