import { type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { burn } from '../../conditions/burning.js';
import { gainEssence } from '../../essence/gain.js';
import { endEffects } from '../../match/lasting.js';
import { cardOf, playerOf, suffers, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { standingIn } from '../../reaches/terrain-harm.js';
import { openAt } from '../../timing/windows.js';
import { isThere } from '../../units/leaving/destroy.js';
import { exhaustLast, removeExhausted } from '../../units/tokens/exhausted.js';
import type { EndingActivation, Sfi } from '../../vocabulary/index.js';

/** Nothing resolves for a unit that was destroyed in its activation (SFI-ACTIVATE-013). */
function* resolveEffects(turn: Turn<Sfi>, { unit }: EndingActivation): Rule {
  if (!isThere(turn, unit)) return;
  const isBurning = (): boolean => suffers(unitOf(turn.state, unit), 'burning');
  const mayCatchFire = turn.options['conditions.burning.gainedAtEnd'] === 'burnsAtOnce' && !isBurning();
  yield* openAt(turn, 'activation-end', { of: unit, terrain: standingIn(tableOf(turn), unit) });
  if (mayCatchFire && isBurning()) yield* burn(turn, unitOf(turn.state, unit));
}

/**
 * The unit's essence value goes to its army's reserve, the full one however few models are left (SFI-ESSENCE-007). A unit that was
 * destroyed adds none; by an option one does that was destroyed at the end of its activation (SFI-ESSENCE-013). Void stops it
 * (SFI-CONDITION-015).
 */
function* addEssence(turn: Turn<Sfi>, { unit, wasThere, wasVoid }: EndingActivation): Rule {
  const late = wasThere && turn.options['essence.destroyedAtActivationEndGenerates'];
  if (!isThere(turn, unit) && !late) return;
  const table = tableOf(turn);
  const { player } = unitOf(table.state, unit);
  if (isThere(turn, unit) ? suffers(unitOf(table.state, unit), 'void') : wasVoid) return;
  const { essence } = cardOf(table, unitOf(table.state, unit));
  yield* gainEssence(turn, player, essence, 'activation', 'SFI-ESSENCE-006');
}

const placeActivated = (turn: Turn<Sfi>, { unit }: EndingActivation): void => {
  if (isThere(turn, unit)) turn.emit({ type: 'TokenPlaced', unit, token: 'activated' }, 'SFI-ACTIVATE-007');
};

/** The end of an activation, forced or not, in the order of the chart (SFI-ACTIVATE-006). */
export const activationEndProcedure: Procedure<Sfi, EndingActivation> = procedure('activation end', [
  step('SFI-ACTIVATE-005', 'resolve effects of the end', resolveEffects),
  step('SFI-PRIORITY-014', 'end effects that last until now', (turn, { unit }) => {
    // Effects of the end may have begun changes for an action, of which none follows.
    for (const until of ['action', 'activation', 'own-activation', 'own-attack-action'] as const)
      endEffects(turn, until, unit, 'SFI-PRIORITY-014');
  }),
  step('SFI-ESSENCE-006', 'add the essence value', addEssence),
  step('SFI-ACTIVATE-007', 'place the activated token', placeActivated),
  step('SFI-ACTIVATE-012', 'remove exhausted tokens', (turn, { unit }) =>
    removeExhausted(turn, playerOf(turn.state, unit)),
  ),
  step('SFI-ACTIVATE-008', 'place the exhausted token', (turn, { unit }) =>
    exhaustLast(turn, 'SFI-ACTIVATE-008', unit),
  ),
]);
