import { firstRepeat } from '@rulewright/core/content';
import {
  type Maybe,
  maybe,
  nameLike,
  type Read,
  type ReadName,
  text,
  whole,
  word,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import {
  type ArtId,
  type AttackKind,
  type Attribute,
  arts,
  attributes,
  type ClassId,
  classes,
  type Element,
  elements,
  type Size,
  type SkillId,
  type StateId,
  sizes,
  skills,
  states,
} from '../../vocabulary/words.js';

/* The fields of cards of Eldfall. */

/** A record whose fields are all optional; an array, which has none of these fields either, is refused. */
export const record = <T>(fields: Read<T>): Read<T> =>
  v.lazy((given): Read<T> => (Array.isArray(given) ? v.never('not-a-record') : fields));

/** A length in inches that is a whole number of units of 1/100 mm. */
export const inches = (least: number, most: number): Read<number> =>
  v.pipe(
    v.number('not-a-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
    v.check(value => Math.abs(value * 2540 - Math.round(value * 2540)) < 1e-6, 'not-a-length'),
  );

/** A number that adds or subtracts: anything but 0. */
export const change: Read<number> = v.pipe(
  whole(-100, 100),
  v.check(n => n !== 0, 'nothing'),
);

/** A list from which a player picks by the name, so that no two of its entries have the same. */
export const pickedByName = <T extends { readonly name: string }>(entries: Read<T[]>): Read<T[]> =>
  v.pipe(
    entries,
    v.check(given => firstRepeat(given.map(({ name }) => name)) === undefined, 'duplicate-name'),
  );

/** The name of a number that code reads, e.g. `allLeft`. */
export const numberName: ReadName = /* @__PURE__ */ nameLike(/^[a-z][A-Za-z0-9]{0,63}$/);

/** Any plain JSON: the engine does not read it, and the reader has checked that it is JSON. */
export const anyJson: Read<unknown> = v.unknown();

/** An attribute of a profile. */
export const attribute: Read<Attribute> = word(attributes, 'unknown-attribute');
/** A size. */
export const size: Read<Size> = word(sizes, 'unknown-size');
/** An element of magic. */
export const element: Read<Element> = word(elements, 'unknown-element');
/** A class of models. */
export const classId: Read<ClassId> = word(classes, 'unknown-class');
/** A state. */
export const state: Read<StateId> = word(states, 'unknown-state');
/** The name of a skill. */
export const skillId: Read<SkillId> = word(skills, 'unknown-skill');
/** The name of a combat art. */
export const artId: Read<ArtId> = word(arts, 'unknown-art');
/** Melee or ranged. */
export const kind: Read<AttackKind> = word(['melee', 'ranged'], 'unknown-kind');
/** The name and source of an entry. */
export const named: { readonly name: Read<string>; readonly source: Maybe<string> } = /* @__PURE__ */ (() => ({
  name: text,
  source: maybe(text),
}))();
