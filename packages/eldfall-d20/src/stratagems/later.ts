import type { Turn } from '@rulewright/core';
import { beginEffect } from '../effects/lasting.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { CardId, Eld, Model, OngoingData, Sources } from '../vocabulary/index.js';
import { reachedBy } from './reach.js';

/** Notes, by the option, that a Stratagem reaches models that come while it lasts: as an effect on its player, which changes no model. */
export const noteLasting = (turn: Turn<Eld>, { id: source, player }: Model, key: CardId, data: OngoingData): void => {
  if (turn.options.stratagemReach !== 'whileItLasts' || player === null) return;
  beginEffect(turn, { key, source, target: player, data }, 'ELD-STRATAGEM-011');
};

/** A model that has come onto the field is affected by the Stratagems that last and reach it. */
const joinStratagems: Sources['arrived'][number] = (turn, id) => {
  const table = tableOf(turn);
  for (const { key, source, target, data } of turn.state.effects) {
    if (data.kind !== 'stratagem' || target !== data.by) continue;
    const [leader, stratagem] = [modelNamed(turn.state, source), table.pack.stratagems[key]];
    if (!leader || !stratagem || !reachedBy(table, leader, stratagem).some(one => one.id === id)) continue;
    beginEffect(turn, { key, source, target: id, data }, 'ELD-STRATAGEM-011');
  }
};

/** The rules of Stratagems for models that come later. */
export const lastingStratagems: Partial<Sources> = { arrived: [joinStratagems] };
