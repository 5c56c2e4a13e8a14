import { decideUnlessForced, type Turn } from '@rulewright/core';
import { carryOut } from '../../../match/carry-out.js';
import { gameOf } from '../../../match/table.js';
import { takeGenerated } from '../../../round/actions/take.js';
import type { CodeEffect, EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Cause, Sfi } from '../../../vocabulary/index.js';
import type { ContentPack } from '../../../vocabulary/pack.js';
import { playerFor, referredTo, unitsMeant } from '../whom.js';
import { mayTake } from './generated.js';

/** Each of the units takes an action in addition to its two (SFI-ACTION-017). */
export const action: Op<'action'> = function* (turn, { action: taken, to }, cause) {
  for (const unit of unitsMeant(turn, cause, to)) {
    if (mayTake(turn, unit, taken, cause)) yield* takeGenerated(turn, unit, taken);
  }
};

/** The player of the effect picks one of several things, by its place in the list. */
export const choose: Op<'choose'> = function* (turn, { options: all }, cause) {
  const { name: ability, rule } = cause;
  const options = all.map((_, at) => `${at + 1}`);
  const about = { ability, options: all };
  const picked = yield* decideUnlessForced(turn, { by: playerFor(turn, cause), kind: 'order', rule, options, about });
  yield* carryOut(turn, all[options.indexOf(picked)]?.effects ?? [], cause);
};

const effectNamed = (turn: Turn<Sfi>, name: string): CodeEffect => {
  const effect = gameOf(turn).effects[name];
  if (!effect) throw new RangeError(`no effect in code called ${name}`);
  return effect;
};

/** An effect in code. */
export const code: Op<'code'> = (turn, { name, with: data, to }, cause) =>
  effectNamed(turn, name)(turn, { cause, to: referredTo(cause, to), data });

/** True if an effect in code says that it would change nothing now. */
export const isVainCode = (turn: Turn<Sfi>, { name, with: data, to }: EffectOf<'code'>, cause: Cause): boolean =>
  effectNamed(turn, name).isVain?.(turn, { cause, to: referredTo(cause, to), data }) === true;

/** The effects in code that cards of a pack name and that are missing. */
export const missingEffects = (
  { units, manifestations, scenarios }: ContentPack,
  effects: Readonly<Record<string, CodeEffect>>,
): readonly string[] => {
  const missing = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value && value.op === 'code' && 'name' in value && typeof value.name === 'string') {
      if (!Object.hasOwn(effects, value.name)) missing.add(value.name);
    }
    for (const part of Object.values(value)) look(part);
  };
  look([units, manifestations, scenarios]);
  return [...missing];
};
