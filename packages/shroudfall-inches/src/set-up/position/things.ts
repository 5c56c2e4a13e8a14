import { type Found, firstRepeat, firstWrong } from '@rulewright/core/content';
import { completelyWithin, whyNoOutline } from '@rulewright/core/inches';
import { ground } from '../../battlefield/ground.js';
import { thingsOn } from '../../battlefield/things.js';
import { copyName } from '../../match/copy-name.js';
import type { Unit } from '../../vocabulary/index.js';
import type { PieceToPlace, Table } from '../../vocabulary/table.js';

const known = (table: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(table, id);

/** True for a name that a copy of a card would get, and that belongs to another card or player. */
const isOfAnother = ({ state }: Table, { id, player, card }: Unit): boolean =>
  id.includes(':') && !state.units.some((_, before) => copyName(player, card, before) === id);

const unitProblem = (table: Table, unit: Unit): string | undefined => {
  const { pack, state } = table;
  if (!state.players.includes(unit.player)) return 'unknown-player';
  if (!known(pack.units, unit.card)) return 'unknown-card';
  if (isOfAnother(table, unit)) return 'name-of-another';
  if (state.models.some(one => one.unit === unit.id) && unit.where !== 'on-table') return 'not-on-the-table';
  return unit.destroyedIn !== null && unit.where !== 'destroyed' ? 'destroyed-and-alive' : undefined;
};

/** The main or side piece of a card of the pack, whose owner is a player. */
const pieceProblem = ({ pack, state }: Table, { card, part, owner }: PieceToPlace): string | undefined => {
  if (!known(pack.terrain, card)) return 'unknown-card';
  if (!pack.terrain[card]?.[part.kind][part.at]) return 'unknown-part';
  return state.players.includes(owner) ? undefined : 'unknown-player';
};

/** The first unit, model, piece of terrain, element or manifestation with an impossible state. */
export const cardProblem = (table: Table): Found | undefined => {
  const { pack, state } = table;
  const { units, models, terrain, leftOut, scenarios, elements, manifestations } = state;
  return (
    firstWrong(units, 'units', unit => unitProblem(table, unit)) ??
    firstWrong(models, 'models', ({ unit: of, id, damage }) => {
      const unit = units.find(one => one.id === of);
      if (!unit) return 'unknown-unit';
      if (id.includes('/') && !id.startsWith(`${of}/`)) return 'name-of-another';
      return damage < (pack.units[unit.card]?.hp ?? 0) ? undefined : 'more-damage-than-hit-points';
    }) ??
    firstWrong(terrain, 'terrain', piece => pieceProblem(table, piece)) ??
    firstWrong(leftOut, 'leftOut', piece => pieceProblem(table, piece)) ??
    firstWrong(scenarios, 'scenarios', id => (known(pack.scenarios, id) ? undefined : 'unknown-scenario')) ??
    firstWrong(elements, 'elements', ({ scenario, part, control }) => {
      const cards = known(pack.scenarios, scenario) ? pack.scenarios[scenario]?.elements : undefined;
      if (!cards?.[part]) return 'unknown-element';
      return control === null || state.players.includes(control) ? undefined : 'unknown-player';
    }) ??
    firstWrong(manifestations, 'manifestations', ({ card }) =>
      known(pack.manifestations, card) ? undefined : 'unknown-card',
    )
  );
};

/** The first name that two things on the table share, or two units, or two pieces of terrain. */
export const nameProblem = ({ state }: Table): Found | undefined => {
  const { units, models, elements, manifestations, terrain, leftOut, nextId } = state;
  for (const [path, list] of Object.entries({ units, models, elements, manifestations, terrain, leftOut })) {
    const repeat = firstRepeat(list.map(({ id }) => id));
    if (repeat !== undefined) return { code: 'id-twice', path: `${path}[${repeat}].id` };
  }
  // Effects and choices name their source and target by the id alone, be it of a unit, a model or a thing.
  const ofUnits = new Set([...units, ...models].map(({ id }) => id));
  const isToCome = (id: string): boolean => {
    const number = /-(\d+)$/.exec(id)?.[1];
    return number !== undefined && Number(number) >= nextId;
  };
  return (
    firstWrong(elements, 'elements', ({ id }) => (ofUnits.has(id) ? 'id-twice' : undefined)) ??
    firstWrong(manifestations, 'manifestations', ({ id }) => {
      if (ofUnits.has(id) || elements.some(one => one.id === id)) return 'id-twice';
      return isToCome(id) ? 'not-given-yet' : undefined;
    }) ??
    firstWrong(leftOut, 'leftOut', ({ id }) => (terrain.some(one => one.id === id) ? 'id-twice' : undefined))
  );
};

/**
 * The first piece of terrain that is no footprint on the table, or base that is off the table. Bases may overlap one another and
 * terrain: a table that is laid by hand can show things that no rule brings about.
 */
export const placeProblem = (table: Table): Found | undefined => {
  const { terrain, models, elements, manifestations } = table.state;
  const field = ground(table);
  const bad = terrain.flatMap(({ footprint }, i) =>
    footprint.flatMap((part, k) => {
      const path = `terrain[${i}].footprint[${k}]`;
      const wrong = whyNoOutline(part, path);
      if (wrong) return [{ code: wrong.code, path }];
      return completelyWithin(part, field, 0) ? [] : [{ code: 'off-the-table', path }];
    }),
  );
  const bases = new Map(thingsOn(table).map(({ id, base }) => [id, base]));
  const isOff = ({ id }: { readonly id: string }): string | undefined => {
    const base = bases.get(id);
    return base && completelyWithin(base, field, 0) ? undefined : 'off-the-table';
  };
  return (
    bad[0] ??
    firstWrong(models, 'models', isOff) ??
    firstWrong(elements, 'elements', isOff) ??
    firstWrong(manifestations, 'manifestations', isOff)
  );
};
