import type { AleaState } from '../dice/alea.js';
import { readAleaState } from '../dice/alea.js';
import type { Face } from '../dice/die.js';
import { Random } from '../dice/random.js';
import { refuse } from './errors.js';
import { needFields, needKind } from './need.js';
import type { RollRequest } from './types.js';

/** A result, and the source for the next roll. Sources are immutable values. */
export interface Drawn {
  readonly faces: readonly Face[];
  readonly next: DiceSource;
}

/** A source of dice for a match. */
export interface DiceSource {
  /** The result of a roll; `undefined` when a player has to say the result, and the roll becomes a decision. */
  draw(request: RollRequest): Drawn | undefined;
  /** The source as plain JSON, for the log. */
  save(): unknown;
}

class Seeded implements DiceSource {
  readonly #state: AleaState;
  constructor(state: AleaState) {
    this.#state = state;
  }
  draw(request: RollRequest): Drawn {
    const random = Random.fromState(this.#state);
    const faces = request.order ? random.order(request.count) : random.roll(request.die, request.count);
    return { faces, next: new Seeded(random.state()) };
  }
  save(): unknown {
    const { s0, s1, s2, c } = this.#state;
    return [s0, s1, s2, c];
  }
}

/** Dice drawn without bias from seedrandom's `alea`, whose state of four numbers the match keeps. */
export const seeded = (seed: string): DiceSource => {
  needKind('seed', seed, 'a string', "a text such as 'one'");
  return new Seeded(Random.fromSeed(seed).state());
};

const manualDice: DiceSource = { draw: () => undefined, save: () => 'manual' };

/**
 * Dice that make every roll a decision of kind `roll`: a player types in real dice, or `outcomes` walks over all
 * results.
 */
export const manual = (): DiceSource => manualDice;

/** A source from the JSON that `save` wrote. Refuses `malformed` at `path`. */
export const loadDice = (saved: unknown, path: string): DiceSource => {
  if (saved === 'manual') return manualDice;
  if (Array.isArray(saved) && saved.length === 4) {
    const state = readAleaState({ s0: saved[0], s1: saved[1], s2: saved[2], c: saved[3] });
    if (state) return new Seeded(state);
  }
  return refuse({ code: 'malformed', path });
};

/** True if a result answers the request: the right number of faces of that die, or a permutation. */
export const answersRoll = (request: RollRequest, faces: unknown): faces is readonly Face[] => {
  needFields('request', request, ['die', 'count'], 'a decision of kind roll has one in its field proposal');
  const { die, count, order } = request;
  if (!Array.isArray(faces) || faces.length !== count) return false;
  if (!order) return faces.every(face => die.faces.includes(face));
  return new Set(faces).size === count && faces.every(place => Number.isInteger(place) && place >= 0 && place < count);
};
