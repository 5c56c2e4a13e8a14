import type { PlayerId } from '@rulewright/core';
import { mm } from '@rulewright/core/inches';
import { isPreyThatAttacks } from '../battlefield/prey.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import { levelOf } from '../unit-cards/passives/passives.js';
import type { RerollSource } from '../vocabulary/roll.js';
import {
  type AttackType,
  otherTerrainKeywords,
  type PassiveWithXId,
  passivesWithX,
  plainPassives,
} from '../vocabulary/words.js';
import { type Contributions, combined } from './contributions.js';
import { type Facing, sideHas, sideSuffers } from './sides.js';

type Part = Partial<Contributions>;

const reroll = (source: Omit<RerollSource, 'by'>, by: PlayerId | null | undefined): Part =>
  by == null || source.dice === 0 ? {} : { rerolls: [{ ...source, by }] };

/** An attacker of a hexed unit may re-roll one die. */
const hexed = ({ table, roll: { ofAttack }, roller, target }: Facing): Part => {
  const { value: dice, rule } = table.numbers.conditions.hexedDice;
  return ofAttack && sideSuffers(target, 'hexed') ? reroll({ dice, rule, source: 'hexed' }, roller?.player) : {};
};

/** The player of the unit that a shocked unit rolls against may make it re-roll one die. */
const shocked = ({ table, roller, target }: Facing): Part => {
  const { value: dice, rule } = table.numbers.conditions.shockedDice;
  return sideSuffers(roller, 'shocked') ? reroll({ dice, rule, source: 'shocked' }, target.player) : {};
};

/** The attack types in whose hit rolls a passive re-rolls blanks. */
const accurate: readonly { readonly id: PassiveWithXId; readonly types: readonly AttackType[] }[] = [
  { id: 'accurate-strike', types: ['melee'] },
  { id: 'accurate-shot', types: ['ranged', 'arcane'] },
];

const accurateRolls = ({ table, roll: { what, type }, roller }: Facing): Part => {
  const model = roller?.model;
  if (!model || what !== 'hit') return {};
  return combined(
    accurate.map(({ id, types }) =>
      types.includes(type)
        ? reroll(
            { dice: levelOf(table, model, id).total, blanks: true, rule: passivesWithX[id], source: id },
            roller.player,
          )
        : {},
    ),
  );
};

/** Terrain that is hard to see lends Elusive: several pieces, and the unit's own, count once (SFI-TKEY-013, SFI-TERRAIN-013). */
const elusive = ({ table, roll: { what }, roller, target, terrain }: Facing): Part => {
  if (what !== 'hit' || !target.model || !roller || roller.player === target.player) return {};
  // PREY is an enemy of both players; any other scenario element is an enemy of none (SFI-SCENARIO-002).
  if (roller.player === null && !isPreyThatAttacks(table, roller.thing.id)) return {};
  const { value: by, rule } = table.numbers.terrain.hardToSee;
  const lent = terrain.flatMap(({ piece, keyword }): readonly Contribution[] =>
    keyword.id === 'hard-to-see' ? [{ name: piece, source: piece, rule, by }] : [],
  );
  const dice = levelOf(table, target.model, 'elusive', lent).total;
  return reroll({ dice, forced: true, rule: passivesWithX.elusive, source: 'elusive' }, target.player);
};

const hardToHit = ({ table, roll: { what }, target }: Facing): Part =>
  what === 'hit' && sideHas(table, target, 'hard-to-hit')
    ? { drops: [{ rule: plainPassives['hard-to-hit'], source: 'hard-to-hit' }] }
    : {};

/**
 * The re-rolls of damage rolls of attacks against a model in a fortified or a vulnerable position: each keyword counts
 * once (SFI-STACK-002).
 */
const positions = ({ roll: { what, ofAttack }, roller, target, terrain }: Facing): Part => {
  if (what !== 'damage' || !ofAttack) return {};
  return combined(
    (['fortified-position', 'vulnerable-position'] as const).map(id => {
      const levels = terrain.flatMap(({ keyword }) => (keyword.id === id ? [keyword.x] : []));
      const by = id === 'fortified-position' ? target.player : roller?.player;
      return reroll({ dice: Math.max(0, ...levels), rule: otherTerrainKeywords[id], source: id }, by);
    }),
  );
};

const contributors = [hexed, shocked, accurateRolls, elusive, hardToHit, positions];

/** The re-rolls and dropped dice by conditions, common passives and terrain. */
export const standingContributions = (facing: Facing): Contributions =>
  combined(contributors.map(contribute => contribute(facing)));

/** Giant slayers do more damage to models with large bases. */
export const modifiersOfPassives = ({ table, roll: { what }, roller, target }: Facing): readonly Contribution[] => {
  const { giantSlayer, giantBase } = table.numbers.passives;
  if (what !== 'damage' || !sideHas(table, roller, 'giant-slayer')) return [];
  if (2 * target.thing.base.radius < mm(giantBase.value)) return [];
  const { value: by, rule } = giantSlayer;
  return [{ name: 'giant-slayer', source: 'giant-slayer', rule, by }];
};

/** Flat modifiers of attacks against a unit that suffers conditions (SFI-DAMAGE-010). */
export const modifiersOfConditions = ({ table, roll, target }: Facing): readonly Contribution[] => {
  const { crippled, poisonedHit, poisonedDamage, shattered } = table.numbers.conditions;
  const all = [
    { condition: 'poisoned', what: 'hit', number: poisonedHit },
    { condition: 'poisoned', what: 'damage', number: poisonedDamage },
    { condition: 'crippled', what: 'hit', number: crippled },
    { condition: 'shattered', what: 'damage', number: shattered },
  ] as const;
  return all.flatMap(({ condition, what, number: { value: by, rule } }) =>
    roll.ofAttack && roll.what === what && sideSuffers(target, condition)
      ? [{ name: condition, source: condition, rule, by }]
      : [],
  );
};
