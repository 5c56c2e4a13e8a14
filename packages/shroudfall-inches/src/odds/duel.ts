import { refuse } from '@rulewright/core';
import { bookNumbers } from '../rulebook/book-numbers.js';
import { isChange } from '../unit-cards/effects/in-force.js';
import type { Change } from '../vocabulary/index.js';
import type { ContentPack, TerrainPiece, Unit, Weapon } from '../vocabulary/pack.js';
import type { ByColour, ConditionId } from '../vocabulary/words.js';
import type { OddsAttack } from './attack.js';

/** Two models of cards that face each other, each the only one of its unit. */
export interface Duel {
  /** The id of a unit card of the pack. */
  readonly attacker: string;
  readonly target: string;
  /** The id of a weapon profile of the attacker; by default its first. */
  readonly weapon?: string;
  /** Damage that the target has suffered already. */
  readonly wounds?: number;
  /** The reserves of the two players. */
  readonly reserve?: ByColour;
  readonly enemyReserve?: ByColour;
  /** Conditions of the attacker's unit, and of the target's. */
  readonly conditions?: readonly ConditionId[];
  readonly suffering?: readonly ConditionId[];
  /** The id of a terrain card: the target benefits from its first main piece. */
  readonly terrain?: string;
  /** The target is in melee with a third model (SFI-ATTACK-003). */
  readonly inMelee?: boolean;
}

const entry = <T>(entries: Readonly<Record<string, T>>, id: string, code: string, path: string): T => {
  const found = Object.hasOwn(entries, id) ? entries[id] : undefined;
  return found ?? refuse({ code, path, detail: { id } });
};

const weaponOf = ({ weapons }: Unit, id: string | undefined): Weapon =>
  (id === undefined ? weapons[0] : weapons.find(one => one.id === id)) ??
  refuse({ code: 'unknown-weapon', path: 'weapon', detail: { known: weapons.map(one => one.id) } });

/** The changes that a card has always in force for its own unit (SFI-CARD-018). */
const alwaysOn = ({ abilities }: Unit): readonly Change[] =>
  abilities.flatMap(one =>
    one.kind === 'passive' && one.when === undefined && one.aim === undefined ? one.effects.filter(isChange) : [],
  );

const terrainOf = (
  { terrain }: ContentPack,
  id: string | undefined,
): { readonly terrain?: readonly TerrainPiece[] } => {
  const [piece] = id === undefined ? [] : entry(terrain, id, 'unknown-terrain', 'terrain').main;
  return piece ? { terrain: [piece] } : {};
};

/**
 * The penalty for a target that is in melee with another model: the table of odds has no other model, so the rules of
 * play do not find one (SFI-ATTACK-003). Melee attacks, beams and areas have no penalty (SFI-ATTACK-001, SFI-BEAM-007,
 * SFI-AREA-002).
 */
const alsoOf = ({ type, shape }: Weapon, inMelee: boolean | undefined): Pick<OddsAttack, 'also'> => {
  if (!inMelee || type === 'melee' || shape !== 'single') return {};
  const { value: amount, rule } = bookNumbers.attack.targetInMelee;
  return { also: { hit: { modifiers: [{ amount, rule, source: 'target in melee' }] } } };
};

/**
 * The attack of one card on another: for `plainOdds` and `bestOdds`. Abilities of other units, and auras, are left out.
 *
 * @throws RefusalError `unknown-unit`, `unknown-weapon`, `unknown-terrain`, `too-many` wounds for a model that lives, with the field.
 */
export const duel = (pack: ContentPack, what: Duel): OddsAttack => {
  const { wounds = 0, conditions = [], suffering = [], reserve = {}, enemyReserve = {} } = what;
  const attacker = entry(pack.units, what.attacker, 'unknown-unit', 'attacker');
  const target = entry(pack.units, what.target, 'unknown-unit', 'target');
  const weapon = weaponOf(attacker, what.weapon);
  if (!Number.isSafeInteger(wounds) || wounds < 0 || wounds >= target.hp) {
    return refuse({ code: 'too-many', path: 'wounds', detail: { most: target.hp - 1 } });
  }
  return {
    type: weapon.type,
    shape: weapon.shape,
    attacker: {
      name: attacker.name,
      hit: attacker.hits[weapon.type] ?? {},
      damage: weapon.damage,
      reserve,
      conditions,
      passives: attacker.passives,
      effects: alwaysOn(attacker),
      base: attacker.base,
    },
    target: {
      name: target.name,
      DEF: target.def,
      ARM: target.arm,
      health: target.hp - wounds,
      reserve: enemyReserve,
      conditions: suffering,
      passives: target.passives,
      effects: alwaysOn(target),
      base: target.base,
      ...terrainOf(pack, what.terrain),
    },
    ...alsoOf(weapon, what.inMelee),
  };
};
