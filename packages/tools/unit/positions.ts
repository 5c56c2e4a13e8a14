import { act, type GameTypes, type Match, type Refusal } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import {
  anyAction,
  type Place,
  places,
  refusalOf,
  replaced,
  strangeValues,
  valueAt,
  without,
} from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';

/** A moment of a match that a position can be made of. */
interface Moment {
  readonly state: unknown;
}

/** One place of every kind: places that differ only in the numbers of list items are of one kind. */
const kindsOf = (state: unknown): readonly Place[] => {
  const kind = (place: Place): string => place.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.');
  return [...new Map(places(state).map(place => [kind(place), place])).values()];
};

/** The moment with the most kinds of things in play. */
export const richest = <M extends Moment>(moments: readonly M[]): M =>
  moments.reduce((a, b) => (kindsOf(b.state).length > kindsOf(a.state).length ? b : a));

/** Begins a match like that of a moment, at another position. */
type Begin<M extends Moment, G extends GameTypes> = (moment: M, position: unknown) => Match<G>;

/** Tries a position: its refusal, which names a code and a field, or undefined after a match that began there was played on. */
export type Try<M extends Moment> = (moment: M, position: unknown, random: Random, most: number) => Refusal | undefined;

export const tryOf =
  <M extends Moment, G extends GameTypes>(begin: Begin<M, G>): Try<M> =>
  (moment, position, random, most) => {
    let match: Match<G> | undefined;
    const refusal = refusalOf(() => {
      match = begin(moment, position);
    });
    if (refusal) {
      expect(refusal.path).toMatch(/^position/);
      expect(refusal.code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      return refusal;
    }
    for (let i = 0; match && i < most && !match.outcome; i++) match = act(match, anyAction(match, random));
    return undefined;
  };

/** Options of `testHostilePositions`. */
interface HostilePositions<M extends Moment> {
  readonly moments: readonly M[];
  /** The moment in which every place is changed. */
  readonly rich: M;
  readonly tried: Try<M>;
  /** The actions that follow on a position with parts of others; 2 by default. After one changed place a quarter of them follows. */
  readonly most?: number;
  /** The number of positions with parts of others, and the least number of them that are accepted. */
  readonly mixed: readonly [tries: number, accepted: number];
  /** The least number of refusals of strange values. */
  readonly refused: number;
  /** Places of records that take fields of any name. */
  readonly open?: RegExp;
}

/** Tests that changed positions are refused with their field, or that a match begins with them and can be played on. */
export const testHostilePositions = <M extends Moment>(options: HostilePositions<M>): void => {
  const { moments, rich, tried, most = 2, mixed, refused, open } = options;
  const { state } = rich;
  const kinds = kindsOf(state);
  const few = Math.ceil(most / 4);

  describe('hostile positions are refused with their field, or played on', () => {
    test('with a strange value in any place', () => {
      const random = Random.fromSeed('strange');
      const tries = kinds.flatMap(place => strangeValues.map(value => replaced(state, place, value)));
      expect(kinds.length).toBeGreaterThan(80);
      expect(tries.filter(position => tried(rich, position, random, few)).length).toBeGreaterThan(refused);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    test('without a part, or with one too many', () => {
      const random = Random.fromSeed('more or less');
      for (const place of kinds) {
        if (place.length > 0) tried(rich, without(state, place), random, few);
        const part = valueAt(state, place);
        if (typeof part !== 'object' || part === null || Array.isArray(part) || open?.test(place.join())) continue;
        const refusal = tried(rich, replaced(state, [...place, 'extra'], 1), random, few);
        expect([place, refusal?.code]).toEqual([place, expect.any(String)]);
      }
    });

    test('with parts of the position in the places of others, two at the most', () => {
      const random = Random.fromSeed('mixed');
      const [tries, least] = mixed;
      let accepted = 0;
      for (let i = 0; i < tries; i++) {
        const moment = random.pick(moments);
        const everywhere = places(moment.state).slice(1);
        let position = moment.state;
        for (let changes = 1 + random.below(2); changes > 0; changes--) {
          const place = random.pick(everywhere);
          const alike = everywhere.filter(other => other.at(-1) === place.at(-1));
          const value = valueAt(moment.state, random.pick(alike));
          const moved = typeof value === 'number' ? value + random.below(5) - 2 : value;
          if (valueAt(position, place) !== undefined) position = replaced(position, place, moved);
        }
        if (!tried(moment, position, random, most)) accepted++;
      }
      expect(accepted).toBeGreaterThan(least);
    });
  });
};
