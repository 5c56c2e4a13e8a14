import { act, createMatch, type Match, suggest } from '@rulewright/core';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';

/** Numbers below a limit, the same ones for the same seed. */
const drawn = (seed: number): ((n: number) => number) => {
  let now = seed * 2654435 + 12345;
  return n => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor(now / 65536) % n;
  };
};

/** Plays a laid-out table with answers drawn among options and suggestions, until it ends or so many answers were given. */
const playOn = (drawing: string, lay: LaidOut, seed: number, most: number): Match<Eld> => {
  const { game, setup } = laidOut(drawing, lay);
  const below = drawn(seed);
  let match = createMatch(game, { ...setup, seed: `sequences ${seed}` });
  for (let answers = 0; answers < most && !match.outcome; answers++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error(`nothing to decide in ${JSON.stringify(match.state.stage)}`);
    // Models that have dropped their weapons would go on for ever.
    const choices = suggest(match, decision, 60).filter(choice => choice !== 'drop');
    const choice = choices[below(choices.length)];
    if (choice === undefined)
      throw new Error(`no answer to ${decision.kind}: ${JSON.stringify(decision.proposal ?? decision.about)}`);
    match = act(match, { decision: decision.id, by: decision.by, choice });
  }
  return match;
};

const archer = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
const guard = {
  inventory: {
    space: 6,
    items: [
      { item: 'sword', quantity: 1 },
      { item: 'shield', quantity: 1 },
    ],
  },
};

test.each(Array.from({ length: 2 }, (_, i) => [2 * i + 1]))(
  'a drawn match of laid-out models goes on to its end (%i)',
  seed => {
    const lay: LaidOut = {
      profiles: { B: archer, c: archer, C: guard, a: guard },
      states: { A: ['flying'], b: ['shrouded'], C: ['panicked'], d: ['bleeding', 'poisoned'], D: ['crouched'] },
      scenery: { wall: { boxes: [[10, 6, 4, 1]] } },
    };
    const match = playOn('A.B.C.D\n.\n.\na.b.c.d', lay, seed, 3000);
    expect(match.outcome?.reason).toMatch(/last-round|party-fallen|duel/);
  },
  60_000,
);
