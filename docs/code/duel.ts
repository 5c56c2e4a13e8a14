import {
  type Ability,
  decide,
  defineAbility,
  type Game,
  type PlayerId,
  type Procedure,
  perform,
  playerAt,
  procedure,
  type Rule,
  roll,
  step,
  type Tally,
  type Turn,
  timingWindow,
  type Window,
  type WindowChoices,
} from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { tally } from '@rulewright/core/tally';

/** The wounds of both duellists, and the parries that they have spent. */
export type Bout = {
  readonly players: readonly PlayerId[];
  readonly wounds: Readonly<Record<PlayerId, number>>;
  readonly parried: readonly PlayerId[];
  readonly next: number;
};
/** All types of the duel. */
export type Duel = {
  state: Bout;
  event:
    | { type: 'Struck'; by: PlayerId; at: PlayerId; dice: Tally<Duel['rule']> }
    | { type: 'Parried'; by: PlayerId }
    | { type: 'Wounded'; who: PlayerId; wounds: number }
    | { type: 'Rested'; by: PlayerId }
    | { type: 'TurnEnded' };
  rule: 'DUEL-1' | 'DUEL-2' | 'DUEL-3' | 'DUEL-4' | 'DUEL-5';
  options: object;
  choices: WindowChoices & { turn: 'strike' | 'rest' };
};

// #region tally
/** DUEL-2: two dice, and one more against a wounded target. */
export const strikeDice = ({ wounds }: Bout, at: PlayerId): Tally<Duel['rule']> => {
  const dice = tally<Duel['rule'], 'base' | 'target'>('dice', ['base', 'target']).base('base', 2, 'DUEL-2');
  if ((wounds[at] ?? 0) > 0) dice.add('target', 1, 'DUEL-2', at);
  else dice.reject('target', 1, 'DUEL-2', 'not-wounded', at);
  return dice.tally();
};
// #endregion

// #region procedure
/** A strike in progress. The engine never stores it: it is gone when the strike is over. */
export interface Strike {
  readonly by: PlayerId;
  readonly at: PlayerId;
  dice: number;
}

const declare = (turn: Turn<Duel>, strike: Strike): void => {
  const dice = strikeDice(turn.state, strike.at);
  strike.dice = dice.total;
  turn.emit({ type: 'Struck', by: strike.by, at: strike.at, dice }, 'DUEL-2');
};

function* rollToWound(turn: Turn<Duel>, { by, at, dice }: Strike): Rule {
  const faces = yield* roll(turn, { die: d6, count: dice, purpose: 'strike', rule: 'DUEL-3', by, needed: '5+' });
  const wounds = faces.filter(face => face >= 5).length;
  if (wounds > 0) turn.emit({ type: 'Wounded', who: at, wounds }, 'DUEL-3');
}

/** The moment for the target's interrupt. */
export const beforeTheBlow: Window<Duel, Strike> = timingWindow('before the blow', {
  rule: 'DUEL-4',
  order: (_turn, { at }) => [at],
});

/** The rulebook's sequence, as a list that can be read, printed and revised. */
export const strikeProcedure: Procedure<Duel, Strike> = procedure('strike', [
  step('DUEL-2', 'declare', declare),
  beforeTheBlow,
  step('DUEL-3', 'roll to wound', rollToWound),
]);
// #endregion

// #region ability
/** DUEL-4: once in a match the target may parry, which takes a die away. */
export const parry: Ability<Duel> = defineAbility<Duel, Strike>({
  id: 'parry',
  rule: 'DUEL-4',
  window: beforeTheBlow,
  offers: ({ state }, { at }) => (state.parried.includes(at) ? [] : [{ by: at, source: at }]),
  use: (turn, strike) => {
    strike.dice -= 1;
    turn.emit({ type: 'Parried', by: strike.at }, 'DUEL-4');
  },
});
// #endregion

const other = (bout: Bout): PlayerId => playerAt(bout, bout.next + 1);

/** DUEL-1: in turn, strike or rest. DUEL-5: three wounds lose. */
export const duel: Game<Duel> = {
  id: 'duel',
  version: '1.0.0',
  players: { min: 2, max: 2 },
  start: ({ players }) => ({ players, wounds: {}, parried: [], next: 0 }),
  *beat(turn: Turn<Duel>): Rule {
    const { next, wounds } = turn.state;
    const by = playerAt(turn, next);
    const options = (wounds[by] ?? 0) > 0 ? (['strike', 'rest'] as const) : (['strike'] as const);
    const choice = yield* decide(turn, { by, kind: 'turn', rule: 'DUEL-1', options });
    if (choice === 'rest') turn.emit({ type: 'Rested', by }, 'DUEL-1');
    else yield* perform(turn, strikeProcedure, { by, at: other(turn.state), dice: 0 });
    turn.emit({ type: 'TurnEnded' }, 'DUEL-1');
  },
  evolve: (bout, event) => {
    const { wounds, parried, next } = bout;
    switch (event.type) {
      case 'Struck':
        return bout;
      case 'Parried':
        return { ...bout, parried: [...parried, event.by] };
      case 'Wounded':
        return { ...bout, wounds: { ...wounds, [event.who]: (wounds[event.who] ?? 0) + event.wounds } };
      case 'Rested':
        return { ...bout, wounds: { ...wounds, [event.by]: (wounds[event.by] ?? 0) - 1 } };
      case 'TurnEnded':
        return { ...bout, next: 1 - next };
    }
  },
  outcome: ({ players, wounds }) => {
    const winner = players.find((_, i) => (wounds[playerAt({ players }, i + 1)] ?? 0) >= 3);
    return winner === undefined ? undefined : { winners: [winner], reason: 'three-wounds', rule: 'DUEL-5' };
  },
  abilities: [parry],
};
