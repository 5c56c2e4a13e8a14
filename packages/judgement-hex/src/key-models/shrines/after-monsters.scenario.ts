import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { effigyHealth } from '../../hero-cards/reading/health.js';
import { modelOf } from '../../match/models.js';
import { tableIn } from '../../match/table.js';
import { kicker } from '../../monsters-and-souls/monsters/kicking-words.js';
import type { RuleId } from '../../rulebook/index.js';
import { faces, happened, type LaidOut, laidOut } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const beast = { kind: 'monster', card: 'beast' } as const;
/** Step 2 of round 3: A holds the Shrine, and a Monster that is not next to the Shrine hunts it. */
const drawing = `
.     $     m     .
   .     A     .     .
.     1     .     .
   2     .     .     b
.     .     .     .
`;
const hunted = (lay: LaidOut = {}) =>
  laidOut(drawing, {
    cards: { monsters: { beast: kicker(2) } },
    map: { shrines: [{ at: [3, 3], fate: 2 }], deployment: { lower: [[1, 1]], upper: [[7, 1]] } },
    warbands: { p1: { fate: 1 }, p2: { fate: 1 } },
    state: { round: 3, stage: { name: 'communion', step: 2, queue: null } },
    ...lay,
    models: { m: beast, ...lay.models },
  });
const fates = ({ state }: Play<Jhx>): readonly number[] => state.warbands.map(({ fate }) => fate);

scenario(
  'a Shrine counts for a player whose Hero a Monster left next to it, and not where it kicked the Hero away',
  ['JHX-SHRINE-007', 'JHX-SHRINE-003', 'JHX-COMMUNION-003'],
  play => {
    const fate = (to: string): readonly number[] => {
      const laid = hunted();
      const p = play(laid.game, { ...laid.setup, dice: faces('m.') });
      return fates(p.choose('p2', laid.cell(to)));
    };
    expect([fate('A'), fate('1'), fate('2')]).toEqual([
      [3, 1],
      [3, 1],
      [1, 1],
    ]);
  },
);

scenario(
  'a Hero that a Monster kills at a Shrine in step 2 brings no Fate in step 3, for the Shrine or its Souls',
  ['JHX-SHRINE-007', 'JHX-FATE-003', 'JHX-MONSTER-054', 'JHX-SOUL-029'],
  play => {
    const alive = hunted({ models: { A: { damage: 11, souls: 1 } } });
    expect(fates(play(alive.game, { ...alive.setup, dice: faces('..') }))).toEqual([4, 1]);
    const laid = hunted({ models: { A: { damage: 11, souls: 1 } } });
    const p = play(laid.game, { ...laid.setup, dice: faces('h.') });
    expect([modelOf(p.state, 'A').at, fates(p), happened(p, 'SoulBound')]).toEqual([null, [1, 1], []]);
    // The Effigy that the Soul had damaged is whole again.
    expect(effigyHealth(tableIn(p.match), 'p2')).toBe(16);
  },
);
