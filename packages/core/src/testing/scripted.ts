import type { Face } from '../dice/die.js';
import { answersRoll, type DiceSource, type Drawn } from '../match/dice-source.js';
import { GameError } from '../match/errors.js';
import type { RollRequest } from '../match/types.js';

/** One entry of a script: one die's face, or a whole order for a shuffle. */
export type Scripted = Face | { readonly order: readonly number[] };

/**
 * Dice with the faces of a script, in order, and then those of `after`. Without `after` a missing die fails at once;
 * `unused` lists the remaining ones.
 */
export class ScriptedDice implements DiceSource {
  readonly #script: readonly Scripted[];
  readonly #at: number;
  readonly #after: DiceSource | undefined;
  constructor(script: readonly Scripted[], at = 0, after?: DiceSource) {
    this.#script = script;
    this.#at = at;
    this.#after = after;
  }

  draw(request: RollRequest): Drawn {
    if (this.#after && this.#at === this.#script.length) return this.#after.draw(request) as Drawn;
    const count = request.order ? 1 : request.count;
    const next = this.#script.slice(this.#at, this.#at + count);
    const [first] = next;
    const faces = request.order && typeof first === 'object' ? first.order : next;
    if (next.length < count || !answersRoll(request, faces)) {
      const wanted = request.order ? `an order of ${request.count}` : `${request.count} × ${request.die.name}`;
      throw new GameError(`"${request.purpose}" wants ${wanted}; the script goes on with ${JSON.stringify(next)}`);
    }
    return { faces, next: new ScriptedDice(this.#script, this.#at + count, this.#after) };
  }

  /** The rest of the script. */
  get unused(): readonly Scripted[] {
    return this.#script.slice(this.#at);
  }

  save(): unknown {
    return null;
  }
}

/** Dice that show exactly these faces, die by die, in order. */
export const scripted = (...script: readonly Scripted[]): ScriptedDice => new ScriptedDice(script);
