import type { ColorRole } from '@rulewright/core';
import type { ContentPack } from '../content/pack.js';
import type { Village } from '../vocabulary/index.js';
import type { Labels } from './language.js';
import type { Names } from './names.js';

/** The data that every part of a picture needs. */
export interface Drawing {
  readonly pack: ContentPack;
  readonly names: Names;
  readonly labels: Labels;
}

const seatColors: readonly ColorRole[] = ['player1', 'player2', 'player3', 'player4', 'player5', 'player6'];

/** The colour of a player's seat. */
export const colorOf = ({ players }: Pick<Village, 'players'>, player: string): ColorRole =>
  seatColors[players.indexOf(player)] ?? 'neutral';
