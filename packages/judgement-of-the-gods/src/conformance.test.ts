import { conformance } from '@rulewright/core/testing';
import { test } from 'vitest';
import { judgementOfTheGods } from './index.js';
import { wealthy } from './testing/village.js';
import type { JogOptions } from './vocabulary/index.js';

/** A value other than the default for every ruling. */
const others: Partial<JogOptions> = {
  startingSeat: 1,
  leaders: 'shaman',
  otherLeader: 'comesLast',
  startDice: 'single',
  twoCharacterOrder: 'twoLaps',
  adjacency: 'king',
  explorePlacement: 'placeThenReveal',
  curseSuppresses: 'produceAndStatue',
  hallowActor: 'present',
  hallowTokenLimit: 2,
  buildReturnOrder: 'chosen',
  alchemyResources: 'withGold',
  statueCost: 'whole',
  lossThreshold: 'belowZero',
  tradeOnMarshDraw: true,
  tradeLimit: 'once',
  tradeConsent: 'anyPlayer',
  lastPiece: 'wins',
  marshDraws: 'revealed',
};

conformance(test, judgementOfTheGods, {
  setups: [
    { players: 2 },
    { players: 3 },
    { players: 6 },
    { players: 2, options: others },
    { players: 5, options: others },
  ],
  matches: 1,
});

// Villages that start rich see temples, gold and Trades.
conformance(test, judgementOfTheGods, {
  setups: [wealthy(4), wealthy(3, others), wealthy(2, { twoCharacterOrder: 'together', tradeOnMarshDraw: true })],
  matches: 1,
  seed: 'wealthy',
});
