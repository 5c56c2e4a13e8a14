import { refusalOf } from '@rulewright/core/testing';
import { skirmishMaps } from '@rulewright/judgement-hex/content';
import { convertMap, readInchesMap } from '@rulewright/judgement-hex/v11';
import { expect, test } from 'vitest';
import { myArena } from './my-arena.js';

test('a map in inches is read, and refused by the field', () => {
  expect(readInchesMap(myArena)).toEqual(myArena);

  // #region refused
  // A pit under the wall: the refusal names the field and the rule.
  const problem = refusalOf(() => readInchesMap({ ...myArena, soulPits: [[4.5, 7.2]] }));
  expect(problem).toMatchObject({ code: 'overlap', path: 'soulPits[0]', rule: 'JV11-BASE-008' });
  // #endregion
});

test('a map of hexes is converted', () => {
  // #region converted
  const [map] = skirmishMaps;
  if (!map) throw new Error('no map');
  const converted = convertMap(map);
  expect(converted.table).toEqual({ width: 12, height: 12 });
  expect(converted.source).toBe('converted by Rulewright from Skirmish map 1 of hexes');
  // #endregion
  expect(readInchesMap(converted)).toEqual(converted);
});
