import type { PlayerId } from '@rulewright/core';
import { type Disc, mm } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { fallenAttacker, fallenPrey } from '../match/attacks.js';
import { cardOf, unitOf } from '../match/lookups.js';
import { withSameThings } from '../match/table.js';
import type { Model, ModelId, SfiState, Unit, UnitId } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { ScenarioElement as ElementCard } from '../vocabulary/scenario.js';
import type { ScenarioElement } from '../vocabulary/state.js';
import type { Table } from '../vocabulary/table.js';

/** Anything with a base on the table: a model of a unit, a scenario element or a manifestation. */
export interface Thing {
  readonly id: ModelId;
  readonly kind: 'model' | 'element' | 'manifestation';
  /** The unit of a model; null for the others. */
  readonly unit: UnitId | null;
  /** The player of a model; null for the others. */
  readonly player: PlayerId | null;
  readonly base: Disc;
}

/** The card's facts about a scenario element. Throws RangeError if the pack has none. */
export const elementCard = (
  { pack }: { readonly pack: ContentPack },
  { scenario, part }: Pick<ScenarioElement, 'scenario' | 'part'>,
): ElementCard => {
  const facts = pack.scenarios[scenario]?.elements[part];
  if (!facts) throw new RangeError(`no element ${part} on ${scenario}`);
  return facts;
};

const thingOfUnit = (pack: ContentPack, own: Unit, { id, unit, at }: Model): Thing => {
  const radius = mm(cardOf({ pack }, own).base) / 2;
  return { id, kind: 'model', unit, player: own.player, base: { at, radius } };
};

const thingOfElement = (pack: ContentPack, element: ScenarioElement): Thing => {
  const radius = mm(elementCard({ pack }, element).base) / 2;
  return { id: element.id, kind: 'element', unit: null, player: null, base: { at: element.at, radius } };
};

const gather = remember((pack: ContentPack, state: SfiState) => {
  const found = new Map<ModelId, Thing>();
  const units = new Map(state.units.map(unit => [unit.id, unit]));
  for (const model of state.models) {
    found.set(model.id, thingOfUnit(pack, units.get(model.unit) ?? unitOf(state, model.unit), model));
  }
  for (const element of state.elements) found.set(element.id, thingOfElement(pack, element));
  for (const { id, at, radius } of state.manifestations) {
    found.set(id, { id, kind: 'manifestation', unit: null, player: null, base: { at, radius } });
  }
  return { byId: found, all: [...found.values()] };
});

// Cache: most events neither move, add nor remove a thing.
const thingsIn = ({ pack, state }: Pick<Table, 'pack' | 'state'>): ReturnType<typeof gather> =>
  gather(pack, withSameThings(state));

/** Everything with a base on the table. */
export const thingsOn = (table: Table): readonly Thing[] => thingsIn(table).all;

/** A thing on the table by its id; undefined if it is not there any more. */
export const thingNamed = (table: Table, id: ModelId): Thing | undefined => thingsIn(table).byId.get(id);

/** A thing on the table by its id. Throws RangeError if it is not there. */
export const thingOf = (table: Table, id: ModelId): Thing => {
  const found = thingNamed(table, id);
  if (!found) throw new RangeError(`nothing named ${id} on the table`);
  return found;
};

/** A thing that attacks: an attacker that was destroyed in the middle of its attack goes on from its last place (SFI-ATTACK-037). */
export const attackerNamed = (table: Table, id: ModelId): Thing | undefined => {
  const { pack, state } = table;
  const [model, prey] = [fallenAttacker(state, id), fallenPrey(state, id)];
  const fallen = model ? thingOfUnit(pack, unitOf(state, model.unit), model) : prey && thingOfElement(pack, prey);
  return thingNamed(table, id) ?? fallen;
};
