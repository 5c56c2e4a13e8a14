import type { RuleId } from '../../rulebook/index.js';
import type { TerrainKind } from '../../vocabulary/map.js';

/** Everything that makes a hex different: terrain, the solid hex of a gate, a Shrine, an Effigy. */
export type FeatureKind = TerrainKind | 'gate' | 'shrine' | 'effigy';

/** The common facts of all terrain of a kind. */
export interface KindFacts {
  /** The height in sight lines; 0 lies flat. A map may give another. */
  readonly height: number;
  /** True if the terrain gives cover. A map may say otherwise. */
  readonly cover: boolean;
  /** True if a model in the terrain has Stealth, and sees out of it. */
  readonly stealth: boolean;
  /** The hexes that the terrain takes from MOV. */
  readonly penalty: number;
  /** True if nobody enters at all; Effigies let their friends pass, and walls go by height. */
  readonly solid: boolean;
  /** The rule that tells the most of this. */
  readonly rule: RuleId;
}

const passable: Omit<KindFacts, 'rule'> = { height: 0, cover: false, stealth: false, penalty: 0, solid: false };
const obstacle: Omit<KindFacts, 'rule'> = { height: 4, cover: true, stealth: false, penalty: 0, solid: true };

/** The facts of every kind. */
export const kindFacts: Readonly<Record<FeatureKind, KindFacts>> = {
  forest: { ...passable, height: 4, stealth: true, penalty: 1, rule: 'JHX-TERRAIN-007' },
  smoke: { ...passable, height: 4, stealth: true, rule: 'JHX-TERRAIN-008' },
  rough: { ...passable, penalty: 1, rule: 'JHX-TERRAIN-009' },
  treacherous: { ...passable, penalty: 2, rule: 'JHX-TERRAIN-012' },
  wall: { ...passable, height: 1, cover: true, rule: 'JHX-TERRAIN-026' },
  impassable: { ...obstacle, rule: 'JHX-TERRAIN-022' },
  gate: { ...obstacle, rule: 'JHX-TERRAIN-023' },
  shrine: { ...obstacle, height: 2, rule: 'JHX-SHRINE-002' },
  effigy: { ...obstacle, rule: 'JHX-TERRAIN-022' },
};

/** The kinds that a map may list as terrain. */
export const terrainKinds: readonly TerrainKind[] = ['forest', 'smoke', 'rough', 'treacherous', 'wall', 'impassable'];
