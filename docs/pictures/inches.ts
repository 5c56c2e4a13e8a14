import { act, choose, createMatch, type Match, nearest, type Scene, type SceneBox, view } from '@rulewright/core';
import { inches, type Point, type Polygon, rectangle } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import type { Sfi } from '@rulewright/shroudfall-inches';
import { createPresentation, type Look } from '@rulewright/shroudfall-inches/presentation';
import { type Laid, type LaidOut, laidOut } from '@rulewright/shroudfall-inches/testing';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const box = (x: number, y: number, width: number, height: number): Polygon =>
  rectangle(at(x, y), inches(width), inches(height));

/** A part of the table, in inches. */
const part = (x: number, y: number, width: number, height: number): SceneBox => ({
  ...at(x, y),
  width: inches(width),
  height: inches(height),
});

const begin = (laid: Laid): Match<Sfi> => createMatch(laid.game, { ...laid.setup, dice: scripted() });

/** A scene of the whole table, and the part of it that a picture shows. */
export interface Shot {
  readonly scene: Scene;
  readonly bounds: SceneBox;
}

const shown = (title: string, laid: Laid, match: Match<Sfi>, bounds: SceneBox, look?: Look): Shot => ({
  scene: { ...createPresentation(laid.game).scene(view(match, 'p1'), look), title },
  bounds,
});

/** An attack of A, up to the question about an infusion: the targets are put in the order in which they stand. */
const attack = (title: string, drawing: string, lay: LaidOut, choice: unknown, bounds: SceneBox): Shot => {
  const laid = laidOut(drawing, { active: 'A', armies: { p1: { reserve: { grey: 1 } } }, ...lay });
  let match = choose(choose(begin(laid), { do: 'attack' }), choice);
  while (match.decisions[0]?.kind === 'model') match = choose(match, match.decisions[0].options?.[0]);
  return shown(title, laid, match, bounds);
};

const mother = { name: 'Old Mother', base: 50, hp: 8, hits: { arcane: { yellow: 3 } } } as const;
const breath = {
  id: 'breath',
  name: 'Breath',
  type: 'arcane',
  shape: 'beam',
  range: 12,
  damage: { yellow: 3 },
} as const;
const gust = { id: 'gust', name: 'Gust', type: 'arcane', shape: 'area', range: 4, damage: { yellow: 2 } } as const;
const grove = { name: 'Grove', keywords: ['obscuring'] } as const;

/** A beam is aimed at the model behind the others. It meets every base under the strip, friends too. */
export const beam = (): Shot =>
  attack(
    'A beam and its targets',
    `

     a

A   a  B  b

     c   `,
    {
      pitch: 1.5,
      cards: {
        A: { ...mother, weapons: [breath] },
        a: { name: 'Deckhands' },
        B: { name: 'Slinger' },
        b: { name: 'Golem', base: 50, hp: 8 },
        c: { name: 'Duellist' },
      },
    },
    { profile: 'breath', target: 'b/1' },
    part(0, 3, 19, 10),
  );

/** An area meets every base within its range, except a model that a grove hides completely. */
export const area = (): Shot =>
  attack(
    'An area and its targets',
    `

  a     a

     A

 a     B`,
    {
      pitch: 1.5,
      cards: { A: { ...mother, weapons: [gust] }, a: { name: 'Deckhands' }, B: { name: 'Slinger' } },
      pieces: { grove: { ...grove, footprint: [box(5.2, 5.2, 2, 1.5)] } },
    },
    { profile: 'gust' },
    part(0, 2, 18, 12),
  );

/** The edge of a grove and a large base together leave no line from A to a. */
export const blocked = (): Shot => {
  const laid = laidOut('A\n  b   a', {
    pitch: 2,
    cards: { A: { name: 'Slinger' }, a: { name: 'Duellist' }, b: { name: 'Golem', base: 50, hp: 8 } },
    at: { 'A/1': at(2, 4), 'a/1': at(14, 4), 'b/1': at(8, 4.4) },
    pieces: { grove: { ...grove, footprint: [box(6.5, 1, 3, 2.6)] } },
  });
  const line = { from: 'A/1', to: 'a/1' };
  return shown('A blocked line of sight', laid, begin(laid), part(0, 0.5, 16, 6), { line });
};

/** A tool is one inch wide, so it just goes through a gap of one inch between two stacks of crates. */
export const squeeze = (): Shot => {
  const crates = { name: 'Crates', type: 'linear', keywords: ['impassable'] } as const;
  const laid = laidOut('A\nA', {
    active: 'A',
    cards: { A: { name: 'Gear Hounds', mov: 'L' } },
    at: { 'A/1': at(3, 7), 'A/2': at(3, 9.5) },
    pieces: {
      upper: { ...crates, footprint: [box(5, 5, 1.5, 3)] },
      lower: { ...crates, footprint: [box(5, 9, 1.5, 3)] },
    },
  });
  const moving = choose(choose(begin(laid), { do: 'move' }), 'A/1');
  const [decision] = moving.decisions;
  if (!decision) throw new Error('nothing is asked');
  const choice = nearest(moving, decision, at(9.5, 8.5));
  const moved = act(moving, { decision: decision.id, by: decision.by, choice });
  // A spectator sees no region of the next move.
  const scene = createPresentation(laid.game).scene(view(moved));
  return { scene: { ...scene, title: 'A tool in a gap of one inch' }, bounds: part(0.5, 4, 13, 8.5) };
};
