import { isAlly, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn } from '../profiles/changes.js';
import { defaultOf } from '../profiles/current.js';
import { immunityTo } from '../profiles/immunity.js';
import { isLike } from '../profiles/like.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import { changeHp } from '../states/hp.js';
import { preventedBy } from '../states/prevent.js';
import { attackerOf, victimOf } from '../traits/of-hit.js';
import type { Sources } from '../vocabulary/index.js';

/** A roll for each Wound, as of Unrelenting Zeal: a success prevents it (ELD-SPELLCRAFT-022). */
export const preventWounds: Sources['prevention'][number] = function* (turn, wound) {
  wound.prevented = (yield* preventedBy(turn, wound.hit.on)) ?? null;
};

/** A roll at the start of each Activation or Reaction, as of Agony: a failure ends it and costs HP, which is no Wound. */
export const torment: Sources['beginnings'][number] = (turn, id) => {
  const found = changesOn(tableOf(turn), modelOf(turn.state, id)).filter(({ change }) => change.op === 'torment');
  if (found.length === 0) return undefined;
  return (function* () {
    for (const { change, rule, source } of found) {
      if (change.op !== 'torment') continue;
      const facts = rollFacts({ model: id, attribute: change.attribute, purpose: 'resist', about: source });
      if ((yield* rollAttribute(turn, facts)).success) continue;
      changeHp(turn, id, { losses: change.loses }, source, 'ELD-SPELLCRAFT-025', rule);
      return 'ended' as const;
    }
    return undefined;
  })();
};

/**
 * HP for a Wound that a model deals, as of Life Leech: not for a Wound on an ally or on a model from which nothing can
 * be drained, and not for a model that the Spell cannot heal (ELD-SPELLCRAFT-053, ELD-TRAIT-014).
 */
export const leech: Sources['woundsDealt'][number] = (table, { hit }) => {
  const [victim, attacker] = [victimOf(table, hit), attackerOf(table, hit)];
  if (!victim || isAlly(table.state, victim, attacker) || immunityTo(table, victim, { drain: true })) return [];
  return changesOn(table, attacker).flatMap(({ change, rule, source }) => {
    if (change.op !== 'leech' || change.unlike.some(one => isLike(table, victim, one))) return [];
    const spell = table.pack.spells[source];
    if (spell && immunityTo(table, attacker, { healing: spell.element })) return [];
    const most = change.times * defaultOf(table, attacker, 'HP');
    return [{ cited: { rule, source }, model: attacker.id, heals: change.hp, most }];
  });
};
