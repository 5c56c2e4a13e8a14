import type { Refusal } from '@rulewright/core';
import { thingNamed, thingOf } from '../../battlefield/things.js';
import { whyNotPastMelee } from '../../melee/shooting.js';
import { isStealthyTo } from '../../sight/stealth.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Ranged } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { controllerOf, isPrey } from '../sides.js';

const friendly = {
  single: 'SFI-ATTACK-007',
  beam: 'SFI-BEAM-006',
  area: 'SFI-AREA-005',
} as const;

/**
 * The rule that spares a model from the attacks of another, wherever the two stand: nobody attacks itself, manifestations or neutral
 * scenario elements, and only beams and areas meet friendly models.
 */
const whySpared = (table: Table, attacker: ModelId, { shape }: Ranged, target: ModelId): Refusal | undefined => {
  const refuse = (code: string, rule: Refusal['rule']): Refusal => ({
    code,
    ...(rule ? { rule } : {}),
    path: 'target',
  });
  const kind = thingNamed(table, target)?.kind;
  if (kind === undefined) return refuse('not-on-the-table', 'SFI-ATTACK-016');
  if (target === attacker) return refuse('itself', 'SFI-ATTACK-007');
  if (kind === 'manifestation') return refuse('manifestation', 'SFI-MANIFEST-003');
  const player = controllerOf(table, attacker);
  if (kind === 'element') {
    // A scenario element is no player, and only players treat PREY as enemies (SFI-SCENARIO-002).
    return isPrey(table, target) && player !== null ? undefined : refuse('no-prey', 'SFI-SCENARIO-004');
  }
  if (player === null || controllerOf(table, target) !== player) return;
  const spares = shape === 'single' || !table.options['attack.friendlyFireBeamArea'];
  return spares ? refuse('friendly', friendly[shape]) : undefined;
};

/** The rule that keeps a model from targeting another that is in its range: its kind and side, melee, and Stealth. */
export const whyNotTargetable = (
  table: Table,
  attacker: ModelId,
  weapon: Ranged,
  target: ModelId,
): Refusal | undefined => {
  const spared = whySpared(table, attacker, weapon, target) ?? whyNotPastMelee(table, attacker, weapon, target);
  if (spared) return spared;
  const { type, shape } = weapon;
  const [from, to] = [thingOf(table, attacker), thingOf(table, target)];
  return isStealthyTo(table, from, to, { from: attacker, type, shape })
    ? { code: 'stealth', rule: 'SFI-PASSIVE-042', path: 'target' }
    : undefined;
};
