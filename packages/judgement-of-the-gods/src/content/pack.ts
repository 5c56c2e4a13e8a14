/** A resource whose exhaustion loses the game. */
export type BasicResource = 'food' | 'wood' | 'stone' | 'magic';
/** Everything that the village's pool counts. */
export type Resource = BasicResource | 'gold';
/** Amounts by resource: whole numbers of at least zero. A resource that is left out counts nothing. */
export type Amounts = { readonly [R in Resource]?: number };

/** The kind of land on a tile. */
export type Terrain = 'forest' | 'plains' | 'mountain' | 'hill' | 'marsh';
/** A building that can be built. */
export type Building = 'farm' | 'lumberMill' | 'mine' | 'temple';
/** A building, the Town Hall included. */
export type AnyBuilding = Building | 'townHall';
/** The id of a role, e.g. `shaman`. Roles are open: a pack may have others, as long as their abilities are these. */
export type RoleId = string;
/** The id of a kind of tile, e.g. `magical-forest`. */
export type TileKindId = string;
/** The id of a kind of judgement card, e.g. `field-blight`. */
export type CardId = string;

/** A stat card. */
export interface Role {
  readonly name: string;
  /** Other names of the same role. */
  readonly aliases?: readonly string[];
  /** True for a role that may be put into the character pile first (JOG-SETUP-002). */
  readonly leader: boolean;
  /** The role's stats: the base of its production, and its part of the starting pool. */
  readonly stats: { readonly [R in BasicResource]: number };
  /** True for a role that may take the Hallow action. */
  readonly hallow?: boolean;
  /** Special actions of this role alone. */
  readonly exclusive?: readonly 'rollCall'[];
  /** The role takes `by` off a card's loss of `resource` while its character is on a tile with building `at`. */
  readonly protects?: { readonly resource: BasicResource; readonly at: AnyBuilding; readonly by: number };
  /** The role draws up to `draw` tiles when exploring and keeps one; the rest goes to the bottom of the deck. */
  readonly explore?: { readonly draw: number };
}

/** A kind of terrain tile. */
export interface TileKind {
  readonly id: TileKindId;
  readonly name: string;
  /** `townHall` for the one tile that starts on the table. */
  readonly terrain: Terrain | 'townHall';
  readonly magical: boolean;
  /** The number of tiles of this kind. */
  readonly count: number;
  /** True for tiles of the terrain deck. */
  readonly inDeck: boolean;
  /** True for tiles that can ever be built on. */
  readonly buildable: boolean;
  /** The building that is on the tile from the start. */
  readonly building?: AnyBuilding;
  /** Placing the tile by exploring draws a judgement card. */
  readonly onPlace?: 'drawJudgement';
  /** Neighbours of the tile need hallowing. */
  readonly aura?: 'curseNeighbours';
}

/** The price and the yield of a building. */
export interface BuildingKind {
  readonly name: string;
  /** Cards in the building deck; 0 for the Town Hall. */
  readonly cards: number;
  /** The resource that producing yields; `all` is every basic resource. */
  readonly produces: BasicResource | 'all';
  /** The appropriate terrain; null for the Town Hall. */
  readonly terrain: Terrain | null;
  /** The price; null for a building that cannot be built. */
  readonly cost: Amounts | null;
}

/** A fraction: numerator and denominator, whole numbers, the denominator at least 1. */
export type Factor = readonly [number, number];

/** An exchange at a fixed rate, at a building. */
export interface Exchange {
  readonly at: AnyBuilding;
  readonly give: Amounts;
  readonly receive: Amounts;
}

/** Where characters stand; `building` is a tile with a building other than the Town Hall. */
export type CardPlace = 'any' | 'marsh' | 'townHall' | 'building';

/** One effect of a judgement card. The engine knows these effects, and no card by name (JOG-DECK-003 and following). */
export type Effect =
  /** Takes `amount`, and `perExtraCharacter` more for each character in play beyond four. */
  | {
      readonly op: 'lose';
      readonly resource: BasicResource;
      readonly amount: number;
      readonly perExtraCharacter?: number;
    }
  /** Takes `amount` for each character that stands on a tile of the kind `where`. */
  | {
      readonly op: 'losePerCharacter';
      readonly resource: BasicResource;
      readonly amount: number;
      readonly where: CardPlace;
    }
  /** Takes numerator/denominator of what the pool holds, rounded down. */
  | {
      readonly op: 'loseFraction';
      readonly resource: BasicResource;
      readonly numerator: number;
      readonly denominator: number;
    }
  /** Takes `amount` for each building of the kind on the table, the Town Hall never counted. */
  | {
      readonly op: 'losePerBuilding';
      readonly resource: BasicResource;
      readonly amount: number;
      readonly building: 'any' | Building;
    }
  /** Adds `amount` and the sum of `dice` card dice. */
  | { readonly op: 'gain'; readonly resource: BasicResource; readonly amount: number; readonly dice?: number }
  /** The drawing player picks one of the options; choices may be nested at most three deep. */
  | { readonly op: 'choose'; readonly options: readonly { readonly effects: readonly Effect[] }[] }
  /** Shows the top `count` (1 to 8) cards of the judgement deck; up to `mayBottom` of them may go to the bottom. */
  | { readonly op: 'scry'; readonly count: number; readonly mayBottom: number }
  /** Relocates the characters on tiles of the kind `where`. */
  | { readonly op: 'sendHome'; readonly where: 'any' | 'marsh'; readonly to: 'townHall' }
  /** Draws `count` further cards. */
  | { readonly op: 'drawAgain'; readonly count: number };

/** A kind of judgement card. */
export interface JudgementCard {
  readonly id: CardId;
  readonly name: string;
  readonly kind: 'event' | 'judgementDay';
  /** The number of copies in the deck. */
  readonly count: number;
  /** The card in words for people. The engine reads the effects only. */
  readonly text?: string;
  /** `rules` for a card of the rules sheet, `original` for a card of its pack's own. */
  readonly source?: 'rules' | 'original';
  /** The card's effects; empty for a Judgement Day. */
  readonly effects: readonly Effect[];
}

/** A judgement deck as data (JOG-DECK-001). */
export interface JudgementDeck {
  /** The origin of the deck in one word: `original` for the deck of this project. */
  readonly source?: string;
  readonly cards: readonly JudgementCard[];
}

/** Every fact of the game that is data: numbers, tiles, roles, costs and decks. Plain JSON. */
export interface ContentPack {
  readonly id: string;
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Characters of each player, by number of players: `{ 2: 2, 3: 2, 4: 1, … }` (JOG-SETUP-001). */
  readonly charactersPerPlayer: Readonly<Record<string, number>>;
  /** All four basic resources, in the order of the start dice. */
  readonly basicResources: readonly BasicResource[];
  readonly startDie: { readonly sides: number };
  readonly productionDie: { readonly sides: number; readonly count: number; readonly notAt: readonly AnyBuilding[] };
  /** The dice of the effect `gain`. */
  readonly cardDie: { readonly sides: number };
  /** The number of characters in play that `perExtraCharacter` does not count. */
  readonly charactersWithoutExtra: number;
  /** The number of Judgement Days that loses the game. */
  readonly judgementDaysToLose: number;
  readonly roles: Readonly<Record<RoleId, Role>>;
  readonly tiles: readonly TileKind[];
  readonly buildings: { readonly [B in AnyBuilding]: BuildingKind };
  /** The factor of a stat by terrain; the product is rounded down. */
  readonly production: {
    readonly inappropriate: Factor;
    readonly appropriate: Factor;
    readonly appropriateMagical: Factor;
    readonly inappropriateMagical: Factor;
    readonly townHall: Factor;
  };
  readonly explore: { readonly cost: Amounts };
  readonly hallow: { readonly cost: Amounts };
  readonly build: { readonly cardsDrawn: number };
  /**
   * N of `catalyst` and N of one resource buy N of another; N is at most `limitPerStat` times the stat of the catalyst.
   */
  readonly templeAlchemy: {
    readonly at: AnyBuilding;
    readonly catalyst: BasicResource;
    readonly limitPerStat: number;
    readonly resources: readonly BasicResource[];
  };
  readonly advancedAlchemy: Exchange;
  readonly mineAlchemy: Exchange;
  readonly statue: {
    readonly at: AnyBuilding;
    readonly pieces: number;
    readonly cost: Amounts;
    readonly costOnMagicalTile: Amounts;
  };
  readonly rollCall: { readonly at: AnyBuilding };
  /** `give` of one of the resources buys `receive` of another. */
  readonly merchant: {
    readonly at: AnyBuilding;
    readonly give: number;
    readonly receive: number;
    readonly resources: readonly BasicResource[];
  };
  /** The price of one Trade, and the amount that it brings of one of the resources. */
  readonly trade: {
    readonly needsCharacterAt: AnyBuilding;
    readonly give: Amounts;
    readonly receive: number;
    readonly resources: readonly BasicResource[];
  };
  /** Judgement decks by id; a match uses `default` unless its option `judgementDeck` names another. */
  readonly judgementDecks: Readonly<Record<string, JudgementDeck>>;
}
