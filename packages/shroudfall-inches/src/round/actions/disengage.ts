import { type Procedure, perform, procedure, step, type Turn } from '@rulewright/core';
import { beginEffect } from '../../match/lasting.js';
import { playerOf } from '../../match/lookups.js';
import { editionOf } from '../../match/table.js';
import type { Acting, ActionRules, Sfi } from '../../vocabulary/index.js';

/** The unit has Parry until the end of its activation: of its next one, where an ability lets it act in between. */
const gainParry = (turn: Turn<Sfi>, { unit }: Acting): void => {
  const { activation } = turn.state;
  const isActive = activation?.unit === unit && activation.part !== 'none';
  beginEffect(
    turn,
    {
      key: 'Disengage',
      source: unit,
      target: unit,
      player: playerOf(turn.state, unit),
      data: { op: 'grant', passive: { id: 'parry' } },
      lasts: isActive ? 'activation' : 'own-activation',
    },
    'SFI-ACTION-011',
  );
};

/** A disengage action. */
export const disengageProcedure: Procedure<Sfi, Acting> = procedure('disengage', [
  step('SFI-ACTION-011', 'gain Parry', gainParry),
]);

/** The rules of the disengage action. */
export const disengage: ActionRules = {
  rule: 'SFI-ACTION-011',
  *next(turn, unit) {
    yield* perform(turn, editionOf(turn).procedures.disengage, { unit });
    return 'done';
  },
};
