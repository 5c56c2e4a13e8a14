import type { Turn } from '@rulewright/core';
import { isAimedAt, targetOf } from '../attacks/facts.js';
import { once } from '../match/limits.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { traitsOf } from '../profiles/abilities.js';
import { isLike } from '../profiles/like.js';
import type { AttackFacts, Cited, Eld, ModelId, Sources, Table } from '../vocabulary/index.js';

const ADVANTAGE: Cited = { rule: 'ELD-TRAIT-004', source: 'advantage' };
const ofSequence = /* @__PURE__ */ once('sequence', 'advantage', 'ELD-TRAIT-004');
/** The Attacks for which models have used the trait: all dice of one Attack belong to one use. */
const ofAttack = /* @__PURE__ */ once('sequence', 'advantage-of', 'ELD-TRAIT-004');

const keyOf = ({ attacker, by }: AttackFacts): string => `${by ?? 'action'} ${attacker}`;

/**
 * True if a model may re-roll dice of an Attack on a target: the target has the characteristic of the trait, and no
 * other Attack of the sequence has used the trait up.
 */
const mayReroll = (table: Table, attack: AttackFacts, on: string | null): boolean => {
  const model = modelNamed(table.state, attack.attacker);
  const target = on === null ? undefined : modelNamed(table.state, on);
  if (!model || !target || attack.by === 'trample') return false;
  if (ofSequence.isUsed(table.state, model.id) && !ofAttack.isUsed(table.state, keyOf(attack))) return false;
  return traitsOf(table, model).some(one => one.id === 'advantage' && isLike(table, target, one.against));
};

const using =
  (model: ModelId, attack: AttackFacts) =>
  (turn: Turn<Eld>): void => {
    if (ofAttack.isUsed(turn.state, keyOf(attack))) return;
    ofSequence.use(turn, model);
    ofAttack.use(turn, keyOf(attack));
  };

/**
 * Advantage: once per sequence, in an Attack on a target with the characteristic that the trait names, the model
 * re-rolls as many dice as it likes, each one time: those of its Attack rolls and, unless the option says otherwise, of
 * its Damage rolls on that target (ELD-TRAIT-004).
 */
export const advantage: Pick<Sources, 'rerolls' | 'damageRerolls'> = {
  rerolls: [
    (turn, { model: id, purpose, aim, attack }) => {
      if (purpose !== 'attack' || !attack || !aim || !mayReroll(tableOf(turn), attack, targetOf(aim))) return [];
      return [{ ...ADVANTAGE, by: 'roller', dice: 'all', use: using(id, attack) }];
    },
  ],
  damageRerolls: [
    (table, { attack, on, stray }) =>
      table.options.advantageDice === 'allDice' &&
      !stray &&
      isAimedAt(attack.declared, on) &&
      mayReroll(table, attack, on)
        ? [{ ...ADVANTAGE, by: attack.attacker, use: using(attack.attacker, attack) }]
        : [],
  ],
};
