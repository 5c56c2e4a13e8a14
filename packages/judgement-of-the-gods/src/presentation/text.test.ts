import { createMatch, view } from '@rulewright/core';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import { village } from '../testing/village.js';
import { presentation } from './index.js';

test('the village is drawn with columns and rows as squares are named, buildings, and the signs of characters', () => {
  const setup = village({
    roles: ['chieftain', 'farmer'],
    tiles: { '1,0': 'plains farm hallowed', '1,1': 'magical-hill', '-1,0': 'forest' },
    at: { farmer: '1,0' },
    pool: { wood: -6 },
  });
  const match = createMatch(game, { ...setup, seed: 'text' });
  expect(presentation.text?.(view(match))?.split('\n')).toEqual([
    '     1W           0            1E',
    '  0  Forest       Town Hall    Plains',
    '                               Farm*',
    '                  C            F',
    ' 1S  .            .            Magical Hill',
    '',
    '',
    '',
    'C Chieftain (p1)',
    'F Farmer (p2)',
    '* hallowed',
    '',
    'Food 60 · Wood −6 · Stone 60 · Magic 60 · Gold 0',
    'Judgement Days: 0 of 3 · Cards left: Terrain 0, Building 0, Judgement 0',
  ]);
});
