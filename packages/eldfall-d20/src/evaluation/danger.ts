import type { PlayerId } from '@rulewright/core';
import { distance, inches } from '@rulewright/core/inches';
import { reachOf } from '../attacks/range.js';
import { weaponOf } from '../attacks/weapon.js';
import { hitboxOf, radiusOf } from '../battlefield/hitbox.js';
import { isClear } from '../battlefield/sight.js';
import { isStanding } from '../match/lookups.js';
import { mostOf } from '../movement/speed.js';
import { currentOf } from '../profiles/current.js';
import type { Model, Table } from '../vocabulary/index.js';
import { type AttackChoice, forceAt, plainAttacks } from './blows.js';
import type { Position } from './goals.js';

/** The inches that an Attack without a limit reaches, such as a spray. */
const UNLIMITED = 8;

/** The part that counts of the danger to a model that is hidden from the Hostile by scenery. */
const HIDDEN = 0.3;

/** An Attack of a Hostile, and the distance that it reaches. */
interface Threat {
  readonly choice: AttackChoice;
  readonly reach: number;
}

const threatsOf = (table: Table, hostile: Model): readonly Threat[] =>
  plainAttacks(table, hostile).map(choice => {
    const reach = reachOf(table, hostile, weaponOf(table, hostile, choice.means))?.at(-1)?.to ?? UNLIMITED;
    return { choice, reach: inches(reach) };
  });

/** True for a Hostile whose card lets it run. */
const mayRun = ({ pack }: Table, { profile }: Model): boolean =>
  pack.behaviours[pack.profiles[profile]?.behaviour ?? '']?.movement.some(({ does }) => does.do === 'run-over') ===
  true;

/** The Attacks that a Hostile can make in its turn on a model that it has to come nearer to by a distance: it runs, and walks before each Attack. */
const attacksAt = (table: Table, hostile: Model, missing: number): number => {
  const walk = Math.max(1, mostOf(table, hostile, { kind: 'walk', skills: [] }));
  const before = Math.max(0, Math.ceil((missing - walk) / (mayRun(table, hostile) ? 2 * walk : walk)));
  return Math.max(0, currentOf(table, hostile, 'STA') - before);
};

/** The Recruitment Points that a Hostile may take from a model in one turn. */
const lossTo = (position: Position, hostile: Model, threats: readonly Threat[], model: Model): number => {
  const { table } = position;
  const away = distance(hostile.at, model.at) - radiusOf(table, hostile) - radiusOf(table, model);
  const losses = threats.map(({ choice, reach }) => {
    const attacks = attacksAt(table, hostile, away - reach);
    return attacks === 0 ? 0 : attacks * forceAt(position, hostile, choice, { model: model.id });
  });
  const clear = isClear(table, hitboxOf(table, hostile), hitboxOf(table, model), [hostile.id, model.id]);
  return Math.max(0, ...losses) * (clear ? 1 : HIDDEN);
};

/** The Recruitment Points that the Hostiles may take from a player in their next turn, each from the model that it harms most. */
export const dangerOf = (position: Position, player: PlayerId): number => {
  const { table } = position;
  const standing = table.state.models.filter(isStanding);
  const own = standing.filter(one => one.player === player);
  return standing
    .filter(one => one.player === null)
    .reduce((sum, hostile) => {
      const threats = threatsOf(table, hostile);
      return sum + Math.max(0, ...own.map(model => lossTo(position, hostile, threats, model)));
    }, 0);
};
