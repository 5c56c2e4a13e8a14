import type { Cell } from '@rulewright/core/hex';
import { cardOf } from '../arena/cards.js';
import { effigyOwner } from '../arena/models.js';
import { boardOf } from '../board/board.js';
import { gridOfMode } from '../board/grid.js';
import type { BattlefieldMap } from '../board/map.js';
import type { ContentPack } from '../content/pack.js';
import type { Arena, ModelId } from '../vocabulary/index.js';

/** What things are called, as far as they are known. */
export interface Names {
  /** A model, an Effigy or a Soul: by its card, with its player where both have one of it. */
  model(id: ModelId): string;
  /** A hex by its printed coordinate. */
  hex(cell: Cell): string;
  hero(id: string): string;
  god(id: string): string;
  artefact(id: string): string;
  /** A weapon, ability or manoeuvre by its id, as it is written on cards. */
  printed(id: string): string;
}

/** `low-sweep` as `Low Sweep`. */
export const titled = (id: string): string =>
  id
    .split(/[-_ ]/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const isArena = (state: unknown): state is Arena =>
  typeof state === 'object' && state !== null && 'models' in state && 'warbands' in state;

/** The names of things at a moment; without a state those of the ids. */
export const namesOf = (pack: ContentPack, maps: readonly BattlefieldMap[], state: unknown): Names => {
  const arena = isArena(state) ? state : undefined;
  const hero = (id: string): string => pack.heroes[id]?.name ?? pack.units[id]?.name ?? titled(id);
  const plain = (id: ModelId): string => {
    const model = arena?.models.find(one => one.id === id);
    if (model) return cardOf({ pack }, model).name;
    const [, after = id] = id.split(':');
    const [card = after, member] = after.split('/');
    return member === undefined ? hero(card.replace(/-\d+$/, '')) : titled(member);
  };
  const model = (id: ModelId): string => {
    if (id.startsWith('effigy:'))
      return `the Effigy of ${(arena && effigyOwner(arena, id)) ?? id.slice('effigy:'.length)}`;
    if (/^soul\b/.test(id)) return 'the Soul';
    const name = plain(id);
    const same = arena?.models.filter(one => one.id !== id && cardOf({ pack }, one).name === name) ?? [];
    const player = arena?.models.find(one => one.id === id)?.player ?? id.split(':')[0] ?? id;
    return same.length === 0 ? name : `${name} (${same.some(one => one.player === player) ? id : player})`;
  };
  const map = maps.find(({ id }) => id === arena?.map);
  const board = arena ? boardOf(map?.grid ?? gridOfMode[arena.mode]) : undefined;
  return {
    model,
    hex: cell => (board && cell >= 0 && cell < board.size ? board.coordinateOf(cell).join(',') : `${cell}`),
    hero,
    god: id => pack.gods[id]?.name ?? titled(id),
    artefact: id => pack.artefacts[id]?.name ?? titled(id),
    printed: titled,
  };
};
