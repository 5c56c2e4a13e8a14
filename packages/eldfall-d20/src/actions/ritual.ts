import type { Refusal } from '@rulewright/core';
import { spellsOf } from '../attacks/means.js';
import { summon } from '../magic/conjure/summon.js';
import { type Conjured, conjuredBy, whyNotConjure, withOneMore } from '../magic/conjure/upkeep.js';
import { manaCostOf, manaOf } from '../magic/mana.js';
import { modelOf, spellOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** The Spells that a model can cast by Ritual: its Conjurations (ELD-ACTION-038). */
const ritualsOf = (table: Table, model: Model): readonly CardId[] =>
  spellsOf(table, model).filter(id => spellOf(table, id).type === 'conjuration');

/** True for a Conjuration that brings no creature onto the field (ELD-TRAIT-029). */
const isFamiliar = (table: Table, spell: CardId): boolean => spellOf(table, spell).summons === undefined;

/** The most Spells of one Ritual that are listed. */
const MOST = 6;

/** All Rituals that a model can pay and keep up: the Spells are cast in their order, each with those before it (ELD-MANA-011). */
const rituals = (table: Table, model: Model): readonly (readonly CardId[])[] => {
  const known = ritualsOf(table, model);
  const all: (readonly CardId[])[] = [];
  const grow = (spells: readonly CardId[], conjured: Conjured, mana: number): void => {
    if (spells.length > 0) all.push(spells);
    if (spells.length >= MOST) return;
    // Only the first creature is exempt from the cap, so the order of the others does not matter. Familiars may come
    // before it: they have no Upkeep.
    const from = spells.length > 1 ? known.indexOf(spells.at(-1) ?? '') : 0;
    const isFirst = spells.every(one => isFamiliar(table, one));
    for (const spell of known.filter((one, at) => at >= from || (isFirst && !isFamiliar(table, one)))) {
      const cost = manaCostOf(table, spell);
      if (cost > mana || whyNotConjure(table, model, conjured, spell)) continue;
      grow([...spells, spell], withOneMore(table, conjured, spell), mana - cost);
    }
  };
  grow([], conjuredBy(table, model), manaOf(table, model));
  return all;
};

const whyNot = (
  table: Table,
  { model: id }: { readonly model: string },
  { spells }: ChoiceOf<'ritual'>,
): Refusal | undefined => {
  const model = modelOf(table.state, id);
  const known = ritualsOf(table, model);
  const path = 'spells';
  if (spells.length === 0 || spells.some(one => !known.includes(one))) {
    return { code: 'no-such-spell', rule: 'ELD-MANA-005', path };
  }
  let conjured = conjuredBy(table, model);
  for (const spell of spells) {
    const refusal = whyNotConjure(table, model, conjured, spell);
    if (refusal) return refusal;
    conjured = withOneMore(table, conjured, spell);
  }
  return rituals(table, model).some(one => one.join() === spells.join())
    ? undefined
    : { code: 'not-listed', rule: 'ELD-ACTION-038', path };
};

/**
 * Ritual casts any number of Conjurations without a roll (ELD-ACTION-038, ELD-MANA-005). Their Mana Cost is paid at the declaration; each
 * creature is then set up touching the caster and may act in this phase (ELD-ACTION-040).
 */
export const ritual: ActionEntry<ChoiceOf<'ritual'>, DeclaredOf<'ritual'>> = {
  candidates: (table, { model }) =>
    rituals(table, modelOf(table.state, model)).map(spells => ({ do: 'ritual', spells })),
  whyNot,
  resolve: function* (turn, { model: caster }, { spells }) {
    for (const spell of spells) {
      const table = tableOf(turn);
      const model = modelOf(turn.state, caster);
      const refusal = whyNotConjure(table, model, conjuredBy(table, model), spell);
      if (refusal) {
        const { code } = refusal;
        turn.emit({ type: 'RequirementFailed', model: caster, code, target: null }, ['ELD-ACT-020', 'ELD-MANA-011']);
      } else yield* summon(turn, { caster, spell, acts: true }, 'ELD-ACTION-039');
    }
  },
};
