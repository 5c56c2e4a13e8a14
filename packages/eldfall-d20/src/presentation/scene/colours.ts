import type { ColorRole, PlayerId } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { EldState, SceneryPiece } from '../../vocabulary/index.js';

const seats = ['player1', 'player2', 'player3', 'player4'] as const;

/** The colour of Hostiles, which no player has. */
export const HOSTILE: ColorRole = 'player5';

/** The colour of a player, by the seat; Hostiles have their own. */
export const colourOf = ({ players }: Pick<EldState, 'players'>, player: PlayerId | null): ColorRole =>
  player === null ? HOSTILE : (seats[players.indexOf(player)] ?? 'neutral');

/** The shade of a surface by its height: the higher, the darker; everything above the last one has its shade. */
const shades: readonly (readonly [below: number, shade: ColorRole])[] = [
  [inches(1.25), 'terrain:sand'],
  [inches(2.25), 'terrain:ruin'],
  [inches(3.75), 'terrain:wall'],
  [Number.POSITIVE_INFINITY, 'terrain:town'],
];

/** The shade of a part of scenery; ladders have the shade of roads. */
export const shadeOf = ({ kind }: Pick<SceneryPiece, 'kind'>, top: number | null): ColorRole => {
  if (kind === 'ladder') return 'terrain:road';
  return shades.find(([below]) => (top ?? Number.POSITIVE_INFINITY) < below)?.[1] ?? 'terrain:town';
};
