import type { PlayerId } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { tokenOf, waitingOf } from '../../hero-cards/reading/cards.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { type Waits, waitsForMoment } from '../../hero-cards/reading/innate.js';
import { type CacheKey, cacheKeyOf } from '../../match/cache-key.js';
import { isOnBoard, playerOf } from '../../match/models.js';
import type { Trigger } from '../../vocabulary/ability.js';
import type { Icon, JhxState, Model, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { ArtefactId } from '../../vocabulary/pack.js';
import { type Footing, pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import type { WindowId } from '../../vocabulary/words.js';

/** An ability that waits for a moment, of a model or of an Icon. */
export interface Listener {
  readonly ability: Waits;
  /** The id of the model or of the Icon. */
  readonly source: string;
  /** The model, or the one that placed the Icon and whose Interrupt it is (JHX-INTERRUPT-004). */
  readonly self: ModelId;
  readonly player: PlayerId | null;
  /** The base of the model, or the hex of the Icon. */
  readonly at: Footing;
  readonly icon?: Icon;
  /** The Artefact that gives the ability. */
  readonly artefact?: ArtefactId;
  /** True for a Monster, which never declines (JHX-PARTING-002). */
  readonly monster: boolean;
}

const nobody: readonly Listener[] = [];

/** True if a trigger names the model whose moment it is, by the side of the listener. */
export const concerns = (
  table: Table,
  { of }: Trigger,
  { self, player }: Pick<Listener, 'self' | 'player'>,
  subject: ModelId,
  { victim }: Moment,
): boolean => {
  if (of === 'any') return true;
  if (of === 'self') return subject === self;
  const theirs = victim?.id === subject ? victim.player : playerOf(table.state, subject);
  const friend = subject === self || (player !== null && theirs === player);
  if (of === 'enemy') return !friend && theirs !== player;
  return friend && (of === 'friend' || subject !== self);
};

const listenersOf = (table: Table, model: Model, window: WindowId): readonly Listener[] => {
  const own = waitingOf(table, model, window);
  if (!own) return nobody;
  const { id, player, kind } = model;
  const at = footingOf(table, model);
  return own.map(({ ability, artefact }): Listener => {
    const monster = kind === 'monster';
    if (artefact === undefined) return { ability, source: id, self: id, player, at, monster };
    return { ability, source: id, self: id, player, at, monster, artefact };
  });
};

const ofIcon = (table: Table, icon: Icon, window: WindowId): readonly Listener[] => {
  const { id, token, owner, player, at } = icon;
  return (tokenOf(table, token)?.abilities ?? [])
    .filter(waitsForMoment)
    .filter(({ when }) => when.window === window)
    .map(ability => ({ ability, source: id, self: owner, player, at: pointAt(at), icon, monster: player === null }));
};

/** The listeners of all models on the board but one, in the order of the state, then those of the Icons. */
const standing = (table: Table, window: WindowId, without?: ModelId): readonly Listener[] => {
  const { models, icons } = table.state;
  let there: Listener[] | undefined;
  for (const model of models) {
    if (!isOnBoard(model) || model.id === without) continue;
    for (const one of listenersOf(table, model, window)) {
      there ??= [];
      there.push(one);
    }
  }
  for (const icon of icons) {
    for (const one of ofIcon(table, icon, window)) {
      there ??= [];
      there.push(one);
    }
  }
  return there ?? nobody;
};

/** Cache: the listeners of each window, for one table. All abilities of a window share it. */
const windowsOf = /* @__PURE__ */ remember(
  (_key: CacheKey, _models: JhxState['models']) => new Map<WindowId, readonly Listener[]>(),
);

/**
 * The abilities that wait for a window: those of models on the board in the order of the state, then those of Icons. In
 * the window of its death, a model that has just died is included.
 */
export const listenersAt = (table: Table, window: WindowId, { victim }: Moment): readonly Listener[] => {
  if (window === 'death' && victim && victim.at !== null) {
    const dead = listenersOf(table, victim, window);
    if (dead.length > 0) return [...dead, ...standing(table, window, victim.id)];
  }
  const windows = windowsOf(cacheKeyOf(table), table.state.models);
  const found = windows.get(window) ?? standing(table, window);
  windows.set(window, found);
  return found;
};
