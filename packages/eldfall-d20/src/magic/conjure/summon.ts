import { decide, type Rule, type Turn } from '@rulewright/core';
import { heightOf, radiusOf } from '../../battlefield/hitbox.js';
import { beginEffect } from '../../effects/lasting.js';
import { deciderOf } from '../../match/decider.js';
import { modelOf, profileOf, spellOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { currentOf } from '../../profiles/current.js';
import { defaultEquipment } from '../../profiles/default-equipment.js';
import type { RuleId } from '../../rulebook/index.js';
import type { CardId, Eld, Model, ModelId, Place, PlaceAsked, Table } from '../../vocabulary/index.js';

/** The name of a new creature: its profile, with a number from the second one on. */
const nameFor = ({ state }: Table, { player, id }: Model, profile: CardId): ModelId => {
  const side = player ?? `hostile:${id}`;
  const before = state.models.filter(one => one.player === player && one.profile === profile).length;
  return before === 0 ? `${side}:${profile}` : `${side}:${profile}#${before + 1}`;
};

/**
 * A creature as it comes onto the field: with full HP, the first listed Items equipped, and the Activation Points of its
 * STA at once (ELD-ITEM-003, ELD-ACTION-040).
 */
const creature = (table: Table, caster: Model, spell: CardId, profile: CardId, at: Place): Model => {
  const { stats, inventory } = profileOf(table, { profile });
  const carried = inventory.items.map(one => ({ ...one, acquired: false }));
  return {
    id: nameFor(table, caster, profile),
    player: caster.player,
    profile,
    where: 'field',
    at,
    facing: caster.facing,
    onWall: false,
    hp: stats.HP,
    points: 0,
    states: [],
    inventory: carried,
    equipped: defaultEquipment(table, carried),
    upgrades: [],
    mana: 0,
    counters: {},
    original: false,
    summoned: { by: caster.id, spell },
    home: null,
  };
};

/** The way in which a creature comes onto the field. */
export interface Summoning {
  readonly caster: ModelId;
  readonly spell: CardId;
  /** The greatest distance from the caster, in 1/100 mm; where it is absent, the creature must touch the caster. */
  readonly within?: number;
  /** True for a creature that may act in this turn (ELD-ACTION-040). */
  readonly acts: boolean;
}

/**
 * Brings the creature of a Conjuration onto the field, touching its caster (ELD-ACTION-039). It is a model of the caster's player and a
 * Spell at the same time. A Familiar is no model: its abilities count for its caster (ELD-TRAIT-029).
 */
export function* summon(turn: Turn<Eld>, { caster: id, spell, within, acts }: Summoning, rule: RuleId): Rule {
  const table = tableOf(turn);
  const caster = modelOf(turn.state, id);
  const { summons: profile, changes = [] } = spellOf(table, spell);
  if (profile === undefined) {
    const data = { kind: 'familiar', changes, ends: 'game', by: caster.player, card: spell } as const;
    beginEffect(turn, { key: spell, source: id, target: id, data }, 'ELD-TRAIT-026');
    return;
  }
  const touching = { at: caster.at, radius: radiusOf(table, caster) };
  const radius = radiusOf(table, { profile });
  const arrives = { height: heightOf(table, { profile, states: [] }), player: caster.player };
  const proposal: PlaceAsked = { model: null, radius, arrives, touching, ...(within === undefined ? {} : { within }) };
  const about = { spell, caster: id };
  const at = yield* decide(turn, { by: deciderOf(table, caster), kind: 'place', rule, proposal, about });
  const model = creature(tableOf(turn), caster, spell, profile, at);
  turn.emit({ type: 'ModelArrived', model }, ['ELD-MANA-006', rule]);
  for (const source of table.sources.arrived) source(turn, model.id);
  if (acts) {
    const by = currentOf(tableOf(turn), modelOf(turn.state, model.id), 'STA');
    turn.emit({ type: 'PointsChanged', model: model.id, by, why: 'summoned' }, 'ELD-ACTION-040');
  }
  for (const source of table.sources.summoned) {
    const going = source(turn, model.id);
    if (going) yield* going;
  }
}
