import { spellsOf } from '../attacks/means.js';
import { carryOut } from '../effects/carry-out.js';
import { beginEffect } from '../effects/lasting.js';
import { manaCostOf, manaOf, payMana } from '../magic/mana.js';
import { settleOutside } from '../magic/outside-sequence.js';
import { once } from '../match/limits.js';
import { isStanding, modelNamed, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import type { Model, Sources, Table } from '../vocabulary/index.js';

const ABILITY = 'artificer';
const ofTurn = /* @__PURE__ */ once('turn', ABILITY, 'ELD-CLASS-005');

/** True where an Artificer can pay for an Enchantment: it spends Mana Counters only by the option (ELD-CLASS-005). */
const isPayable = (table: Table, model: Model, spell: string): boolean =>
  table.options.artificerMana === 'free' || manaCostOf(table, spell) <= manaOf(table, model);

/** The Enchantments that an Artificer can choose for itself: those that it knows (ELD-CLASS-005). */
const enchantments = (table: Table, model: Model): readonly string[] =>
  hasClass(table, model, 'artificer') && isStanding(model) && !ofTurn.isUsed(table.state, model.id)
    ? spellsOf(table, model).filter(id => spellOf(table, id).type === 'enchantment' && isPayable(table, model, id))
    : [];

/**
 * In its Strategic phase an Artificer may have the effect of one Enchantment that it knows on itself, without a roll, until its next
 * Strategic phase; what the Spell does at once happens as well.
 */
export const artificer: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player)
        .flatMap(one =>
          enchantments(table, one).map(target => ({ do: 'ability' as const, ability: ABILITY, model: one.id, target })),
        ),
    whyNot: (table, player, { model: id, target }) => {
      const model = modelNamed(table.state, id);
      const may = model?.player === player && target !== undefined && enchantments(table, model).includes(target);
      return may ? undefined : { code: 'no-such-enchantment', rule: 'ELD-CLASS-005', path: 'target' };
    },
    carryOut: function* (turn, player, { model: id, target = '' }) {
      const before = turn.state;
      ofTurn.use(turn, id);
      if (turn.options.artificerMana === 'paid') {
        payMana(turn, id, { do: 'assist', means: { spell: target }, targets: [id] });
      }
      const { name, element, changes = [], onHit = [] } = spellOf(tableOf(turn), target);
      const data = { kind: 'enchantment', changes, ends: 'own-strategic-phase', by: player, card: target } as const;
      yield* carryOut(turn, onHit, { on: id, by: id, element, source: name, rule: 'ELD-CLASS-005' });
      beginEffect(turn, { key: target, source: id, target: id, data }, 'ELD-CLASS-005');
      yield* settleOutside(turn, id, before);
    },
  },
};
