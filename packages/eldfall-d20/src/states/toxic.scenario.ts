import { expect } from 'vitest';
import { modelIn, open } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';

const stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' } as const;

scenario(
  'a Toxic Environment wounds every model that fails Toughness in its Strategic phase',
  ['ELD-ENV-001', 'ELD-QUEST-053'],
  play => {
    const run = (dice: readonly number[], more: LaidOut = {}) => {
      const { game, setup } = laidOut('A\n\nb', { state: { stage, environment: 'toxic' }, ...more });
      const p = play(game, { ...setup, dice });
      return [modelIn(p, 'A').hp, modelIn(p, 'b').hp, ...open(p)];
    };
    expect(run([11])).toEqual([1, 2, 'p1 activate']);
    expect(run([10])).toEqual([2, 2, 'p1 activate']);
    expect(run([], { state: { stage } })).toEqual([2, 2, 'p1 activate']);
  },
);

scenario(
  'Constructs, Elementals and models with Survival ignore a Toxic Environment',
  ['ELD-ENV-002', 'ELD-ENV-001'],
  play => {
    const hp = (traits: LaidOut['profiles'] & object, dice: readonly number[]) => {
      const { game, setup } = laidOut('A\n\nb', { state: { stage, environment: 'toxic' }, profiles: traits });
      return modelIn(play(game, { ...setup, dice }), 'A').hp;
    };
    expect(hp({ A: { traits: [{ id: 'construct' }] } }, [])).toBe(2);
    expect(hp({ A: { traits: [{ id: 'elemental' }] } }, [])).toBe(2);
    expect(hp({ A: { traits: [{ id: 'survival', environment: 'toxic' }] } }, [])).toBe(2);
    expect(hp({ A: { traits: [{ id: 'survival', environment: 'desert' }] } }, [20])).toBe(1);
    expect(hp({ A: { traits: [{ id: 'undead' }] } }, [20])).toBe(1);
  },
);

scenario(
  'a Wound by an Environment or a state is lost HP for the Schemes, like any other',
  ['ELD-STATE-006', 'ELD-STATE-061', 'ELD-ENV-001', 'ELD-SCHEME-017'],
  play => {
    const lost = (dice: readonly number[], more: LaidOut = {}) => {
      const { game, setup } = laidOut('A\n\nb', { state: { stage }, ...more });
      return play(game, { ...setup, dice }).state.deeds;
    };
    const deed = [{ deed: 'hp-lost', model: 'A' }];
    expect(lost([11], { states: { A: ['bleeding'] } })).toEqual(deed);
    expect(lost([5], { states: { A: ['poisoned'] } })).toEqual(deed);
    expect(lost([11], { state: { stage, environment: 'toxic' } })).toEqual(deed);
    expect(lost([10], { states: { A: ['bleeding'] } })).toEqual([]);
  },
);
