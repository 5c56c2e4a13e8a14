import type { Proposal } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import { type Facts, tableAsked } from '../match/table.js';
import { compass, directionTo, enemiesOf, wishedAt } from '../routes/wishes.js';
import type { Direction, Eld } from '../vocabulary/index.js';
import { whyNoDirection } from './read.js';

const DRAWN = 1000;

/** Judges and finds the answers to the question about a facing; every direction is legal (ELD-LOS-010, ELD-MOVE-017). */
export const turnToProposal = (facts: Facts): Proposal<Eld, 'turnTo'> => ({
  check: (_, choice) => whyNoDirection(choice, 'choice'),
  sample(_, below) {
    const [x, y] = [below(2 * DRAWN + 1) - DRAWN, below(2 * DRAWN + 1) - DRAWN];
    return x === 0 && y === 0 ? { x: 1, y: 0 } : { x, y };
  },
  suggest(asked, most) {
    const table = tableAsked(facts, asked);
    const model = modelNamed(table.state, asked.parameters.model);
    if (!model) return compass.slice(0, most);
    const towards = enemiesOf(table, model)
      .slice(0, 3)
      .map(({ at }) => directionTo(model.at, at, model.facing));
    const all: readonly Direction[] = [...towards, model.facing, ...compass];
    return all.filter((one, i) => all.findIndex(({ x, y }) => x === one.x && y === one.y) === i).slice(0, most);
  },
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const model = modelNamed(table.state, asked.parameters.model);
    const wished = wishedAt(table, wish);
    return model && wished && directionTo(model.at, wished.at, model.facing);
  },
});
