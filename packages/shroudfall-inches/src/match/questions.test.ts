import { createMatch, explain, hashJson, legal, seeded, suggest } from '@rulewright/core';
import { expect, test } from 'vitest';
import { whyNoTarget } from '../attack/targets.js';
import { isWithin } from '../battlefield/distance.js';
import { thingOf } from '../battlefield/things.js';
import { sees } from '../sight/sight.js';
import { plainUnit } from '../testing/cards.js';
import { laidOut } from '../testing/index.js';
import { tableIn } from './table.js';

test('distances, sight and legality are answered without a change of the match [SFI-INFO-004]', () => {
  const { game, setup } = laidOut('A d  c', { active: 'A', cards: { d: { base: 50 } } });
  const match = createMatch(game, { ...setup, dice: seeded('any') });
  const shown = () => hashJson([match.state, match.decisions, match.outcome ?? null]);
  const before = shown();
  const table = tableIn(match);
  const [a, c, d] = ['A/1', 'c/1', 'd/1'].map(id => thingOf(table, id).base);
  if (!a || !c || !d) throw new RangeError('three models are needed');
  expect([isWithin(table, a, d, 3), isWithin(table, a, c, 3)]).toEqual([true, false]);
  expect([sees(table, 'A/1', 'd/1'), sees(table, 'A/1', 'c/1')]).toEqual([true, false]);
  const [, bow] = plainUnit.weapons;
  if (!bow) throw new RangeError('a bow is needed');
  expect(whyNoTarget(table, 'A/1', bow, 'd/1')).toBeUndefined();
  expect(whyNoTarget(table, 'A/1', bow, 'c/1')).toMatchObject({ code: 'no-sight' });

  const [decision] = match.decisions;
  if (!decision) throw new RangeError('a decision is needed');
  expect(suggest(match, decision, 9)).toContainEqual({ do: 'shake' });
  expect(legal(match, 'p1').map(({ choice }) => choice)).toContainEqual({ do: 'shake' });
  const choice = { do: 'ability', ability: 'none' };
  expect(explain(match, { decision: decision.id, by: 'p1', choice })).toMatchObject({ code: 'no-such-ability' });
  expect(explain(match, { decision: decision.id, by: 'p1', choice: { do: 'shake' } })).toBeUndefined();
  expect(shown()).toBe(before);
});
