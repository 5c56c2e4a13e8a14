import { defineAbility } from '@rulewright/core';
import { suffers } from '../arena/lasting.js';
import { activePlayer } from '../arena/models.js';
import { burnAtEnd } from '../conditions/burn.js';
import type { Jhx } from '../vocabulary/index.js';
import type { Moment } from '../windows/moment.js';
import { windows } from '../windows/windows.js';

/** Burn acts at the end of its model's activation, among what else does, in the order of the active player (JHX-ACT-014). */
export const burning: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id: 'burning',
  rule: 'JHX-ACT-013',
  window: windows['end-of-activation'],
  compulsory: true,
  offers: ({ state }, { of }) => (suffers(state, of, 'burn') ? [{ by: activePlayer(state), source: of }] : []),
  use: (turn, { of }) => burnAtEnd(turn, of),
});
