import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { mayStrike } from '../actions/targets.js';
import { whyNotDeclare } from '../activation/bans.js';
import { attackFacts } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { intervalOf } from '../attacks/range.js';
import { deciderOf } from '../match/decider.js';
import { modelOf, roleOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { ActionChoice, Eld, ModelId, Table } from '../vocabulary/index.js';

type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

/** The attacks of a model that reach a target, as far as no state forbids them: those without a template. */
const attacksOn = (table: Table, id: ModelId, target: ModelId): readonly AttackChoice[] => {
  const model = modelOf(table.state, id);
  return meansOf(table, model).flatMap(({ means, weapon, kinds }) =>
    kinds.flatMap((kind): readonly AttackChoice[] => {
      if (weapon.reach.template || !mayStrike(table, model, modelOf(table.state, target), kind)) return [];
      const aim = { model: target };
      const choice: AttackChoice = { do: 'attack', means, kind };
      const declared = { ...choice, aims: [aim], skills: [] };
      const facts = attackFacts(table, { attacker: id, declared });
      if (intervalOf(table, facts, aim) === undefined) return [];
      const declaring = { what: 'action', role: roleOf(table.state, model), action: choice, movement: null } as const;
      return whyNotDeclare(table, model, declaring) ? [] : [choice];
    }),
  );
};

/**
 * Asks if, and with what, a model makes an attack that a Skill gives it; undefined for none. A Hostile makes every such attack, and the 1st Player picks
 * among several means (ELD-HOSTILE-010).
 */
export function* askExtraAttack(
  turn: Turn<Eld>,
  model: ModelId,
  target: ModelId,
  rule: RuleId,
  fits: (choice: AttackChoice) => boolean = () => true,
): Rule<AttackChoice | undefined> {
  const table = tableOf(turn);
  const found = attacksOn(table, model, target).filter(fits);
  if (found.length === 0) return undefined;
  const { player } = modelOf(turn.state, model);
  const by = deciderOf(table, { player });
  const options: readonly ActionChoice[] = player === null ? found : [{ do: 'nothing' }, ...found];
  const choice = yield* decideUnlessForced(turn, { by, kind: 'action', rule, options, about: { model, target } });
  return choice.do === 'attack' ? choice : undefined;
}
