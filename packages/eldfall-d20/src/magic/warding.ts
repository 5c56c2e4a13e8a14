import type { Rule, Turn } from '@rulewright/core';
import { inches, squareBetween } from '@rulewright/core/inches';
import { awarenessOf, isAware } from '../battlefield/awareness.js';
import { radiusOf } from '../battlefield/hitbox.js';
import { changeHp } from '../harm/hp.js';
import { isOnField, modelNamed, modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { pushAway } from '../movement/pushed/push.js';
import { directionTo } from '../movement/wishes.js';
import { hasTrait } from '../profiles/abilities.js';
import { currentTally } from '../profiles/current.js';
import { throwDice } from '../rolls/dice.js';
import type { Eld, Model, ModelId, Ongoing, Place, Resolution, Table } from '../vocabulary/index.js';

const RULE = 'ELD-SPELLCRAFT-016';
const BARRIER = 'warding-barrier';

/** The barriers that repel Spirits now. */
const barriersOn = (table: Table): readonly Ongoing[] =>
  table.state.effects.filter(
    ({ data }) => data.kind === 'enchantment' && data.card !== null && spellOf(table, data.card).code === BARRIER,
  );

/** A straight way out of the Casting Aura of a model, in 1/100 mm. */
const wayOut = (table: Table, caster: Model, spirit: Model): number => {
  const reach = inches(awarenessOf(table, caster)) + table.options.distanceEpsilon;
  const clear = reach + radiusOf(table, caster) + radiusOf(table, spirit) + 1;
  return Math.max(0, clear - Math.floor(Math.sqrt(squareBetween(caster.at, spirit.at))));
};

/** One Damage roll with the Morale of the caster as Power, and the way out of the aura. Gives the drops of that way. */
function* repel(turn: Turn<Eld>, attacker: ModelId, on: ModelId): Rule<readonly number[]> {
  const table = tableOf(turn);
  const [caster, spirit] = [modelOf(turn.state, attacker), modelOf(turn.state, on)];
  const [power, armour] = [currentTally(table, caster, 'M'), currentTally(table, spirit, 'ARM')];
  const [die = 0] = yield* throwDice(turn, { count: 1, purpose: 'damage', rule: RULE, by: caster.player });
  const success = die + armour.total <= power.total;
  turn.emit({ type: 'DamageRolled', attacker, on, die, power, armour, success, extra: BARRIER }, RULE);
  if (success) {
    const { round, stage } = turn.state;
    const active = stage.name === 'turn' ? stage.active : null;
    const deed = { deed: 'wound', by: attacker, on, kind: 'spell', reaction: false, round, turn: active } as const;
    turn.emit({ type: 'DeedNoted', deed }, RULE);
    changeHp(turn, on, { losses: 1 }, BARRIER, RULE);
  }
  const direction = directionTo(caster.at, spirit.at, { x: 0, y: 1 });
  return pushAway(turn, on, direction, wayOut(table, caster, spirit), 'knockback');
}

/** True for a Spirit on the field in the Casting Aura of a caster. */
const isInside = (table: Table, caster: Model, one: Model, at?: Place): boolean =>
  isOnField(one) && one.id !== caster.id && hasTrait(table, one, 'spirit') && isAware(table, caster, one, at);

/** The place of a model before this sequence moved it. */
const placeBefore = ({ state }: Table, { before }: Resolution, { id, at }: Model): Place =>
  state.sequence?.model === id ? state.sequence.from : (before.at[id] ?? at);

/**
 * Spirits in the aura of a Warding Barrier are hurt and driven straight out of it: all of them when it is cast, and later each that has come in
 * (ELD-SPELLCRAFT-016).
 */
export function* repelSpirits(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const { id: barrier, source } of barriersOn(tableOf(turn))) {
    for (const { id } of turn.state.models) {
      const table = tableOf(turn);
      const caster = modelNamed(turn.state, source);
      const spirit = modelOf(turn.state, id);
      if (!caster || !isInside(table, caster, spirit)) continue;
      const isNew = barrier >= resolution.before.nextId;
      if (!isNew && isInside(table, caster, spirit, placeBefore(table, resolution, spirit))) continue;
      // QuickJS cannot compile a list that is yielded in the head of an inner loop.
      const drops = yield* repel(turn, source, id);
      for (const drop of drops) resolution.falls.push({ model: id, drop, by: source });
    }
  }
}
