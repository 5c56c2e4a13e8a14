import { decideUnlessForced, type PlayerId, perform, type Rule, type Turn } from '@rulewright/core';
import { endEffects } from '../../match/lasting.js';
import { playerOf, suffers, unitOf } from '../../match/lookups.js';
import { editionOf, gameOf, tableOf } from '../../match/table.js';
import { endSacrifice } from '../../reaches/reaches.js';
import { openAt } from '../../timing/windows.js';
import { isThere } from '../../units/leaving/destroy.js';
import type { Activation, Sfi } from '../../vocabulary/index.js';
import { continueAction } from '../actions/take.js';
import { chooseUnit } from './choose.js';

/** Effects of the beginning of an activation come before any action or essence ability. */
function* start(turn: Turn<Sfi>, { unit }: Activation): Rule {
  yield* openAt(turn, 'activation-start', { of: unit });
  // Move actions that abilities generate may have ended the activation already (SFI-ACTION-007, SFI-COHERENCY-006).
  if (isThere(turn, unit) && turn.state.activation?.part === 'start')
    turn.emit({ type: 'ActivationOpened', unit }, 'SFI-ACTIVATE-002');
}

/** A part of the action that is being taken, or the next choice. */
function* goOn(turn: Turn<Sfi>, { unit, actions }: Activation): Rule {
  const taken = actions.at(-1);
  if (taken) return yield* continueAction(turn, taken);
  const { menu } = gameOf(turn);
  const options = turn.derive(() => menu.options(tableOf(turn)));
  const by = playerOf(turn.state, unit);
  const choice = yield* decideUnlessForced(turn, { by, kind: 'act', rule: 'SFI-ACTIVATE-003', options });
  const entry = menu.of(choice);
  const isSacrifice = entry.sacrifices?.(tableOf(turn), choice) === true;
  const going = entry.run(turn, unit, choice);
  if (going) yield* going;
  // The sacrifice of a reaction that came in between has ended with that reaction.
  if (isSacrifice) yield* endSacrifice(turn, unit);
}

function* end(turn: Turn<Sfi>, { unit }: Activation): Rule {
  // An action in the middle of which the activation ends is over as well.
  endEffects(turn, 'action', unit, 'SFI-ACTIVATE-005');
  const { activationEnd } = editionOf(turn).procedures;
  const wasVoid = suffers(unitOf(turn.state, unit), 'void');
  yield* perform(turn, activationEnd, { unit, wasThere: isThere(turn, unit), wasVoid });
  turn.emit({ type: 'ActivationEnded', unit }, 'SFI-ACTIVATE-005');
}

/** One beat of the activations of a round, chosen from the state alone: one unit is active at a time (SFI-ACTIVATE-018). */
export function* activationStep(turn: Turn<Sfi>, next: PlayerId): Rule {
  const { activation } = turn.state;
  if (activation === null) return yield* chooseUnit(turn, next);
  if (activation.part === 'ending') return yield* end(turn, activation);
  if (!isThere(turn, activation.unit)) {
    return turn.emit({ type: 'ActivationEnding', unit: activation.unit, why: 'destroyed' }, 'SFI-ACTIVATE-013');
  }
  if (activation.part === 'start') return yield* start(turn, activation);
  yield* goOn(turn, activation);
}
