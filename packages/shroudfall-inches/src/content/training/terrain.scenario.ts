import { explain } from '@rulewright/core';
import { inches, type Point, polygon } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { armourAgainst, defenceAgainst, sees } from '../../numbers/index.js';
import { conditionsOf, happened, healthOf, type LaidOut, laidOut } from '../../testing/index.js';
import type { Sfi } from '../../vocabulary/index.js';
import { movementTools } from '../../vocabulary/words.js';
import { playableContent } from '../playable.js';
import { at, attackedBy, onwards, scenario } from './scenario-words.js';
import { terrain } from './terrain.js';

type Start = Parameters<Parameters<typeof scenario>[2]>[0];

const middle = at(18, 18);

/** A shipped piece in the middle of the table. */
const pieceNamed = (name: string) => {
  const found = Object.values(terrain)
    .flatMap(({ main, side }) => [...main, ...side])
    .find(one => one.name === name);
  if (!found) throw new RangeError(`no piece ${name}`);
  const moved = ({ x, y }: Point): Point => ({ x: x + middle.x, y: y + middle.y });
  return { ...found, footprint: found.footprint.map(part => polygon(part.map(moved))) };
};

const beside = (name: string, places: NonNullable<LaidOut['at']>, lay: LaidOut = {}) =>
  laidOut('', { active: 'A', at: places, pieces: { it: pieceNamed(name) }, ...lay });

/** The longest tool with which the player may move the model to a point; without any, the reason against the shortest. */
const longest = (p: Play<Sfi>, to: Point): string => {
  const [decision] = p.match.decisions;
  const whyNot = (tool: 'S' | 'M' | 'L') =>
    explain(p.match, { decision: decision?.id ?? 0, by: 'p1', choice: { to, tool } })?.code;
  return [...movementTools].reverse().find(tool => whyNot(tool) === undefined) ?? String(whyNot('S'));
};

/** The tool of a model that moves into the middle of a piece, and what the model has of it; the reason where it may not. */
const into = (play: Start, name: string): string => {
  const { game, setup } = beside(name, { 'A/1': at(14, 18), 'c/1': at(30, 30) }, { cards: { A: { mov: 'L' } } });
  const p = play(game, setup).choose('p1', { do: 'move' });
  const tool = longest(p, middle);
  if (tool.length > 1) return tool;
  p.choose('p1', { to: middle });
  return [tool, ...conditionsOf(p, 'A'), ...(healthOf(p, 'A/1') === 3 ? [] : ['hurt'])].join(' ');
};

/** The tool of a model that moves out of the middle of a piece; nothing stands in the middle of a linear one. */
const outOf = (play: Start, name: string): string => {
  if (pieceNamed(name).type === 'linear') return '-';
  const { game, setup } = beside(name, { 'A/1': middle, 'c/1': at(30, 30) });
  return longest(play(game, setup).choose('p1', { do: 'move' }), at(22, 18));
};

/** The place of a model of 30 mm that has the benefits of a piece against an attack from the right. */
const inCover = (name: string): Point => {
  const { type, footprint } = pieceNamed(name);
  const left = Math.min(...footprint.flatMap(part => part.corners.map(({ x }) => x)));
  return type === 'area' ? middle : { x: left - inches(1) - 1500, y: middle.y };
};

/** DEF and ARM of a model with 4 of both against a shot from the right, from behind a linear piece or from within an area. */
const shotAt = (name: string): readonly (number | undefined)[] => {
  const { table } = beside(name, { 'A/1': inCover(name), 'c/1': at(26, 18) });
  const shot = { attacker: 'c/1', type: 'ranged', shape: 'single' } as const;
  return [defenceAgainst(table, 'A/1', shot), armourAgainst(table, 'A/1', shot)].map(({ total }) => total);
};

/** True if models on both sides of a piece see each other. */
const seesThrough = (name: string): boolean =>
  sees(beside(name, { 'A/1': at(10, 18), 'c/1': at(26, 18) }).table, 'A/1', 'c/1');

/** The pieces of each card: the longest tools into and out of the piece, of MOV L and M, DEF and ARM against a shot, and sight. */
const cards: Readonly<Record<string, Readonly<Record<string, readonly [string, string, readonly number[], boolean]>>>> =
  {
    'reed-bed': {
      'Tall Reeds': ['M', 'S', [5, 4], false],
      Mud: ['S', 'S', [4, 4], true],
      'Plank Way': ['L', 'L', [4, 4], true],
    },
    'sunken-wall': {
      'Corner Wall': ['on-linear-terrain', '-', [5, 5], true],
      'Low Wall': ['on-linear-terrain', '-', [5, 4], true],
    },
    'standing-stones': {
      'Leaning Stone': ['on-impassable-terrain', '-', [6, 4], false],
      'Fallen Stone': ['on-impassable-terrain', '-', [5, 5], true],
      Gravel: ['M', 'S', [4, 4], true],
    },
    'smoking-pit': { 'Pit of Embers': ['M burning', 'S', [4, 4], true], Smoke: ['L', 'M', [5, 4], true] },
    'wire-thicket': {
      'Humming Wires': ['L shocked', 'M', [4, 4], true],
      'Broken Glass': ['L hurt', 'M', [4, 4], true],
    },
    'toad-pond': { 'Green Water': ['S poisoned', 'S', [4, 4], true] },
    'dense-grove': { Grove: ['L', 'M', [5, 5], false], Hedge: ['on-linear-terrain', '-', [5, 4], true] },
    'crate-stacks': {
      'Stack of Crates': ['on-impassable-terrain', '-', [4, 6], true],
      Crate: ['on-linear-terrain', '-', [4, 5], true],
    },
  };

for (const [id, pieces] of Object.entries(cards)) {
  scenario(`${id}: moves into its pieces, cover and sight`, ['SFI-TERRAIN-002', 'SFI-TERRAIN-007'], play => {
    const names = [...(terrain[id]?.main ?? []), ...(terrain[id]?.side ?? [])].map(({ name }) => name);
    expect(names).toEqual(Object.keys(pieces));
    for (const [name, expected] of Object.entries(pieces)) {
      expect([name, into(play, name), outOf(play, name), shotAt(name), seesThrough(name)]).toEqual([name, ...expected]);
    }
  });
}

/** The sources of re-rolls in an attack from the right at a model that benefits from a piece. */
const reRolls = (play: Start, name: string): readonly string[] => {
  const places = { 'A/1': inCover(name), 'c/1': { ...middle, x: inCover(name).x + inches(8) } };
  const { game, setup } = beside(name, places, attackedBy());
  const p = play(game, { ...setup, seed: 'any' }).choose('p2', { do: 'attack' });
  p.choose('p2', { profile: 'bow', target: 'A/1' });
  onwards(p);
  return happened(p, 'DiceRerolled').map(({ player, source, what }) => `${player} ${source} ${what}`);
};

scenario(
  'pieces that make dice be rolled again: Elusive for wires and the grove, the defender behind the wall',
  ['SFI-TKEY-011', 'SFI-TKEY-012', 'SFI-TKEY-013'],
  play => {
    expect(['Humming Wires', 'Grove', 'Mud'].map(name => reRolls(play, name))).toEqual([
      ['p1 elusive hit'],
      ['p1 elusive hit'],
      [],
    ]);
    const asked = (name: string) => {
      const places = { 'A/1': inCover(name), 'c/1': { ...middle, x: inCover(name).x + inches(8) } };
      const { game, setup } = beside(name, places, attackedBy());
      const p = play(game, { ...setup, dice: [4, 4, 4, 4, 1, 1, 1] }).choose('p2', { do: 'attack' });
      p.choose('p2', { profile: 'bow', target: 'A/1' });
      return p.match.decisions.map(({ by, kind }) => `${kind} of ${by}`);
    };
    expect(['Corner Wall', 'Low Wall', 'Green Water'].map(asked)).toEqual([
      ['reroll of p1'],
      ['act of p2'],
      ['reroll of p2'],
    ]);
  },
);

scenario('Smoke: a small base within it has Stealth', 'SFI-TKEY-020', play => {
  const targets = (base: number, apart: number) => {
    const { game, setup } = beside(
      'Smoke',
      { 'A/1': middle, 'c/1': at(18 + apart, 18) },
      attackedBy({ cards: { A: { base } } }),
    );
    const p = play(game, { ...setup, seed: 'any' }).choose('p2', { do: 'attack' });
    return p.match.decisions.map(({ kind }) => kind);
  };
  expect([targets(40, 7), targets(40, 9), targets(50, 9)]).toEqual([['attack'], ['act'], ['attack']]);
});

scenario(
  'Lightning Rod: models that come near it or act near it are shocked',
  ['SFI-MANIFEST-006', 'SFI-MANIFEST-008'],
  play => {
    const rod = { ...playableContent.manifestations['lightning-rod'], at: middle };
    const acting = (x: number, what: (p: Play<Sfi>) => unknown) => {
      const { game, setup } = laidOut('', {
        active: 'A',
        at: { 'A/1': at(x, 18), 'c/1': at(30, 30) },
        manifestations: { rod },
      });
      const p = play(game, { ...setup, dice: [2, 3] });
      what(p);
      return [conditionsOf(p, 'A'), healthOf(p, 'A/1')];
    };
    expect(acting(15, p => p.choose('p1', { do: 'shake' }))).toEqual([['shocked'], 2]);
    expect(acting(12, p => p.choose('p1', { do: 'move' }).choose('p1', { to: at(15, 18) }))).toEqual([['shocked'], 2]);
  },
);

scenario(
  'Spore Veil: models that act near it are poisoned, and models outside do not see through it',
  'SFI-MANIFEST-003',
  play => {
    const veil = { ...playableContent.manifestations['spore-veil'], at: middle };
    const { game, setup, table } = laidOut('', {
      active: 'A',
      at: { 'A/1': at(16, 18), 'B/1': at(12, 18), 'c/1': at(24, 18) },
      cards: { A: { base: 25 } },
      manifestations: { veil },
    });
    const p = play(game, setup).choose('p1', { do: 'shake' });
    expect(conditionsOf(p, 'A')).toEqual(['poisoned']);
    expect([sees(table, 'A/1', 'c/1'), sees(table, 'B/1', 'c/1')]).toEqual([true, false]);
  },
);

test('the scenarios of terrain play every shipped card', () => {
  expect(Object.keys(cards)).toEqual(Object.keys(terrain));
});
