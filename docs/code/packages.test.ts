import { choose, createMatch, legal } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { d6 } from '@rulewright/core/dice';
import { sees } from '@rulewright/core/hex';
import { atLeast, keepBest, toText } from '@rulewright/core/odds';
import { eldfallD20, tableIn as heightsIn, measure } from '@rulewright/eldfall-d20';
import { laidOut as laidOutWithHeights } from '@rulewright/eldfall-d20/testing';
import { judgementHex } from '@rulewright/judgement-hex';
import { laidOut } from '@rulewright/judgement-hex/testing';
import { createGame, judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { defaultContent, readContent } from '@rulewright/judgement-of-the-gods/content';
import { catalogue } from '@rulewright/judgement-of-the-gods/rules';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { sightOf, tableIn } from '@rulewright/shroudfall-inches/numbers';
import { laidOut as laidOutInInches } from '@rulewright/shroudfall-inches/testing';
import { renderDie, renderReplay, renderScene, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { type Nim, game as nim } from '../tutorial/src/nim.js';
import { presentation } from '../tutorial/src/nim-words.js';

const players = ['ann', 'bob'];

test('core', () => {
  // #region core
  const match = createMatch(nim, { players, seed: 'hello' }); // `nim` is the game of the tutorial
  expect(legal(match, 'ann')).toHaveLength(13);
  expect(choose(match, { heap: 0, count: 6 }).state.heaps).toEqual([0, 3, 4]);

  expect(toText(atLeast(keepBest(d6, 4, 3), 16))).toBe('169/1296'); // best three of four dice, 16 or more

  const blocker = { q: 1, r: 0 };
  expect(sees({ q: 0, r: 0 }, { q: 3, r: 0 }, [blocker])).toBe(false);
  // #endregion
});

test('judgement-of-the-gods', () => {
  // #region jog
  // Two players, another reading of the sheet; every option has a documented default.
  const match = createMatch(judgementOfTheGods, { players, seed: 'hello', options: { adjacency: 'king' } });
  expect(match.decisions[0]).toMatchObject({ by: 'ann', kind: 'nextCharacter', rule: 'JOG-TURN-003' });
  expect(() => createMatch(judgementOfTheGods, { players: 7, seed: 'hello' })).toThrow('wrong-number-of-players');

  // Every fact is data: here a village that needs a statue of five pieces.
  const pack = readContent({ ...defaultContent, id: 'tall', statue: { ...defaultContent.statue, pieces: 5 } });
  expect(createGame(pack).content?.id).toBe('tall');

  // The catalogue has the title of every rule, in the words of this project.
  expect(catalogue.find(rule => rule.id === 'JOG-STAT-002')?.title).toBe('Price of a piece');
  // #endregion
});

test('judgement-hex', () => {
  // #region jhx
  // Two players on the first Skirmish map; both choose their gods at once.
  const match = createMatch(judgementHex, { players, seed: 'hello', options: { map: '3v3-1' } });
  expect(match.decisions.map(({ by, kind }) => `${by}: ${kind}`)).toEqual(['ann: god', 'bob: god']);

  // A table drawn as text: fighters `A` and `b` stand next to each other, and `A` is active.
  const table = laidOut(['A', 'b'].join('\n\n'), { active: 'A' });
  const [decision] = createMatch(table.game, { ...table.setup, seed: 'hello' }).decisions;
  expect(decision?.options).toContainEqual({ do: 'attack', model: 'A', weapon: 'blade', target: 'b' });
  // #endregion
});

test('shroudfall-inches', () => {
  // #region sfi
  // Two players; both present their army lists at once, and the pack has lists that are ready to play.
  const match = createMatch(shroudfallInches, { players, seed: 'hello' });
  expect(match.decisions.map(({ by, kind }) => `${by}: ${kind}`)).toEqual(['ann: army', 'bob: army']);

  // A table drawn as text, two inches from sign to sign: `A` is active, and the large `D` stands before the enemy `c`.
  const { game, setup } = laidOutInInches('A.D.c', { active: 'A', cards: { D: { base: 50 } } });
  const laid = createMatch(game, { ...setup, seed: 'hello' });
  expect(sightOf(tableIn(laid), 'A/1', 'c/1')).toEqual({ clear: false, blockers: [{ kind: 'base', id: 'D/1' }] });
  expect(laid.decisions[0]?.options).toContainEqual({ do: 'move' });
  // #endregion
});

test('eldfall-d20', () => {
  // #region eld
  // Two players on the first Quest; both present their parties in secret, and the pack has parties that are ready to play.
  const match = createMatch(eldfallD20, { players, seed: 'hello', options: { quest: 'treasure-hunt' } });
  expect(match.decisions.map(({ by, kind }) => `${by}: ${kind}`)).toEqual(['ann: party', 'bob: party']);

  // A table drawn as text, two inches from sign to sign: the roof on which `b` stands is 3 inches high.
  const at = { b: { x: 15240, y: 5080, z: 7620 } }; // in 1/100 mm: 2540 are an inch
  const { game, setup } = laidOutWithHeights('A.b', { at, scenery: { roof: { boxes: [[5, 1, 4, 4]], top: 3 } } });
  const laid = createMatch(game, { ...setup, seed: 'hello' });
  expect(laid.decisions[0]?.options).toContain('A'); // which model activates?
  // Bases of 32 mm, 69.6 mm apart in plan; the hitbox of `A` is 45 mm high, so that 31.2 mm are left in height.
  expect(measure(heightsIn(laid), 'p1', { what: 'distance', between: ['A', 'b'] })).toEqual({ length: 7628 });
  // #endregion
});

test('viewer', () => {
  // #region viewer
  const start = createMatch<Nim>(nim, { players, seed: 'hello' });
  const match = playOut(start, { ann: randomBot('a'), bob: randomBot('b') });

  const replay = replayOf(match, presentation, { viewer: 'ann' }); // only what ann may know
  const page = renderReplay(replay); // an HTML file of its own: no network, no build
  const board = renderScene(replay.frames[3]?.scene ?? { title: 'nothing', items: [] }); // SVG, light and dark
  const die = renderDie('d6', 5); // SVG
  // #endregion
  expect(page).toMatch(/^<!doctype html>/i);
  expect([board, die].every(svg => svg.startsWith('<svg '))).toBe(true);
});
