/** The things that stand on a table on a round base. */
export type BaseKind = 'hero' | 'summoned' | 'monster' | 'soul' | 'effigy' | 'shrine';

/** Diameters of bases in mm. */
export type BaseSizes = Readonly<Record<BaseKind, number>>;

/** The smallest and the largest diameter of a base in mm. */
export const baseLimits: { readonly least: number; readonly most: number } = { least: 10, most: 120 };

/** The diameters where neither a card nor the players say others (JV11-BASE-004). */
export const standardBases: BaseSizes = { hero: 30, summoned: 30, monster: 40, soul: 25, effigy: 50, shrine: 50 };

const kinds: readonly BaseKind[] = ['hero', 'summoned', 'monster', 'soul', 'effigy', 'shrine'];

/**
 * The diameters of a match: {@link standardBases} itself where all are the same, so that matches share everything that is worked
 * out from them. The options of each match are objects of its own.
 */
export const basesChosen = (bases: BaseSizes = standardBases): BaseSizes =>
  kinds.every(kind => bases[kind] === standardBases[kind]) ? standardBases : bases;

/** The radius in 1/100 mm of a base with a diameter in mm. */
export const radiusOfBase = (mm: number): number => mm * 50;
