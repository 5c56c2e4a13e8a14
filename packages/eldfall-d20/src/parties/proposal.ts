import { type Proposal, sameJson } from '@rulewright/core';
import { type Facts, tableAsked } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { randomParty, suggestedParties } from './muster.js';
import { isLegalParty, partyRefusal } from './refusal.js';

/** The proposal of a party list. A wish is the name of a ready party of the pack, or its list. */
export const partyProposal = (facts: Facts): Proposal<Eld, 'party'> => ({
  check: (asked, choice) => partyRefusal(tableAsked(facts, asked), choice, 'choice'),
  sample: (asked, below) => randomParty(tableAsked(facts, asked), below),
  suggest: (asked, most) => suggestedParties(tableAsked(facts, asked)).slice(0, most),
  nearest(asked, wish) {
    const table = tableAsked(facts, asked);
    const found = Object.entries(table.pack.parties).find(([id, list]) => id === wish || sameJson(list, wish));
    return found && isLegalParty(table, found[1]) ? found[1] : undefined;
  },
});
