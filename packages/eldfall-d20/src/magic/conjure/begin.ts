import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { spellsOf } from '../../attacks/means.js';
import { awarenessOf } from '../../battlefield/awareness.js';
import { isOnField, modelOf, spellOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { hasClass } from '../../profiles/abilities.js';
import { isSecret } from '../../secrets/secret.js';
import type { CardId, Eld, Model, ModelId, Table } from '../../vocabulary/index.js';
import { summon } from './summon.js';
import { tierOf } from './upkeep.js';

/** The Conjurations with which a Summoner may begin: those that it knows, up to a Tier (ELD-CLASS-022), Familiars too. */
const firstCreatures = (table: Table, model: Model): readonly CardId[] => {
  if (!isOnField(model) || !hasClass(table, model, 'summoner')) return [];
  const { value: most } = table.numbers.classes.summonerFirstTier;
  return spellsOf(table, model).filter(id => spellOf(table, id).type === 'conjuration' && tierOf(table, id) <= most);
};

/** A Summoner may begin the game with one creature, deployed in its Awareness, without a roll, a Mana Cost or Activation Points. */
function* beginWithCreature(turn: Turn<Eld>, by: PlayerId, id: ModelId): Rule {
  const table = tableOf(turn);
  const spells = firstCreatures(table, modelOf(turn.state, id));
  // The player of a secret model is always asked, since the question would reveal its class (ELD-DEF-018).
  if (spells.length === 0 && !isSecret(modelOf(turn.state, id))) return;
  const rule = 'ELD-CLASS-022';
  const spell = yield* decide(turn, { by, kind: 'card', rule, options: [...spells, 'none'], about: { model: id } });
  if (spell === 'none') return;
  const within = inches(awarenessOf(table, modelOf(turn.state, id)));
  yield* summon(turn, { caster: id, spell, within, acts: false }, rule);
}

/** The Summoners of all players begin with creatures, player by player in the order of deployment (ELD-SETUP-007). */
export function* beginWithCreatures(turn: Turn<Eld>): Rule {
  const { order, models } = turn.state;
  for (const by of order) {
    for (const { id, player } of models) if (player === by) yield* beginWithCreature(turn, by, id);
  }
}
