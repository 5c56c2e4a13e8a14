import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { codeAbility, type LaidOut, laidOut } from '../../../testing/index.js';
import { destroyModels } from '../../../units/leaving/destroy.js';
import type { Effect } from '../../../vocabulary/effect.js';
import { passive } from '../../scenario-words.js';
import { scenario } from '../scenario-words.js';

const slow: Effect = { op: 'modify', what: 'DEF', by: -1, until: 'next-activation' };
const at = { x: inches(4), y: inches(2) };
const cards = { A: { essence: {} }, c: { essence: {} } };
const end = { do: 'end' } as const;
const shake = { do: 'shake' } as const;

scenario(
  'an effect of a manifestation or a scenario until the next activation ends with that of the unit that suffers it',
  'SFI-PRIORITY-016',
  play => {
    const completed = { window: 'completed', of: 'any', within: 2 } as const;
    const causes: readonly LaidOut[] = [
      { manifestations: { fog: { at, effects: [slow] } } },
      {
        elements: { idol: { at } },
        scenario: { abilities: [{ id: 'gaze', name: 'Gaze', element: 'idol', when: completed, effects: [slow] }] },
      },
    ];
    for (const cause of causes) {
      const { game, setup } = laidOut('A        c', { active: 'A', cards, ...cause });
      const p = play(game, setup).choose('p1', shake).choose('p1', end).choose('p2', end);
      // Round 3: the enemy is first, and the effect is still there.
      expect(p.state.activation?.unit).toBe('c');
      expect(p.state.effects).toMatchObject([{ target: 'A', until: 'next activation of A' }]);
      p.choose('p2', end);
      expect([p.state.activation?.unit, p.state.effects]).toEqual(['A', []]);
    }
  },
);

scenario(
  'an effect of a scenario on PREY until its next activation does not begin, since none follows',
  'SFI-PRIORITY-014',
  play => {
    const { game, setup } = laidOut('A        c', {
      active: 'A',
      cards,
      elements: { idol: { at, keywords: ['PREY'], prey: { def: 4, arm: 4, hp: 3 } } },
      scenario: {
        abilities: [
          { id: 'rest', name: 'Rest', when: { window: 'completed', of: 'any' }, effects: [{ ...slow, to: 'source' }] },
        ],
      },
    });
    expect(play(game, setup).choose('p1', shake).state.effects).toEqual([]);
  },
);

scenario(
  'the last model of a unit leaves no effect until the next activation of that unit, which never comes',
  ['SFI-PRIORITY-016', 'SFI-PRIORITY-014'],
  play => {
    const curse = passive({
      when: { window: 'destroyed', of: 'self' },
      aim: { how: 'every', what: 'unit', side: 'enemy' },
      effects: [slow],
    });
    const dying = codeAbility(
      'dying',
      'p1',
      'completed',
      turn => destroyModels(turn, ['c/1']),
      ({ state }) => state.models.some(({ id }) => id === 'c/1'),
    );
    const left = (drawing: string) => {
      const { game, setup } = laidOut(drawing, {
        active: 'A',
        cards: { ...cards, c: { abilities: [curse] } },
        abilities: [dying],
      });
      return play(game, setup)
        .choose('p1', shake)
        .state.effects.map(({ until }) => until);
    };
    expect([left('A  c d'), left('A cc d')]).toEqual([[], ['next activation of c']]);
  },
);
