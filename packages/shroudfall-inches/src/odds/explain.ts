import { act, history, type Match } from '@rulewright/core';
import { pendingRoll } from '@rulewright/core/enumerate';
import type { Sfi, SfiEvent, SfiTally } from '../vocabulary/index.js';
import type { OddsAttack } from './attack.js';
import { attackMatch } from './game.js';
import { spendNothing } from './odds.js';

/** The numbers of an attack with their reasons. The totals of the rolls are those of the highest faces. */
export interface AttackNumbers {
  readonly hit: SfiTally;
  readonly defence: SfiTally;
  /** Absent for an attack that cannot hit. */
  readonly damage?: { readonly total: SfiTally; readonly armour: SfiTally; readonly suffered: SfiTally };
}

/** The match of an attack in which every die shows its highest face. */
const luckiest = (attack: OddsAttack): Match<Sfi> => {
  let match = attackMatch(attack);
  while (!match.outcome) {
    const roll = pendingRoll(match);
    const [decision] = match.decisions;
    if (roll && decision) {
      const choice = Array.from({ length: roll.count }, () => Math.max(...roll.die.faces.map(Number)));
      match = act(match, { decision: decision.id, by: decision.by, choice });
    } else match = act(match, spendNothing(match));
  }
  return match;
};

/** The reasons for the numbers of an attack: contributions that count, and those that do not, each with its rule. */
export const attackNumbers = (attack: OddsAttack): AttackNumbers => {
  const events = history(luckiest(attack)).flatMap(({ records }) =>
    records.flatMap((record): readonly SfiEvent[] => (record.kind === 'event' ? [record.event] : [])),
  );
  const hit = events.find(event => event.type === 'HitDecided');
  if (!hit?.total || !hit.defence) throw new RangeError('an attack has a hit roll');
  const damage = events.find(event => event.type === 'DamageDecided');
  return {
    hit: hit.total,
    defence: hit.defence,
    ...(damage?.total && damage.armour
      ? { damage: { total: damage.total, armour: damage.armour, suffered: damage.suffered } }
      : {}),
  };
};
