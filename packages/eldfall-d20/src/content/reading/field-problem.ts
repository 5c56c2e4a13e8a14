import { firstProblem, itemsOf, type Part } from '@rulewright/core/content';
import { inches, type Polygon, whyNoOutline } from '@rulewright/core/inches';
import type { FieldCard, SceneryCard } from '../../vocabulary/pack.js';
import type { Problem } from './problem.js';

const polygon = (outline: SceneryCard['parts'][number]['outline']): Polygon => ({
  corners: outline.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
});

const partProblem =
  ({ width, depth }: FieldCard) =>
  ({ value: { outline, base = 0, top }, path }: Part<SceneryCard['parts'][number]>): Problem | undefined => {
    const outside = outline.findIndex(([x, y]) => x > width || y > depth);
    if (outside >= 0) return { code: 'off-the-field', rule: 'ELD-SETUP-003', path: `${path}.outline[${outside}]` };
    const wrong = whyNoOutline(polygon(outline), `${path}.outline`);
    if (wrong) return { code: wrong.code, rule: 'ELD-SETUP-003', path: `${path}.outline` };
    return top === null || top > base ? undefined : { code: 'too-small', rule: 'ELD-SETUP-003', path: `${path}.top` };
  };

/** The first problem of a field: scenery of one name twice, outlines that are no convex polygons, parts without height. */
export const fieldProblem = ({ value: field, path }: Part<FieldCard>): Problem | undefined => {
  const ids = field.scenery.map(({ id }) => id);
  const at = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (at >= 0) return { code: 'duplicate-id', path: `${path}.scenery[${at}].id` };
  return firstProblem(itemsOf(field.scenery, `${path}.scenery`), ({ value, path: where }) =>
    firstProblem(itemsOf(value.parts, `${where}.parts`), partProblem(field)),
  );
};
