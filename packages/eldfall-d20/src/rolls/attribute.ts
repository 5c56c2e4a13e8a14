import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { attributeWith } from '../profiles/current.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, EldTally, RollFacts, Table } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';

/**
 * The attribute of a roll with everything that counts: changes of the attribute itself and those of this roll together,
 * amounts before factors (ELD-MOD-003, ELD-MOD-010). It is never below 0 (ELD-MOD-006).
 */
export const rollTally = (table: Table, facts: RollFacts): EldTally =>
  attributeWith(
    table,
    modelOf(table.state, facts.model),
    facts.attribute,
    table.sources.rolls.flatMap(source => source(table, facts)),
  );

/** The attributes with which a roll may be made, the usual one first; or only the one that must be used. */
export const attributesFor = (table: Table, facts: RollFacts): readonly Attribute[] => {
  const others = table.sources.otherAttributes.flatMap(source => source(table, facts));
  const forced = others.filter(({ must }) => must);
  const list = forced.length > 0 ? forced : others;
  const names = list.map(({ attribute }) => attribute);
  return [...new Set(forced.length > 0 ? names : [facts.attribute, ...names])];
};

/** The best attribute for a roll, the usual one of several that are equal. */
const bestOf = (table: Table, facts: RollFacts, options: readonly Attribute[]): Attribute =>
  options.reduce((best, attribute) =>
    rollTally(table, { ...facts, attribute }).total > rollTally(table, { ...facts, attribute: best }).total
      ? attribute
      : best,
  );

/**
 * The facts of a roll with the attribute that its player picks, where there is a choice. A secret model rolls with its
 * best attribute, since the question would reveal its abilities (ELD-DEF-018).
 */
export function* pickAttribute(turn: Turn<Eld>, facts: RollFacts): Rule<RollFacts> {
  const table = tableOf(turn);
  const options = attributesFor(table, facts);
  if (isSecret(modelOf(turn.state, facts.model))) return { ...facts, attribute: bestOf(table, facts, options) };
  const by = deciderOf(table, modelOf(turn.state, facts.model));
  const about = { model: facts.model, purpose: facts.purpose };
  const attribute = yield* decideUnlessForced(turn, { by, kind: 'attribute', rule: 'ELD-ROLL-002', options, about });
  return attribute === facts.attribute ? facts : { ...facts, attribute };
}
