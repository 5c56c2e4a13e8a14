import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { abilitiesOf } from '../arena/cards.js';
import { isOnBoard } from '../arena/models.js';
import type { Table } from '../arena/table.js';
import type { InnateAbility, Trigger } from '../content/ability.js';
import type { ArtefactId } from '../content/pack.js';
import type { WindowId } from '../content/words.js';
import { tokenOf } from '../tokens/icons.js';
import type { Arena, Icon, Model, ModelId } from '../vocabulary/index.js';
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

interface KnownOwn {
  readonly pack: Table['pack'];
  readonly warbands: Arena['warbands'];
  readonly own: Own;
}
const knownOwn = new WeakMap<Model, KnownOwn>();

/** The abilities of a model's card, levels, Artefacts and gifts that wait (JHX-ATTR-015, JHX-ATTR-016). */
const ownOf = (table: Table, model: Model): Own => {
  const { pack, state } = table;
  const found = knownOwn.get(model);
  if (found?.pack === pack && found.warbands === state.warbands) return found.own;
  const own = abilitiesOf(table, model).flatMap(({ ability, artefact }) =>
    ability.kind === 'innate' && waits(ability) ? [{ ability, ...(artefact === undefined ? {} : { artefact }) }] : [],
  );
  knownOwn.set(model, { pack, warbands: state.warbands, own });
  return own;
};

const ofModel = (table: Table, model: Model, at: Cell): readonly Listener[] => {
  const { id, player, kind } = model;
  return ownOf(table, model).map(own => ({
    ...own,
    source: id,
    self: id,
    player,
    cells: [at],
    monster: kind === 'monster',
  }));
};

const ofIcon = (table: Table, icon: Icon): readonly Listener[] => {
  const { id, token, owner, player, at } = icon;
  return (tokenOf(table, token)?.abilities ?? [])
    .filter(waits)
    .map(ability => ({ ability, source: id, self: owner, player, cells: [at], icon, monster: player === null }));
};

type Windows = Partial<Record<WindowId, readonly Listener[]>>;

interface Known {
  readonly pack: Table['pack'];
  readonly icons: Arena['icons'];
  readonly warbands: Arena['warbands'];
  readonly windows: Windows;
}
const known = new WeakMap<Arena['models'], Known>();

const windowsNow = (table: Table): Windows => {
  const { pack, state } = table;
  const { models, icons, warbands } = state;
  const found = known.get(models);
  if (found?.pack === pack && found.icons === icons && found.warbands === warbands) return found.windows;
  const windows: Partial<Record<WindowId, Listener[]>> = {};
  const all = [
    ...models.flatMap(model => (isOnBoard(model) ? ofModel(table, model, model.at) : [])),
    ...icons.flatMap(icon => ofIcon(table, icon)),
  ];
  for (const one of all) {
    windows[one.ability.when.window] ??= [];
    windows[one.ability.when.window]?.push(one);
  }
  known.set(models, { pack, icons, warbands, windows });
  return windows;
};

/**
 * The abilities that wait for a window: of the models on the board, in the order of the arena, then of the Icons. Worked out
 * once for as long as nothing moves. A model that has just died is one of them in the window of its death.
 */
export const listenersAt = (table: Table, window: WindowId, { victim }: Moment): readonly Listener[] => {
  const there = windowsNow(table)[window] ?? [];
  if (window !== 'death' || !victim || victim.at === null) return there;
  const own = ofModel(table, victim, victim.at).filter(({ ability }) => ability.when.window === window);
  return own.length === 0 ? there : [...own, ...there.filter(({ source }) => source !== victim.id)];
};
