import { type Rulings as Declared, readings, refuse } from '@rulewright/core';
import { deckRefusal } from './content/deck-problem.js';
import type { ContentPack } from './content/pack.js';
import type { RuleId } from './rulebook/index.js';
import type { JogOptions } from './vocabulary/index.js';

const { oneOf, yesOrNo, where } = readings<RuleId>();

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** The readings that a match can choose from, each with its rule and default. */
export const rulings = (pack: ContentPack): Declared<JogOptions> => {
  const leaders = Object.keys(pack.roles).filter(role => pack.roles[role]?.leader);
  return {
    startingSeat: where('JOG-SETUP-005', 0, isCount),
    leaders: oneOf<string>('JOG-SETUP-002', ['both', ...leaders]),
    otherLeader: oneOf('JOG-SETUP-003', ['mayCome', 'comesLast']),
    startDice: oneOf('JOG-SETUP-006', ['perResource', 'single']),
    twoCharacterOrder: oneOf('JOG-TURN-003', ['together', 'twoLaps']),
    adjacency: oneOf('JOG-MOVE-002', ['orthogonal', 'king']),
    explorePlacement: oneOf('JOG-EXP-004', ['revealThenPlace', 'placeThenReveal']),
    curseSuppresses: oneOf('JOG-TERR-005', ['produce', 'produceAndStatue', 'none']),
    hallowActor: oneOf('JOG-HAL-002', ['self', 'present']),
    hallowTokenLimit: where('JOG-COMP-008', null, value => value === null || isCount(value)),
    buildReturnOrder: oneOf('JOG-BLD-004', ['drawn', 'chosen']),
    alchemyResources: oneOf('JOG-SPC-005', ['basic', 'withGold']),
    statueCost: oneOf('JOG-STAT-002', ['perPiece', 'whole']),
    lossThreshold: oneOf('JOG-END-003', ['zero', 'belowZero']),
    tradeOnMarshDraw: yesOrNo('JOG-SPC-018', false),
    tradeLimit: oneOf('JOG-SPC-015', ['asNeeded', 'once']),
    tradeConsent: oneOf('JOG-SPC-019', ['unanimous', 'unanimousOnce', 'anyPlayer']),
    lastPiece: oneOf('JOG-END-005', ['lossFirst', 'wins']),
    marshDraws: oneOf('JOG-EXP-006', ['placed', 'revealed']),
    judgementDeck: where('JOG-DECK-001', 'default', value => isDeck(pack, value)),
  };
};

/** True for the id of a deck or for a deck that can be played; a deck that cannot is refused with the reason. */
const isDeck = (pack: ContentPack, value: unknown): boolean => {
  if (typeof value === 'string') return Object.hasOwn(pack.judgementDecks, value);
  const found = deckRefusal(value, pack.judgementDaysToLose);
  if (found)
    refuse({ rule: 'JOG-DECK-002', ...found, path: ['options.judgementDeck', found.path].filter(Boolean).join('.') });
  return true;
};
