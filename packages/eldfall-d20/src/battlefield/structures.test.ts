import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { at, judging } from '../movement/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Thing } from '../vocabulary/index.js';
import { coverOf } from './cover.js';
import { standingOf } from './hitbox.js';
import { sees } from './sight.js';

/** A column of 60 mm in diameter, 6 inches from the upper end of the table. */
const column = (more: Partial<Thing> = {}): Thing => ({
  id: 'column',
  kind: 'mechanism',
  at: { x: inches(2), y: inches(6), z: 0 },
  radius: mm(30),
  height: mm(60),
  hp: null,
  armour: null,
  holds: [],
  marks: [],
  ...more,
});

const lies = column({ height: mm(4) });
const open = column({ marks: ['open'] });
const low = column({ hp: 5, height: mm(4) });

describe('a structure [ELD-LOS-012]', () => {
  const isSeen = (thing: Thing, options: LaidOut['options'] = {}): boolean =>
    sees(laidOut('A\n.\n.\n.\na', { things: [thing], options }).table, 'A', 'a');

  test('blocks sight; a token, which lies flat, and an opened structure do not [ELD-LOS-012, ELD-LOS-005]', () => {
    expect([column(), column({ hp: 5 }), lies, open].map(one => isSeen(one))).toEqual([false, false, true, true]);
    expect(isSeen(column(), { structuresHide: false })).toBe(true);
    // The column is seen itself.
    expect(sees(laidOut('A\n.\n.\n.\na', { things: [column()] }).table, 'A', 'column')).toBe(true);
  });

  test('gives Cover like scenery, by its height and its width [ELD-LOS-012, ELD-COVER-003, ELD-COVER-004]', () => {
    const cover = (thing: Thing, options: LaidOut['options'] = {}): string | undefined => {
      const far = inches(6) + thing.radius + mm(16) + inches(0.5);
      const { table } = laidOut('A', {
        at: { A: { x: inches(2), y: inches(2) }, a: { x: inches(2), y: far } },
        things: [thing],
        options,
      });
      const [from, to] = [modelOf(table.state, 'A'), modelOf(table.state, 'a')];
      return coverOf(table, standingOf(from), standingOf(to))?.kind;
    };
    expect(cover(column())).toBe('heavy');
    expect(cover(column({ height: mm(45) }))).toBe('light');
    expect(cover(column({ radius: mm(15) }))).toBe('light');
    expect([cover(lies), cover(open), cover(column(), { structuresHide: false })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('stands in the way of models, whether it can be destroyed or not [ELD-LOS-012, ELD-MOVE-023]', () => {
    const through = (thing: Thing, options: LaidOut['options'] = {}) => {
      const there = { ...thing, at: { x: 25400, y: 25400 + inches(2), z: 0 } };
      const judged = judging({ things: [there], options })('walk', [at(25400, 25400 + inches(5))]);
      return 'kind' in judged ? 'passes' : judged[0];
    };
    expect([column(), column({ hp: 5 }), lies, open, low].map(one => through(one))).toEqual([
      'too-high',
      'too-high',
      'passes',
      'passes',
      'passes',
    ]);
    expect(through(column(), { structuresHide: false })).toBe('too-high');
  });
});
