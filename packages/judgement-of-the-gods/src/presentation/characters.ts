import type { SceneItem, SceneToken } from '@rulewright/core';
import { sameSquare } from '../match/village.js';
import type { Character, SeenVillage } from '../vocabulary/index.js';
import { colorOf, type Drawing } from './drawing.js';
import type { Grid } from './grid.js';
import { idOf } from './ids.js';
import { initials } from './names.js';

/**
 * The place of a token on its tile, as parts of the tile's width: up to three side by side, more in two rows of smaller
 * ones.
 */
const spot = (nth: number, all: number): { readonly x: number; readonly y: number; readonly size: number } => {
  if (all <= 3) return { x: (nth - (all - 1) / 2) * 0.29, y: 0.1, size: 0.25 };
  const first = Math.ceil(all / 2);
  const row = nth < first ? 0 : 1;
  const inRow = row === 0 ? first : all - first;
  const size = Math.min(0.2, 0.8 / inRow);
  return { x: (nth - row * first - (inRow - 1) / 2) * size * 1.15, y: row === 0 ? -0.02 : 0.19, size };
};

/** The tokens of all characters. */
export const characterItems = ({ names, labels }: Drawing, village: SeenVillage, grid: Grid): readonly SceneItem[] => {
  const { characters, active, done, phase } = village;
  const short = initials(characters.map(({ role }) => names.role(role)));
  return characters.map((character: Character): SceneToken => {
    const { role, player, at } = character;
    const beside = characters.filter(other => sameSquare(other.at, at));
    const { x, y, size } = spot(beside.indexOf(character), beside.length);
    const middle = grid.middle(at);
    const acts = active === role;
    const isDone = phase === 'turns' && done.includes(role);
    const name = names.role(role);
    const where = labels.square(at) || names.building('townHall');
    return {
      kind: 'token',
      id: idOf.character(role),
      title: labels.character(name, player, where, acts ? 'acts' : isDone ? 'done' : 'waits'),
      x: middle.x + x * grid.unit,
      y: middle.y + y * grid.unit,
      size: size * grid.unit,
      picture: `model:${role}`,
      label: short.get(name) ?? name.slice(0, 1),
      color: colorOf(village, player),
      active: acts,
      spent: isDone,
    };
  });
};
