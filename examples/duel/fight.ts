import { type Procedure, procedure, type Rule, roll, step, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { compareToLeg, type Point, squareBetween } from '@rulewright/core/inches';
import { BASE, type Bout, type Duel, enemyOf, type FighterId, fighterOf, REACH } from './bout.js';
import type { DuelRule } from './rules.js';

/** True if the enemy of a fighter that stands at a point can be struck from there. */
export const reaches = (bout: Bout, id: FighterId, at: Point): boolean =>
  squareBetween(at, enemyOf(bout, id).at) <= REACH * REACH;

/** A strike, or a knife that meets the enemy: one die. */
export interface Blow {
  readonly fighter: FighterId;
  readonly rule: DuelRule;
  face: number;
}
export const blowOf = (fighter: FighterId, rule: DuelRule): Blow => ({ fighter, rule, face: 0 });

function* rollBlow(turn: Turn<Duel>, blow: Blow): Rule {
  const { fighter, rule } = blow;
  const { owner: by } = fighterOf(turn.state, fighter);
  const [face] = yield* roll(turn, { die: d6, purpose: 'strike', rule, by, needed: '4+' });
  blow.face = Number(face);
  turn.emit({ type: 'Struck', fighter, face: blow.face }, rule);
}

const markWound = (turn: Turn<Duel>, { fighter, rule, face }: Blow): void => {
  if (face < 4) return;
  const { id, wounds } = enemyOf(turn.state, fighter);
  turn.emit({ type: 'Wounded', fighter: id, wounds: wounds + 1 }, rule);
};

/** One die of a strike or of a knife, and the wound. */
export const strike: Procedure<Duel, Blow> = procedure('strike', [
  step('DU-STRIKE-2', 'roll the die', rollBlow),
  step('DU-STRIKE-2', 'mark the wound', markWound),
]);

/** True if a knife on its way to a point meets the base of the enemy. */
export const flightMeets = (bout: Bout, id: FighterId, to: Point): boolean =>
  compareToLeg(fighterOf(bout, id).at, to, enemyOf(bout, id).at, BASE) <= 0;
