// #region edition
import { type Rule, roll, step, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { reviseEdition } from '@rulewright/core/editions';
import {
  createGame,
  hexEdition,
  type Jhx,
  type JhxEdition,
  type JhxGame,
  type Recall,
} from '@rulewright/judgement-hex';
import { defaultContent, skirmishMaps } from '@rulewright/judgement-hex/content';

/** The recalled Hero heals a D3 and 1 more, up to its maximum. */
function* heal(turn: Turn<Jhx>, { model: id }: Recall): Rule {
  const [face = 1] = yield* roll(turn, { die: d6, purpose: `healing of ${id}`, rule: 'JHX-GEN-009' });
  const hurt = turn.state.models.find(model => model.id === id)?.damage ?? 0;
  const by = Math.min(hurt, Math.ceil(face / 2) + 1);
  if (by > 0) turn.emit({ type: 'ModelHealed', model: id, by }, 'JHX-ACTION-010');
}

/** Our table: a Charge is one hex longer, freeze leaves MOV 3, a recalled Hero heals. */
export const ourEdition: JhxEdition = reviseEdition(hexEdition, 'our-table', {
  numbers: {
    moves: { charge: { value: 3 } },
    conditions: { freezeMOV: { value: 3 } },
  },
  procedures: {
    recall: [{ after: 'place the Hero', insert: step<Jhx, Recall>('JHX-ACTION-010', 'heal', heal) }],
  },
});

/** The game with the rules of our table. */
export const ourGame: JhxGame = createGame({ pack: defaultContent, maps: skirmishMaps, edition: ourEdition });
// #endregion
