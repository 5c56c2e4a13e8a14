import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../rulebook/index.js';
import { laidOut } from '../testing/index.js';
import type { ModelState } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'a model that Bleeding or Poison fells counts for the player whose model gave the state, and for nobody else',
  ['ELD-HOSTILE-035', 'ELD-STATE-045'],
  play => {
    const felled = (state: ModelState['state'], by: string | null, hp = 1) => {
      const fallen = hp === 0 ? [{ state: 'incapacitated', by: 'p2', source: 'zero-hp' } as const] : [];
      const { game, setup } = laidOut('ABC\n..\nb.', {
        models: { A: { hp } },
        states: { A: [{ state, by, source: 'a Wound' }, ...fallen] },
        state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: 'remaining rolls' } },
      });
      return play(game, { ...setup, dice: [20] }).state.deeds.filter(({ deed }) => deed !== 'hp-lost');
    };
    const fall = { deed: 'incapacitated', of: 'A', model: null } as const;
    expect(felled('bleeding', 'p2')).toEqual([{ ...fall, by: 'p2' }]);
    expect(felled('poisoned', 'p2')).toEqual([{ ...fall, by: 'p2' }]);
    expect(felled('bleeding', 'p2', 0)).toEqual([{ ...fall, deed: 'dead', by: 'p2' }]);
    // An ally or a Hostile has given it.
    expect(felled('bleeding', 'p1')).toEqual([{ ...fall, by: null }]);
    expect(felled('bleeding', null)).toEqual([{ ...fall, by: null }]);
  },
);
