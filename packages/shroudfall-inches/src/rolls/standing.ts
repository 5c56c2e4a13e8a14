import type { PlayerId } from '@rulewright/core';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { Roll } from '../vocabulary/roll.js';
import type { PieceId } from '../vocabulary/table.js';
import {
  type AttackType,
  type ConditionId,
  otherTerrainKeywords,
  type PassiveWithXId,
  type PlainPassiveId,
  passivesWithX,
  plainPassives,
} from '../vocabulary/words.js';
import { type Contributions, type RerollSource, together } from './contributions.js';

/** The model that rolls or that is rolled against, as far as rolls ask. */
export interface RollSide {
  /** The player who controls the model; null for a scenario element. */
  readonly player: PlayerId | null;
  readonly conditions: readonly ConditionId[];
  /** The passives in force, after stacking: own, granted and lent by terrain. */
  readonly passives: readonly CommonPassive[];
  /** The diameter of the base in millimetres. */
  readonly base: number;
}

/** Both sides of a roll. */
export interface Sides {
  /** Null for rolls that nobody makes. */
  readonly roller: RollSide | null;
  readonly target: RollSide;
  /** The keywords of the terrain that the target benefits from, each with its piece. */
  readonly terrain: readonly { readonly piece: PieceId; readonly keyword: TerrainKeyword }[];
}

type Part = Partial<Contributions>;
type Contributor = (roll: Roll, sides: Sides) => Part;

const suffers = (side: RollSide | null, condition: ConditionId): boolean =>
  side?.conditions.includes(condition) === true;

const has = (side: RollSide | null, id: PlainPassiveId): boolean =>
  side?.passives.some(passive => passive.id === id) === true;

/** The X of a passive; 0 without it. */
const levelOf = (side: RollSide | null, id: PassiveWithXId): number =>
  Math.max(0, ...(side?.passives ?? []).flatMap(passive => (passive.id === id && 'x' in passive ? [passive.x] : [])));

/** Flat modifiers of attacks against a unit that suffers a condition (SFI-DAMAGE-010). */
const conditionModifiers = [
  { condition: 'poisoned', what: 'hit', amount: bookNumbers.conditions.poisonedHit },
  { condition: 'poisoned', what: 'damage', amount: bookNumbers.conditions.poisonedDamage },
  { condition: 'crippled', what: 'hit', amount: bookNumbers.conditions.crippled },
  { condition: 'shattered', what: 'damage', amount: bookNumbers.conditions.shattered },
] as const;

const conditionsOfTarget: Contributor = ({ what, ofAttack }, { target }) => ({
  modifiers: conditionModifiers.flatMap(({ condition, what: of, amount }) =>
    ofAttack && of === what && suffers(target, condition)
      ? [{ amount: amount.value, rule: amount.rule, source: condition }]
      : [],
  ),
});

const reroll = (source: Omit<RerollSource, 'by'>, by: PlayerId | null | undefined): Part =>
  by == null || source.dice === 0 ? {} : { rerolls: [{ ...source, by }] };

/** An attacker of a hexed unit may re-roll one die. */
const hexed: Contributor = ({ ofAttack }, { roller, target }) => {
  const { value: dice, rule } = bookNumbers.conditions.hexedDice;
  return ofAttack && suffers(target, 'hexed') ? reroll({ dice, rule, source: 'hexed' }, roller?.player) : {};
};

/** The player of the unit that a shocked unit rolls against may make it re-roll one die. */
const shocked: Contributor = (_, { roller, target }) => {
  const { value: dice, rule } = bookNumbers.conditions.shockedDice;
  return suffers(roller, 'shocked') ? reroll({ dice, rule, source: 'shocked' }, target.player) : {};
};

/** The attack types in whose hit rolls a passive re-rolls blanks. */
const accurate: readonly { readonly id: PassiveWithXId; readonly types: readonly AttackType[] }[] = [
  { id: 'accurate-strike', types: ['melee'] },
  { id: 'accurate-shot', types: ['ranged', 'arcane'] },
];

const accurateRolls: Contributor = ({ what, type }, { roller }) =>
  together(
    accurate.map(({ id, types }) =>
      what === 'hit' && types.includes(type)
        ? reroll({ dice: levelOf(roller, id), blanks: true, rule: passivesWithX[id], source: id }, roller?.player)
        : {},
    ),
  );

const elusive: Contributor = ({ what }, { roller, target }) =>
  what === 'hit' && roller !== null && roller.player !== target.player
    ? reroll(
        { dice: levelOf(target, 'elusive'), forced: true, rule: passivesWithX.elusive, source: 'elusive' },
        target.player,
      )
    : {};

const hardToHit: Contributor = ({ what }, { target }) =>
  what === 'hit' && has(target, 'hard-to-hit')
    ? { drops: [{ rule: plainPassives['hard-to-hit'], source: 'hard-to-hit' }] }
    : {};

const giantSlayer: Contributor = ({ what }, { roller, target }) => {
  const { giantSlayer: bonus, giantBase } = bookNumbers.passives;
  if (what !== 'damage' || !has(roller, 'giant-slayer') || target.base < giantBase.value) return {};
  const { value: amount, rule } = bonus;
  return { modifiers: [{ amount, rule, source: 'giant-slayer' }] };
};

/** The re-rolls of damage rolls of attacks against a model in a fortified or a vulnerable position. */
const positions: Contributor = ({ what, ofAttack }, { roller, target, terrain }) => {
  if (what !== 'damage' || !ofAttack) return {};
  return together(
    terrain.map(({ piece, keyword }) => {
      if (keyword.id !== 'fortified-position' && keyword.id !== 'vulnerable-position') return {};
      const { id, x } = keyword;
      const by = id === 'fortified-position' ? target.player : roller?.player;
      return reroll({ dice: x, rule: otherTerrainKeywords[id], source: `${id} ${piece}` }, by);
    }),
  );
};

const contributors: readonly Contributor[] = [
  conditionsOfTarget,
  hexed,
  shocked,
  accurateRolls,
  elusive,
  hardToHit,
  giantSlayer,
  positions,
];

/** The contributions of conditions, common passives and terrain to a roll. Abilities, and the penalty of melee, come on top. */
export const standingContributions = (roll: Roll, sides: Sides): Contributions =>
  together(contributors.map(contribute => contribute(roll, sides)));
