import type { Rule, Turn } from '@rulewright/core';
import { opsOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import { type Applying, type Op, whom } from './applying.js';

/**
 * An effect in code, for what no data can say: `createGame({ pack, maps, ops: { 'swap-places': swapPlaces } })`. A card names
 * it as `{ op: 'code', name: 'swap-places' }`. It is a piece of rules like any other: deterministic, and it changes the arena
 * by events only.
 *
 * @param on the models that it happens to, as for any effect
 * @param given what the card gives it with `with`
 */
export type CodeOp = (turn: Turn<Jhx>, on: readonly ModelId[], applying: Applying, given: unknown) => Rule | void;

/** An effect in code, by its name. */
export const code: Op<'code'> = (turn, { name, with: given, to }, applying) => {
  const op = opsOf(turn)[name];
  if (!op) throw new RangeError(`no op in code called ${name}`);
  return op(turn, whom(turn, applying, to), applying, given);
};

/** The ops in code that the cards of a pack name and that are not there. */
export const missingOps = (pack: ContentPack, ops: Readonly<Record<string, CodeOp>>): readonly string[] => {
  const missing = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value && value.op === 'code' && 'name' in value && typeof value.name === 'string') {
      if (!Object.hasOwn(ops, value.name)) missing.add(value.name);
    }
    for (const part of Object.values(value)) look(part);
  };
  look(pack);
  return [...missing];
};
