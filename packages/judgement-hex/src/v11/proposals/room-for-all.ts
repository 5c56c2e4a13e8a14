import type { Point } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { onInches } from '../../ground/inches/battlefield.js';
import { roomForEach } from '../../ground/inches/deployment/room-for-each.js';
import { anchorsOf, sideBySide } from '../../ground/inches/deployment/side-by-side.js';
import { placeAt } from '../../ground/inches/measure/place.js';
import { regionsOf } from '../../ground/inches/places/where.js';
import type { InchesTerrain } from '../../ground/inches/terrain/survey.js';
import type { Battlefield, Where } from '../../vocabulary/battlefield.js';
import type { JhxChoices, JhxProposals } from '../../vocabulary/index.js';

type Entries = JhxProposals['deploy']['places'];
type Entry = JhxChoices['deploy'];

const radiusOf = ({ landing }: Where): number => landing?.mover.radius ?? 0;

/** A model that has its place, and the battlefield with it. */
interface Laid {
  readonly entry: Entry;
  readonly now: Battlefield;
}

/** The points of a table next to which models are laid, its lower left corner first. */
const anchorsOn = ({ corner: { x, y } }: InchesTerrain): readonly Point[] =>
  anchorsOf([
    { x: 0, y: 0 },
    { x, y: 0 },
    { x, y },
    { x: 0, y },
  ]);

/** The battlefield with one more model on it. */
const joinedBy = (field: Battlefield, { model, at }: Entry, { landing }: Where): Battlefield =>
  landing ? field.ground.field([...field.pieces, { ...landing.mover, id: model, cells: [at] }]) : field;

/** Places in deployment zones for models that find none side by side. Returns from death need not all take place. */
const searched = (field: Battlefield, entries: Entries): readonly Entry[] | undefined => {
  if (entries.some(({ where }) => where.zone === undefined)) return undefined;
  const table = onInches(field);
  const found = roomForEach(entries.flatMap(({ where }) => regionsOf(table, table.ground, where)));
  return typeof found === 'string'
    ? undefined
    : entries.flatMap(({ model }, i) => (found[i] ? [{ model, at: placeAt(found[i]) }] : []));
};

/**
 * Places for all models that are to be deployed, the largest base first. Undefined where `roomForEach` proves that there is no
 * room for all, or reaches its limit: then only a tight arrangement can exist.
 */
export const packed = (field: Battlefield, entries: Entries): readonly Entry[] | undefined => {
  const largestFirst = [...entries].sort((a, b) => radiusOf(b.where) - radiusOf(a.where));
  const found = sideBySide(
    largestFirst,
    anchorsOn(onInches(field).terrain),
    ({ model, where }, anchor, laid: readonly Laid[]) => {
      const now = laid.at(-1)?.now ?? field;
      const at = onInches(now).nearestPlace(where, placeAt(anchor));
      return at === undefined ? undefined : { entry: { model, at }, now: joinedBy(now, { model, at }, where) };
    },
  );
  return found.length === entries.length ? found.map(({ entry }) => entry) : searched(field, largestFirst);
};

/**
 * True if a model that is deployed at a place leaves room for all others, since every model is deployed (JHX-DEPLOY-001,
 * JHX-DEPLOY-005); also where there is no room for all of them anyway. Entries without a zone are returns from death,
 * which need not all take place.
 */
export const leavesRoom = (field: Battlefield, entries: Entries, { model, at }: Entry): boolean =>
  roomAfter(field, entries, model, at);

/** Cache: the last answer. A place that is found here is judged again when the player takes it. */
const roomAfter = /* @__PURE__ */ remember(
  (field: Battlefield, entries: Entries, model: Entry['model'], at: Entry['at']): boolean => {
    const chosen = entries.find(one => one.model === model);
    const others = entries.filter(one => one !== chosen);
    if (!chosen || others.length === 0 || entries.some(({ where }) => where.zone === undefined)) return true;
    const after = joinedBy(field, { model, at }, chosen.where);
    return packed(after, others) !== undefined || packed(field, entries) === undefined;
  },
);
