import { minus, plus } from '../../hero-cards/attributes/attribute.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { ModelId } from '../../vocabulary/index.js';
import { areFriends, type Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import type { Line } from '../contributions/line.js';
import { areInMelee, engagersOf } from '../engagement/engagement.js';
import { engagementNow } from '../engagement/now.js';
import { isAiming } from './aiming.js';

/** Where an attack takes place: the two pieces and whether they are neighbours. */
interface Place {
  readonly table: Table;
  readonly attack: AttackFacts;
  readonly attacker: Piece;
  readonly target: Piece;
  readonly adjacent: boolean;
  readonly effigy: boolean;
  readonly melee: boolean;
  /** Ranged or magic at a neighbour, with Point Blank (JHX-ABILITY-042). */
  readonly pointBlank: boolean;
}

const placeOf = (table: Table, attack: AttackFacts): Place | undefined => {
  const attacker = pieceOf(table, attack.attacker);
  const target = pieceOf(table, attack.target);
  if (!attacker || !target) return undefined;
  const adjacent = fieldOf(table).ground.within(table.numbers.distances.pointBlank.value, attacker, target);
  const melee = attack.type === 'MEL';
  const model = modelOf(table.state, attack.attacker);
  const pointBlank = !melee && adjacent && hasCommon(table, model, 'point-blank');
  const effigy = effigyOwner(table.state, attack.target) !== undefined;
  return { table, attack, attacker, target, adjacent, effigy, melee, pointBlank };
};

const why = (rejected: string | false): { readonly rejected?: string } => (rejected === false ? {} : { rejected });

/** Dice by the cause of the attack: a Charge, a Parting Blow, an ability. */
const byCause = ({ table, attack: { kind, extraDice }, effigy }: Place): readonly Line[] => {
  const { charge, partingBlow } = table.numbers.attackDice;
  const lines: Line[] = [];
  if (kind === 'charge') lines.push(plus(charge, 'charge'));
  if (kind === 'parting-blow') lines.push(plus(partingBlow, 'parting blow'));
  const rule = extraDice > 0 ? 'JHX-ATTACK-023' : 'JHX-ATTACK-027';
  // JHX-EFFIGY-015
  if (extraDice !== 0)
    lines.push({ by: extraDice, rule, source: 'ability', ...why(effigy && extraDice > 0 && 'effigy') });
  return lines;
};

/** Models of a unit count for both of these only in cohesion (JHX-UNIT-022). */
const acts = (table: Table, id: ModelId): boolean => inCohesion(table, modelOf(table.state, id));

/**
 * Ganging Up: +1 die in melee for each other friendly model engaging the target (JHX-ATTACK-022), with reach 1 outside its
 * own activation (JHX-ATTACK-007); not at an Effigy (JHX-EFFIGY-016).
 */
const gangingUp = ({ table, attacker, target, melee, effigy }: Place): readonly Line[] =>
  melee
    ? engagersOf(fieldOf(table), target, engagementNow(table))
        .filter(friend => friend.id !== attacker.id && areFriends(friend, attacker))
        .map(({ id }) => {
          const rejected = effigy ? 'effigy' : !acts(table, id) && 'no-cohesion';
          return { ...plus(table.numbers.attackDice.gangingUp, id), ...why(rejected) };
        })
    : [];

/** +1 die for ranged attacks of a model that aimed (JHX-ATTACK-029). */
const aiming = ({ table, attack: { attacker, type } }: Place): readonly Line[] =>
  type === 'RNG' && isAiming(table.state, attacker) ? [plus(table.numbers.attackDice.aiming, 'aiming')] : [];

/**
 * Distracted: -1 die in melee for each enemy engaging the attacker, the target excepted (JHX-ATTACK-024); at range only with Point Blank
 * (JHX-ATTACK-025); a Monster never is (JHX-MONSTER-051).
 */
const distracted = ({ table, attacker, target, melee, pointBlank }: Place): readonly Line[] =>
  melee || pointBlank
    ? engagersOf(fieldOf(table), attacker, engagementNow(table))
        .filter(({ id }) => id !== target.id)
        .map(({ id }) => ({
          ...minus(table.numbers.attackDice.distracted, id),
          ...(melee ? {} : ({ rule: 'JHX-ABILITY-043' } as const)),
          ...why(attacker.kind === 'monster' ? 'monster' : !acts(table, id) && 'no-cohesion'),
        }))
    : [];

/**
 * Firing Into Melee: a ranged or magic attack loses 1 die for each other model that engages the target or is engaged by
 * it (JHX-ATTACK-033; a knocked down model is only engaged, JHX-COND-033), one die even if both hold. An Effigy that
 * the target engages counts, too, unless the option `effigyCountsForFiringIntoMelee` is off (JHX-ATTACK-034). Not at an
 * Effigy (JHX-EFFIGY-016), not point blank (JHX-ABILITY-044).
 */
const firingIntoMelee = ({ table, attack, attacker, target, melee, effigy, pointBlank }: Place): readonly Line[] => {
  if (melee) return [];
  const intoMelee = attack.type === 'MAG' ? 'magicIntoMelee' : 'firingIntoMelee';
  const field = fieldOf(table);
  const context = engagementNow(table);
  const rejected = effigy ? 'effigy' : pointBlank && 'point-blank';
  return field.pieces
    .filter(other => other.id !== attacker.id && other.id !== target.id && areInMelee(field, target, other, context))
    .map(({ id, kind }) => {
      const ruledOut = kind === 'effigy' && !table.options.effigyCountsForFiringIntoMelee;
      const ofEffigy = kind === 'effigy' ? ({ rule: 'JHX-ATTACK-035' } as const) : {};
      const line = { ...minus(table.numbers.attackDice[intoMelee], id), ...ofEffigy };
      return { ...line, ...why(ruledOut ? 'option' : rejected) };
    });
};

const coverFor = {
  hard: { MEL: 'meleeCover', RNG: 'rangedCover', MAG: 'magicCover' },
  soft: { MEL: 'softMeleeCover', RNG: 'softRangedCover', MAG: 'softMagicCover' },
} as const;

/** Cover takes dice from attacks of every type (JHX-ATTACK-026, JHX-COVER-006, JHX-COVER-007); soft cover may take none. */
const cover = ({ table, attack: { type }, attacker, target }: Place): readonly Line[] => {
  const found = fieldOf(table).coverFrom(attacker, target);
  if (!found) return [];
  const dice = table.numbers.attackDice[coverFor[found.grade][type]];
  return dice.value === 0 ? [] : [minus(dice, found.feature)];
};

/**
 * The dice that the situation gives to a pool or takes from it, apart from abilities. Against an Effigy, too, lost dice
 * count (JHX-EFFIGY-017).
 */
export const situationDice = (table: Table, attack: AttackFacts): readonly Line[] => {
  const place = placeOf(table, attack);
  if (!place) return [];
  return [byCause, gangingUp, aiming, distracted, firingIntoMelee, cover].flatMap(part => part(place));
};
