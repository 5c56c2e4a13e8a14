import { step, type Turn } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { bookEdition } from './edition.js';
import { holderFirst } from './match/lookups.js';
import type { Sfi, SfiEdition } from './vocabulary/index.js';

/** The scenario of the introductory profile, which is in play without vetoes and draws (SFI-SCENARIO-020). */
const playOneScenario = (turn: Turn<Sfi>): void => {
  const [player] = holderFirst(turn.state);
  turn.emit({ type: 'ScenarioDrawn', player, scenario: 'captivating-crystal-creations' }, 'SFI-SCENARIO-001');
};

/** The book's edition for a first game, with one scenario in place of two: Captivating Crystal Creations. */
export const introductoryEdition: SfiEdition = /* @__PURE__ */ (() =>
  reviseEdition(bookEdition, 'introductory', {
    procedures: {
      setUp: [
        { remove: 'veto scenarios' },
        { replace: 'draw scenarios', by: step('SFI-SCENARIO-001', 'play one scenario', playOneScenario) },
        { remove: 'replace a scenario drawn twice' },
      ],
    },
  }))();
