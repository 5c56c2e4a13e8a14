import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { innate } from '../abilities/cards/window-words.js';
import type { RuleId } from '../rulebook/index.js';
import { attacks, column, doing, faces, happened, laidOut } from '../testing/index.js';
import { declareBeforeRoundOne } from './declarations.js';

const scenario = scenarios<RuleId>(test);

scenario(
  'a Monster strikes a model that moves into its reach before round 1',
  ['JHX-MONSTER-043', 'JHX-SETUP-018'],
  play => {
    const laid = laidOut(column('A', '1', '2', 'm', 'b'), {
      active: null,
      heroes: {
        A: {
          abilities: [
            {
              id: 'scout',
              name: 'scout',
              kind: 'innate',
              optional: true,
              when: { window: 'before-round-1', of: 'self' },
              effects: [{ op: 'advance', hexes: 2 }],
            },
          ],
        },
      },
      models: { m: { kind: 'monster' } },
      state: { stage: { name: 'set-up', step: 'declarations' } },
    });
    const scouted = (...steps: readonly ('1' | '2')[]) => {
      const p = play(doing(laid, declareBeforeRoundOne), {
        ...laid.setup,
        dice: faces(steps.includes('2') ? '..' : ''),
      });
      p.choose('p1', { ability: 'card:scout', source: 'A' });
      for (const step of steps) p.choose('p1', laid.cell(step));
      if (!steps.includes('2')) p.choose('p1', 'stop');
      return attacks(p);
    };
    // b, which was deployed next to the Monster, is not struck.
    expect([scouted('1'), scouted('1', '2')]).toEqual([[], ['m at A with teeth']]);
  },
);

scenario(
  'an effect that lasts for an action, and begins before round 1, has ended when the round begins',
  ['JHX-SETUP-018', 'JHX-TOKEN-012'],
  play => {
    const braces = innate({
      when: { window: 'before-round-1', of: 'self' },
      effects: [{ op: 'modify', what: 'RES', by: 1, until: 'action' }],
    });
    const laid = laidOut(column('A', '.', 'b'), {
      active: null,
      heroes: { A: { abilities: [braces] } },
      state: { stage: { name: 'set-up', step: 'declarations' } },
    });
    const p = play(doing(laid, declareBeforeRoundOne), laid.setup);
    expect([happened(p, 'EffectBegan').length, p.state.effects]).toEqual([1, []]);
  },
);
