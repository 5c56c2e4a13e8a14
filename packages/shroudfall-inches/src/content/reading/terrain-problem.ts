import { firstRepeat } from '@rulewright/core/content';
import { overlaps, touches, whyNoOutline } from '@rulewright/core/inches';
import type { TerrainCard, TerrainPiece } from '../../vocabulary/pack.js';
import { type Found, firstProblem, listed, type Problem } from './problem.js';

/** The first problem of a terrain card. */
export const terrainProblem = ({ value: { main, side }, path }: Found<TerrainCard>): Problem | undefined =>
  firstProblem(listed(main, `${path}.main`), pieceProblem) ?? firstProblem(listed(side, `${path}.side`), pieceProblem);

const pieceProblem = ({ value: piece, path }: Found<TerrainPiece>): Problem | undefined => {
  const repeat = firstRepeat(piece.keywords.map(one => ('type' in one ? `${one.id} ${one.type}` : one.id)));
  if (repeat !== undefined) return { code: 'duplicate', rule: 'SFI-TERRAIN-002', path: `${path}.keywords[${repeat}]` };
  return footprintProblem(piece, path);
};

/** A footprint is made of convex polygons of which each touches one before it: it is one piece. */
const footprintProblem = ({ footprint }: TerrainPiece, path: string): Problem | undefined => {
  for (const [at, corners] of footprint.entries()) {
    const where = `${path}.footprint[${at}]`;
    const wrong = whyNoOutline({ corners }, where);
    if (wrong) return { code: wrong.code, rule: 'SFI-TERRAIN-002', path: where };
    const before = footprint.slice(0, at).map(others => ({ corners: others }));
    const joined = before.some(other => touches(other, { corners }) || overlaps(other, { corners }));
    if (at > 0 && !joined) return { code: 'not-one-piece', rule: 'SFI-TERRAIN-001', path: where };
  }
  return undefined;
};
