import { inches, mm, type Point, type Polygon } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { box } from '../testing/things.js';
import { isCompletelyObscured, sees, sightOf } from './sight.js';

const point = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** Two models face each other across 10 inches, with something halfway. */
const facing = `
A....b
`;
const between = `
A.C..b
`;

const looks = (drawing: string, lay: LaidOut, from = 'A/1', to = 'b/1'): boolean =>
  sees(laidOut(drawing, lay).table, from, to);

describe('bases', () => {
  test('one free line is enough, from any part of the base to any part of the other [SFI-LOS-001]', () => {
    const { table } = laidOut(facing);
    const answer = sightOf(table, 'A/1', 'b/1');
    expect(answer).toEqual({
      clear: true,
      witness: { from: { x: inches(2) + mm(15), y: inches(4) }, to: { x: inches(12) - mm(15), y: inches(4) } },
    });
    // The third base covers the line of the centres, and leaves the line along the lower edges.
    const aside = { at: { 'C/1': { x: inches(6), y: inches(4) - 1 } } };
    const sight = sightOf(laidOut(between, aside).table, 'A/1', 'b/1');
    expect(sight.clear).toBe(true);
    expect(looks(between, {})).toBe(true);
    expect(looks(between, { at: { 'C/1': { x: inches(6), y: inches(4) } }, cards: { C: { base: 31 } } })).toBe(false);
  });

  test.each([
    [30, 30, 30, true, 'the lines along its border are free'],
    [30, 31, 30, false, 'it is larger than the target'],
    [40, 31, 30, true, 'it leaves lines to both sides of the larger base'],
    [30, 39, 40, true, 'it is smaller than the target'],
    [30, 40, 40, false, 'it is as large as the target'],
  ])(
    'a base of %i mm looks past a third of %i mm at one of %i mm: %s, since %s [SFI-LOS-002, SFI-LOS-003, SFI-LOS-005]',
    (from, third, to, expected) => {
      expect(looks(between, { cards: { A: { base: from }, C: { base: third }, b: { base: to } } })).toBe(expected);
    },
  );

  test('a base that is 1/100 mm nearer to the line blocks it, a base that touches it does not [SFI-LOS-005]', () => {
    // Two bases of 30 mm above and below the line: between them a slit as wide as the lines need.
    const slit = (half: number): boolean =>
      looks('A.C..b\n..D...', {
        cards: { A: { base: 30 }, b: { base: 30 }, C: { base: 100 }, D: { base: 100 } },
        at: {
          'A/1': { x: 0, y: 0 },
          'b/1': { x: inches(20), y: 0 },
          'C/1': { x: inches(10), y: mm(50) + half },
          'D/1': { x: inches(10), y: -mm(50) + half },
        },
      });
    // Both touch one line, which leads between them.
    expect(slit(0)).toBe(true);
    expect(slit(mm(15))).toBe(true);
    // The only line between them leads past the bases.
    expect(slit(mm(15) + 1)).toBe(false);
  });

  test('by an option a base blocks the lines that touch it, so that an equal base blocks exactly between the two, and not aside [SFI-LOS-002, SFI-LOS-005]', () => {
    const past = (touchedBasesBlock: boolean, aside: number, third = 30) =>
      looks(between, {
        cards: { A: { base: 30 }, C: { base: third }, b: { base: 30 } },
        at: { 'C/1': { x: inches(6), y: inches(4) + aside } },
        options: { 'sight.touchedBasesBlock': touchedBasesBlock },
      });
    expect([past(false, 0), past(true, 0), past(true, 1)]).toEqual([true, false, true]);
    // A smaller base never blocks.
    expect(past(true, 0, 29)).toBe(true);
  });

  test('by that option nobody looks through a base in contact, or less than 1/100 mm away [SFI-LOS-002, SFI-LOS-005]', () => {
    const behind = (gap: number, ends: readonly [string, string], third = 40) =>
      looks(
        between,
        {
          cards: { A: { base: 30 }, C: { base: third }, b: { base: 30 } },
          at: { 'C/1': { x: inches(2) + mm(15) + mm(third) / 2 + gap, y: inches(4) } },
          options: { 'sight.touchedBasesBlock': true },
        },
        ...ends,
      );
    expect([0, 1, 500].map(gap => behind(gap, ['A/1', 'b/1']))).toEqual([false, false, false]);
    expect([0, 1, 500].map(gap => behind(gap, ['b/1', 'A/1']))).toEqual([false, false, false]);
    // The two ends never block, and a smaller base does not.
    expect([behind(0, ['A/1', 'C/1']), behind(0, ['b/1', 'C/1']), behind(0, ['A/1', 'b/1'], 29)]).toEqual([true, true, true]); // biome-ignore format: one line
  });

  test('a small model sees a large one that does not see it [SFI-LOS-010]', () => {
    const lay = { cards: { A: { base: 30 }, C: { base: 40 }, b: { base: 50 } } };
    expect(looks(between, lay)).toBe(true);
    expect(looks(between, lay, 'b/1', 'A/1')).toBe(false);
  });

  test('friends, models of the unit, enemies and scenario elements block alike; the two ends never do [SFI-LOS-004]', () => {
    const large = { base: 40 };
    expect(looks(between, { cards: { C: large } })).toBe(false);
    expect(looks('A.c..b', { cards: { c: large } })).toBe(false);
    expect(looks('A.A..b', { cards: { A: large } })).toBe(false);
    expect(looks('A.b..b', { cards: { b: large } }, 'A/1', 'b/2')).toBe(false);
    expect(looks('A.b..b', { cards: { b: large } }, 'A/1', 'b/1')).toBe(true);
    const idol = { at: point(6, 4), keywords: ['PREY' as const] };
    expect(looks(facing, { elements: { idol } })).toBe(false);
    expect(looks(facing, { elements: { idol } }, 'A/1', 'idol')).toBe(true);
    expect(sightOf(laidOut(facing, { elements: { idol } }).table, 'A/1', 'b/1')).toEqual({
      clear: false,
      blockers: [{ kind: 'base', id: 'idol' }],
    });
  });

  test('the base of a manifestation blocks nothing [SFI-LOS-009]', () => {
    const storm = { at: point(6, 4), base: 50 };
    expect(looks(facing, { manifestations: { storm } })).toBe(true);
  });
});

describe('stealth', () => {
  // The third model is 6 inches away, from border to border, or 1/100 mm more.
  const lay = (more: number, stealth: boolean): LaidOut => ({
    cards: { C: { base: 40, passives: stealth ? [{ id: 'stealth' }] : [] } },
    at: { 'C/1': { x: inches(2) + mm(15 + 20) + inches(6) + more, y: inches(4) } },
  });
  test.each([
    [0, true, false],
    [1, true, true],
    [1, false, false],
  ])(
    'a third model %i/100 mm beyond 6 inches, with Stealth %s: seen past is %s [SFI-LOS-011, SFI-PASSIVE-043]',
    (more, stealth, expected) => {
      expect(looks(between, lay(more, stealth))).toBe(expected);
    },
  );

  test('a distant small model in a shrouded piece has Stealth too, a larger one does not [SFI-TKEY-020]', () => {
    const shrouded = (base: number): LaidOut => ({
      cards: { C: { base } },
      at: { 'C/1': { x: inches(10.5), y: inches(4) } },
      pieces: { smoke: { keywords: ['shrouded'], footprint: [box(9.5, 3, 2, 2)] } },
    });
    expect(looks(between, shrouded(40))).toBe(true);
    expect(looks(between, shrouded(41))).toBe(false);
  });
});

describe('terrain', () => {
  const woods = (...boxes: readonly Polygon[]): LaidOut => ({
    pieces: { woods: { keywords: ['obscuring'], footprint: boxes } },
  });

  test('no line leads through an obscuring feature: it must not enter and leave it [SFI-LOS-006, SFI-TKEY-015]', () => {
    const { table } = laidOut(facing, woods(box(5, 2, 2, 4)));
    expect(sightOf(table, 'A/1', 'b/1')).toEqual({ clear: false, blockers: [{ kind: 'feature', id: 'woods' }] });
    expect(isCompletelyObscured(table, 'A/1', 'b/1')).toBe(true);
  });

  test('terrain without OBSCURING blocks nothing [SFI-LOS-008]', () => {
    const wall = { type: 'linear', keywords: ['impassable'], footprint: [box(5, 2, 2, 4)] } as const;
    expect(looks(facing, { pieces: { wall } })).toBe(true);
  });

  test('a line along the border of the woods is free; 1/100 mm more of woods blocks it [SFI-LOS-005]', () => {
    const bases = (less: number): LaidOut => ({
      at: { 'A/1': { x: inches(2), y: inches(4) + less }, 'b/1': { x: inches(12), y: inches(4) + less } },
      // The woods reach up to the upper edge of the two bases at 4 inches.
      pieces: { woods: { keywords: ['obscuring'], footprint: [box(5, 4 - mm(15) / inches(1), 2, 4)] } },
    });
    expect(looks(facing, bases(0))).toBe(true);
    expect(looks(facing, bases(1))).toBe(false);
  });

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])(
    'a model %i/100 mm outside the woods: it sees out of them and is seen is %s [SFI-LOS-007, SFI-MEASURE-016]',
    (gap, expected) => {
      const lay = { ...woods(box(5, 2, 2, 4)), at: { 'A/1': { x: inches(5) - mm(15) - gap, y: inches(4) } } };
      expect(looks(facing, lay)).toBe(expected);
      expect(looks(facing, lay, 'b/1', 'A/1')).toBe(expected);
      // The other feature still blocks.
      const grove = { keywords: ['obscuring'], footprint: [box(9, 2, 1, 4)] } as const;
      expect(looks(facing, { ...lay, pieces: { ...lay.pieces, grove } })).toBe(false);
    },
  );

  test('a model within one part of a feature is within the whole of it [SFI-LOS-007]', () => {
    // An L: its second part stands between the two models, and the first model stands in the first part.
    const around = woods(box(1, 3, 3, 6), box(3, 7, 4, 2), box(5, 2, 2, 6));
    expect([looks(facing, around), looks(facing, around, 'b/1', 'A/1')]).toEqual([true, true]);
    const beside = woods(box(3, 7, 4, 2), box(5, 2, 2, 6));
    expect([looks(facing, beside), looks(facing, beside, 'b/1', 'A/1')]).toEqual([false, false]);
  });

  test('of two features that overlap, each counts for itself: for the pair, only those that hold one of the two are open [SFI-LOS-006, SFI-LOS-007]', () => {
    const grove = (left: number, width: number) =>
      ({ keywords: ['obscuring'], footprint: [box(left, 2, width, 4)] }) as const;
    // A stands at 2, 4 inches and b at 12, 4.
    const [ofA, ofB] = [grove(1, 6), grove(6, 7)];
    expect(looks(facing, { pieces: { ofA, ofB } })).toBe(true);
    expect(looks(facing, { pieces: { ofA, ofB, third: grove(6.4, 0.2) } })).toBe(false);
    // The feature before b overlaps that of b, and does not hold b itself.
    expect(looks(facing, { pieces: { ofB, before: grove(5, 4) } })).toBe(false);
    expect(looks(facing, { pieces: { ofB, before: grove(5, 6.5) } })).toBe(true);
  });

  test('a feature of several parts is one blocker', () => {
    const { table } = laidOut(facing, woods(box(5, 2, 2, 2.1), box(5, 4, 2, 2)));
    expect(sightOf(table, 'A/1', 'b/1')).toEqual({ clear: false, blockers: [{ kind: 'feature', id: 'woods' }] });
  });

  test('an obscuring manifestation blocks by its reach, and not for a model within the reach [SFI-LOS-006, SFI-LOS-007]', () => {
    const cloud = { at: point(6, 4), obscuring: true as const };
    expect(looks(facing, { manifestations: { cloud } })).toBe(false);
    const at = { 'A/1': { x: inches(4) - mm(15 + 15), y: inches(4) } };
    expect(looks(facing, { manifestations: { cloud }, at })).toBe(true);
    expect(looks(facing, { manifestations: { cloud: { at: point(6, 4) } } })).toBe(true);
  });

  test('features obscure together, and bases do not matter for that [SFI-LOS-013]', () => {
    const { table } = laidOut(between, {
      cards: { C: { base: 50 } },
      pieces: {
        upper: { keywords: ['obscuring'], footprint: [box(8, 2, 1, 2.1)] },
        lower: { keywords: ['obscuring'], footprint: [box(10, 4, 1, 2)] },
        hill: { footprint: [box(3, 2, 1, 4)] },
      },
    });
    expect(isCompletelyObscured(table, 'A/1', 'b/1')).toBe(true);
    expect(isCompletelyObscured(table, 'A/1', 'C/1')).toBe(false);
    const open = laidOut(between, { cards: { C: { base: 50 } } }).table;
    expect([sees(open, 'A/1', 'b/1'), isCompletelyObscured(open, 'A/1', 'b/1')]).toEqual([false, false]);
  });
});

test('by the option, a model that only touches the woods is within them [SFI-MEASURE-016]', () => {
  const lay = (touch: boolean): LaidOut => ({
    pieces: { woods: { keywords: ['obscuring'], footprint: [box(5, 2, 2, 4)] } },
    at: { 'A/1': { x: inches(5) - mm(15), y: inches(4) } },
    options: { 'terrain.touchIsWithin': touch },
  });
  expect([false, true].map(touch => looks(facing, lay(touch)))).toEqual([false, true]);
});

test('questions about one state share their shapes, and a changed state has others', () => {
  const { table } = laidOut(between, { cards: { C: { base: 40 } } });
  expect(sees(table, 'A/1', 'b/1')).toBe(false);
  const models = table.state.models.map(model =>
    model.id === 'C/1' ? { ...model, at: { x: inches(6), y: inches(8) } } : model,
  );
  expect(sees({ ...table, state: { ...table.state, models } }, 'A/1', 'b/1')).toBe(true);
  expect(sees(table, 'A/1', 'b/1')).toBe(false);
});
