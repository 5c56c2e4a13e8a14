import type { ColorRole, PlayerId } from '@rulewright/core';
import type { SfiState } from '../../vocabulary/index.js';
import type { TerrainPiece } from '../../vocabulary/pack.js';

/** The colour of a player, by the seat; without a player the neutral colour. */
export const colourOf = ({ players }: Pick<SfiState, 'players'>, player: PlayerId | null): ColorRole =>
  player === null ? 'neutral' : player === players[0] ? 'player1' : 'player2';

type KeywordId = TerrainPiece['keywords'][number]['id'];

/** The ground of a piece by its keywords: the first that it has counts. */
const grounds: readonly (readonly [KeywordId, ColorRole])[] = [
  ['blazing', 'terrain:fire'],
  ['toxic', 'terrain:marsh'],
  ['electrified', 'terrain:magic'],
  ['shrouded', 'terrain:unknown'],
  ['dangerous-terrain', 'terrain:sand'],
  ['impassable', 'terrain:wall'],
  ['obscuring', 'terrain:forest'],
  ['fast', 'terrain:road'],
  ['slow', 'terrain:water'],
  ['rough', 'terrain:mountain'],
  ['hard-to-see', 'terrain:forest'],
];

/** The colour of a piece of terrain: linear pieces without a telling keyword look like ruins. */
export const groundOf = ({ type, keywords }: TerrainPiece): ColorRole =>
  grounds.find(([id]) => keywords.some(keyword => keyword.id === id))?.[1] ??
  (type === 'linear' ? 'terrain:ruin' : 'terrain:field');

/** The border of a piece of terrain: no tool crosses an impassable piece, and no line of sight an obscuring one. */
export const borderOf = ({ keywords }: TerrainPiece): ColorRole | undefined => {
  const has = (id: KeywordId): boolean => keywords.some(keyword => keyword.id === id);
  if (has('impassable')) return 'neutral';
  return has('obscuring') ? 'series2' : undefined;
};
