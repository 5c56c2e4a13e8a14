import { onInches } from '../../ground/inches/battlefield.js';
import type { Battlefield, Where } from '../../vocabulary/battlefield.js';
import type { JhxChoices, JhxProposals } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';

type Entries = JhxProposals['deploy']['places'];
type Entry = JhxChoices['deploy'];

/** The lower left corner of every table. */
const corner: Place = 0;

const radiusOf = ({ landing }: Where): number => landing?.mover.radius ?? 0;

/** The battlefield with one more model on it. */
const joinedBy = (field: Battlefield, { model, at }: Entry, { landing }: Where): Battlefield =>
  landing ? field.ground.field([...field.pieces, { ...landing.mover, id: model, cells: [at] }]) : field;

/**
 * Places for all models that are to be deployed, side by side, the largest base first; undefined where one of them finds
 * none.
 */
export const packed = (field: Battlefield, entries: Entries): readonly Entry[] | undefined => {
  const found: Entry[] = [];
  let now = field;
  for (const { model, where } of [...entries].sort((a, b) => radiusOf(b.where) - radiusOf(a.where))) {
    const at = onInches(now).nearestPlace(where, corner);
    if (at === undefined) return undefined;
    const entry = { model, at };
    found.push(entry);
    now = joinedBy(now, entry, where);
  }
  return found;
};

/**
 * True if a model that is deployed at a place leaves room for all others, since every model is deployed (JHX-DEPLOY-001,
 * JHX-DEPLOY-005); also where there is no room for all of them anyway. Entries without a zone are returns from death,
 * which need not all take place.
 */
export const leavesRoom = (field: Battlefield, entries: Entries, entry: Entry): boolean => {
  const chosen = entries.find(({ model }) => model === entry.model);
  const others = entries.filter(one => one !== chosen);
  if (!chosen || others.length === 0 || entries.some(({ where }) => where.zone === undefined)) return true;
  return packed(joinedBy(field, entry, chosen.where), others) !== undefined || packed(field, entries) === undefined;
};
