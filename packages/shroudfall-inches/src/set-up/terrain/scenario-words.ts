import { inches } from '@rulewright/core/inches';
import { type Play, type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { Sfi, SfiChoices } from '../../vocabulary/index.js';
import type { TerrainCard, TerrainPiece } from '../../vocabulary/pack.js';
import type { Direction } from '../../vocabulary/table.js';

export const scenario: Scenario<RuleId> = scenarios<RuleId>(test);

const waiting = { where: 'in-reserve', strength: 1 } as const;
/** A rectangular piece with its middle at its origin; sizes in inches. */
export const piece = (width: number, height: number): TerrainPiece => {
  const [x, y] = [inches(width / 2), inches(height / 2)];
  const corners = [{ x: -x, y: -y }, { x, y: -y }, { x, y }, { x: -x, y }]; // biome-ignore format: one line
  return { name: 'Piece', type: 'area', def: 0, arm: 0, keywords: [], footprint: [corners] };
};
/** A card of terrain without points. */
export const card = (main: readonly TerrainPiece[], side: readonly TerrainPiece[] = []): TerrainCard => ({
  name: 'Card',
  source: 'original',
  points: 0,
  main,
  side,
});
/** A card with one main piece of 4 by 2 inches. */
export const hill: TerrainCard = card([piece(4, 2)]);
/** Terrain is placed: first by p1, whose edge is at y = 0. */
export const placing = (
  terrain: Readonly<Record<string, TerrainCard>>,
  cards: readonly (readonly string[])[],
  lay: LaidOut = {},
): Laid =>
  laidOut('', {
    units: { A: waiting, c: waiting },
    terrain,
    ...lay,
    armies: {
      p1: { right: 'terrain', terrainCards: cards[0] ?? [] },
      p2: { right: 'token', terrainCards: cards[1] ?? [] },
    },
    state: { stage: { name: 'set-up', step: 'place terrain' }, token: 'p2', round: 0 },
  });
/** Six cards with a hill, of which each player has three. */
export const three: Readonly<Record<string, TerrainCard>> = { a: hill, b: hill, c: hill, d: hill, e: hill, f: hill };
/** The cards of both players. */
export const all: readonly (readonly string[])[] = [['a', 'b', 'c'], ['d', 'e', 'f']]; // biome-ignore format: one line

type Place = SfiChoices['terrainPlace'];
/** A place in inches and units; without a facing the piece lies along the edges. */
export const at = (x: number, y: number, dx = 0, dy = 0, facing: Direction = { x: 1, y: 0 }): Place => ({
  at: { x: inches(x) + dx, y: inches(y) + dy },
  facing,
});
/** The players who are asked, and what they are asked. */
export const kindOf = ({ match }: Play<Sfi>): readonly (readonly [string, string])[] =>
  match.decisions.map(({ by, kind }) => [by, kind]);
/** The refusal of a piece that lies too near to another one. */
export const near: { readonly code: string; readonly rule: RuleId } = { code: 'near-terrain', rule: 'SFI-SETUP-017' };
/** A card with a main piece and two side pieces. */
export const camp: TerrainCard = card([piece(4, 2)], [piece(1, 1), piece(2, 1)]);
