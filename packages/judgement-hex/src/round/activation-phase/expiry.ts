import { defineAbility } from '@rulewright/core';
import { isTriggered } from '../../abilities/cards/trigger.js';
import { tokenOf } from '../../hero-cards/reading/cards.js';
import { waitsForMoment } from '../../hero-cards/reading/innate.js';
import { moments } from '../../match/lasting.js';
import { activePlayer } from '../../match/models.js';
import { windows } from '../../special-rules/timing/windows.js';
import { removeIcon } from '../../special-rules/tokens/icons.js';
import type { Icon, Jhx, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** True if an Icon acts on a model as the model begins to activate. */
export const actsAtStart = (table: Table, { token, owner: self, player, at }: Icon, of: ModelId): boolean =>
  (tokenOf(table, token)?.abilities ?? [])
    .filter(waitsForMoment)
    .some(
      ({ when }) =>
        when.window === 'start-of-activation' && isTriggered(table, when, { self, player, at: pointAt(at) }, { of }),
    );

/**
 * An Icon that is to go at the start of an activation, and acts at that same moment, goes when the active player says
 * (JHX-ACT-007): it may act before. All other Icons are gone by now.
 */
export const iconExpiry: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id: 'expiry',
  rule: 'JHX-TOKEN-011',
  window: windows['start-of-activation'],
  compulsory: true,
  offers: ({ state }, { of }) =>
    state.icons
      .filter(({ until }) => until === moments.startOf(of))
      .map(({ id: source }) => ({ by: activePlayer(state), source })),
  use: (turn, _, { source }) => removeIcon(turn, source, 'JHX-TOKEN-011'),
});
