import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { hasState, modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut } from '../testing/index.js';
import { at, movementOnly } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const [x, y] = [inches(10), inches(10)];
const lay = { at: { A: { x, y } }, edition: movementOnly() };
const facing = { x: 1, y: 2 };

scenario(
  'an activated model declares one movement with its route, and then makes it',
  ['ELD-MOVE-002', 'ELD-MEASURE-005'],
  play => {
    const { game, setup } = laidOut('A', lay);
    const movement = { kind: 'walk', route: [at(x + inches(2), y)], facing, skills: [] } as const;
    const p = play(game, setup)
      .choose('p1', 'A')
      .waitsFor({ by: 'p1', kind: 'movement' })
      .skip()
      .choose('p1', movement);
    expect(modelOf(p.state, 'A')).toMatchObject({ at: at(x + inches(2), y), facing });
    p.waitsFor({ by: 'p1', kind: 'activate' });
  },
);

scenario(
  'a model that stands up before it moves has its full SPD; one that crouches does so once',
  ['ELD-STATE-017', 'ELD-STATE-018'],
  play => {
    const half = { rule: 'ELD-STATE-013', source: 'test', factor: 'half' } as const;
    const { game, setup } = laidOut('A', {
      ...lay,
      states: { A: ['crouched'] },
      sources: {
        attributes: [(_, model, attribute) => (attribute === 'SPD' && hasState(model, 'crouched') ? [half] : [])],
      },
    });
    const walk = { kind: 'walk', route: [at(x + inches(6), y)], facing, skills: [] } as const;
    const stance = (to: boolean, when: 'before' | 'after') => ({ state: 'crouched', to, when }) as const;
    const p = play(game, setup)
      .choose('p1', 'A')
      .refuses('p1', walk, { code: 'too-far', rule: 'ELD-MOVE-003' })
      .refuses('p1', { ...walk, stance: stance(false, 'after') }, { code: 'too-far', rule: 'ELD-MOVE-003' })
      .refuses('p1', { ...walk, stance: stance(true, 'after') }, { code: 'no-change', rule: 'ELD-STATE-018' })
      .choose('p1', { ...walk, stance: stance(false, 'before') });
    expect(hasState(modelOf(p.state, 'A'), 'crouched')).toBe(false);
  },
);
