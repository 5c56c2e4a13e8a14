import { decide, type Rule, type Turn } from '@rulewright/core';
import { withDetails } from '../actions/details.js';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { sees } from '../battlefield/sight.js';
import { payMana } from '../magic/mana.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { ActionChoice, Eld, Reaction, Table } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';

const asked = /* @__PURE__ */ once('sequence', 'reaction-changed', 'ELD-REACT-017');

/** The Attacks to which a reaction of Dodge or Perceive may be changed: only with sight of the attacker (ELD-REACT-017). */
const changes = (table: Table, { model, action }: Reaction): readonly ActionChoice[] => {
  const { sequence } = table.state;
  if (!sequence || (action.do !== 'dodge' && action.do !== 'perceive') || asked.isUsed(table.state, model)) return [];
  if (!sees(table, model, sequence.model)) return [];
  return actionMenu.options(table, { model, role: 'reactive', occasion: 'change' });
};

/**
 * Asks for one reaction against an attacker that was Shrouded or is Flying if it is changed to an Attack. It costs nothing more, and is the
 * only declaration that may be changed. True if a player was asked.
 */
export function* askChange(turn: Turn<Eld>): Rule<boolean> {
  const table = tableOf(turn);
  const reaction = sequenceOf(turn).reactions.find(one => changes(table, one).length > 0);
  if (!reaction) return false;
  const { model } = reaction;
  const by = deciderOf(table, modelOf(turn.state, model));
  const options = ['keep' as const, ...changes(table, reaction)];
  const choice = yield* decide(turn, { by, kind: 'change', rule: 'ELD-REACT-017', options, about: { model } });
  asked.use(turn, model);
  if (choice === 'keep') return true;
  const actor: Actor = { model, role: 'reactive', occasion: 'change' };
  const { action } = yield* withDetails(turn, actor, choice);
  payMana(turn, model, action);
  turn.emit({ type: 'ReactionChanged', model, action }, ['ELD-REACT-017', 'ELD-REACT-018']);
  return true;
}
