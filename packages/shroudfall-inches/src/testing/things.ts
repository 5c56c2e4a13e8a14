import { refuse } from '@rulewright/core';
import { inches, mm, type Point, type Polygon, rectangle } from '@rulewright/core/inches';
import { ScenarioError } from '@rulewright/core/testing';
import type { Manifestation, ScenarioElement } from '../vocabulary/index.js';
import type { Manifestation as ManifestationCard, TerrainPiece as PieceCard, TerrainCard } from '../vocabulary/pack.js';
import type { ScenarioElement as ElementCard, ScenarioCard } from '../vocabulary/scenario.js';
import type { TerrainPiece } from '../vocabulary/table.js';
import {
  otherTerrainKeywords,
  type PlainTerrainKeywordId,
  plainTerrainKeywords,
  scenarioKeywords,
} from '../vocabulary/words.js';

/** A piece of terrain on the table. The defaults are area terrain without bonuses. */
export type LaidPiece = Partial<Omit<PieceCard, 'footprint' | 'keywords'>> & {
  readonly keywords?: readonly (PlainTerrainKeywordId | PieceCard['keywords'][number])[];
  readonly footprint: readonly Polygon[];
};
/** A scenario element on the table. The defaults are a base of 50 mm and no keyword. */
export type LaidElement = Partial<Omit<ElementCard, 'at' | 'id'> & Pick<ScenarioElement, 'control' | 'damage'>> & {
  readonly at: Point;
};
/** A manifestation on the table. The defaults are a base of 30 mm and a reach of 2 inches without effects. */
export type LaidManifestation = Partial<ManifestationCard & Pick<Manifestation, 'source' | 'until'>> & {
  readonly at: Point;
};

/** A part of a footprint, in inches. */
export const box = (left: number, top: number, width: number, height: number): Polygon =>
  rectangle({ x: inches(left), y: inches(top) }, inches(width), inches(height));

type Named<T> = Readonly<Record<string, T>>;
type Cards<T> = Record<string, T>;

/** Things that lie on the table, and their cards. */
interface Laid<Card, Thing> {
  readonly cards: Named<Card>;
  readonly things: readonly Thing[];
}

/** Refuses (ScenarioError) an unknown keyword, which rules would ignore. */
const expectKeywords = (where: string, keywords: readonly string[], known: object): void => {
  const strange = keywords.find(one => !Object.hasOwn(known, one));
  if (strange !== undefined)
    throw new ScenarioError(`${where}: there is no keyword ${strange}; there are: ${Object.keys(known).join(', ')}`);
};

/** Terrain by id, each piece with a card of the same name. */
export const layTerrain = (pieces: Named<LaidPiece>): Laid<TerrainCard, TerrainPiece> => {
  const cards: Cards<TerrainCard> = {};
  const things: TerrainPiece[] = [];
  for (const [id, { footprint, keywords = [], ...own }] of Object.entries(pieces)) {
    const words = keywords.map(one => (typeof one === 'string' ? { id: one } : one));
    expectKeywords(
      `pieces.${id}`,
      words.map(one => one.id),
      { ...plainTerrainKeywords, ...otherTerrainKeywords },
    );
    const facts = { name: id, type: 'area', def: 0, arm: 0, footprint: [], ...own, keywords: words } as const;
    cards[id] = { name: id, source: 'original', points: 0, main: [facts], side: [] };
    things.push({ id, card: id, part: { kind: 'main', at: 0 }, owner: 'p1', footprint });
  }
  return { cards, things };
};

/** The scenario `test` with the elements of a test, each the only one of its kind. */
export const layElements = (
  laid: Named<LaidElement>,
  own: Partial<ScenarioCard> = {},
): Laid<ScenarioCard, ScenarioElement> => {
  const facts: ElementCard[] = [];
  const things: ScenarioElement[] = [];
  for (const [id, { at, control = null, damage = 0, ...more }] of Object.entries(laid)) {
    expectKeywords(`elements.${id}`, more.keywords ?? [], scenarioKeywords);
    facts.push({ id, name: id, base: 50, keywords: [], at: [at], ...more });
    things.push({ id, scenario: 'test', part: things.length, at, damage, control });
  }
  const plain = { name: 'Test', source: 'original', vp: 3, elements: facts, abilities: [], scoring: [] };
  const cards: Cards<ScenarioCard> = facts.length > 0 ? { test: { ...plain, ...own } } : {};
  return { cards, things };
};

/** Manifestations by id, each with a card of the same name. */
export const layManifestations = (laid: Named<LaidManifestation>): Laid<ManifestationCard, Manifestation> => {
  const cards: Cards<ManifestationCard> = {};
  const things: Manifestation[] = [];
  for (const [id, { at, source = 'A', until = 'round', ...own }] of Object.entries(laid)) {
    const card: ManifestationCard = {
      name: id,
      source: 'original',
      base: 30,
      reach: 2,
      on: ['entered', 'completed'],
      effects: [],
      ...own,
    };
    if (until !== 'round' && until !== 'game')
      refuse({ code: 'unknown-end', rule: 'SFI-MANIFEST-004', path: `manifestations.${id}.until` });
    cards[id] = card;
    things.push({ id, card: id, ability: card.name, source, at, radius: mm(card.base) / 2, until });
  }
  return { cards, things };
};
