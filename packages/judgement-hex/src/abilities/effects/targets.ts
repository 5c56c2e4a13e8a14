import { everyCommon, isOfType } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { dreads } from '../../special-rules/conditions/bars.js';
import type { Target } from '../../vocabulary/ability.js';
import type { Icon, Model, ModelId } from '../../vocabulary/index.js';
import { areEnemies, areFriends, type Piece } from '../../vocabulary/piece.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The kinds of target of an ability that names none. An Effigy is a target only where the ability names it
 * (JHX-EFFIGY-010).
 */
const anyKind: NonNullable<Target['kinds']> = ['hero', 'summoned', 'monster'];

const isOnSide = (self: Piece, other: Piece, side: Target['side']): boolean =>
  side === 'any' || (side === 'friend' ? areFriends(self, other) : areEnemies(self, other));

/**
 * True for a model that an ability may not be used on: of a type that the ability excludes, or excluded by Animosity
 * (JHX-ABILITY-002).
 */
const isExcluded = (table: Table, self: Piece, owner: Model | undefined, other: Piece, target: Target): boolean => {
  const model = table.state.models.find(({ id }) => id === other.id);
  const { not = [], suffering } = target;
  if (not.some(type => (type === 'self' ? other.id === self.id : model && isOfType(table, model, type)))) return true;
  if (suffering !== undefined && !suffers(table.state, other.id, suffering)) return true;
  if (!owner || !model || !areFriends(self, other)) return false;
  return everyCommon(table, owner, 'animosity').some(({ against }) => isOfType(table, model, against));
};

/**
 * True if an ability cannot be aimed at a model: out of sight (JHX-LOS-003), hidden (JHX-ABILITY-080), or dreaded
 * (JHX-COND-045).
 */
const isOutOfReach = (table: Table, self: Piece, other: Piece, { unseen, every }: Target): boolean => {
  if (self.id === other.id) return false;
  const field = fieldOf(table);
  if (!unseen && !field.sees(self, other, sightRulings(table))) return true;
  // An ability that reaches every model around it without sight targets none of them.
  if (unseen && every) return false;
  if (field.isHiddenFrom(self, other)) return true;
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
        (within === undefined || ground.within(within, self, piece)) &&
        !isExcluded(table, self, owner, piece, target) &&
        !isOutOfReach(table, self, piece, target),
    )
    .map(({ id }) => id);
};

/**
 * The models that an ability of a model on the board may be used on now, in the order of the battlefield. They are of
 * the side and the kinds of the card, and within its hexes (JHX-DEF-002, JHX-GEN-002). They are in sight unless the
 * ability needs no sight (JHX-DEF-004, JHX-LOS-003), and not hidden by Stealth (JHX-ABILITY-080). Friends that
 * Animosity excludes (JHX-ABILITY-002) and a model that frightened this one (JHX-COND-045) are left out. A model is its
 * own friend, and always sees itself. Effigies are named by their ids.
 */
export const targetsOf = (table: Table, self: ModelId, target: Target): readonly ModelId[] => {
  const piece = pieceOf(table, self);
  const owner = table.state.models.find(({ id }) => id === self);
  return piece ? aimedFrom(table, piece, owner, target) : [];
};

/**
 * The models that an ability of an Icon, or of a model that has just died (JHX-DEATH-003), may be used on. Distances
 * and sight start from the hex of that Icon or model (JHX-TOKEN-006).
 */
export const targetsFrom = (
  table: Table,
  { id, player }: Pick<Icon, 'id' | 'player'>,
  from: Footing,
  target: Target,
): readonly ModelId[] => {
  return aimedFrom(
    table,
    { id, kind: 'hero', player, ...from, height: table.numbers.heights.soul.value, meleeReach: 0, traits: [] },
    undefined,
    target,
  );
};
