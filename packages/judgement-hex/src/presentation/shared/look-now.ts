import { type Decision, isObject, type SeenRecord, type View } from '@rulewright/core';
import type { Jhx, JhxEvent, ModelId } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Look, Walk } from './look.js';

/** The overlays that the picture of a moment shows without a request. */
export interface LookNow extends Look {
  /** The places that can be chosen now. */
  readonly offered: readonly Place[];
  /** The path of the model that moved last, from its start. */
  readonly path: readonly Place[];
}

const isPlace = (value: unknown): value is Place => typeof value === 'number';

const eventsOf = (records: readonly SeenRecord<Jhx>[]): readonly JhxEvent[] =>
  records.flatMap(record => (record.kind === 'event' ? [record.event] : []));

/** The places that an open decision can choose. */
const offered = (decisions: readonly Decision<Jhx>[]): readonly Place[] => [
  ...new Set(
    decisions.flatMap(decision => {
      if (decision.kind === 'step') return (decision.options ?? []).filter(isPlace);
      if (decision.kind === 'cell') return decision.options ?? [];
      if (decision.kind === 'deploy') return (decision.options ?? []).map(({ at }) => at);
      return [];
    }),
  ),
];

/**
 * The attack that is going on: the latest that was declared and is not over. One inside another, e.g. a Parting Blow,
 * comes first.
 */
const attackNow = (events: readonly JhxEvent[]): Look['line'] => {
  const open: { from: ModelId; to: ModelId }[] = [];
  for (const event of events) {
    const top = open[open.length - 1];
    if (event.type === 'AttackDeclared') open.push({ from: event.attacker, to: event.target });
    else if (event.type === 'AttackRedirected' && top) open[open.length - 1] = { from: top.from, to: event.to };
    else if (event.type === 'AttackEnded') open.pop();
  }
  return open[open.length - 1];
};

/**
 * The attack to which an open decision belongs, from the decision itself: a viewer without the records has no other
 * source.
 */
const attackAsked = ({ about }: Decision<Jhx>): Look['line'] =>
  isObject(about) && typeof about.attacker === 'string' && typeof about.target === 'string'
    ? { from: about.attacker, to: about.target }
    : undefined;

/** The path of the model that moved last, if it moved by itself or was pushed. */
const pathNow = (events: readonly JhxEvent[]): readonly Place[] => {
  const path: Place[] = [];
  let mover: ModelId | undefined;
  for (const event of [...events].reverse()) {
    if (event.type !== 'ModelMoved') continue;
    if (event.how === 'place' || event.how === 'recall' || event.model !== (mover ?? event.model)) break;
    mover = event.model;
    if (path.length === 0) path.unshift(event.to);
    path.unshift(event.from);
  }
  return path;
};

/** The Advance for which a `step` is asked. */
const walkAsked = ({ kind, about }: Decision<Jhx>): Look['moves'] => {
  if (kind !== 'step' || !isObject(about)) return undefined;
  const { model, path, mov, spare = 0, extra } = about;
  if (typeof model !== 'string' || typeof mov !== 'number' || typeof extra !== 'number' || !Array.isArray(path)) {
    return undefined;
  }
  const walk: Walk = { path: path.filter(isPlace), mov, spare: Number(spare), extra };
  return { of: model, walk };
};

/** The first model that may advance now. */
const advanceAsked = (decision: Decision<Jhx>): Look['moves'] => {
  const found = decision.kind === 'action' ? decision.options?.find(one => one.do === 'advance') : undefined;
  return found?.do === 'advance' ? { of: found.model } : undefined;
};

/**
 * The overlays of a moment: the places that can be chosen, the places where the model that may advance can go, its way so
 * far, and the line of the attack that is going on.
 */
export const lookNow = ({ decisions, records }: Pick<View<Jhx>, 'decisions' | 'records'>): LookNow => {
  const [asked] = decisions;
  const events = eventsOf(records);
  const line = attackNow(events) ?? (asked && attackAsked(asked));
  const moves = asked && (walkAsked(asked) ?? advanceAsked(asked));
  return {
    offered: offered(decisions),
    path: pathNow(events),
    ...(line ? { line } : {}),
    ...(moves ? { moves } : {}),
  };
};
