import { isPreyThatAttacks } from '../battlefield/prey.js';
import { totalOf } from '../match/by-colour.js';
import { countsIn } from '../unit-cards/effects/against.js';
import { contributionOf, type InForce, inForce, inForceOnPrey } from '../unit-cards/effects/in-force.js';
import { afterStacking, type Contribution } from '../unit-cards/effects/stacking.js';
import type { Change } from '../vocabulary/index.js';
import type { Contributions, DiceChange } from './contributions.js';
import type { Facing, RollSide } from './sides.js';
import { situationOf, situationOfPrey } from './situation.js';

/** A change that counts in rolls. */
type RollChange = Extract<Change, { readonly op: 'modify' | 'dice' | 'infuse' }>;
type Role = 'attacker' | 'defender';

interface InRoll extends InForce {
  readonly change: RollChange;
}

const isInRoll = (one: InForce): one is InRoll => ['modify', 'dice', 'infuse'].includes(one.change.op);

/** The changes that count in a roll for the side with a role. */
const changesOf = ({ table, roll, roller, target }: Facing, role: Role): readonly InRoll[] => {
  const [own, foe]: readonly (RollSide | null)[] = role === 'attacker' ? [roller, target] : [target, roller];
  if (!own) return [];
  const [opponent, attack] = [foe?.thing.id ?? null, roll.ofAttack ? roll.type : undefined];
  const { unit, model, thing } = own;
  const isModel = unit !== null && model !== null;
  if (!isModel && !isPreyThatAttacks(table, thing.id)) return [];
  const now = isModel ? situationOf(table, model, opponent, attack) : situationOfPrey(thing.id, opponent, attack);
  const all = isModel ? inForce(table, unit, model) : inForceOnPrey(table, thing);
  return all
    .filter(isInRoll)
    .filter(({ change, attackOn }) => (change.role ?? 'attacker') === role && countsIn(table, change, now, attackOn));
};

/** Changes that count when a model is attacked count in no other roll (SFI-DAMAGE-010). */
const rolesIn = ({ roll }: Facing): readonly Role[] => (roll.ofAttack ? ['attacker', 'defender'] : ['attacker']);

/** Flat modifiers of abilities for the side with a role. */
export const modifiersOfAbilities = (facing: Facing, role: Role): readonly Contribution[] =>
  rolesIn(facing).includes(role)
    ? changesOf(facing, role).flatMap(one =>
        one.change.op === 'modify' && one.change.what === facing.roll.what ? [contributionOf(one, one.change)] : [],
      )
    : [];

/** Dice that abilities add and take away: of effects with one name the best for the side with the role counts (SFI-STACK-001). */
const diceOfAbilities = (facing: Facing, role: Role): readonly DiceChange[] => {
  const changes = changesOf(facing, role).flatMap(({ change, name, source, rule, player }) => {
    if (change.op !== 'dice' || change.roll !== facing.roll.what) return [];
    const { add = {}, less = 0 } = change;
    return [{ name, source, rule, by: totalOf(add) - less, dice: { add, less, by: player ?? facing.roll.active } }];
  });
  const counted = afterStacking(changes, role === 'attacker' ? 'more' : 'less', facing.table.options);
  return changes.flatMap(({ dice, rule, name }, at) =>
    counted[at]?.rejected ? [] : [{ ...dice, rule, source: name }],
  );
};

/** Dice and infusions that abilities give to a roll. */
export const contributionsOfAbilities = (facing: Facing): Partial<Contributions> => ({
  dice: rolesIn(facing).flatMap(role => diceOfAbilities(facing, role)),
  infusions: rolesIn(facing).flatMap(role =>
    changesOf(facing, role).flatMap(({ change, name, rule }) =>
      change.op === 'infuse' && change.roll === facing.roll.what ? [{ colour: change.colour, rule, source: name }] : [],
    ),
  ),
});
