import type { Rule, Turn } from '@rulewright/core';
import { attackWith } from '../attacks/attack-with.js';
import { sees } from '../battlefield/sight.js';
import { once } from '../match/limits.js';
import { canAct, inTurnOrder, isAlly, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { isSecret } from '../secrets/secret.js';
import { revealByAttack } from '../states/shrouded.js';
import type { Eld, Model, ModelId, Resolution, Sources, Table } from '../vocabulary/index.js';
import { askExtraAttack, declaredAs } from './extra-attack.js';

const CHAIN = 'chain-attack';
const ofSequence = /* @__PURE__ */ once('sequence', CHAIN, 'ELD-SKILL-005');

/** The enemies that allies of a model have hit, in the order of the Hits (ELD-SKILL-004). */
const hitByAllies = (table: Table, model: Model, { hits }: Resolution): readonly ModelId[] => {
  const found = hits
    .filter(({ negated, attack }) => negated === null && attack.attacker !== model.id)
    .filter(({ attack }) => {
      // A token such as a Sigil is nobody's friend (ELD-QUEST-026).
      const ally = modelNamed(table.state, attack.attacker);
      return ally !== undefined && isAlly(table.state, ally, model);
    })
    .map(({ on }) => on)
    .filter(on => {
      const enemy = modelNamed(table.state, on);
      return enemy !== undefined && !isAlly(table.state, enemy, model);
    });
  return [...new Set(found)];
};

const hasSkill = (table: Table, model: Model): boolean => skillLevel(table, model, CHAIN) > 0;

/**
 * True for a model with the Skill, and for a secret one: its player is asked in any case, since the question would
 * reveal the Skill (ELD-DEF-018).
 */
const mayChain = (table: Table, model: Model): boolean => isSecret(model) || hasSkill(table, model);

/** A charmed model declares Nothing only until the end of the sequence, so it makes no Chain Attack either (ELD-SKILL-009). */
export const loseChain = (turn: Turn<Eld>, id: ModelId): void => {
  if (mayChain(tableOf(turn), modelOf(turn.state, id))) ofSequence.use(turn, id);
};

/** One Chain Attack of a model, if its player wants one: on one of several enemies (ELD-SKILL-005) that it sees. */
function* chain(turn: Turn<Eld>, id: ModelId, resolution: Resolution): Rule<boolean> {
  for (const target of hitByAllies(tableOf(turn), modelOf(turn.state, id), resolution)) {
    const model = modelOf(turn.state, id);
    const able = hasSkill(tableOf(turn), model) && sees(tableOf(turn), id, target);
    if (!able && !isSecret(model)) continue;
    const extra = yield* askExtraAttack(turn, id, target, 'ELD-SKILL-004', () => able);
    if (!extra) continue;
    revealByAttack(turn, id, CHAIN);
    ofSequence.use(turn, id);
    turn.emit({ type: 'AbilityUsed', model: id, ability: CHAIN, target }, 'ELD-SKILL-004');
    yield* attackWith(turn, resolution, {
      attacker: id,
      by: CHAIN,
      declared: declaredAs(extra.choice),
      aim: extra.aim,
      strikes: tableOf(turn).numbers.skills.chainAttackStrike.value,
      // A target that dodges rolls again (ELD-SKILL-007).
      dodge: 'new',
    });
    return true;
  }
  return false;
}

/**
 * When an ally hits an enemy in its sight, a model with Chain Attack may attack that enemy with one strike before
 * Damage rolls (ELD-SKILL-004), once per sequence and without a point (ELD-SKILL-005). Its Hit can be chained by others
 * that have not done so (ELD-SKILL-008). The active side is asked first, and the other players in turn order.
 */
export const chainAttacks: Sources['afterHits'][number] = function* (turn, resolution) {
  const asked = new Map<ModelId, number>();
  for (let again = true; again; ) {
    again = false;
    for (const { id } of inTurnOrder(turn.state, turn.state.models)) {
      const model = modelOf(turn.state, id);
      if (!canAct(model) || !mayChain(tableOf(turn), model)) continue;
      if (ofSequence.isUsed(turn.state, id) || asked.get(id) === resolution.hits.length) continue;
      asked.set(id, resolution.hits.length);
      if (yield* chain(turn, id, resolution)) again = true;
    }
  }
};

/** A Chain Attack ignores allies in Base Contact with its target. */
export const chainIgnoresContact: Sources['ignoresContact'][number] = (_, { by }) =>
  by === CHAIN ? { rule: 'ELD-SKILL-006', source: CHAIN } : undefined;
