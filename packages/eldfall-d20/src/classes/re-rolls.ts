import type { Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Model, RerollSource, RollFacts, Sources, Table, Weapon } from '../vocabulary/index.js';
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

/** The re-rolls of a class in this sequence, one for each casting, however many targets it has. */
const ofCasting = /* @__PURE__ */ once('sequence', 'recast', 'ELD-CLASS-029');

/** The casting to which a roll belongs: a model casts one Spell as its action, and others by abilities; undefined for all other rolls. */
const castingOf = ({ model, weapon, purpose, attack }: RollFacts): string | undefined =>
  weapon?.spell && (purpose === 'attack' || purpose === 'cast') ? `${model} ${attack?.by ?? 'action'}` : undefined;

/** A class may re-roll one failed die of a Spell of its own kind (ELD-CLASS-029). */
export const classRecasts: Partial<Sources> = {
  rerolls: [
    (turn, roll) => {
      const { model: id, weapon } = roll;
      const casting = castingOf(roll);
      if (!weapon || casting === undefined) return [];
      const table = tableOf(turn);
      const model = modelOf(turn.state, id);
      return recasts.flatMap(({ is, rule, casts }) => {
        const key = `${casting} ${is}`;
        if (!hasClass(table, model, is) || !casts(weapon, table, model) || ofCasting.isUsed(turn.state, key)) return [];
        return [{ rule, source: is, by: 'roller', dice: 1, failed: true, use: at => ofCasting.use(at, key) } as const];
      });
    },
  ],
};

/** The points that Mages have paid for a casting in this sequence, with a number from the second one on. */
const paid = /* @__PURE__ */ once('sequence', 'mage', 'ELD-CLASS-013');

/**
 * A Mage that casts may spend one Activation Point to re-roll any of the dice, once for each casting, or by option for
 * each point. The dice at the other targets of a split Attack belong to the same casting.
 */
export const mage: Partial<Sources> = {
  rerolls: [
    (turn, roll) => {
      const { model: id } = roll;
      const casting = castingOf(roll);
      const model = modelOf(turn.state, id);
      const table = tableOf(turn);
      if (casting === undefined || !hasClass(table, model, 'mage')) return [];
      const { value, rule } = table.numbers.classes.mageReroll;
      const again = { rule, source: 'mage', by: 'roller', dice: 'all' } as const;
      const keyOf = (nth: number): string => (nth === 1 ? casting : `${casting} ${nth}`);
      const found: RerollSource[] = [];
      while (paid.isUsed(turn.state, keyOf(found.length + 1))) found.push({ ...again, nth: found.length + 1 });
      const nth = found.length + 1;
      if ((nth > 1 && turn.options.mageRerolls === 'once') || model.points < value) return found;
      const use = (at: Turn<Eld>): void => {
        paid.use(at, keyOf(nth));
        at.emit({ type: 'PointsChanged', model: id, by: -value, why: 'mage' }, rule);
      };
      return [...found, { ...again, nth, use }];
    },
  ],
};
