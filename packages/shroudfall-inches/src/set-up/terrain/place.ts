import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { armyOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { SettingUp, Sfi } from '../../vocabulary/index.js';
import type { PieceToPlace } from '../../vocabulary/table.js';
import { anyPlace } from './any-place.js';
import { firstPiece, nextPiece, nextToPlace, placerOf } from './pieces.js';
import { footprintAt } from './room.js';

/** Places a piece, or leaves it out if it has no legal position: a side piece whose main pieces were left out has none. */
function* placePiece(turn: Turn<Sfi>, piece: PieceToPlace): Rule {
  const table = tableOf(turn);
  const player = placerOf(table, piece);
  const leaveOut = (): void => turn.emit({ type: 'TerrainLeftOut', player, piece }, 'SFI-SETUP-018');
  const any = turn.derive(() => anyPlace(table, piece));
  if (any === 'none') return leaveOut();
  const rule: RuleId = piece.part.kind === 'main' ? 'SFI-SETUP-010' : 'SFI-SETUP-013';
  // If the search reaches its limit, the player may give a place for the piece, or leave the piece out.
  const proposal = any === 'unknown' ? { ...piece, optional: true as const } : piece;
  const place = yield* decide(turn, { by: player, kind: 'terrainPlace', rule, proposal });
  if (place === 'none') return leaveOut();
  turn.emit({ type: 'TerrainPlaced', player, piece: { ...piece, footprint: footprintAt(table, piece, place) } }, rule);
}

/**
 * The next piece of terrain: the players place their main pieces in turn, and after each of them the opponent of its owner at
 * once places the side pieces of its card (SFI-SETUP-013).
 */
export function* placeTerrain(turn: Turn<Sfi>, settingUp: SettingUp): Rule {
  const table = tableOf(turn);
  settingUp.goesOn = true;
  const next = nextPiece(table);
  if (next) return yield* placePiece(turn, next);
  const by = nextToPlace(table);
  if (by === undefined) {
    settingUp.goesOn = false;
    return;
  }
  const options = [...new Set(armyOf(table.state, by).terrainCards)];
  const card = yield* decideUnlessForced(turn, { by, kind: 'terrainCard', rule: 'SFI-SETUP-010', options });
  const piece = firstPiece(table, by, card);
  if (piece) yield* placePiece(turn, piece);
}
