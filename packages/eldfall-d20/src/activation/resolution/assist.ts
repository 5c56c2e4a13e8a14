import type { Refusal, Rule, Turn } from '@rulewright/core';
import { assistNeedsSight } from '../../actions/assist.js';
import { reachOf } from '../../attacks/range.js';
import { assistStrike } from '../../attacks/strike.js';
import { isInAwareness } from '../../battlefield/awareness.js';
import { areWithin } from '../../battlefield/distance.js';
import { bodyNamed, hitboxOf } from '../../battlefield/hitbox.js';
import { sees } from '../../battlefield/sight.js';
import { modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { pickAttribute, rollTally } from '../../rolls/attribute.js';
import type { Thrown } from '../../rolls/dice.js';
import { offerRerolls } from '../../rolls/re-rolls.js';
import { rolledBy, rollFacts, throwAgainst } from '../../rolls/roll.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Cast, Eld, ModelId, Resolution, Table } from '../../vocabulary/index.js';

type Failure = Refusal & { readonly rule: RuleId };

/** The requirement that an Assist fails for one target; a model always reaches and sees itself (ELD-CONTACT-002). */
const whyFails = (table: Table, { model, role, weapon }: Cast, target: ModelId): Failure | null => {
  const caster = modelOf(table.state, model);
  const other = bodyNamed(table, target);
  if (!other) return { code: 'target-gone', rule: 'ELD-ACT-020' };
  const reach = reachOf(table, caster, weapon)?.at(-1)?.to;
  const isNear =
    weapon.reach.distance === 'casting-aura'
      ? isInAwareness(table, caster, other)
      : reach === undefined || areWithin(table, hitboxOf(table, caster), other, reach);
  if (!isNear) {
    return { code: 'out-of-reach', rule: 'ELD-ACTION-009' };
  }
  const blind =
    !assistNeedsSight(table, role) ||
    table.sources.unseen.some(source => source(table, caster, target, { weapon, role }));
  return blind || sees(table, model, target) ? null : { code: 'no-sight', rule: 'ELD-ACTION-007' };
};

/** Checks the requirements of an Assist for each target; if it has more targets than strikes, the last targets are dropped. */
export const checkCast = (turn: Turn<Eld>, cast: Cast): void => {
  const table = tableOf(turn);
  const most = assistStrike(table, cast);
  for (const [at, one] of cast.on.entries()) {
    const failure: Failure | null =
      at >= most ? { code: 'too-many-targets', rule: 'ELD-ACTION-008' } : whyFails(table, cast, one.target);
    if (!failure) continue;
    one.failed = failure;
    const { code, rule } = failure;
    turn.emit({ type: 'RequirementFailed', model: cast.model, code, target: one.target }, ['ELD-ACT-020', rule]);
  }
};

/** A casting roll on the table, for one strike of an Assist. */
interface ThrownCast {
  readonly of: Cast['on'][number];
  readonly thrown: Thrown;
}

/**
 * Throws the casting rolls of an Assist: one die for each strike, unless an ability makes the roll unnecessary
 * (ELD-ACTION-010). An Assist without a Spell needs no roll.
 */
function* castDice(turn: Turn<Eld>, cast: Cast): Rule<readonly ThrownCast[]> {
  const all: ThrownCast[] = [];
  const { model, weapon } = cast;
  if (weapon.spell === null) return all;
  let picked = rollFacts({ model, attribute: 'INT', purpose: 'cast', weapon });
  let asked = false;
  for (const of of cast.on) {
    const table = tableOf(turn);
    if (of.failed) continue;
    for (const source of table.sources.sureCasts)
      of.waived ??= source(table, modelOf(turn.state, model), weapon, of.target) ?? null;
    if (of.waived) continue;
    if (!asked) picked = yield* pickAttribute(turn, picked);
    asked = true;
    const unseen = of.target !== model && !sees(table, model, of.target);
    const facts = { ...picked, aim: { model: of.target }, unseen };
    all.push({ of, thrown: yield* throwAgainst(turn, facts, rollTally(tableOf(turn), facts), 1) });
  }
  return all;
}

/** True for a target on which an Assist succeeds. */
const succeedsOn = ({ failed, rolled }: Cast['on'][number]): boolean => failed === null && rolled?.success !== false;

/**
 * Stage 3: casting rolls, the active side's first, with re-rolls; effects of those that succeed take effect with all
 * others (ELD-ACT-018).
 */
export function* rollCasts(turn: Turn<Eld>, resolution: Resolution): Rule {
  const all: ThrownCast[] = [];
  for (const cast of resolution.casts) all.push(...(yield* castDice(turn, cast)));
  yield* offerRerolls(
    turn,
    all.map(({ thrown }) => thrown),
  );
  for (const { of, thrown } of all) of.rolled = rolledBy(thrown);
  for (const cast of resolution.casts) {
    for (const one of cast.on.filter(succeedsOn)) {
      for (const source of tableOf(turn).sources.onCast) {
        const going = source(turn, cast, one.target, resolution);
        if (going) yield* going;
      }
    }
  }
}
