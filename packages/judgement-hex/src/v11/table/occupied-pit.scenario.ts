import { expect } from 'vitest';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { tableOf } from '../../match/table.js';
import { spawnMonsters } from '../../monsters-and-souls/monsters/spawning.js';
import { spawnSoul } from '../../monsters-and-souls/souls/spawning.js';
import { attacks, doing, faces, plainMonster } from '../../testing/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const open = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .`;
/** The only pit of the table, in its middle. */
const pit = [5, 5] as const;
/** A point so many 1/100 mm from the pit. */
const from = (x: number, y = 0): readonly [number, number] => [5 * INCH + x, 5 * INCH + y];

/** Step 4 of the Communion Phase for Souls, with models and Souls so far from the pit. */
const spawning = (at: NonNullable<LaidOut['at']>, lay: LaidOut = {}) => {
  const souls = Object.entries(at).filter(([id]) => /\d/.test(id));
  const drawing = souls.length > 0 ? open.replace('.', '1') : open;
  const laid = laidOut(drawing, { at, map: { soulPits: [pit] }, ...lay });
  return { ...laid, game: doing(laid, turn => spawnSoul(turn)) };
};

scenario(
  'where several bases are in the way of a pit, the owner of the nearest one chooses the place',
  ['JHX-SOUL-021', 'JV11-COMM-015', 'JV11-BASE-005'],
  play => {
    // Both bases overlap that of a Soul on the pit. The base of b covers the pit itself.
    const covering = spawning({ A: from(-2700), b: from(1000) });
    play(covering.game, covering.setup).waitsFor({ by: 'p2', kind: 'cell' });
    const other = spawning({ A: from(-1000), b: from(2700) });
    play(other.game, other.setup).waitsFor({ by: 'p1', kind: 'cell' });
  },
);

scenario(
  'where two bases of different players are as near to the pit, the active player chooses the place',
  ['JHX-SOUL-021', 'JV11-COMM-015', 'JV11-BASE-006'],
  play => {
    const asked = (order: readonly [string, string], more: number) => {
      const laid = spawning({ A: from(-2000), b: from(2000 + more) }, { state: { order } });
      return play(laid.game, laid.setup).match.decisions[0]?.by;
    };
    expect([asked(['p1', 'p2'], 0), asked(['p2', 'p1'], 0), asked(['p2', 'p1'], 2)]).toEqual(['p1', 'p2', 'p2']);
    expect(asked(['p2', 'p1'], 3)).toBe('p1');
  },
);

scenario(
  'beside a Soul on the pit nobody chooses, though the base of a Hero is in the way too',
  ['JHX-SOUL-022', 'JV11-COMM-015'],
  play => {
    const laid = spawning({ A: from(-2200), '1': from(600) });
    const { match, state } = play(laid.game, { ...laid.setup, dice: [1] });
    expect([match.decisions.map(({ kind }) => kind), state.souls.length]).toEqual([[], 2]);
  },
);

scenario(
  'a Soul comes to a place within an inch of the most Heroes, also between two whose areas hardly meet',
  ['JHX-SOUL-022', 'JV11-COMM-015'],
  play => {
    // The centres that are in reach of both are at most 1.8 mm apart across the line between A and b.
    const laid = spawning({ A: from(-3604, -4836), b: from(5964, -884), '1': from(0) });
    const table: ReturnType<typeof tableOf>[] = [];
    const game = doing(laid, function* (turn) {
      yield* spawnSoul(turn);
      table.push(tableOf(turn));
    });
    const { state } = play(game, { ...laid.setup, dice: [1] });
    const [now] = table;
    const soul = now && pieceOf(now, state.souls[1]?.id ?? '');
    const near = now && soul && ['A', 'b'].map(id => fieldOf(now).ground.within(1, soul, pieceOf(now, id) ?? soul));
    expect(near).toEqual([true, true]);
  },
);

scenario(
  'a Monster attacks the model on its pit, and no other whose base is in the way',
  ['JHX-MONSTER-036', 'JHX-MONSTER-038', 'JV11-COMM-015'],
  play => {
    const laid = laidOut(open, {
      at: { A: from(-3300), b: from(1000) },
      map: { monsterPits: [{ at: pit, monster: 'rat' }] },
      state: { pits: [{ at: laidOut(open).exactly(...from(0)), token: true }] },
    });
    const p = play(
      doing(laid, turn => spawnMonsters(turn)),
      { ...laid.setup, dice: faces('..') },
    );
    p.waitsFor({ by: 'p2', kind: 'cell' });
    // The base touches those of both.
    p.choose('p2', laid.exactly(...from(-1150, 2770)));
    expect(attacks(p)).toEqual(['monster-100 at b with teeth']);
  },
);

scenario(
  'a Monster’s own base decides whether its pit is free, and whom it reaches from there',
  ['JV11-BASE-004', 'JV11-BASE-006', 'JHX-MONSTER-036', 'JHX-MONSTER-038'],
  play => {
    const spawned = (base: number, gap: number) => {
      const laid = laidOut(open, {
        at: { A: from(base * 50 + 1500 + gap), b: [1500, 1500] },
        cards: { monsters: { rat: { ...plainMonster, base } } },
        map: { monsterPits: [{ at: pit, monster: 'rat' }] },
        state: { pits: [{ at: laidOut(open).exactly(...from(0)), token: true }] },
      });
      const p = play(
        doing(laid, turn => spawnMonsters(turn)),
        { ...laid.setup, seed: 'base' },
      );
      return [p.match.decisions.map(({ kind }) => kind), attacks(p).length];
    };
    for (const base of [40, 60]) {
      expect([spawned(base, -1), spawned(base, 0)]).toEqual([
        [['cell'], 0],
        [[], 1],
      ]);
      expect([spawned(base, INCH + 2), spawned(base, INCH + 3)]).toEqual([
        [[], 1],
        [[], 0],
      ]);
    }
  },
);
