import { thingNamed } from '../battlefield/things.js';
import { modelNamed, unitOf } from '../match/lookups.js';
import { engagedWith } from '../melee/in-melee.js';
import type { Situation } from '../unit-cards/effects/against.js';
import type { Model, ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { AttackType } from '../vocabulary/words.js';

/** The models of a card's side that are in melee with a foe: others of the model's unit, or all friendly models. */
const isHelped = (table: Table, { id, unit }: Model, foe: ModelId, side: 'unit' | 'friend'): boolean => {
  // A foe that was destroyed in the middle of its attack is no longer in melee with any model.
  if (!thingNamed(table, foe)) return false;
  const { player } = unitOf(table.state, unit);
  return engagedWith(table, foe).some(one => {
    const helper = modelNamed(table.state, one);
    if (!helper) return false;
    if (side === 'unit') return helper.unit === unit && helper.id !== id;
    return unitOf(table.state, helper.unit).player === player;
  });
};

/** The situation of a model in an attack, for changes that count in certain attacks or against certain foes only. */
export const situationOf = (
  table: Table,
  model: Model,
  foe: ModelId | null,
  attack: AttackType | undefined,
): Situation => ({
  own: model.id,
  ...(attack && { attack }),
  ...(foe !== null && { foe, inMelee: (side: 'unit' | 'friend') => isHelped(table, model, foe, side) }),
});

/** The situation of PREY, which is never in melee and has no friends (SFI-SCENARIO-005). */
export const situationOfPrey = (own: ModelId, foe: ModelId | null, attack: AttackType | undefined): Situation => ({
  own,
  ...(attack && { attack }),
  ...(foe !== null && { foe, inMelee: () => false }),
});
