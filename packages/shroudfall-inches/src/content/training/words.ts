import { inches } from '@rulewright/core/inches';
import type { CommonPassive } from '../../vocabulary/effect.js';
import type { TerrainPiece, Weapon } from '../../vocabulary/pack.js';
import type { AttackShape, AttackType, ByColour, PassiveWithXId, PlainPassiveId } from '../../vocabulary/words.js';

/*
 * Shorthand for the training set. Everything in this folder is original to this project: names, numbers and abilities.
 */

/** The source of an entry that is this project's own. */
export const original = 'original';

/** Dice or essence by the first letters of their colours, e.g. `RYG`. */
export const dice = (letters: string): ByColour => {
  const [grey, yellow, red] = ['G', 'Y', 'R'].map(letter => letters.split(letter).length - 1);
  return { ...(grey && { grey }), ...(yellow && { yellow }), ...(red && { red }) };
};

/** Common passive abilities by name. */
export const has = (...ids: readonly PlainPassiveId[]): readonly CommonPassive[] => ids.map(id => ({ id }));

/** A common passive ability with its X. */
export const withX = (id: PassiveWithXId, x: number): CommonPassive => ({ id, x });

/** A weapon; its id is made from its name. */
export const weapon = (
  name: string,
  type: AttackType,
  range: number,
  damage: string,
  shape: AttackShape = 'single',
): Weapon => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, type, shape, range, damage: dice(damage) });

type Corners = TerrainPiece['footprint'][number];

/** A rectangle by its width and height in inches, its middle moved by as many inches. */
export const box = (width: number, height: number, dx = 0, dy = 0): Corners => {
  const [left, right] = [inches(dx - width / 2), inches(dx + width / 2)];
  const [top, bottom] = [inches(dy - height / 2), inches(dy + height / 2)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};

/** A rectangle around the middle without its corners, of which each loses `cut` inches along both sides. */
export const rounded = (width: number, height: number, cut: number): Corners => {
  const [x, y, c] = [inches(width / 2), inches(height / 2), inches(cut)];
  return [
    { x: c - x, y: -y },
    { x: x - c, y: -y },
    { x, y: c - y },
    { x, y: y - c },
    { x: x - c, y },
    { x: c - x, y },
    { x: -x, y: y - c },
    { x: -x, y: c - y },
  ];
};
