import type { Refusal } from './types.js';

/** Bad input: the rules or the format refuse an action, an option or a log. Nothing has changed. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    const where = refusal.path === undefined ? '' : ` at ${refusal.path}`;
    const by = refusal.rule === undefined ? '' : ` (${refusal.rule})`;
    const detail = refusal.detail === undefined ? '' : ` ${JSON.stringify(refusal.detail)}`;
    super(`${refusal.code}${where}${by}${detail}`);
    this.refusal = refusal;
  }
}

/** A defect of a game or of its caller, never of a player: no options, rules that never stop, unscripted dice. */
export class GameError extends Error {
  override readonly name = 'GameError';
}

/** Throws the refusal. */
export const refuse = (refusal: Refusal): never => {
  throw new RefusalError(refusal);
};
