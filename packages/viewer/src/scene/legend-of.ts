import type { SceneItem, SceneLegendEntry } from '@rulewright/core';

/** The classes of signs: lines and borders, filled shapes and pieces, or discs alone. Within a class an entry may have any symbol. */
type SignClass = 'line' | 'shape' | 'disc';

const classOf = ({ symbol = 'square' }: Pick<SceneLegendEntry, 'symbol'>): SignClass =>
  symbol === 'line' || symbol === 'dashed' || symbol === 'outline' ? 'line' : 'shape';

/** The signs of an item: for each colour of it the class of sign that it is drawn with. */
const signsOf = (item: SceneItem): readonly (readonly [SignClass, string])[] => {
  switch (item.kind) {
    case 'cell':
      return [
        ['shape', item.fill ?? 'terrain:plain'],
        ['line', item.outline ?? ''],
        ...(item.badges ?? []).map(({ color = 'neutral' }) => ['shape', color] as const),
      ];
    case 'overlay':
      return [[item.pattern === undefined || item.pattern === 'tint' ? 'shape' : 'line', item.color ?? 'highlight']];
    case 'line':
      return [['line', item.color ?? 'highlight']];
    case 'token':
      return [
        ['shape', item.color ?? 'neutral'],
        // The ring of a token that acts, and the outline of one that has acted.
        ...(item.active || item.spent ? [['disc', 'highlight'] as const] : []),
        ...(item.badges ?? []).map(({ color = 'neutral' }) => ['shape', color] as const),
      ];
    // Bars, decks and texts explain themselves, and a newer library may draw other kinds.
    default:
      return [];
  }
};

/** The signs that some items are drawn with. */
export const signsAmong = (items: Iterable<SceneItem>): ReadonlySet<string> => {
  const drawn = new Set<string>();
  for (const item of items) for (const [sign, color] of signsOf(item)) drawn.add(`${sign} ${color}`);
  return drawn;
};

/** The entries of a legend that explain one of some signs, in their order. */
export const legendOf = (
  entries: readonly SceneLegendEntry[],
  signs: ReadonlySet<string>,
): readonly SceneLegendEntry[] =>
  entries.filter(entry => [classOf(entry), entry.symbol].some(sign => signs.has(`${sign} ${entry.color}`)));
