import { type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { editionOf } from '../match/table.js';
import { markDamage } from '../units/leaving/destroy.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Attack, HitTargets, Sfi, Targeted } from '../vocabulary/index.js';
import { decideHitAgain, decidingDamageAgain } from './decide-again.js';
import { declareTargets } from './declare.js';
import { isGoing, remainingTargets } from './going.js';
import { openFor } from './moments.js';
import { infuseHitRolls, makeDamageRolls, makeHitRolls } from './rolling.js';

type Side = 'first' | 'second';

const isMissed = ({ hit }: Targeted): boolean => !hit;
const isUnharmed = ({ damage }: Targeted): boolean => damage === 0;

/** Reactions of one side, to one target or to all remaining targets. */
const reactions = (window: WindowId, side: Side) => (turn: Turn<Sfi>, attack: Attack) =>
  openFor(turn, attack, remainingTargets(turn, attack), { window, side, kinds: 'reactions' });

/** Passive abilities of both sides, the defender's first. */
const passives = (window: WindowId) => (turn: Turn<Sfi>, attack: Attack) =>
  openFor(turn, attack, remainingTargets(turn, attack), { window, side: 'both', kinds: 'passives' });

/**
 * Effects of one side after a miss. Only those of the attacker can turn the miss into a hit, because the chart has a
 * jump at their step only.
 */
const missed = (turn: Turn<Sfi>, attack: Attack, side: Side): Rule =>
  openFor(
    turn,
    attack,
    remainingTargets(turn, attack).filter(isMissed),
    { window: 'missed', side },
    function* (targeted, moment) {
      yield* moment;
      if (side === 'first' && isGoing(turn, attack, targeted)) decideHitAgain(turn, attack, targeted);
    },
  );

const leaveMissed = (turn: Turn<Sfi>, attack: Attack): void => {
  for (const targeted of remainingTargets(turn, attack).filter(isMissed)) targeted.over = true;
};

/** The moments after a hit, once for each model that is hit: a model in the place of another has its own (SFI-UNIT-004). */
function* resolveHits(turn: Turn<Sfi>, attack: Attack): Rule {
  let targets = remainingTargets(turn, attack);
  while (targets.length > 0) {
    const models = targets.map(({ target }) => target);
    yield* perform(turn, editionOf(turn).procedures.attackHit, { attack, targets, models });
    targets = targets.filter((targeted, at) => targeted.target !== models[at] && isGoing(turn, attack, targeted));
  }
}

const unharmed = (turn: Turn<Sfi>, attack: Attack, side: Side): Rule =>
  openFor(
    turn,
    attack,
    remainingTargets(turn, attack).filter(isUnharmed),
    { window: 'not-damaged', side },
    (targeted, moment) => decidingDamageAgain(turn, attack, targeted, moment),
  );

function* leaveUnharmed(turn: Turn<Sfi>, attack: Attack): Rule {
  yield* unharmed(turn, attack, 'second');
  for (const targeted of remainingTargets(turn, attack).filter(isUnharmed)) targeted.over = true;
}

/**
 * All damage of an attack is marked together (SFI-BEAM-011). Until now a doomed model was on the table and could act (SFI-ATTACK-035);
 * the next attack finds the table without it (SFI-ATTACK-040).
 */
function* mark(turn: Turn<Sfi>, attack: Attack): Rule {
  const all = remainingTargets(turn, attack).map(({ target, damage }) => ({ model: target, damage }));
  yield* markDamage(turn, { all, harm: 'rolled', by: attack.player, rule: 'SFI-ATTACK-034', attack });
}

/** Steps 4 to 22 of the attack chart (SFI-ATTACK-009). Every step is done for all targets before the next one (SFI-BEAM-011). */
export const attackProcedure: Procedure<Sfi, Attack> = procedure('attack', [
  step('SFI-ATTACK-016', '4 declare the target', declareTargets),
  step('SFI-ATTACK-018', '5 targeted: reactions of the defender', reactions('targeted', 'first')),
  step('SFI-ATTACK-019', '6 targeted: reactions of the attacker', reactions('targeted', 'second')),
  step('SFI-ATTACK-020', '7 targeted: passives', passives('targeted')),
  step('SFI-ATTACK-022', '8 infuse the hit roll', infuseHitRolls),
  step('SFI-ATTACK-023', '9 hit roll', makeHitRolls),
  step('SFI-ATTACK-024', '10 missed: the attacker', (turn, attack) => missed(turn, attack, 'first')),
  step('SFI-ATTACK-025', '11 missed: the defender', (turn, attack) => missed(turn, attack, 'second')),
  step('SFI-ATTACK-026', '12 after a miss', leaveMissed),
  step('SFI-ATTACK-027', '13 to 15 hit', resolveHits),
  step('SFI-ATTACK-029', '16 damage roll', makeDamageRolls),
  step('SFI-ATTACK-030', '17 no damage: the attacker', (turn, attack) => unharmed(turn, attack, 'first')),
  step('SFI-ATTACK-031', '18 no damage: the defender', leaveUnharmed),
  step('SFI-ATTACK-032', '19 damaged: reactions of the defender', reactions('damaged', 'first')),
  step('SFI-ATTACK-032', '20 damaged: reactions of the attacker', reactions('damaged', 'second')),
  step('SFI-ATTACK-033', '21 damaged: passives', passives('damaged')),
  step('SFI-ATTACK-034', '22 mark the damage', mark),
]);

const ofHit =
  (chart: { readonly side: Side | 'both'; readonly kinds: 'reactions' | 'passives' }) =>
  (turn: Turn<Sfi>, { attack, targets, models }: HitTargets) =>
    openFor(
      turn,
      attack,
      targets.filter(({ target }, at) => target === models[at]),
      { window: 'hit', ...chart },
    );

/** Steps 13 to 15 of the attack chart. */
export const attackHitProcedure: Procedure<Sfi, HitTargets> = procedure('attack hit', [
  step('SFI-ATTACK-027', '13 hit: reactions of the defender', ofHit({ side: 'first', kinds: 'reactions' })),
  step('SFI-ATTACK-027', '14 hit: reactions of the attacker', ofHit({ side: 'second', kinds: 'reactions' })),
  step('SFI-ATTACK-028', '15 hit: passives', ofHit({ side: 'both', kinds: 'passives' })),
]);
