import type { NamedFragment } from '../../vocabulary/fragment.js';
import type { Manifestation } from '../../vocabulary/pack.js';
import type { ScenarioCard } from '../../vocabulary/scenario.js';
import { builder } from './words.js';

/** The scenario that the rulebook prints. Its coordinates and colours are lost icons: options of the match have them. */
export const printedScenarios: Readonly<Record<string, ScenarioCard>> = {
  'captivating-crystal-creations': {
    name: 'Captivating Crystal Creations',
    source: 'beta rulebook 1.4, with the readings of this project where icons are lost',
    text: 'Every mine scores 1 point at the end of a round for the player who controls it. The first unit of a round that ends its activation beside a mine may draw one essence from it.',
    // SFI-SCENARIO-020 to SFI-SCENARIO-024
    vp: 3,
    elements: [
      {
        id: 'crystal-mine',
        name: 'Crystal Mine',
        base: 50,
        keywords: ['CONTROL'],
        at: { option: 'scenario.ccc.minePositions' },
      },
    ],
    abilities: [
      // One essence for each mine and round, for the first unit that ends an activation beside the mine (SFI-SCENARIO-022).
      {
        id: 'mine-essence',
        name: 'Mine Essence',
        element: 'crystal-mine',
        when: { window: 'activation-end', of: 'any', within: 1 },
        optional: true,
        limit: 'once-per-round',
        limitFor: { option: 'scenario.ccc.mineDraws' },
        whenDeclined: { option: 'scenario.ccc.mineDeclined' },
        effects: [{ op: 'essence', gain: { option: 'scenario.ccc.mineEssence' } }],
      },
    ],
    scoring: [{ element: 'crystal-mine', per: 'control', points: 1, several: { option: 'scenario.ccc.mineScoring' } }],
  },
};

/** The manifestation of the rulebook’s example. Its dice are a lost icon, and two yellow ones are assumed (SFI-UNIT-014). */
export const printedManifestations: Readonly<Record<string, Manifestation>> = {
  thunderstorm: {
    name: 'Thunderstorm',
    source: 'beta rulebook 1.4, with the readings of this project where icons are lost',
    base: 32,
    reach: 2,
    on: ['entered', 'completed'],
    effects: [
      { op: 'damageRoll', dice: { yellow: 2 } },
      { op: 'condition', condition: 'shocked' },
    ],
  },
};

const nameOnly = (name: string): NamedFragment => ({
  name,
  source: builder('scenarios'),
  missing: ['vp', 'elements', 'abilities', 'scoring'],
});

/** Scenarios of which only the names are known. */
export const scenarioFragments: Readonly<Record<string, NamedFragment>> = /* @__PURE__ */ (() => ({
  'dreaded-dragons-domain': {
    ...nameOnly("Dreaded Dragon's Domain"),
    known: [
      'An example of the rulebook has a Dragon as a scenario element with a beam attack of 4 inches; its base is larger than that of a Bruiser',
    ],
  },
  'ruthless-rampaging-raiders': nameOnly('Ruthless Rampaging Raiders'),
  'buccaneering-boar-brigade': nameOnly('Buccaneering Boar Brigade'),
  'scented-surprise-sabotage': nameOnly('Scented Surprise Sabotage'),
  'watchfull-well-wardens': nameOnly('Watchfull Well Wardens'),
  'legendary-ley-line': nameOnly('Legendary Ley Line'),
  'monumental-mine-mountain': nameOnly('Monumental Mine Mountain'),
  'apparition-ambush-adventure': nameOnly('Apparition Ambush Adventure'),
}))();
