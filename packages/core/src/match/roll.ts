import type { Except } from 'type-fest';
import type { Die, Face } from '../dice/die.js';
import { answersRoll } from './dice-source.js';
import { GameError } from './errors.js';
import { checkedCall, type Rule, type Turn } from './turn.js';
import type { AnyDecision, GameTypes, PlayerId, RollRequest } from './types.js';

/** Dice to roll. */
export interface Throw<G extends GameTypes, F extends Face = Face> {
  readonly die: Die<F>;
  /** The number of dice; 1 by default. */
  readonly count?: number;
  readonly purpose: string;
  readonly rule: G['rule'];
  readonly by?: PlayerId;
  readonly needed?: string;
  readonly unordered?: boolean;
  readonly seenBy?: readonly PlayerId[];
}

function* draw<G extends GameTypes>(turn: Turn<G>, request: RollRequest): Rule<readonly Face[]> {
  // Every roll gets a number among the decisions, so that the numbers do not depend on the source of the dice.
  const id = turn.nextDecision++;
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as readonly Face[];
  const drawn = turn.dice.draw(request);
  if (drawn === undefined) {
    const by = request.by ?? turn.players[0] ?? '';
    const roll: AnyDecision = {
      id,
      by,
      kind: 'roll',
      rule: request.rule,
      proposal: request,
    };
    return (yield [roll]) as readonly Face[];
  }
  if (!answersRoll(request, drawn.faces)) throw new GameError(`wrong faces for "${request.purpose}"`);
  turn.dice = drawn.next;
  turn.records.push({ kind: 'roll', request, faces: drawn.faces });
  turn.inputs.push(drawn.faces);
  turn.cursor++;
  return drawn.faces;
}

/** Rolls dice and waits for the result, `yield*` it: faces, in the order rolled. */
export const roll = <G extends GameTypes, F extends Face>(turn: Turn<G>, what: Throw<G, F>): Rule<readonly F[]> => {
  const rule = draw(turn, { count: 1, ...what } as RollRequest) as Rule<readonly F[]>;
  return checkedCall(turn, rule, "roll(turn, { purpose: '#', … })", what?.purpose);
};

const noDie: Die = { name: 'order', faces: [] };

/** A random order of 0…count-1, `yield*` it: a shuffle. The first number is the top of the deck. */
export const shuffle = <G extends GameTypes>(
  turn: Turn<G>,
  what: Except<Throw<G>, 'die' | 'needed' | 'unordered'> & { readonly count: number },
): Rule<readonly number[]> => {
  const rule = draw(turn, { ...what, die: noDie, order: true }) as Rule<readonly number[]>;
  return checkedCall(turn, rule, "shuffle(turn, { purpose: '#', … })", what?.purpose);
};
