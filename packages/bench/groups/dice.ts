import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { seeded } from '@rulewright/core';
import { aleaFromSeed, d6, Random, stepAlea } from '@rulewright/core/dice';
import alea from 'seedrandom/lib/alea.js';
import type { Bench } from '../measure/types.js';

const BATCH = 10_000;
const POOLS = 500;

/** Dice from a generator whose state is a plain value. */
export const prepare = (): Bench => {
  const live = alea('bench', { state: true });
  const cursor = Random.fromSeed('bench');
  let state = aleaFromSeed('bench');
  let source = seeded('bench');
  const one = { die: d6, count: 1, purpose: 'bench', rule: 'BENCH-1' };
  const ten = { die: d6, count: 10, purpose: 'bench', rule: 'BENCH-1' };
  let sink = 0;
  return {
    cases: {
      'live alea': () => {
        for (let i = 0; i < BATCH; i++) sink += Math.floor(live() * 6) + 1;
        return BATCH;
      },
      'cursor, unbiased': () => {
        for (let i = 0; i < BATCH; i++) sink += cursor.below(6) + 1;
        return BATCH;
      },
      'value in, value out': () => {
        let at = state;
        for (let i = 0; i < BATCH; i++) {
          at = stepAlea(at);
          sink += Math.floor(at.s2 * 6) + 1;
        }
        state = at;
        return BATCH;
      },
      'dice of a match': () => {
        for (let i = 0; i < BATCH; i++) {
          const drawn = source.draw(one);
          if (!drawn) throw new Error('seeded dice fall');
          source = drawn.next;
          sink += Number(drawn.faces[0]);
        }
        return BATCH;
      },
      'pool of a match': () => {
        for (let i = 0; i < POOLS; i++) {
          const drawn = source.draw(ten);
          if (!drawn) throw new Error('seeded dice fall');
          source = drawn.next;
          for (const face of drawn.faces) if (Number(face) >= 4) sink++;
        }
        return POOLS;
      },
      'new DiceRoll': () => {
        for (let i = 0; i < 20; i++) sink += new DiceRoll('10d6>=4').total;
        if (Number.isNaN(sink)) throw new Error('not a number');
        return 20;
      },
    },
    comparisons: [
      { title: 'd6, state taken along', unit: 'd6/s', ours: 'cursor, unbiased', peer: 'live alea', goal: 0.9 },
      { title: 'd6, a new state each time', unit: 'd6/s', ours: 'value in, value out', peer: 'live alea', goal: 0.9 },
      { title: 'd6, from the dice of a match', unit: 'd6/s', ours: 'dice of a match', peer: 'live alea' },
      { title: '10d6, successes on 4+', unit: 'pools/s', ours: 'pool of a match', peer: 'new DiceRoll', goal: 15 },
    ],
  };
};
