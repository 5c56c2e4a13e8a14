import { expect } from 'vitest';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import { plainProfile } from '../testing/index.js';
import { swordWith } from '../traits/scenario-words.js';
import { skilled } from './scenario-words.js';

const { stats } = plainProfile;
const sword = { do: 'attack', means: { item: 'sword' }, kind: 'melee' } as const;

scenario(
  'a model that a Sweep wounds is no target of a Finishing Strike, but by option an enemy is',
  ['ELD-SKILL-019', 'ELD-ACTION-030'],
  play => {
    const swept = (other: 'C' | 'c', finishingTargets: 'aimed' | 'wounded' = 'wounded') => {
      const { game, setup } = resolving(`.A.\nb${other}.`, {
        pitch: 1.5,
        options: { finishingTargets },
        action: attack('b'),
        pack: { items: { sword: swordWith({ id: 'sweep' }) } },
        profiles: { A: skilled('finishing-strike'), [other]: { stats: { ...stats, HP: 3 } } },
      });
      // The Damage roll on b fails, and the one on the other model succeeds. An ally passes its Morale roll first.
      const dice = other === 'C' ? [5, 10, 20, 8] : [5, 20, 8];
      return play(game, { ...setup, dice }).match;
    };
    expect(told(swept('C'))).toContain('C -1 HP');
    expect(swept('c', 'aimed').decisions.map(({ kind }) => kind)).not.toContain('action');
    expect(told(swept('c', 'aimed'))).toContain('c -1 HP');
    expect(swept('c').decisions.map(({ kind, about }) => [kind, about])).toEqual([
      ['action', { model: 'A', target: 'c' }],
    ]);
  },
);

scenario(
  'a Chain Attack of a Shrouded model is a Surprise Attack: the Dodge against it is made with half of the Agility',
  ['ELD-STATE-068', 'ELD-TRAIT-057', 'ELD-SKILL-007'],
  play => {
    const dodged = (secret: boolean) => {
      const { game, setup } = resolving('AB\nb.', {
        pitch: 1.5,
        action: attack('b'),
        reactions: { b: { do: 'dodge' } },
        states: secret ? { B: ['shrouded'] } : {},
        profiles: { B: skilled('chain-attack') },
      });
      // The Hit of A is critical, so that the Dodge does not avoid it.
      const p = play(game, { ...setup, dice: [1, 8, 9, 5, 20] }).choose('p1', sword);
      return told(p.match).filter(one => one.startsWith('b dodge'));
    };
    expect(dodged(true)).toEqual(['b dodge AG 10: 8', 'b dodge AG 5: 5']);
    expect(dodged(false)).toEqual(['b dodge AG 10: 8', 'b dodge AG 10: 5']);
  },
);
