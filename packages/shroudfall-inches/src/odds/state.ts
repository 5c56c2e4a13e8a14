import type { PlayerId } from '@rulewright/core';
import { start } from '../match/start.js';
import type { SfiOptions, SfiState } from '../vocabulary/index.js';
import type { Army } from '../vocabulary/state.js';
import type { ByColour } from '../vocabulary/words.js';

/** Two models that face each other, each of one player. */
export interface Facing {
  readonly players: readonly [PlayerId, PlayerId];
  /** The reserves of the two players. */
  readonly reserves: readonly [ByColour, ByColour];
  readonly models: readonly [string, string];
  /** Damage that the second model has suffered. */
  readonly wounds: number;
}

/** The state of a match that is one attack. */
export const facingState = (options: SfiOptions, { players, reserves, models, wounds }: Facing): SfiState => {
  const begun = start({ players, options });
  const [first, second] = begun.armies;
  const armies: readonly [Army, Army] = [
    { ...first, reserve: reserves[0] },
    { ...second, reserve: reserves[1] },
  ];
  return {
    ...begun,
    stage: { name: 'activations', next: players[0] },
    round: 1,
    token: players[0],
    armies,
    models: models.map((id, at) => ({ id, unit: id, at: { x: 0, y: 0 }, damage: at === 0 ? 0 : wounds })),
  };
};
