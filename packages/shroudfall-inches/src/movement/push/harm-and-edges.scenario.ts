import { inches, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { box, happened, healthOf, type LaidOut, laidOut } from '../../testing/index.js';
import type { Pushing } from '../push.js';
import { gust } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const at = (x: number, y = 10): Point => ({ x: inches(x), y: inches(y) });

/** A table on which c pushes models away from itself. */
const pushing = (places: NonNullable<LaidOut['at']>, more: Partial<Pushing> = {}, lay: LaidOut = {}) =>
  laidOut('', { abilities: [gust(more)], at: places, ...lay, cards: { A: { essence: {}, hp: 9 }, ...lay.cards } });

scenario(
  'a push that meets the edge of the table aslant ends where the base touches the edge, on its line',
  ['SFI-PUSH-004', 'SFI-PUSH-006', 'SFI-MOVE-018'],
  play => {
    // From 2, 2 inches in the direction -3, -4: the base of 15 mm touches the upper edge 3580 units higher.
    const origin = { x: inches(2) + 6000, y: inches(2) + 8000 };
    const aslant = pushing({ 'A/1': at(2, 2), 'c/1': origin }, { distance: 3 });
    expect(play(aslant.game, aslant.setup).state.models[0]?.at).toEqual({ x: inches(2) - 2685, y: 1500 });
    const corner = pushing({ 'A/1': at(2, 2), 'c/1': at(6, 6) }, { distance: 9 });
    expect(play(corner.game, corner.setup).state.models[0]?.at).toEqual({ x: 1500, y: 1500 });
  },
);

scenario(
  'of two models that are pushed to the edge, the second one stops at the first, wherever that one is by then',
  ['SFI-PUSH-003', 'SFI-PUSH-004', 'SFI-PUSH-012'],
  play => {
    const pushed = (first: string) => {
      const two = { models: ['A/1', 'A/2'], distance: 4 };
      const { game, setup } = pushing({ 'A/1': at(4), 'A/2': at(2), 'c/1': at(10) }, two);
      return play(game, setup)
        .choose('p2', first)
        .state.models.slice(0, 2)
        .map(({ at: { x } }) => x);
    };
    expect(pushed('A/2')).toEqual([1500 + 3000, 1500]);
    expect(pushed('A/1')).toEqual([inches(2) + 3000, 1500]);
  },
);

scenario(
  'a gap that a tool would pass stops a push: the whole base has to fit through it',
  ['SFI-PUSH-003', 'SFI-PUSH-004', 'SFI-PUSH-005'],
  play => {
    const end = (gap: number) => {
      const half = gap / 2;
      const footprint = [
        [rectangle({ x: inches(14), y: 0 }, inches(1), inches(10) - half)],
        [rectangle({ x: inches(14), y: inches(10) + half }, inches(1), inches(9))],
      ];
      const [above = [], below = []] = footprint;
      const pieces = {
        above: { type: 'linear', footprint: above },
        below: { type: 'linear', footprint: below },
      } as const;
      const { game, setup } = pushing({ 'A/1': at(10), 'c/1': at(8) }, { distance: 8 }, { pieces });
      return play(game, setup).state.models[0]?.at;
    };
    expect(end(3000)).toEqual(at(18));
    // The base touches both corners 1200 units beside its line, 900 units before they begin.
    expect(end(2400)).toEqual({ x: inches(14) - 900, y: inches(10) });
  },
);

scenario(
  'a push comes into all dangerous ground on its path, and into none behind the thing that stops it',
  ['SFI-TKEY-001', 'SFI-TKEY-006', 'SFI-PUSH-003', 'SFI-PUSH-004'],
  play => {
    const left = (lay: LaidOut = {}) => {
      const glass = { keywords: ['dangerous-terrain'], footprint: [box(12, 5, 1, 10)] } as const;
      const pieces = { glass, ...lay.pieces };
      const { game, setup } = pushing({ 'A/1': at(10), 'c/1': at(8) }, { distance: 6 }, { ...lay, pieces });
      return healthOf(play(game, setup), 'A/1');
    };
    const idol = (x: number): LaidOut => ({ elements: { idol: { at: { x, y: inches(10) } } } });
    expect(left()).toBe(8);
    expect(left({ pieces: { wall: { type: 'linear', footprint: [box(11.5, 5, 0.4, 10)] } } })).toBe(9);
    // The base stops at the idol: in the middle of the glass, and where it just touches the glass.
    expect([left(idol(inches(14.2))), left(idol(inches(12) + 2500))]).toEqual([8, 9]);
  },
);

scenario(
  'a model that its push destroys is in nobody’s way: the next one is pushed over the full distance',
  ['SFI-PUSH-012', 'SFI-PUSH-003', 'SFI-TKEY-006'],
  play => {
    const glass = { keywords: ['dangerous-terrain'], footprint: [box(15, 5, 0.5, 10)] } as const;
    const { game, setup } = pushing(
      { 'A/1': at(12), 'A/2': at(10), 'c/1': at(6) },
      { models: ['A/1', 'A/2'], distance: 4 },
      { pieces: { glass }, cards: { A: { essence: {}, hp: 1 } } },
    );
    const p = play(game, setup).choose('p2', 'A/1');
    expect(p.state.models.map(model => [model.id, model.at])).toEqual([
      ['A/2', at(14)],
      ['c/1', at(6)],
    ]);
  },
);

scenario(
  'a push out of coherency ends nothing; the next move action that leaves the unit apart does, also if nobody moves',
  ['SFI-COHERENCY-008', 'SFI-COHERENCY-006', 'SFI-ACTION-018'],
  play => {
    const { game, setup } = pushing({ 'A/1': at(10), 'A/2': at(10, 12), 'c/1': at(8) }, { distance: 4 });
    const p = play(game, setup).choose('p1', { do: 'shake' }).waitsFor({ by: 'p1', kind: 'act' });
    p.choose('p1', { do: 'move' }).choose('p1', 'done');
    expect(happened(p, 'ActivationEnding').map(({ why }) => why)).toEqual(['coherency']);
  },
);

scenario(
  'each of several models that are pushed away has a direction of its own',
  ['SFI-PUSH-007', 'SFI-PUSH-010', 'SFI-PUSH-012'],
  play => {
    const places = { 'A/1': { x: inches(10), y: 1500 }, 'A/2': at(4, 6), 'c/1': at(6, 6) };
    const nearer = { code: 'comes-nearer', rule: 'SFI-PUSH-007' } as const;
    const { game, setup } = pushing(places, { models: ['A/1', 'A/2'], direction: 'away' });
    const p = play(game, setup).choose('p2', 'A/1').refuses('p2', { x: -1, y: 1 }, nearer);
    // Along the edge of the table, which the base touches from the beginning.
    p.choose('p2', { x: 1, y: 0 }).refuses('p2', { x: 1, y: 0 }, nearer).choose('p2', { x: 0, y: 1 });
    expect(p.state.models.slice(0, 2).map(model => model.at)).toEqual([{ x: inches(12), y: 1500 }, at(4, 8)]);
  },
);
