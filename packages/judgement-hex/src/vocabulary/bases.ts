/** The things that stand on a table on a round base. */
export type BaseKind = 'hero' | 'summoned' | 'monster' | 'soul' | 'effigy' | 'shrine';

/** Diameters of bases in mm. */
export type BaseSizes = Readonly<Record<BaseKind, number>>;

/** The diameters where neither a card nor the players say others (JV11-BASE-004). */
export const standardBases: BaseSizes = { hero: 30, summoned: 30, monster: 40, soul: 25, effigy: 50, shrine: 50 };
