import {
  type Action,
  attempt,
  createMatch,
  isObject,
  type Match,
  nearest,
  seeded,
  suggest,
  view,
} from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { inches } from '@rulewright/core/inches';
import { anyAction } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { laidOut, plainItems } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';

/** The number of pairs of tables: `ELDFALL_PAIRS` makes the search longer. */
const pairs = Number(process.env.ELDFALL_PAIRS ?? 8);

const archer = { inventory: { space: 6, items: Object.keys(plainItems).map(item => ({ item, quantity: 1 })) } };

/** A table on which `H`, a Hidden model of p1, stands somewhere between the others. */
const table = (x: number, y: number, seed: string): Match<Eld> => {
  const { game, setup } = laidOut('A..B\n....\n....\n.b.c\nH', {
    active: 'p2',
    at: { H: { x: inches(x), y: inches(y) } },
    states: { H: ['hidden'] },
    profiles: { b: archer, c: archer, A: archer },
    models: { b: { points: 4 }, c: { points: 4 } },
    scenery: { wall: { boxes: [[3, 4.9, 2, 0.2]] } },
  });
  return createMatch<Eld>(game, { ...setup, dice: seeded(seed) });
};

/** True once the Hidden model is shown, or an enemy has come upon it, which ends the enemy's movement (ELD-MOVE-020). */
const isFound = ({ state, records }: Match<Eld>): boolean =>
  !state.models.some(({ id, states }) => id === 'H' && states.some(one => one.state === 'hidden')) ||
  records.some(one => one.kind === 'event' && one.event.type === 'MovementCutShort');

/** Both tables look alike to p2: views, suggestions, and the refusals of answers that name or touch the Hidden model. */
const looksAlike = (real: Match<Eld>, twin: Match<Eld>): void => {
  const [one, two] = [JSON.stringify(view(real, 'p2')), JSON.stringify(view(twin, 'p2'))];
  // The first comparison only serves to name the difference.
  if (one !== two) expect(JSON.parse(two)).toEqual(JSON.parse(one));
  expect(two === one).toBe(true);
  const [decision] = real.decisions;
  const [other] = twin.decisions;
  if (!decision || !other || decision.by !== 'p2') return;
  if (!decision.options) {
    expect(suggest(twin, other, 4)).toEqual(suggest(real, decision, 4));
    expect(nearest(twin, other, 'H')).toEqual(nearest(real, decision, 'H'));
  }
  const { id, by, kind } = decision;
  const named = kind === 'action' ? [{ do: 'perceive', target: 'H' }, { do: 'deathblow', target: 'H' }] : [{ model: 'H' }, ['H']];
  for (const choice of named) {
    const action: Action = { decision: id, by, choice };
    expect(attempt(twin, action).refusal).toEqual(attempt(real, action).refusal);
  }
}; // biome-ignore format: one list a line

const isNothing = (choice: unknown): boolean => choice === 'pass' || (isObject(choice) && choice.do === 'nothing');

/** An answer; the models of p1 do nothing where they may. */
const next = (match: Match<Eld>, random: Random): Action => {
  const [decision] = match.decisions;
  const none: unknown = decision?.by === 'p1' ? decision.options?.find(isNothing) : undefined;
  return decision && none !== undefined ? { decision: decision.id, by: 'p1', choice: none } : anyAction(match, random);
};

test('tables that differ in the place of a Hidden model look alike to its enemies until it is found [ELD-STATE-073, ELD-DEF-018]', () => {
  let compared = 0;
  for (let number = 0; number < pairs; number++) {
    const random = Random.fromSeed(`hidden ${number}`);
    const place = (): number => 3 + random.below(8);
    let [real, twin] = [table(place(), place(), `${number}`), table(place(), place(), `${number}`)];
    looksAlike(real, twin);
    for (let i = 0; i < 40 && !real.outcome; i++) {
      const action = next(real, random);
      const [one, two] = [attempt(real, action), attempt(twin, action)];
      if (action.by === 'p2') expect(two.refusal).toEqual(one.refusal);
      if (one.refusal || two.refusal) break;
      [real, twin] = [one.match, two.match];
      if (isFound(real) || isFound(twin)) break;
      looksAlike(real, twin);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10 * pairs);
});
