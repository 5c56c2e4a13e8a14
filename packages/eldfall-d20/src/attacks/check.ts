import type { Turn } from '@rulewright/core';
import { seesFrom } from '../battlefield/sight.js';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Attack, Eld, Table } from '../vocabulary/index.js';
import { targetOf, targetStanding } from './facts.js';
import { whyStrikeFails } from './requirements.js';

const targetsOf = (table: Table, { pools }: Attack): readonly string[] => [
  ...new Set(pools.flatMap(({ aim }) => targetOf(aim) ?? []).filter(id => modelNamed(table.state, id))),
];

/**
 * Notes an attack for Schemes: its targets (none for an attack at the ground), and whether one of them does not see the
 * attacker (ELD-SCHEME-015).
 */
const noteAttack = (turn: Turn<Eld>, attack: Attack): void => {
  const table = tableOf(turn);
  const on = targetsOf(table, attack);
  const { stage } = turn.state;
  const isBlind = (id: string): boolean =>
    !seesFrom(table, targetStanding(table, attack, id), attack.attacker, attack.from);
  // A Trample is a Hit of a Run and no Attack, and it meets friends too.
  const unseen = attack.by !== 'trample' && on.some(isBlind);
  const deed = {
    deed: 'attack',
    by: attack.attacker,
    on,
    unseen,
    ...(attack.by === null ? {} : { extra: true as const }),
    turn: stage.name === 'turn' ? stage.active : null,
  } as const;
  turn.emit({ type: 'DeedNoted', deed }, 'ELD-ACTION-026');
};

/**
 * Checks the requirements of an attack, strike by strike. A strike that does not meet them fails: it has no dice, its
 * costs stay paid, and the other strikes go on (ELD-STRIKE-009).
 */
export const checkAttack = (turn: Turn<Eld>, attack: Attack): void => {
  noteAttack(turn, attack);
  const table = tableOf(turn);
  for (const pool of attack.pools) {
    // A whole attack fails at a point that the movement never reached.
    const unreached = attack.failed && { ...attack.failed, rule: 'ELD-REACT-010' as const };
    const refusal = unreached ?? whyStrikeFails(table, attack, pool.aim);
    if (!refusal) continue;
    pool.failed = refusal;
    const { code, rule } = refusal;
    turn.emit({ type: 'RequirementFailed', model: attack.attacker, code, target: targetOf(pool.aim) }, [
      'ELD-ACT-020',
      rule,
    ]);
  }
};
