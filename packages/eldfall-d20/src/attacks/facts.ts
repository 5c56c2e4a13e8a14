import { standingOf } from '../battlefield/hitbox.js';
import { modelOf, roleOf } from '../match/lookups.js';
import { standingAt } from '../routes/points.js';
import type { DeclaredAttack, RoutePoint } from '../vocabulary/declared.js';
import type { Aim, Attack, AttackFacts, ModelId, Pool, Standing, Table } from '../vocabulary/index.js';
import { weaponOf } from './weapon.js';

/** The facts that a rule must give about an attack; all others follow from them. */
export interface Attacking {
  readonly attacker: ModelId;
  readonly declared: DeclaredAttack;
  /** The point of the route at which a reacting model attacks; null for the final position (ELD-RANGED-008, ELD-LOS-011). */
  readonly at?: RoutePoint | null;
  readonly opportunity?: boolean;
  readonly by?: string;
}

/**
 * The activated model as it stands at the moment of an attack; outside a sequence, the attacker as it stands now. An
 * Attack of Opportunity meets it before its movement ends, and so before a change of stance at the end (ELD-REACT-009).
 */
const activatedAt = (table: Table, attacker: Standing, at: RoutePoint | null, opportunity: boolean): Standing => {
  const { sequence } = table.state;
  if (!sequence) return attacker;
  if (at === null) return standingOf(modelOf(table.state, sequence.model));
  const standing = standingAt(sequence, at);
  const stance = sequence.movement?.stance;
  return opportunity && stance?.when === 'after' ? { ...standing, later: stance } : standing;
};

/**
 * The facts of an attack (ELD-ACT-016). Every modifier of an Attack of Opportunity is measured at its point of the path
 * (ELD-REACT-014).
 */
export const attackFacts = (
  table: Table,
  { attacker, declared, at = null, opportunity = false, by }: Attacking,
): AttackFacts => {
  const model = modelOf(table.state, attacker);
  const from = standingOf(model);
  return {
    attacker,
    player: model.player,
    role: roleOf(table.state, model),
    declared,
    weapon: weaponOf(table, model, declared.means),
    kind: declared.kind,
    from,
    activated: activatedAt(table, from, at, opportunity),
    opportunity,
    by: by ?? null,
  };
};

/** A target as it stands at the moment of an attack: the activated model at the point of its route, all others where they are. */
export const targetStanding = (table: Table, { activated }: AttackFacts, target: ModelId): Standing =>
  target === activated.model ? activated : standingOf(modelOf(table.state, target));

/** The model or structure that an aim names; null for a spot. */
export const targetOf = (aim: Aim): string | null => ('model' in aim ? aim.model : 'thing' in aim ? aim.thing : null);

/** True for an Attack with a strike at a model. */
export const isAimedAt = ({ aims }: DeclaredAttack, model: ModelId): boolean =>
  aims.some(aim => 'model' in aim && aim.model === model);

/** An attack before its first stage, with its dice: strikes at one target are one pool, and each template has its own (ELD-STRIKE-006). */
export const newAttack = (facts: AttackFacts, pools: readonly Pool[]): Attack => ({
  ...facts,
  failed: null,
  pools: [...pools],
});

/** A pool before its first stage. */
export const newPool = (aim: Aim, strikes: number): Pool => ({
  aim,
  strikes,
  automatic: [],
  failed: null,
  attribute: null,
  dice: [],
  versus: [],
});
