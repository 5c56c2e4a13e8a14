import { defineAbility } from '@rulewright/core';
import { suffers } from '../../match/lasting.js';
import { activePlayer } from '../../match/models.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { burnAtEnd } from './burn.js';

/** Burn acts at the end of its model's activation, among what else does, in the order of the active player (JHX-ACT-014). */
export const burning: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id: 'burning',
  rule: 'JHX-ACT-013',
  window: windows['end-of-activation'],
  compulsory: true,
  offers: ({ state }, { of }) => (suffers(state, of, 'burn') ? [{ by: activePlayer(state), source: of }] : []),
  use: (turn, { of }) => burnAtEnd(turn, of),
});
