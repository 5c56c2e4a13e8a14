import { opsOf } from '../../../match/table.js';
import type { CodeOp, Op } from '../../../vocabulary/applying.js';
import type { ContentPack } from '../../../vocabulary/pack.js';
import { affectedModels } from '../applying.js';

/** An effect in code, by its name. */
export const code: Op<'code'> = (turn, { name, with: given, to }, applying) => {
  const op = opsOf(turn)[name];
  if (!op) throw new RangeError(`no op in code called ${name}`);
  return op(turn, affectedModels(turn, applying, to), applying, given);
};

/** The ops in code that cards of a pack name and that are missing. */
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
