import { once } from '../match/limits.js';
import { itemOf, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { isForTwoHands } from '../profiles/default-equipment.js';
import type { Model, Sources, Table } from '../vocabulary/index.js';

const DUAL = 'dual-wield';
/** The Attacks that were re-rolled, each by its model and the ability that made it, which is null for the declared Attack. */
const ofAttack = /* @__PURE__ */ once('sequence', DUAL, 'ELD-SKILL-018');

/** True for a model that has two Melee Weapons in its hands, one of them in place of a Shield (ELD-SKILL-017). */
const wieldsTwo = (table: Table, model: Model): boolean =>
  skillLevel(table, model, DUAL) > 0 && model.equipped.filter(id => isForTwoHands(table, itemOf(table, id))).length > 1;

/** A model with two weapons picks the one whose Power and Strike count, and may re-roll one die of a Melee Attack (ELD-SKILL-018). */
export const dualWield: Partial<Sources> = {
  rerolls: [
    (turn, { model: id, purpose, attack }) => {
      if (purpose !== 'attack' || attack?.kind !== 'melee' || attack.weapon.item === null) return [];
      const table = tableOf(turn);
      const model = modelOf(turn.state, id);
      if (!wieldsTwo(table, model) || !isForTwoHands(table, itemOf(table, attack.weapon.item))) return [];
      const key = `${id} ${attack.by ?? ''}`;
      if (ofAttack.isUsed(turn.state, key)) return [];
      const { value, rule } = table.numbers.skills.dualWieldRerolls;
      return [{ rule, source: DUAL, by: 'roller', dice: value, use: at => ofAttack.use(at, key) }];
    },
  ],
};
