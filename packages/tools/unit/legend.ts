import type { Scene, SceneItem } from '@rulewright/core';

/** The sign of the legend for each pattern of an overlay. */
const signs = { tint: 'square', outline: 'outline', dashed: 'dashed' } as const;

/** The overlays among some items, by their ids, whose colour and pattern no entry of a scene's legend explains. */
export const unexplained = ({ legend = [] }: Pick<Scene, 'legend'>, items: readonly SceneItem[]): readonly string[] =>
  items.flatMap(item => {
    if (item.kind !== 'overlay') return [];
    const { color = 'highlight', pattern = 'tint', id = '' } = item;
    const told = legend.some(entry => entry.color === color && (entry.symbol ?? 'square') === signs[pattern]);
    return told ? [] : [id];
  });
