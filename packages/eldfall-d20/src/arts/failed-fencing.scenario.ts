import { expect } from 'vitest';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import { armed } from '../skills/scenario-words.js';
import { swordWith } from '../traits/scenario-words.js';
import type { Item } from '../vocabulary/pack.js';

const { weapon, ...item } = swordWith();
const lance: Item = { ...item, name: 'Lance', ...(weapon ? { weapon: { ...weapon, reach: { distance: 9 } } } : {}) };

scenario(
  'Fencing I hinders an Attack only where the Attack of the fencer can reach its target',
  ['ELD-ART-007', 'ELD-ACT-020', 'ELD-CONFRONT-013'],
  play => {
    const fenced = (y: number) => {
      const { game, setup } = resolving('', {
        at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y } },
        pack: { items: { lance } },
        profiles: { A: armed('lance'), b: { arts: [{ id: 'fencing', level: 1 }] } },
        action: attack('b', { with: 'lance' }),
        reactions: { b: attack('A', { art: { id: 'fencing', level: 1 } }) },
      });
      return play(game, { ...setup, dice: y > 5000 + 3200 + 2542 ? [13] : [13, 13] });
    };
    expect(told(fenced(5000 + 3200 + 2542).match)).toContain('A attack OFF 9 at b: 13-');
    expect(told(fenced(5000 + 3200 + 2543).match)).toEqual(['b fails: out-of-reach A', 'A attack OFF 12 at b: 13-']);
  },
);
