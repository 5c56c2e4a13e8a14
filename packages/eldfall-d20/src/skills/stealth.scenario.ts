import { expect } from 'vitest';
import { idle, open } from '../activation/scenario-words.js';
import { scenario } from '../attacks/scenario-words.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import { skilled } from './scenario-words.js';

const { stats } = plainProfile;

scenario(
  'Stealth I: an enemy that does not see the model at any moment may not react, whatever its Awareness',
  'ELD-SKILL-039',
  play => {
    const away = { x: 0, y: 1 };
    const asked = (skill: boolean, facing: LaidOut['facing']) => {
      const { game, setup } = laidOut('A\n.\nb', {
        profiles: { A: skill ? skilled('stealth') : { stats } },
        ...(facing ? { facing } : {}),
      });
      return play(game, setup).choose('p1', 'A').choose('p1', idle());
    };
    expect([open(asked(true, { b: away })), open(asked(false, { b: away })), open(asked(true, {}))]).toEqual([
      ['p1 action'],
      ['p2 react'],
      ['p2 react'],
    ]);
  },
);
