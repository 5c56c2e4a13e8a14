import { modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import type { RuleId } from '../rulebook/index.js';
import type { Model, Sources, Table, Weapon } from '../vocabulary/index.js';
import type { ClassId } from '../vocabulary/words.js';

/** A class that may re-roll one failed die when it casts some Spells. */
interface Recast {
  readonly is: ClassId;
  readonly rule: RuleId;
  readonly casts: (spell: Weapon, table: Table, caster: Model) => boolean;
}

/** Each class has a re-roll of its own, so a model of several classes has several (ELD-CLASS-029). */
const recasts: readonly Recast[] = [
  { is: 'alchemist', rule: 'ELD-CLASS-003', casts: ({ type }) => type === 'transmutation' },
  {
    is: 'sorcerer',
    rule: 'ELD-CLASS-021',
    casts: ({ type }, { state }, caster) => type === 'sorcery' && roleOf(state, caster) === 'active',
  },
  { is: 'wizard', rule: 'ELD-CLASS-028', casts: ({ element }) => element === 'elder' },
];

/** A class may re-roll one failed die of a Spell of its own kind (ELD-CLASS-029). */
export const classRecasts: Partial<Sources> = {
  rerolls: [
    (turn, { model: id, weapon, purpose }) => {
      if (!weapon?.spell || (purpose !== 'attack' && purpose !== 'cast')) return [];
      const table = tableOf(turn);
      const model = modelOf(turn.state, id);
      return recasts
        .filter(({ is, casts }) => hasClass(table, model, is) && casts(weapon, table, model))
        .map(({ is, rule }) => ({ rule, source: is, by: 'roller', dice: 1, failed: true }) as const);
    },
  ],
};

/** A Mage that casts may spend one Action Point to re-roll any of the dice, once for each casting (ELD-CLASS-013). */
export const mage: Partial<Sources> = {
  rerolls: [
    (turn, { model: id, weapon, purpose }) => {
      const model = modelOf(turn.state, id);
      const table = tableOf(turn);
      const { mageReroll } = table.numbers.classes;
      const casts = weapon?.spell != null && (purpose === 'attack' || purpose === 'cast');
      if (!casts || model.points < mageReroll.value || !hasClass(table, model, 'mage')) return [];
      return [
        {
          rule: 'ELD-CLASS-013',
          source: 'mage',
          by: 'roller',
          dice: 'all',
          use: at => at.emit({ type: 'PointsChanged', model: id, by: -mageReroll.value, why: 'mage' }, 'ELD-CLASS-013'),
        },
      ];
    },
  ],
};
