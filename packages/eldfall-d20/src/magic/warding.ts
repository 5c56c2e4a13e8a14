import type { Rule, Turn } from '@rulewright/core';
import { inches, squareBetween } from '@rulewright/core/inches';
import { resolveDamage } from '../attacks/damage.js';
import { newAttack } from '../attacks/facts.js';
import { awarenessOf, isAware } from '../battlefield/awareness.js';
import { radiusOf, standingOf } from '../battlefield/hitbox.js';
import { applyTogether } from '../effects/apply-together.js';
import { isOnField, modelNamed, modelOf, roleOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { pushAway } from '../movement/pushed/push.js';
import { hasTrait } from '../profiles/abilities.js';
import { directionTo } from '../routes/wishes.js';
import type { Eld, Hit, Model, ModelId, Ongoing, Place, Resolution, Table, Weapon } from '../vocabulary/index.js';

const BARRIER = 'warding-barrier';

const weapon: Weapon = {
  name: BARRIER,
  item: null,
  spell: null,
  power: { attribute: 'M' },
  reach: { distance: 0 },
  strike: 1,
  fixedStrike: true,
  traits: [],
  natural: false,
  changes: [],
  type: 'enchantment',
  element: 'divine',
};

/** The barriers that repel Spirits now. */
const barriersOn = (table: Table): readonly Ongoing[] =>
  table.state.effects.filter(
    ({ data }) => data.kind === 'enchantment' && data.card !== null && spellOf(table, data.card).code === BARRIER,
  );

/** The length of a straight path out of the Casting Aura of a model, in 1/100 mm. */
const lengthOut = (table: Table, caster: Model, spirit: Model): number => {
  const reach = inches(awarenessOf(table, caster)) + table.options.distanceEpsilon;
  const clear = reach + radiusOf(table, caster) + radiusOf(table, spirit) + 1;
  return Math.max(0, clear - Math.floor(Math.sqrt(squareBetween(caster.at, spirit.at))));
};

/** The Hit of a barrier, which is magical damage with the Morale of the caster as Power. */
const hitOf = (table: Table, caster: ModelId, on: ModelId): Hit => {
  const declared = {
    do: 'attack',
    means: { ability: BARRIER },
    kind: 'ranged',
    aims: [{ model: on }],
    skills: [],
  } as const;
  const from = standingOf(modelOf(table.state, caster));
  const { player } = modelOf(table.state, caster);
  const facts = { attacker: caster, player, declared, weapon, kind: 'ranged', from, activated: from } as const;
  const role = roleOf(table.state, { player });
  const attack = newAttack({ ...facts, role, opportunity: false, by: BARRIER }, []);
  return {
    attack,
    pool: null,
    on,
    critical: false,
    stray: false,
    traits: [],
    negated: null,
    resolved: false,
    wounds: [],
  };
};

/** One Damage roll, whose Wound may be prevented as usual, and the movement out of the aura. Gives the falls of that movement. */
function* repel(turn: Turn<Eld>, resolution: Resolution, attacker: ModelId, on: ModelId): Rule<readonly number[]> {
  const own = { ...resolution, hits: [hitOf(tableOf(turn), attacker, on)], consequences: [] };
  yield* resolveDamage(turn, own);
  yield* applyTogether(turn, own);
  const table = tableOf(turn);
  const [caster, spirit] = [modelOf(turn.state, attacker), modelOf(turn.state, on)];
  const direction = directionTo(caster.at, spirit.at, { x: 0, y: 1 });
  return pushAway(turn, on, direction, lengthOut(table, caster, spirit), 'knockback');
}

/** True for a Spirit on the field in the Casting Aura of a caster. */
const isInside = (table: Table, caster: Model, one: Model, at?: Place): boolean =>
  isOnField(one) && one.id !== caster.id && hasTrait(table, one, 'spirit') && isAware(table, caster, one, at);

/** The place of a model before this sequence moved it; undefined for one that it has brought onto the field. */
const placeBefore = ({ state }: Table, { before }: Resolution, { id }: Model): Place | undefined =>
  state.sequence?.model === id ? state.sequence.from : before.at[id];

/**
 * Spirits in the aura of a Warding Barrier suffer a Damage roll and are moved straight out of it: all of them when it
 * is cast, and later each Spirit that enters it (ELD-SPELLCRAFT-016).
 */
export function* repelSpirits(turn: Turn<Eld>, resolution: Resolution): Rule {
  for (const { id: barrier, source } of barriersOn(tableOf(turn))) {
    for (const { id } of turn.state.models) {
      const table = tableOf(turn);
      const caster = modelNamed(turn.state, source);
      const spirit = modelOf(turn.state, id);
      if (!caster || !isOnField(caster) || !isInside(table, caster, spirit)) continue;
      const isNew = barrier >= resolution.before.nextId;
      const from = placeBefore(table, resolution, spirit);
      if (!isNew && from && isInside(table, caster, spirit, from)) continue;
      // QuickJS cannot compile a list that is yielded in the head of an inner loop.
      const drops = yield* repel(turn, resolution, source, id);
      for (const drop of drops) resolution.falls.push({ model: id, drop, by: source });
    }
  }
}
