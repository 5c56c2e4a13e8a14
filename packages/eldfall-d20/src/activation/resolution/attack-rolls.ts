import type { Rule, Turn } from '@rulewright/core';
import { decideConfrontations } from '../../attacks/confrontation.js';
import { settleDodge, throwDodge } from '../../attacks/dodge.js';
import { strayShots } from '../../attacks/stray.js';
import { type ThrownPool, throwPools } from '../../attacks/throw.js';
import type { Thrown } from '../../rolls/dice.js';
import { offerRerolls } from '../../rolls/re-rolls.js';
import type { Dodge, Eld, Resolution } from '../../vocabulary/index.js';

interface ThrownDodge {
  readonly dodge: Dodge;
  readonly thrown: Thrown;
}

/**
 * Everyone who rolls, each once, in the order of their dice: the activated model, then those that react, in the order
 * of their declaration (ELD-ROLL-015).
 */
const rollers = ({ active, reactions, attacks }: Resolution): readonly string[] => [
  ...new Set([active, ...reactions.map(({ model }) => model), ...attacks.map(({ attacker }) => attacker)]),
];

/**
 * Stage 4: the dice of all attacks and Dodges are thrown, so that rolling first is no advantage (ELD-ROLL-014);
 * re-rolls; stray shots; and then all Confrontations are compared at once (ELD-ACT-017).
 */
export function* rollAttacks(turn: Turn<Eld>, resolution: Resolution): Rule {
  const { attacks, dodges } = resolution;
  const pools: ThrownPool[] = [];
  const dodged: ThrownDodge[] = [];
  for (const model of rollers(resolution)) {
    for (const attack of attacks.filter(({ attacker }) => attacker === model)) {
      pools.push(...(yield* throwPools(turn, attack)));
    }
    for (const dodge of dodges.filter(one => one.model === model)) {
      // QuickJS cannot compile a list that is yielded in the head of an inner loop.
      const throws = yield* throwDodge(turn, dodge, attacks);
      for (const thrown of throws) dodged.push({ dodge, thrown });
    }
  }
  yield* offerRerolls(
    turn,
    [...pools, ...dodged].map(({ thrown }) => thrown),
  );
  for (const { pool, thrown } of pools) pool.dice = thrown.dice;
  for (const attack of attacks) for (const pool of attack.pools) yield* strayShots(turn, attack, pool);
  decideConfrontations(turn, resolution);
  for (const { dodge, thrown } of dodged) settleDodge(resolution, dodge, thrown);
}
