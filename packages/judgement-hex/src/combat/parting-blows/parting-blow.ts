import { type Ability, decideUnlessForced, defineAbility, type Rule, type Turn } from '@rulewright/core';
import { suffers } from '../../match/lasting.js';
import { modelOf, onBoard, orderingPlayer, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { inflict } from '../../special-rules/conditions/inflict.js';
import { openAt, windows } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Motion } from '../../vocabulary/motion.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { carryOut } from '../declare/carry-out.js';
import { type Leaving, leavesReach, partingLimit, strikersAt, strikingWeapons } from './strikers.js';

/**
 * True if a Parting Blow knocks the disengaging model down: by three symbols (JHX-PARTING-010) on the chosen dice or,
 * by `partingKnockdown`, on those rolled (JHX-PARTING-011). Neither a Hit nor damage is needed (JHX-PARTING-012).
 */
const knocksDown = (
  { cancelled, dice, symbols }: Pick<Attack, 'cancelled' | 'dice' | 'symbols'>,
  { options, numbers }: Pick<Table, 'options' | 'numbers'>,
): boolean => {
  if (cancelled) return false;
  const rolled = dice.filter(face => face === 'manoeuvre' || face === 'both').length;
  return (options.partingKnockdown === 'rolled' ? rolled : symbols) >= numbers.symbols.partingKnockDown.value;
};

/**
 * A Parting Blow against a model that is still in its hex, before it leaves, for 0 AP (JHX-PARTING-005,
 * JHX-PARTING-017, JHX-PARTING-007, JHX-PARTING-016). It is a melee attack like others, usually outside the striker's
 * activation, and the striker gets the kill (JHX-PARTING-019).
 */
function* strike(turn: Turn<Jhx>, striker: Model, mover: ModelId, weapon: string): Rule {
  for (const key of partingLimit(turn, striker)) turn.once(key);
  const attack = yield* carryOut(turn, { attacker: striker.id, target: mover, weapon, kind: 'parting-blow', ap: 0 });
  if (!onBoard(turn.state, mover) || !knocksDown(attack, tableOf(turn))) return;
  inflict(turn, { condition: 'knock-down', on: mover, by: striker.id });
}

const leavingOf = ({ of, move }: Moment): Leaving | undefined =>
  move?.motion && { mover: of, to: move.to, motion: move.motion };

/** Heroes and Summoned models may strike, in the order that their player picks (JHX-PARTING-002, JHX-PARTING-018). */
const partingBlow: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'parting-blow',
  rule: 'JHX-PARTING-001',
  window: windows['leaving-reach'],
  offers: (turn, moment) => {
    const leaving = leavingOf(moment);
    if (!leaving) return [];
    return strikersAt(turn, leaving).flatMap(striker => {
      const by = striker.player;
      if (by === null) return [];
      return strikingWeapons(tableOf(turn), striker, moment.of).map(weapon => ({
        by,
        source: striker.id,
        with: weapon,
      }));
    });
  },
  *use(turn, { of }, offer) {
    const striker = onBoard(turn.state, offer.source);
    if (striker && typeof offer.with === 'string') yield* strike(turn, striker, of, offer.with);
  },
});

/** The abilities of the rulebook in the window `leaving-reach`. */
export const partingBlowAbilities: readonly Ability<Jhx>[] = [partingBlow];

/** Monsters always strike (JHX-MONSTER-042), and after all others; several in the active player's order (JHX-PARTING-018), in the Communion Phase in that of the mover's owner (JHX-ROUND-008). */
function* monstersStrike(turn: Turn<Jhx>, leaving: Leaving, over: () => boolean): Rule {
  while (!over()) {
    const monsters = turn.derive(() => strikersAt(turn, leaving).filter(({ player }) => player === null));
    if (monsters.length === 0) return;
    const by = orderingPlayer(turn.state, [playerOf(turn.state, leaving.mover)]);
    const options = monsters.map(({ id }) => id);
    const about = { partingBlow: leaving.mover };
    const next = yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'JHX-ORDER-004', options, about });
    const monster = modelOf(turn.state, next);
    const [weapon] = strikingWeapons(tableOf(turn), monster, leaving.mover);
    if (weapon !== undefined) yield* strike(turn, monster, leaving.mover, weapon);
  }
}

/**
 * Before a step that would leave enemies' reach, or an Effigy Recall, each of them may deal a Parting Blow (JHX-PARTING-001,
 * JHX-PARTING-005, JHX-INTERRUPT-012), Monsters always do (JHX-PARTING-002), and a Monster that hunts suffers them too
 * (JHX-PARTING-020). Call this before every step that a model makes by itself, also if no enemy is near; Push, Place and
 * Throw provoke none (JHX-MAN-022). As soon as the mover is dead or knocked down the remaining blows are dropped
 * (JHX-PARTING-018) and its move is over (JHX-PARTING-013); a Steady one goes on (JHX-PARTING-015). A mover that an Interrupt has put
 * elsewhere takes no step, so that it leaves nobody there (JHX-ORDER-006).
 *
 * @param to the next hex
 */
export function* offerPartingBlows(turn: Turn<Jhx>, mover: ModelId, to: Place, motion: Motion): Rule {
  const leaving = { mover, to, motion };
  const from = onBoard(turn.state, mover)?.at;
  if (from === undefined || !turn.derive(() => leavesReach(tableOf(turn), leaving))) return;
  const over = (): boolean => {
    const at = onBoard(turn.state, mover)?.at;
    return at === undefined || suffers(turn.state, mover, 'knock-down') || (at !== from && motion !== 'recall');
  };
  yield* openAt(turn, 'leaving-reach', { of: mover, move: { from, to, motion } }, over);
  yield* monstersStrike(turn, leaving, over);
}
