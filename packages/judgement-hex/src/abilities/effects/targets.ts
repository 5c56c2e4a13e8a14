import type { Cell } from '@rulewright/core/hex';
import { areWithin } from '../../ground/models/battlefield.js';
import { areEnemies, areFriends, modelHeights, type Piece } from '../../ground/models/piece.js';
import { sees } from '../../ground/sight/sight.js';
import { isHiddenFrom } from '../../ground/sight/stealth.js';
import { everyCommon, isOfType } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { dreads } from '../../special-rules/conditions/bars.js';
import type { Target } from '../../vocabulary/ability.js';
import type { Icon, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** Kinds that an ability which names none can be used on: an Effigy only where it says so (JHX-EFFIGY-010). */
const anyKind: NonNullable<Target['kinds']> = ['hero', 'summoned', 'monster'];

const isOnSide = (self: Piece, other: Piece, side: Target['side']): boolean =>
  side === 'any' || (side === 'friend' ? areFriends(self, other) : areEnemies(self, other));

/** A model that the ability may not be used on for what it is: a type that it excludes, or Animosity (JHX-ABILITY-002). */
const isExcluded = (table: Table, self: Piece, owner: Model | undefined, other: Piece, target: Target): boolean => {
  const model = table.state.models.find(({ id }) => id === other.id);
  const { not = [], suffering } = target;
  if (not.some(type => (type === 'self' ? other.id === self.id : model && isOfType(table, model, type)))) return true;
  if (suffering !== undefined && !suffers(table.state, other.id, suffering)) return true;
  if (!owner || !model || !areFriends(self, other)) return false;
  return everyCommon(table, owner, 'animosity').some(({ against }) => isOfType(table, model, against));
};

/** Whether an ability cannot be aimed at a model: out of sight (JHX-LOS-003), hidden (JHX-ABILITY-080), dreaded (JHX-COND-045). */
const isOutOfReach = (table: Table, self: Piece, other: Piece, { unseen, every }: Target): boolean => {
  if (self.id === other.id) return false;
  const field = fieldOf(table);
  if (!unseen && !sees(field, self, other, sightRulings(table))) return true;
  // What happens to everybody around without looking at them targets nobody.
  if (unseen && every) return false;
  if (isHiddenFrom(field, self, other)) return true;
  return table.state.models.some(({ id }) => id === self.id) && dreads(table, self.id, other.id);
};

const aimedFrom = (table: Table, self: Piece, owner: Model | undefined, target: Target): readonly ModelId[] => {
  const { side, within, kinds = anyKind } = target;
  const { ground, pieces } = fieldOf(table);
  return pieces
    .filter(
      piece =>
        kinds.some(kind => kind === piece.kind) &&
        isOnSide(self, piece, side) &&
        (within === undefined || areWithin(ground.board, within, self.cells, piece.cells)) &&
        !isExcluded(table, self, owner, piece, target) &&
        !isOutOfReach(table, self, piece, target),
    )
    .map(({ id }) => id);
};

/**
 * The models that an ability of a model on the board may be used on now, in the order of the battlefield: of the side, the
 * kinds and within the hexes of the card (JHX-DEF-002, JHX-GEN-002), in sight (JHX-DEF-004, JHX-LOS-003) unless it needs
 * none, not hidden by Stealth (JHX-ABILITY-080), no friend that Animosity excludes (JHX-ABILITY-002), not who frightened the
 * model (JHX-COND-045). A model is its own friend, and always sees itself. Effigies by their ids.
 */
export const targetsOf = (table: Table, self: ModelId, target: Target): readonly ModelId[] => {
  const piece = pieceOf(table, self);
  const owner = table.state.models.find(({ id }) => id === self);
  return piece ? aimedFrom(table, piece, owner, target) : [];
};

/**
 * The models that an ability of an Icon may be used on, or one of a model that has just died (JHX-DEATH-003): counted from
 * its hex, seen from there (JHX-TOKEN-006).
 */
export const targetsFrom = (
  table: Table,
  { id, at, player }: Pick<Icon, 'id' | 'at' | 'player'>,
  target: Target,
): readonly ModelId[] => {
  const cells: readonly Cell[] = [at];
  return aimedFrom(
    table,
    { id, kind: 'hero', player, cells, height: modelHeights.soul, meleeReach: 0, traits: [] },
    undefined,
    target,
  );
};
