import type { PlayerId } from '@rulewright/core';
import { rememberEach } from '@rulewright/core/remember';
import { isWithin } from '../../battlefield/distance.js';
import type { Thing } from '../../battlefield/things.js';
import { armyOf, baseOf, cardOf, hasKeyword, isFriendly, modelsOf, suffers, unitOf } from '../../match/lookups.js';
import { rememberStanding } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Aim, StandingAbility } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { Change, Lasting, Model, ModelId, Unit } from '../../vocabulary/index.js';
import type { Unit as UnitCard } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import type { Contribution } from './stacking.js';

/** A change that is in force for a unit. */
export interface InForce {
  /** The name by which equal effects do not stack (SFI-STACK-001). */
  readonly name: string;
  /** The unit, the piece of terrain or the scenario element that causes it. */
  readonly source: string;
  readonly player: PlayerId | null;
  readonly rule: RuleId;
  readonly change: Change;
  /** The only target of a beam or an area in whose rolls the change counts (SFI-BEAM-011). */
  readonly attackOn?: ModelId;
}

/** The amount that a change in force adds to a number. */
export const contributionOf = (
  { name, source, rule }: InForce,
  { by, stacks }: Pick<Extract<Change, { readonly op: 'modify' }>, 'by' | 'stacks'>,
): Contribution => ({ name, source, rule, by, ofAbility: true, ...(stacks && { stacks }) });

/** True for an effect that changes numbers, dice or abilities as long as it is in force. */
export const isChange = (effect: Effect): effect is Change => {
  switch (effect.op) {
    case 'modify':
    case 'set':
    case 'setMOV':
    case 'dice':
    case 'grant':
    case 'infuse':
    case 'code':
      return true;
    default:
      return false;
  }
};

/** True if one of some models is within a distance of a model of another unit. */
const isNear = (table: Table, models: readonly Model[], other: Unit, distance: number): boolean =>
  modelsOf(table.state, other.id).some(one =>
    models.some(model => isWithin(table, baseOf(table, model), baseOf(table, one), distance)),
  );

/**
 * True if an ability that aims at every model or unit of a kind reaches a unit, or a model of it. A unit is as near as its closest
 * model, also for its other models (SFI-MEASURE-012).
 */
const reaches = (table: Table, aim: Aim, from: Unit, unit: Unit, models: readonly Model[]): boolean => {
  if (aim.side !== 'any' && isFriendly(from, unit) !== (aim.side === 'friend')) return false;
  if (aim.other && from.id === unit.id) return false;
  if (aim.keyword !== undefined && !hasKeyword(table, unit, aim.keyword)) return false;
  if (aim.suffering !== undefined && !suffers(unit, aim.suffering)) return false;
  const counted = aim.what === 'unit' ? [...models, ...modelsOf(table.state, unit.id)] : models;
  return aim.within === undefined || isNear(table, counted, from, aim.within);
};

/** True if a leadership ability of a unit is the declared one of its army (SFI-LEADER-001, SFI-LEADER-005). */
const isDeclared = ({ state }: Table, { id, player }: Unit, ability: string): boolean => {
  const declared = armyOf(state, player).leadership;
  return declared?.weaver === id && declared.ability === ability;
};

/**
 * True if an ability that is always in force counts for a unit. A leadership ability counts while it is the declared one
 * (SFI-LEADER-001, SFI-LEADER-005), by default for every unit of its army (SFI-LEADER-004).
 */
const counts = (table: Table, ability: StandingAbility, from: Unit, unit: Unit, models: readonly Model[]): boolean => {
  if (ability.when !== undefined) return false;
  if (ability.kind === 'leadership') {
    if (!isDeclared(table, from, ability.id)) return false;
    if (!ability.aim) return isFriendly(from, unit);
  }
  if (ability.aim) return ability.aim.how === 'every' && reaches(table, ability.aim, from, unit, models);
  return from.id === unit.id;
};

/** True if a lasting effect counts for a unit: on the unit itself, or on one that the models are near at this moment. */
const concerns = (table: Table, { target, data }: Lasting, unit: Unit, models: readonly Model[]): boolean => {
  if (data.op === 'code' || !data.around) return target === unit.id;
  const from = unitOf(table.state, target);
  return reaches(table, { how: 'every', what: 'model', ...data.around }, from, unit, models);
};

/** A lasting effect that counts. */
const lastingChange = ({ key: name, source, player, data: change, attackOn }: Lasting): InForce => ({
  name,
  source,
  player,
  rule: 'SFI-STACK-001',
  change,
  ...(attackOn === undefined ? {} : { attackOn }),
});

/** An ability of a card that changes something as long as it counts for a unit. */
interface Changing {
  readonly ability: StandingAbility;
  readonly changes: readonly Change[];
}

// Cache: the abilities of a card that change something.
const changingOf = /* @__PURE__ */ rememberEach(({ abilities }: UnitCard): readonly Changing[] =>
  abilities.flatMap(ability => {
    if (ability.kind !== 'passive' && ability.kind !== 'leadership') return [];
    const changes = ability.effects.filter(isChange);
    return changes.length === 0 ? [] : [{ ability, changes }];
  }),
);

/** True for the abilities of units on the table, and for leadership abilities before their weaver is deployed (SFI-LEADER-002). */
const isActive = ({ where }: Unit, { ability: { kind } }: Changing): boolean =>
  where === 'on-table' || (where === 'in-reserve' && kind === 'leadership');

/** The active abilities of units that may change something, in the order of the units. */
const changingOn = /* @__PURE__ */ rememberStanding((table): readonly (Changing & { readonly from: Unit })[] =>
  table.state.units.flatMap(from =>
    changingOf(cardOf(table, from)).flatMap(one => (isActive(from, one) ? [{ ...one, from }] : [])),
  ),
);

/** The numbers that some change on the table affects: all other numbers have their printed values. */
const numbersChanged = /* @__PURE__ */ rememberStanding((table): ReadonlySet<string> => {
  const all = [...changingOn(table).flatMap(({ changes }) => changes), ...table.state.effects.map(({ data }) => data)];
  return new Set(all.flatMap(change => (change.op === 'modify' || change.op === 'set' ? [change.what] : [])));
});

/** True if some ability or effect on the table lends passive abilities by distance, so that the models of a unit can differ in them. */
export const lendsPassives: (table: Table) => boolean = /* @__PURE__ */ rememberStanding(
  (table): boolean =>
    table.state.effects.some(({ data }) => data.op === 'grant' && data.around !== undefined) ||
    changingOn(table).some(
      ({ ability: { aim }, changes }) => aim?.within !== undefined && changes.some(({ op }) => op === 'grant'),
    ),
);

/** True if some change on the table concerns a number; it need not count for every unit. */
export const isChanged = (table: Table, number: 'DEF' | 'ARM' | 'RNG'): boolean => numbersChanged(table).has(number);

/**
 * The abilities that may count for a unit: all on the table, and for a destroyed one, whose attack goes on without it, its own that are not
 * for models around it (SFI-ATTACK-037).
 */
const changingFor = (table: Table, unit: Unit): readonly (Changing & { readonly from: Unit })[] => {
  if (unit.where !== 'destroyed') return changingOn(table);
  const own = changingOf(cardOf(table, unit)).filter(({ ability }) => !ability.aim);
  return [...changingOn(table), ...own.map(one => ({ ...one, from: unit }))];
};

/**
 * All changes in force: those of cards, always on, in the order of the units, then lasting effects in the order in which they
 * began.
 */
const gather = (table: Table, unit: Unit, model?: Model): readonly InForce[] => {
  const models = model ? [model] : modelsOf(table.state, unit.id);
  const found: InForce[] = [];
  for (const { ability, changes, from } of changingFor(table, unit)) {
    if (!counts(table, ability, from, unit, models)) continue;
    const rule = ability.kind === 'passive' ? 'SFI-CARD-018' : 'SFI-LEADER-004';
    for (const change of changes) {
      found.push({ name: ability.name, source: from.id, player: from.player, rule, change });
    }
  }
  for (const effect of table.state.effects) {
    if (!concerns(table, effect, unit, models)) continue;
    found.push(lastingChange(effect));
  }
  return found;
};

const changesOn = /* @__PURE__ */ rememberStanding((): Map<Unit | Model, readonly InForce[]> => new Map());

/** All changes in force for a unit, or for one model of it. */
export const inForce = (table: Table, unit: Unit, model?: Model): readonly InForce[] => {
  const known = changesOn(table);
  const asked = model ?? unit;
  const found = known.get(asked) ?? gather(table, unit, model);
  known.set(asked, found);
  return found;
};

/** True if an ability that aims at every enemy model, or at any model, reaches PREY, which has neither keywords nor conditions. */
const reachesPrey = (table: Table, { side, what, keyword, suffering, within }: Aim, from: Unit, { base }: Thing) => {
  if (side === 'friend' || what === 'unit' || keyword !== undefined || suffering !== undefined) return false;
  const near = (one: Model): boolean => within === undefined || isWithin(table, base, baseOf(table, one), within);
  return modelsOf(table.state, from.id).some(near);
};

/** All changes in force for PREY: of abilities on enemy models around a unit, and on PREY that was chosen (SFI-SCENARIO-002). */
export const inForceOnPrey = (table: Table, prey: Thing): readonly InForce[] => {
  const ofCards = changingOn(table).flatMap(({ ability, changes, from }): readonly InForce[] => {
    const { aim, kind, id, name, when } = ability;
    if (when !== undefined || aim?.how !== 'every' || !reachesPrey(table, aim, from, prey)) return [];
    if (kind === 'leadership' && !isDeclared(table, from, id)) return [];
    const rule = kind === 'passive' ? 'SFI-CARD-018' : 'SFI-LEADER-004';
    return changes.map(change => ({ name, source: from.id, player: from.player, rule, change }));
  });
  const lasting = table.state.effects.flatMap((effect): readonly InForce[] => {
    const { target, data: change } = effect;
    const around = change.op === 'code' ? undefined : change.around;
    const reached = around
      ? reachesPrey(table, { how: 'every', what: 'model', ...around }, unitOf(table.state, target), prey)
      : target === prey.id;
    return reached ? [lastingChange(effect)] : [];
  });
  return [...ofCards, ...lasting];
};
