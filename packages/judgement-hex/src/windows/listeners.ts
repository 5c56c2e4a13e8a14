import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { abilitiesOf, tokenOf } from '../arena/cards.js';
import { isOnBoard } from '../arena/models.js';
import type { Table } from '../arena/table.js';
import type { InnateAbility, Trigger } from '../content/ability.js';
import type { ArtefactId } from '../content/pack.js';
import type { WindowId } from '../content/words.js';
import type { Icon, Model, ModelId } from '../vocabulary/index.js';
import type { Moment } from './moment.js';

/** An innate ability that waits for a moment. */
export type Waits = InnateAbility & { readonly when: Trigger };

/** An ability that waits for a moment, of a model or of an Icon. */
export interface Listener {
  readonly ability: Waits;
  /** The id of the model or of the Icon. */
  readonly source: string;
  /** The model, or the one that placed the Icon and whose Interrupt it is (JHX-INTERRUPT-004). */
  readonly self: ModelId;
  readonly player: PlayerId | null;
  readonly cells: readonly Cell[];
  readonly icon?: Icon;
  /** The Artefact it is of. */
  readonly artefact?: ArtefactId;
  /** Of a Monster, which never declines (JHX-PARTING-002). */
  readonly monster: boolean;
}

/** Whether an innate ability waits for a moment; the others are always in force (JHX-ATTR-014). */
export const waits = (ability: InnateAbility): ability is Waits => ability.when !== undefined;

type Own = readonly Pick<Listener, 'ability' | 'artefact'>[];
type Waiting = Partial<Record<WindowId, Own>>;

const known = new WeakMap<ReturnType<typeof abilitiesOf>, Waiting>();

/**
 * The abilities of a model's card, levels, Artefacts and gifts that wait (JHX-ATTR-015, JHX-ATTR-016), by their windows:
 * worked out once for a list of abilities.
 */
const waitingOf = (abilities: ReturnType<typeof abilitiesOf>): Waiting => {
  const found = known.get(abilities);
  if (found) return found;
  const waiting: Partial<Record<WindowId, Pick<Listener, 'ability' | 'artefact'>[]>> = {};
  for (const { ability, artefact } of abilities) {
    if (ability.kind !== 'innate' || !waits(ability)) continue;
    waiting[ability.when.window] ??= [];
    waiting[ability.when.window]?.push({ ability, ...(artefact === undefined ? {} : { artefact }) });
  }
  known.set(abilities, waiting);
  return waiting;
};

const nobody: readonly Listener[] = [];

const ofModel = (table: Table, model: Model, at: Cell, window: WindowId): readonly Listener[] => {
  const own = waitingOf(abilitiesOf(table, model))[window];
  if (!own) return nobody;
  const { id, player, kind } = model;
  return own.map(one => ({ ...one, source: id, self: id, player, cells: [at], monster: kind === 'monster' }));
};

const ofIcon = (table: Table, icon: Icon, window: WindowId): readonly Listener[] => {
  const { id, token, owner, player, at } = icon;
  return (tokenOf(table, token)?.abilities ?? [])
    .filter((ability): ability is Waits => ability.when?.window === window)
    .map(ability => ({ ability, source: id, self: owner, player, cells: [at], icon, monster: player === null }));
};

/**
 * The abilities that wait for a window: of the models on the board, in the order of the arena, then of the Icons. A model
 * that has just died is one of them in the window of its death.
 */
export const listenersAt = (table: Table, window: WindowId, { victim }: Moment): readonly Listener[] => {
  const { models, icons } = table.state;
  const dead = window === 'death' && victim && victim.at !== null ? ofModel(table, victim, victim.at, window) : nobody;
  const there: Listener[] = [...dead];
  for (const model of models) {
    if (!isOnBoard(model) || (dead.length > 0 && model.id === victim?.id)) continue;
    for (const one of ofModel(table, model, model.at, window)) there.push(one);
  }
  for (const icon of icons) for (const one of ofIcon(table, icon, window)) there.push(one);
  return there;
};
