import { isObject, type Refusal } from '@rulewright/core';
import { meantInstead } from './near.js';
import { clip } from './terminal.js';

/** The parts of a refusal: the name of the place that is refused, and the facts about it. */
interface Refused {
  /** The option, such as `leaders`, or the line and its field, such as `line 5.n`; empty where nothing is named. */
  readonly at: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The most names that a sentence lists. */
const LISTED = 60;

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (!isObject(value)) return clip(String(value), 80);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${inWords(part)}`)
    .join(', ');
};

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const numbers = ({ min, max }: Refused['detail']): string => (min === max ? `${min}` : `${min} to ${max}`);

const near = (at: string, known: readonly string[]): string => {
  const meant = meantInstead(at, known);
  return meant.startsWith('there are') && known.length > LISTED
    ? `there are ${known.length}, and rulewright rules GAME WORD finds those of a word`
    : meant;
};

/** The line of a log that a path names, and the field in it. */
const lineAt = (at: string): string => {
  const [line = at, ...field] = at.split('.');
  return field.length > 0 ? `${field.join('.')} in ${line}` : line;
};

/** The kinds of values, in words. */
const kinds: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'names with values',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const atLeast = ({ least }: Refused['detail']): string => (least === undefined ? '' : `: at least ${String(least)}`);

const atMost = ({ most }: Refused['detail']): string => (most === undefined ? '' : `: at most ${String(most)}`);

/** A sentence for each refusal of a set-up, of odds or of a log, by its code. */
const sentences: Readonly<Record<string, (refused: Refused) => string>> = {
  // The set-up of a match.
  'wrong-number-of-players': ({ detail }) => `the game is for ${numbers(detail)} players`,
  'players-of-the-quest': ({ detail }) => `the Quest is for ${numbers(detail)} players`,
  'unknown-option': ({ at, detail }) => `no option of the game is called ${at}; ${near(at, namesIn(detail.known))}`,
  'bad-option': ({ at, detail: { values, ...more } }) =>
    values === undefined
      ? `the option ${at} does not take that value${Object.keys(more).length > 0 ? `: ${inWords(more)}` : ''}`
      : `the option ${at} is one of ${inWords(values)}`,
  'forbidden-key': ({ at }) => `${at} is no name that an option or a field can have`,
  'map-of-another-mode': ({ detail: { map, mode } }) =>
    `the map is one of ${String(map)}, and the match is ${String(mode)}`,
  'wrong-number-of-heroes': ({ at, detail: { mode, heroes, chosen } }) =>
    `${at} has ${String(chosen)} of the ${String(heroes)} Heroes of ${String(mode)}`,
  'unknown-hero': ({ at }) => `${at} is no Hero of the game; rulewright odds judgement-hex lists them`,
  'duplicate-hero': ({ at }) => `${at} is in the Warband already`,
  'unknown-quest': ({ detail: { name, known } }) =>
    `no Quest is called ${String(name)}; ${near(String(name), namesIn(known))}`,
  'no-party': ({ at }) => `no party can be made with that ${at}`,
  'no-army': ({ at }) => `no army can be made with that ${at}`,
  'not-a-list': ({ at }) => `${at} is no list`,
  'not-two-warbands': ({ at }) => `${at} is no list of two Warbands`,
  'wrong-type': ({ at, detail: { expected } }) => {
    const wanted = Object.hasOwn(kinds, String(expected)) ? kinds[String(expected)] : undefined;
    return `${at} has a value of the wrong kind${wanted === undefined ? '' : `: ${wanted} should stand there`}`;
  },
  'not-an-object': ({ at }) => `${at}: names with values should stand there, such as { id: … }`,
  'too-small': ({ at, detail }) => `${at} is too small${atLeast(detail)}`,
  'too-few': ({ at, detail }) => `${at} has too few items${atLeast(detail)}`,
  'too-large': ({ at, detail }) => `${at} is too large${atMost(detail)}`,
  'too-long': ({ at, detail }) =>
    /^line \d+$/.test(at)
      ? `the log has more lines than any match: it goes on at ${lineAt(at)}`
      : `${at} is too long${atMost(detail)}`,
  'missing-field': ({ at }) => `${at} is missing`,
  'unknown-field': ({ at, detail: { known } }) =>
    `there is no field ${at}${known === undefined ? '' : `; ${near(at.split('.').at(-1) ?? '', namesIn(known))}`}`,

  // Odds.
  'too-many': ({ at, detail: { most } }) => `--${at} is at most ${String(most)} here: with more the target has fallen`,
  'too-far': ({ at, detail: { most } }) => `--${at} is at most ${String(most)}`,
  'unknown-weapon': ({ detail: { known } }) => `the attacker has no such weapon; there are: ${inWords(known)}`,
  'no-soft-cover': () => 'on hexes there is no soft cover: write --cover alone',

  // A log.
  'not-json': ({ at }) => `${lineAt(at)} is no JSON, so this is no log of rulewright, or it is broken`,
  'empty-log': () => 'the file is empty',
  'unknown-format': () =>
    'the log was written by another version of rulewright, in a format that this one does not know',
  malformed: ({ at }) =>
    `${at.startsWith('line 1.') ? 'this is no log of rulewright: ' : ''}${lineAt(at)} is missing, or is nothing that a log has there`,
  'after-the-end': ({ at }) => `${lineAt(at)} stands after the end of the log`,
  truncated: ({ detail: { has, says } }) =>
    `the log has ${String(has)} records, and its last line says ${String(says)}`,
  'out-of-sequence': ({ at, detail: { expected, found } }) =>
    `${at.split('.')[0]} is record ${String(found)}, and record ${String(expected)} should stand there`,
  drift: ({ at }) => `from ${at} on, the rules of today give another match; rulewright verify tells the difference`,
  'other-game': ({ detail: { expected } }) =>
    `it is a log of another game${expected ? `, not of ${String(expected)}` : ''}`,
  'other-content': ({ detail: { logged, given } }) =>
    `the match was played with other cards: ${inWords(logged)}, not ${inWords(given)}`,
  'other-edition': ({ detail: { logged, given } }) =>
    `the match was played in another edition: ${inWords(logged)}, not ${inWords(given)}`,
};

/**
 * A refusal as one sentence in plain English, with its rule. A refusal without a sentence of its own becomes its code
 * in words, its place and its facts.
 */
export const refusedInWords = ({ code, path = '', rule, detail }: Refusal): string => {
  const at = path.replace(/^options\.?/, '');
  const facts = isObject(detail) ? detail : {};
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]?.({ at, detail: facts }) : undefined;
  const more = [inWords(facts)].filter(text => text !== '').map(text => `: ${text}`);
  const [, kind] = /^unknown-(.+)$/.exec(code) ?? [];
  const named =
    kind !== undefined && typeof facts.name === 'string'
      ? `${at}: there is no ${kind} ${facts.name}${namesIn(facts.known).length === 0 ? '' : `; ${near(facts.name, namesIn(facts.known))}`}`
      : kind !== undefined && namesIn(facts.known).length > 0
        ? `${at}: one of ${namesIn(facts.known).join(', ')} should stand there`
        : undefined;
  const told = sentence ?? named ?? [at === '' ? '' : `${at}: `, code.replaceAll('-', ' '), ...more].join('');
  return `${clip(told, 2000)}${rule === undefined ? '' : ` (${rule})`}`;
};
