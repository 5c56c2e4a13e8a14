import type { Refusal, Rule, Turn } from '@rulewright/core';
import { formulaValue } from '../../attacks/formula.js';
import { reachOf } from '../../attacks/range.js';
import { isWithin } from '../../battlefield/distance.js';
import { sees } from '../../battlefield/sight.js';
import { modelNamed, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { pickAttribute, rollTally } from '../../rolls/attribute.js';
import type { Thrown } from '../../rolls/dice.js';
import { offerRerolls } from '../../rolls/re-rolls.js';
import { rolledBy, rollFacts, throwAgainst } from '../../rolls/roll.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Cast, Eld, ModelId, Resolution, Table } from '../../vocabulary/index.js';

type Failure = Refusal & { readonly rule: RuleId };

/** The number of targets of an Assist: the Strike of its means, which is 1 in the Reactive role (ELD-ACTION-008). */
const assistTargets = (table: Table, { model, role, weapon }: Pick<Cast, 'model' | 'role' | 'weapon'>): number => {
  const { reactive, least } = table.numbers.strikes;
  if (role === 'reactive' && !weapon.fixedStrike) return reactive.value;
  return Math.max(least.value, formulaValue(table, modelOf(table.state, model), weapon.strike));
};

/** The requirement that an Assist fails for one target; a model always reaches and sees itself (ELD-ACTION-007, ELD-ACTION-009, ELD-CONTACT-002). */
const whyFails = (table: Table, { model, role, weapon }: Cast, target: ModelId): Failure | null => {
  const detail = { target };
  const [caster, other] = [modelOf(table.state, model), modelNamed(table.state, target)];
  if (other?.where !== 'field') return { code: 'target-gone', rule: 'ELD-ACT-020', detail };
  const reach = reachOf(table, caster, weapon)?.at(-1)?.to;
  if (reach !== undefined && !isWithin(table, caster, other, reach)) {
    return { code: 'out-of-reach', rule: 'ELD-ACTION-009', detail };
  }
  const blind = table.sources.unseen.some(source => source(table, caster, target, { weapon, role }));
  return blind || sees(table, model, target) ? null : { code: 'no-sight', rule: 'ELD-ACTION-007', detail };
};

/** Checks what an Assist needs, target by target; targets beyond its number are lost, the last ones first. */
export const checkCast = (turn: Turn<Eld>, cast: Cast): void => {
  const table = tableOf(turn);
  const most = assistTargets(table, cast);
  for (const [at, one] of cast.on.entries()) {
    const failure: Failure | null =
      at >= most ? { code: 'too-many-targets', rule: 'ELD-ACTION-008' } : whyFails(table, cast, one.target);
    if (!failure) continue;
    one.failed = failure;
    const { code, rule } = failure;
    turn.emit({ type: 'RequirementFailed', model: cast.model, code, target: one.target }, ['ELD-ACT-020', rule]);
  }
};

/** Throws the casting rolls of an Assist: one die for each strike, unless an ability spares it (ELD-ACTION-010); what is no Spell needs none. */
function* castDice(turn: Turn<Eld>, cast: Cast): Rule<readonly Thrown[]> {
  const thrown: Thrown[] = [];
  const { model, weapon } = cast;
  if (weapon.type === null) return thrown;
  let picked = rollFacts({ model, attribute: 'INT', purpose: 'cast', weapon });
  let asked = false;
  for (const one of cast.on) {
    const table = tableOf(turn);
    if (one.failed) continue;
    for (const source of table.sources.sureCasts)
      one.waived ??= source(table, modelOf(turn.state, model), weapon, one.target) ?? null;
    if (one.waived) continue;
    if (!asked) picked = yield* pickAttribute(turn, picked);
    asked = true;
    const unseen = one.target !== model && !sees(table, model, one.target);
    const facts = { ...picked, aim: { model: one.target }, unseen };
    const roll = yield* throwAgainst(turn, facts, rollTally(tableOf(turn), facts), 1);
    thrown.push(roll);
    one.rolled = rolledBy(roll);
  }
  return thrown;
}

/** True for a target on which an Assist succeeds. */
const succeedsOn = ({ failed, rolled }: Cast['on'][number]): boolean => failed === null && rolled?.success !== false;

/** Stage 3: casting rolls, the active side's first, with re-rolls; effects of those that succeed take effect with all others (ELD-ACT-018). */
export function* rollCasts(turn: Turn<Eld>, resolution: Resolution): Rule {
  const thrown: Thrown[] = [];
  for (const cast of resolution.casts) thrown.push(...(yield* castDice(turn, cast)));
  yield* offerRerolls(turn, thrown);
  for (const { on, model, weapon } of resolution.casts) {
    for (const one of on) {
      const roll = thrown.find(
        ({ facts }) =>
          facts.model === model &&
          facts.weapon === weapon &&
          facts.aim !== null &&
          'model' in facts.aim &&
          facts.aim.model === one.target,
      );
      if (roll && one.rolled) one.rolled = rolledBy(roll);
    }
  }
  for (const cast of resolution.casts) {
    for (const one of cast.on.filter(succeedsOn)) {
      for (const source of tableOf(turn).sources.onCast) {
        const going = source(turn, cast, one.target, resolution);
        if (going) yield* going;
      }
    }
  }
}
