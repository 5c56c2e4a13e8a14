import { step } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { bookRules } from '../edition.js';
import { inches } from '../ground/inches/ground.js';
import type { Attack } from '../vocabulary/attack.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { Jhx } from '../vocabulary/index.js';
import type { Recall } from '../vocabulary/procedures.js';
import { orderAfterAll } from './attack/after-all.js';
import { keptRules } from './kept.js';
import { v11Numbers } from './numbers/numbers.js';
import { v11Chosen, v11Defaults, v11Rulings } from './options.js';
import { v11Proposals } from './proposals/index.js';
import { healRecalled } from './round/recall.js';

/**
 * The edition of the v11 sheet, as its differences from the hex edition: every rule of the hex edition that the sheet
 * does not replace stays in force (JV11-BASE-001).
 */
export const v11Edition: JhxEdition = /* @__PURE__ */ ((): JhxEdition => ({
  ...reviseEdition(bookRules, 'v11', {
    procedures: {
      attack: [
        {
          before: 'count the pool',
          insert: step<Jhx, Attack>('JV11-DICE-007', 'order the modifiers after all others', orderAfterAll),
        },
      ],
      recall: [
        { after: 'place the Hero', insert: step<Jhx, Recall>('JV11-ACT-015', 'heal the recalled Hero', healRecalled) },
      ],
    },
  }),
  numbers: v11Numbers,
  keeps: keptRules,
  ground: inches,
  proposals: v11Proposals,
  rulings: v11Rulings,
  defaults: v11Defaults,
  chosen: v11Chosen,
}))();
