import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { baseHealth, effigyHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { effigyOwner, onBoard, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { DamageCause, Jhx, JhxTally, ModelId } from '../../vocabulary/index.js';
import { checkCapture } from '../../winning/capture.js';

/** The damage that each temporary pool takes, by its effect id. */
type Absorbed = readonly { readonly effect: number; readonly amount: number }[];

/** Damage that is to be marked. */
export interface Mark {
  readonly target: ModelId;
  readonly tally: JhxTally;
  readonly cause: DamageCause;
  /** The model that deals the damage. */
  readonly by: ModelId | null;
  readonly rule: RuleId;
}

/** Every way to spread an amount over pools. */
const spreads = (amount: number, [pool, ...others]: readonly { id: number; left: number }[]): readonly Absorbed[] => {
  if (!pool) return amount === 0 ? [[]] : [];
  const spread: Absorbed[] = [];
  for (let here = Math.min(pool.left, amount); here >= 0; here--) {
    const mine = here > 0 ? [{ effect: pool.id, amount: here }] : [];
    for (const rest of spreads(amount - here, others)) spread.push([...mine, ...rest]);
  }
  return spread;
};

/** Every part of an amount that one pool can take where others can take at most `rest`. */
const shares = (amount: number, { id, left }: { id: number; left: number }, rest: number): readonly Absorbed[] => {
  const parts: Absorbed[] = [];
  for (let here = Math.min(left, amount); here >= Math.max(amount - rest, 0); here--) {
    parts.push(here > 0 ? [{ effect: id, amount: here }] : []);
  }
  return parts;
};

/** The most pools over which all ways to spread damage are listed: they are many more with each. */
const mostPools = 3;

/**
 * Temporary health takes all the damage that it can (JHX-DAMAGE-010), from pools of the owner's choice
 * (JHX-DAMAGE-013): of more than three pools the oldest are asked about one by one. A Monster's oldest pool comes first
 * (JHX-MONSTER-055). Returns how much each pool takes.
 */
function* absorb(turn: Turn<Jhx>, target: ModelId, damage: number): Rule<Absorbed> {
  let pools = lastingOn(turn.state, target, 'temporary-health')
    .map(({ id, data: { left } }) => ({ id, left }))
    .filter(({ left }) => left > 0);
  const by = playerOf(turn.state, target);
  const about = { absorb: target, damage };
  const taken: { readonly effect: number; readonly amount: number }[] = [];
  for (let open = damage; ; ) {
    const [pool, ...others] = pools;
    const rest = others.reduce((sum, { left }) => sum + left, 0);
    const amount = Math.min(open, rest + (pool?.left ?? 0));
    const isLast = pools.length <= mostPools;
    const options = isLast || !pool ? spreads(amount, pools) : shares(amount, pool, rest);
    const chosen =
      by === null
        ? (options[0] ?? [])
        : yield* decideUnlessForced(turn, { by, kind: 'absorb', rule: 'JHX-DAMAGE-014', options, about });
    taken.push(...chosen);
    if (isLast) return taken;
    open = amount - chosen.reduce((sum, one) => sum + one.amount, 0);
    pools = others;
  }
}

/**
 * Marks damage on a model or an Effigy: temporary health first, then base health, down to 0 (JHX-DAMAGE-010,
 * JHX-DAMAGE-016, JHX-DEATH-008, JHX-EFFIGY-024). A model at 0 afterwards is still to die; a captured Effigy ends the
 * match. A model that is not on the board takes none. Returns how much was taken, of both (JHX-DAMAGE-007,
 * JHX-DAMAGE-008).
 */
export function* markDamage(turn: Turn<Jhx>, { target, tally, cause, by, rule }: Mark): Rule<number> {
  const owner = effigyOwner(turn.state, target);
  if (owner === undefined && !onBoard(turn.state, target)) return 0;
  const absorbed = yield* absorb(turn, target, tally.total);
  const soaked = absorbed.reduce((sum, { amount }) => sum + amount, 0);
  const rest = tally.total - soaked;
  if (owner !== undefined) {
    const damage = Math.min(rest, effigyHealth(tableOf(turn), owner));
    turn.emit({ type: 'EffigyDamaged', player: owner, by: by ?? target, damage, absorbed, tally }, rule);
    checkCapture(turn);
    return soaked + damage;
  }
  const model = onBoard(turn.state, target);
  const damage = model ? Math.min(rest, Math.max(0, baseHealth(tableOf(turn), model))) : 0;
  turn.emit({ type: 'ModelDamaged', model: target, damage, absorbed, cause, by, tally }, rule);
  return soaked + damage;
}
