import { remember } from '@rulewright/core/remember';
import type { ModelId, SfiState, UnitId } from '../vocabulary/index.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the n-th unit of a player; after Z the letters are doubled. */
const nth = (n: number): string => (alphabet[n % alphabet.length] ?? '?').repeat(1 + Math.floor(n / alphabet.length));

const lettered = remember((units: SfiState['units'], first: string): ReadonlyMap<UnitId, string> => {
  const found = new Map<UnitId, string>();
  const counts = new Map<string, number>();
  for (const { id, player } of units) {
    const at = counts.get(player) ?? 0;
    counts.set(player, at + 1);
    // A table that is laid by hand calls its units by the signs of its drawing.
    const isSign = id.length === 1;
    found.set(id, isSign ? id : player === first ? nth(at) : nth(at).toLowerCase());
  }
  return found;
});

/** The letter of a unit in pictures and lists: capitals for the first player, small letters for the second. */
export const letterOf = ({ units, players }: Pick<SfiState, 'units' | 'players'>, unit: UnitId): string | undefined =>
  lettered(units, players[0]).get(unit);

/** The sign of a scenario element in pictures and lists: the beginning of its name, and its number: `Cr2`. */
export const elementMark = (name: string): string => `${name.slice(0, 2)}${/\d+$/.exec(name)?.[0] ?? ''}`;

/** The sign of a model: the letter of its unit, and its number where the unit has several models: `B2`. */
export const markOf = (
  state: Pick<SfiState, 'units' | 'players'>,
  unit: UnitId,
  model: ModelId,
): string | undefined => {
  const letter = letterOf(state, unit);
  const strength = state.units.find(one => one.id === unit)?.strength ?? 1;
  return letter === undefined || strength < 2 ? letter : `${letter}${model.slice(model.lastIndexOf('/') + 1)}`;
};
